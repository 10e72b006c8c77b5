// Otys 3.4 Sponsor 4: for 2 credits upgrade the diver you activate, and point at it (D5) | one of your surface divers;
// 1 prestige either way.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"
#include "games/otys/said.hpp"

namespace bathys::otys::sponsor_4 {
namespace {

Refusal why_not_upgrade(const Seen& seen, Diver diver, int fee) {
  if (seen.me().is_upgraded(diver)) return refuse("already_upgraded", "3.4");
  return short_of_credits(seen.me(), fee, "3.4");
}

void pay_and_upgrade(Play& play, Seat seat, Diver diver, int fee, int prestige) {
  pay_credits(play, seat, fee);
  upgrade(play, seat, diver);
  gain_prestige(play, seat, prestige, Source::sponsors);
}

Diver active_diver(const Public& table, Seat seat) { return table.player(seat).diver_at_level(table.turn.level); }

Refusal why_not_active(const Seen& seen, Action action) {
  if (!is(action, Do::sponsor)) return not_this_question("3.4");
  return why_not_upgrade(seen, active_diver(seen.table, seen.who), sponsor_values().upgrade_fee);
}
Message answer_active(const Seen& seen, Action action) {
  Message message = answer_sponsor(seen, action);
  message.args[1] = Arg::price(sponsor_values().upgrade_fee);
  return message;
}
void offer_active(const Seen& seen, Options& options) {
  if (!why_not_active(seen, act(Do::sponsor))) options.add(act(Do::sponsor));
}
void use_active(Play& play, Seat seat, Action) {
  play.state.table.turn.pointed = 1;
  pay_and_upgrade(play, seat, active_diver(play.state.table, seat), sponsor_values().upgrade_fee,
                  sponsor_values().upgrade_prestige);
}

Refusal why_not_surface(const Seen& seen, Action action) {
  if (!is(action, Do::sponsor_flip)) return not_this_question("3.4");
  if (seen.me().place_of(diver_in(action)) >= kSurface) return refuse("not_on_surface", "3.4");
  return why_not_upgrade(seen, diver_in(action), sponsor_values().surface_fee);
}
void offer_surface(const Seen& seen, Options& options) {
  for (int place = 0; place < kSurface; ++place) {
    const Action flip = act(Do::sponsor_flip, seen.me().column[place]);
    if (!why_not_surface(seen, flip)) options.add(flip);
  }
}
void use_surface(Play& play, Seat seat, Action action) {
  pay_and_upgrade(play, seat, diver_in(action), sponsor_values().surface_fee, sponsor_values().surface_prestige);
}
Message answer_surface(const Seen&, Action action) {
  return {"otys.answer.sponsor_flip", {said(diver_in(action)), Arg::price(sponsor_values().surface_fee)}};
}

}  // namespace

const SponsorRule kBasic{offer_active, why_not_active, use_active, answer_active};
const SponsorRule kAdvanced{offer_surface, why_not_surface, use_surface, answer_surface};

}  // namespace bathys::otys::sponsor_4
