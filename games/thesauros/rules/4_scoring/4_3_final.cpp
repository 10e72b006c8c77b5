// Thesauros 4.3 At the end treasures, patents, sharks, maps, money and influence bring reputation; most reputation
// wins, a tie goes to the better place.
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::final_score {
namespace {

enum Source { kTreasures, kPatents, kSharks, kMapsOwned, kMoney, kInfluence, kSources };

int exhibited(const Public& table, Seat seat) {
  int points = 0;
  for (int index = 0; index < kRooms; ++index) {
    if (!museum::in_play(table, index)) continue;
    const MuseumRoom& here = table.board.rooms[static_cast<std::size_t>(index)];
    for (std::size_t slot = 0; slot < kRoomSlots; ++slot) {
      if (here.owners[slot] != static_cast<u8>(seat)) continue;
      points += here.open != 0 ? room(table.seats(), index).points[slot] : unopened_points();
    }
  }
  return points;
}

int treasures(const Public& table, Seat seat) {
  const Player& player = table.player(seat);
  int unsold = 0;
  for (const u8 count : player.treasures) unsold += count;
  return exhibited(table, seat) + player.stored * reserve_points() + unsold * unsold_points();
}

int patents(const Board& board, Seat seat) {
  int points = 0;
  for (int card = 0; card < kTechs; ++card) {
    if (board.owners[static_cast<std::size_t>(card)] == static_cast<u8>(seat)) points += tech(card).end_points;
  }
  return points;
}

/// D100: a set counts once for a number, however many maps there are of it.
int maps(const Player& player) {
  int points = 0;
  for (int number = 1; number <= kDigZones; ++number) {
    points += player.maps_of(number) * map_points();
    if (player.maps_of(number) >= map_set_size()) points += map_set_points();
  }
  return points;
}

/// 4.4: the better place in the turn order decides a tie (D102: there is no other).
Seat winner(const State& state) {
  Seat best = state.table.in_order(0);
  for (int place = 1; place < state.table.seats(); ++place) {
    const Seat seat = state.table.in_order(place);
    if (state.table.player(seat).reputation > state.table.player(best).reputation) best = seat;
  }
  return best;
}

/// S.2, S.3: with a win the three trophies and how far each was reached, and what the full museum brought.
Message solo_verdict(const State& state, bool won) {
  const Arg points = Arg::number(state.table.players[0].reputation);
  if (!won) return {"thesauros.verdict.solo_lost", {points}};
  return {"thesauros.verdict.solo_won",
          {points, Arg::number(solo::trophies(state, 0)), Arg::number(solo::trophies(state, 1)),
           Arg::number(solo::trophies(state, 2)), Arg::number(solo::bonus(state.table))}};
}

Message verdict(const State& state, SeatSet winners) {
  if (state.table.is_solo()) return solo_verdict(state, !winners.empty());
  const Seat best = winners.front();
  return {"thesauros.verdict.wins", {Arg::seat(best), Arg::number(state.table.player(best).reputation)}};
}

}  // namespace

std::array<int, 6> points(const State& state, Seat seat) {
  const Public& table = state.table;
  std::array<int, kSources> all{};
  all[kTreasures] = treasures(table, seat);
  all[kPatents] = patents(table.board, seat);
  all[kSharks] = table.player(seat).sharks * shark_points();
  all[kMapsOwned] = maps(table.player(seat));
  all[kMoney] = money::total(state, seat) / cash_per_point();  // D99
  all[kInfluence] = table.is_solo() ? 0 : year_points(table.seats(), table.place_of(seat));
  return all;
}

void run(Play& play, const Frame&) {
  Public& table = play.state.table;
  play.report.learned();  // black boxes are opened
  for (int i = 0; i < table.seats(); ++i) {
    const Seat seat = seat_at(i);
    const auto all = points(play.state, seat);
    tell(play, Happening::final_points, seat, all[0], all[1], all[2], all[3], all[4], all[5]);
    int sum = 0;
    for (const int part : all) sum += part;
    if (table.is_solo()) sum += solo::bonus(table);
    reputation::gain(play, seat, sum);
  }
  tell(play, Happening::game_ends);
}

Outcome outcome(const State& state) {
  Outcome outcome{.over = state.table.pending.empty()};
  for (int i = 0; i < state.table.seats(); ++i) {
    outcome.points[static_cast<std::size_t>(i)] = state.table.players[static_cast<std::size_t>(i)].reputation;
  }
  if (!outcome.over) return outcome;
  if (!state.table.is_solo()) {
    outcome.winners.add(winner(state));
  } else if (solo::won(state)) {
    outcome.winners.add(seat_at(0));
  }
  outcome.verdict = verdict(state, outcome.winners);
  return outcome;
}

}  // namespace bathys::thesauros::final_score
