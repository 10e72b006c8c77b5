// Thesauros 3.2 Resolution: who acts when, double actions, and training.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

constexpr Seat kNext = kBruno;

class Resolution : public testing::Test {
 protected:
  Resolution() {
    for (const Seat seat : {kAnna, kBruno, kClara}) game.money(seat, {20, 20, 20, 20});
  }
  /// Somebody waits in zone 9, so that the wages do not follow at once.
  TestTable& at_zone(int zone, std::initializer_list<TestTable::Queued> queued) {
    return game.queue(9, {{kNext, 2}}).at_zone(zone, queued);
  }
  TestTable game{TestTable::with(Mode::standard, 3)};
};

TEST_F(Resolution, GoesThroughTheZonesInOrderAndEachQueueFromTheTop) {
  game.queue(3, {{kAnna, 2}}).queue(8, {{kClara, 1}});
  at_zone(2, {{kBruno, 1}, {kAnna, 1}});
  EXPECT_EQ(game.question(), "research");
  EXPECT_EQ(game.asked(), kBruno);
  game.play("decline");
  EXPECT_EQ(game.question(), "research");
  EXPECT_EQ(game.asked(), kAnna);
  game.play("decline");
  EXPECT_EQ(game.question(), "market");
  game.play("decline");
  EXPECT_EQ(game.question(), "museum");
  EXPECT_EQ(game.asked(), kClara);
}

TEST_F(Resolution, SendsAMeepleHomeAtOnce) {
  at_zone(2, {{kBruno, 1}, {kAnna, 1}}).play("develop mask");
  EXPECT_EQ(game.bruno().spot(1), Spot::home);
  EXPECT_EQ(game.anna().spot(1), Spot::queue);
}

TEST_F(Resolution, D27CostsOneReputationForEachMeepleThatDoesNotAct) {
  at_zone(2, {{kAnna, 1}, {kAnna, 2}}).play({"decline", "decline"});
  EXPECT_EQ(game.anna().reputation, 8);
  EXPECT_EQ(game.anna().spot(1), Spot::home);
  EXPECT_EQ(game.count(Happening::declined), 2);
}

TEST_F(Resolution, D27CostsOneReputationWhenBothHalvesOfADoubleActionAreDeclined) {
  at_zone(2, {{kAnna, 1, true}}).play("decline");
  EXPECT_EQ(game.anna().reputation, 9);
  EXPECT_EQ(game.question(), "advertise") << "there is no second half to decline";
}

TEST_F(Resolution, D27CostsNothingWhenOnlyTheSecondHalfIsDeclined) {
  at_zone(2, {{kAnna, 1, true}}).play({"develop mask", "decline"});
  EXPECT_EQ(game.anna().reputation, 10);
  EXPECT_EQ(game.anna().spot(1), Spot::home);
}

TEST_F(Resolution, NeverTakesReputationBelowNought) {
  game.anna().reputation = 0;
  at_zone(2, {{kAnna, 1}}).play("decline");
  EXPECT_EQ(game.anna().reputation, 0);
}

TEST_F(Resolution, LetsAMeepleWithATokenActTwiceInARowDifferentlyIfItLikes) {
  at_zone(2, {{kAnna, 1, true}, {kBruno, 1}}).play("develop mask");
  EXPECT_EQ(game.asked(), kAnna);
  EXPECT_EQ(game.anna().spot(1), Spot::queue) << "it goes home after the second action only";
  game.play("buy mask");
  EXPECT_EQ(game.asked(), kBruno);
  EXPECT_EQ(game.anna().spot(1), Spot::home);
  EXPECT_EQ(game.anna().tokens + game.anna().board_token, 0) << "the token is out of the game";
}

TEST_F(Resolution, D28AsksForTheSamePriceTwiceInZoneOne) {
  at_zone(1, {{kBruno, 1}, {kAnna, 1, true}}).play({"decline", "recruit", "send 8", "recruit", "send 8"});
  EXPECT_EQ(game.account(kAnna, Account::hr), 20 - 4 - 4);
}

TEST_F(Resolution, D29LetsADoubleActionInThePortShopTwice) {
  at_zone(7, {{kAnna, 1, true}}).play({"shop", "shop"});
  EXPECT_EQ(game.account(kAnna, Account::mx), 20 - 8 - 10);
  EXPECT_EQ(game.anna().spot(1), Spot::shop);
}

