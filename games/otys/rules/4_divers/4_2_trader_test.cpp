// Otys 4.2 The trader and the store.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

/// How many of a type lie in the store, whether the trader is upgraded, and what a deal is worth.
struct Deal {
  int in_store;
  bool upgraded;
  int value;
};

class Trader : public testing::TestWithParam<Deal> {
 protected:
  Trader() {
    game.clear_levels(kAnna);
    game.column(kAnna, kInOrder);
    game.put_diver(kAnna, Diver::trader, 3);
    game.colony().store = {0, 0, 0, 0};
  }
  void dive() { game.play({"key 3", "dive"}); }
  void prepare(const Deal& deal) {
    if (deal.upgraded) game.anna().upgrade(Diver::trader);
    game.colony().in_store(Resource::fuel) = static_cast<u8>(deal.in_store);
  }
  TestTable game;
};

class SaleForCredits : public Trader {};

TEST_P(SaleForCredits, BringsWhatTheRowOfTheTopmostFreeSpaceSays) {
  prepare(GetParam());
  game.zone(kAnna, 3) = Cargo::of(1, 0, 2, 0);
  dive();
  game.play("sell fuel credits");
  EXPECT_EQ(game.anna().credits, 3 + GetParam().value);
  EXPECT_EQ(game.anna().prestige, 0) << "never both";
  EXPECT_EQ(game.colony().in_store(Resource::fuel), GetParam().in_store + 1);
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(1, 0, 1, 0));
}

INSTANTIATE_TEST_SUITE_P(OfEveryRow, SaleForCredits,
                         testing::Values(Deal{0, false, 3}, Deal{1, false, 2}, Deal{2, false, 1}, Deal{0, true, 4},
                                         Deal{1, true, 3}, Deal{2, true, 2}));

class SaleForPrestige : public Trader {};

TEST_P(SaleForPrestige, BringsWhatTheRowOfTheTopmostFreeSpaceSays) {
  prepare(GetParam());
  game.zone(kAnna, 3) = Cargo::of(0, 0, 1, 0);
  dive();
  if (GetParam().value == 0) {
    EXPECT_EQ(game.refusal("sell fuel prestige"), "row_gives_no_prestige 4.2");
    return;
  }
  game.play("sell fuel prestige");
  EXPECT_EQ(game.anna().prestige, GetParam().value);
  EXPECT_EQ(game.anna().credits, 3) << "never both";
  EXPECT_EQ(game.colony().in_store(Resource::fuel), GetParam().in_store + 1);
}

INSTANTIATE_TEST_SUITE_P(OfEveryRow, SaleForPrestige,
                         testing::Values(Deal{0, false, 1}, Deal{1, false, 0}, Deal{2, false, 0}, Deal{0, true, 2},
                                         Deal{1, true, 1}, Deal{2, true, 1}));

class Purchase : public Trader {};

TEST_P(Purchase, CostsWhatTheRowOfTheLowestResourceSays) {
  prepare(GetParam());
  game.anna().credits = static_cast<u16>(GetParam().value);
  dive();
  game.play("buy fuel");
  EXPECT_EQ(game.anna().credits, 0);
  EXPECT_EQ(game.colony().in_store(Resource::fuel), GetParam().in_store - 1);
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(0, 0, 1, 0));
}

TEST_P(Purchase, IsRefusedWithOneCreditLess) {
  prepare(GetParam());
  if (GetParam().value == 0) return;  // nobody has less than nothing
  game.anna().credits = static_cast<u16>(GetParam().value - 1);
  dive();
  EXPECT_EQ(game.refusal("buy fuel"), "short_of_credits 4.2");
}

INSTANTIATE_TEST_SUITE_P(OfEveryRow, Purchase,
                         testing::Values(Deal{1, false, 3}, Deal{2, false, 2}, Deal{3, false, 1}, Deal{1, true, 2},
                                         Deal{2, true, 1}, Deal{3, true, 0}));

class TraderAtWork : public Trader {};
INSTANTIATE_TEST_SUITE_P(BasicAndUpgraded, TraderAtWork, testing::Values(Deal{0, false, 0}, Deal{0, true, 0}));

TEST_P(TraderAtWork, SellsNothingIntoAFullColumn) {
  prepare(GetParam());
  game.colony().in_store(Resource::metal) = 3;
  game.zone(kAnna, 3) = Cargo::of(1, 0, 0, 0);
  dive();
  EXPECT_EQ(game.refusal("sell metal credits"), "store_full 4.2");
  EXPECT_EQ(game.refusal("sell metal prestige"), "store_full 4.2");
}

TEST_P(TraderAtWork, SellsOnlyWhatLiesOnTheActiveLevel) {
  prepare(GetParam());
  game.zone(kAnna, 4) = Cargo::of(1, 0, 0, 0);
  dive();
  EXPECT_EQ(game.refusal("sell metal credits"), "no_such_resource 4.2");
  EXPECT_EQ(game.refusal("sell metal prestige"), "no_such_resource 4.2");
}

TEST_P(TraderAtWork, BuysNothingFromAnEmptyColumn) {
  prepare(GetParam());
  dive();
  EXPECT_EQ(game.refusal("buy tech"), "store_empty 4.2");
  EXPECT_EQ(game.legal(), std::vector<std::string>{"done"}) << "nothing to sell, nothing to buy";
}

TEST_P(TraderAtWork, BuysNothingForAFullLevel) {
  prepare(GetParam());
  game.colony().in_store(Resource::tech) = 1;
  game.zone(kAnna, 3) = Cargo::of(4, 0, 0, 0);
  dive();
  EXPECT_EQ(game.refusal("buy tech"), "level_full 4.2");
  EXPECT_EQ(game.refusal("sell metal credits"), "allowed") << "which is how room is made";
}

TEST_P(TraderAtWork, DealsInOneResourceOnly) {
  prepare(GetParam());
  game.zone(kAnna, 3) = Cargo::of(2, 0, 0, 0);
  dive();
  game.play("sell metal credits");
  EXPECT_EQ(game.question(), "resurface");
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(1, 0, 0, 0));
}

TEST_P(TraderAtWork, LooksAtEachColumnByItself) {
  prepare(GetParam());
  game.colony().store = {3, 2, 1, 0};
  game.zone(kAnna, 3) = Cargo::of(1, 0, 0, 1);
  dive();
  EXPECT_EQ(game.refusal("sell metal credits"), "store_full 4.2");
  EXPECT_EQ(game.refusal("sell tech prestige"), "allowed");
  game.play("buy plant");
  EXPECT_EQ(game.colony().store, (std::array<u8, 4>{3, 1, 1, 0}));
}

}  // namespace
}  // namespace bathys::otys
