// Otys 9.1 The end of the game and its winner.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

otys::Setup three_players(Seat first) {
  otys::Setup setup = TestTable::players(3);
  setup.first = static_cast<u8>(index_of(first));
  return setup;
}

/// Three players with empty levels; Bruno is the first player, Clara the second, Anna the last.
class TheEnd : public testing::Test {
 protected:
  TheEnd() : game(three_players(kBruno)) {
    for (const Seat seat : {kAnna, kBruno, kClara}) game.clear_levels(seat);
  }
  void score(Seat seat, int prestige) { game.player(seat).prestige = static_cast<u16>(prestige); }
  /// Scores in the seat's own turn of the round that `finish_round` plays.
  void score_later(Seat seat, int prestige) { later_[static_cast<std::size_t>(index_of(seat))] = prestige; }
  void finish_round() {
    do {
      const auto seat = static_cast<std::size_t>(index_of(game.turn().seat));
      if (later_[seat] > 0) score(game.turn().seat, later_[seat]);
      game.idle();
    } while (!game.over() && game.turn().seat != kBruno);
  }
  Outcome outcome() const { return Otys::outcome(game.state()); }

  TestTable game;

 private:
  std::array<int, kMaxSeats> later_{};
};

TEST_F(TheEnd, DoesNotComeBeforeEighteenPrestige) {
  score(kBruno, 17);
  finish_round();
  EXPECT_FALSE(game.over());
  EXPECT_FALSE(outcome().over);
  EXPECT_EQ(game.turn().round, 2);
}

TEST_F(TheEnd, ComesWithEighteenPrestigeAfterEverybodyHadTheSameNumberOfTurns) {
  score(kBruno, 18);
  game.idle();
  EXPECT_FALSE(game.over());
  EXPECT_EQ(game.turn().seat, kClara);
  game.idle();
  EXPECT_FALSE(game.over());
  EXPECT_EQ(game.turn().seat, kAnna);
  game.idle();
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.count(Happening::game_ends), 1);
}

TEST_F(TheEnd, D16ComesAtOnceWhenTheLastPlayerOfTheRoundReachesIt) {
  game.idle();
  game.idle();
  score(kAnna, 20);
  game.idle();
  EXPECT_TRUE(game.over());
}

TEST_F(TheEnd, D16IsDecidedWhenTheTurnPassesBackToTheFirstPlayerNotToSeatOne) {
  game.idle();
  game.idle();
  EXPECT_EQ(game.turn().seat, kAnna) << "seat one plays last in this game";
  score(kClara, 18);
  EXPECT_FALSE(game.over());
  game.idle();
  EXPECT_TRUE(game.over());
}

TEST_F(TheEnd, D16EverybodyHadTheSameNumberOfTurns) {
  score(kClara, 16);
  game.put_in_hand(kClara, "c03");
  finish_round();
  game.idle();
  game.zone(kClara, 5) = Cargo::of(1, 0, 1, 0);
  game.play("complete c03 5 1metal+1fuel");
  finish_round();
  EXPECT_TRUE(game.over());
  std::array<int, 3> turns{0, 1, 0};  // Bruno's first turn began before the table listened
  for (const Event& event : game.happened()) {
    if (event.kind == static_cast<u8>(Happening::turn_begins)) ++turns[static_cast<std::size_t>(event.args[0])];
  }
  EXPECT_EQ(turns, (std::array<int, 3>{2, 2, 2}));
}

TEST_F(TheEnd, IsAnnouncedOnceWhenSomebodyReachesEighteen) {
  score(kBruno, 17);
  game.put_in_hand(kBruno, "c03");
  game.put_in_hand(kBruno, "c05");
  game.zone(kBruno, 5) = Cargo::of(2, 0, 1, 1);
  game.play("complete c03 5 1metal+1fuel");
  EXPECT_EQ(game.count(Happening::last_round), 1);
  game.play("complete c05 5 1metal+1tech");
  EXPECT_EQ(game.count(Happening::last_round), 1);
}

