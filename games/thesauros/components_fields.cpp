// Every printed value of Thesauros with its bounds, listed once: a component file is read by this list, and each value
// has its name from it. tools/bake_thesauros.py checks the same when the program is built.
#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "core/fixed_list.hpp"
#include "games/thesauros/components.hpp"
#include "games/thesauros/load.hpp"

namespace bathys::thesauros {
namespace {

constexpr int kMaxDollars = 99;
constexpr int kFewPoints = 9;
constexpr int kTreasureValues[kTreasureKinds] = {3, 5, 7, 9};
constexpr int kLongestQueue = 6;

constexpr ByFace<std::string_view> kFaceWords{"1-2", "3-4"};
constexpr ByPlayers<std::string_view> kPlayerWords{"1", "2", "3", "4"};
constexpr std::array<std::string_view, 3> kPileWords{"display", "first_pile", "second_pile"};
constexpr std::array<std::string_view, kAccounts> kPrintedAccounts{"RH", "RD", "AG", "FM", "CN"};
constexpr std::array<std::string_view, 2> kMercenaryWords{"tail", "head"};

/// Every list of numbers of a fixed length.
template <std::size_t N>
void numbers(Archive& archive, std::string_view name, std::array<u8, N>& values, i64 least, i64 most, int size = N) {
  list_of(archive, name, size, [&](int i) { field(archive, name, values[at_row(i)], least, most); });
}

/// What is paid or gained at once, by a value and what can come on top of it.
void check_at_once(Archive& archive, std::string_view name, int sum, std::string_view with) {
  if (sum <= kMaxAtOnce) return;
  archive.refuse(name, "comes to " + std::to_string(sum) + "$ " + std::string(with) + ", but nothing is more than " +
                           std::to_string(kMaxAtOnce) + "$ at once");
}

/// The game is built around this word.
void fixed_word(Archive& archive, std::string_view name, std::string_view word) {
  int only = 0;
  archive.word(name, only, std::span(&word, 1));
}
template <std::size_t N>
void fixed_words(Archive& archive, std::string_view name, const std::array<std::string_view, N>& words) {
  list_of(archive, name, static_cast<int>(N), [&](int i) { fixed_word(archive, name, words[at_row(i)]); });
}

template <class Fields>
void by_face(Archive& archive, std::string_view name, Fields fields) {
  object(archive, name, [&] {
    for (std::size_t face = 0; face < kFaces; ++face) fields(face, kFaceWords[face]);
  });
}

/// A row of prices of any length up to `longest`.
void track(Archive& archive, std::string_view name, Track& track, int longest) {
  track.length = static_cast<u8>(archive.open_list(name, track.length, 1, longest));
  for (std::size_t i = 0; i < track.prices.size(); ++i) {
    if (i < track.length) {
      field(archive, name, track.prices[i], 1, kMaxDollars);
    } else {
      track.prices[i] = 0;
    }
  }
  archive.close_list();
}

// Calendar

void income_of_first_year(Archive& archive, Components& c) {
  auto& standard = c.income[static_cast<std::size_t>(Mode::standard)][0];
  field(archive, "base", standard.base, 0, 199);
  constexpr std::pair<std::string_view, Mode> kOthers[] = {{"base_initiation", Mode::initiation},
                                                           {"base_mercenaries", Mode::mercenaries}};
  for (const auto& [name, mode] : kOthers) {
    u8& base = c.income[static_cast<std::size_t>(mode)][0].base;
    if (archive.has(name)) {
      field(archive, name, base, 0, 199);
    } else {
      base = standard.base;
    }
  }
  c.income[static_cast<std::size_t>(Mode::solo)][0].base = standard.base;
}

void income_fields(Archive& archive, Components& c) {
  list_of(archive, "income", kYears, [&](int year) {
    object(archive, "year", [&] {
      Income& usual = c.income[static_cast<std::size_t>(Mode::standard)][at_row(year)];
      if (year == 0) {
        income_of_first_year(archive, c);
      } else {
        field(archive, "base", usual.base, 0, 199);
        for (auto& mode : c.income) mode[at_row(year)].base = usual.base;
      }
      field(archive, "per_map", usual.per_map, 0, kMaxDollars);
      for (auto& mode : c.income) mode[at_row(year)].per_map = usual.per_map;
    });
  });
}

void auction_fields(Archive& archive, Components& c) {
  numbers(archive, "mercenary_auctions_after", c.auctions_after, 1, kQuadrimesters);
  auto sorted = c.auctions_after;
  std::sort(sorted.begin(), sorted.end());
  if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) {
    archive.refuse("mercenary_auctions_after", "names a quadrimester twice");
  }
}

void calendar_fields(Archive& archive, Components& c) {
  fixed_number(archive, "quadrimesters", kQuadrimesters);
  income_fields(archive, c);
  numbers(archive, "transfer_fee", c.transfer_fee, 0, kFewPoints);
  field(archive, "wage", c.wage, 1, kFewPoints);
  numbers(archive, "compensation", c.compensation, 0, kMaxDollars);
  object(archive, "year_points", [&] {
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      numbers(archive, kPlayerWords[i], c.year_points[i], 0, kFewPoints, static_cast<int>(i + 1));
    }
  });
  numbers(archive, "tech_reveals", c.tech_reveals, 0, kFewPoints);
  constexpr int kFreeSlots = kTechSlots - 1 - kTechsShown;
  if (std::accumulate(c.tech_reveals.begin(), c.tech_reveals.end(), 0) > kFreeSlots) {
    archive.refuse("tech_reveals", "there are only " + std::to_string(kFreeSlots) + " free slots");
  }
  field(archive, "maps_added", c.maps_added, 0, kFewPoints);
  auction_fields(archive, c);
  field(archive, "start_reputation", c.start_reputation, 0, 99);
  field(archive, "sea_from", c.sea_from, 1, kQuadrimesters);
}

