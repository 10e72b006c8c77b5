// Where the prestige of Otys comes from: each source by hand, and the sum at every moment of random games.
#include "games/otys/random_play.hpp"
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

int points(const State& state, std::string_view name, Seat seat) {
  for (const PointSource& source : Otys::sources(state)) {
    if (source.name == name) return source.points[static_cast<std::size_t>(index_of(seat))];
  }
  return -1;
}

TEST(Sources, AddUpToThePointsAtEveryMoment) {
  std::array<i32, kSources> seen{};
  for_all_positions(2, "sources", [&](RandomGame& game) {
    std::array<i32, kMaxSeats> sum{};
    const auto sources = Otys::sources(game.state());
    ASSERT_EQ(sources.size(), static_cast<std::size_t>(kSources)) << "nothing is from before";
    for (std::size_t i = 0; i < sources.size(); ++i) {
      ASSERT_EQ(sources[i].name, kSourceWords[i]);
      for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
        sum[seat] += sources[i].points[seat];
        seen[i] = std::max(seen[i], sources[i].points[seat]);
      }
    }
    ASSERT_EQ(sum, Otys::outcome(game.state()).points);
  });
  for (std::size_t i = 0; i < kSources; ++i) EXPECT_GT(seen[i], 0) << kSourceWords[i] << " must have come up";
}

TEST(Sources, AreContractsAndTheBacksOfTokens) {
  TestTable game;
  game.clear_levels(kAnna);
  game.put_in_hand(kAnna, "c03");
  game.put_back(kAnna, "r16", 5);
  game.zone(kAnna, 5) = Cargo::of(1, 0, 1, 0);
  game.play({"complete c03 5 1metal+1fuel", "accept"});
  EXPECT_EQ(points(game.state(), "contracts", kAnna), 2);
  EXPECT_EQ(points(game.state(), "reward_backs", kAnna), 1);
  EXPECT_EQ(points(game.state(), "contracts", kBruno), 0);
}

TEST(Sources, AreTheFrontsOfTokens) {
  TestTable game;
  game.put_sponsor(2, 4, true);
  game.put_reward("r29", 4, 1);
  game.play({"key 4", "sponsor reward 1", "accept"});
  EXPECT_EQ(points(game.state(), "reward_fronts", kAnna), 1);
}

TEST(Sources, AreSales) {
  TestTable game;
  game.clear_levels(kAnna);
  game.put_diver(kAnna, Diver::trader, 4);
  game.zone(kAnna, 4) = Cargo::of(0, 0, 0, 1);
  game.colony().store = {};
  game.play({"key 4", "dive", "sell tech prestige"});
  EXPECT_EQ(points(game.state(), "sales", kAnna), 1);
}

TEST(Sources, AreUpgradesThroughSponsorFour) {
  TestTable game;
  game.put_sponsor(4, 4);
  game.play({"key 4", "sponsor"});
  EXPECT_EQ(points(game.state(), "sponsors", kAnna), 1);
}

TEST(Sources, StopCountingWhereThePrestigeDoes) {
  TestTable game;
  game.anna().prestige = kMaxCounter;
  game.put_sponsor(4, 4);
  game.play({"key 4", "sponsor"});
  EXPECT_EQ(game.anna().prestige, kMaxCounter);
  EXPECT_EQ(points(game.state(), "sponsors", kAnna), 0);
  EXPECT_EQ(points(game.state(), "before", kAnna), kMaxCounter);
}

TEST(Sources, LeaveToBeforeWhatAPositionDoesNotTell) {
  TestTable game;
  game.anna().prestige = 7;
  game.anna().scored_with(Source::sales) = 3;
  EXPECT_EQ(points(game.state(), "before", kAnna), 4);
  EXPECT_EQ(points(game.state(), "before", kBruno), 0);
}

}  // namespace
}  // namespace bathys::otys
