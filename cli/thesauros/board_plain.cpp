// The table of Thesauros as sentences, one thing after the other, for a screen reader.
#include <fmt/format.h>

#include <array>

#include "cli/thesauros/board.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::cli::thesauros_board {
namespace {

using namespace thesauros;

std::string joined(const std::vector<std::string>& items, std::string_view between = ", ") {
  return fmt::format("{}", fmt::join(items, between));
}

class Teller {
 public:
  explicit Teller(const Picture& picture) : picture_(picture) {}

  Lines lines() { return std::move(lines_); }

  void zones() {
    say("head", {number(board().quadrimester), number(table().year()), text(mode()), text(order())});
    if (!board().envelopes.empty()) say("envelopes", {text(seats(board().envelopes))});
    for (int zone = 1; zone <= kZones; ++zone) {
      if (zone != 5 && zone != 10) this->zone(zone);
    }
    market();
    lagoon();
  }

  void techs() {
    for (const u8 card : board().slots) {
      if (card != kNone) tech_line(card);
    }
    say("pile", {number(board().pile_size)});
    if (picture_.view.own.knows_pile != 0) known_pile();
  }

  void museum() {
    for (int index = 0; index < kRooms; ++index) {
      if (thesauros::museum::in_play(table(), index)) room_line(index);
    }
  }

  void sea() {
    for (int from = 0; from < space_count(); ++from) ways(from);
    for (int zone = 1; zone <= map_numbers(picture_.players()); ++zone) dig_zone(zone);
    for (const u8 tile : picture_.view.own.drawn) {
      say("drawn", {text(dig_tile(tile).id), text(columns(tile, DigSite{}))});
    }
  }

  void company(Seat seat) {
    const Player& player = picture_.player(seat);
    say("company", {Arg::seat(seat), number(player.reputation)});
    money(seat);
    for (int meeple = 0; meeple < kMeeples; ++meeple) crew(seat, meeple);
    for (int i = 0; i < kZodiacs; ++i) {
      if (table().zodiac(i).owner == static_cast<u8>(seat)) zodiac(i);
    }
    goods(seat);
  }

 private:
  static Arg number(int n) { return Arg::number(n); }
  static Arg text(std::string_view t) { return Arg::literal(t); }
  const Public& table() const { return picture_.table(); }
  const Board& board() const { return picture_.board(); }
  const Voice& voice() const { return picture_.voice; }
  std::string words(std::string_view key, std::initializer_list<Arg> args = {}) const {
    return voice().say(fmt::format("cli.thesauros.plain.{}", key), args);
  }
  void say(std::string_view key, std::initializer_list<Arg> args = {}) { lines_.push_back(words(key, args)); }
  std::string term(std::string_view group, std::string_view word) const {
    return voice().term(fmt::format("thesauros.{}.{}", group, word));
  }
  std::string none() const { return voice().term("cli.none"); }
  std::string mode() const {
    return std::string(picture_.word("mode", kModeWords[static_cast<std::size_t>(table().setup.mode)]));
  }
  std::string gear(int index) const { return term("gear", kGearWords[at(index)]); }
  /// A seat, the rival of the solo game, or nobody.
  std::string owner(u8 seat) const {
    if (seat == kNone) return none();
    return seat == kRival ? std::string(picture_.word("plain", "rival")) : voice().name(seat_at(seat));
  }
  template <class Seats>
  std::string seats(const Seats& listed) const {
    std::vector<std::string> names;
    for (const u8 seat : listed) names.push_back(owner(seat));
    return joined(names);
  }
  std::string order() const {
    std::vector<std::string> names;
    for (int place = 0; place < picture_.players(); ++place) names.push_back(voice().name(table().in_order(place)));
    return joined(names);
  }
  std::string meeple(const Player& player, int index) const {
    const std::string hat =
        fmt::format("thesauros.hat.{}.mark", kHatWords[static_cast<std::size_t>(player.hat(index))]);
    return term("meeple", kMeepleWords[at(index)]) + voice().term(hat);
  }
  std::string standing(u8 code) const {
    const Standing who = Standing::of(code);
    const std::string name = meeple(picture_.player(who.owner()), who.meeple);
    return words(who.token != 0 ? "standing_twice" : "standing", {text(owner(who.seat)), text(name)});
  }

