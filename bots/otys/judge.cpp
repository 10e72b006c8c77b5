// What one who sees a position of Otys between turns thinks of it.
#include "bots/otys/judge.hpp"

#include <algorithm>
#include <cstring>

namespace bathys::otys {
namespace {

/// The odds of a solo game that ends with so much prestige. To be near the highest rank is better than to be far:
/// people think so too.
constexpr i32 kOddsOfPoint = 5 * kOneOdds / 8;
constexpr i32 kOddsOfRank = kOneOdds / 2;
i32 even_alone() { return (solo_values().expert - 2) * kPoint; }

i32 result_alone(int prestige) {
  const i32 odds = (prestige * kPoint - even_alone()) / kPoint * kOddsOfPoint;
  return chance_of(odds + (prestige >= solo_values().expert ? kOddsOfRank : 0));
}

}  // namespace

i32 Judge::side(const Seen& seen, Seat of) const {
  Present present;
  inputs_.describe(seen, of, present);
  return network_.judge_present(present.all());
}

i32 Judge::chance_alone(const Seen& seen) const {
  const i64 worth = appraiser_.worth(seen);
  return chance_of(static_cast<i32>((worth - even_alone()) * kOddsOfPoint / kPoint));
}

Worth Judge::points_alone(const Seen& seen) const {
  return std::max<Worth>(appraiser_.worth(seen), seen.me().prestige * kPoint);
}

i32 Judge::chance(const Seen& seen) const { return TurnJudge(*this).chance(seen); }

i32 Judge::result(const Public& table, Seat seat) {
  if (table.is_solo()) return result_alone(table.players[0].prestige);
  const auto standing = [&table](int i) {
    const Player& player = table.players[static_cast<std::size_t>(i)];
    return player.prestige * 64 + player.resources();
  };
  int equals = 0;
  for (int i = 0; i < table.seats(); ++i) {
    if (standing(i) > standing(index_of(seat))) return 0;
    if (standing(i) == standing(index_of(seat))) ++equals;
  }
  return kSure / equals;
}

i32 TurnJudge::chance(const Seen& seen) {
  const Public& table = seen.table;
  if (table.pending.empty()) return Judge::result(table, seen.who);
  if (table.is_solo()) return judge_.chance_alone(seen);
  const i32 mine = judge_.side(seen, seen.who);
  const Others& rivals = others(seen);
  return chance_among(mine, {rivals.sides.data(), static_cast<std::size_t>(table.seats() - 1)});
}

TurnJudge::Around TurnJudge::around(const Seen& seen) {
  const Public& table = seen.table;
  const Colony& colony = table.colony;
  Around around;
  u64 sponsors = 0;
  for (const u8 tile : colony.sponsors) sponsors = sponsors * 8 + tile;
  u64 store = 0;
  for (const u8 count : colony.store) store = store * 4 + count;
  for (const u8 card : colony.contracts) around.colony = around.colony << 8 | card;
  around.colony = (around.colony << 16 | sponsors) << 8 | store;
  around.standing = u64{seen.me().prestige} << 3 | static_cast<u64>(index_of(table.turn.seat)) << 1 | 1;
  // What is paid to others, and divers of theirs that come up (5.3).
  for (int i = 0; i < table.seats(); ++i) {
    if (seat_at(i) == seen.who) continue;
    const Player& rival = table.players[static_cast<std::size_t>(i)];
    around.standing = around.standing * 31 + rival.credits * 3u + rival.batteries;
    if (table.setup.designer_variant == 0) continue;
    for (const Diver diver : rival.column) around.standing = around.standing * 11 + static_cast<u64>(diver);
  }
  return around;
}

const TurnJudge::Others& TurnJudge::others(const Seen& seen) {
  const Around now = around(seen);
  const u64 mixed = (now.colony ^ now.standing * 0x9E3779B97F4A7C15u) * 0xFF51AFD7ED558CCDu;
  Others& place = known_[static_cast<std::size_t>(mixed >> 60)];
  if (place.around == now) return place;
  place.around = now;
  std::size_t next = 0;
  for (int i = 0; i < seen.table.seats(); ++i) {
    if (seat_at(i) != seen.who) place.sides[next++] = judge_.side(seen, seat_at(i));
  }
  return place;
}

}  // namespace bathys::otys
