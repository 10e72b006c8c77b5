// Thesauros 3.1.1 Placing meeples.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

/// Who stands in a queue from the top: "0.boss 1.worker1".
std::string queue_text(TestTable& game, int zone) {
  std::string text;
  for (const u8 code : game.table().queue(zone)) {
    const Standing who = Standing::of(code);
    text.append(text.empty() ? "" : " ").append(std::to_string(who.seat)).append(".");
    text.append(kMeepleWords[who.meeple]);
  }
  return text;
}

class Placement : public testing::Test {
 protected:
  Placement() {
    game.money(kAnna, {20, 20, 20, 20}).money(kBruno, {20, 20, 20, 20});
    game.quadrimester(2).at(Rule::placement);
  }
  TestTable game;
};

TEST_F(Placement, GoesOneMeepleAtATimeInTurnOrder) {
  std::string order;
  while (game.question() == "place") {
    order += game.asked() == kAnna ? "A" : "B";
    game.play(game.legal().front());
  }
  EXPECT_EQ(order, "ABABAB") << "three meeples each";
}

TEST_F(Placement, D19TakesTheTopmostFreeSpace) {
  game.play({"place worker1 9", "place boss 9"});
  EXPECT_EQ(queue_text(game, 9), "0.worker1 1.boss");
}

TEST_F(Placement, LetsAPlayerStandInAQueueSeveralTimes) {
  game.play({"place boss 2", "place boss 6", "place worker1 2"});
  EXPECT_EQ(queue_text(game, 2), "0.boss 0.worker1");
}

TEST_F(Placement, IsClosedWhereTheQueueIsFull) {
  game.play({"place boss 9", "place boss 9"});
  EXPECT_FALSE(game.offers("place worker1 9"));
  const Refusal refusal = game.why_not("place worker1 9");
  EXPECT_EQ(refusal.code, "queue_full");
  EXPECT_EQ(refusal.rule, "3.1.1");
  EXPECT_EQ(refusal.args[0], Arg::number(9));
}

TEST_F(Placement, HasQueuesAsLongAsTheNumberOfPlayersSays) {
  TestTable other(TestTable::with(Mode::standard, 4));
  other.quadrimester(2).at(Rule::placement);
  for (int placed = 0; placed < 4; ++placed) other.play("place boss 9");
  EXPECT_EQ(other.why_not("place worker1 9").code, "queue_full") << "four spaces for four players";
}

TEST_F(Placement, NeverFillsZoneSix) {
  for (int placed = 0; placed < 5; ++placed) {
    game.play(game.offers("place boss 6")
                  ? "place boss 6"
                  : std::string_view(game.offers("place worker1 6") ? "place worker1 6" : "place worker2 6"));
  }
  EXPECT_EQ(game.table().queue(6).size(), 5);
  EXPECT_EQ(game.why_not("place worker2 6").code, "");
}

TEST_F(Placement, KnowsNoQueueInZonesFiveAndTen) {
  for (const std::string_view answer : {"place boss 5", "place boss 10"}) {
    EXPECT_EQ(game.why_not(answer).code, "no_queue") << answer;
    EXPECT_EQ(game.why_not(answer).rule, "3.1.1");
  }
  for (const std::string& answer : game.legal()) {
    EXPECT_TRUE(answer.ends_with(" 5") == false && answer.ends_with(" 10") == false) << answer;
  }
}

TEST_F(Placement, NamesTheFirstOfWorkersThatAreAlike) {
  EXPECT_FALSE(game.offers("place worker2 1"));
  EXPECT_EQ(game.why_not("place worker2 1").code, "name_the_first_worker");
  EXPECT_EQ(game.why_not("place worker2 1").rule, "3.1.1");
  game.hat(kAnna, 1, Hat::research);
  EXPECT_EQ(game.why_not("place worker2 1").code, "") << "a specialist is not like the other";
  EXPECT_EQ(game.why_not("place worker1 1").code, "");
}

