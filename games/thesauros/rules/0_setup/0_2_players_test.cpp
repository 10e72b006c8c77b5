// Thesauros 0.2 What a company begins with.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

TEST(FreshCompany, HasItsBossAndTwoWorkersAtHandAndThreeRecruitsWaiting) {
  TestTable game;
  const std::array expected{Spot::home, Spot::home, Spot::home, Spot::recruit, Spot::recruit, Spot::recruit};
  EXPECT_EQ(game.anna().spots, expected);
  EXPECT_EQ(game.bruno().spots, expected);
  for (const Hat hat : game.anna().hats) EXPECT_EQ(hat, Hat::none);
}

TEST(FreshCompany, HasItsDoubleActionTokenUnderTheMiddleRecruit) {
  TestTable game;
  game.money(kAnna, {40, 0, 0, 0}).at_zone(1, {{kAnna, 1}, {kAnna, 2}});
  EXPECT_EQ(game.anna().tokens, 0);
  EXPECT_EQ(game.anna().board_token, 1);
  game.play({"recruit", "send 6"});
  EXPECT_EQ(game.anna().tokens, 0) << "the first recruit stood on no token";
  game.play({"recruit", "send 6"});
  EXPECT_EQ(game.anna().tokens, 1);
  EXPECT_EQ(game.anna().board_token, 0);
}

TEST(FreshCompany, HasOneZodiacDocked) {
  TestTable game(TestTable::with(Mode::standard, 3));
  for (const Seat seat : {kAnna, kBruno, kClara}) {
    EXPECT_EQ(game.zodiac(seat).owner, index_of(seat));
    EXPECT_EQ(game.zodiac(seat).space, kPort);
    EXPECT_EQ(game.zodiac(seat).crew, kNone);
  }
}

TEST(FreshCompany, HasAMetalDetectorInStockAndNothingElse) {
  TestTable game;
  std::array<u8, kGear> expected{};
  expected[static_cast<std::size_t>(Gear::metal_detector)] = 1;
  EXPECT_EQ(game.anna().ashore, expected);
  EXPECT_EQ(game.anna().map_count(), 0);
  EXPECT_EQ(game.anna().treasures, (std::array<u8, kTreasureKinds>{}));
}

TEST(FreshCompany, HasReputationTen) {
  TestTable game(TestTable::with(Mode::standard, 4));
  for (int i = 0; i < 4; ++i) EXPECT_EQ(game.player(seat_at(i)).reputation, 10);
}

TEST(FreshCompany, HasNothingInItsFourAccounts) {
  TestTable game;
  EXPECT_EQ(game.anna().accounts, (std::array<u16, kOpenAccounts>{}));
}

TEST(FreshCompany, IsNotThereForAnEmptySeat) {
  TestTable game;
  EXPECT_EQ(game.player(kDimitri).reputation, 0);
  EXPECT_EQ(game.zodiac(kDimitri).owner, kNone);
}

}  // namespace
}  // namespace bathys::thesauros
