// A player that is a program, for everything that does not care which game it is or how it plays.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "bots/search/budget.hpp"
#include "core/any_game.hpp"
#include "core/bot_wish.hpp"
#include "core/generator.hpp"

namespace bathys {

class Bot {
 public:
  virtual ~Bot() = default;

  /// The name of the level: one of `bot_levels()`.
  virtual std::string_view level() const = 0;

  /// A legal answer for a seat that is asked. It depends on what that seat can see, on the generator and, when the
  /// budget is one of time, on the time; on nothing else, so the same bot may play several seats and games.
  virtual Action choose(const AnyGame& game, Seat seat, const Thinking& thinking, Generator& generator) = 0;
  Action choose(const AnyGame& game, Seat seat, Generator& generator) { return choose(game, seat, {}, generator); }
};

/// A bot by its name for the game of that name, or null when either is unknown. The name is a level, or a level with a
/// budget of its own that counts instead of any given later: `expert@2000` (simulations), `expert@100ms`, `expert@1s`.
std::unique_ptr<Bot> make_bot(std::string_view game, std::string_view name);

/// The levels there are, the weakest first; those for studies, `random` and `greedy`, among them.
std::span<const std::string_view> bot_levels();
/// The levels people choose by, the weakest first.
std::span<const std::string_view> levels_for_people();
/// Whether this is one of `bot_levels()`: a level without a budget, for whoever gives the budget themselves.
bool is_level(std::string_view name);

/// The answer of the bot that is wished for. Its level may be any name that `make_bot` knows; throws BadInput when
/// there is no such bot.
Action choose_as_bot(const AnyGame& game, Seat seat, const BotWish& wish);

}  // namespace bathys
