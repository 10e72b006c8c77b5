// Thesauros 3.1.2 Double-action tokens.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

/// Anna has recruited twice and has her token at hand.
class DoubleAction : public testing::Test {
 protected:
  DoubleAction() {
    game.recruit(kAnna, 4).money(kAnna, {20, 20, 40, 20}).money(kBruno, {20, 20, 20, 20});
    game.quadrimester(2);
  }
  TestTable game;
};

TEST_F(DoubleAction, MayBePutUnderTheMeepleThatIsPlaced) {
  game.at(Rule::placement);
  EXPECT_TRUE(game.offers("place double boss 6"));
  EXPECT_TRUE(game.offers("place boss 6")) << "or not";
  game.play("place double boss 6");
  EXPECT_EQ(game.anna().tokens, 0);
  EXPECT_EQ(Standing::of(game.table().queue(6)[0]), (Standing{0, kBoss, 1}));
}

TEST_F(DoubleAction, NeedsAToken) {
  game.at(Rule::placement).play({"place double boss 6"});
  EXPECT_EQ(game.why_not("place double boss 6").code, "no_double_action") << "Bruno has none at hand";
  EXPECT_EQ(game.why_not("place double boss 6").rule, "3.1.2");
  game.play("place boss 6");
  EXPECT_EQ(game.why_not("place double worker1 6").code, "no_double_action") << "and Anna has used hers";
  for (const std::string& answer : game.legal()) EXPECT_FALSE(answer.starts_with("place double")) << answer;
}

TEST_F(DoubleAction, LetsTheMeepleActTwiceInItsZone) {
  game.at_zone(9, {{kAnna, 1, true}, {kBruno, 1}}).play("advertise");
  EXPECT_EQ(game.asked(), kAnna);
  EXPECT_EQ(game.anna().spot(1), Spot::queue) << "it has not gone home yet";
  game.play("advertise");
  EXPECT_EQ(game.asked(), kBruno);
  EXPECT_EQ(game.anna().spot(1), Spot::home);
  EXPECT_EQ(game.anna().reputation, 10 + 2 * 4);
}

TEST_F(DoubleAction, MayBeTwoDifferentActions) {
  game.sponsor(kAnna, 1).give_treasure(kAnna, 5).at_zone(8, {{kAnna, 1, true}, {kBruno, 1}});
  game.play({"sell 5 1", "allocate gp 5", "sponsor 2"});
  EXPECT_EQ(game.board().rooms[0].owners[0], 0);
  EXPECT_EQ(game.board().rooms[1].sponsor, 0);
}

TEST_F(DoubleAction, IsOutOfTheGameOnceUsed) {
  game.at_zone(9, {{kAnna, 1, true}, {kBruno, 1}}).play({"advertise", "advertise", "decline"});
  EXPECT_EQ(game.anna().tokens, 0);
  EXPECT_EQ(game.anna().board_token, 0);
  game.at_zone(9, {{kAnna, 1}, {kBruno, 1}}).play("advertise");
  EXPECT_EQ(game.asked(), kBruno) << "the same meeple acts once again";
}

TEST_F(DoubleAction, IsLostWhenItsMeepleDeclines) {
  game.at_zone(9, {{kAnna, 1, true}, {kBruno, 1}}).play("decline");
  EXPECT_EQ(game.asked(), kBruno);
  EXPECT_EQ(game.anna().reputation, 9);
  EXPECT_EQ(game.anna().tokens, 0);
}

}  // namespace
}  // namespace bathys::thesauros
