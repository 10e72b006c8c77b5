// The commands that play: do, undo, bot.
#include <random>
#include <utility>
#include <vector>

#include "wire/actions.hpp"
#include "wire/commands/commands.hpp"
#include "wire/parsing.hpp"

namespace bathys::wire {
namespace {

constexpr i64 kMaxBudgetMs = 600'000;
constexpr i64 kMaxSimulations = 10'000'000;
constexpr i64 kMaxNumber = i64{1} << 53;  // what every JSON reader can hold
constexpr std::size_t kMaxBatch = 1000;

void refuse_if(const Refusal& refusal, const AnyGame& game, const Request& request, Seat viewer) {
  if (refusal) throw GameRefusal{teller(game, request, viewer).refusal(refusal)};
}

/// "decision": the number at which the request was meant. One that comes late or twice changes nothing.
void refuse_stale(const AnyGame& game, const Request& request) {
  const u32 now = game.decision().number;
  if (request.number_or("decision", 0, kMaxNumber, now) == now) return;
  throw RequestError{"stale", "the game stands at decision " + std::to_string(now)};
}

std::vector<Action> actions_of(const AnyGame& game, const Request& request) {
  if (request.has("action") == request.has("actions")) {
    throw RequestError{"bad_request", "either action or actions is expected"};
  }
  if (request.has("action")) return {read_action(game.verbs(), request.value("action"), "action")};
  const Json& list = request.value("actions");
  if (!list.is_array() || list.empty() || list.size() > kMaxBatch) {
    throw RequestError{"bad_request", "actions: a list of 1 to " + std::to_string(kMaxBatch) +
                                          " answers is expected, found " + found(list)};
  }
  std::vector<Action> actions;
  for (const Json& one : list) {
    actions.push_back(read_action(game.verbs(), one, "actions[" + std::to_string(actions.size()) + "]"));
  }
  return actions;
}

u64 bot_seed(const Request& request) {
  if (request.has("seed")) return static_cast<u64>(request.number("seed", 0, kMaxNumber));
  std::random_device device;
  return (u64{device()} << 32) | device();
}

Action choose(const Conversation& conversation, const AnyGame& game, Seat seat, const Request& request) {
  if (!conversation.bots.choose) throw RequestError{"bad_request", "there are no bots here"};
  const std::string level = request.text("level");
  return conversation.bots.choose(
      game, seat,
      {.level = level,
       .simulations = static_cast<int>(request.number_or("simulations", 0, kMaxSimulations, 0)),
       .budget_ms = static_cast<int>(request.number_or("budget_ms", 0, kMaxBudgetMs, 0)),
       .limit_ms = static_cast<int>(request.number_or("limit_ms", 0, kMaxBudgetMs, 0)),
       .seed = bot_seed(request)});
}

}  // namespace

Json run_do(Conversation& conversation, const Request& request) {
  AnyGame& game = game_of(conversation);
  const Seat seat = request.seat(game.seats());
  refuse_stale(game, request);
  const LookAfter after(game, request);
  std::size_t refused_at = 0;
  if (const Refusal refusal = game.play_all(seat, actions_of(game, request), refused_at)) {
    Json error = teller(game, request, seat).refusal(refusal);
    if (request.has("actions")) error["at"] = refused_at;
    throw GameRefusal{std::move(error)};
  }
  return after.with(Json::object());
}

Json run_undo(Conversation& conversation, const Request& request) {
  AnyGame& game = game_of(conversation);
  refuse_stale(game, request);
  const LookAfter after(game, request);
  refuse_if(game.undo(), game, request, kSpectator);
  return after.with(Json::object());
}

Json run_bot(Conversation& conversation, const Request& request) {
  AnyGame& game = game_of(conversation);
  const Seat seat = request.seat(game.seats());
  const bool play = request.flag_or("play", false);
  const LookAfter after(game, request);
  if (!play && request.has("look")) throw RequestError{"bad_request", "look: only with play"};
  refuse_stale(game, request);
  // A seat that is not asked is refused whatever it answers.
  if (!game.decision().asked.has(seat)) refuse_if(game.why_not(seat, Action{}), game, request, seat);
  const Action action = choose(conversation, game, seat, request);
  refuse_if(game.why_not(seat, action), game, request, seat);
  Json answer{{"action", teller(game, request, seat).answer(action)}};
  if (!play) return answer;
  game.play(seat, action);
  return after.with(std::move(answer));
}

}  // namespace bathys::wire