TEST_F(Resolution, D29LetsADoubleActionInThePortShopAndThenSail) {
  at_zone(7, {{kAnna, 1, true}}).play({"shop", "embark z5", "cast off", "sail z5 F1"});
  EXPECT_EQ(game.zodiac(4).space, space_of("F1"));
  EXPECT_EQ(game.anna().spot(1), Spot::zodiac);
}

TEST_F(Resolution, D29EndsADoubleActionWithBoarding) {
  at_zone(7, {{kAnna, 1, true}}).play({"embark z1", "cast off", "sail z1 F1", "allocate mx 2"});
  EXPECT_EQ(game.question(), "advertise") << "the token is lost";
}

TEST_F(Resolution, D31GathersMusselsTwiceAndMovesTheCubeOnce) {
  at_zone(6, {{kAnna, 1, true}}).play({"allocate mx 1", "allocate mx 1"});
  EXPECT_EQ(game.account(kAnna, Account::mx), 22);
  EXPECT_EQ(game.board().mussels, 1);
  EXPECT_EQ(game.question(), "advertise");
}

TEST_F(Resolution, D33LetsNoPriceFallBelowNought) {
  EXPECT_EQ(resolve::discounted(3, true), 1);
  EXPECT_EQ(resolve::discounted(2, true), 0);
  EXPECT_EQ(resolve::discounted(1, true), 0);
  EXPECT_EQ(resolve::discounted(0, true), 0);
  EXPECT_EQ(resolve::discounted(3, false), 3);
}

// Training.

class Training : public Resolution {};

TEST_F(Training, IsOfferedBeforeTheBossActsWhenAWorkerStandsBehind) {
  at_zone(2, {{kAnna, kBoss}, {kBruno, 1}, {kAnna, 1}});
  EXPECT_EQ(game.question(), "training");
  EXPECT_EQ(game.asked(), kAnna);
  game.play("train");
  EXPECT_EQ(game.anna().hat(1), Hat::research);
  EXPECT_EQ(game.board().hats[0], hats_per_zone(3) - 1);
  EXPECT_EQ(game.question(), "research") << "the boss acts now";
}

TEST_F(Training, D36IsOfferedBeforeTheWorkerActsWhenTheBossStandsBehind) {
  at_zone(2, {{kBruno, 1}, {kAnna, 1}, {kAnna, kBoss}}).play("decline");
  EXPECT_EQ(game.question(), "training");
  game.play({"train", "develop mask"});
  EXPECT_EQ(game.account(kAnna, Account::rd), 20 - (3 - 2)) << "a specialist at once";
  EXPECT_EQ(game.question(), "research");
}

TEST_F(Training, LetsTheWorkerActAsASpecialistThisVeryTurn) {
  at_zone(2, {{kAnna, kBoss}, {kAnna, 1}}).play({"train", "decline", "develop mask"});
  EXPECT_EQ(game.account(kAnna, Account::rd), 20 - (3 - 2));
}

TEST_F(Training, D35IsOptional) {
  at_zone(2, {{kAnna, kBoss}, {kAnna, 1}}).play({"no training", "decline"});
  EXPECT_EQ(game.anna().hat(1), Hat::none);
  EXPECT_EQ(game.board().hats[0], hats_per_zone(3));
  EXPECT_EQ(game.question(), "research") << "the moment has passed";
}

TEST_F(Training, D35TeachesOneWorkerPerPlayerZoneAndQuadrimester) {
  at_zone(2, {{kAnna, kBoss}, {kAnna, 1}, {kAnna, 2}}).play({"train", "decline", "decline"});
  EXPECT_EQ(game.question(), "research");
  EXPECT_EQ(game.anna().hat(2), Hat::none);
}

TEST_F(Training, D35TeachesOneWorkerAlsoWhenTwoStandBeforeTheBoss) {
  at_zone(2, {{kAnna, 1}, {kAnna, 2}, {kAnna, kBoss}}).play({"train", "decline"});
  EXPECT_EQ(game.question(), "research");
  EXPECT_EQ(game.anna().hat(2), Hat::none);
}

TEST_F(Training, D35IsPossibleOncePerPlayerInAZone) {
  at_zone(2, {{kAnna, kBoss}, {kAnna, 1}, {kBruno, kBoss}, {kBruno, 1}}).play({"train", "decline", "decline", "train"});
  EXPECT_EQ(game.anna().hat(1), Hat::research);
  EXPECT_EQ(game.bruno().hat(1), Hat::research);
}

