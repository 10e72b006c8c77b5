// Thesauros 4.3 The final score, and 4.4 who wins.
#include "games/thesauros/random_play.hpp"
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

class FinalScore : public testing::Test {
 protected:
  FinalScore() { game.money(kAnna, {}).money(kBruno, {}); }
  int points(Source source, Seat seat = kAnna) const { return final_score::points(game.state(), seat)[source]; }
  int map_points() const { return points(Source::maps) + points(Source::map_sets); }
  TestTable game;
};

TEST_F(FinalScore, CountsTheSlotValueOfATreasureInAnOpenRoom) {
  game.sponsor(kBruno, 1).exhibit(kAnna, 1).exhibit(kBruno, 1);
  EXPECT_EQ(points(Source::open_rooms, kAnna), 3);
  EXPECT_EQ(points(Source::open_rooms, kBruno), 2);
}

TEST_F(FinalScore, CountsTwoForATreasureInARoomThatIsNotOpen) {
  game.sponsor(kBruno, 3).exhibit(kAnna, 3).exhibit(kAnna, 3);
  EXPECT_EQ(points(Source::closed_rooms), 4);
  EXPECT_EQ(points(Source::open_rooms), 0);
}

TEST_F(FinalScore, CountsOneForATreasureInTheReserveAndTwoForOneUnsold) {
  game.anna().stored = 3;
  EXPECT_EQ(points(Source::reserve), 3);
  game.give_treasure(kAnna, 3).give_treasure(kAnna, 9);
  EXPECT_EQ(points(Source::unsold), 2 * 2) << "whatever its value";
}

TEST_F(FinalScore, CountsOneToThreeForAPatent) {
  game.develop(kAnna, Gear::mask);
  EXPECT_EQ(points(Source::patents), 1);
  game.develop(kAnna, Gear::bottle);
  EXPECT_EQ(points(Source::patents), 1 + 2);
  game.develop(kAnna, Gear::suit).develop(kBruno, Gear::cage);
  EXPECT_EQ(points(Source::patents), 1 + 2 + 3) << "only her own";
}

TEST_F(FinalScore, CountsTwoForAShark) {
  game.anna().sharks = 3;
  EXPECT_EQ(points(Source::sharks), 6);
}

TEST_F(FinalScore, CountsOneForAMapOfAnyKind) {
  game.give_map(kAnna, 1).give_map(kAnna, 1).give_map(kAnna, 2);
  game.anna().satellite_maps = 0b100;
  game.anna().mercenary_maps = 0b1000;
  EXPECT_EQ(map_points(), 5);
}

TEST_F(FinalScore, D100CountsTwoMoreOnceForANumberWithThreeMapsOrMore) {
  game.give_map(kAnna, 1).give_map(kAnna, 1);
  EXPECT_EQ(map_points(), 2);
  game.anna().satellite_maps = 0b1;
  EXPECT_EQ(map_points(), 3 + 2);
  game.anna().mercenary_maps = 0b1;
  game.give_map(kAnna, 1);
  EXPECT_EQ(map_points(), 5 + 2) << "five of them are one collection";
}

TEST_F(FinalScore, D100CountsTwoMoreForEachSuchNumber) {
  for (int copy = 0; copy < 3; ++copy) game.give_map(kAnna, 1).give_map(kAnna, 2);
  EXPECT_EQ(map_points(), 6 + 2 * 2);
}

TEST_F(FinalScore, D99CountsOneForEachFullTenDollarsOfAllMoneyTogether) {
  game.money(kAnna, {9, 9, 9, 9}, 3);
  EXPECT_EQ(points(Source::money), 3) << "39 dollars, the black box included";
  game.money(kAnna, {9, 9, 9, 9}, 4);
  EXPECT_EQ(points(Source::money), 4);
  game.money(kAnna, {9, 0, 0, 0});
  EXPECT_EQ(points(Source::money), 0);
}

