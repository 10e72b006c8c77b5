// Otys 7.1 The front of a reward token gives one of two resources, a battery, a choice among four contracts, an upgrade
// without prestige, or 1 prestige.
#include "core/allowed.hpp"
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"
#include "games/otys/said.hpp"

namespace bathys::otys::use_front {
namespace {

using Front = Reward::Front;

const Reward& token_at(const Public& table, DisplayPlace place) { return reward(table.colony.reward_at(place)); }

Refusal why_not_gain(const Seen& seen, const Reward& token, Resource type) {
  if (token.front != Front::resource) return not_this_question("7.1");
  if (type != token.choice[0] && type != token.choice[1]) return refuse("not_on_token", "7.1");
  return seen.me().has_room(seen.turn().level) ? kAllowed : refuse("level_full", "7.1");
}
Refusal why_not_flip(const Seen& seen, const Reward& token, Diver diver) {
  if (token.front != Front::upgrade) return not_this_question("7.1");
  return seen.me().is_upgraded(diver) ? refuse("already_upgraded", "7.1") : kAllowed;
}
Refusal why_not_accept(const Seen& seen, const Reward& token) {
  if (token.front == Front::resource || token.front == Front::upgrade) return not_this_question("7.1");
  const bool out_of_cards = token.front == Front::contracts && !draw_contracts::possible(seen);
  return out_of_cards ? refuse("no_contracts_left", "7.1") : kAllowed;
}

}  // namespace

/// The token stays where it lies until its front was used (D25).
const Below kBelow{Rule::place_reward, Rule::discard_reward};

Wrong wrong(const At& at, const Words& place) { return wrong_place(at, place); }

Message question(const Seen& seen, const Words& place) {
  return {"otys.ask.use_front",
          {Arg::seat(seen.who), said(token_at(seen.table, place).front), said_level(seen.turn().level)}};
}

Message answer(const Seen& seen, const Words& place, Action action) {
  if (is(action, Do::gain)) return {"otys.answer.gain", {said(resource_in(action))}};
  if (is(action, Do::flip)) return {"otys.answer.flip", {said(diver_in(action))}};
  if (is(action, Do::accept)) return {"otys.answer.accept", {said(token_at(seen.table, place).front)}};
  return {"otys.answer.decline", {}};
}

Refusal why_not(const Seen& seen, const Words& place, Action action) {
  const Reward& token = token_at(seen.table, place);
  if (is(action, Do::decline)) return kAllowed;
  if (is(action, Do::gain)) return why_not_gain(seen, token, resource_in(action));
  if (is(action, Do::flip)) return why_not_flip(seen, token, diver_in(action));
  return is(action, Do::accept) ? why_not_accept(seen, token) : not_this_question("7.1");
}

void offer(const Seen& seen, const Words& place, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, place);
  for (const Resource type : token_at(seen.table, place).choice) consider(act(Do::gain, type));
  consider(act(Do::accept));
  for (const Diver diver : seen.me().column) consider(act(Do::flip, diver));
  consider(act(Do::decline));
}

void take(Play& play, const Words& place, Seat seat, Action action) {
  if (is(action, Do::decline)) return;
  const Reward& token = token_at(play.state.table, place);
  switch (token.front) {
    case Front::resource:
      return gain_resource(play, seat, resource_in(action), play.state.table.turn.level);
    case Front::battery:
      return gain_batteries(play, seat, in_play.front_batteries);
    case Front::contracts:
      return draw_contracts::draw(play, seat);
    case Front::upgrade:
      return upgrade(play, seat, diver_in(action));
    case Front::prestige:
      return gain_prestige(play, seat, in_play.front_prestige, Source::reward_fronts);
  }
}

}  // namespace bathys::otys::use_front
