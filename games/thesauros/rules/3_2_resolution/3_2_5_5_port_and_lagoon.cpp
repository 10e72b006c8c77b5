// Thesauros 3.2.5.5 A zodiac that ends in port is docked and its crew comes home at once (D67); one that ends in the
// lagoon does what is done there (D68).
#include <algorithm>
#include <array>

#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros {

void load_gear::dock(Play& play, int zodiac) {
  Zodiac& boat = play.state.table.zodiac(zodiac);
  take_ashore(play, zodiac);
  boat.space = kPort;
  if (boat.crew != kNone) resolve::go_home(play, {boat.owner, boat.crew, 0});
  boat.crew = kNone;
  tell(play, Happening::docked, boat.owner, zodiac);
}

u8 sea::boarded(const Public& table) {
  for (int i = 0; i < table.pending.size(); ++i) {
    const Frame& frame = table.pending.from_top(i);
    if (is(frame, Rule::coastal_gear)) return static_cast<u8>(coastal_gear::zodiac_of(frame));
    if (!is(frame, Rule::next_zodiac) && !is(frame, Rule::sea_turn)) continue;
    const SeaTurn turn = sea_turn::turn_of(frame);
    const u8 boat = turn.is_departure() ? turn.only : under_way(table);
    return boat != kNone && table.zodiac(boat).space == kPort ? boat : kNone;
  }
  return kNone;
}

namespace lagoon {
namespace {

constexpr std::array kWeapons{Gear::speargun, Gear::found_speargun, Gear::harpoon};

int coastal_gain_of(Gear weapon) { return gear_use(weapon).coastal_gain; }
bool has_weapon(Load load) {
  return std::any_of(kWeapons.begin(), kWeapons.end(), [&](Gear weapon) { return load.has(weapon); });
}
/// The best weapon counts.
int coastal_gain(Load load) {
  int best = 0;
  for (const Gear weapon : kWeapons) {
    if (load.has(weapon)) best = std::max(best, coastal_gain_of(weapon));
  }
  return best;
}
Gear best_weapon(const Player& player) {
  const auto worth = [&](Gear weapon) { return player.in_stock(weapon) > 0 ? coastal_gain_of(weapon) : -1; };
  return *std::max_element(kWeapons.begin(), kWeapons.end(), [&](Gear a, Gear b) { return worth(a) < worth(b); });
}

int spot_of(int to) { return to - kFirstLagoonSpot; }

void earn(Play& play, Seat seat, int amount, bool from_fishing) {
  if (from_fishing) raise(play.state.table.player(seat).fishing, amount);  // D108
  money::gain(play, seat, amount);
}

}  // namespace

/// D69: without the gear a space of the lagoon cannot be entered.
Refusal why_not(const Public& table, int to, Load load) {
  const SpaceKind kind = space(to).kind;
  if (kind == SpaceKind::port || kind >= SpaceKind::fishing) return kAllowed;
  if (table.board.lagoon[spot_of(to)] != kNone) return refuse("space_taken", "3.2.7");
  if (kind == SpaceKind::lobster && !load.has(Gear::lobster_trap)) return refuse("gear_missing", "3.2.7");
  if (kind == SpaceKind::coastal && !has_weapon(load)) return refuse("gear_missing", "3.2.7");
  if (kind != SpaceKind::island) return kAllowed;
  if (!load.has(Gear::metal_detector)) return refuse("gear_missing", "3.2.7");
  return table.board.island_size > 0 ? kAllowed : refuse("island_empty", "3.2.7");  // D87
}

/// The best gear ashore for that space, alone.
Load needed(const Player& player, int to) {
  Load load;
  const auto bring = [&](Gear gear) {
    if (player.in_stock(gear) > 0) load.add(gear);
  };
  switch (space(to).kind) {
    case SpaceKind::lobster:
      bring(Gear::lobster_trap);
      break;
    case SpaceKind::island:
      bring(Gear::metal_detector);
      break;
    case SpaceKind::coastal:
      bring(best_weapon(player));
      break;
    default:
      break;
  }
  return load;
}

int gain(int to, Load load, bool expert) {
  const int bonus = expert ? boss_values().lagoon : 0;
  switch (space(to).kind) {
    case SpaceKind::lobster:
      return lobster_gain() + bonus;
    case SpaceKind::coastal:
      return coastal_gain(load) + bonus;
    case SpaceKind::tourists:
      return tourist_gain() + bonus;
    case SpaceKind::fishing:
      return open_sea_gain();
    default:
      return 0;
  }
}

int objects(const Public& table, bool expert) {
  return expert ? std::min(boss_values().found_objects, table.board.island_size) : 1;
}

void act(Play& play, Seat seat, int zodiac, int to) {
  Public& table = play.state.table;
  const Zodiac& boat = table.zodiac(zodiac);
  const bool expert = resolve::is_expert(table, {boat.owner, boat.crew, 0}, Hat::port);
  const SpaceKind kind = space(to).kind;
  table.board.lagoon[spot_of(to)] = static_cast<u8>(zodiac);
  tell(play, Happening::lagoon_trip, seat, to);
  if (kind == SpaceKind::island) return keep_found::search_island(play, seat, expert);
  earn(play, seat, gain(to, boat.load, expert), kind != SpaceKind::tourists);
}

}  // namespace lagoon
}  // namespace bathys::thesauros
