// Why something is not allowed: a code, the rule section that forbids it, and what to fill into the sentence.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/message.hpp"

namespace bathys {

/// False when there is nothing to refuse. The sentence for people is the catalogue text "refusal.<code>".
struct Refusal {
  std::string_view code{};
  std::string_view rule{};  ///< "4.2"; empty when no rule of the game is concerned
  std::array<Arg, 3> args{};

  constexpr explicit operator bool() const { return !code.empty(); }
};

inline constexpr Refusal kAllowed{};

/// Something given from outside (a position, a record, options) that cannot be: where it is wrong, and what is wrong.
/// Thrown where a whole request fails; nothing has changed then.
struct BadInput {
  std::string where;
  std::string what;
};

}  // namespace bathys
