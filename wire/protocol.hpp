// The engine protocol: one JSON object per line in, exactly one per line out. See docs/formats.md.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/advice.hpp"
#include "core/any_game.hpp"
#include "core/bot_wish.hpp"
#include "core/puzzle.hpp"
#include "wire/json_type.hpp"

namespace bathys::wire {

/// The bots that are there, if any; the protocol knows them only by this.
struct Bots {
  /// Chooses an answer for a seat that is asked. Throws BadInput for a level it does not know.
  std::function<Action(const AnyGame& game, Seat seat, const BotWish& wish)> choose{};
  /// The levels that people choose by, the weakest first.
  std::span<const std::string_view> levels{};
  /// The coach of a game.
  std::function<std::unique_ptr<Coach>(std::string_view game)> coach{};
};

/// A review that is being made, and of what.
struct RunningReview {
  std::vector<Answer> answers{};
  SeatSet seats{};
  ReviewDepth depth{};
  int simulations = 0;
  std::unique_ptr<ReviewInProgress> making{};

  bool is_of(const RunningReview& other) const {
    return answers == other.answers && seats == other.seats && depth == other.depth && simulations == other.simulations;
  }
};

/// What is kept between the requests of one conversation.
struct Conversation {
  Bots bots{};
  RunningReview review{};
  std::optional<Puzzle> puzzle{};  ///< the game began from its position
  std::unique_ptr<AnyGame> game{};
  bool quit = false;
};

class Protocol {
 public:
  /// Longer lines are refused unread.
  static constexpr std::size_t kMaxLineBytes = std::size_t{1} << 20;

  explicit Protocol(Bots bots = {});

  /// The answer to one line, without a line end. Whatever the line holds, there is an answer, and one that is not "ok"
  /// has changed nothing.
  std::string handle(std::string_view line);

  /// True after the command `quit`.
  bool quit() const { return conversation_.quit; }
  /// The game being played, or null.
  const AnyGame* game() const { return conversation_.game.get(); }

 private:
  Conversation conversation_;
};

}  // namespace bathys::wire
