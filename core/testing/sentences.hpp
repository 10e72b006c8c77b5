// What tests of sentences share: the arguments that a message may have.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "core/message.hpp"

namespace bathys {

/// The name of a verb as part of a key: "x_own".
inline std::string with_underscores(std::string_view words) {
  std::string joined(words);
  std::replace(joined.begin(), joined.end(), ' ', '_');
  return joined;
}

/// Terms are those of the game, "<game>."; "?" stands for what should never be said.
inline bool makes_sense(const Arg& arg, std::string_view game) {
  switch (arg.kind) {
    case Arg::Kind::number:
      return arg.value >= 0 && arg.value < 3000;
    case Arg::Kind::seat:
      return arg.value >= 0 && arg.value < kMaxSeats;
    case Arg::Kind::term:
      return arg.text.starts_with(game);
    case Arg::Kind::counts:
      return arg.value > 0 && arg.terms != nullptr;
    case Arg::Kind::text:
      return arg.text != "?";
    case Arg::Kind::phrase:
      return arg.inner != nullptr && arg.inner->key.starts_with(game);
    case Arg::Kind::none:
      break;
  }
  return true;
}

inline void expect_arguments_make_sense(const Message& message, std::string_view game) {
  for (const Arg& arg : message.args) {
    EXPECT_TRUE(makes_sense(arg, game)) << message.key << ": " << arg.text << arg.value;
  }
}

}  // namespace bathys
