// Who has a say, when nobody need be asked, how votes count, and what is told afterwards.
#include "server/undo.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "games/otys/otys.hpp"

namespace bathys::server {
namespace {

constexpr Seat kAnn = seat_at(0);
constexpr Seat kBob = seat_at(1);

class UndoTest : public testing::Test {
 protected:
  UndoTest() : game_(Referee<Otys>(otys::Setup{.players = 2, .first = 0}, key_from_text("undo"))) {}

  /// One answer of whoever is asked: the last of the legal ones.
  void answer() {
    const Seat seat = game_.decision().asked.front();
    Options options;
    game_.legal(seat, options);
    ASSERT_FALSE(game_.play(seat, options[options.size() - 1]));
  }
  /// On until this seat is asked.
  void go_on_to(Seat seat) {
    while (!game_.decision().asked.has(seat)) answer();
  }

  AnyGameOf<Otys> game_;
};

TEST_F(UndoTest, EverySeatOfAPersonHasASayAlsoWhileABotPlaysIt) {
  const std::vector<storage::SeatRow> seats{
      {"Ann", "", "token"}, {"Bot", "greedy", ""}, {"Cid", "greedy", "token"}, {"", "", "token"}};
  SeatSet expected;
  for (const int seat : {0, 2, 3}) expected.add(seat_at(seat));
  EXPECT_EQ(Undo::having_say(seats), expected);
}

TEST_F(UndoTest, TheLastAnswerOfASeatIsFound) {
  EXPECT_EQ(Undo::last_answer_of(game_, kAnn), std::nullopt);
  answer();
  answer();
  EXPECT_EQ(Undo::last_answer_of(game_, kAnn), 1u);
  EXPECT_EQ(Undo::last_answer_of(game_, kBob), std::nullopt);
}

TEST_F(UndoTest, OnesOwnAnswerIsFreeUntilAnotherPersonHasAnswered) {
  answer();
  ASSERT_TRUE(game_.can_undo());
  EXPECT_TRUE(Undo::is_free(game_, kAnn, 0, SeatSet::first(2)));
  go_on_to(kBob);
  const u32 last = *Undo::last_answer_of(game_, kAnn);
  answer();
  EXPECT_FALSE(Undo::is_free(game_, kAnn, last, SeatSet::first(2)));
}

TEST_F(UndoTest, WhoIsAloneAmongBotsIsFreeAnywhere) {
  for (int i = 0; i < 60; ++i) answer();
  EXPECT_TRUE(Undo::is_free(game_, kAnn, 0, SeatSet(kAnn)));
  EXPECT_FALSE(Undo::is_free(game_, kAnn, 0, SeatSet::first(2)));
}

TEST_F(UndoTest, WhatWasTakenBackIsToldInOrderFromAChangeOn) {
  Undo undo({{0, 3, 1, 5}});
  undo.note({1, 2, 4, 9});
  const words::SeatNames names{{"Ann", "Bob"}, kBob};
  const wire::Json all = undo.history_since(0, words::Language::english(), names);
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0],
            (wire::Json{{"by", 0}, {"to", 3}, {"count", 1}, {"change", 5}, {"text", "Ann took back 1 answer."}}));
  EXPECT_EQ(all[1]["text"], "You took back 4 answers.");
  EXPECT_EQ(undo.history_since(5, words::Language::english(), names).size(), 1u);
  EXPECT_EQ(undo.history_since(9, words::Language::english(), names).size(), 0u);
}

TEST_F(UndoTest, OnlyTheLatestIsKeptInMind) {
  Undo undo;
  for (u64 change = 1; change <= storage::kMaxTakenBack + 5; ++change) undo.note({0, 0, 1, change});
  const auto all = undo.history_since(0, words::Language::english(), {});
  EXPECT_EQ(all.size(), static_cast<std::size_t>(storage::kMaxTakenBack));
  EXPECT_EQ(all[0]["change"], 6);
}

}  // namespace
}  // namespace bathys::server
