// Thesauros 3.2.1 Recruiting.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

class Recruiting : public testing::Test {
 protected:
  Recruiting() { game.money(kAnna, {20, 20, 20, 20}).money(kBruno, {20, 20, 20, 20}); }
  /// Somebody waits in zone 9, so that the wages do not follow at once.
  TestTable& at_zone_1(std::initializer_list<TestTable::Queued> queued) {
    return game.queue(9, {{kBruno, 2}}).at_zone(1, queued);
  }
  TestTable game;
};

TEST_F(Recruiting, CostsThePriceBesideTheSpace) {
  at_zone_1({{kAnna, 1}, {kBruno, 1}, {kAnna, 2}}).play({"recruit", "send 8"});
  EXPECT_EQ(game.account(kAnna, Account::hr), 20 - 3);
  game.play({"recruit", "send 8"});
  EXPECT_EQ(game.account(kBruno, Account::hr), 20 - 4);
  game.play({"recruit", "send 8"});
  EXPECT_EQ(game.account(kAnna, Account::hr), 20 - 3 - 5);
}

TEST_F(Recruiting, IsCheaperForTheBoss) {
  at_zone_1({{kAnna, kBoss}}).play({"recruit", "send 8"});
  EXPECT_EQ(game.account(kAnna, Account::hr), 20 - 1);
}

TEST_F(Recruiting, IsCheaperForNoSpecialist) {
  game.hat(kAnna, 1, Hat::research);
  at_zone_1({{kAnna, 1}}).play({"recruit", "send 8"});
  EXPECT_EQ(game.account(kAnna, Account::hr), 20 - 3);
}

TEST_F(Recruiting, TakesTheLeftmostRecruitWhoActsThisTurn) {
  at_zone_1({{kAnna, 1}}).play({"recruit", "send 3"});
  EXPECT_EQ(game.anna().spot(3), Spot::queue);
  EXPECT_EQ(game.anna().spot(4), Spot::recruit);
  EXPECT_EQ(game.anna().spot(1), Spot::home) << "who recruited is done";
  EXPECT_EQ(game.question(), "market");
  EXPECT_EQ(game.asked(), kAnna);
}

TEST_F(Recruiting, BringsNothingMoreWithTheFirst) {
  at_zone_1({{kAnna, 1}}).play({"recruit", "send 8"});
  EXPECT_EQ(game.anna().reputation, 10);
  EXPECT_EQ(game.anna().tokens, 0);
  EXPECT_EQ(game.anna().board_token, 1);
}

TEST_F(Recruiting, BringsTheTokenWithTheSecondToKeep) {
  game.recruit(kAnna, 3);
  at_zone_1({{kAnna, 1}}).play({"recruit", "send 8"});
  EXPECT_EQ(game.anna().tokens, 1);
  EXPECT_EQ(game.anna().board_token, 0);
  EXPECT_EQ(game.anna().reputation, 10);
  EXPECT_EQ(game.count(Happening::token_gained), 1);
}

TEST_F(Recruiting, BringsTheTokenWithTheSecondForUseAtOnce) {
  game.recruit(kAnna, 3);
  at_zone_1({{kAnna, 1}}).play({"recruit", "send double 2", "develop mask"});
  EXPECT_EQ(game.anna().tokens, 0);
  EXPECT_EQ(game.asked(), kAnna) << "the recruit acts again";
  EXPECT_EQ(game.question(), "research");
}

TEST_F(Recruiting, BringsNoTokenThatIsGoneAlready) {
  game.recruit(kAnna, 3);
  at_zone_1({{kAnna, 1, true}}).play("recruit");
  EXPECT_EQ(game.why_not("send double 2").code, "no_double_action");
  EXPECT_EQ(game.why_not("send double 2").rule, "3.1.2");
  game.play("send 2");
  EXPECT_EQ(game.anna().tokens, 0);
}

TEST_F(Recruiting, BringsOneReputationWithTheThird) {
  game.recruit(kAnna, 4);
  at_zone_1({{kAnna, 1}}).play({"recruit", "send 8"});
  EXPECT_EQ(game.anna().reputation, 11);
  EXPECT_EQ(game.anna().recruits_left(), 0);
}

TEST_F(Recruiting, LetsTheRecruitCarryTheEnvelope) {
  at_zone_1({{kAnna, 1}}).play({"recruit", "post"});
  EXPECT_EQ(game.anna().posted, 1);
  EXPECT_EQ(game.why_not("post").code, "already_posted");
  EXPECT_EQ(game.why_not("post").rule, "3.1.3");
  game.play("send 8");
  EXPECT_EQ(game.anna().spot(3), Spot::queue);
}