// Companies

void reputation_fields(Archive& archive, ReputationValues& reputation) {
  field(archive, "idle", reputation.idle, 0, kFewPoints);
  field(archive, "withdrawn", reputation.withdrawn, 0, kFewPoints);
  field(archive, "unpaid", reputation.unpaid, 0, kFewPoints);
  field(archive, "third_recruit", reputation.third_recruit, 0, kFewPoints);
  field(archive, "zodiac", reputation.zodiac, 0, kFewPoints);
}

constexpr std::string_view kWithBoss = "with what the boss gets more";

void boss_fields(Archive& archive, BossValues& boss) {
  field(archive, "discount", boss.discount, 0, kFewPoints);
  field(archive, "mussels", boss.mussels, 0, kFewPoints);
  field(archive, "lagoon", boss.lagoon, 0, kFewPoints);
  field(archive, "sale", boss.sale, 0, kFewPoints);
  field(archive, "die", boss.die, 0, 5);
  field(archive, "treasures", boss.treasures, 1, kRows);
  field(archive, "found_objects", boss.found_objects, 1, 2);
}

void hat_fields(Archive& archive, Components& c) {
  object(archive, "per_zone", [&] {
    for (std::size_t i = 1; i < kMaxSeats; ++i) field(archive, kPlayerWords[i], c.hats[i], 0, kMaxSeats);
  });
  field(archive, "solo_choice", c.solo_hats, 0, kHats);
  static constexpr std::array<i64, kHats> kHatZones{2, 3, 7, 8};
  list_of(archive, "zones", kHats, [&](int i) { fixed_number(archive, "zones", kHatZones[at_row(i)]); });
}

// Techs and gear

/// A use that gear may have: an object with these parts, all of them or none.
template <class Fields>
void use(Archive& archive, std::string_view name, bool there, Fields fields) {
  if (archive.reading() ? !archive.has(name) : !there) return;
  object(archive, name, fields);
}

bool meets_sharks(const GearUse& gear) { return gear.kill_on > 0 || gear.die_bonus > 0 || gear.ignores_sharks > 0; }

void shark_fields(Archive& archive, GearUse& gear) {
  number_if_any(archive, "kill_on", gear.kill_on, 2, 6);
  number_if_any(archive, "die_bonus", gear.die_bonus, 1, 5);
  if (archive.reading() ? archive.has("ignore") : gear.ignores_sharks != 0) {
    yes_no(archive, "ignore", gear.ignores_sharks);
    if (gear.ignores_sharks == 0) archive.refuse("ignore", "true is expected, or nothing at all");
  }
  if (!meets_sharks(gear)) archive.refuse({}, "one of kill_on, die_bonus, ignore is expected");
}

