// Otys 4.1 The four experts.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

Diver expert_of(Resource type) { return static_cast<Diver>(type); }
Cargo of_type(Resource type, int n) {
  Cargo cargo;
  cargo.set(type, n);
  return cargo;
}

class Expert : public testing::TestWithParam<Resource> {
 protected:
  Expert() {
    game.clear_levels(kAnna);
    game.column(kAnna, kInOrder);
  }
  void dive(int level) {
    game.put_diver(kAnna, expert_of(GetParam()), level);
    game.play({"key " + std::to_string(level), "dive"});
  }
  TestTable game;
};

TEST_P(Expert, FindsOneResourceOfItsTypeOnTheActiveLevel) {
  dive(3);
  game.play("find");
  EXPECT_EQ(game.zone(kAnna, 3), of_type(GetParam(), 1));
  EXPECT_EQ(game.anna().resources(), 1);
  EXPECT_EQ(game.anna().credits, 3);
}

TEST_P(Expert, TakesItFromTheUnlimitedSupplyNotFromTheStore) {
  const auto before = game.colony().store;
  dive(3);
  game.play("find");
  EXPECT_EQ(game.colony().store, before);
}

TEST_P(Expert, FillsEveryLevelToItsLastSpaceAndNoFurther) {
  for (const auto& [level, spaces] :
       {std::pair(1, 3), std::pair(2, 3), std::pair(3, 4), std::pair(4, 5), std::pair(5, 6)}) {
    TestTable fresh;
    fresh.clear_levels(kAnna);
    fresh.put_diver(kAnna, expert_of(GetParam()), level);
    fresh.zone(kAnna, level) = of_type(Resource::metal, spaces - 1);
    fresh.play({"key " + std::to_string(level), "dive"});
    EXPECT_EQ(fresh.refusal("find"), "allowed") << "level " << level;
    fresh.zone(kAnna, level).add(Resource::metal);
    EXPECT_EQ(fresh.refusal("find"), "level_full 4.1") << "level " << level;
  }
}

TEST_P(Expert, D18ThrowsNoResourceAwayToMakeRoom) {
  game.zone(kAnna, 1) = Cargo::of(3, 0, 0, 0);
  game.put_in_offer("c27", 1);
  game.put_in_offer("c20", 2);
  dive(1);
  EXPECT_EQ(game.legal(), std::vector<std::string>{"done"});
}

TEST_P(Expert, HasNoBonusOnItsBasicSide) {
  game.use_up(kAnna, KeyToken::one);
  dive(3);
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"find", "done"}));
  for (const std::string_view bonus : {"bonus", "find bonus", "bonus key 1", "find key 1"}) {
    EXPECT_EQ(game.refusal(bonus), "not_upgraded 4.1") << bonus;
  }
}

TEST_P(Expert, MayTakeItsResourceWithoutTheBonus) {
  game.anna().upgrade(expert_of(GetParam()));
  game.use_up(kAnna, KeyToken::one);
  dive(3);
  game.play("find");
  EXPECT_EQ(game.zone(kAnna, 3), of_type(GetParam(), 1));
  EXPECT_EQ(game.anna().neutral_keys, 0);
  EXPECT_EQ(game.anna().credits, 3);
  EXPECT_EQ(game.anna().batteries, 1);
  EXPECT_EQ(game.track(kAnna), "1 3");
}

INSTANTIATE_TEST_SUITE_P(OfEachType, Expert,
                         testing::Values(Resource::metal, Resource::plant, Resource::fuel, Resource::tech));

class UpgradedExpert : public testing::Test {
 protected:
  UpgradedExpert() { game.clear_levels(kAnna); }
  void dive(Diver expert) {
    game.put_diver(kAnna, expert, 3);
    game.anna().upgrade(expert);
    game.play({"key 3", "dive"});
  }
  void fill_level() { game.zone(kAnna, 3) = Cargo::of(4, 0, 0, 0); }
  TestTable game;
};

TEST_F(UpgradedExpert, OfMetalBringsANeutralXKey) {
  dive(Diver::metal_expert);
  game.play("find bonus");
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(1, 0, 0, 0));
  EXPECT_EQ(game.anna().neutral_keys, 1);
  EXPECT_EQ(game.colony().neutral_keys, 11);
}

TEST_F(UpgradedExpert, OfPlantsBringsACredit) {
  dive(Diver::plant_expert);
  game.play("find bonus");
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(0, 1, 0, 0));
  EXPECT_EQ(game.anna().credits, 4);
}

TEST_F(UpgradedExpert, OfFuelBringsABattery) {
  dive(Diver::fuel_expert);
  game.play("find bonus");
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(0, 0, 1, 0));
  EXPECT_EQ(game.anna().batteries, 2);
}

TEST_F(UpgradedExpert, OfTechTakesBackAUsedKey) {
  for (const KeyToken key : {KeyToken::one, KeyToken::five, KeyToken::two}) game.use_up(kAnna, key);
  dive(Diver::tech_expert);
  game.play("find key 5");
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(0, 0, 0, 1));
  EXPECT_EQ(game.ready_keys(kAnna), "4 5 X");
  EXPECT_EQ(game.track(kAnna), "1 2 3");
}