TEST_F(FinalScore, CountsTheInfluenceOnceMore) {
  EXPECT_EQ(points(Source::influence, kAnna), 2);
  EXPECT_EQ(points(Source::influence, kBruno), 0);
  game.board().order = {1, 0, 2, 3};
  EXPECT_EQ(points(Source::influence, kAnna), 0);
}

TEST_F(FinalScore, D94CountsTheInfluenceByTheOrderMadeInTheLastQuadrimester) {
  game.money(kAnna, {4, 0, 0, 0}).money(kBruno, {4, 0, 0, 0}, 5).post(kBruno).quadrimester(9).at_zone(10).play("bid 5");
  ASSERT_TRUE(game.over());
  EXPECT_EQ(game.bruno().reputation, 12);
  EXPECT_EQ(game.anna().reputation, 10);
}

TEST_F(FinalScore, IsAddedToTheReputation) {
  game.money(kAnna, {24, 0, 0, 0}).money(kBruno, {4, 0, 0, 0}).give_treasure(kBruno, 5);
  game.anna().sharks = 2;
  game.quadrimester(9).at(Rule::wages);
  ASSERT_TRUE(game.over());
  EXPECT_EQ(game.anna().reputation, 10 + 2 * 2 + 2 + 2) << "two sharks, 20 dollars, the first place";
  EXPECT_EQ(game.bruno().reputation, 10 + 2);
  const Event told = game.last(Happening::final_points);
  EXPECT_EQ(std::vector<int>(told.args.begin(), told.args.begin() + 7), (std::vector{1, 2, 0, 0, 0, 0, 0}));
}

class Winner : public testing::Test {
 protected:
  Outcome end(u16 anna, u16 bruno, u16 clara) {
    const std::array reputations{anna, bruno, clara};
    for (int i = 0; i < 3; ++i) {
      game.money(seat_at(i), {4, 0, 0, 0});
      game.player(seat_at(i)).reputation = reputations[static_cast<std::size_t>(i)];
    }
    game.quadrimester(9).at(Rule::wages);
    return Thesauros::outcome(game.state());
  }
  TestTable game{TestTable::with(Mode::standard, 3)};
};

TEST_F(Winner, HasTheMostReputation) {
  const Outcome outcome = end(10, 12, 30);
  EXPECT_TRUE(outcome.over);
  EXPECT_EQ(outcome.winners, SeatSet(kClara));
  EXPECT_EQ(outcome.points, (std::array<i32, 4>{14, 14, 30, 0}));
  EXPECT_EQ(outcome.verdict.key, "thesauros.verdict.wins");
  EXPECT_EQ(outcome.verdict.args[0], Arg::seat(kClara));
  EXPECT_EQ(outcome.verdict.args[1], Arg::number(30));
}

TEST_F(Winner, D102HasTheBetterPlaceInTheTurnOrderWhenTied) {
  game.board().order = {2, 1, 0, 3};
  EXPECT_EQ(end(20, 18, 10).winners, SeatSet(kBruno)) << "20 each; the order is strict, so there is always one winner";
}

TEST_F(Winner, IsNamedWithThePlacesThatDecideATie) {
  game.board().order = {2, 1, 0, 3};
  const Message verdict = end(20, 18, 10).verdict;
  EXPECT_EQ(verdict.key, "thesauros.verdict.wins_tie");
  EXPECT_EQ(std::vector<Arg>(verdict.args.begin(), verdict.args.begin() + 5),
            (std::vector{Arg::seat(kBruno), Arg::number(20), Arg::number(2), Arg::seat(kAnna), Arg::number(3)}));
}

TEST_F(Winner, D102HasTheFirstPlaceWhenAllAreTied) { EXPECT_EQ(end(20, 22, 24).winners, SeatSet(kAnna)); }

TEST_F(Winner, IsNobodyBeforeTheEnd) {
  const Outcome outcome = Thesauros::outcome(game.state());
  EXPECT_FALSE(outcome.over);
  EXPECT_TRUE(outcome.winners.empty());
  EXPECT_TRUE(outcome.verdict.empty());
  EXPECT_EQ(outcome.points, (std::array<i32, 4>{10, 10, 10, 0}));
}

