// Why something is not allowed: a code, the rule section that forbids it, and what to fill into the sentence.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/message.hpp"

namespace bathys {

/// What `why_not` says when nothing forbids it.
struct Allowed {};
inline constexpr Allowed kAllowed{};

/// False when there is nothing to refuse. The sentence for people is the catalogue text "refusal.<code>".
struct Refusal {
  std::string_view code{};
  std::string_view rule{};  ///< "4.2"; empty when no rule of the game is concerned
  union {
    std::array<Arg, 3> args;  ///< unwritten when nothing is refused: offers ask millions of times a second
  };

  constexpr Refusal() {}
  constexpr Refusal(Allowed) {}
  constexpr Refusal(std::string_view because, std::string_view section = {}, std::array<Arg, 3> details = {})
      : code(because), rule(section), args(details) {}

  constexpr explicit operator bool() const { return !code.empty(); }
};

/// A refusal by a section of the rules.
template <class... Args>
constexpr Refusal refuse(std::string_view code, std::string_view rule, Args... args) {
  return {code, rule, {args...}};
}
inline Refusal not_this_question(std::string_view rule) { return refuse("not_this_question", rule); }

/// Something given from outside (a position, a record, options) that cannot be: where it is wrong, and what is wrong.
/// Thrown where a whole request fails; nothing has changed then.
struct BadInput {
  std::string where;
  std::string what;
};

}  // namespace bathys
