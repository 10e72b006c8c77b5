// A table for tests of Otys: set up any position by hand, play it in notation, look at what came of it.
#pragma once

#include <utility>

#include "core/referee.hpp"
#include "core/testing/game_table.hpp"
#include "games/otys/otys.hpp"

namespace bathys::otys {

inline u8 card_of(std::string_view id) { return word_index(contract_words(), id); }
inline u8 token_of(std::string_view id) { return word_index(reward_words(), id); }

/// A column that is easy to read: the experts above, the others below. The spy stands on level 3.
inline constexpr std::array<Diver, kPlaces> kInOrder{Diver::metal_expert, Diver::plant_expert, Diver::fuel_expert,
                                                     Diver::tech_expert,  Diver::trader,       Diver::spy,
                                                     Diver::engineer,     Diver::explorer};

/// A game whose first player is Anna (seat 0) unless the set-up says otherwise. Everything may be changed through
/// `state()`; the helpers keep all components in exactly one place.
class TestTable : public GameTable<Otys, TestTable> {
 public:
  explicit TestTable(const Setup& setup = {}, std::string_view seed = "test") : GameTable(anna_first(setup), seed) {}
  static Setup players(int n) {
    Setup setup;
    setup.players = static_cast<u8>(n);
    return setup;
  }

  Public& table() { return state().table; }
  Colony& colony() { return state().table.colony; }
  Turn& turn() { return state().table.turn; }
  Solo& solo() { return state().table.solo; }
  Player& player(Seat seat) { return state().table.player(seat); }
  Player& anna() { return player(kAnna); }
  Player& bruno() { return player(kBruno); }
  Private& own(Seat seat) { return state().own(seat); }

