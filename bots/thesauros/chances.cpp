// What a position of Thesauros is worth to a seat, as a chance to win.
#include "bots/thesauros/chances.hpp"

#include <algorithm>

#include "bots/thesauros/sides.hpp"

namespace bathys::thesauros {
namespace {

namespace among_rivals {
#include "bots/thesauros/sides_weights.inc"
}
namespace alone {
#include "bots/thesauros/solo_weights.inc"
}

/// One point ahead at the end of an imagined game, as the logarithm of odds.
constexpr i32 kPointAhead = kOneOdds / 5;
/// Alone: what a win is worth with the least points for it, with good ones, and with the best.
struct SoloMark {
  int points;
  i32 worth;
};
constexpr SoloMark kGoodWin{100, kSure * 17 / 20};
constexpr SoloMark kBestWin{120, kSure};
constexpr i32 kPlainWin = kSure * 9 / 20;

constexpr i32 between(const SoloMark& low, const SoloMark& high, int points) {
  return low.worth +
         (high.worth - low.worth) * (std::min(points, high.points) - low.points) / (high.points - low.points);
}

const Network& network(bool solo) {
  static const Network together({among_rivals::kInputs, among_rivals::kNumbers});
  static const Network single({alone::kInputs, alone::kNumbers});
  return solo ? single : together;
}

i32 judge(const Seen& seen, Seat side) {
  Inputs inputs;
  describe_side(seen, side, inputs);
  return network(seen.table.is_solo()).judge({inputs.begin(), inputs.end()});
}

}  // namespace

i32 chance_now(const Seen& seen) {
  const i32 mine = judge(seen, seen.who);
  if (seen.table.is_solo()) return chance_of(mine);
  FixedList<i32, kMaxSeats> others;
  for (int i = 0; i < seen.table.seats(); ++i) {
    if (seat_at(i) != seen.who) others.push_back(judge(seen, seat_at(i)));
  }
  return chance_among(mine, {others.begin(), others.end()});
}

i32 solo_result(const State& state) {
  const int points = state.table.players[0].reputation;
  const int least = solo_win_over();
  if (solo::won(state)) {
    const SoloMark plain{least, kPlainWin};
    return points < kGoodWin.points ? between(plain, kGoodWin, points) : between(kGoodWin, kBestWin, points);
  }
  int open = 0;
  int rooms = 0;
  for (int index = 0; index < kRooms; ++index) {
    if (!museum::in_play(state.table, index)) continue;
    ++rooms;
    open += state.table.board.rooms[static_cast<std::size_t>(index)].open;
  }
  return kSure / 8 * std::min(points, least) / least + kSure / 8 * open / std::max(1, rooms);
}

i32 chance_at_end(const State& state, Seat seat) {
  if (state.table.is_solo()) return solo_result(state);
  // Of those with the same points the better place wins (4.4).
  const auto points = [&](Seat of) {
    return i32{state.table.player(of).reputation} * kPointAhead - state.table.place_of(of) * kPointAhead / 2;
  };
  FixedList<i32, kMaxSeats> others;
  for (int i = 0; i < state.table.seats(); ++i) {
    if (seat_at(i) != seat) others.push_back(points(seat_at(i)));
  }
  return chance_among(points(seat), {others.begin(), others.end()});
}

}  // namespace bathys::thesauros