TEST_F(Placement, IsForMeeplesAtHandOnly) {
  EXPECT_EQ(game.why_not("place worker3 1").code, "not_at_hand") << "still to be recruited";
  game.play({"place boss 1", "place boss 1"});
  EXPECT_EQ(game.why_not("place boss 2").code, "not_at_hand") << "already placed";
  EXPECT_EQ(game.why_not("place boss 2").rule, "3.1.1");
}

TEST_F(Placement, LeavesNobodyAtHand) {
  EXPECT_EQ(game.why_not("pass").code, "must_place");
  EXPECT_EQ(game.why_not("pass").rule, "3.1.1");
  EXPECT_FALSE(game.offers("pass"));
  EXPECT_EQ(game.why_not("advertise").code, "not_this_question");
}

TEST_F(Placement, D20GoesOnForWhoStillHasMeeplesUntilNobodyHas) {
  TestTable other;
  other.recruit(kBruno, 5).send_to_sea(kAnna, "F1", kBoss).quadrimester(2).at(Rule::placement);
  std::string order;
  while (other.question() == "place") {
    order += other.asked() == kAnna ? "A" : "B";
    other.play(other.legal().front());
  }
  EXPECT_EQ(order, "ABABBBBB") << "two rounds for who has the boss at sea, six for the other";
}

TEST_F(Placement, D20SkipsWhoHasEverybodyAtSea) {
  TestTable other;
  other.give_zodiac(kAnna);
  other.give_zodiac(kAnna);
  other.send_to_sea(kAnna, "F1", kBoss).send_to_sea(kAnna, "F1", 1).send_to_sea(kAnna, "F2", 2);
  other.quadrimester(2).at(Rule::placement);
  EXPECT_EQ(other.asked(), kBruno);
}

TEST_F(Placement, D22OfAPlaneIsClosedInTheFirstQuadrimester) {
  EXPECT_EQ(game.why_not("place boss 4").code, "") << "open in the second";
  game.quadrimester(1);
  EXPECT_EQ(game.why_not("place boss 4").code, "zone_4_closed");
  EXPECT_EQ(game.why_not("place boss 4").rule, "3.1.1");
  EXPECT_FALSE(game.offers("place boss 4"));
}

TEST_F(Placement, D22InThePortNeedsNeitherZodiacNorMoney) {
  TestTable other;
  other.money(kAnna, {4, 0, 0, 0}).send_to_sea(kAnna, "F1", 1).quadrimester(2).at(Rule::placement);
  ASSERT_TRUE(other.offers("place boss 7"));
  other.at_zone(7, {{kAnna, kBoss}, {kBruno, 1}});
  EXPECT_EQ(other.asked(), kBruno);
  EXPECT_EQ(other.anna().reputation, 9);
}

TEST_F(Placement, D23IsAllowedWhereTheActionIsSureToFail) {
  game.money(kAnna, {});
  for (const std::string_view answer :
       {"place boss 1", "place boss 2", "place boss 3", "place boss 4", "place boss 8", "place boss 9"}) {
    EXPECT_EQ(game.why_not(answer).code, "") << answer;
  }
}

/// Anna's first worker chose a tech last time and stands on the first space of zone 2.
class AfterThePile : public testing::Test {
 protected:
  AfterThePile() {
    game.money(kAnna, {20, 20, 20, 20}).money(kBruno, {20, 20, 20, 20});
    game.quadrimester(2).queue(2, {{kAnna, 1}}).at(Rule::placement);
  }
  TestTable game;
};

TEST_F(AfterThePile, D24TheNextOneTakesTheSecondSpace) {
  EXPECT_EQ(game.why_not("place worker1 3").code, "not_at_hand") << "it is already placed";
  game.play({"place boss 2", "place boss 2", "place worker2 2"});
  EXPECT_EQ(queue_text(game, 2), "0.worker1 0.boss 1.boss 0.worker2");
  EXPECT_EQ(game.why_not("place worker1 2").code, "queue_full") << "it counts among the four";
}

TEST_F(AfterThePile, D25TheFirstOneMayBeTrainedByABossWhoComes) {
  game.play({"place boss 2", "place boss 6", "place worker2 6", "place worker1 6", "place worker2 6"});
  ASSERT_EQ(game.question(), "training");
  game.play("train");
  EXPECT_EQ(game.anna().hat(1), Hat::research);
}

