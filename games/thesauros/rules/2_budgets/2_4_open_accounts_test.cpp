// Thesauros 2.4 What of the money everybody sees, and the reputation that never falls below 0.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

TEST(OpenAccounts, D17AreSeenByEverybody) {
  TestTable game;
  game.money(kAnna, {1, 2, 3, 4}, 5).at(Rule::placement);
  for (const Seat viewer : {kBruno, kSpectator}) {
    EXPECT_EQ(Thesauros::view(game.state(), viewer).table.player(kAnna).accounts,
              (std::array<u16, kOpenAccounts>{1, 2, 3, 4}));
  }
}

TEST(OpenAccounts, D17LeaveTheBlackBoxToItsOwner) {
  TestTable game;
  game.money(kAnna, {1, 2, 3, 4}, 5).money(kBruno, {}, 7).at(Rule::placement);
  EXPECT_EQ(Thesauros::view(game.state(), kAnna).own.black_box, 5);
  EXPECT_EQ(Thesauros::view(game.state(), kBruno).own.black_box, 7);
  EXPECT_EQ(Thesauros::view(game.state(), kSpectator).own.black_box, 0);
  TestTable other = game;
  other.money(kAnna, {1, 2, 3, 4}, 6);
  EXPECT_TRUE(same_bytes(Thesauros::view(game.state(), kBruno), Thesauros::view(other.state(), kBruno)));
  EXPECT_FALSE(same_bytes(Thesauros::view(game.state(), kAnna), Thesauros::view(other.state(), kAnna)));
}

class Reputation : public testing::Test {
 protected:
  void decline_with(u16 reputation) {
    game.anna().reputation = reputation;
    game.money(kAnna, {20, 0, 20, 0}).money(kBruno, {20, 0, 20, 0});
    game.at_zone(9, {{kAnna, 1}, {kBruno, 1}}).play("decline");
  }
  TestTable game;
};

TEST_F(Reputation, FallsByOne) {
  decline_with(1);
  EXPECT_EQ(game.anna().reputation, 0);
}

TEST_F(Reputation, NeverFallsBelowZero) {
  decline_with(0);
  EXPECT_EQ(game.anna().reputation, 0);
}

TEST_F(Reputation, IsToldWithWhatItCameTo) {
  decline_with(8);
  const Event event = game.last(Happening::reputation_lost);
  EXPECT_EQ(std::vector<int>(event.args.begin(), event.args.begin() + 3), (std::vector{0, 1, 7}));
}

}  // namespace
}  // namespace bathys::thesauros