void use_fields(Archive& archive, GearUse& gear) {
  GearUse without_use{};
  without_use.id = gear.id;
  if (archive.reading()) gear = without_use;
  use(archive, "dive", gear.dive_depth > 0, [&] { field(archive, "depth", gear.dive_depth, 1, kRows); });
  use(archive, "motor", gear.motor_spaces > 0, [&] {
    field(archive, "spaces", gear.motor_spaces, 1, 9);
    field(archive, "cost", gear.motor_cost, 0, kFewPoints);
  });
  use(archive, "shark", meets_sharks(gear), [&] { shark_fields(archive, gear); });
  use(archive, "detect", gear.detect_depth > 0, [&] {
    field(archive, "depth", gear.detect_depth, 1, kRows);
    field(archive, "cost", gear.detect_cost, 0, kFewPoints);
  });
  use(archive, "extract", gear.extract_depth > 0, [&] {
    field(archive, "depth", gear.extract_depth, 1, kRows);
    field(archive, "cost", gear.extract_cost, 0, kFewPoints);
  });
  number_if_any(archive, "coastal_fishing", gear.coastal_gain, 1, kMaxDollars);
  number_if_any(archive, "lobster_fishing", gear.lobster_gain, 1, kMaxDollars);
  number_if_any(archive, "maps", gear.maps, 1, kDigZones);
  if (gear == without_use) archive.refuse({}, "a use is expected");
}

void tech_fields(Archive& archive, Tech& tech, GearUse& gear) {
  component_id(archive, tech.id);
  field(archive, "level", tech.level, 0, 2);
  named(archive, "initiation", tech.initiation, kPileWords);
  field(archive, "patent", tech.patent, 1, kMaxDollars);
  field(archive, "object", tech.object, 1, kMaxDollars);
  field(archive, "royalty", tech.royalty, 0, kMaxDollars);
  check_at_once(archive, "royalty", tech.patent + tech.object + tech.royalty, "with patent and object");
  object(archive, "copies", [&] {
    for (std::size_t i = 0; i < kMaxSeats; ++i) field(archive, kPlayerWords[i], tech.copies[i], 1, Load::kMaxOfAKind);
  });
  field(archive, "end_points", tech.end_points, 0, kFewPoints);
  object(archive, "use", [&] { use_fields(archive, gear); });
  named(archive, "provenance", tech.provenance, kProvenanceWords);
}

/// How many techs of each kind there are, the piles of 0.4 are built around.
void check_shares(Archive& archive, const Components& c) {
  static constexpr int kOfLevel[] = {4, 6, 5};
  static constexpr int kOfPile[] = {3, 4, 8};
  for (int i = 0; i < 3; ++i) {
    const auto of_level = std::count_if(c.techs.begin(), c.techs.end(), [&](const Tech& t) { return t.level == i; });
    const auto of_pile = std::count_if(c.techs.begin(), c.techs.end(),
                                       [&](const Tech& t) { return static_cast<int>(t.initiation) == i; });
    if (of_level != kOfLevel[i] || of_pile != kOfPile[i]) {
      archive.refuse("techs", "4, 6 and 5 of levels 0 to 2 are expected, and 3, 4 and 8 of the initiation's piles");
    }
  }
}

/// 0.4: the mask is among the simplest, and three techs lie open in an initiation.
void check_first_techs(Archive& archive, const Components& c) {
  if (c.techs[static_cast<std::size_t>(Gear::mask)].level != 0) archive.refuse("techs", "the mask must be of level 0");
  for (const Gear shown : {Gear::mask, Gear::harpoon, Gear::aux_motor}) {
    if (c.techs[static_cast<std::size_t>(shown)].initiation == Pile::display) continue;
    archive.refuse("techs", "mask, harpoon and auxiliary motor are displayed in an initiation");
  }
}

// Zones

void queue_fields(Archive& archive, Components& c, std::size_t face, std::size_t queue) {
  const int zone = kQueueZones[queue];
  const std::size_t fewest = 2 * face;  // players of this face, less one
  Track& prices = c.queue_prices[face][queue];
  const bool priced = zone == 1 || zone == 4 || zone == 9;
  if (priced) track(archive, "costs", prices, kLongestQueue);
  if (zone == 6) return archive.nothing("len");
  object(archive, "len", [&] {
    const int most = priced ? prices.length : kLongestQueue;
    for (std::size_t i = fewest; i < fewest + 2; ++i)
      field(archive, kPlayerWords[i], c.queue_length[i][queue], 1, most);
  });
  if (zone == 7) track(archive, "shop", c.shop[face], kShopSpaces);
}

void queues_fields(Archive& archive, Components& c) {
  for (std::size_t face = 0; face < kFaces; ++face) {
    object(archive, kFaceWords[face], [&] {
      for (std::size_t queue = 0; queue < kQueues; ++queue) {
        object(archive, kZoneWords[at_row(kQueueZones[queue])], [&] { queue_fields(archive, c, face, queue); });
      }
    });
  }
}

