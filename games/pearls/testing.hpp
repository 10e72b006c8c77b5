// A table of Pearls for tests: a position with known secrets, played in notation.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "core/referee.hpp"
#include "core/testing/game_table.hpp"
#include "games/pearls/pearls.hpp"

namespace bathys::pearls {

/// Three players at the first of two bids, for the pearl worth 12. Anna holds pearl 1 and 4 coins, Bruno pearl 2 and 5
/// coins, Clara pearl 3 and 6 coins; the next pearl of the deck is worth 11, and so on down to 4.
inline State at_first_bids() {
  State state;
  Public& table = state.table;
  table.setup = {.players = 3, .rounds = 2};
  table.round = 1;
  table.up = 11;
  for (u8 i = 0; i < 3; ++i) state.privates[i] = {.pearl = i, .purse = i};
  for (u8 pearl = 3; pearl < 11; ++pearl) state.secret.deck.push_back(pearl);
  table.deck_size = 8;
  state.secret.generator = Generator(key_from_text("pearls"));
  table.pending.then({pending(Rule::bid, SeatSet::first(3)), pending(Rule::open_bids), pending(Rule::turn_up)});
  Pearls::check_position(state);
  return state;
}

/// That position as a table: it plays notation and checks the position after every answer.
class TestTable : public GameTable<Pearls, TestTable> {
 public:
  TestTable() : GameTable({.players = 3, .rounds = 2}, "pearls") { state() = at_first_bids(); }

  Public& table() { return state().table; }
  /// All in the left fist.
  TestTable& bid(Seat seat, int coins) {
    play(seat, "bid " + std::to_string(coins));
    return play(seat, "bid 0");
  }
  /// What each of the three bids.
  TestTable& bids(int anna, int bruno, int clara) { return bid(kAnna, anna).bid(kBruno, bruno).bid(kClara, clara); }
};

inline Action notation(std::string_view text) {
  const auto action = parse(Pearls::verbs(), text);
  EXPECT_TRUE(action) << text;
  return action.value_or(Action{});
}

inline void play(Referee<Pearls>& referee, Seat seat, std::string_view text) {
  EXPECT_EQ(referee.play(seat, notation(text)).code, "") << text;
}

/// All in the left fist.
inline void play_bid(Referee<Pearls>& referee, Seat seat, int coins) {
  play(referee, seat, "bid " + std::to_string(coins));
  play(referee, seat, "bid 0");
}

/// Bruno wins the first pearl with 3 coins against 1 and 2.
inline Referee<Pearls> after_first_bids() {
  Referee<Pearls> referee(at_first_bids());
  play_bid(referee, kAnna, 1);
  play_bid(referee, kBruno, 3);
  play_bid(referee, kClara, 2);
  return referee;
}

inline std::vector<std::string> offered(const Referee<Pearls>& referee, Seat seat) {
  Options options;
  referee.legal(seat, options);
  std::vector<std::string> texts;
  for (const Action action : options) texts.push_back(spell(Pearls::verbs(), action));
  return texts;
}

inline std::vector<std::string_view> event_names(const std::vector<LoggedEvent>& events) {
  std::vector<std::string_view> names;
  for (const LoggedEvent& logged : events) names.push_back(Pearls::event_name(logged.event));
  return names;
}

}  // namespace bathys::pearls
