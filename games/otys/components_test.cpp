// The printed components, and what the rules say about them.
#include "games/otys/components.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "games/otys/rulebook.hpp"

namespace bathys::otys {
namespace {

std::string numbered(char letter, int n) { return std::string(1, letter) + (n < 10 ? "0" : "") + std::to_string(n); }

TEST(TheBoards, HaveLevelsForThreeThreeFourFiveAndSixResources) {
  const int expected[] = {3, 3, 4, 5, 6};
  for (int level = 0; level < kLevels; ++level) EXPECT_EQ(capacity(level), expected[level]);
}

TEST(TheBoards, HaveAStoreThatPaysThreeCreditsOrOnePrestigeThenTwoThenOne) {
  EXPECT_EQ(store_row(0).credits, 3);
  EXPECT_EQ(store_row(0).prestige, 1);
  EXPECT_EQ(store_row(1).credits, 2);
  EXPECT_EQ(store_row(1).prestige, 0);
  EXPECT_EQ(store_row(2).credits, 1);
  EXPECT_EQ(store_row(2).prestige, 0);
}

TEST(TheBoards, LetTheMechanicReachOneToFourAndTheHackerWaitForSixToThreeTokens) {
  for (int step = 0; step <= kTechnicianSteps; ++step) {
    EXPECT_EQ(reach(step), 1 + step);
    EXPECT_EQ(threshold(step), 6 - step);
  }
}

TEST(TheBoards, AreSetUpWithTheNumbersOfTheBook) {
  EXPECT_EQ(neutral_key_supply(), 12);
  EXPECT_EQ(start_credits(), 3);
  EXPECT_EQ(start_batteries(), 1);
  EXPECT_EQ(end_prestige(), 18);
}

TEST(TheContracts, AreThirtyTwoAndKnownByTheirNumbers) {
  for (int card = 0; card < kContracts; ++card) {
    EXPECT_EQ(contract(card).id, numbered('c', card + 1));
    EXPECT_EQ(contract_words()[static_cast<std::size_t>(card)], contract(card).id);
  }
}

TEST(TheContracts, BringOneToFivePrestigeAndAtMostOneCreditAndOneBattery) {
  std::set<int> prestige;
  for (int card = 0; card < kContracts; ++card) {
    prestige.insert(contract(card).prestige);
    EXPECT_LE(contract(card).credits, 1);
    EXPECT_LE(contract(card).batteries, 1);
  }
  EXPECT_EQ(prestige, (std::set<int>{1, 2, 3, 4, 5}));
}

TEST(TheContracts, BringEveryBonusTheBookKnows) {
  std::set<std::pair<int, int>> bonuses;
  for (int card = 0; card < kContracts; ++card) bonuses.insert({contract(card).credits, contract(card).batteries});
  EXPECT_EQ(bonuses, (std::set<std::pair<int, int>>{{0, 0}, {1, 0}, {0, 1}, {1, 1}}));
}

TEST(TheContracts, FitOnTheLowestLevelAndSomeOnlyThere) {
  int only_on_five = 0;
  for (int card = 0; card < kContracts; ++card) {
    EXPECT_GE(contract_size(card), 2);
    EXPECT_LE(contract_size(card), capacity(4));
    if (contract_size(card) > capacity(3)) ++only_on_five;
  }
  EXPECT_GT(only_on_five, 0);
}

TEST(TheContracts, PrintTheNumbersOfAFreeCardFromTheLargestDown) {
  for (int card = 0; card < kContracts; ++card) {
    if (contract(card).kind != Contract::Kind::free) continue;
    for (std::size_t i = 1; i < 4; ++i) EXPECT_GE(contract(card).needs[i - 1], contract(card).needs[i]);
  }
}

TEST(TheContracts, IncludeThoseOfTheBook) {
  EXPECT_EQ(contract(1).kind, Contract::Kind::fixed);
  EXPECT_EQ(contract(1).needs, (std::array<u8, 4>{0, 0, 1, 1})) << "fuel and tech";
  EXPECT_EQ(contract(9).kind, Contract::Kind::fixed);
  EXPECT_EQ(contract(9).needs, (std::array<u8, 4>{1, 2, 0, 0})) << "Rodrigue's two plants and a metal";
  EXPECT_EQ(contract(9).prestige, 3);
  EXPECT_EQ(contract(24).kind, Contract::Kind::free);
  EXPECT_EQ(contract(24).needs, (std::array<u8, 4>{1, 1, 1, 0})) << "one of three different types";
}

TEST(TheRewards, AreThirtyTwoAndKnownByTheirNumbers) {
  for (int token = 0; token < kRewards; ++token) {
    EXPECT_EQ(reward(token).id, numbered('r', token + 1));
    EXPECT_EQ(reward_words()[static_cast<std::size_t>(token)], reward(token).id);
  }
}

TEST(TheRewards, HaveEveryFrontWithBothBacks) {
  std::set<std::pair<Reward::Front, Reward::Back>> sides;
  for (int token = 0; token < kRewards; ++token) sides.insert({reward(token).front, reward(token).back});
  EXPECT_EQ(sides.size(), 10u);
}

TEST(TheRewards, ShowTwoDifferentResourcesEveryPairOnce) {
  std::set<std::tuple<Resource, Resource, Reward::Back>> pairs;
  for (int token = 0; token < kRewards; ++token) {
    if (reward(token).front != Reward::Front::resource) continue;
    EXPECT_LT(reward(token).choice[0], reward(token).choice[1]);
    pairs.insert({reward(token).choice[0], reward(token).choice[1], reward(token).back});
  }
  EXPECT_EQ(pairs.size(), 12u) << "six pairs, each with either back";
}

TEST(TheRewards, IncludeThatOfTheBook) {
  EXPECT_EQ(reward(4).front, Reward::Front::resource);
  EXPECT_EQ(reward(4).choice, (std::array{Resource::metal, Resource::fuel}));
  EXPECT_EQ(reward(4).back, Reward::Back::credits2);
}

TEST(TheComponents, SayWhereEveryTableComesFrom) {
  std::map<std::string_view, Provenance> notes;
  for (const TableNote& note : component_notes()) notes[note.name] = note.provenance;
  EXPECT_EQ(notes.size(), 13u);
  EXPECT_EQ(notes["levels"], Provenance::rulebook);
  EXPECT_EQ(notes["hacker"], Provenance::derived);
  EXPECT_EQ(notes["mechanic"], Provenance::partly);
}

TEST(TheComponents, ExplainEveryCardOfWhichOnlyAPartIsKnown) {
  for (int card = 0; card < kContracts; ++card) {
    EXPECT_EQ(contract(card).note.empty(), contract(card).provenance != Provenance::partly) << contract(card).id;
  }
}

TEST(TheComponents, AreHashed) {
  EXPECT_EQ(components_hash().size(), 64u);
  EXPECT_EQ(components_hash().find_first_not_of("0123456789abcdef"), std::string_view::npos);
}

}  // namespace
}  // namespace bathys::otys
