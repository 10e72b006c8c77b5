// The fields of an Otys state, view and set-up, listed once for writing and reading alike.
#include <algorithm>
#include <vector>

#include "core/known_list.hpp"
#include "games/otys/otys.hpp"

namespace bathys {

using namespace otys;

namespace {

/// No component file lets a timer begin higher (components_fields.cpp).
constexpr int kHighestTimer = 99;

void contract_or_none(Archive& archive, u8& card) { word_or_none(archive, "contract", card, contract_words()); }
void reward_or_none(Archive& archive, u8& token) { word_or_none(archive, "reward", token, reward_words()); }
void resource_or_none(Archive& archive, u8& type) { word_or_none(archive, "resource", type, kResourceWords); }

void seat_field(Archive& archive, std::string_view name, Seat& seat) {
  u8 index = static_cast<u8>(seat);
  field(archive, name, index, 0, kMaxSeats - 1);
  seat = seat_at(index);
}

void cards(Archive& archive, std::string_view name, CardSet& set, std::span<const std::string_view> words) {
  u32 bits = set.bits();
  bit_words(archive, name, bits, words);
  set = CardSet::from_bits(bits);
}

void cargo(Archive& archive, Cargo& zone) {
  object(archive, "level", [&] {
    for (int type = 0; type < kResources; ++type) {
      int count = zone.count(static_cast<Resource>(type));
      field(archive, kResourceWords[static_cast<std::size_t>(type)], count, 0, Cargo::kMax - 1);
      zone.set(static_cast<Resource>(type), count);
    }
  });
}

/// The column from the top; "+" marks the upgraded side.
void column(Archive& archive, Player& player) {
  static const auto kSpelled = [] {
    std::array<std::string, 2 * kDivers> spelled;
    for (std::size_t i = 0; i < kDivers; ++i) {
      spelled[i] = kDiverWords[i];
      spelled[i + kDivers] = std::string(kDiverWords[i]) + "+";
    }
    return spelled;
  }();
  static const std::vector<std::string_view> kWords(kSpelled.begin(), kSpelled.end());
  struct Column {
    Places<Diver, kPlaces> divers;
    u8 upgraded;
  };
  const Column before{player.column, player.upgraded};
  const auto was_upgraded = [&](Diver diver) { return (before.upgraded >> static_cast<int>(diver) & 1) != 0; };
  player.upgraded = archive.reading() ? u8{0} : before.upgraded;
  list_from(archive, "column", kPlaces, before, [&](int place) {
    Diver& diver = player.column[static_cast<std::size_t>(place)];
    int index = static_cast<int>(diver) + (was_upgraded(diver) ? kDivers : 0);
    archive.word("diver", index, kWords);
    diver = static_cast<Diver>(index % kDivers);
    if (index >= kDivers) player.upgrade(diver);
  });
}

/// Where the prestige came from. All of it is from before when a position does not say; what it says must add up.
void sources(Archive& archive, Player& player) {
  if (!archive.has("sources")) return player.scored.fill(0);
  int before = archive.reading() ? 0 : player.scored_before();
  struct Counted {
    u16 prestige;
    BySource<u16> scored;
  };
  object_of(archive, "sources", Counted{player.prestige, player.scored}, [&] {
    for (std::size_t i = 0; i < kSources; ++i)
      field(archive, kSourceWords[i], player.scored_with(static_cast<Source>(i)), 0, kMaxCounter);
    if (archive.has("before")) field(archive, "before", before, 0, kMaxCounter);
  });
  if (!archive.reading() || player.scored_before() == before) return;
  archive.refuse("sources", "add up to " + std::to_string(player.prestige - player.scored_before() + before) +
                                " instead of the " + std::to_string(player.prestige) + " prestige");
}

void board(Archive& archive, Player& player) {
  field(archive, "prestige", player.prestige, 0, kMaxCounter);
  sources(archive, player);
  field(archive, "credits", player.credits, 0, kMaxCounter);
  field(archive, "batteries", player.batteries, 0, kMaxCounter);
  column(archive, player);
  u8 keys = player.keys.bits();
  bit_words(archive, "keys", keys, std::span(kKeyWords).first<kOwnKeys>());
  player.keys = KeySet::from_bits(keys);
  field(archive, "neutral_keys", player.neutral_keys, 0, neutral_key_supply());
  list(archive, "track", player.track, [&](KeyToken& key) { named(archive, "key", key, kKeyWords); });
  field(archive, "mechanic", player.mechanic, 0, kTechnicianSteps);
  field(archive, "hacker", player.hacker, 0, kTechnicianSteps);
  list_from(archive, "levels", kLevels, player.levels, [&](int level) { cargo(archive, player.zone(level)); });
  list_from(archive, "rewards", kLevels, player.rewards,
            [&](int level) { reward_or_none(archive, player.rewards[static_cast<std::size_t>(level)]); });
}

void drawn(Archive& archive, Private& own) {
  list(archive, "drawn", own.drawn, [&](u8& card) { named(archive, "contract", card, contract_words()); });
}

void sponsors(Archive& archive, Colony& colony) {
  static constexpr std::array<std::string_view, 2> kSides{"basic", "advanced"};
  struct Sides {
    Places<u8, kSponsors> tiles;
    u8 advanced;
  };
  const Sides sides{colony.sponsors, colony.advanced};
  const u8 before = colony.advanced;
  colony.advanced = archive.reading() ? u8{0} : before;
  list_from(archive, "sponsors", kSponsors, sides, [&](int level) {
    object(archive, "sponsor", [&] {
      u8& tile = colony.sponsors[static_cast<std::size_t>(level)];
      u8 printed = static_cast<u8>(tile + 1);
      int side = (before >> tile) & 1;
      field(archive, "tile", printed, 1, kSponsors);
      archive.word("side", side, kSides);
      tile = static_cast<u8>(printed - 1);
      colony.advanced = static_cast<u8>(colony.advanced | side << tile);
    });
  });
}

void colony_fields(Archive& archive, Colony& colony) {
  sponsors(archive, colony);
  list_from(archive, "rewards", kLevels, colony.rewards, [&](int level) {
    list_of(archive, "level", kRewardsPerLevel, [&](int slot) {
      reward_or_none(archive, colony.rewards[static_cast<std::size_t>(level)][static_cast<std::size_t>(slot)]);
    });
  });
  object_of(archive, "store", colony.store, [&] {
    for (const Resource type : kAllResources) {
      field(archive, kResourceWords[static_cast<std::size_t>(type)], colony.in_store(type), 0, kStoreRows);
    }
  });
  list_of(archive, "contracts", kOfferPlaces,
          [&](int place) { contract_or_none(archive, colony.contracts[static_cast<std::size_t>(place)]); });
  field(archive, "neutral_keys", colony.neutral_keys, 0, neutral_key_supply());
  cards(archive, "contract_discards", colony.contract_discards, contract_words());
  cards(archive, "bag", colony.bag, reward_words());
  cards(archive, "reward_discards", colony.reward_discards, reward_words());
}

void turn_fields(Archive& archive, Turn& turn) {
  field(archive, "round", turn.round, 1, kMaxCounter);
  seat_field(archive, "seat", turn.seat);
  seat_field(archive, "first", turn.first);
  word_or_none(archive, "level", turn.level, kLevelWords);
  u8 key = turn.key_in_play != 0 ? static_cast<u8>(turn.key) : kNone;
  word_or_none(archive, "key_in_play", key, kKeyWords);
  // Once the key lies on the track nobody asks for it any more, but it stays in the bytes.
  named(archive, "key", turn.key, kKeyWords);
  turn.key_in_play = key != kNone ? 1 : 0;
  if (key != kNone) turn.key = static_cast<KeyToken>(key);
  yes_no(archive, "sponsor_used", turn.sponsor_used);
  yes_no(archive, "free_effects", turn.free_effects);
  yes_no(archive, "double_use", turn.double_use);
  yes_no(archive, "pointed", turn.pointed);
  list(archive, "copied", turn.copied, [&](Copied& copied) {
    object(archive, "diver", [&] {
      seat_field(archive, "owner", copied.owner);
      named(archive, "diver", copied.diver, kDiverWords);
    });
  });
}

void solo_fields(Archive& archive, Solo& solo) {
  list_of(archive, "timers", kTimers,
          [&](int timer) { field(archive, "timer", solo.timers[static_cast<std::size_t>(timer)], 0, kHighestTimer); });
  list_of(archive, "track", kResources,
          [&](int cube) { resource_or_none(archive, solo.track[static_cast<std::size_t>(cube)]); });
  list_of(archive, "cubes", kOfferPlaces,
          [&](int place) { resource_or_none(archive, solo.cubes[static_cast<std::size_t>(place)]); });
  list(archive, "waiting", solo.waiting, [&](Resource& type) { named(archive, "type", type, kResourceWords); });
}

void table_fields(Archive& archive, Public& table) {
  object_of(archive, "setup", table.setup, [&] { Otys::describe(archive, table.setup); });
  if (archive.reading() && Otys::check(table.setup)) archive.refuse("setup", "impossible set-up");
  object_of(archive, "turn", table.turn, [&] { turn_fields(archive, table.turn); });
  object_of(archive, "colony", table.colony, [&] { colony_fields(archive, table.colony); });
  if (table.is_solo()) object(archive, "solo", [&] { solo_fields(archive, table.solo); });
  pending_field(archive, "pending", otys::rulebook(), table.pending);
}

void deck_field(Archive& archive, State& state) {
  FixedList<u8, kContracts> listed;
  for (std::size_t i = 0; i < state.table.colony.deck_size; ++i) listed.push_back(state.secret.deck[i]);
  list(archive, "deck", listed, [&](u8& card) { named(archive, "contract", card, contract_words()); });
  state.secret.deck.fill(0);
  std::copy(listed.begin(), listed.end(), state.secret.deck.begin());
  state.table.colony.deck_size = static_cast<u8>(listed.size());
}

}  // namespace

void Otys::describe(Archive& archive, State& state) {
  table_fields(archive, state.table);
  list_of(archive, "players", state.table.seats(), [&](int i) {
    Player& player = state.table.player(seat_at(i));
    Private& own = state.own(seat_at(i));
    object(archive, "player", [&] {
      board(archive, player);
      cards(archive, "hand", own.hand, contract_words());
      drawn(archive, own);
      cards(archive, "known", own.known, contract_words());
    });
    player.hand_size = static_cast<u8>(own.hand.size());
    player.drawn_size = static_cast<u8>(own.drawn.size());
  });
  object(archive, "secret", [&] {
    deck_field(archive, state);
    object(archive, "generator", [&] { generator_fields(archive, state.secret.generator); });
  });
}

void Otys::describe(Archive& archive, View& view) {
  static constexpr std::array<std::string_view, kMaxSeats + 1> kViewers{"0", "1", "2", "3", "spectator"};
  named(archive, "viewer", view.viewer, kViewers);
  table_fields(archive, view.table);
  list_of(archive, "players", view.table.seats(), [&](int i) {
    Player& player = view.table.player(seat_at(i));
    object_of(archive, "player", player, [&] {
      board(archive, player);
      field(archive, "hand_size", player.hand_size, 0, kContracts);
      field(archive, "drawn_size", player.drawn_size, 0, kMaxDrawn);
    });
  });
  field(archive, "deck_size", view.table.colony.deck_size, 0, kContracts);
  struct Own {
    Private own;
    Places<u8, kContracts> deck;
    std::array<u8, 4> size;
  };
  const Own own{view.own, view.deck, {view.table.colony.deck_size}};
  object_of(archive, "own", own, [&] {
    cards(archive, "hand", view.own.hand, contract_words());
    drawn(archive, view.own);
    cards(archive, "known", view.own.known, contract_words());
    places(archive, "deck", view.table.colony.deck_size, kContracts,
           [&](int place) { contract_or_none(archive, view.deck[static_cast<std::size_t>(place)]); });
  });
}

namespace {

/// What cannot go together (1.5), said in words before the rules refuse it by code.
void refuse_impossible(Archive& archive, const Setup& setup) {
  if (setup.given_advanced != 0 && setup.sponsors != Setup::Sponsors::given) {
    archive.refuse("advanced", "a list of tiles goes with \"sponsors\": \"given\"");
  }
  if (setup.hard != 0 && setup.players != 1) archive.refuse("hard", "the hard start is for one player (solo)");
  if (setup.designer_variant != 0 && setup.players == 1) {
    archive.refuse("designer_variant", "the designer's variant needs another player");
  }
  if (setup.first != kNone && setup.first >= setup.players) archive.refuse("first", "there is no such seat");
}

}  // namespace

void Otys::describe(Archive& archive, Setup& setup) {
  static constexpr std::array<std::string_view, 4> kModes{"basic", "random", "advanced", "given"};
  static constexpr std::array<std::string_view, kSponsors> kTiles{"1", "2", "3", "4", "5"};
  static constexpr std::array<std::string_view, kMaxSeats + 1> kFirst{"0", "1", "2", "3", "random"};
  if (archive.has("players")) field(archive, "players", setup.players, 1, kMaxSeats);
  if (archive.has("sponsors")) named(archive, "sponsors", setup.sponsors, kModes);
  const bool given = setup.sponsors == Setup::Sponsors::given;
  if (given || (archive.reading() && archive.has("advanced")))
    bit_words(archive, "advanced", setup.given_advanced, kTiles);
  if (archive.has("designer_variant")) yes_no(archive, "designer_variant", setup.designer_variant);
  if (archive.has("hard")) yes_no(archive, "hard", setup.hard);
  if (archive.has("first")) {
    u8 first = setup.first == kNone ? kMaxSeats : setup.first;
    named(archive, "first", first, kFirst);
    setup.first = first == kMaxSeats ? kNone : first;
  }
  if (archive.reading()) refuse_impossible(archive, setup);
}

}  // namespace bathys
