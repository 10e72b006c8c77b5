// Otys 9.1 At 18 prestige the round is finished; most prestige wins, then most resources in the search zones, then the
// victory is shared.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys::end {
namespace {

/// Prestige first, resources on a tie.
int standing(const Player& player) { return player.prestige * 64 + player.resources(); }

SeatSet leaders(const Public& table) {
  SeatSet best;
  int most = -1;
  for (int i = 0; i < table.seats(); ++i) {
    const int here = standing(table.player(seat_at(i)));
    if (here > most) best = SeatSet{};
    if (here >= most) best.add(seat_at(i));
    most = std::max(most, here);
  }
  return best;
}

Message verdict(const Public& table, SeatSet winners) {
  if (table.is_solo()) {
    const int prestige = table.players[0].prestige;
    return {"otys.verdict.solo", {Arg::number(prestige), Arg::term(solo_rank(prestige))}};
  }
  if (winners.size() > 1) return {"otys.verdict.shared", {}};
  return {"otys.verdict.wins", {Arg::seat(winners.front()), Arg::number(table.player(winners.front()).prestige)}};
}

}  // namespace

/// Looked at when a round is over: until then everybody plays on as usual (D17). In solo the timers end the game (D20).
bool reached(const Public& table) {
  for (int i = 0; i < table.seats(); ++i) {
    if (table.players[static_cast<std::size_t>(i)].prestige >= end_prestige()) return true;
  }
  return false;
}

Outcome outcome(const State& state) {
  const Public& table = state.table;
  Outcome outcome{.over = table.pending.empty()};
  for (int i = 0; i < table.seats(); ++i) {
    outcome.points[static_cast<std::size_t>(i)] = table.players[static_cast<std::size_t>(i)].prestige;
  }
  if (!outcome.over) return outcome;
  outcome.winners = leaders(table);
  outcome.verdict = verdict(table, outcome.winners);
  return outcome;
}

}  // namespace bathys::otys::end