  /// From the top of the column to level 5.
  void column(Seat seat, const std::array<Diver, kPlaces>& divers) { player(seat).column = {divers}; }
  /// Exchanges divers so that this one stands at a level (1 to 5).
  void put_diver(Seat seat, Diver diver, int level) {
    Player& p = player(seat);
    std::swap(p.column[static_cast<std::size_t>(p.place_of(diver))],
              p.column[static_cast<std::size_t>(place_of_level(level - 1))]);
  }
  /// Exchanges sponsors so that this tile (1 to 5) lies at a level (1 to 5), with the side given.
  void put_sponsor(int tile, int level, bool advanced = false) {
    auto& tiles = colony().sponsors;
    std::swap(*std::find(tiles.begin(), tiles.end(), tile - 1), tiles[static_cast<std::size_t>(level - 1)]);
    const u8 bit = static_cast<u8>(1u << (tile - 1));
    colony().advanced = static_cast<u8>(advanced ? colony().advanced | bit : colony().advanced & ~bit);
    if (colony().advanced != 0 && table().setup.sponsors == otys::Setup::Sponsors::basic)
      table().setup.sponsors = otys::Setup::Sponsors::random;
  }
  Cargo& zone(Seat seat, int level) { return player(seat).zone(level - 1); }
  /// Takes everything off a player's levels, so that no contract can be completed.
  void clear_levels(Seat seat) { player(seat).levels = {}; }
  /// Moves a used key from the board to the end of the hacker track.
  void use_up(Seat seat, KeyToken key) {
    Player& p = player(seat);
    if (key == KeyToken::neutral_x) {
      --colony().neutral_keys;
    } else {
      p.keys.remove(key);
    }
    p.track.push_back(key);
  }
  void give_neutral_keys(Seat seat, int n) {
    colony().neutral_keys = static_cast<u8>(colony().neutral_keys - n);
    player(seat).neutral_keys = static_cast<u8>(player(seat).neutral_keys + n);
  }
  /// Puts a contract from wherever it lies (deck or offer) into a hand. A place of the offer is filled from the deck.
  void put_in_hand(Seat seat, std::string_view id) {
    take_contract(card_of(id));
    own(seat).hand.add(card_of(id));
    ++player(seat).hand_size;
  }
  /// Puts a contract from the deck or another place onto a place of the offer (1 to 3); what lay there goes under the
  /// deck.
  void put_in_offer(std::string_view id, int place) {
    u8& here = colony().contracts[static_cast<std::size_t>(place - 1)];
    if (here == card_of(id)) return;
    take_contract(card_of(id));
    if (here != kNone) state().secret.deck[colony().deck_size++] = here;
    here = card_of(id);
  }
  /// Puts a contract on top of the deck.
  void put_on_deck(std::string_view id) {
    take_contract(card_of(id));
    auto& deck = state().secret.deck;
    std::copy_backward(deck.begin(), deck.begin() + colony().deck_size, deck.begin() + colony().deck_size + 1);
    deck[0] = card_of(id);
    ++colony().deck_size;
  }
  /// Solo: does the steps of 8.1 and 8.2 again, for the store and the contracts that lie there now.
  void lay_out_solo_again() {
    solo() = {};
    for (std::size_t place = 2; place-- > 0;) {  // D28: the contracts come from the deck, the first place first
      const u8 card = std::exchange(colony().contracts[place], kNone);
      if (card != kNone) put_on_deck(contract(card).id);
    }
    table().pending.clear();
    table().pending.then(
        {pending(Rule::place_cubes, kAnna), pending(Rule::lay_cubes, kAnna), pending(Rule::begin_turn, kAnna)});
    advance();
  }
  /// Solo: the first cubes leave the track, and those of their types the contracts, as when a timer has come by (8.4).
  void remove_cubes(int n) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(n); ++i) {
      const u8 type = std::exchange(solo().track[i], kNone);
      for (u8& cube : solo().cubes) {
        if (cube != type || type == kNone) continue;
        cube = solo().waiting.empty() ? kNone : static_cast<u8>(solo().waiting.take_at(0));
      }
    }
  }
  /// Puts a reward token into the colony display: level 1 to 5, slot 1 or 2. What lay there goes into the bag.
  void put_reward(std::string_view id, int level, int slot) {
    u8& here = colony().rewards[static_cast<std::size_t>(level - 1)][static_cast<std::size_t>(slot - 1)];
    if (here == token_of(id)) return;
    take_token(token_of(id));
    if (here != kNone) colony().bag.add(here);
    here = token_of(id);
  }
  /// Puts a reward token back up onto a player's board at a level (1 to 5).
  void put_back(Seat seat, std::string_view id, int level) {
    take_token(token_of(id));
    player(seat).rewards[static_cast<std::size_t>(level - 1)] = token_of(id);
  }

  /// The column from the top: "metal_expert spy ...".
  std::string column(Seat seat) const {
    std::string words;
    for (const Diver diver : state().table.player(seat).column)
      add_word(words, kDiverWords[static_cast<std::size_t>(diver)]);
    return words;
  }
  /// The place of a diver as it is printed: s1 to s3, 1 to 5.
  std::string_view where(Seat seat, Diver diver) const {
    return kPlaceWords[static_cast<std::size_t>(state().table.player(seat).place_of(diver))];
  }
  /// The own keys that lie ready, and the hacker track from the left: "1 2 X neutral".
  std::string ready_keys(Seat seat) const {
    std::string words;
    for (int key = 0; key < kOwnKeys; ++key) {
      if (state().table.player(seat).has_key(static_cast<KeyToken>(key)))
        add_word(words, kKeyWords[static_cast<std::size_t>(key)]);
    }
    return words;
  }
  std::string track(Seat seat) const {
    std::string words;
    for (const KeyToken key : state().table.player(seat).track)
      add_word(words, kKeyWords[static_cast<std::size_t>(key)]);
    return words;
  }

  /// The seat that is asked plays a turn in which nothing is done but choosing a key, up to the end of step 3.
  TestTable& idle() {
    const auto keys = legal();
    const auto first = std::find_if(keys.begin(), keys.end(), [](const std::string& text) {
      return text.starts_with("key ") || text.starts_with("x ");
    });
    if (first == keys.end()) {
      ADD_FAILURE() << "no key can be chosen at " << question();
      return *this;
    }
    return play(*first).play({"dive", "done", "resurface"});
  }

 private:
  static Setup anna_first(Setup setup) {
    if (setup.first == kNone) setup.first = 0;
    return setup;
  }
  static void add_word(std::string& words, std::string_view word) {
    words.append(words.empty() ? "" : " ").append(word);
  }
  void take_contract(u8 card) {
    auto& deck = state().secret.deck;
    for (u8& place : colony().contracts) {
      if (place != card) continue;
      place = colony().deck_size > 0 ? std::exchange(deck[--colony().deck_size], u8{0}) : kNone;
    }
    const auto end = deck.begin() + colony().deck_size;
    const auto found = std::find(deck.begin(), end, card);
    if (found == end) return;
    std::copy(found + 1, end, found);
    deck[--colony().deck_size] = 0;
  }
  void take_token(u8 token) {
    colony().bag.remove(token);
    for (auto& level : colony().rewards) {
      for (u8& slot : level) {
        if (slot != token) continue;
        slot = static_cast<u8>(*colony().bag.begin());
        colony().bag.remove(slot);
      }
    }
  }
};

}  // namespace bathys::otys
