// What a learned judge of Thesauros is told of one side of the table.
#include "bots/thesauros/sides.hpp"

#include <algorithm>
#include <bit>

namespace bathys::thesauros {
namespace {

/// Things that mean something else in each quadrimester.
enum class Timed : u8 {
  here,
  points,
  odd_points,
  money,
  odd_money,
  black_box,
  black_box_unknown,
  unpaid,
  workers,
  hats,
  tokens,
  unsold,
  maps,
  new_maps,
  zodiacs,
  zodiacs_at_sea,
  within_reach,
  worth_within_reach,
  columns_within_reach,
  below_zodiacs,
  doors,
  in_closed_rooms,
  free_slots,
  place,
  last,
};

/// Groups of inputs, each with room for so many.
enum class Group : u8 {
  timed,
  players,
  mode,
  gear,
  second_gear,
  hat,
  map,
  account,
  treasure,
  patent,
  royalties,
  recruits,
  sharks,
  mercenary,
  sets,
  last,
};

constexpr int size_of(Group group) {
  switch (group) {
    case Group::timed:
      return static_cast<int>(Timed::last) * kQuadrimesters;
    case Group::players:
    case Group::mode:
    case Group::account:
    case Group::treasure:
    case Group::recruits:
    case Group::mercenary:
      return 4;
    case Group::gear:
    case Group::second_gear:
      return kGear;
    case Group::hat:
      return kHats;
    case Group::map:
      return kDigZones;
    case Group::patent:
      return kTechs;
    default:
      return 1;
  }
}
constexpr int first_of(Group group) {
  int first = 0;
  for (int i = 0; i < static_cast<int>(group); ++i) first += size_of(static_cast<Group>(i));
  return first;
}

/// What all gear of a company together can do.
struct Equipment {
  int depth = in_play.swimsuit;
  int detects = 0;
  int extracts = 0;
  bool faces_sharks = false;

  void add(int gear) {
    const GearUse& use = gear_use(gear);
    depth = std::max<int>(depth, use.dive_depth);
    detects = std::max<int>(detects, use.detect_depth);
    extracts = std::max<int>(extracts, use.extract_depth);
    faces_sharks = faces_sharks || use.kill_on > 0 || use.ignores_sharks > 0;
  }
  bool lifts(DigCell cell, int row, bool detected) const {
    if (row >= depth) return false;
    switch (cell.what) {
      case Cell::plain:
        return true;
      case Cell::hidden:
        return detected || row < detects;
      case Cell::rock:
        return row < extracts;
      default:
        return false;
    }
  }
};

struct Column {
  int treasures = 0;
  int value = 0;
};

class Side {
 public:
  Side(const Seen& seen, Seat side, Inputs& inputs)
      : seen_(seen), table_(seen.table), seat_(side), player_(table_.player(side)), inputs_(inputs) {}

  void describe() {
    timed(Timed::here, 1);
    one(Group::players, table_.seats() - 1);
    one(Group::mode, static_cast<int>(table_.setup.mode));
    describe_points();
    describe_money();
    describe_crew();
    describe_gear();
    describe_maps();
    describe_dives();
    describe_museum();
    describe_patents();
    one(Group::mercenary, 0, player_.mercenaries);
    one(Group::mercenary, 1, player_.mine);
    one(Group::mercenary, 2, player_.black_plane);
  }

 private:
  void one(Group group, int which, int amount = 1) {
    if (amount != 0) inputs_.push_back({static_cast<u16>(first_of(group) + which), static_cast<i16>(amount)});
  }
  void timed(Timed what, int amount) {
    const int phase = std::clamp<int>(table_.board.quadrimester, 1, kQuadrimesters) - 1;
    one(Group::timed, static_cast<int>(what) * kQuadrimesters + phase, amount);
  }