/// Every number finds a space from the arrow on.
void check_track(Archive& archive, Components& c, std::size_t face) {
  const std::span<const u8> prices = c.market[face].printed();
  if (!std::is_sorted(prices.begin(), prices.end())) archive.refuse("track", "the prices must not fall");
  const auto arrow = std::find(prices.begin(), prices.end(), c.arrow_price);
  if (arrow == prices.end()) archive.refuse("arrow_price", "no space of the track has this price");
  c.market_arrow[face] = static_cast<u8>(arrow - prices.begin());
  const int numbers = face == 0 ? kSmallFaceZones : kDigZones;
  if (prices.end() - arrow < numbers) archive.refuse("arrow_price", "too few spaces from the arrow on");
}

void market_fields(Archive& archive, Components& c) {
  by_face(archive, "track",
          [&](std::size_t face, std::string_view name) { track(archive, name, c.market[face], kMarketSpaces); });
  field(archive, "arrow_price", c.arrow_price, 1, kMaxDollars);
  for (std::size_t face = 0; face < kFaces; ++face) check_track(archive, c, face);
  by_face(archive, "start_maps", [&](std::size_t face, std::string_view name) {
    field(archive, name, c.market_start[face], 0, map_copies() * (face == 0 ? kSmallFaceZones : kDigZones));
  });
  by_face(archive, "numbers", [&](std::size_t face, std::string_view name) {
    fixed_number(archive, name, face == 0 ? kSmallFaceZones : kDigZones);
  });
  fixed_number(archive, "copies", map_copies());
}

void seaplane_fields(Archive& archive, Components& c) {
  by_face(archive, "count", [&](std::size_t face, std::string_view name) {
    field(archive, name, c.seaplane_rent[face].length, 1, kMarketSpaces);
  });
  by_face(archive, "rent", [&](std::size_t face, std::string_view name) {
    Track& rent = c.seaplane_rent[face];
    std::fill(rent.prices.begin() + rent.length, rent.prices.end(), u8{0});
    numbers(archive, name, rent.prices, 0, kMaxDollars, rent.length);
  });
}

void mussel_fields(Archive& archive, Components& c) {
  list_of(archive, "track", kCubeSpaces, [&](int i) {
    Mussels& mussels = c.mussels[at_row(i)];
    object(archive, "space", [&] {
      number_if_any(archive, "cash", mussels.cash, 1, kFewPoints);
      number_if_any(archive, "reputation", mussels.reputation, 1, kFewPoints);
      if ((mussels.cash > 0) == (mussels.reputation > 0)) archive.refuse({}, "either cash or reputation is expected");
    });
  });
}

// Museum

void room_fields(Archive& archive, Room& room, std::size_t face) {
  component_id(archive, room.id);
  field(archive, "min_players", room.min_players, static_cast<i64>(2 * face + 1), static_cast<i64>(2 * face + 2));
  room.slots = static_cast<u8>(archive.open_list("slots", room.slots, 1, kRoomSlots));
  for (std::size_t i = 0; i < kRoomSlots; ++i) {
    if (i < room.slots) {
      field(archive, "slots", room.points[i], 1, kMaxDollars);
    } else {
      room.points[i] = 0;
    }
  }
  archive.close_list();
  field(archive, "cost", room.cost, 0, kMaxDollars);
  field(archive, "door", room.door, 0, kMaxDollars);
}

void rooms_of_face(Archive& archive, Components& c, std::size_t face) {
  const auto rooms = std::span(c.rooms[face]).first(c.rooms_printed[face]);
  list_of(archive, kFaceWords[face], static_cast<int>(rooms.size()),
          [&](int i) { object(archive, "room", [&] { room_fields(archive, rooms[at_row(i)], face); }); });
  const auto by_players = [](const Room& a, const Room& b) { return a.min_players < b.min_players; };
  if (!std::is_sorted(rooms.begin(), rooms.end(), by_players)) {
    archive.refuse(kFaceWords[face], "the rooms of fewer players come first");
  }
  for (std::size_t players = 2 * face + 1; players <= 2 * face + 2; ++players) {
    const auto plays = [&](const Room& room) { return room.min_players <= players; };
    c.room_count[players - 1] = static_cast<u8>(std::count_if(rooms.begin(), rooms.end(), plays));
  }
}

