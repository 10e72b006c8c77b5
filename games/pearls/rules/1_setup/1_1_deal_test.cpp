// Pearls 1.1 The deal.
#include <set>

#include "games/pearls/testing.hpp"

namespace bathys::pearls {
namespace {

TEST(Deal, GivesEverybodyAPearlAndAPurseOfTheirOwn) {
  const Referee<Pearls> referee({.players = 4, .rounds = 1}, key_from_text("deal"));
  std::set<int> pearls, purses;
  for (int i = 0; i < 4; ++i) {
    pearls.insert(referee.state().own(seat_at(i)).pearl);
    purses.insert(referee.state().own(seat_at(i)).purse);
  }
  EXPECT_EQ(pearls.size(), 4u);
  EXPECT_EQ(purses, (std::set<int>{0, 1, 2, 3}));
  EXPECT_EQ(referee.state().table.deck_size, 7) << "four are dealt and one is up";
}

TEST(Deal, IsAnotherWithAnotherSeed) {
  const Pearls::Setup setup{.players = 4, .rounds = 1};
  const Referee<Pearls> one(setup, key_from_text("one")), two(setup, key_from_text("two"));
  EXPECT_FALSE(same_bytes(one.state().secret.deck, two.state().secret.deck));
}

TEST(Deal, RefusesTooFewAndTooManyPlayersAndRounds) {
  EXPECT_EQ(deal::check({.players = 1, .rounds = 1}).code, "seat_count");
  EXPECT_EQ(deal::check({.players = 5, .rounds = 1}).code, "seat_count");
  EXPECT_EQ(deal::check({.players = 2, .rounds = 0}).code, "round_count");
  EXPECT_EQ(deal::check({.players = 2, .rounds = 5}).code, "round_count");
  for (const Pearls::Setup& setup : Pearls::option_sets()) EXPECT_FALSE(deal::check(setup));
}

}  // namespace
}  // namespace bathys::pearls
