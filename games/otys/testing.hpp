// A table for tests of Otys: set up any position by hand, play it in notation, look at what came of it.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/referee.hpp"
#include "games/otys/otys.hpp"

namespace bathys::otys {

inline constexpr Seat kAnna{0};
inline constexpr Seat kBruno{1};
inline constexpr Seat kClara{2};
inline constexpr Seat kDimitri{3};

inline u8 card_of(std::string_view id) {
  const auto& words = contract_words();
  return static_cast<u8>(std::find(words.begin(), words.end(), id) - words.begin());
}
inline u8 token_of(std::string_view id) {
  const auto& words = reward_words();
  return static_cast<u8>(std::find(words.begin(), words.end(), id) - words.begin());
}

/// A column that is easy to read: the experts above, the others below. The spy stands on level 3.
inline constexpr std::array<Diver, kPlaces> kInOrder{Diver::metal_expert, Diver::plant_expert, Diver::fuel_expert,
                                                     Diver::tech_expert,  Diver::trader,       Diver::spy,
                                                     Diver::engineer,     Diver::explorer};

/// A game whose first player is Anna (seat 0) unless the set-up says otherwise. Everything may be changed through
/// `state()`; the helpers keep all components in exactly one place.
class TestTable {
 public:
  explicit TestTable(Setup setup = {}, std::string_view seed = "test") {
    if (setup.first == kNone) setup.first = 0;
    Report silent;
    Play play{state_, silent};
    Engine<Otys>::begin(play, setup, key_from_text(seed));
  }
  static Setup players(int n) {
    Setup setup;
    setup.players = static_cast<u8>(n);
    return setup;
  }

  State& state() { return state_; }
  const State& state() const { return state_; }
  Public& table() { return state_.table; }
  Colony& colony() { return state_.table.colony; }
  Turn& turn() { return state_.table.turn; }
  Solo& solo() { return state_.table.solo; }
  Player& player(Seat seat) { return state_.table.player(seat); }
  Player& anna() { return player(kAnna); }
  Player& bruno() { return player(kBruno); }
  Private& own(Seat seat) { return state_.own(seat); }

  /// From the top of the column to level 5.
  void column(Seat seat, std::array<Diver, kPlaces> divers) { player(seat).column = divers; }
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
      p.keys = static_cast<u8>(p.keys & ~(1u << static_cast<int>(key)));
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
    if (here != kNone) state_.secret.deck[colony().deck_size++] = here;
    here = card_of(id);
  }
  /// Puts a contract on top of the deck.
  void put_on_deck(std::string_view id) {
    take_contract(card_of(id));
    auto& deck = state_.secret.deck;
    std::copy_backward(deck.begin(), deck.begin() + colony().deck_size, deck.begin() + colony().deck_size + 1);
    deck[0] = card_of(id);
    ++colony().deck_size;
  }
  /// Solo: does the steps of 8.1 and 8.2 again, for the store and the contracts that lie there now.
  void lay_out_solo_again() {
    solo() = {};
    table().pending.clear();
    table().pending.then(
        {pending(Rule::place_cubes, kAnna), pending(Rule::lay_cubes, kAnna), pending(Rule::begin_turn, kAnna)});
    Report silent;
    Play on{state_, silent};
    Engine<Otys>::advance(on);
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
    for (const Diver diver : state_.table.player(seat).column)
      add_word(words, kDiverWords[static_cast<std::size_t>(diver)]);
    return words;
  }
  /// The place of a diver as it is printed: s1 to s3, 1 to 5.
  std::string_view where(Seat seat, Diver diver) const {
    return kPlaceWords[static_cast<std::size_t>(state_.table.player(seat).place_of(diver))];
  }
  /// The own keys that lie ready, and the hacker track from the left: "1 2 X neutral".
  std::string ready_keys(Seat seat) const {
    std::string words;
    for (int key = 0; key < kOwnKeys; ++key) {
      if (state_.table.player(seat).has_key(static_cast<KeyToken>(key)))
        add_word(words, kKeyWords[static_cast<std::size_t>(key)]);
    }
    return words;
  }
  std::string track(Seat seat) const {
    std::string words;
    for (const KeyToken key : state_.table.player(seat).track)
      add_word(words, kKeyWords[static_cast<std::size_t>(key)]);
    return words;
  }

