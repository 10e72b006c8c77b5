// A law that does not hold: thrown where it is seen, told with everything needed to see it again.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "core/refusal.hpp"

namespace bathys::laws {

/// A law found broken, and how.
struct Broken : std::runtime_error {
  Broken(std::string_view law, const std::string& how)
      : std::runtime_error("\"" + std::string(law) + "\" is broken: " + how) {}
};

inline void require(bool holds, std::string_view law, const auto&... what) {
  if (holds) return;
  std::string text;
  (text.append(what), ...);
  throw Broken(law, text);
}

/// For text in `require` that is only worth making when the law is broken.
template <class Make>
void require_or(bool holds, std::string_view law, Make make) {
  if (!holds) throw Broken(law, make());
}

inline std::string name_of(Seat viewer) {
  return is_seat(viewer) ? "seat " + std::to_string(index_of(viewer)) : "a spectator";
}

/// Runs what may throw BadInput and makes a broken law of it.
template <class Run>
void require_accepted(std::string_view law, Run run) {
  try {
    run();
  } catch (const BadInput& bad) {
    throw Broken(law, bad.where + ": " + bad.what);
  }
}

}  // namespace bathys::laws