  void zone(int zone) {
    std::vector<std::string> spaces;
    const auto& queue = table().queue(zone);
    for (const u8 code : queue) spaces.push_back(standing(code));
    for (int place = queue.size(); place < queue_length(picture_.players(), zone); ++place) {
      const int price = queue_price(picture_.players(), zone, place);
      spaces.push_back(price > 0 ? words("free_for", {number(price)}) : words("free"));
    }
    const std::string listed = spaces.empty() ? none() : joined(spaces, "; ");
    say("zone", {text(term("zone", kZoneWords[at(zone)])), text(listed), text(beside(zone))});
  }
  /// What lies in a zone beside its queue, as further sentences.
  std::string beside(int zone) const {
    std::vector<std::string> parts;
    static constexpr std::array<int, 10> kHatIndex{-1, -1, 0, 1, -1, -1, -1, 2, 3, -1};
    if (kHatIndex[at(zone)] >= 0) parts.push_back(words("hats", {number(board().hats[at(kHatIndex[at(zone)])])}));
    if (zone == 2 && board().sitter != kNone) parts.push_back(words("sitter", {text(standing(board().sitter))}));
    if (zone == 4)
      parts.push_back(board().sabotaged != 0 ? words("sabotaged") : words("planes", {number(board().seaplanes)}));
    if (zone == 6)
      parts.push_back(
          words("mussels", {number(mussel_cash(board().mussels)), number(mussel_reputation(board().mussels))}));
    if (zone == 7) parts.push_back(shop());
    if (zone == 9) parts.push_back(words("advertising", {number(advertising_points(board().advertising))}));
    if (table().has_mercenaries() && zone != 6) parts.push_back(mercenary(zone));
    return joined(parts, " ");
  }
  std::string shop() const {
    std::vector<std::string> spaces;
    const auto prices = shop_prices(picture_.players());
    for (std::size_t i = 0; i < prices.size(); ++i) {
      const u8 code = board().shop[i];
      spaces.push_back(code != kNone ? standing(code) : words("free_for", {number(prices[i])}));
    }
    return words("shop", {text(joined(spaces, "; "))});
  }
  std::string mercenary(int zone) const {
    const auto queue = at(queue_of_zone(zone));
    if ((board().mercenary_spent >> queue & 1) != 0) return words("mercenary_spent");
    return words("mercenary", {text(owner(board().mercenary[queue]))});
  }

  void market() {
    std::vector<std::string> spaces;
    const auto prices = market_prices(picture_.players());
    for (std::size_t i = 0; i < prices.size(); ++i) {
      if (board().market[i] == 0) continue;
      spaces.push_back(words("map", {number(board().market[i]), number(prices[i]), number(board().stacks[i])}));
    }
    say("market", {text(spaces.empty() ? none() : joined(spaces)), number(board().reserve_size)});
  }
  void lagoon() {
    static constexpr std::array<std::string_view, kLagoonSpots> kKinds{"lobster", "coastal", "tourists", "island",
                                                                       "island"};
    std::vector<std::string> spots;
    for (int spot = 0; spot < kLagoonSpots; ++spot) {
      const u8 zodiac = board().lagoon[at(spot)];
      const std::string who = zodiac == kNone
                                  ? words("free")
                                  : words("zodiac_of", {number(zodiac + 1), text(owner(table().zodiac(zodiac).owner))});
      spots.push_back(
          words("spot", {text(term("space", kKinds[at(spot)])), text(space_name(kFirstLagoonSpot + spot)), text(who)}));
    }
    say("lagoon", {text(joined(spots, "; ")), number(board().island_size)});
  }

  void tech_line(int card) {
    const Tech& printed = tech(card);
    say("tech", {text(gear(card)), text(owner(board().owners[at(card)])), number(board().copies[at(card)]),
                 number(printed.patent), number(printed.object), number(printed.royalty)});
    lines_.back() +=
        " " + words("tech_use", {number(printed.end_points), text(term("gear", fmt::format("{}.use", printed.id)))});
  }
  void known_pile() {
    std::vector<std::string> cards;
    for (const u8 card : picture_.view.pile) {
      if (card != kNone) cards.push_back(gear(card));
    }
    say("known_pile", {text(joined(cards))});
  }

  void room_line(int index) {
    const Room& printed = room(picture_.players(), index);
    const MuseumRoom& now = board().rooms[at(index)];
    std::vector<std::string> slots;
    for (int slot = 0; slot < printed.slots; ++slot) {
      slots.push_back(words("slot", {number(printed.points[at(slot)]), text(owner(now.owners[at(slot)]))}));
    }
    say(now.open != 0 ? "room_open" : "room", {number(index + 1), number(printed.cost), number(printed.door),
                                               text(owner(now.sponsor)), text(joined(slots, "; "))});
  }

