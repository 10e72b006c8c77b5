// The worked examples of the rulebook, each set up and played in notation.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

/// The player of an example sits in Anna's seat. All that the example does not tell of is out of the way.
class Example : public testing::Test {
 protected:
  explicit Example(int players = 2) : game(TestTable::players(players)) {
    game.clear_levels(kAnna);
    game.column(kAnna, kInOrder);
    for (int tile = 1; tile <= kSponsors; ++tile) game.put_sponsor(tile, tile);
  }
  void use_up(std::initializer_list<KeyToken> keys) {
    for (const KeyToken key : keys) game.use_up(kAnna, key);
  }
  TestTable game;
};

/// 2.6: Noélie plays her last key, improves her mechanic, and gets all keys back.
class Noelie : public Example {
 protected:
  Noelie() {
    use_up({KeyToken::two, KeyToken::three, KeyToken::four, KeyToken::five, KeyToken::own_x});
    game.put_sponsor(3, 1);
    game.put_diver(kAnna, Diver::engineer, 1);
  }
};

TEST_F(Noelie, PlaysKeyOneWithoutTheSponsorAndImprovesHerMechanic) {
  game.play("key 1");
  EXPECT_TRUE(game.offers("sponsor key 4")) << "the sponsor would give a used key back";
  game.play({"dive", "improve mechanic"});
  EXPECT_EQ(game.anna().credits, 2);
  EXPECT_EQ(reach(game.anna().mechanic), 2);
}

TEST_F(Noelie, GetsAllKeysBackThenResurfacesHerEngineer) {
  game.play({"key 1", "dive", "improve mechanic"});
  EXPECT_EQ(game.ready_keys(kAnna), "1 2 3 4 5 X");
  EXPECT_EQ(game.track(kAnna), "");
  EXPECT_EQ(game.colony().neutral_keys, 12) << "she had played no neutral key";
  game.play("resurface");
  EXPECT_EQ(game.where(kAnna, Diver::engineer), "s1");
}

/// 2.2: Pauline plays her X key on level 2, whose key is used.
TEST_F(Example, PaulinePlaysTheXKeyTakesKeyFourBackAndFindsFuelWithABattery) {
  use_up({KeyToken::two, KeyToken::four});
  game.put_sponsor(3, 1);
  game.put_diver(kAnna, Diver::fuel_expert, 2);
  game.anna().upgrade(Diver::fuel_expert);
  const auto before = game.colony().sponsors;
  EXPECT_EQ(game.refusal("key 2"), "key_not_ready 2.1");

  game.play("x own 2");
  const auto& after = game.colony().sponsors;
  EXPECT_EQ(after, (std::array{before[4], before[0], before[1], before[2], before[3]}));
  game.play("sponsor key 4");
  EXPECT_EQ(game.ready_keys(kAnna), "1 3 4 5");

  game.play({"dive", "find bonus"});
  EXPECT_EQ(game.zone(kAnna, 2), Cargo::of(0, 0, 1, 0));
  EXPECT_EQ(game.anna().batteries, 2);

  EXPECT_EQ(game.track(kAnna), "2 X");
  game.play("resurface");
  EXPECT_EQ(game.where(kAnna, Diver::fuel_expert), "s1");
}

/// 2.4: Delphine moves her metal expert down two levels and keeps him there.
TEST_F(Example, DelphineGainsACreditPropelsHerMetalExpertAndGivesHimOxygen) {
  game.put_sponsor(1, 4);
  game.put_diver(kAnna, Diver::metal_expert, 2);
  game.anna().mechanic = 2;
  game.anna().batteries = 2;
  const Diver third = game.anna().diver_at_level(2);
  const Diver fourth = game.anna().diver_at_level(3);

  game.play({"key 4", "sponsor", "propel metal_expert 4"});
  EXPECT_EQ(game.anna().credits, 4);
  EXPECT_EQ(game.anna().batteries, 1);
  EXPECT_EQ(game.anna().diver_at_level(1), third);
  EXPECT_EQ(game.anna().diver_at_level(2), fourth);

  game.play({"dive", "find"});
  EXPECT_EQ(game.zone(kAnna, 4), Cargo::of(1, 0, 0, 0));

  EXPECT_EQ(game.track(kAnna), "4");
  game.play("stay");
  EXPECT_EQ(game.anna().batteries, 0);
  EXPECT_EQ(game.where(kAnna, Diver::metal_expert), "4");
}