void museum_fields(Archive& archive, Components& c) {
  for (std::size_t face = 0; face < kFaces; ++face) rooms_of_face(archive, c, face);
  object(archive, "sale", [&] {
    for (std::size_t i = 0; i < kTreasureKinds; ++i) {
      field(archive, kTreasureWords[i], c.sale[i], 0, kMaxDollars);
      check_at_once(archive, kTreasureWords[i], c.sale[i] + c.boss.sale, kWithBoss);
    }
  });
  field(archive, "unopened_room_points", c.unopened_points, 0, kFewPoints);
  field(archive, "reserve_points", c.reserve_points, 0, kFewPoints);
  field(archive, "unsold_points", c.unsold_points, 0, kFewPoints);
}

// Sea

using Joined = std::array<Neighbours, kMaxSpaces>;

void join(Archive& archive, Joined& joined, int from, int to) {
  Neighbours& here = joined[at_row(from)];
  const auto end = here.spaces.begin() + here.count;
  if (std::find(here.spaces.begin(), end, to) != end) archive.refuse("edges", "an edge is written twice");
  if (here.count == Neighbours::kMax) {
    archive.refuse("edges", std::string(space(from).name) + " has too many neighbours");
  }
  here.spaces[here.count++] = static_cast<u8>(to);
  std::sort(here.spaces.begin(), here.spaces.begin() + here.count);
}

/// Written are both ends of every edge, the first by its place first.
FixedList<std::array<u8, 2>, 4 * kMaxSpaces> edges_of(const Joined& joined) {
  FixedList<std::array<u8, 2>, 4 * kMaxSpaces> edges;
  for (int here = 0; here < space_count(); ++here) {
    for (int i = 0; i < joined[at_row(here)].count; ++i) {
      const u8 other = joined[at_row(here)].spaces[at_row(i)];
      if (other > here) edges.push_back({static_cast<u8>(here), other});
    }
  }
  return edges;
}

bool is_on_face(int place, std::size_t face) { return space(place).zone <= (face == 0 ? kSmallFaceZones : kDigZones); }

/// Every space but the passages that a face may leave out is joined, the lagoon with the port alone, and all can be
/// reached.
void check_sea(Archive& archive, const Joined& joined, std::size_t face) {
  std::array<bool, kMaxSpaces> reached{};
  FixedList<u8, kMaxSpaces> queue;
  queue.push_back(kPort);
  reached[kPort] = true;
  for (int head = 0; head < queue.size(); ++head) {
    const Neighbours& here = joined[queue[head]];
    for (std::size_t i = 0; i < here.count; ++i) {
      if (std::exchange(reached[here.spaces[i]], true)) continue;
      queue.push_back(here.spaces[i]);
    }
  }
  for (int place = 0; place < space_count(); ++place) {
    const Neighbours& here = joined[at_row(place)];
    const std::string name(space(place).name);
    const SpaceKind kind = space(place).kind;
    const bool lagoon = kind != SpaceKind::port && kind < SpaceKind::fishing;
    const bool there = here.count > 0;
    if (there && !is_on_face(place, face)) archive.refuse("edges", name + " is not on this face");
    if (!there && kind != SpaceKind::passage && is_on_face(place, face)) archive.refuse("edges", name + " is missing");
    if (kind == SpaceKind::passage && here.count == 1) archive.refuse("edges", name + " leads nowhere");
    if (there && !reached[at_row(place)]) archive.refuse("edges", name + " cannot be reached from the port");
    if (lagoon && (here.count != 1 || here.spaces[0] != kPort)) {
      archive.refuse("edges", name + " must join the port alone");
    }
  }
}

void edge_fields(Archive& archive, Joined& joined, std::size_t face) {
  auto edges = edges_of(joined);
  const int size = archive.open_list("edges", edges.size(), 1, decltype(edges)::capacity());
  if (archive.reading()) {
    joined = {};
    edges.clear();
    for (int i = 0; i < size; ++i) edges.push_back({});
  }
  for (auto& edge : edges) {
    list_of(archive, "edge", 2, [&](int i) { named(archive, "space", edge[at_row(i)], space_words()); });
    if (!archive.reading()) continue;
    if (edge[0] == edge[1]) archive.refuse("edges", "an edge joins a space with itself");
    join(archive, joined, edge[0], edge[1]);
    join(archive, joined, edge[1], edge[0]);
  }
  archive.close_list();
  if (archive.reading()) check_sea(archive, joined, face);
}

/// What a zodiac carries takes it so far and no farther (3.2.5.3).
void check_reach(Archive& archive, const Components& c) {
  int strongest = 0;
  for (const Gear motor : Load::kMotors)
    strongest = std::max<int>(strongest, c.gear[static_cast<std::size_t>(motor)].motor_spaces);
  const int reach = c.free_spaces + 1 + Load::kMaxMotors * strongest;
  if (reach <= kMaxReach) return;
  archive.refuse("sea.free_spaces", "a zodiac with the strongest motors would reach " + std::to_string(reach) +
                                        " spaces, more than " + std::to_string(kMaxReach));
}