  void describe_points() {
    const int points = points_in_sight(table_, seat_);
    timed(Timed::points, points / 4);
    timed(Timed::odd_points, points % 4);
    one(Group::sharks, 0, player_.sharks);
    if (!table_.is_solo()) timed(Timed::place, table_.place_of(seat_));
  }
  void describe_money() {
    int open = 0;
    for (int account = 0; account < kOpenAccounts; ++account) {
      const int amount = player_.accounts[static_cast<std::size_t>(account)];
      one(Group::account, account, amount / 3);
      open += amount;
    }
    timed(Timed::money, open / 4);
    timed(Timed::odd_money, open % 4);
    const int quadrimesters = 3 - (std::max<int>(1, table_.board.quadrimester) - 1) % 3;
    timed(Timed::unpaid, std::min(8, std::max(0, player_.workers() * wage() * quadrimesters - open) / 2));
    if (seat_ == seen_.who) {
      timed(Timed::black_box, std::min<int>(12, seen_.own.black_box / 2));
    } else {
      timed(Timed::black_box_unknown, 1);
    }
  }
  void describe_crew() {
    int hats = 0;
    for (int meeple = 1; meeple < kMeeples; ++meeple) {
      const Hat hat = player_.hat(meeple);
      if (hat == Hat::none) continue;
      ++hats;
      one(Group::hat, static_cast<int>(hat) - 1);
    }
    timed(Timed::hats, hats);
    timed(Timed::workers, player_.workers());
    timed(Timed::tokens, player_.tokens);
    one(Group::recruits, std::min(3, player_.recruits_left()));
  }
  void describe_gear() {
    int zodiacs = 0;
    int at_sea = 0;
    std::array<int, kGear> owned{};
    for (std::size_t gear = 0; gear < owned.size(); ++gear) owned[gear] = player_.in_stock(static_cast<Gear>(gear));
    for (const Zodiac& boat : table_.zodiacs) {
      if (boat.owner != static_cast<u8>(seat_)) continue;
      ++zodiacs;
      at_sea += boat.crew != kNone ? 1 : 0;
      for (u32 kinds = boat.load.kinds(); kinds != 0; kinds &= kinds - 1) {
        const int gear = std::countr_zero(kinds);
        owned[static_cast<std::size_t>(gear)] += boat.load.count(static_cast<Gear>(gear));
      }
    }
    for (int gear = 0; gear < kGear; ++gear) {
      const int count = owned[static_cast<std::size_t>(gear)];
      if (count == 0) continue;
      one(Group::gear, gear);
      one(Group::second_gear, gear, count - 1);
      equipment_.add(gear);
    }
    timed(Timed::zodiacs, zodiacs);
    timed(Timed::zodiacs_at_sea, at_sea);
  }
  void describe_maps() {
    int sets = 0;
    int numbers = 0;
    for (int number = 1; number <= kDigZones; ++number) {
      const int count = player_.maps_of(number);
      one(Group::map, number - 1, count);
      numbers += count > 0 ? 1 : 0;
      sets += count == map_set_size() - 1 ? 1 : 0;  // one is missing
    }
    one(Group::sets, 0, sets);
    timed(Timed::maps, player_.map_count());
    timed(Timed::new_maps, numbers);
  }

  Column column_below(int zone, int column) const {
    Column all;
    const u8 tile = seen_.tile_on(zone);
    if (tile == kNone) return all;
    const bool detected = (player_.mercenary_maps >> (zone - 1) & 1) != 0;
    for (int row = 0; row < kRows; ++row) {
      if (table_.site(zone).is_covered(row, column)) continue;
      const DigCell cell = dig_tile(tile).at(row, column);
      if (cell.what == Cell::shark && !equipment_.faces_sharks) return {};
      if (!equipment_.lifts(cell, row, detected)) continue;
      ++all.treasures;
      all.value += treasure_value(cell.kind);
    }
    return all;
  }
  void describe_dives() {
    int treasures = 0;
    int value = 0;
    int columns = 0;
    for (int zone = 1; zone <= map_numbers(table_.seats()); ++zone) {
      if (!player_.has_map(zone)) continue;
      for (int column = 0; column < zone_columns(zone); ++column) {
        const Column here = column_below(zone, column);
        treasures += here.treasures;
        value += here.value;
        columns += here.treasures > 0 ? 1 : 0;
      }
    }
    timed(Timed::within_reach, std::min(20, treasures));
    timed(Timed::worth_within_reach, std::min(20, value / 5));
    timed(Timed::columns_within_reach, std::min(15, columns));
    int below = 0;
    for (const Zodiac& boat : table_.zodiacs) {
      if (boat.owner != static_cast<u8>(seat_) || boat.crew == kNone) continue;
      const Space& here = space(boat.space);
      if (here.kind == SpaceKind::dig && column_below(here.zone, here.column).treasures > 0) ++below;
    }
    timed(Timed::below_zodiacs, below);
  }