/// 6.1: Rodrigue completes a public contract of two plants and a metal.
TEST_F(Example, RodrigueGainsABatteryFindsAPlantAndCompletesAContractForThreePrestige) {
  game.put_diver(kAnna, Diver::plant_expert, 5);
  game.zone(kAnna, 5) = Cargo::of(1, 1, 1, 0);
  game.put_in_offer("c10", 1);

  game.play({"key 5", "sponsor"});
  EXPECT_EQ(game.anna().batteries, 2);
  game.play("dive");
  EXPECT_EQ(game.refusal("complete c10 5 1metal+2plant"), "resources_missing 6.1");
  game.play({"find", "complete c10 5 1metal+2plant"});
  EXPECT_EQ(game.anna().prestige, 3);
  EXPECT_EQ(game.zone(kAnna, 5), Cargo::of(0, 0, 1, 0)) << "what the card does not ask stays";
  EXPECT_TRUE(game.colony().contract_discards.has(card_of("c10")));
  EXPECT_LT(game.colony().contracts[0], kContracts) << "and a new one lies in its place";

  EXPECT_EQ(game.track(kAnna), "5");
  game.play("resurface");
  EXPECT_EQ(game.where(kAnna, Diver::plant_expert), "s1");
}

/// 4.2: Noélie's trader on level 5, with a metal and two fuel.
class NoeliesTrader : public Example {
 protected:
  NoeliesTrader() {
    game.put_diver(kAnna, Diver::trader, 5);
    game.zone(kAnna, 5) = Cargo::of(1, 0, 2, 0);
    game.colony().store = {1, 1, 2, 0};
    game.put_in_offer("c19", 1);  // out of reach of what she has
    game.put_in_offer("c20", 2);
  }
  void dive() { game.play({"key 5", "dive"}); }
  int credits_after(std::string_view deal) {
    dive();
    game.play(deal);
    return game.anna().credits;
  }
};

TEST_F(NoeliesTrader, SellsTheMetalForTwoCreditsIntoTheSecondSpace) {
  EXPECT_EQ(credits_after("sell metal credits"), 3 + 2);
  EXPECT_EQ(game.colony().in_store(Resource::metal), 2);
  EXPECT_EQ(game.zone(kAnna, 5), Cargo::of(0, 0, 2, 0));
}

TEST_F(NoeliesTrader, WouldSellAFuelForOneCreditOnly) { EXPECT_EQ(credits_after("sell fuel credits"), 3 + 1); }

TEST_F(NoeliesTrader, WouldSellNeitherForPrestige) {
  dive();
  EXPECT_EQ(game.refusal("sell metal prestige"), "row_gives_no_prestige 4.2");
  EXPECT_EQ(game.refusal("sell fuel prestige"), "row_gives_no_prestige 4.2");
}

TEST_F(NoeliesTrader, WouldBuyAMetalForThreeCredits) { EXPECT_EQ(credits_after("buy metal"), 0); }
TEST_F(NoeliesTrader, WouldBuyAPlantForThreeCredits) { EXPECT_EQ(credits_after("buy plant"), 0); }
TEST_F(NoeliesTrader, WouldBuyAFuelForTwoCredits) { EXPECT_EQ(credits_after("buy fuel"), 1); }

TEST_F(NoeliesTrader, CouldNotBuyATechWhichTheStoreDoesNotHave) {
  dive();
  EXPECT_EQ(game.refusal("buy tech"), "store_empty 4.2");
}

TEST_F(NoeliesTrader, WouldSellATechForThreeCredits) {
  game.zone(kAnna, 5).add(Resource::tech);
  EXPECT_EQ(credits_after("sell tech credits"), 3 + 3);
}