  Seat asked() const { return Engine<Otys>::asked(state_).front(); }
  std::string_view question() const { return over() ? "" : Engine<Otys>::row(Engine<Otys>::question(state_)).name; }
  bool over() const { return Engine<Otys>::over(state_); }

  /// The legal answers in notation, in the order offered.
  std::vector<std::string> legal() const {
    Options options;
    Engine<Otys>::legal(state_, asked(), options);
    std::vector<std::string> texts;
    for (const Action action : options) texts.push_back(spell(verbs(), action));
    return texts;
  }
  bool offers(std::string_view text) const {
    const auto all = legal();
    return std::find(all.begin(), all.end(), text) != all.end();
  }
  /// Why the seat that is asked may not answer this.
  Refusal why_not(std::string_view text) const { return why_not(asked(), text); }
  Refusal why_not(Seat seat, std::string_view text) const {
    const auto action = parse(verbs(), text);
    if (!action) return {"unreadable"};
    return Engine<Otys>::why_not(state_, seat, *action);
  }

  /// The refusal as one text, "short_of_credits 4.4"; "allowed" when there is none. What is refused must not be
  /// offered, and what is allowed must be.
  std::string refusal(std::string_view text) const {
    const Refusal refusal = why_not(text);
    EXPECT_NE(static_cast<bool>(refusal), offers(text)) << text << " is offered and refused, or neither";
    return refusal ? std::string(refusal.code).append(" ").append(refusal.rule) : "allowed";
  }

  /// The seat that is asked plays these answers one after the other; the position must stay a possible one.
  TestTable& play(std::initializer_list<std::string_view> texts) {
    for (const std::string_view text : texts) play(text);
    return *this;
  }
  TestTable& play(std::string_view text) {
    const auto action = parse(verbs(), text);
    if (!action) {
      ADD_FAILURE() << "not notation: " << text;
      return *this;
    }
    const Seat seat = asked();
    const Refusal refusal = Engine<Otys>::why_not(state_, seat, *action);
    if (refusal) {
      ADD_FAILURE() << text << " is refused: " << refusal.code << " (" << refusal.rule << ") at " << question();
      return *this;
    }
    EXPECT_TRUE(offers(text)) << text << " is allowed, but not offered";
    Sink sink(happened_);
    Report report(&sink);
    Play on{state_, report};
    Engine<Otys>::answer_trusted(on, seat, *action);
    learned_ = report.somebody_learned();
    check();
    return *this;
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
  /// Fails the test when the position is one that cannot be.
  void check() const {
    try {
      Otys::check_position(state_);
    } catch (const BadInput& bad) {
      ADD_FAILURE() << "impossible position: " << bad.where << ": " << bad.what;
    }
  }

  /// Everything that happened so far, and whether the last answer told somebody something hidden.
  const std::vector<Event>& happened() const { return happened_; }
  bool somebody_learned() const { return learned_; }
  int count(Happening kind) const {
    return static_cast<int>(std::count_if(happened_.begin(), happened_.end(),
                                          [&](const Event& e) { return e.kind == static_cast<u8>(kind); }));
  }

 private:
  struct Sink : EventSink {
    explicit Sink(std::vector<Event>& to) : events(to) {}
    void happened(const Event& event) override { events.push_back(event); }
    std::vector<Event>& events;
  };

  static void add_word(std::string& words, std::string_view word) {
    words.append(words.empty() ? "" : " ").append(word);
  }
  void take_contract(u8 card) {
    auto& deck = state_.secret.deck;
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

  State state_{};
  std::vector<Event> happened_{};
  bool learned_ = false;
};

}  // namespace bathys::otys
