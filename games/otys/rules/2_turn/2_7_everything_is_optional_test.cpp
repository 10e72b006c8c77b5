// Otys 2.7 All effects, resources and bonuses are optional; a key must be played each turn.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

class EverySponsor : public testing::TestWithParam<std::tuple<int, bool>> {};

TEST_P(EverySponsor, MayBePassedOver) {
  const auto [tile, advanced] = GetParam();
  TestTable game;
  game.clear_levels(kAnna);
  game.put_sponsor(tile, 3, advanced);
  const Player before = game.anna();
  game.play({"key 3", "dive"});
  EXPECT_EQ(game.turn().sponsor_used, 0);
  EXPECT_EQ(game.count(Happening::sponsor_used), 0);
  EXPECT_EQ(game.anna().column, before.column);
  EXPECT_EQ(game.anna().credits, before.credits);
  EXPECT_EQ(game.anna().batteries, before.batteries);
}

INSTANTIATE_TEST_SUITE_P(OnEitherSide, EverySponsor, testing::Combine(testing::Range(1, 6), testing::Bool()));

class EveryDiver : public testing::TestWithParam<std::tuple<int, bool>> {};

TEST_P(EveryDiver, MayDoNothing) {
  const auto [diver, upgraded] = GetParam();
  TestTable game;
  game.clear_levels(kAnna);
  game.zone(kAnna, 3) = Cargo::of(1, 0, 0, 0);
  game.put_diver(kAnna, static_cast<Diver>(diver), 3);
  if (upgraded) game.anna().upgrade(static_cast<Diver>(diver));
  game.play({"key 3", "dive", "done", "resurface"});
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(1, 0, 0, 0));
  EXPECT_EQ(game.anna().credits, 3);
  EXPECT_EQ(game.anna().batteries, 1);
  EXPECT_EQ(game.anna().prestige, 0);
  EXPECT_EQ(game.anna().neutral_keys, 0);
  EXPECT_EQ(game.asked(), kBruno);
}

INSTANTIATE_TEST_SUITE_P(OnEitherSide, EveryDiver, testing::Combine(testing::Range(0, kDivers), testing::Bool()));

class EveryFront : public testing::TestWithParam<std::string_view> {};

TEST_P(EveryFront, MayBeDeclined) {
  TestTable game;
  game.clear_levels(kAnna);
  game.put_diver(kAnna, Diver::explorer, 3);
  game.put_reward(GetParam(), 3, 1);
  game.play({"key 3", "dive", "explore 1", "decline"});
  EXPECT_EQ(game.anna().reward_at(2), token_of(GetParam())) << "the token is placed all the same";
  EXPECT_TRUE(game.zone(kAnna, 3).empty());
  EXPECT_EQ(game.anna().batteries, 1);
  EXPECT_EQ(game.anna().hand_size, 0);
  EXPECT_EQ(game.anna().upgraded, 0);
  EXPECT_EQ(game.anna().prestige, 0);
}

INSTANTIATE_TEST_SUITE_P(OfARewardToken, EveryFront, testing::Values("r01", "r13", "r19", "r24", "r29"));

TEST(EverythingIsOptional, ABackToo) {
  TestTable game;
  game.clear_levels(kAnna);
  game.zone(kAnna, 2) = Cargo::of(1, 1, 0, 0);
  game.put_in_hand(kAnna, "c01");
  game.put_back(kAnna, "r01", 2);
  game.play({"complete c01 2 1metal+1plant", "decline"});
  EXPECT_EQ(game.anna().credits, 4) << "the credit of the card, but not the two of the token";
}

TEST(EverythingIsOptional, AContractToo) {
  TestTable game;
  game.clear_levels(kAnna);
  game.zone(kAnna, 2) = Cargo::of(1, 1, 0, 0);
  game.put_in_hand(kAnna, "c01");
  EXPECT_TRUE(game.offers("complete c01 2 1metal+1plant"));
  game.play({"key 3", "dive", "done", "resurface"});
  EXPECT_TRUE(game.own(kAnna).hand.has(card_of("c01")));
  EXPECT_EQ(game.asked(), kBruno);
}

TEST(EverythingIsOptional, AResourceAndABonusEachByItself) {
  for (const auto& [answer, plants, credits] : {std::tuple("find", 1, 3), std::tuple("bonus", 0, 4),
                                                std::tuple("find bonus", 1, 4), std::tuple("done", 0, 3)}) {
    TestTable game;
    game.clear_levels(kAnna);
    game.put_diver(kAnna, Diver::plant_expert, 3);
    game.anna().upgrade(Diver::plant_expert);
    game.play({"key 3", "dive", answer});
    EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(0, plants, 0, 0)) << answer;
    EXPECT_EQ(game.anna().credits, credits) << answer;
  }
}

TEST(EverythingIsOptional, ButAKeyMustBePlayed) {
  TestTable game;
  game.clear_levels(kAnna);
  for (const std::string& answer : game.legal()) {
    EXPECT_TRUE(answer.starts_with("key ") || answer.starts_with("x own ")) << answer;
  }
  EXPECT_EQ(game.refusal("done"), "not_this_question 2.1");
}

}  // namespace
}  // namespace bathys::otys