  void describe_museum() {
    int doors = 0;
    int waiting = 0;
    int free = 0;
    for (int index = 0; index < kRooms; ++index) {
      if (!museum::in_play(table_, index)) continue;
      const MuseumRoom& here = table_.board.rooms[static_cast<std::size_t>(index)];
      const Room& printed = room(table_.seats(), index);
      if (here.open != 0) continue;
      if (here.sponsor == static_cast<u8>(seat_)) doors += printed.door;
      for (int slot = 0; slot < printed.slots; ++slot) {
        const u8 owner = here.owners[static_cast<std::size_t>(slot)];
        free += owner == kNone ? 1 : 0;
        if (owner == static_cast<u8>(seat_))
          waiting += printed.points[static_cast<std::size_t>(slot)] - unopened_points();
      }
    }
    timed(Timed::doors, doors);
    timed(Timed::in_closed_rooms, waiting);
    timed(Timed::free_slots, free / 2);
    int unsold = 0;
    for (int kind = 0; kind < kTreasureKinds; ++kind) {
      const int count = player_.treasures[static_cast<std::size_t>(kind)];
      one(Group::treasure, kind, count);
      unsold += count;
    }
    timed(Timed::unsold, unsold);
  }
  void describe_patents() {
    int royalties = 0;
    for (int card = 0; card < kTechs; ++card) {
      if (table_.board.owners[static_cast<std::size_t>(card)] != static_cast<u8>(seat_)) continue;
      one(Group::patent, card);
      royalties += tech(card).royalty * table_.board.copies[static_cast<std::size_t>(card)];
    }
    one(Group::royalties, 0, royalties);
  }

  const Seen& seen_;
  const Public& table_;
  Seat seat_;
  const Player& player_;
  Inputs& inputs_;
  Equipment equipment_{};
};

}  // namespace

int side_inputs() { return first_of(Group::last); }

void describe_side(const Seen& seen, Seat side, Inputs& inputs) { Side(seen, side, inputs).describe(); }

int points_in_sight(const Public& table, Seat side) {
  const Player& player = table.player(side);
  int points = player.reputation + player.stored * reserve_points() + player.sharks * shark_points() +
               player.map_count() * map_points();
  for (const u8 count : player.treasures) points += count * unsold_points();
  for (int number = 1; number <= kDigZones; ++number) {
    if (player.maps_of(number) >= map_set_size()) points += map_set_points();
  }
  for (int card = 0; card < kTechs; ++card) {
    if (table.board.owners[static_cast<std::size_t>(card)] == static_cast<u8>(side)) points += tech(card).end_points;
  }
  for (int index = 0; index < kRooms; ++index) {
    if (!museum::in_play(table, index)) continue;
    const MuseumRoom& here = table.board.rooms[static_cast<std::size_t>(index)];
    for (int slot = 0; slot < kRoomSlots; ++slot) {
      if (here.owners[static_cast<std::size_t>(slot)] != static_cast<u8>(side)) continue;
      points += here.open != 0 ? room(table.seats(), index).points[static_cast<std::size_t>(slot)] : unopened_points();
    }
  }
  return points;
}

bool quadrimester_begins(const Public& table) {
  if (table.pending.empty() || !is(table.pending.top(), Rule::place) || !table.board.envelopes.empty()) return false;
  for (const int zone : kQueueZones) {
    if (zone != 2 && !table.queue(zone).empty()) return false;
  }
  // Whoever sat on the pile stands in zone 2 already (3.4.1).
  return table.queue(2).size() <= 1 && table.pending.top().seat() == table.in_order(0);
}

}  // namespace bathys::thesauros
