// What a position is worth to the greedy bot: more for what helps, nothing for what cannot be seen.
#include "bots/otys/worth.hpp"

#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

class TheWorth : public testing::Test {
 protected:
  Worth of_anna() const { return appraiser.worth(Otys::seen(game.state(), kAnna)); }
  /// How much more the position is worth to Anna after the change.
  template <class Change>
  Worth gain(Change change) {
    const Worth before = of_anna();
    change();
    return of_anna() - before;
  }

  Appraiser appraiser;
  TestTable game;
};

TEST_F(TheWorth, GrowsByAPointWithAPointOfPrestige) {
  const Worth more = gain([&] { ++game.anna().prestige; });
  EXPECT_GT(more, kPoint * 3 / 4);
  EXPECT_LE(more, kPoint);
}

TEST_F(TheWorth, GrowsWithEverythingThatHelps) {
  EXPECT_GT(gain([&] { ++game.anna().credits; }), 0);
  EXPECT_GT(gain([&] { ++game.anna().batteries; }), 0);
  EXPECT_GT(gain([&] { game.give_neutral_keys(kAnna, 1); }), 0);
  EXPECT_GT(gain([&] { ++game.anna().mechanic; }), 0);
  EXPECT_GT(gain([&] { ++game.anna().hacker; }), 0);
  EXPECT_GT(gain([&] { game.anna().upgrade(Diver::trader); }), 0);
  EXPECT_GT(gain([&] { game.put_back(kAnna, "r02", 4); }), 0);
  EXPECT_LT(gain([&] { game.use_up(kAnna, KeyToken::five); }), 0);
}

TEST_F(TheWorth, GrowsMoreWithAResourceThatAContractNeedsThanWithAnother) {
  game.put_in_offer("c19", 1);  // two metal, two plant
  game.put_in_offer("c21", 2);  // two metal, two fuel
  game.zone(kAnna, 5) = Cargo::of(2, 1, 0, 0);
  const TestTable before = game;
  const Worth useful = gain([&] { game.zone(kAnna, 5).add(Resource::plant); });
  game = before;
  const Worth useless = gain([&] { game.zone(kAnna, 5).add(Resource::tech); });
  EXPECT_GT(useful, useless + kPoint / 4);
}

TEST_F(TheWorth, OfAContractInReachIsLessThanOfHavingCompletedIt) {
  game.put_in_offer("c19", 1);
  game.zone(kAnna, 5) = Cargo::of(2, 2, 0, 0);
  EXPECT_GT(gain([&] { game.play("complete c19 5 2metal+2plant"); }), 0);
}

TEST_F(TheWorth, IsHigherTheNearerTheExpertStandsAboveTheLevel) {
  game.put_in_offer("c19", 1);
  game.zone(kAnna, 5) = Cargo::of(2, 1, 0, 0);
  game.anna().batteries = 0;
  using enum Diver;
  game.column(kAnna, {plant_expert, trader, spy, engineer, explorer, metal_expert, fuel_expert, tech_expert});
  EXPECT_GT(
      gain([&] {
        game.column(kAnna, {trader, spy, engineer, explorer, metal_expert, fuel_expert, tech_expert, plant_expert});
      }),
      kPoint / 4);
}

TEST_F(TheWorth, OfInvestmentsFadesTowardsTheEnd) {
  const Worth early = gain([&] { game.anna().mechanic = 1; });
  game.anna().mechanic = 0;
  game.bruno().prestige = 17;
  EXPECT_LT(gain([&] { game.anna().mechanic = 1; }), early / 4);
}

TEST_F(TheWorth, AtTheEndIsDecidedByWhoWins) {
  game.anna().prestige = 18;
  game.bruno().prestige = 17;
  const Worth victory = of_anna();
  game.bruno().prestige = 18;
  const Worth tie = of_anna();
  game.bruno().prestige = 19;
  const Worth defeat = of_anna();
  EXPECT_GT(victory, tie + 5 * kPoint);
  EXPECT_GT(tie, defeat + 5 * kPoint);
}

TEST_F(TheWorth, OfASoloGamePrefersMovingTheLowerTimer) {
  TestTable alone(TestTable::players(1));
  alone.solo().timers = {20, 15};
  TestTable other = alone;
  --alone.solo().timers[1];
  --other.solo().timers[0];
  EXPECT_GT(appraiser.worth(Otys::seen(alone.state(), kAnna)), appraiser.worth(Otys::seen(other.state(), kAnna)));
}

TEST_F(TheWorth, OfARivalsPlanIsAThreatOnlyNearItsContract) {
  game.zone(kBruno, 5) = Cargo::of(2, 2, 0, 0);
  const Worth near = appraiser.threat(game.bruno(), card_of("c19"));
  const Worth far = appraiser.threat(game.bruno(), card_of("c20"));
  EXPECT_GT(near, far);
  EXPECT_GT(near, 0);
}

}  // namespace
}  // namespace bathys::otys