void sea_fields(Archive& archive, Components& c) {
  for (std::size_t face = 0; face < kFaces; ++face) {
    object(archive, kFaceWords[face], [&] {
      edge_fields(archive, c.neighbours[face], face);
      fixed_words(archive, "big_fishing", std::array<std::string_view, 2>{"F1", "F2"});
    });
  }
  field(archive, "free_spaces", c.free_spaces, 1, 9);
  field(archive, "paid_space_cost", c.paid_space_cost, 0, kFewPoints);
  field(archive, "open_sea_fishing", c.open_sea_gain, 0, kFewPoints);
}

/// What gear brings in the lagoon is printed there and on its card.
void gain_with(Archive& archive, std::string_view name, u8& gain, int on_card, const BossValues& boss) {
  field(archive, name, gain, 1, kMaxDollars);
  check_at_once(archive, name, gain + boss.lagoon, kWithBoss);
  if (gain != on_card) archive.refuse(name, "the card of its gear says " + std::to_string(on_card));
}

void lagoon_fields(Archive& archive, Components& c) {
  const auto gear = [&](Gear which) -> const GearUse& { return c.gear[static_cast<std::size_t>(which)]; };
  object(archive, "LA", [&] {
    fixed_word(archive, "kind", "lobster");
    fixed_word(archive, "needs", "lobster_trap");
    gain_with(archive, "gain", c.lobster_gain, gear(Gear::lobster_trap).lobster_gain, c.boss);
  });
  object(archive, "LB", [&] {
    fixed_word(archive, "kind", "coastal");
    fixed_word(archive, "needs", "harpoon or speargun");
    gain_with(archive, "gain_harpoon", c.coastal_gain[0], gear(Gear::harpoon).coastal_gain, c.boss);
    gain_with(archive, "gain_speargun", c.coastal_gain[1], gear(Gear::speargun).coastal_gain, c.boss);
  });
  object(archive, "LC", [&] {
    fixed_word(archive, "kind", "tourists");
    field(archive, "gain", c.tourist_gain, 1, kMaxDollars);
    check_at_once(archive, "gain", c.tourist_gain + c.boss.lagoon, kWithBoss);
  });
  for (const std::string_view island : {"LD1", "LD2"}) {
    object(archive, island, [&] {
      fixed_word(archive, "kind", "island");
      fixed_word(archive, "needs", "metal_detector");
    });
  }
}

void zone_fields(Archive& archive) {
  object(archive, "size", [&] {
    for (int zone = 1; zone <= kDigZones; ++zone) {
      fixed_word(archive, kDigZoneWords[at_row(zone)], zone_is_large(zone) ? "large" : "small");
    }
  });
  object(archive, "columns", [&] {
    fixed_number(archive, "small", kMaxColumns - 1);
    fixed_number(archive, "large", kMaxColumns);
  });
  fixed_number(archive, "rows", kRows);
}

// Dig tiles and the island

/// "" nothing, "SH" a shark, "p5" a plain treasure of 5, "h5" a hidden one, "i5" one in rock.
constexpr std::string_view kTreasureMarks = "phi";

std::string written(DigCell cell) {
  if (cell.what == Cell::nothing) return "";
  if (cell.what == Cell::shark) return "SH";
  const auto mark = static_cast<std::size_t>(cell.what) - static_cast<std::size_t>(Cell::plain);
  return kTreasureMarks[mark] + std::to_string(kTreasureValues[cell.kind]);
}

std::optional<DigCell> cell_of(const std::string& text) {
  for (int what = 0; what <= static_cast<int>(Cell::rock); ++what) {
    for (int kind = 0; kind < (what > static_cast<int>(Cell::shark) ? kTreasureKinds : 1); ++kind) {
      const DigCell cell{static_cast<Cell>(what), static_cast<u8>(kind)};
      if (written(cell) == text) return cell;
    }
  }
  return std::nullopt;
}

void tile_fields(Archive& archive, DigTile& tile) {
  list_of(archive, tile.id, kRows, [&](int row) {
    list_of(archive, "row", tile.columns, [&](int column) {
      DigCell& cell = tile.cells[at_row(row)][at_row(column)];
      std::string text = written(cell);
      archive.text("cell", text);
      const std::optional<DigCell> read = cell_of(text);
      if (!read) archive.refuse("cell", "\"\", SH, and p, h or i with 3, 5, 7 or 9 are known, found \"" + text + "\"");
      cell = *read;
    });
  });
}

