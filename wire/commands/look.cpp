// The commands that look at a game and change nothing.
#include "wire/actions.hpp"
#include "wire/commands/commands.hpp"
#include "wire/record.hpp"

namespace bathys::wire {
namespace {

constexpr i64 kMostEvents = 1'000'000'000;

}  // namespace

Json run_state(Conversation& conversation, const Request&) { return {{"state", state_json(game_of(conversation))}}; }

Json run_decision(Conversation& conversation, const Request& request) {
  const AnyGame& game = game_of(conversation);
  return {{"decision", decision_of(game, request, request.viewer_or_spectator(game.seats()))}};
}

Json run_legal(Conversation& conversation, const Request& request) {
  const AnyGame& game = game_of(conversation);
  return {{"legal", teller(game, request, request.seat(game.seats())).legal()}};
}

Json run_view(Conversation& conversation, const Request& request) {
  const AnyGame& game = game_of(conversation);
  return {{"view", teller(game, request, request.viewer_or_spectator(game.seats())).view()}};
}

Json run_events(Conversation& conversation, const Request& request) {
  const AnyGame& game = game_of(conversation);
  const Teller told = teller(game, request, request.viewer_or_spectator(game.seats()));
  const auto since = static_cast<std::size_t>(request.number_or("since", 0, kMostEvents, 0));
  return {{"events", told.events(since)}, {"next", told.event_count()}};
}

Json run_look(Conversation& conversation, const Request& request) {
  const AnyGame& game = game_of(conversation);
  const auto since = static_cast<std::size_t>(request.number_or("since", 0, kMostEvents, 0));
  return teller(game, request, request.viewer_or_spectator(game.seats())).look(since);
}

Json run_record(Conversation& conversation, const Request&) {
  const AnyGame& game = game_of(conversation);
  return {{"record", to_json(game, kind_named(std::string(game.name())))}};
}

Json run_link(Conversation& conversation, const Request&) { return {{"link", game_of(conversation).link()}}; }

Json run_explain(Conversation& conversation, const Request& request) {
  const AnyGame& game = game_of(conversation);
  const Seat seat = request.seat(game.seats());
  const Action action = read_action(game.verbs(), request.value("action"), "action");
  const Teller told = teller(game, request, seat);
  if (const Refusal refusal = game.why_not(seat, action)) return {{"legal", false}, {"refusal", told.refusal(refusal)}};
  return {{"legal", true}, {"answer", told.answer(action)}};
}

Json run_preview(Conversation& conversation, const Request& request) {
  const AnyGame& game = game_of(conversation);
  const Teller told = teller(game, request, request.seat(game.seats()));
  const Action action = read_action(game.verbs(), request.value("action"), "action");
  try {
    return told.preview(action);
  } catch (const Teller::NoPreview& none) {
    throw GameRefusal{told.refusal(none.refusal)};
  }
}

Json run_outcome(Conversation& conversation, const Request& request) {
  const AnyGame& game = game_of(conversation);
  return {{"outcome", teller(game, request, request.viewer_or_spectator(game.seats())).outcome()}};
}

}  // namespace bathys::wire
