// What can be learned: each game says which judges it has and how they are taught.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/learning/self_play.hpp"

namespace bathys {

/// A judge of one game.
struct School {
  std::string_view name;  ///< bots/<game>/<name>.weights keeps what was learned
  int inputs;
  Schooling usual;
  std::vector<i16> (*teach)(const Schooling& schooling);
  std::string_view by;  ///< what it learns from, as the file of what was learned says it
};

/// The schools of a game, from bots/<game>/schools.cpp; none for a game that has no such file.
std::span<const School> schools_of(std::string_view game);

/// The file that keeps what was learned; `command` says how it was made.
std::string weights_text(const School& school, std::span<const i16> numbers, std::string_view command);

}  // namespace bathys