  /// A space of the sea by its name and what it is: "F2 (fishing)"; there is only one port.
  std::string place(int index) const {
    if (index == kPort) return term("space", "port");
    return words("place", {text(space_name(index)), thesauros::text::kSpaceKind[space(index).kind]});
  }
  void ways(int from) {
    const auto next = neighbours(picture_.players(), from);
    if (next.empty() || space(from).kind == SpaceKind::dig) return;
    std::vector<std::string> names;
    for (const u8 to : next) names.push_back(place(to));
    say("ways", {text(place(from)), text(joined(names))});
  }
  void dig_zone(int zone) {
    std::vector<std::string> holders;
    for (int i = 0; i < picture_.players(); ++i) {
      if (picture_.player(seat_at(i)).has_map(zone)) holders.push_back(voice().name(seat_at(i)));
    }
    const DigSite& site = table().site(zone);
    const std::string held = holders.empty() ? none() : joined(holders);
    const u8 tile = picture_.tile_on(zone);
    if (tile == kNone) return say(site.placed != 0 ? "dig_unknown" : "dig_empty", {number(zone), text(held)});
    say(site.tile != kNone ? "dig_up" : "dig_down", {number(zone), text(held), text(columns(tile, site))});
  }
  std::string columns(int tile, const DigSite& site) const {
    std::vector<std::string> all;
    for (int column = 0; column < dig_tile(tile).columns; ++column) {
      std::vector<std::string> cells;
      for (int row = 0; row < kRows; ++row) cells.push_back(cell(tile, row, column, site));
      all.push_back(words("column", {number(column + 1), text(joined(cells))}));
    }
    return joined(all, "; ");
  }
  std::string cell(int tile, int row, int column, const DigSite& site) const {
    static constexpr std::array<std::string_view, 5> kCells{"nothing", "shark", "treasure", "hidden", "rock"};
    const DigCell& printed = dig_tile(tile).cells[at(row)][at(column)];
    if (site.is_covered(row, column)) return words("cell.covered");
    return words(fmt::format("cell.{}", kCells[static_cast<std::size_t>(printed.what)]),
                 {number(treasure_value(printed.kind))});
  }

  void money(Seat seat) {
    const auto& accounts = picture_.player(seat).accounts;
    say("money", {number(accounts[0]), number(accounts[1]), number(accounts[2]), number(accounts[3])});
    if (picture_.viewer_plays() && seat == picture_.view.viewer && !table().is_solo())
      lines_.back() += " " + words("black_box", {number(picture_.view.own.black_box)});
  }
  void crew(Seat seat, int index) {
    const Player& player = picture_.player(seat);
    const Spot spot = player.spot(index);
    if (spot == Spot::recruit) return;
    const std::string where(picture_.word("plain.spot", kSpotWords[static_cast<std::size_t>(spot)]));
    say("crew", {text(meeple(player, index)), text(where)});
  }
  void zodiac(int index) {
    const Zodiac& boat = table().zodiac(index);
    std::vector<std::string> load;
    for (int i = 0; i < kGear; ++i) {
      for (int n = boat.load.count(static_cast<Gear>(i)); n > 0; --n) load.push_back(gear(i));
    }
    const std::string aboard = boat.crew == kNone ? none() : meeple(picture_.player(seat_at(boat.owner)), boat.crew);
    say("zodiac",
        {number(index + 1), text(place(boat.space)), text(aboard), text(load.empty() ? none() : joined(load))});
  }
  void goods(Seat seat) {
    const Player& player = picture_.player(seat);
    std::vector<std::string> ashore;
    for (int i = 0; i < kGear; ++i) {
      if (const int n = player.in_stock(static_cast<Gear>(i)); n > 0)
        ashore.push_back(n > 1 ? fmt::format("{} {}", n, gear(i)) : gear(i));
    }
    say("ashore", {text(ashore.empty() ? none() : joined(ashore))});
    const std::string maps = map_numbers_of(player);
    const std::string treasures = treasures_of(player);
    say("goods", {text(maps.empty() ? none() : maps), text(treasures.empty() ? none() : treasures),
                  number(player.sharks), number(player.tokens), number(player.recruits_left()), number(player.stored)});
    if (table().has_mercenaries()) say("hired", {number(player.mercenaries)});
    if (player.mine != 0) say("mine");
    if (player.black_plane != 0) say("black_plane");
    if (table().is_solo()) say("fishing", {number(player.fishing)});
  }
  static std::string map_numbers_of(const Player& player) {
    std::vector<std::string> numbers;
    for (int zone = 1; zone <= kDigZones; ++zone) {
      for (int n = player.maps_of(zone); n > 0; --n) numbers.push_back(std::to_string(zone));
    }
    return joined(numbers);
  }
  static std::string treasures_of(const Player& player) {
    std::vector<std::string> values;
    for (int kind = 0; kind < kTreasureKinds; ++kind) {
      for (int n = player.treasures[at(kind)]; n > 0; --n) values.push_back(dollars(treasure_value(kind)));
    }
    return joined(values);
  }

  const Picture& picture_;
  Lines lines_;
};

}  // namespace

Lines sentences(const Picture& picture) {
  Teller teller(picture);
  teller.zones();
  teller.techs();
  teller.museum();
  teller.sea();
  teller.company(picture.subject());
  for (const Seat seat : picture.others()) teller.company(seat);
  return teller.lines();
}

Lines sentences_of(const Picture& picture, std::string_view part) {
  Teller teller(picture);
  if (part == "zones") teller.zones();
  if (part == "techs") teller.techs();
  if (part == "museum") teller.museum();
  if (part == "sea") teller.sea();
  if (part == "company") teller.company(picture.subject());
  if (part == "others") {
    for (const Seat seat : picture.others()) teller.company(seat);
  }
  return teller.lines();
}

}  // namespace bathys::cli::thesauros_board
