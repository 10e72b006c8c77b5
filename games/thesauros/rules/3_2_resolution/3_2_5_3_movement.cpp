// Thesauros 3.2.5.3 A zodiac moves 2 spaces for nothing, a third for 1$, and further with motors; numbered zones need a
// map, small spaces hold one zodiac.
#include <algorithm>

#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::sea {
namespace {

constexpr int kMostOptions = 3;  ///< the paid space and two motors

struct Push {
  int spaces;
  int cost;
  bool operator==(const Push&) const = default;
};

/// The paid third space, and each motor once (D64).
FixedList<Push, kMostOptions> pushes(Load load) {
  FixedList<Push, kMostOptions> all;
  all.push_back({1, paid_space_cost()});
  for (const Gear motor : {Gear::aux_motor, Gear::medium_motor, Gear::super_motor, Gear::found_motor}) {
    const GearUse& use = gear_use(static_cast<int>(motor));
    for (int i = 0; i < load.count(motor); ++i) all.push_back({use.motor_spaces, use.motor_cost});
  }
  return all;
}

/// Without a map of it a numbered zone may be neither entered nor crossed. The lagoon is a dead end (D66).
bool may_enter(const Public& table, Seat seat, int to) {
  const int zone = space(to).zone;
  return zone == 0 || table.player(seat).has_map(zone);
}

bool is_small(int to) {
  const SpaceKind kind = space(to).kind;
  return kind == SpaceKind::dig || kind == SpaceKind::passage;
}

bool is_occupied(const Public& table, int zodiac, int to) {
  for (int i = 0; i < kZodiacs; ++i) {
    if (i != zodiac && table.zodiac(i).owner != kNone && table.zodiac(i).space == to) return true;
  }
  return false;
}

/// Least distances from a space, and the space before each on the way.
struct Reach {
  Distances far;
  std::array<u8, kMostSpaces> before;
};

Reach reach(const Public& table, Seat seat, int from) {
  Reach reach;
  reach.far.fill(kFar);
  reach.before.fill(kNone);
  FixedList<u8, kMostSpaces> queue;
  reach.far[static_cast<std::size_t>(from)] = 0;
  queue.push_back(static_cast<u8>(from));
  for (int head = 0; head < queue.size(); ++head) {
    const u8 here = queue[head];
    for (const u8 next : neighbours(table.seats(), here)) {
      if (reach.far[next] != kFar || !may_enter(table, seat, next)) continue;
      reach.far[next] = static_cast<u8>(reach.far[here] + 1);
      reach.before[next] = here;
      queue.push_back(next);
    }
  }
  return reach;
}

/// Out and back again is a move too (D65); like any other it takes the first way there is (D121).
constexpr int kRoundTrip = 2;
FixedList<u8, 16> out_and_back(const Public& table, Seat seat, int from) {
  for (const u8 next : neighbours(table.seats(), from)) {
    if (may_enter(table, seat, next)) return {next, static_cast<u8>(from)};
  }
  return {};
}

}  // namespace

Distances distances(const Public& table, Seat seat, int from) {
  Distances far = reach(table, seat, from).far;
  u8& home = far[static_cast<std::size_t>(from)];
  home = kFar;
  for (const u8 next : neighbours(table.seats(), from)) {
    if (may_enter(table, seat, next)) home = kRoundTrip;
  }
  return far;
}

int range(Load load) {
  int spaces = free_spaces();
  for (const Push& push : pushes(load)) spaces += push.spaces;
  return spaces;
}

int price(Load load, int spaces) {
  const int missing = spaces - free_spaces();
  if (missing <= 0) return 0;
  const auto all = pushes(load);
  int best = kFar;
  for (unsigned chosen = 0; chosen < 1u << all.size(); ++chosen) {
    Push sum{0, 0};
    for (int i = 0; i < all.size(); ++i) {
      if ((chosen >> i & 1u) == 0) continue;
      sum.spaces += all[i].spaces;
      sum.cost += all[i].cost;
    }
    if (sum.spaces >= missing) best = std::min(best, sum.cost);
  }
  return best;
}

Refusal why_not_end(const Public& table, Seat seat, int zodiac, int to, Load load) {
  if (neighbours(table.seats(), to).empty()) return refuse("not_on_this_board", "3.2.5");
  if (!may_enter(table, seat, to)) return refuse("no_map", "3.2.5", Arg::number(space(to).zone));
  if (is_small(to) && is_occupied(table, zodiac, to)) return refuse("space_taken", "3.2.5");
  return lagoon::why_not(table, to, load);
}

/// D121: of several shortest ways the one through the first neighbours.
FixedList<u8, 16> route(const Public& table, Seat seat, int from, int to) {
  if (from == to) return out_and_back(table, seat, from);
  FixedList<u8, 16> backwards;
  const Reach ways = reach(table, seat, from);
  for (int here = to; here != from; here = ways.before[static_cast<std::size_t>(here)]) {
    backwards.push_back(static_cast<u8>(here));
  }
  std::reverse(backwards.begin(), backwards.end());
  return backwards;
}

}  // namespace bathys::thesauros::sea
