// The puzzles that the program brings along.
#pragma once

#include <string_view>

#include "core/puzzle.hpp"

namespace bathys::cli {

/// The puzzles of one game, numbered from 1 on; each is read when it is wanted.
class PuzzleBook {
 public:
  /// Throws WrongUse when the game has none.
  explicit PuzzleBook(std::string_view game);

  std::string_view game() const { return game_; }
  int size() const { return size_; }
  Puzzle puzzle(int number) const;
  /// The number of the puzzle of a day, counted from 1970 on: the same for everybody, and on the page.
  int of_day(i64 day) const { return static_cast<int>(day % size_) + 1; }

 private:
  std::string_view game_;
  const std::string_view* texts_ = nullptr;
  int size_ = 0;
};

/// Today on the calendar of this machine, in days since 1970.
i64 today();

}  // namespace bathys::cli