void treasure_kind(Archive& archive, u8& kind) {
  i64 value = kTreasureValues[kind];
  archive.number("treasure", value, kTreasureValues[0], kTreasureValues[kTreasureKinds - 1]);
  const auto* const known = std::find(std::begin(kTreasureValues), std::end(kTreasureValues), value);
  if (known == std::end(kTreasureValues)) archive.refuse("treasure", "one of 3, 5, 7, 9 is expected");
  kind = static_cast<u8>(known - std::begin(kTreasureValues));
}

/// Copies of one item follow each other and have the item's name with a number ("treasure3_2").
void found_item(Archive& archive, Components& c, std::size_t first, int copies) {
  Found& item = c.found[first];
  component_id(archive, copies == 1 ? item.id : item.id.substr(0, item.id.find('_')));
  if (item.gear != kNone) {
    use_fields(archive, c.gear[item.gear]);
    return check_at_once(archive, "coastal_fishing", c.gear[item.gear].coastal_gain + c.boss.lagoon, kWithBoss);
  }
  if (item.treasure != kNone) {
    treasure_kind(archive, item.treasure);
  } else {
    field(archive, "cash", item.cash, 1, kMaxDollars);
  }
  if (copies > 1) fixed_number(archive, "copies", copies);
  for (int i = 1; i < copies; ++i) c.found[first + at_row(i)].treasure = item.treasure;
}

int copies_from(const Components& c, std::size_t first) {
  const auto name = [&](std::size_t i) { return c.found[i].id.substr(0, c.found[i].id.find('_')); };
  std::size_t next = first + 1;
  const bool copied = c.found[first].treasure != kNone;
  while (copied && next < c.found.size() && name(next) == name(first)) ++next;
  return static_cast<int>(next - first);
}

void found_fields(Archive& archive, Components& c) {
  int items = 0;
  for (std::size_t i = 0; i < kFound; i += at_row(copies_from(c, i))) ++items;
  std::size_t first = 0;
  list_of(archive, "items", items, [&](int) {
    const int copies = copies_from(c, first);
    object(archive, "item", [&] { found_item(archive, c, first, copies); });
    first += at_row(copies);
  });
  field(archive, "on_island", c.found_on_island, 1, kFound);
}

// Modes and the end

void rival_fields(Archive& archive, Components& c) {
  FixedList<u8, kTechSlots> slots;
  for (std::size_t i = 0; i < kTechSlots; ++i) {
    if (c.rival_slots[i]) slots.push_back(static_cast<u8>(i + 1));
  }
  list(archive, "virtual_slots", slots, [&](u8& slot) { field(archive, "slot", slot, 1, kTechSlots - 1); });
  if (slots.empty()) archive.refuse("virtual_slots", "one slot at least is expected");
  c.rival_slots = {};
  for (const u8 slot : slots) {
    if (std::exchange(c.rival_slots[slot - 1u], true)) archive.refuse("virtual_slots", "names a slot twice");
  }
  field(archive, "rival_copies", c.rival_copies, 0, 1);
}

void solo_fields(Archive& archive, Components& c) {
  rival_fields(archive, c);
  field(archive, "win_over", c.solo_win_over, 1, 999);
  object(archive, "museum_bonus", [&] {
    static constexpr std::array<std::string_view, 4> kWhen{"6", "7", "8", "9"};
    for (std::size_t i = 0; i < kWhen.size(); ++i) field(archive, kWhen[i], c.solo_bonus[i], 0, 99);
  });
  object(archive, "trophies", [&] {
    static constexpr std::array<std::string_view, kTrophies> kNames{"boss", "museum", "fishing"};
    for (std::size_t i = 0; i < kTrophies; ++i) numbers(archive, kNames[i], c.trophies[i], 1, 250);
  });
}

void initiation_fields(Archive& archive, Components& c) {
  object(archive, "budget", [&] {
    for (std::size_t i = 0; i < kAccounts; ++i) {
      field(archive, kPrintedAccounts[i], c.advised_budget[i], 0, kMaxDollars);
    }
  });
  const int spent = std::accumulate(c.advised_budget.begin(), c.advised_budget.end(), 0);
  if (spent > c.income[static_cast<std::size_t>(Mode::initiation)][0].base) {
    archive.refuse("budget", "spends more than the income of the first year");
  }
  field(archive, "first_maps", c.first_maps, 0, 4);
}

