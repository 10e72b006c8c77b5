// Otys 7.1 The front of a reward token gives one of two resources, a battery, a choice among four contracts, an upgrade
// without prestige, or 1 prestige.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys::use_front {
namespace {

using Front = Reward::Front;

const Reward& token_of(const Public& table, const Frame& frame) {
  return reward(table.colony.reward_at(frame.args[0], frame.args[1]));
}

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

void offer_flips(const Seen& seen, const Reward& token, Options& options) {
  for (const Diver diver : seen.me().column) {
    if (!why_not_flip(seen, token, diver)) options.add(act(Do::flip, diver));
  }
}

}  // namespace

void offer(const Seen& seen, const Frame& frame, Options& options) {
  const Reward& token = token_of(seen.table, frame);
  for (const Resource type : token.choice) {
    if (!why_not_gain(seen, token, type)) options.add(act(Do::gain, type));
  }
  if (!why_not_accept(seen, token)) options.add(act(Do::accept));
  if (token.front == Front::upgrade) offer_flips(seen, token, options);
  options.add(act(Do::decline));
}

Refusal why_not(const Seen& seen, const Frame& frame, Action action) {
  const Reward& token = token_of(seen.table, frame);
  if (is(action, Do::decline)) return kAllowed;
  if (is(action, Do::gain)) return why_not_gain(seen, token, static_cast<Resource>(action.a));
  if (is(action, Do::flip)) return why_not_flip(seen, token, static_cast<Diver>(action.a));
  return is(action, Do::accept) ? why_not_accept(seen, token) : not_this_question("7.1");
}

void take(Play& play, const Frame& frame, Seat seat, Action action) {
  if (is(action, Do::decline)) return;
  const Reward& token = token_of(play.state.table, frame);
  switch (token.front) {
    case Front::resource:
      return gain_resource(play, seat, static_cast<Resource>(action.a), play.state.table.turn.level);
    case Front::battery:
      return gain_batteries(play, seat, 1);
    case Front::contracts:
      return draw_contracts::draw(play, seat);
    case Front::upgrade:
      return upgrade(play, seat, static_cast<Diver>(action.a));
    case Front::prestige:
      return gain_prestige(play, seat, 1, Source::reward_fronts);
  }
}

}  // namespace bathys::otys::use_front
