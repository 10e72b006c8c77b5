// The component tables of Thesauros: the values of each.
#include <array>
#include <nlohmann/json.hpp>

#include "cli/thesauros/data.hpp"
#include "games/thesauros/nouns.hpp"
#include "wire/json_archive.hpp"

namespace bathys::cli::thesauros_data {
namespace {

using namespace thesauros;
using wire::Json;

/// The two faces of the board, and a number of players for each.
struct Face {
  std::string_view name;
  int players;
};
constexpr std::array<Face, 2> kFaces{{{"1-2", 2}, {"3-4", 4}}};

template <class Value>
Json list_of(int from, int to, Value value) {
  Json list = Json::array();
  for (int i = from; i <= to; ++i) list.push_back(value(i));
  return list;
}
template <class Value>
Json by_players(Value value) {
  Json object = Json::object();
  for (int players = 1; players <= 4; ++players) object[std::to_string(players)] = value(players);
  return object;
}
template <class Value>
Json by_face(Value value) {
  Json object = Json::object();
  for (const Face& face : kFaces) object[std::string(face.name)] = value(face.players);
  return object;
}
Json numbers(std::span<const u8> values) {
  Json list = Json::array();
  for (const u8 value : values) list.push_back(value);
  return list;
}

Json incomes(Mode mode) {
  return list_of(1, kYears, [&](int year) {
    const Income income = thesauros::income(mode, year);
    return Json{{"base", income.base}, {"per_map", income.per_map}};
  });
}

Json calendar() {
  Json income = Json::object();
  for (std::size_t mode = 0; mode < kModeWords.size(); ++mode)
    income[std::string(kModeWords[mode])] = incomes(static_cast<Mode>(mode));
  Json auctions = Json::array();
  for (int q = 1; q <= kQuadrimesters; ++q) {
    if (auction_after(q)) auctions.push_back(q);
  }
  return {{"quadrimesters", kQuadrimesters},
          {"income", income},
          {"transfer_fee", list_of(1, kYears, transfer_fee)},
          {"wage", wage()},
          {"compensation", list_of(0, 3, compensation)},
          {"year_points",
           by_players([](int n) { return list_of(0, n - 1, [&](int place) { return year_points(n, place); }); })},
          {"tech_reveals", list_of(1, kQuadrimesters, tech_reveals)},
          {"maps_added", maps_added()},
          {"mercenary_auctions_after", auctions},
          {"start_reputation", start_reputation()},
          {"sea_from", in_play.sea_from}};
}

Json queue(int zone) {
  Json object{{"length", by_players([&](int n) { return queue_length(n, zone); })}};
  const auto prices = [&](int players) {
    return list_of(0, queue_length(players, zone) - 1, [&](int place) { return queue_price(players, zone, place); });
  };
  if (queue_length(2, zone) > 0 && queue_price(2, zone, 0) > 0) object["prices"] = by_face(prices);
  return object;
}

Json queues() {
  Json object = Json::object();
  for (const int zone : kQueueZones) object[std::string(kZoneWords[static_cast<std::size_t>(zone)])] = queue(zone);
  object["shop"] = by_face([](int players) { return numbers(shop_prices(players)); });
  return object;
}

Json market() {
  return {{"prices", by_face([](int n) { return numbers(market_prices(n)); })},
          {"first_space_of_a_new_number", by_face([](int n) { return market_arrow(n) + 1; })},
          {"maps_at_the_start", by_face(market_start)},
          {"numbers", by_face(map_numbers)},
          {"copies", map_copies()}};
}

Json room_json(int players, int index) {
  const Room& printed = room(players, index);
  return {{"id", printed.id},
          {"min_players", printed.min_players},
          {"slots", numbers(std::span(printed.points).first(printed.slots))},
          {"cost", printed.cost},
          {"door", printed.door}};
}

Json museum() {
  return {
      {"rooms", by_face([](int n) { return list_of(0, room_count(n) - 1, [&](int i) { return room_json(n, i); }); })},
      {"sale", numbers(in_play.sale)},
      {"unopened_room_points", unopened_points()},
      {"reserve_points", reserve_points()},
      {"unsold_points", unsold_points()}};
}

/// Every way between two spaces once.
Json ways(int players) {
  Json list = Json::array();
  for (int from = 0; from < space_count(); ++from) {
    for (const u8 to : neighbours(players, from)) {
      if (to > from) list.push_back({space(from).name, space(to).name});
    }
  }
  return list;
}

Json sea() {
  return {{"ways", by_face(ways)},
          {"free_spaces", free_spaces()},
          {"paid_space_cost", paid_space_cost()},
          {"open_sea_fishing", open_sea_gain()}};
}

Json lagoon() {
  return {{"lobsters", lobster_gain()},
          {"coastal_harpoon", coastal_gain(false)},
          {"coastal_speargun", coastal_gain(true)},
          {"tourists", tourist_gain()}};
}

Json trophy_json(int which) { return numbers(trophy(which)); }

Json solo() {
  Json slots = Json::array();
  for (int slot = 0; slot < kTechSlots - 1; ++slot) {
    if (rival_slot(slot)) slots.push_back(slot + 1);
  }
  return {{"rival_slots", slots},
          {"rival_copies", in_play.rival_copies},
          {"win_over", solo_win_over()},
          {"museum_bonus", list_of(1, kQuadrimesters, solo_bonus)},
          {"trophies", {{"boss", trophy_json(0)}, {"museum", trophy_json(1)}, {"fishing", trophy_json(2)}}}};
}

Json initiation() {
  Json budget = Json::object();
  for (int account = 0; account < kAccounts; ++account)
    budget[std::string(kAccountWords[static_cast<std::size_t>(account)])] =
        advised_budget(static_cast<Account>(account));
  return {{"budget", budget}, {"first_maps", in_play.first_maps}};
}

Json mercenaries() {
  Json first = Json::array();
  for (const int zone : kQueueZones) {
    if (mercenary_acts_first(zone)) first.push_back(zone);
  }
  return {{"count", kMercenaries},
          {"act_before_the_queue", first},
          {"least_bid", in_play.least_raise},
          {"slander", in_play.slander},
          {"mine", {{"columns", in_play.mine_columns}, {"levels", in_play.mine_levels}}}};
}

Json end_scoring() {
  return {{"shark", shark_points()},
          {"map", map_points()},
          {"map_set", {{"size", map_set_size()}, {"points", map_set_points()}}},
          {"cash_per_point", cash_per_point()}};
}

Json mussels() {
  return {{"track", list_of(0, 2, [](int cube) {
             return Json{{"cash", mussel_cash(cube)}, {"reputation", mussel_reputation(cube)}};
           })}};
}

Json seaplanes_json() {
  return {{"count", by_face(seaplanes)},
          {"rent_with_so_many_left",
           by_face([](int n) { return list_of(1, seaplanes(n), [&](int left) { return seaplane_rent(n, left); }); })}};
}

Json zones_json() { return {{"rows", kRows}, {"columns", list_of(1, kDigZones, zone_columns)}}; }

Json hats() { return {{"per_zone", by_players(hats_per_zone)}, {"solo_choice", solo_hats()}}; }

}  // namespace

std::string cell_word(const DigCell& cell) {
  static constexpr std::array<std::string_view, 5> kMarks{"", "SH", "p", "h", "i"};
  std::string word(kMarks[static_cast<std::size_t>(cell.what)]);
  if (cell.what > Cell::shark) word += std::to_string(treasure_value(cell.kind));
  return word;
}

Json values_of(std::string_view table) {
  if (table == "calendar") return calendar();
  if (table == "player")
    return {{"workers", kMeeples - 1 - kRecruits},
            {"recruits", kRecruits},
            {"extra_motors", most_motors()},
            {"metal_detectors", metal_detectors()}};
  if (table == "hats") return hats();
  if (table == "queues") return queues();
  if (table == "market") return market();
  if (table == "seaplanes") return seaplanes_json();
  if (table == "mussels") return mussels();
  if (table == "advertising") return {{"track", list_of(0, 2, advertising_points)}};
  if (table == "museum") return museum();
  if (table == "sea") return sea();
  if (table == "lagoon") return lagoon();
  if (table == "zones") return zones_json();
  if (table == "dig_tiles") return {{"drawn", tiles_drawn()}};
  if (table == "found_objects") return {{"on_island", found_on_island()}};
  if (table == "solo") return solo();
  if (table == "initiation") return initiation();
  if (table == "mercenaries") return mercenaries();
  if (table == "end_scoring") return end_scoring();
  if (table == "reputation" || table == "boss" || table == "dive" || table == "authorities" || table == "first_techs") {
    return printed_group(in_play, table);
  }
  return Json::object();
}

}  // namespace bathys::cli::thesauros_data
