// Thesauros 4.3 At the end treasures, patents, sharks, maps, money and influence bring reputation; most reputation
// wins, a tie goes to the better place.
#include <algorithm>
#include <functional>
#include <numeric>

#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::final_score {
namespace {

/// 4.3 A: the points of the slots in open rooms, and what treasures in the others are worth.
struct Exhibited {
  int open = 0;
  int closed = 0;
};
Exhibited exhibited(const Public& table, Seat seat) {
  Exhibited points;
  for (int index = 0; index < kRooms; ++index) {
    if (!museum::in_play(table, index)) continue;
    const MuseumRoom& here = table.board.rooms[index];
    for (int slot = 0; slot < kRoomSlots; ++slot) {
      if (here.owners[slot] != static_cast<u8>(seat)) continue;
      if (here.open != 0) {
        points.open += room(table.seats(), index).points[slot];
      } else {
        points.closed += unopened_points();
      }
    }
  }
  return points;
}

int patents(const Board& board, Seat seat) {
  int points = 0;
  for (int card = 0; card < kTechs; ++card) {
    if (board.owners[card] == static_cast<u8>(seat)) points += tech(card).end_points;
  }
  return points;
}

/// D100: a set counts once for a number, however many maps there are of it.
int map_sets(const Player& player) {
  int sets = 0;
  for (int number = 1; number <= kDigZones; ++number) sets += player.maps_of(number) >= map_set_size() ? 1 : 0;
  return sets;
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

/// The best placed of the others who have as much reputation as the winner, kNoSeat without a tie.
Seat tied_with(const State& state, Seat best) {
  for (int place = state.table.place_of(best) + 1; place < state.table.seats(); ++place) {
    const Seat seat = state.table.in_order(place);
    if (state.table.player(seat).reputation == state.table.player(best).reputation) return seat;
  }
  return kNoSeat;
}

/// On a tie the places in the turn order that decided it, counted from 1.
Message verdict(const State& state, SeatSet winners) {
  if (state.table.is_solo()) return solo_verdict(state, !winners.empty());
  const Seat best = winners.front();
  const Arg points = Arg::number(state.table.player(best).reputation);
  const Seat other = tied_with(state, best);
  if (other == kNoSeat) return {"thesauros.verdict.wins", {Arg::seat(best), points}};
  return {"thesauros.verdict.wins_tie",
          {Arg::seat(best), points, Arg::number(state.table.place_of(best) + 1), Arg::seat(other),
           Arg::number(state.table.place_of(other) + 1)}};
}

int sum_of(const Points& points) { return std::accumulate(points.begin(), points.end(), 0); }

/// All that a seat has by source; what 4.3 brings is in it once the game is over.
Points gained_so_far(const State& state, Seat seat) {
  Points all{};
  if (state.table.pending.empty()) all = points(state, seat);
  all[Source::money] = 0;  // counted when the black boxes were opened
  const auto& counted = state.table.player(seat).gained;
  std::transform(counted.begin(), counted.end(), all.begin(), all.begin(), std::plus<>{});
  return all;
}

}  // namespace

Points points(const State& state, Seat seat) {
  const Public& table = state.table;
  const Player& player = table.player(seat);
  const Exhibited treasures = exhibited(table, seat);
  Points all{};
  const auto set = [&](Source source, int points) { all[source] = points; };
  set(Source::open_rooms, treasures.open);
  set(Source::closed_rooms, treasures.closed);
  set(Source::reserve, player.stored * reserve_points());
  set(Source::unsold, player.treasure_count() * unsold_points());
  set(Source::patents, patents(table.board, seat));
  set(Source::sharks, player.sharks * shark_points());
  set(Source::maps, player.map_count() * map_points());
  set(Source::map_sets, map_sets(player) * map_set_points());
  set(Source::money, money::total(state, seat) / cash_per_point());  // D99
  set(Source::influence, table.is_solo() ? 0 : year_points(table.seats(), table.place_of(seat)));
  set(Source::full_museum, table.is_solo() ? solo::bonus(table) : 0);
  return all;
}

namespace {

/// Told in the six groups A to F of the rulebook.
void tell_points(Play& play, Seat seat, const Points& all) {
  const auto of = [&](Source source) { return all[source]; };
  tell(play, Happening::final_points, seat,
       of(Source::open_rooms) + of(Source::closed_rooms) + of(Source::reserve) + of(Source::unsold),
       of(Source::patents), of(Source::sharks), of(Source::maps) + of(Source::map_sets), of(Source::money),
       of(Source::influence));
}

}  // namespace

const Below kBelow{};

/// Only those for money are counted: the sources of all others lie on the table for good (see `sources`).
void run(Play& play, const Words&) {
  Public& table = play.state.table;
  play.report.learned();  // black boxes are opened
  for (int i = 0; i < table.seats(); ++i) {
    const Seat seat = seat_at(i);
    const Points all = points(play.state, seat);
    const int sum = sum_of(all);
    u16& reputation = table.player(seat).reputation;
    raise(reputation, sum);
    table.player(seat).gained_by(Source::money) = 0;
    raise(table.player(seat).gained_by(Source::money), all[Source::money]);
    tell_points(play, seat, all);
    if (sum > 0) tell(play, Happening::reputation_gained, seat, sum, reputation);
  }
  tell(play, Happening::game_ends);
}

int before(const State& state, Seat seat) {
  return state.table.player(seat).reputation - sum_of(gained_so_far(state, seat));
}

/// What a position does not explain comes first, under a name of its own.
std::vector<PointSource> sources(const State& state) {
  PointSource unexplained{"before", {}};
  std::vector<PointSource> all;
  for (const std::string_view name : kSourceWords) all.push_back({name, {}});
  bool explained = true;
  for (int i = 0; i < state.table.seats(); ++i) {
    const auto at = static_cast<std::size_t>(i);
    const Points gained = gained_so_far(state, seat_at(i));
    auto source = all.begin();
    for (const int points : gained) (source++)->points[at] = points;
    unexplained.points[at] = before(state, seat_at(i));
    explained = explained && unexplained.points[at] == 0;
  }
  if (!explained) all.insert(all.begin(), unexplained);
  return all;
}

Outcome outcome(const State& state) {
  Outcome outcome{.over = state.table.pending.empty()};
  for (int i = 0; i < state.table.seats(); ++i) {
    outcome.points[static_cast<std::size_t>(i)] = state.table.player(seat_at(i)).reputation;
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
