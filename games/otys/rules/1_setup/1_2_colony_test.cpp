// Otys 1.2 What lies on and beside the colony board at the start.
#include <set>

#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

template <class Look>
void at_many_colonies(Look look) {
  for (int i = 0; i < 300; ++i) {
    TestTable table({}, "colony " + std::to_string(i));
    look(table.colony());
  }
}

TEST(FreshColony, HasTwoRewardTokensOnEachLevelAndTheOtherTwentyTwoInTheBag) {
  TestTable game;
  std::set<int> shown;
  for (const auto& level : game.colony().rewards) shown.insert(level.begin(), level.end());
  EXPECT_EQ(shown.size(), 10u);
  EXPECT_LT(*shown.rbegin(), kRewards) << "no place is empty";
  EXPECT_EQ(game.colony().bag.size(), 22);
  for (const int token : shown) EXPECT_FALSE(game.colony().bag.has(token));
  EXPECT_TRUE(game.colony().reward_discards.empty());
}

TEST(FreshColony, DrawsItsRewardTokensAtRandom) {
  std::set<int> on_first_level;
  at_many_colonies([&](const Colony& colony) { on_first_level.insert(colony.reward_at(0, 0)); });
  EXPECT_EQ(on_first_level.size(), 32u);
}

TEST(FreshColony, HasTheFiveSponsorsInRandomOrderOneOnEachLevel) {
  std::set<std::pair<int, int>> seen;
  at_many_colonies([&](const Colony& colony) {
    EXPECT_EQ(std::set<int>(colony.sponsors.begin(), colony.sponsors.end()), (std::set<int>{0, 1, 2, 3, 4}));
    for (int level = 0; level < kLevels; ++level) seen.insert({level, colony.sponsor_at(level)});
  });
  EXPECT_EQ(seen.size(), 25u) << "every tile may lie on every level";
}

TEST(FreshColony, HasTwoResourcesOfOneTypeAndOneEachOfTwoOthersInTheStore) {
  at_many_colonies([](const Colony& colony) {
    auto counts = colony.store;
    std::sort(counts.begin(), counts.end());
    EXPECT_EQ(counts, (std::array<u8, 4>{0, 1, 1, 2}));
  });
}

TEST(FreshColony, D1DrawsTheTypesInTheStoreAtRandom) {
  std::set<std::array<u8, 4>> stores;
  at_many_colonies([&](const Colony& colony) { stores.insert(colony.store); });
  EXPECT_EQ(stores.size(), 12u) << "four types for the pair, and three for the one that is missing";
}

TEST(FreshColony, FillsTheStoreFromTheTopRow) {
  TestTable game;
  game.clear_levels(kAnna);
  game.put_diver(kAnna, Diver::trader, 3);
  const auto pair = static_cast<std::size_t>(std::find(game.colony().store.begin(), game.colony().store.end(), 2) -
                                             game.colony().store.begin());
  game.play({"key 3", "dive", "buy " + std::string(kResourceWords[pair])});
  EXPECT_EQ(game.anna().credits, 1) << "the second of two lies in the row of 2 credits";
}

class PublicContracts : public testing::TestWithParam<std::pair<int, int>> {};

TEST_P(PublicContracts, DependInNumberOnThePlayers) {
  const auto [players, contracts] = GetParam();
  TestTable game(TestTable::players(players));
  if (players == 1) game.play(game.legal()[0]);  // D28: in solo they come after the cubes
  const auto& offer = game.colony().contracts;
  EXPECT_EQ(kOfferPlaces - std::count(offer.begin(), offer.end(), kNone), contracts);
  EXPECT_EQ(game.colony().deck_size, kContracts - contracts);
  EXPECT_TRUE(game.colony().contract_discards.empty());
  game.check();
}

INSTANTIATE_TEST_SUITE_P(OfOneToFourPlayers, PublicContracts,
                         testing::Values(std::pair(1, 2), std::pair(2, 2), std::pair(3, 3), std::pair(4, 3)));

TEST(FreshColony, ShufflesTheContracts) {
  std::set<int> first_offered;
  std::set<int> next_in_deck;
  for (int i = 0; i < 300; ++i) {
    TestTable table({}, "contracts " + std::to_string(i));
    first_offered.insert(table.colony().contracts[0]);
    next_in_deck.insert(table.state().secret.deck[0]);
  }
  EXPECT_EQ(first_offered.size(), 32u);
  EXPECT_EQ(next_in_deck.size(), 32u);
}

TEST(FreshColony, HasTwelveNeutralXKeys) {
  for (int players = 1; players <= 4; ++players) {
    EXPECT_EQ(TestTable(TestTable::players(players)).colony().neutral_keys, 12);
  }
}

TEST(FreshColony, IsAPossiblePositionWhateverTheSeed) {
  for (int i = 0; i < 100; ++i) TestTable(TestTable::players(1 + i % 4), "seed " + std::to_string(i)).check();
}

}  // namespace
}  // namespace bathys::otys
