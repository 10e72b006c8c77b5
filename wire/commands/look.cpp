// The commands that look at a game and change nothing.
#include "wire/actions.hpp"
#include "wire/commands/commands.hpp"
#include "wire/parsing.hpp"
#include "wire/record.hpp"

namespace bathys::wire {
namespace {

constexpr i64 kMaxEvents = 1'000'000'000;

std::size_t since_of(const Request& request) {
  return static_cast<std::size_t>(request.number_or("since", 0, kMaxEvents, 0));
}

/// The value of "look", which takes the fields of the command of that name but "names", which belong to the request.
const Json& look_of(const Request& request) {
  const Json& look = request.value("look");
  if (!look.is_object()) throw RequestError{"bad_request", "look: an object is expected, found " + found(look)};
  for (const auto& [name, value] : look.items()) {
    if (name != "seat" && name != "since")
      throw RequestError{"bad_request", "look: unknown field " + found(name) + "; look takes seat, since"};
  }
  return look;
}

}  // namespace

LookAfter::LookAfter(const AnyGame& game, const Request& request)
    : game_(game), request_(request), wanted_(request.has("look")) {
  if (!wanted_) return;
  const Request look(look_of(request));
  viewer_ = look.viewer_or_spectator(game.seats());
  since_ = since_of(look);
}

Json LookAfter::with(Json answer) const {
  if (!wanted_) {
    answer["decision"] = decision_of(game_, request_);
    return answer;
  }
  Json look = teller(game_, request_, viewer_).look(since_);
  answer["decision"] = look["decision"];
  answer["look"] = std::move(look);
  return answer;
}

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
  return {{"events", told.events(since_of(request))}, {"next", told.event_count()}};
}

Json run_look(Conversation& conversation, const Request& request) {
  const AnyGame& game = game_of(conversation);
  return teller(game, request, request.viewer_or_spectator(game.seats())).look(since_of(request));
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

Json run_course(Conversation& conversation, const Request& request) {
  const AnyGame& game = game_of(conversation);
  return {{"course", teller(game, request, request.viewer_or_spectator(game.seats())).course()}};
}

}  // namespace bathys::wire
