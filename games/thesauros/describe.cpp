// The fields of a Thesauros state, view and set-up, listed once for writing and reading alike.
#include <algorithm>
#include <bit>
#include <optional>
#include <string>
#include <vector>

#include "core/known_list.hpp"
#include "games/thesauros/thesauros.hpp"

namespace bathys::thesauros::fields {
namespace {

/// Whether the secret part is described too: then sizes follow from its lists and are not written.
enum class Scope { all, seen };

constexpr std::array<std::string_view, kMaxSeats> kSeatWords{"0", "1", "2", "3"};
constexpr std::array<std::string_view, kMaxSeats + 1> kPatentWords{"0", "1", "2", "3", "rival"};
constexpr auto kNumberWords = std::span(kDigZoneWords).subspan<1>();
constexpr std::array<std::string_view, kHats> kTrainedWords{"research", "market", "port", "museum"};
constexpr std::array<std::string_view, Load::kMotorKinds> kMotorWords{"aux_motor", "medium_motor", "super_motor",
                                                                      "found_motor"};
constexpr auto kQueueWords = [] {
  std::array<std::string_view, kQueues> words;
  for (std::size_t i = 0; i < kQueues; ++i) words[i] = kZoneWords[static_cast<std::size_t>(kQueueZones[i])];
  return words;
}();

/// Counts as the list of words, each as often as it is there.
template <std::size_t N>
void counted_words(Archive& archive, std::string_view name, std::array<u8, N>& counts,
                   std::span<const std::string_view> words) {
  if (archive.counted_words(name, counts, words)) return;
  FixedList<u8, 200> listed;
  for (std::size_t i = 0; i < N; ++i) {
    for (u8 copy = 0; copy < counts[i]; ++copy) listed.push_back(static_cast<u8>(i));
  }
  list(archive, name, listed, [&](u8& i) { named(archive, "item", i, words); });
  counts.fill(0);
  for (const u8 i : listed) ++counts[i];
}

/// The first `size` places of an array as a list; what lies behind is filled with `rest`.
template <std::size_t N, class Item>
void first_places(Archive& archive, std::string_view name, std::array<u8, N>& places, u8& size, u8 rest, Item item) {
  FixedList<u8, static_cast<int>(N)> listed;
  for (std::size_t i = 0; i < size; ++i) listed.push_back(places[i]);
  list(archive, name, listed, item);
  places.fill(rest);
  std::copy(listed.begin(), listed.end(), places.begin());
  size = static_cast<u8>(listed.size());
}

template <std::size_t N>
void tile_places(Archive& archive, std::string_view name, std::array<u8, N>& places) {
  list_of(archive, name, static_cast<int>(N),
          [&](int i) { word_or_none(archive, "tile", places[static_cast<std::size_t>(i)], tile_words()); });
}

void accounts(Archive& archive, std::string_view name, std::array<u16, kOpenAccounts>& amounts) {
  object_of(archive, name, amounts, [&] {
    for (std::size_t i = 0; i < kOpenAccounts; ++i) field(archive, kAccountWords[i], amounts[i], 0, kMaxCounter);
  });
}

void standing_fields(Archive& archive, u8& code) {
  Standing who = Standing::of(code);
  named(archive, "seat", who.seat, kSeatWords);
  named(archive, "meeple", who.meeple, kMeepleWords);
  yes_no(archive, "token", who.token);
  code = who.code();
}
void standing(Archive& archive, u8& code) {
  object(archive, "meeple", [&] { standing_fields(archive, code); });
}

void meeples(Archive& archive, Player& player) {
  struct Meeples {
    decltype(player.spots) spots;
    decltype(player.hats) hats;
  };
  list_from(archive, "meeples", kMeeples, Meeples{player.spots, player.hats}, [&](int i) {
    object(archive, "meeple", [&] {
      named(archive, "spot", player.spots[static_cast<std::size_t>(i)], kSpotWords);
      named(archive, "hat", player.hats[static_cast<std::size_t>(i)], kHatWords);
    });
  });
}

/// Where reputation comes from, as far as it was counted; a position may leave it out. What is not explained stands
/// under "before", where there is a place for it.
void sources(Archive& archive, Player& player, std::optional<int>* before) {
  if (!archive.has("sources")) return;
  const auto fields = [&] {
    if (before != nullptr) {
      int unexplained = before->value_or(0);
      if (archive.has("before")) field(archive, "before", unexplained, -kMaxPoints, kMaxPoints);
      *before = unexplained;
    }
    for (std::size_t i = 0; i < kCountedSources; ++i) {
      if (archive.has(kSourceWords[i]))
        field(archive, kSourceWords[i], player.gained[static_cast<Source>(i)], -kMaxPoints, kMaxPoints);
    }
  };
  if (before != nullptr) return object(archive, "sources", fields);
  object_of(archive, "sources", player.gained, fields);
}

void company(Archive& archive, Player& player, bool mercenaries, std::optional<int>* before) {
  accounts(archive, "accounts", player.accounts);
  field(archive, "reputation", player.reputation, 0, kMaxCounter);
  sources(archive, player, before);
  field(archive, "fishing", player.fishing, 0, kMaxCounter);
  counted_words(archive, "ashore", player.ashore, kGearWords);
  counted_words(archive, "maps", player.maps, kNumberWords);
  bit_words(archive, "satellite_maps", player.satellite_maps, kNumberWords);
  counted_words(archive, "treasures", player.treasures, kTreasureWords);
  field(archive, "sharks", player.sharks, 0, 255);
  field(archive, "stored", player.stored, 0, 255);
  meeples(archive, player);
  field(archive, "tokens", player.tokens, 0, kMaxSeats);
  yes_no(archive, "board_token", player.board_token);
  yes_no(archive, "posted", player.posted);
  bit_words(archive, "trained", player.trained, kTrainedWords);
  field(archive, "drafted", player.drafted, 0, kOpenAccounts);
  field(archive, "shown_bid", player.shown_bid, 0, kMaxCounter);
  if (!mercenaries) return;
  bit_words(archive, "mercenary_maps", player.mercenary_maps, kNumberWords);
  field(archive, "mercenaries", player.mercenaries, 0, kMercenaries);
  yes_no(archive, "mine", player.mine);
  yes_no(archive, "black_plane", player.black_plane);
  yes_no(archive, "passed", player.passed);
}

void own_part(Archive& archive, Private& own) {
  field(archive, "black_box", own.black_box, 0, kMaxCounter);
  accounts(archive, "draft", own.draft);
  field(archive, "bid", own.bid, 0, kMaxCounter);
  yes_no(archive, "knows_pile", own.knows_pile);
  bit_words(archive, "known_tiles", own.known_tiles, tile_words());
  bit_words(archive, "known_island", own.known_island, found_words());
  list(archive, "drawn", own.drawn, [&](u8& tile) { named(archive, "tile", tile, tile_words()); });
  list(archive, "found", own.found, [&](u8& object) { named(archive, "object", object, found_words()); });
  tile_places(archive, "tiles", own.tiles);
}

/// D131: a position gives a player at most 900$ in all. What play brought beyond is written and read like everything
/// that play can reach, and marked, so that nobody sets it up by mistake.
void beyond_given(Archive& archive, const State& state, Seat seat) {
  constexpr int kMostGiven = 900;
  constexpr std::string_view kMark = "beyond_900";
  const bool is_more = money::total(state, seat) > kMostGiven;
  u8 marked = is_more && !archive.reading();
  if (archive.reading() ? archive.has(kMark) : is_more) yes_no(archive, kMark, marked);
  if (is_more && marked == 0) archive.refuse("accounts", "more than 900$ in all is more than a position gives");
}

void load(Archive& archive, Load& cargo) {
  std::array<u8, kGear> counts{};
  for (std::size_t gear = 0; gear < kGear; ++gear) counts[gear] = static_cast<u8>(cargo.count(static_cast<Gear>(gear)));
  if (archive.counted_words("load", counts, kGearWords)) return;
  FixedList<u8, Load::kMaxOfAKind * kGear> listed;
  for (int gear = 0; gear < kGear; ++gear) {
    for (int i = 0; i < cargo.count(static_cast<Gear>(gear)); ++i) listed.push_back(static_cast<u8>(gear));
  }
  list(archive, "load", listed, [&](u8& gear) { named(archive, "gear", gear, kGearWords); });
  cargo = {};
  for (const u8 gear : listed) {
    if (!cargo.takes(static_cast<Gear>(gear)))
      archive.refuse("load", "no place for " + std::string(kGearWords[gear]) + " aboard");
    cargo.add(static_cast<Gear>(gear));
  }
}

/// The legs of a move that is not over yet (D125). Always written, so that every view has the same fields in the same
/// order and a patch leads from one to the next; positions from before there were legs have none.
void sailed(Archive& archive, Public& table) {
  if (archive.reading()) table.sailed.clear();
  if (!archive.has("sailed")) return;
  list(archive, "sailed", table.sailed, [&](Stretch& leg) {
    object(archive, "leg", [&] {
      field(archive, "spaces", leg.spaces, 1, kMaxReach);
      FixedList<u8, 2 * Load::kMotorKinds> motors;
      for (int kind = 0; kind < Load::kMotorKinds; ++kind) {
        for (int i = 0; i < (leg.motors >> 2 * kind & 3); ++i) motors.push_back(static_cast<u8>(kind));
      }
      list(archive, "motors", motors, [&](u8& kind) { named(archive, "motor", kind, kMotorWords); });
      Load aboard;
      for (const u8 kind : motors) {
        if (!aboard.takes(Load::kMotors[kind])) archive.refuse("motors", "there is no place for so many");
        aboard.add(Load::kMotors[kind]);
      }
      leg.motors = aboard.motor_code();
    });
  });
}

void zodiac(Archive& archive, Zodiac& boat) {
  static constexpr std::array<std::string_view, 3> kPlayedWords{"moved", "dived", "finished"};
  object_of(archive, "zodiac", boat, [&] {
    word_or_none(archive, "owner", boat.owner, kSeatWords);
    named(archive, "space", boat.space, space_words());
    word_or_none(archive, "crew", boat.crew, kMeepleWords);
    load(archive, boat.load);
    bit_words(archive, "played", boat.played, kPlayedWords);
  });
}

/// A zodiac in the lagoon is on the spot it stands on.
void zodiacs(Archive& archive, Public& table) {
  list_from(archive, "zodiacs", kZodiacs, table.zodiacs, [&](int i) { zodiac(archive, table.zodiac(i)); });
  table.board.lagoon.fill(kNone);
  for (int i = 0; i < kZodiacs; ++i) {
    const int spot = table.zodiac(i).space - kFirstLagoonSpot;
    if (spot < 0 || spot >= kLagoonSpots) continue;
    u8& here = table.board.lagoon[static_cast<std::size_t>(spot)];
    if (here != kNone) archive.refuse("zodiacs", "two of them are on one space of the lagoon");
    here = static_cast<u8>(i);
  }
}

/// Cells as "row.column", both from 1.
void covered_cells(Archive& archive, DigSite& site) {
  static const auto kCells = [] {
    std::array<std::string, kRows * kMaxColumns> cells;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      cells[i] = std::to_string(i / kMaxColumns + 1) + "." + std::to_string(i % kMaxColumns + 1);
    }
    return cells;
  }();
  static const std::vector<std::string_view> kCellWords(kCells.begin(), kCells.end());
  bit_words(archive, "covered", site.covered, kCellWords);
}

void sites(Archive& archive, Board& board, Scope scope) {
  list_from(archive, "sites", kDigZones, board.sites, [&](int i) {
    DigSite& site = board.sites[static_cast<std::size_t>(i)];
    object_of(archive, "site", site, [&] {
      if (scope == Scope::seen) yes_no(archive, "placed", site.placed);
      word_or_none(archive, "tile", site.tile, tile_words());
      covered_cells(archive, site);
    });
  });
}

void techs(Archive& archive, Board& board) {
  u8 shown = 0;
  while (shown < kTechSlots && board.slots[shown] != kNone) ++shown;
  const auto words = std::span(kGearWords).first<kTechs>();
  first_places(archive, "slots", board.slots, shown, kNone, [&](u8& card) { named(archive, "tech", card, words); });
  object_of(archive, "owners", board.owners, [&] {
    for (std::size_t i = 0; i < kTechs; ++i) word_or_none(archive, words[i], board.owners[i], kPatentWords);
  });
  object_of(archive, "copies", board.copies, [&] {
    for (std::size_t i = 0; i < kTechs; ++i) field(archive, words[i], board.copies[i], 0, 255);
  });
  field(archive, "upper_left", board.upper_left, 0, kTechs);
  FixedList<u8, 1> sitter;
  if (board.sitter != kNone) sitter.push_back(board.sitter);
  list(archive, "sitter", sitter, [&](u8& code) { standing(archive, code); });
  board.sitter = sitter.empty() ? kNone : sitter[0];
}

void queues(Archive& archive, Board& board) {
  object_of(archive, "queues", board.queues, [&] {
    for (std::size_t i = 0; i < kQueues; ++i) {
      list(archive, kQueueWords[i], board.queues[i], [&](u8& code) { standing(archive, code); });
    }
  });
}

void market_track(Archive& archive, Board& board) {
  struct Market {
    decltype(board.market) numbers;
    decltype(board.stacks) stacks;
  };
  list_from(archive, "market", kMarketSpaces, Market{board.market, board.stacks}, [&](int i) {
    object(archive, "space", [&] {
      field(archive, "number", board.market[static_cast<std::size_t>(i)], 0, kDigZones);
      field(archive, "count", board.stacks[static_cast<std::size_t>(i)], 0, kMaps);
    });
  });
  bit_words(archive, "satellite_left", board.satellite_left, kNumberWords);
}

/// Who stands in the shop, each with the space, counted from the cheapest one.
void shop_spaces(Archive& archive, Board& board) {
  struct Buyer {
    u8 space = 1;
    u8 code = 0;
    bool operator==(const Buyer&) const = default;
  };
  FixedList<Buyer, kShopSpaces> buyers;
  for (std::size_t i = 0; i < kShopSpaces; ++i) {
    if (board.shop[i] != kNone) buyers.push_back({static_cast<u8>(i + 1), board.shop[i]});
  }
  list(archive, "shop", buyers, [&](Buyer& buyer) {
    object(archive, "buyer", [&] {
      field(archive, "space", buyer.space, 1, kShopSpaces);
      standing_fields(archive, buyer.code);
    });
  });
  board.shop.fill(kNone);
  for (const Buyer& buyer : buyers) {
    u8& space = board.shop[buyer.space - 1u];
    if (space != kNone) archive.refuse("shop", "two meeples are on one space");
    space = buyer.code;
  }
}

void rooms(Archive& archive, Board& board) {
  list_from(archive, "rooms", kRooms, board.rooms, [&](int i) {
    MuseumRoom& room = board.rooms[static_cast<std::size_t>(i)];
    object_of(archive, "room", room, [&] {
      word_or_none(archive, "sponsor", room.sponsor, kSeatWords);
      yes_no(archive, "open", room.open);
      list_of(archive, "owners", kRoomSlots, [&](int slot) {
        word_or_none(archive, "owner", room.owners[static_cast<std::size_t>(slot)], kSeatWords);
      });
    });
  });
}

void hats(Archive& archive, Board& board) {
  object_of(archive, "hats", board.hats, [&] {
    for (std::size_t i = 0; i < kHats; ++i) field(archive, kTrainedWords[i], board.hats[i], 0, kMaxSeats);
  });
}

/// Without mercenaries nothing of them is on the table.
void mercenaries(Archive& archive, Public& table) {
  Board& board = table.board;
  if (!table.has_mercenaries()) {
    if (archive.reading()) board.mercenary.fill(kNone);
    return;
  }
  object_of(archive, "mercenary", board.mercenary, [&] {
    for (std::size_t i = 0; i < kQueues; ++i) word_or_none(archive, kQueueWords[i], board.mercenary[i], kSeatWords);
  });
  bit_words(archive, "mercenary_spent", board.mercenary_spent, kQueueWords);
  field(archive, "mercenaries_left", board.mercenaries_left, 0, kMercenaries);
  bit_words(archive, "mercenary_maps_left", board.mercenary_maps_left, kNumberWords);
  yes_no(archive, "sabotaged", board.sabotaged);
  field(archive, "bid", board.bid, 0, kMaxCounter);
  word_or_none(archive, "bidder", board.bidder, kSeatWords);
}

/// Behind the seats in play the order is that of the seats.
void turn_order(Archive& archive, Public& table) {
  auto& order = table.board.order;
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = archive.reading() ? static_cast<u8>(i) : order[i];
  list_from(archive, "order", table.seats(), order,
            [&](int i) { named(archive, "seat", order[static_cast<std::size_t>(i)], kSeatWords); });
}

void sizes(Archive& archive, Board& board) {
  field(archive, "pile_size", board.pile_size, 0, 12);
  field(archive, "reserve_size", board.reserve_size, 0, kMaps);
  field(archive, "large_pile", board.large_pile, 0, kLargeTiles);
  field(archive, "small_pile", board.small_pile, 0, kTiles - kLargeTiles);
  field(archive, "island_size", board.island_size, 0, kFound);
}

void board_fields(Archive& archive, Public& table, Scope scope) {
  Board& board = table.board;
  field(archive, "quadrimester", board.quadrimester, 0, kQuadrimesters);
  turn_order(archive, table);
  list(archive, "envelopes", board.envelopes, [&](u8& seat) { named(archive, "seat", seat, kSeatWords); });
  queues(archive, board);
  techs(archive, board);
  market_track(archive, board);
  sites(archive, board, scope);
  field(archive, "seaplanes", board.seaplanes, 0, 255);
  bit_words(archive, "found_taken", board.found_taken, found_words());
  hats(archive, board);
  field(archive, "mussels", board.mussels, 0, 2);
  field(archive, "advertising", board.advertising, 0, 2);
  shop_spaces(archive, board);
  rooms(archive, board);
  field(archive, "full_at", board.full_at, 0, kQuadrimesters);
  field(archive, "die", board.die, 0, in_play.die);
  mercenaries(archive, table);
  if (scope == Scope::seen) sizes(archive, board);
}

/// What is pending, from the top; budgets and bids are asked of several seats at once.
void frames(Archive& archive, Public& table) {
  pending_field(archive, "pending", rulebook(), table.pending, [&](Frame& frame) {
    u8 seats = frame.asked.bits();
    bit_words(archive, "seats", seats, kSeatWords);
    frame.asked = SeatSet::from_bits(seats);
  });
}

void table_fields(Archive& archive, Public& table, Scope scope) {
  object_of(archive, "setup", table.setup, [&] { Thesauros::describe(archive, table.setup); });
  object_of(archive, "board", table.board, [&] { board_fields(archive, table, scope); });
  zodiacs(archive, table);
  sailed(archive, table);
  frames(archive, table);
}

void secret_fields(Archive& archive, State& state) {
  Secret& secret = state.secret;
  Board& board = state.table.board;
  const auto techs = std::span(kGearWords).first<kTechs>();
  const auto tile = [&](u8& value) { named(archive, "tile", value, tile_words()); };
  first_places(archive, "pile", secret.pile, board.pile_size, 0,
               [&](u8& card) { named(archive, "tech", card, techs); });
  first_places(archive, "reserve", secret.reserve, board.reserve_size, 0,
               [&](u8& number) { field(archive, "number", number, 1, kDigZones); });
  first_places(archive, "large", secret.large, board.large_pile, 0, tile);
  first_places(archive, "small", secret.small, board.small_pile, 0, tile);
  tile_places(archive, "placed", secret.placed);
  for (std::size_t i = 0; i < kDigZones; ++i) board.sites[i].placed = secret.placed[i] != kNone ? 1 : 0;
  bit_words(archive, "island", secret.island, found_words());
  board.island_size = static_cast<u8>(std::popcount(secret.island));
  object(archive, "generator", [&] { generator_fields(archive, secret.generator); });
}

/// Points that no source tells of; like those of any source they stop somewhere.
int unexplained(const State& state, int seat) {
  return std::clamp(final_score::before(state, seat_at(seat)), -kMaxPoints, kMaxPoints);
}

/// What a position says about its points must add up (4.3 looks at the turn order, which is not checked yet).
void check_sources(Archive& archive, const State& state, const std::array<std::optional<int>, kMaxSeats>& before) {
  const auto& order = state.table.board.order;
  for (int i = 0; i < state.table.seats(); ++i) {
    const auto& said = before[static_cast<std::size_t>(i)];
    const bool placed = std::find(order.begin(), order.begin() + state.table.seats(), i) != order.end();
    if (said && placed && unexplained(state, i) != *said)
      archive.refuse("players", "the sources of player " + std::to_string(i) + " do not add up to the reputation");
  }
}

/// As many places as the pile has; the viewer knows some of them.
template <std::size_t N>
void known_places(Archive& archive, std::string_view name, std::array<u8, N>& known, int size,
                  std::span<const std::string_view> words) {
  if (archive.reading()) known.fill(kNone);
  places(archive, name, std::min(size, static_cast<int>(N)), static_cast<int>(N),
         [&](int i) { word_or_none(archive, "card", known[static_cast<std::size_t>(i)], words); });
}

/// What cannot go together (0.1), said in words before the rules refuse it by code.
void refuse_impossible(Archive& archive, const Setup& setup) {
  static constexpr std::array<std::string_view, 4> kGames{"a standard", "an initiation", "a mercenaries", "the solo"};
  if (!Thesauros::check(setup)) return;
  const bool solo = setup.mode == Mode::solo;
  archive.refuse("players", std::string(kGames[static_cast<std::size_t>(setup.mode)]) +
                                (solo ? " game is for one player" : " game is for 2 to 4 players"));
}

}  // namespace
}  // namespace bathys::thesauros::fields