void mercenary_fields(Archive& archive, Components& c) {
  fixed_number(archive, "count", kMercenaries);
  object(archive, "spot", [&] {
    for (const int zone : {1, 2, 3, 4, 7, 8, 9}) {
      named(archive, kZoneWords[at_row(zone)], c.mercenary_first[at_row(zone)], kMercenaryWords);
    }
  });
  list_of(archive, "maps", kDigZones, [&](int i) { fixed_number(archive, "maps", i + 1); });
  field(archive, "maps_taken", c.mercenary_maps, 1, 2);
  field(archive, "least_bid", c.least_raise, 1, kMaxDollars);
  field(archive, "slander", c.slander, 0, 99);
  object(archive, "mine", [&] {
    field(archive, "columns", c.mine_columns, 1, kMaxColumns - 1);
    field(archive, "levels", c.mine_levels, 1, kRows);
  });
}

void end_fields(Archive& archive, Components& c) {
  field(archive, "shark", c.shark_points, 0, kFewPoints);
  field(archive, "map", c.map_points, 0, kFewPoints);
  object(archive, "map_set", [&] {
    field(archive, "size", c.map_set_size, 1, 9);
    field(archive, "points", c.map_set_points, 0, kFewPoints);
  });
  field(archive, "cash_per_point", c.cash_per_point, 1, kMaxDollars);
}

void supply_fields(Archive& archive, Components& c) {
  object(archive, "treasures", [&] {
    for (std::size_t i = 0; i < kTreasureKinds; ++i) field(archive, kTreasureWords[i], c.supply_of_treasures[i], 1, 99);
  });
  field(archive, "sharks", c.supply_of_sharks, 1, 99);
}

}  // namespace

void describe(Archive& archive, Components& c) {
  const auto group = [&](std::string_view name, auto fields) { component_group(archive, c.notes, name, fields); };
  component_head(archive, "thesauros");
  group("calendar", [&] { calendar_fields(archive, c); });
  group("player", [&] {
    fixed_number(archive, "workers", kMeeples - 1 - kRecruits);
    fixed_number(archive, "recruits", kRecruits);
    field(archive, "max_extra_motors", c.most_motors, 0, Load::kMaxMotors);
    field(archive, "metal_detectors", c.metal_detectors, 0, Load::kMaxOfAKind);
  });
  group("reputation", [&] { reputation_fields(archive, c.reputation); });
  group("boss", [&] { boss_fields(archive, c.boss); });
  group("dive", [&] {
    field(archive, "swimsuit", c.swimsuit, 1, kRows);
    field(archive, "treasures", c.treasures, 1, kRows);
    field(archive, "die", c.die, 2, 20);
  });
  group("authorities", [&] { field(archive, "least_bid", c.least_bid, 1, kMaxDollars); });
  group("first_techs", [&] {
    fixed_number(archive, "shown", kTechsShown);
    field(archive, "on_top", c.techs_on_top, 0, 7);
  });
  group("hats", [&] { hat_fields(archive, c); });
  list_of(archive, "techs", kTechs, [&](int i) {
    object(archive, "tech", [&] { tech_fields(archive, c.techs[at_row(i)], c.gear[at_row(i)]); });
  });
  check_shares(archive, c);
  check_first_techs(archive, c);
  group("queues", [&] { queues_fields(archive, c); });
  group("market", [&] { market_fields(archive, c); });
  group("seaplanes", [&] { seaplane_fields(archive, c); });
  group("mussels", [&] { mussel_fields(archive, c); });
  group("advertising", [&] { numbers(archive, "track", c.advertising, 0, kFewPoints); });
  group("museum", [&] { museum_fields(archive, c); });
  group("sea", [&] { sea_fields(archive, c); });
  group("lagoon", [&] { lagoon_fields(archive, c); });
  group("zones", [&] { zone_fields(archive); });
  group("dig_tiles", [&] {
    component_note(archive, "legend");
    object(archive, "tiles", [&] {
      for (DigTile& tile : c.tiles) tile_fields(archive, tile);
    });
    field(archive, "drawn", c.tiles_drawn, 2, 3);
  });
  group("found_objects", [&] { found_fields(archive, c); });
  check_reach(archive, c);
  group("supply", [&] { supply_fields(archive, c); });
  group("solo", [&] { solo_fields(archive, c); });
  group("initiation", [&] { initiation_fields(archive, c); });
  group("mercenaries", [&] { mercenary_fields(archive, c); });
  group("end_scoring", [&] { end_fields(archive, c); });
}

}  // namespace bathys::thesauros
