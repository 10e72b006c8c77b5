// The commands of the engine protocol, one row each.
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>

#include "core/any_game.hpp"
#include "wire/json.hpp"
#include "wire/protocol.hpp"
#include "wire/request.hpp"

namespace bathys::wire {

/// A refusal that the game itself gave, as the error of the answer.
struct GameRefusal {
  Json error;
};

/// One command: the fields it takes besides "id", "cmd" and "lang", and what it does. `run` gives the fields of the
/// answer. It throws RequestError, GameRefusal, or BadInput, which is answered with the code `bad_input`; it then has
/// changed nothing.
struct Command {
  std::string_view name;
  std::span<const std::string_view> fields;
  std::string_view bad_input;
  Json (*run)(Conversation&, const Request&);
};

std::span<const Command> commands();

/// The game being played. Throws RequestError (no_game) when there is none.
AnyGame& game_of(Conversation& conversation);

/// The game of that name. Throws RequestError when there is none.
const AnyKind& kind_named(const std::string& name);

/// The kind that the field "game" names; without it, the kind of the game being played.
const AnyKind& kind_of(Conversation& conversation, const Request& request);

Teller teller(const AnyGame& game, const Request& request, Seat viewer);

/// The decision as a viewer is told it, and whether the last answer can be taken back.
Json decision_of(const AnyGame& game, const Request& request, Seat viewer = kSpectator);

/// "look": {"seat":0,"since":3} in a request that changes the game: what its answer shows of the game afterwards.
class LookAfter {
 public:
  /// Read before anything changes. Throws RequestError when it cannot be read.
  LookAfter(const AnyGame& game, const Request& request);
  /// Adds where the game stands now: the look when one was asked for, otherwise the decision alone.
  Json with(Json answer) const;

 private:
  const AnyGame& game_;
  const Request& request_;
  bool wanted_ = false;
  Seat viewer_ = kSpectator;
  std::size_t since_ = 0;
};

// begin.cpp
Json run_new(Conversation& conversation, const Request& request);
Json run_position(Conversation& conversation, const Request& request);
Json run_puzzle(Conversation& conversation, const Request& request);
Json run_load(Conversation& conversation, const Request& request);
// look.cpp
Json run_state(Conversation& conversation, const Request& request);
Json run_decision(Conversation& conversation, const Request& request);
Json run_legal(Conversation& conversation, const Request& request);
Json run_view(Conversation& conversation, const Request& request);
Json run_events(Conversation& conversation, const Request& request);
Json run_look(Conversation& conversation, const Request& request);
Json run_record(Conversation& conversation, const Request& request);
Json run_link(Conversation& conversation, const Request& request);
Json run_explain(Conversation& conversation, const Request& request);
Json run_preview(Conversation& conversation, const Request& request);
Json run_outcome(Conversation& conversation, const Request& request);
Json run_course(Conversation& conversation, const Request& request);
// act.cpp
Json run_do(Conversation& conversation, const Request& request);
Json run_undo(Conversation& conversation, const Request& request);
Json run_bot(Conversation& conversation, const Request& request);
// coach.cpp
Json run_hint(Conversation& conversation, const Request& request);
Json run_review(Conversation& conversation, const Request& request);
Json run_solve(Conversation& conversation, const Request& request);
// about.cpp
Json run_games(Conversation& conversation, const Request& request);
Json run_describe(Conversation& conversation, const Request& request);
Json run_rules(Conversation& conversation, const Request& request);
Json run_quit(Conversation& conversation, const Request& request);

}  // namespace bathys::wire