TEST_F(Training, D35IsPossibleAgainInTheNextQuadrimester) {
  at_zone(2, {{kAnna, kBoss}, {kAnna, 1}}).play({"train", "decline", "decline", "decline"});
  ASSERT_EQ(game.board().quadrimester, 2);
  at_zone(2, {{kAnna, kBoss}, {kAnna, 2}});
  EXPECT_EQ(game.question(), "training");
}

TEST_F(Training, D36TeachesAWorkerRecruitedThisTurnIntoThatQueue) {
  game.queue(2, {{kAnna, kBoss}});
  at_zone(1, {{kAnna, 1}}).play({"recruit", "send 2"});
  EXPECT_EQ(game.question(), "training");
  game.play("train");
  EXPECT_EQ(game.anna().hat(3), Hat::research);
}

TEST_F(Training, D37SkipsAWorkerThatHasAHat) {
  game.hat(kAnna, 1, Hat::market);
  at_zone(2, {{kAnna, kBoss}, {kAnna, 1}, {kAnna, 2}}).play("train");
  EXPECT_EQ(game.anna().hat(1), Hat::market) << "one hat per worker";
  EXPECT_EQ(game.anna().hat(2), Hat::research);
}

TEST_F(Training, D37TeachesAHatlessWorkerBehindAnotherThatActsBeforeTheBoss) {
  game.hat(kAnna, 1, Hat::market);
  at_zone(2, {{kAnna, 1}, {kAnna, 2}, {kAnna, kBoss}}).play("decline");
  EXPECT_EQ(game.question(), "training");
  game.play("train");
  EXPECT_EQ(game.anna().hat(2), Hat::research);
}

TEST_F(Training, D37TeachesOnlyTheFirstHatlessWorkerOfTheQueue) {
  at_zone(2, {{kAnna, 1}, {kAnna, kBoss}, {kAnna, 2}}).play({"no training", "decline"});
  EXPECT_EQ(game.question(), "research") << "the boss has nobody else to teach";
  game.play("decline");
  EXPECT_EQ(game.question(), "research");
}

TEST_F(Training, D25CountsAMeepleThatStandsThereFromThePile) {
  at_zone(2, {{kAnna, 1}}).play({"sit", "decline"});
  game.play(game.legal().front());
  ASSERT_EQ(game.board().quadrimester, 2);
  game.at_zone(2, {{kAnna, kBoss}}).play("train");
  EXPECT_EQ(game.anna().hat(1), Hat::research);
}

TEST_F(Training, NeedsAHatOfThatZone) {
  game.hat(kClara, 1, Hat::research).hat(kClara, 2, Hat::research);
  at_zone(2, {{kAnna, kBoss}, {kAnna, 1}});
  EXPECT_EQ(game.question(), "research");
}

TEST_F(Training, GivesTheLastHatToTheFirstInTheQueue) {
  game.hat(kClara, 1, Hat::research);
  at_zone(2, {{kBruno, 1}, {kAnna, kBoss}, {kAnna, 1}, {kBruno, kBoss}}).play({"train", "decline"});
  EXPECT_EQ(game.bruno().hat(1), Hat::research);
  EXPECT_EQ(game.question(), "research") << "no hat is left for Anna";
}

TEST_F(Training, NeedsTheOwnBoss) {
  at_zone(2, {{kBruno, kBoss}, {kAnna, 1}});
  EXPECT_EQ(game.question(), "research");
}

TEST_F(Training, HappensInZonesTwoThreeSevenAndEightOnly) {
  const std::pair<int, bool> zones[] = {{1, false}, {2, true}, {3, true}, {4, false}, {7, true}, {8, true}, {9, false}};
  for (const auto& [zone, trains] : zones) {
    TestTable table(TestTable::with(Mode::standard, 3));
    table.quadrimester(2).at_zone(zone, {{kAnna, kBoss}, {kAnna, 1}});
    EXPECT_EQ(table.question() == "training", trains) << zone;
  }
}

TEST_F(Training, GivesTheHatOfTheZone) {
  const std::pair<int, Hat> zones[] = {{2, Hat::research}, {3, Hat::market}, {7, Hat::port}, {8, Hat::museum}};
  for (const auto& [zone, hat] : zones) {
    TestTable table(TestTable::with(Mode::standard, 3));
    table.at_zone(zone, {{kAnna, kBoss}, {kAnna, 1}}).play("train");
    EXPECT_EQ(table.anna().hat(1), hat) << zone;
  }
}

TEST_F(Training, HelpsNowhereElse) {
  game.hat(kAnna, 1, Hat::market);
  at_zone(2, {{kAnna, 1}}).play("develop mask");
  EXPECT_EQ(game.account(kAnna, Account::rd), 20 - 3);
}

