// A player that is a program, for everything that does not care which game it is or how it plays.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "core/any_game.hpp"
#include "core/generator.hpp"

namespace bathys {

/// How long a bot may think. Levels that do not search against the clock take no notice.
struct Thinking {
  int budget_ms = 1000;
};

class Bot {
 public:
  virtual ~Bot() = default;

  /// The name of the level: one of `bot_levels()`.
  virtual std::string_view level() const = 0;

  /// A legal answer for a seat that is asked. It depends on what that seat can see, on the generator and, for levels
  /// that search against the clock, on the time; on nothing else, so the same bot may play several seats and games.
  virtual Action choose(const AnyGame& game, Seat seat, const Thinking& thinking, Generator& generator) = 0;
  Action choose(const AnyGame& game, Seat seat, Generator& generator) { return choose(game, seat, {}, generator); }
};

/// A bot of that level for the game of that name, or null when either is unknown.
std::unique_ptr<Bot> make_bot(std::string_view game, std::string_view level);

/// The levels there are, the weakest first. `make_bot` also knows them by the names people choose by: easy, normal and
/// hard.
std::span<const std::string_view> bot_levels();

/// The answer of a bot of that level that draws from this seed: the same on every platform for levels that do not
/// search against the clock. Throws BadInput when there is no such level.
Action choose_as_bot(const AnyGame& game, Seat seat, std::string_view level, int budget_ms, u64 seed);

}  // namespace bathys
