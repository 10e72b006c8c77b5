// A game with somebody on every seat: people at this terminal, and bots.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot.hpp"
#include "cli/terminal_console.hpp"
#include "core/any_game.hpp"

namespace bathys::cli {

struct SeatPlan {
  std::string bot{};   ///< the name of the bot, a level or one with a budget ("expert@1s"); empty for a person
  std::string name{};  ///< empty for somebody without a name of their own

  bool is_human() const { return bot.empty(); }
};

/// Answers that were taken back: who did it, to which decision, and how many there were.
struct TakenBack {
  Seat by;
  u32 to;
  u32 count;
};

class Table {
 public:
  /// One plan for every seat of the game. `make_bot` knows each bot.
  Table(std::unique_ptr<AnyGame> game, std::vector<SeatPlan> seats);

  const AnyGame& game() const { return *game_; }
  bool is_human(Seat seat) const { return seats_[static_cast<std::size_t>(index_of(seat))].is_human(); }
  int humans() const;
  /// The only person at the table, or the spectator when there are none or several: who may look when nobody is asked.
  Seat onlooker() const;
  /// What the seats are called; bots by their level, with a number where several have the same.
  words::SeatNames names(const words::Language& language) const;

  /// Whether several people at this table may ask the coach.
  bool hints_among_people = false;
  bool allows_hints() const { return humans() == 1 || hints_among_people; }

  /// The seat that has to answer next. Only while the game is not over.
  Seat asked() const { return game_->decision().asked.front(); }
  Refusal play(Seat seat, Action action) { return game_->play(seat, action); }
  /// All of them or none.
  Refusal play_all(Seat seat, const std::vector<Action>& actions);
  /// What the bot on this seat answers. It may think in another thread while nothing else is done with the table.
  Action bot_answer(Seat seat, const Thinking& thinking);

  /// Takes back answers until a person has something to choose again. When the rules of undo stop it on the way,
  /// nothing is taken back and the reason is told. `by` is the person who wants it.
  Refusal undo(Seat by);
  /// Since the game was begun or loaded, oldest first.
  const std::vector<TakenBack>& taken_back() const { return taken_back_; }
  /// The person who would choose again after `undo`; kNoSeat when it would be refused.
  Seat undo_leads_to() const;
  /// Whether forced answers are given without asking; undo goes past those.
  bool plays_forced = true;
  /// The answer to give without asking, if there is one. Somebody with a single answer because of cards that only they
  /// see is asked: otherwise the others would learn of it.
  std::optional<Action> forced_answer() const;

  /// Writes the record; false when the file cannot be written.
  bool save(const std::string& file);
  bool unsaved() const { return game_->decision().number != saved_at_; }

 private:
  std::unique_ptr<AnyGame> undone(Refusal& refusal) const;
  bool has_choice(const AnyGame& game) const;

  std::unique_ptr<AnyGame> game_;
  std::vector<SeatPlan> seats_;
  std::vector<TakenBack> taken_back_{};
  std::map<std::string, std::unique_ptr<Bot>> bots_;
  Generator generator_;
  u32 saved_at_ = 0;
};

}  // namespace bathys::cli
