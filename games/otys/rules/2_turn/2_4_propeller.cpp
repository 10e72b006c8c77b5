// Otys 2.4 A battery drives a propeller: any one diver moves up or down as far as the mechanic reaches, those passed
// close the gap.
#include <algorithm>
#include <cstdlib>

#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"
#include "games/otys/said.hpp"

namespace bathys::otys::propeller {
namespace {

/// D5: after sponsor 4 has pointed at the diver, nobody else may come to stand on the active level.
bool disturbs_pointed_diver(const Seen& seen, int from, int to) {
  const int active = place_of_level(seen.turn().level);
  return seen.turn().pointed != 0 && std::min(from, to) <= active && active <= std::max(from, to);
}

/// From one place of the column to another.
struct Move {
  u8 from;
  u8 to;

  constexpr bool operator==(const Move&) const = default;
};
using Moves = FixedList<Move, kPlaces*(kPlaces - 1)>;

constexpr Moves moves_of(int reach) {
  Moves moves;
  for (int from = 0; from < kPlaces; ++from) {
    for (int to = std::max(from - reach, 0); to <= std::min(from + reach, kPlaces - 1); ++to) {
      if (to != from) moves.push_back({static_cast<u8>(from), static_cast<u8>(to)});
    }
  }
  return moves;
}

/// All moves of a propeller, by how far the mechanic reaches (docs/benchmarks.md, "without a branch").
constexpr Places<Moves, kPlaces> kMovesByReach = [] {
  Places<Moves, kPlaces> all{};
  for (int reach = 0; reach < kPlaces; ++reach) all[reach] = moves_of(reach);
  return all;
}();

}  // namespace

/// By hand: random games run at 0.54 of their speed when every diver and place is asked of why_not.
void offer(const Seen& seen, Options& options) {
  const Player& me = seen.me();
  if (me.batteries == 0) return;
  const Moves& moves = kMovesByReach[reach(me.mechanic)];
  const auto move = [&](int i) { return act(Do::propel, me.column[moves[i].from], moves[i].to); };
  if (seen.turn().pointed == 0) return options.add_row(moves.size(), move);
  for (int i = 0; i < moves.size(); ++i) {
    options.add_if(!disturbs_pointed_diver(seen, moves[i].from, moves[i].to), move(i));
  }
}

Refusal why_not(const Seen& seen, Action action) {
  const Player& me = seen.me();
  const int from = me.place_of(diver_in(action));
  const int distance = std::abs(action.b - from);
  if (distance == 0) return refuse("diver_is_there", "2.4");
  if (me.batteries == 0) return refuse("no_battery", "2.4");
  if (distance > reach(me.mechanic))
    return refuse("out_of_reach", "2.4", Arg::number(distance), Arg::number(reach(me.mechanic)));
  if (disturbs_pointed_diver(seen, from, action.b)) return refuse("diver_is_pointed_at", "3.4");
  return kAllowed;
}

Message answer(const Seen& seen, Action action) {
  const auto diver = diver_in(action);
  return {"otys.answer.propel", {said(diver), said_place(seen.me().place_of(diver)), said_place(action.b)}};
}

void use(Play& play, Seat seat, Action action) {
  Player& player = play.state.table.player(seat);
  const auto diver = diver_in(action);
  const int from = player.place_of(diver);
  spend_battery(play, seat);
  move_diver(player, from, action.b);
  tell(play, Happening::propelled, seat, diver, from, action.b);
}

/// The column as one word, a byte for each place (docs/benchmarks.md, "without a branch").
void move_diver(Player& player, int from, int to) {
  const auto above = [](int place) { return (u64{1} << 8 * place) - 1; };
  const u64 column = std::bit_cast<u64>(player.column);
  const u64 diver = column >> 8 * from & 0xFF;
  const u64 others = (column & above(from)) | (column >> 8 & ~above(from));
  const u64 moved = (others & above(to)) | diver << 8 * to | (others & ~above(to)) << 8;
  player.column = std::bit_cast<Places<Diver, kPlaces>>(moved);
}

}  // namespace bathys::otys::propeller