class MercenaryPlacement : public testing::Test {
 protected:
  MercenaryPlacement() {
    game.give_mercenary(kAnna).quadrimester(4);
    for (const Seat seat : {kAnna, kBruno}) game.money(seat, {20, 20, 20, 20});
  }
  /// Anna has placed all her meeples, Bruno too.
  void place_everybody() {
    game.queue(6, {{kAnna, kBoss}, {kAnna, 1}, {kAnna, 2}, {kBruno, kBoss}, {kBruno, 1}, {kBruno, 2}});
    game.at(Rule::placement);
  }
  TestTable game{TestTable::with(Mode::mercenaries, 2)};
};

TEST_F(MercenaryPlacement, D26IsOptionalForWhoHasNobodyElseLeft) {
  place_everybody();
  EXPECT_EQ(game.asked(), kAnna);
  ASSERT_TRUE(game.offers("pass"));
  game.play("pass");
  EXPECT_NE(game.question(), "place") << "passed for good";
  EXPECT_EQ(game.anna().mercenaries, 1) << "and kept";
}

TEST_F(MercenaryPlacement, D26PassesForGoodEvenWhileOthersGoOn) {
  game.queue(6, {{kAnna, kBoss}, {kAnna, 1}, {kAnna, 2}}).at(Rule::placement).play("pass");
  for (int placed = 0; placed < 3; ++placed) {
    ASSERT_EQ(game.asked(), kBruno);
    game.play(game.legal().front());
  }
  EXPECT_NE(game.question(), "place");
}

TEST_F(MercenaryPlacement, D26IsNoWayOutForWhoHasMeeplesAtHand) {
  game.at(Rule::placement);
  EXPECT_EQ(game.why_not("pass").code, "must_place");
}

TEST_F(MercenaryPlacement, D26MayBeTakenUpAgainNextTime) {
  place_everybody();
  game.play("pass");
  game.table().queue(6).clear();
  for (Player& player : game.table().players) player.spots = {};
  for (const Seat seat : {kAnna, kBruno}) {
    game.player(seat).spots = {Spot::home, Spot::home, Spot::home, Spot::recruit, Spot::recruit, Spot::recruit};
  }
  game.at(Rule::quadrimester);
  EXPECT_EQ(game.anna().passed, 0);
}

TEST_F(MercenaryPlacement, CountsAsAPlacement) {
  game.at(Rule::placement).play("hire 9");
  EXPECT_EQ(game.asked(), kBruno);
  EXPECT_EQ(game.anna().mercenaries, 0);
  EXPECT_EQ(game.why_not(kBruno, "hire 8").code, "no_mercenary");
}

TEST(Quadrimesters, BeginWithFreshEnvelopesAndTraining) {
  TestTable game;
  game.post(kAnna);
  game.anna().trained = 1;
  game.quadrimester(4).at(Rule::quadrimester);
  EXPECT_EQ(game.board().quadrimester, 5);
  EXPECT_TRUE(game.board().envelopes.empty());
  EXPECT_EQ(game.anna().posted, 0);
  EXPECT_EQ(game.anna().trained, 0);
  EXPECT_EQ(game.last(Happening::quadrimester_begins).args[0], 5);
}

TEST(Quadrimesters, OfAYearShareOneBudget) {
  for (int quadrimester = 0; quadrimester < kQuadrimesters; ++quadrimester) {
    TestTable game;
    game.quadrimester(quadrimester == 0 ? 1 : quadrimester);
    game.board().quadrimester = static_cast<u8>(quadrimester);
    game.table().pending.clear();
    game.table().pending.push(pending(Rule::quadrimester));
    Report silent;
    Play play{game.state(), silent};
    Engine<Thesauros>::advance(play);
    EXPECT_EQ(game.question(), quadrimester % 3 == 0 ? "budget" : "place") << quadrimester + 1;
    EXPECT_EQ(game.table().year(), quadrimester / 3 + 1);
  }
}

}  // namespace
}  // namespace bathys::thesauros