class PointsBySource : public testing::Test {
 protected:
  /// What a source has brought; 0 for one that is not told.
  int points(std::string_view name, Seat seat = kAnna) const {
    for (const PointSource& source : Thesauros::sources(game.state())) {
      if (source.name == name) return source.points[static_cast<std::size_t>(index_of(seat))];
    }
    return 0;
  }
  TestTable game{TestTable::with(Mode::mercenaries, 2)};
};

TEST_F(PointsBySource, BeginWithTheStart) {
  const auto all = Thesauros::sources(game.state());
  ASSERT_EQ(all.size(), static_cast<std::size_t>(kSources));
  EXPECT_EQ(all[0].name, "start");
  EXPECT_EQ(all[0].points, (std::array<i32, kMaxSeats>{10, 10, 0, 0}));
}

TEST_F(PointsBySource, CountGainsAndLossesWhereTheyCome) {
  game.money(kAnna, {20, 20, 20, 20}).money(kBruno, {20, 20, 20, 20}).place_mercenary(kAnna, 9);
  game.queue(8, {{kAnna, 2}})
      .queue(9, {{kAnna, kBoss}})
      .at_zone(7, {{kAnna, 1}})
      .play({"shop", "decline", "advertise"});
  EXPECT_EQ(points("company"), 1);
  EXPECT_EQ(points("idle"), -1);
  EXPECT_EQ(points("advertising"), 4);
  EXPECT_EQ(points("slander", kBruno), -4);
  EXPECT_EQ(points("before"), 0);
}

TEST_F(PointsBySource, CountOnlyWhatWasReallyLost) {
  game.anna().reputation = 1;
  game.anna().gained_by(Source::start) = 1;
  game.money(kAnna, {}).money(kBruno, {9, 0, 0, 0}).at(Rule::wages);
  EXPECT_EQ(game.anna().reputation, 0);
  EXPECT_EQ(points("wages"), -1) << "two are unpaid, but there was only one point to lose";
}

TEST_F(PointsBySource, TellWhatAPositionDoesNotExplain) {
  game.anna().reputation = 37;
  const auto all = Thesauros::sources(game.state());
  EXPECT_EQ(all[0].name, "before");
  EXPECT_EQ(all[0].points, (std::array<i32, kMaxSeats>{27, 0, 0, 0}));
}

TEST_F(PointsBySource, HoldTheFinalPointsOnceTheGameIsOver) {
  game.money(kAnna, {24, 0, 0, 0}).money(kBruno, {4, 0, 0, 0}).give_treasure(kBruno, 5);
  game.anna().sharks = 2;
  game.anna().stored = 1;
  EXPECT_EQ(points("sharks"), 0) << "not before the end";
  game.quadrimester(9).at(Rule::wages);
  ASSERT_TRUE(game.over());
  EXPECT_EQ(points("sharks"), 4);
  EXPECT_EQ(points("money"), 2);
  EXPECT_EQ(points("influence"), 2);
  EXPECT_EQ(points("reserve"), 1);
  EXPECT_EQ(points("unsold", kBruno), 2);
  EXPECT_EQ(points("before"), 0);
}

TEST(PointsBySourceEverywhere, AddUpToThePointsOfTheOutcome) {
  for_all_positions(1, "sources", [](const RandomGame& game) {
    const Outcome outcome = Thesauros::outcome(game.state());
    std::array<i32, kMaxSeats> sums{};
    for (const PointSource& source : Thesauros::sources(game.state())) {
      EXPECT_NE(source.name, "before") << "a whole game explains all of its points";
      for (std::size_t seat = 0; seat < kMaxSeats; ++seat) sums[seat] += source.points[seat];
    }
    EXPECT_EQ(sums, outcome.points);
  });
}

}  // namespace
}  // namespace bathys::thesauros