TEST_F(Training, TakesNoOtherAnswer) {
  at_zone(2, {{kAnna, kBoss}, {kAnna, 1}});
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"train", "no training"}));
  EXPECT_EQ(game.why_not("decline").code, "not_this_question");
  EXPECT_EQ(game.why_not("decline").rule, "3.2");
}

// Questions that can only be declined.

class NothingToDo : public testing::Test {
 protected:
  NothingToDo() { game.money(kAnna, {20, 0, 0, 0}).money(kBruno, {20, 20, 20, 20}).quadrimester(2); }
  TestTable game;
};

TEST_F(NothingToDo, IsNotAskedAndCostsOneReputationAtOnce) {
  game.at_zone(4, {{kAnna, 1}, {kBruno, 1}});
  EXPECT_EQ(game.anna().reputation, 9);
  EXPECT_EQ(game.bruno().reputation, 9);
  EXPECT_EQ(game.anna().spot(1), Spot::home);
  EXPECT_EQ(game.count(Happening::declined), 2);
}

TEST_F(NothingToDo, D27CostsNothingAsASecondHalf) {
  game.recruit(kAnna, 4).at_zone(1, {{kAnna, 1, true}, {kBruno, 1}}).play({"recruit", "send 6"});
  EXPECT_EQ(game.asked(), kBruno) << "no recruit is left";
  EXPECT_EQ(game.anna().reputation, 11) << "only the point for the third recruit";
  EXPECT_EQ(game.anna().spot(1), Spot::home);
}

TEST_F(NothingToDo, CostsOneReputationAsAFirstHalf) {
  game.at_zone(4, {{kAnna, 1, true}});
  EXPECT_EQ(game.anna().reputation, 9) << "once, also with two actions";
}

TEST_F(NothingToDo, D29LeavesTheBuyerInTheShopAsASecondHalf) {
  for (int i = 0; i < 3; ++i) game.give_zodiac(kBruno);
  game.money(kAnna, {20, 0, 0, 20})
      .send_to_sea(kAnna, "F1", 2)
      .at_zone(7, {{kAnna, 1, true}, {kBruno, 1}})
      .play("shop");
  EXPECT_EQ(game.asked(), kAnna) << "the new zodiac can sail";
}

TEST_F(NothingToDo, IsJudgedAfterTheTraining) {
  game.money(kAnna, {0, 0, 2, 0}).money(kBruno, {}).market({{1, 1}, {2, 1}, {3, 1}});
  game.at_zone(3, {{kAnna, 1}, {kAnna, kBoss}});
  ASSERT_EQ(game.question(), "training");
  TestTable untrained = game;
  game.play("train");
  EXPECT_EQ(game.question(), "market") << "3$ less 2$";
  untrained.play("no training");
  EXPECT_EQ(untrained.anna().reputation, 9) << "the worker cannot pay";
  EXPECT_EQ(untrained.question(), "market") << "the boss can";
}

TEST_F(NothingToDo, IsAskedWhenItFollowsFromTheBlackBoxAlone) {
  TestTable other(TestTable::with(Mode::initiation, 2));
  other.money(kAnna, {}, 0).money(kBruno, {20, 0, 0, 0}).at_zone(9, {{kAnna, 1}});
  EXPECT_EQ(other.question(), "advertise") << "nobody else knows that the black box is empty";
  EXPECT_EQ(other.legal(), std::vector<std::string>{"decline"});
  other = TestTable(TestTable::with(Mode::initiation, 2));
  other.money(kAnna, {}, 0).quadrimester(2).at_zone(4, {{kAnna, 1}});
  EXPECT_EQ(other.anna().reputation, 9) << "but everybody sees that no zodiac is at sea";
}

TEST_F(NothingToDo, IsAskedWhenTheMineCouldGoOff) {
  TestTable other(TestTable::with(Mode::mercenaries, 2));
  other.spend_mercenary(7).give_map(kAnna, 1).money(kAnna, {20, 0, 0, 0}).money(kBruno, {20, 0, 0, 0}).quadrimester(2);
  other.anna().mine = 1;
  other.at_zone(4, {{kAnna, 1}});
  ASSERT_EQ(other.question(), "seaplane");
  other.play("mine 1 1");
  EXPECT_NE(other.question(), "seaplane") << "now there is nothing left to do";
  EXPECT_EQ(other.anna().reputation, 9);
}

}  // namespace
}  // namespace bathys::thesauros