TEST_F(Recruiting, LetsTheRecruitStandOnATokenThatWasAtHand) {
  game.recruit(kAnna, 4);
  at_zone_1({{kAnna, 1}}).play({"recruit", "send double 8"});
  EXPECT_EQ(game.anna().tokens, 0);
  EXPECT_EQ(Standing::of(game.table().queue(8)[0]), (Standing{0, 5, 1}));
}

TEST_F(Recruiting, D39PlacesTheRecruitInZoneSixToo) {
  at_zone_1({{kAnna, 1}}).play({"recruit", "send 6"});
  EXPECT_EQ(game.question(), "allocate") << "mussels for the recruit";
}

TEST_F(Recruiting, D39PlacesTheRecruitNeitherInZoneOneNorFiveNorTen) {
  at_zone_1({{kAnna, 1}}).play("recruit");
  EXPECT_EQ(game.legal(),
            (std::vector<std::string>{"send 2", "send 3", "send 6", "send 7", "send 8", "send 9", "post"}));
  EXPECT_EQ(game.why_not("send 1").code, "recruit_elsewhere");
  EXPECT_EQ(game.why_not("send 1").rule, "3.2.1");
  EXPECT_EQ(game.why_not("send 5").code, "no_queue");
  EXPECT_EQ(game.why_not("send 10").code, "no_queue");
}

TEST_F(Recruiting, D22SendsNobodyToZoneFourInTheFirstQuadrimester) {
  at_zone_1({{kAnna, 1}}).play("recruit");
  EXPECT_EQ(game.why_not("send 4").code, "zone_4_closed");
}

TEST_F(Recruiting, SendsARecruitToZoneFourLaterOn) {
  game.quadrimester(2);
  at_zone_1({{kAnna, 1}}).play("recruit");
  EXPECT_TRUE(game.offers("send 4"));
}

TEST_F(Recruiting, PlacesTheRecruitInNoFullQueue) {
  game.queue(9, {{kBruno, 1}});
  at_zone_1({{kAnna, 1}}).play("recruit");
  EXPECT_FALSE(game.offers("send 9"));
  EXPECT_EQ(game.why_not("send 9").code, "queue_full");
  EXPECT_EQ(game.why_not("send 9").rule, "3.1.1");
}

TEST_F(Recruiting, D40IsImpossibleWithoutARecruit) {
  TestTable other = game;
  at_zone_1({{kAnna, 1}});
  game.recruit(kAnna, 5);
  EXPECT_EQ(game.legal(), std::vector<std::string>{"decline"});
  EXPECT_EQ(game.why_not("recruit").code, "no_recruit_left");
  EXPECT_EQ(game.why_not("recruit").rule, "3.2.1");
  other.recruit(kAnna, 5).at_zone(1, {{kAnna, 1}});
  EXPECT_EQ(other.anna().reputation, 9) << "not even asked";
}

TEST_F(Recruiting, D28PaysTheSamePriceTwiceForADoubleAction) {
  at_zone_1({{kAnna, kBoss, true}}).play({"recruit", "send 8", "recruit", "send 8"});
  EXPECT_EQ(game.account(kAnna, Account::hr), 20 - 1 - 1);
  EXPECT_EQ(game.anna().spot(4), Spot::queue);
}

TEST_F(Recruiting, IsPaidForThisTurn) {
  game.at_zone(1, {{kAnna, 1}}).play({"recruit", "send 9", "decline"});
  EXPECT_EQ(game.account(kAnna, Account::hr), 20 - 3 - 3 * 2) << "wages of three workers";
}

TEST_F(Recruiting, IsRefusedToWhoCannotPayEvenWithTransfers) {
  at_zone_1({{kAnna, 1}});
  game.money(kAnna, {1, 1, 1, 1}, 50);
  EXPECT_EQ(game.legal(), std::vector<std::string>{"decline"});
  EXPECT_EQ(game.why_not("recruit").code, "cannot_pay");
  EXPECT_EQ(game.why_not("recruit").rule, "3.2.1");
}

TEST_F(Recruiting, TakesNoAnswerOfAnotherZone) {
  at_zone_1({{kAnna, 1}});
  EXPECT_EQ(game.why_not("fly").code, "not_this_question");
  EXPECT_EQ(game.why_not("fly").rule, "3.2.1");
  game.play("recruit");
  EXPECT_EQ(game.why_not("decline").code, "not_this_question");
  EXPECT_EQ(game.why_not("decline").rule, "3.2.1");
}

}  // namespace
}  // namespace bathys::thesauros