TEST_F(TheEnd, D17LetsEverythingBePlayedAsUsualUntilTheRoundIsOver) {
  score(kBruno, 18);
  score(kAnna, 16);
  game.put_in_hand(kAnna, "c32");
  game.idle();
  game.idle();
  game.zone(kAnna, 5) = Cargo::of(3, 2, 1, 0);
  game.play("complete c32 5 3metal+2plant+1fuel");
  EXPECT_EQ(game.anna().prestige, 21);
  game.idle();
  EXPECT_TRUE(game.over());
  EXPECT_EQ(outcome().winners, SeatSet(kAnna)) << "whoever reached 18 first need not win";
}

TEST_F(TheEnd, D17LetsTheOneWhoReachedEighteenGoOnScoringInTheSameTurn) {
  score(kBruno, 18);
  game.put_in_hand(kBruno, "c03");
  game.zone(kBruno, 5) = Cargo::of(1, 0, 1, 0);
  game.play("complete c03 5 1metal+1fuel");
  EXPECT_EQ(game.bruno().prestige, 20);
}

TEST_F(TheEnd, IsWonByTheMostPrestige) {
  score_later(kAnna, 17);
  score_later(kBruno, 18);
  score_later(kClara, 19);
  game.zone(kBruno, 5) = Cargo::of(5, 0, 0, 0);
  finish_round();
  EXPECT_EQ(outcome().winners, SeatSet(kClara));
  EXPECT_EQ(outcome().points, (std::array<i32, kMaxSeats>{17, 18, 19, 0}));
  EXPECT_EQ(outcome().verdict, (Message{"otys.verdict.wins", {Arg::seat(kClara), Arg::number(19)}}));
}

TEST_F(TheEnd, IsWonByTheMostResourcesInTheSearchZonesOnATie) {
  score_later(kAnna, 18);
  score_later(kClara, 18);
  game.zone(kAnna, 5) = Cargo::of(0, 0, 2, 0);
  game.zone(kClara, 1) = Cargo::of(1, 0, 0, 0);
  game.zone(kClara, 4) = Cargo::of(0, 1, 0, 1);
  game.zone(kBruno, 5) = Cargo::of(6, 0, 0, 0);
  finish_round();
  EXPECT_EQ(outcome().winners, SeatSet(kClara)) << "three against two; Bruno has no part in the tie";
  EXPECT_EQ(outcome().verdict,
            (Message{"otys.verdict.wins_tie", {Arg::seat(kClara), Arg::number(18), Arg::number(3), Arg::number(2)}}));
}

TEST_F(TheEnd, IsASharedVictoryWhenStillTied) {
  score_later(kAnna, 18);
  score_later(kClara, 18);
  game.zone(kAnna, 5) = Cargo::of(0, 0, 2, 0);
  game.zone(kClara, 4) = Cargo::of(0, 1, 0, 1);
  finish_round();
  SeatSet both(kAnna);
  both.add(kClara);
  EXPECT_EQ(outcome().winners, both);
  EXPECT_EQ(outcome().verdict, (Message{"otys.verdict.shared_by_2",
                                        {Arg::number(18), Arg::number(2), Arg::seat(kAnna), Arg::seat(kClara)}}));
}

TEST_F(TheEnd, CountsNothingElse) {
  score_later(kAnna, 18);
  score_later(kClara, 18);
  game.player(kClara).credits = 40;
  game.player(kClara).batteries = 20;
  game.player(kClara).upgraded = 0xFF;
  game.player(kClara).mechanic = 3;
  game.put_in_hand(kClara, "c32");
  game.put_back(kClara, "r16", 5);
  game.give_neutral_keys(kClara, 3);
  finish_round();
  EXPECT_EQ(outcome().winners.size(), 2);
}

TEST_F(TheEnd, NamesNoWinnerWhileTheGameGoesOn) {
  score(kAnna, 30);
  EXPECT_TRUE(outcome().winners.empty());
  EXPECT_TRUE(outcome().verdict.empty());
  EXPECT_EQ(outcome().points[0], 30);
}

}  // namespace
}  // namespace bathys::otys