TEST_F(NoeliesTrader, WouldSellATechForOnePrestige) {
  game.zone(kAnna, 5).add(Resource::tech);
  EXPECT_EQ(credits_after("sell tech prestige"), 3);
  EXPECT_EQ(game.anna().prestige, 1);
}

TEST_F(NoeliesTrader, WouldSellTheMetalForThreeCreditsWhenUpgraded) {
  game.anna().upgrade(Diver::trader);
  EXPECT_EQ(credits_after("sell metal credits"), 3 + 3);
}

TEST_F(NoeliesTrader, WouldSellTheMetalForOnePrestigeWhenUpgraded) {
  game.anna().upgrade(Diver::trader);
  EXPECT_EQ(credits_after("sell metal prestige"), 3);
  EXPECT_EQ(game.anna().prestige, 1);
}

/// 4.5: Pauline's explorer on level 4.
class PaulinesExplorer : public Example {
 protected:
  PaulinesExplorer() {
    game.put_diver(kAnna, Diver::explorer, 4);
    game.put_reward("r05", 4, 1);
    game.put_reward("r13", 4, 2);
    game.play({"key 4", "dive", "explore 1"});
  }
};

TEST_F(PaulinesExplorer, PaysTwoCreditsAndChoosesAMetal) {
  EXPECT_EQ(game.anna().credits, 1);
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"gain metal", "gain fuel", "decline"}));
  game.play("gain metal");
  EXPECT_EQ(game.zone(kAnna, 4), Cargo::of(1, 0, 0, 0));
  EXPECT_EQ(game.anna().reward_at(3), token_of("r05"));
}

TEST_F(PaulinesExplorer, GainsTwoCreditsMoreWithEveryContractOfThatLevel) {
  game.play("gain metal");
  for (const auto& [id, with] : {std::pair("c03", "1metal+1fuel"), std::pair("c05", "1metal+1tech")}) {
    game.put_in_hand(kAnna, id);
    game.zone(kAnna, 4) = Cargo::of(1, 0, 1, 1);
    const int before = game.anna().credits;
    game.play({std::string("complete ").append(id).append(" 4 ").append(with), "accept"});
    EXPECT_EQ(game.anna().credits, before + 2) << id;
  }
}

TEST_F(PaulinesExplorer, GainsNothingMoreOnAnotherLevel) {
  game.play("gain metal");
  game.put_in_hand(kAnna, "c03");
  game.zone(kAnna, 2) = Cargo::of(1, 0, 1, 0);
  game.play("complete c03 2 1metal+1fuel");
  EXPECT_EQ(game.question(), "resurface") << "nothing is asked about the token of level 4";
  EXPECT_EQ(game.anna().credits, 1);
}

/// 6.2: the two kinds of contract cards.
TEST_F(Example, TheFixedCardTakesPreciselyAFuelAndATech) {
  game.put_in_hand(kAnna, "c02");
  game.zone(kAnna, 5) = Cargo::of(1, 1, 1, 1);
  EXPECT_EQ(game.refusal("complete c02 5 1metal+1plant"), "wrong_payment 6.2");
  EXPECT_EQ(game.refusal("complete c02 5 1metal+1fuel+1tech"), "wrong_payment 6.2");
  EXPECT_EQ(game.refusal("complete c02 5 1fuel"), "wrong_payment 6.2");
  game.play("complete c02 5 1fuel+1tech");
  EXPECT_EQ(game.zone(kAnna, 5), Cargo::of(1, 1, 0, 0));
}

TEST_F(Example, TheFreeCardTakesOneResourceOfThreeDifferentTypes) {
  game.put_in_hand(kAnna, "c25");
  game.zone(kAnna, 5) = Cargo::of(2, 2, 1, 0);
  EXPECT_EQ(game.refusal("complete c25 5 2metal+1plant"), "wrong_payment 6.2");
  EXPECT_EQ(game.refusal("complete c25 5 1plant+1fuel+1tech"), "resources_missing 6.1");
  game.play("complete c25 5 1metal+1plant+1fuel");
  EXPECT_EQ(game.zone(kAnna, 5), Cargo::of(1, 1, 0, 0));
}

