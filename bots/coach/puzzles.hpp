// Finds puzzles in games of bots (docs/puzzles.md).
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzle.hpp"

namespace bathys {

/// What a search for puzzles spends, in simulations.
struct PuzzleEffort {
  int screening = 60;     ///< for each decision looked at
  int looking = 300;      ///< where the screening saw something
  int confirming = 1600;  ///< where the second look saw it too
};

/// Looks for puzzles in one game of bots after the other.
class PuzzleSource {
 public:
  virtual ~PuzzleSource() = default;
  /// The puzzle of the game with this number, if it has one: at most one of each game, so that no two are alike. It
  /// depends on the number, the seed and the effort, and on nothing else.
  virtual std::optional<Puzzle> in_game(u32 number) = 0;
};

/// Null when there is no such game.
std::unique_ptr<PuzzleSource> make_puzzle_source(std::string_view game, const std::string& seed,
                                                 const PuzzleEffort& effort);

struct PuzzleHunt {
  std::string game{};
  std::string seed = "1";
  PuzzleEffort effort{};
  int count = 1;
  int threads = 1;
  u32 most_games = 100'000;
  /// Told when a game more is known: how many games in a row are, and all puzzles taken from them. May be empty.
  std::function<void(u32 games, const std::vector<Puzzle>& found)> progress{};
};

/// The puzzles of the first games that have some, in the order of games, and of no theme too many; fewer than wanted
/// when there are not so many. The same with any number of threads. Throws what a game throws.
/// A hunt that was broken off goes on behind the game of the last that it found.
std::vector<Puzzle> hunt_puzzles(const PuzzleHunt& hunt, std::vector<Puzzle> found = {});

/// Whether one more of this theme keeps those that were found varied: what most games are about would fill a book. It
/// depends only on what was found before, so that a shorter book is the beginning of a longer one.
bool has_room(const Theme& theme, const std::vector<Puzzle>& found);

/// What the difference between the best and the obvious answer is about, from the reasons for the best.
Theme theme_of(const std::vector<Reason>& reasons);

}  // namespace bathys
