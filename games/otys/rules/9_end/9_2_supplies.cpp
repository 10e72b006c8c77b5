// Otys 9.2 Resources, credits and batteries never run out, and the score track has no upper end: the deeds of gaining
// and paying.
#include <algorithm>

#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys {
namespace {

void add(u16& counter, int n) { counter = static_cast<u16>(std::min(counter + n, kMaxCounter)); }

}  // namespace

void gain_credits(Play& play, Seat seat, int n) {
  if (n == 0) return;
  add(play.state.table.player(seat).credits, n);
  tell(play, Happening::credits_gained, seat, n);
}

void pay_credits(Play& play, Seat seat, int n) {
  if (n == 0) return;
  Player& player = play.state.table.player(seat);
  assert(player.credits >= n);
  player.credits = static_cast<u16>(player.credits - n);
  tell(play, Happening::credits_paid, seat, n);
}

void gain_batteries(Play& play, Seat seat, int n) {
  if (n == 0) return;
  add(play.state.table.player(seat).batteries, n);
  tell(play, Happening::batteries_gained, seat, n);
}

void spend_battery(Play& play, Seat seat) {
  Player& player = play.state.table.player(seat);
  assert(player.batteries > 0);
  --player.batteries;
  tell(play, Happening::battery_spent, seat);
}

void gain_contract_prestige(Play& play, Seat seat, int n, Source source) {
  if (n == 0) return;
  Public& table = play.state.table;
  Player& player = table.player(seat);
  const bool before = end::reached(table);
  const int had = player.prestige;
  add(player.prestige, n);
  add(player.scored_with(source), player.prestige - had);
  tell(play, Happening::prestige_gained, seat, n, player.prestige);
  if (!table.is_solo() && !before && end::reached(table)) tell(play, Happening::last_round, seat);
}

void gain_prestige(Play& play, Seat seat, int n, Source source) {
  gain_contract_prestige(play, seat, n, source);
  if (n > 0 && play.state.table.is_solo()) play.state.table.pending.push(pending(Rule::check_timers, seat));
}

void gain_resource(Play& play, Seat seat, Resource type, int level) {
  play.state.table.player(seat).zone(level).add(type);
  tell(play, Happening::found, seat, type, level);
}

void upgrade(Play& play, Seat seat, Diver diver) {
  play.state.table.player(seat).upgrade(diver);
  tell(play, Happening::upgraded, seat, diver);
}

}  // namespace bathys::otys
