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

/// The most resources of those who have as much prestige as the winner, the winner not counted; -1 without a tie.
int most_resources_of_rivals(const Public& table, Seat winner) {
  int most = -1;
  for (int i = 0; i < table.seats(); ++i) {
    const Player& rival = table.player(seat_at(i));
    if (seat_at(i) == winner || rival.prestige != table.player(winner).prestige) continue;
    most = std::max(most, rival.resources());
  }
  return most;
}

Message one_wins(const Public& table, Seat winner) {
  const Player& player = table.player(winner);
  const int rivals = most_resources_of_rivals(table, winner);
  if (rivals < 0) return {"otys.verdict.wins", {Arg::seat(winner), Arg::number(player.prestige)}};
  return {"otys.verdict.wins_tie",
          {Arg::seat(winner), Arg::number(player.prestige), Arg::number(player.resources()), Arg::number(rivals)}};
}

/// First the numbers that all of them have, then who they are.
Message shared(const Public& table, SeatSet winners) {
  static constexpr Places<std::string_view, kMaxSeats + 1> kKeys{
      "", "", "otys.verdict.shared_by_2", "otys.verdict.shared_by_3", "otys.verdict.shared_by_4"};
  const Player& one = table.player(winners.front());
  Message message{kKeys[winners.size()], {Arg::number(one.prestige), Arg::number(one.resources())}};
  std::size_t next = 2;
  for (int i = 0; i < table.seats(); ++i) {
    if (winners.has(seat_at(i))) message.args[next++] = Arg::seat(seat_at(i));
  }
  return message;
}

Message verdict(const Public& table, SeatSet winners) {
  if (table.is_solo()) {
    const int prestige = table.players[0].prestige;
    return {"otys.verdict.solo", {Arg::number(prestige), Arg::term(solo_rank(prestige))}};
  }
  return winners.size() > 1 ? shared(table, winners) : one_wins(table, winners.front());
}

}  // namespace

/// Looked at when a round is over: until then everybody plays on as usual (D17). In solo the timers end the game (D20).
bool reached(const Public& table) {
  for (int i = 0; i < table.seats(); ++i) {
    if (table.player(seat_at(i)).prestige >= end_prestige()) return true;
  }
  return false;
}

Outcome outcome(const State& state) {
  const Public& table = state.table;
  Outcome outcome{.over = table.pending.empty()};
  for (std::size_t i = 0; i < table.setup.players; ++i) outcome.points[i] = table.players[i].prestige;
  if (!outcome.over) return outcome;
  outcome.winners = leaders(table);
  outcome.verdict = verdict(table, outcome.winners);
  return outcome;
}

std::vector<PointSource> sources(const Public& table) {
  std::vector<PointSource> sources;
  for (const std::string_view name : kSourceWords) sources.push_back({name, {}});
  PointSource before{"before", {}};
  for (std::size_t seat = 0; seat < table.setup.players; ++seat) {
    const Player& player = table.players[seat];
    for (std::size_t i = 0; i < kSources; ++i) sources[i].points[seat] = player.scored[static_cast<Source>(i)];
    before.points[seat] = player.scored_before();
  }
  if (before.points != std::array<i32, kMaxSeats>{}) sources.push_back(before);
  return sources;
}

}  // namespace bathys::otys::end