TEST_F(UpgradedExpert, OfTechTakesBackTheOwnXKey) {
  game.use_up(kAnna, KeyToken::own_x);
  dive(Diver::tech_expert);
  game.play("bonus key X");
  EXPECT_TRUE(game.anna().has_key(KeyToken::own_x));
  EXPECT_TRUE(game.zone(kAnna, 3).empty());
}

TEST_F(UpgradedExpert, OfTechTakesBackNeitherTheKeyInPlayNorANeutralOneNorOneThatIsReady) {
  game.use_up(kAnna, KeyToken::neutral_x);
  dive(Diver::tech_expert);
  for (const std::string_view key : {"3", "X", "1"}) {
    EXPECT_EQ(game.refusal("find key " + std::string(key)), "key_not_on_track 4.1") << key;
    EXPECT_EQ(game.refusal("bonus key " + std::string(key)), "key_not_on_track 4.1") << key;
  }
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"find", "done"}));
}

TEST_F(UpgradedExpert, BringsTheBonusWithAFullLevelToo) {
  fill_level();
  dive(Diver::plant_expert);
  EXPECT_EQ(game.refusal("find bonus"), "level_full 4.1");
  game.play("bonus");
  EXPECT_EQ(game.anna().credits, 4);
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(4, 0, 0, 0));
}

TEST_F(UpgradedExpert, TakesBackAKeyWithAFullLevelToo) {
  fill_level();
  game.use_up(kAnna, KeyToken::two);
  dive(Diver::tech_expert);
  EXPECT_EQ(game.refusal("find key 2"), "level_full 4.1");
  game.play("bonus key 2");
  EXPECT_TRUE(game.anna().has_key(KeyToken::two));
}

TEST_F(UpgradedExpert, BringsOnlyTheBonusOfItsOwnKind) {
  game.use_up(kAnna, KeyToken::two);
  dive(Diver::fuel_expert);
  EXPECT_EQ(game.refusal("find key 2"), "not_this_question 4.1");
  EXPECT_EQ(game.refusal("bonus key 2"), "not_this_question 4.1");
}

TEST_F(UpgradedExpert, OfTechHasNoOtherBonusThanAKey) {
  game.use_up(kAnna, KeyToken::two);
  dive(Diver::tech_expert);
  EXPECT_EQ(game.refusal("bonus"), "not_this_question 4.1");
  EXPECT_EQ(game.refusal("find bonus"), "not_this_question 4.1");
}

TEST_F(UpgradedExpert, D6OfMetalBringsTheLastNeutralXKey) {
  game.give_neutral_keys(kBruno, 11);
  dive(Diver::metal_expert);
  game.play("bonus");
  EXPECT_EQ(game.colony().neutral_keys, 0);
  EXPECT_EQ(game.anna().neutral_keys, 1);
}

TEST_F(UpgradedExpert, D6OfMetalBringsNoneWhenAllTwelveAreGone) {
  game.give_neutral_keys(kBruno, 12);
  dive(Diver::metal_expert);
  EXPECT_EQ(game.refusal("bonus"), "no_neutral_keys_left 4.1");
  EXPECT_EQ(game.refusal("find bonus"), "no_neutral_keys_left 4.1");
  game.play("find");
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(1, 0, 0, 0));
  EXPECT_EQ(game.anna().neutral_keys, 0);
}

TEST_F(UpgradedExpert, D6OfMetalBringsKeysToOnePlayerWithoutLimit) {
  game.give_neutral_keys(kAnna, 11);
  dive(Diver::metal_expert);
  game.play("bonus");
  EXPECT_EQ(game.anna().neutral_keys, 12);
}

TEST_F(UpgradedExpert, D6AKeyThatCameBackToTheSupplyCanBeGainedAgain) {
  game.give_neutral_keys(kAnna, 12);
  for (const KeyToken key : {KeyToken::one, KeyToken::two, KeyToken::three, KeyToken::four, KeyToken::five}) {
    game.use_up(kAnna, key);
  }
  game.put_diver(kBruno, Diver::metal_expert, 3);
  game.bruno().upgrade(Diver::metal_expert);
  game.clear_levels(kBruno);
  game.play({"x neutral 3", "dive", "done", "resurface", "key 3", "dive", "bonus"});
  EXPECT_EQ(game.bruno().neutral_keys, 1);
}

TEST_F(UpgradedExpert, CanHaveRoomMadeByAContractFirst) {
  game.zone(kAnna, 3) = Cargo::of(2, 2, 0, 0);
  game.put_in_hand(kAnna, "c01");
  dive(Diver::fuel_expert);
  EXPECT_EQ(game.refusal("find bonus"), "level_full 4.1");
  game.play({"complete c01 3 1metal+1plant", "find bonus"});
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(1, 1, 1, 0));
}

}  // namespace
}  // namespace bathys::otys