constexpr u8 code(Resource type) { return static_cast<u8>(type); }

/// 8: the store holds two fuel, a metal and a plant; the public contracts bring 2 and 3 prestige.
class SoloExample : public Example {
 protected:
  SoloExample() : Example(1) {
    game.colony().store = {1, 1, 2, 0};
    game.put_in_offer("c09", 1);
    game.put_in_offer("c03", 2);
    game.lay_out_solo_again();
  }
  void pass_turn(std::string_view key, std::string_view timer) { game.play({key, "dive", "done", "resurface", timer}); }
  using Cubes = std::array<u8, kResources>;
};

TEST_F(SoloExample, TheTypesOfTheStoreLieFromTheRarestToTheCommonest) {
  EXPECT_EQ(game.legal(), (std::vector<std::string>{"cube metal", "cube plant"})) << "tech is placed, these are tied";
  game.play("cube plant");
  EXPECT_EQ(game.solo().track,
            (Cubes{code(Resource::tech), code(Resource::plant), code(Resource::metal), code(Resource::fuel)}));
  EXPECT_EQ(timers::cube_space(game.table().setup, 0), 21);
  EXPECT_EQ(timers::cube_space(game.table().setup, 3), 15);
}

TEST_F(SoloExample, ThePlayerMayTurnMetalAndPlantRound) {
  game.play("cube metal");
  EXPECT_EQ(game.solo().track,
            (Cubes{code(Resource::tech), code(Resource::metal), code(Resource::plant), code(Resource::fuel)}));
}

TEST_F(SoloExample, TheLowerContractGetsATechAndTheHigherAPlant) {
  game.play("cube plant");
  EXPECT_EQ(game.colony().contracts[0], card_of("c03"));
  EXPECT_EQ(game.colony().contracts[1], card_of("c09"));
  EXPECT_EQ(game.solo().cubes[0], code(Resource::tech));
  EXPECT_EQ(game.solo().cubes[1], code(Resource::plant));
}

TEST_F(SoloExample, ATimerThatReachesTheTechSendsItToTheStoreAndTheContractAway) {
  game.play("cube plant");
  pass_turn("key 1", "timer 1");
  EXPECT_EQ(game.colony().in_store(Resource::tech), 0) << "no cube lies on space 22";
  pass_turn("key 2", "timer 1");
  EXPECT_EQ(game.solo().timers[0], 21);
  EXPECT_EQ(game.colony().in_store(Resource::tech), 1);
  EXPECT_EQ(game.anna().credits, 3);
  EXPECT_EQ(game.anna().prestige, 0);
  EXPECT_TRUE(game.colony().contract_discards.has(card_of("c03")));
  EXPECT_LT(game.colony().contracts[0], kContracts);
  EXPECT_EQ(game.solo().cubes[0], code(Resource::metal)) << "the next type on the track";
  EXPECT_EQ(game.solo().cubes[1], code(Resource::plant));
}

TEST_F(SoloExample, PaulinePassesTheSecondTimerWithTheLargerOfTwoContractsAndTheGameEndsAtOnce) {
  game.play("cube plant");
  game.solo().timers = {0, 14};
  game.remove_cubes(kResources);
  game.anna().prestige = 12;
  game.put_in_hand(kAnna, "c09");
  game.put_in_hand(kAnna, "c32");
  game.zone(kAnna, 3) = Cargo::of(2, 0, 0, 1);
  game.zone(kAnna, 5) = Cargo::of(3, 2, 1, 0);
  game.play("key 3");
  EXPECT_TRUE(game.offers("complete c09 3 2metal+1tech"));
  game.play("complete c32 5 3metal+2plant+1fuel");
  EXPECT_EQ(game.anna().prestige, 17);
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.why_not(kAnna, "complete c09 3 2metal+1tech").code, "game_over");
  EXPECT_EQ(Otys::outcome(game.state()).points[0], 17);
}

}  // namespace
}  // namespace bathys::otys
