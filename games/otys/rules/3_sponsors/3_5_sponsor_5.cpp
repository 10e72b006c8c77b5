// Otys 3.5 Sponsor 5: one battery | one battery, or for a battery move one resource between the active level and
// another one with room.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"
#include "games/otys/said.hpp"

namespace bathys::otys {
namespace sponsor_5 {
namespace {

void offer_battery(const Seen&, Options& options) { options.add(act(Do::sponsor)); }
Refusal why_not_battery(const Seen&, Action action) {
  return is(action, Do::sponsor) ? kAllowed : not_this_question("3.5");
}
void use_battery(Play& play, Seat seat, Action) { gain_batteries(play, seat, sponsor_values().batteries); }

/// D18: the level a resource moves to needs a free space.
Refusal why_not_move(const Seen& seen, Action action) {
  const Player& me = seen.me();
  const int active = seen.turn().level;
  if (action.b == action.c || (action.b != active && action.c != active)) return refuse("not_by_active_level", "3.5");
  if (me.batteries == 0) return refuse("no_battery", "3.5");
  if (!me.zone(action.b).has(resource_in(action))) return refuse("no_such_resource", "3.5");
  return me.has_room(action.c) ? kAllowed : refuse("level_full", "3.5");
}

Refusal why_not_choice(const Seen& seen, Action action) {
  return is(action, Do::sponsor_move) ? why_not_move(seen, action) : why_not_battery(seen, action);
}
void offer_moves(const Seen& seen, int from, int to, Options& options) {
  for (const Resource type : kAllResources) {
    const Action move = act(Do::sponsor_move, static_cast<int>(type), from, to);
    if (!why_not_move(seen, move)) options.add(move);
  }
}
void offer_choice(const Seen& seen, Options& options) {
  offer_battery(seen, options);
  if (seen.me().batteries == 0) return;
  const int active = seen.turn().level;
  for (int other = 0; other < kLevels; ++other) {
    if (other == active) continue;
    offer_moves(seen, active, other, options);
    offer_moves(seen, other, active, options);
  }
}
void use_choice(Play& play, Seat seat, Action action) {
  if (is(action, Do::sponsor)) return gain_batteries(play, seat, sponsor_values().batteries_of_advanced);
  Player& player = play.state.table.player(seat);
  const auto type = resource_in(action);
  spend_battery(play, seat);
  player.zone(action.b).remove(type);
  player.zone(action.c).add(type);
  tell(play, Happening::resource_moved, seat, type, action.b, action.c);
}

Message answer_choice(const Seen& seen, Action action) {
  if (is(action, Do::sponsor)) return answer_sponsor(seen, action);
  return {"otys.answer.sponsor_move", {said(resource_in(action)), said_level(action.b), said_level(action.c)}};
}

}  // namespace

const SponsorRule kBasic{offer_battery, why_not_battery, use_battery, answer_sponsor};
const SponsorRule kAdvanced{offer_choice, why_not_choice, use_choice, answer_choice};

}  // namespace sponsor_5

Message answer_sponsor(const Seen& seen, Action) {
  return {"otys.answer.sponsor", {said_sponsor(seen.colony(), seen.turn().level)}};
}

const SponsorRule& sponsor_rule(int tile, bool advanced) {
  static constexpr const SponsorRule* kRulesOf[kSponsors][2] = {{&sponsor_1::kBasic, &sponsor_1::kAdvanced},
                                                                {&sponsor_2::kBasic, &sponsor_2::kAdvanced},
                                                                {&sponsor_3::kBasic, &sponsor_3::kAdvanced},
                                                                {&sponsor_4::kBasic, &sponsor_4::kAdvanced},
                                                                {&sponsor_5::kBasic, &sponsor_5::kAdvanced}};
  return *kRulesOf[tile][advanced ? 1 : 0];
}

}  // namespace bathys::otys