namespace bathys {

void Thesauros::describe(Archive& archive, State& state) {
  using namespace thesauros::fields;
  std::array<std::optional<int>, kMaxSeats> before{};
  for (int i = 0; !archive.reading() && i < state.table.seats(); ++i)
    before[static_cast<std::size_t>(i)] = unexplained(state, i);
  table_fields(archive, state.table, Scope::all);
  list_of(archive, "players", state.table.seats(), [&](int i) {
    object(archive, "player", [&] {
      company(archive, state.table.player(seat_at(i)), state.table.has_mercenaries(),
              &before[static_cast<std::size_t>(i)]);
      own_part(archive, state.own(seat_at(i)));
      beyond_given(archive, state, seat_at(i));
    });
  });
  object(archive, "secret", [&] { secret_fields(archive, state); });
  if (archive.reading()) check_sources(archive, state, before);
}

void Thesauros::describe(Archive& archive, View& view) {
  using namespace thesauros::fields;
  static constexpr std::array<std::string_view, kMaxSeats + 1> kViewers{"0", "1", "2", "3", "spectator"};
  named(archive, "viewer", view.viewer, kViewers);
  table_fields(archive, view.table, Scope::seen);
  list_of(archive, "players", view.table.seats(), [&](int i) {
    object_of(archive, "player", view.table.player(seat_at(i)),
              [&] { company(archive, view.table.player(seat_at(i)), view.table.has_mercenaries(), nullptr); });
  });
  const thesauros::Board& board = view.table.board;
  struct Own {
    thesauros::Private own;
    decltype(view.pile) pile;
    decltype(view.large) large;
    decltype(view.small) small;
    std::array<u8, 3> sizes;
  };
  const Own own{view.own, view.pile, view.large, view.small, {board.pile_size, board.large_pile, board.small_pile}};
  object_of(archive, "own", own, [&] {
    own_part(archive, view.own);
    known_places(archive, "pile", view.pile, board.pile_size,
                 std::span(thesauros::kGearWords).first<thesauros::kTechs>());
    known_places(archive, "large", view.large, board.large_pile, thesauros::tile_words());
    known_places(archive, "small", view.small, board.small_pile, thesauros::tile_words());
  });
}

/// One player alone plays the solo game, and the solo game is for one.
void Thesauros::describe(Archive& archive, Setup& setup) {
  const bool has_mode = archive.has("mode");
  const bool has_players = archive.has("players");
  if (has_mode) named(archive, "mode", setup.mode, thesauros::kModeWords);
  if (has_players) field(archive, "players", setup.players, 1, kMaxSeats);
  if (!archive.reading()) return;
  if (!has_mode && setup.players == 1) setup.mode = thesauros::Mode::solo;
  if (!has_players && setup.mode == thesauros::Mode::solo) setup.players = 1;
  thesauros::fields::refuse_impossible(archive, setup);
}

}  // namespace bathys
