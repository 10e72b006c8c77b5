// Thesauros 3.1.3 The envelope.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

class Envelope : public testing::Test {
 protected:
  Envelope() {
    for (const Seat seat : {kAnna, kBruno, kClara}) game.money(seat, {20, 20, 20, 20}, 9);
    game.quadrimester(2);
  }
  std::vector<int> posted() const {
    const auto& envelopes = game.state().table.board.envelopes;
    return {envelopes.begin(), envelopes.end()};
  }
  TestTable game{TestTable::with(Mode::standard, 3)};
};

TEST_F(Envelope, IsPostedJustBeforeAMeepleIsPlaced) {
  game.at(Rule::placement).play("post");
  EXPECT_EQ(game.question(), "place");
  EXPECT_EQ(game.asked(), kAnna) << "the one who carried it is still to be placed";
  game.play("place boss 6");
  EXPECT_EQ(game.asked(), kBruno);
  EXPECT_EQ(posted(), std::vector{0});
}

TEST_F(Envelope, IsPostedOncePerQuadrimester) {
  game.at(Rule::placement).play("post");
  EXPECT_FALSE(game.offers("post"));
  EXPECT_EQ(game.why_not("post").code, "already_posted");
  EXPECT_EQ(game.why_not("post").rule, "3.1.3");
  game.play({"place boss 6", "place boss 6", "place boss 6"});
  EXPECT_EQ(game.why_not("post").code, "already_posted") << "nor with a later meeple";
}

TEST_F(Envelope, MayBePostedWithAnyMeepleOfItsOwner) {
  game.at(Rule::placement).play({"place boss 6", "place boss 6", "place boss 6"});
  game.play({"place worker1 6", "place worker1 6", "place worker1 6"});
  EXPECT_TRUE(game.offers("post")) << "with the last one";
}

TEST_F(Envelope, KeepsThePostingOrder) {
  game.at(Rule::placement).play({"place boss 6", "post", "place boss 6", "post", "place boss 6"});
  game.play({"post", "place worker1 6"});
  EXPECT_EQ(posted(), (std::vector{1, 2, 0}));
}

TEST_F(Envelope, MayBeCarriedByARecruit) {
  game.at_zone(1, {{kAnna, 1}, {kBruno, 1}}).play("recruit");
  ASSERT_EQ(game.question(), "place_recruit");
  game.play("post");
  EXPECT_EQ(game.question(), "place_recruit") << "then it takes its place";
  EXPECT_EQ(game.why_not("post").code, "already_posted");
  game.play("send 6");
  EXPECT_EQ(posted(), std::vector{0});
}

TEST_F(Envelope, IsNotCarriedByARecruitWhenItIsPostedAlready) {
  game.post(kAnna).at_zone(1, {{kAnna, 1}}).play("recruit");
  EXPECT_FALSE(game.offers("post"));
  EXPECT_EQ(game.why_not("post").code, "already_posted");
}

TEST_F(Envelope, D21IsNotPostedWithoutAMeepleToPlace) {
  game.queue(6, {{kAnna, kBoss}, {kAnna, 1}, {kAnna, 2}}).at(Rule::placement);
  EXPECT_EQ(game.asked(), kBruno) << "Anna is not asked at all";
  EXPECT_EQ(game.why_not(kAnna, "post").code, "not_asked");
}

TEST_F(Envelope, D21IsNotPostedByWhoThenPasses) {
  TestTable other(TestTable::with(Mode::mercenaries, 2));
  other.give_mercenary(kAnna).quadrimester(4).queue(6, {{kAnna, kBoss}, {kAnna, 1}, {kAnna, 2}});
  other.at(Rule::placement).play("post");
  EXPECT_FALSE(other.offers("pass"));
  EXPECT_EQ(other.why_not("pass").code, "must_place") << "the mercenary that carried it is placed";
  other.play("hire 9");
  EXPECT_EQ(other.board().envelopes.size(), 1);
}

TEST_F(Envelope, IsAtHandAgainNextQuadrimester) {
  game.post(kAnna).at(Rule::quadrimester);
  EXPECT_TRUE(posted().empty());
  EXPECT_TRUE(game.offers("post"));
}

TEST_F(Envelope, IsNoPartOfTheSoloGame) {
  TestTable solo(TestTable::solo());
  solo.quadrimester(2).at(Rule::placement);
  EXPECT_FALSE(solo.offers("post"));
  EXPECT_EQ(solo.why_not("post").code, "no_envelope_in_solo");
  EXPECT_EQ(solo.why_not("post").rule, "S.1");
}

}  // namespace
}  // namespace bathys::thesauros
