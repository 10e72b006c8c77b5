// Otys 6.2 Paying for a contract.
#include <gmock/gmock.h>

#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

std::vector<std::string> ways_to_pay(std::string_view id) {
  std::vector<std::string> ways;
  for (const Cargo payment : payments(card_of(id))) ways.push_back(spell_cargo(payment.bits()));
  return ways;
}

std::vector<int> counts_of(Cargo cargo) {
  std::vector<int> counts;
  for (int type = 0; type < kResources; ++type) {
    if (const int n = cargo.count(static_cast<Resource>(type)); n > 0) counts.push_back(n);
  }
  std::sort(counts.rbegin(), counts.rend());
  return counts;
}

TEST(Payment, OfAFixedContractIsExactlyWhatTheCardShows) {
  int fixed = 0;
  for (int card = 0; card < kContracts; ++card) {
    const Contract& printed = contract(card);
    if (printed.kind != Contract::Kind::fixed) continue;
    ++fixed;
    ASSERT_EQ(payments(card).size(), 1u) << printed.id;
    for (std::size_t type = 0; type < kResources; ++type) {
      EXPECT_EQ(payments(card)[0].count(static_cast<Resource>(type)), printed.needs[type]) << printed.id;
    }
  }
  EXPECT_EQ(fixed, 24);
}

TEST(Payment, OfAFreeContractHasForEachPrintedNumberThatManyOfATypeOfItsOwn) {
  int free = 0;
  for (int card = 0; card < kContracts; ++card) {
    const Contract& printed = contract(card);
    if (printed.kind != Contract::Kind::free) continue;
    ++free;
    std::vector<int> numbers;
    for (const u8 n : printed.needs) {
      if (n > 0) numbers.push_back(n);
    }
    std::sort(numbers.rbegin(), numbers.rend());
    for (const Cargo payment : payments(card)) EXPECT_EQ(counts_of(payment), numbers) << printed.id;
  }
  EXPECT_EQ(free, 8);
}

TEST(Payment, OfAFreeContractMayUseAnyTypesEachWayListedOnce) {
  const std::pair<std::string_view, std::size_t> expected[] = {{"c25", 4}, {"c26", 12}, {"c27", 1},  {"c28", 12},
                                                               {"c29", 6}, {"c30", 12}, {"c31", 12}, {"c32", 24}};
  for (const auto& [id, ways] : expected) {
    auto listed = ways_to_pay(id);
    EXPECT_EQ(listed.size(), ways) << id;
    std::sort(listed.begin(), listed.end());
    EXPECT_EQ(std::unique(listed.begin(), listed.end()), listed.end()) << id;
  }
  EXPECT_THAT(ways_to_pay("c25"), testing::UnorderedElementsAre("1metal+1plant+1fuel", "1metal+1plant+1tech",
                                                                "1metal+1fuel+1tech", "1plant+1fuel+1tech"));
}

TEST(Payment, KnowsTheSizeAndTheNumbersOfACard) {
  EXPECT_EQ(contract_size(card_of("c03")), 2);
  EXPECT_EQ(contract_size(card_of("c32")), 6);
  EXPECT_EQ(free_needs(card_of("c30")), "2+2+1");
}

/// Anna holds one contract and has nothing on her levels.
class PayingFor : public testing::Test {
 protected:
  void hold(std::string_view id, Cargo on_level_five) {
    game.clear_levels(kAnna);
    game.put_in_hand(kAnna, id);
    game.zone(kAnna, 5) = on_level_five;
  }
  std::vector<std::string> completions(std::string_view id) const {
    std::vector<std::string> found;
    for (const std::string& text : game.legal()) {
      if (text.starts_with("complete " + std::string(id))) found.push_back(text);
    }
    return found;
  }
  TestTable game;
};

TEST_F(PayingFor, AFixedContractLeavesTheOtherResourcesWhereTheyLie) {
  hold("c10", Cargo::of(2, 3, 0, 1));
  game.play("complete c10 5 1metal+2plant");
  EXPECT_EQ(game.zone(kAnna, 5), Cargo::of(1, 1, 0, 1));
}

TEST_F(PayingFor, AFixedContractTakesNeitherMoreNorOtherResources) {
  hold("c10", Cargo::of(2, 3, 0, 1));
  EXPECT_EQ(completions("c10"), std::vector<std::string>{"complete c10 5 1metal+2plant"});
  EXPECT_EQ(game.refusal("complete c10 5 2metal+2plant"), "wrong_payment 6.2");
  EXPECT_EQ(game.refusal("complete c10 5 1metal+1plant"), "wrong_payment 6.2");
  EXPECT_EQ(game.refusal("complete c10 5 2plant+1tech"), "wrong_payment 6.2");
}

TEST_F(PayingFor, AFixedContractNeedsAllOfIt) {
  hold("c10", Cargo::of(1, 1, 2, 2));
  EXPECT_EQ(game.refusal("complete c10 5 1metal+2plant"), "resources_missing 6.1");
}

TEST_F(PayingFor, AFreeContractLetsYouChooseTheTypes) {
  hold("c26", Cargo::of(2, 2, 1, 0));
  EXPECT_THAT(completions("c26"),
              testing::UnorderedElementsAre("complete c26 5 2metal+1plant", "complete c26 5 2metal+1fuel",
                                            "complete c26 5 1metal+2plant", "complete c26 5 2plant+1fuel"));
  game.play("complete c26 5 2plant+1fuel");
  EXPECT_EQ(game.zone(kAnna, 5), Cargo::of(2, 0, 0, 0));
}

TEST_F(PayingFor, AFreeContractNeedsADifferentTypeForEachNumber) {
  hold("c26", Cargo::of(5, 0, 0, 0));
  EXPECT_TRUE(completions("c26").empty());
  EXPECT_EQ(game.refusal("complete c26 5 3metal"), "wrong_payment 6.2");
}

TEST_F(PayingFor, AFreeContractOfOneNumberTwiceNeedsTwoTypes) {
  hold("c29", Cargo::of(4, 1, 1, 0));
  EXPECT_TRUE(completions("c29").empty());
  EXPECT_EQ(game.refusal("complete c29 5 4metal"), "wrong_payment 6.2");
}

TEST_F(PayingFor, AFreeContractTakesExactlyItsNumbers) {
  hold("c26", Cargo::of(3, 2, 0, 0));
  EXPECT_EQ(game.refusal("complete c26 5 2metal+2plant"), "wrong_payment 6.2");
  EXPECT_EQ(game.refusal("complete c26 5 3metal+1plant"), "wrong_payment 6.2");
  EXPECT_EQ(game.refusal("complete c26 5 1metal+1plant"), "wrong_payment 6.2");
}

TEST(ThePayableContracts, AreThoseWithAWayToPayThatTheCargoCovers) {
  for (int n = 0; n < Cargo::kPacked; ++n) {
    const Cargo cargo = Cargo::unpacked(n);
    for (int card = 0; card < kContracts; ++card) {
      const auto ways = payments(card);
      const bool covered = std::any_of(ways.begin(), ways.end(), [&](Cargo way) { return cargo.covers(way); });
      ASSERT_EQ(payable(cargo).has(card), covered) << spell_cargo(cargo.bits()) << " for " << contract(card).id;
    }
  }
}

TEST_F(PayingFor, TheBiggestContractIsPossibleOnlyWhereSixResourcesHaveRoom) {
  hold("c32", Cargo::of(3, 2, 1, 0));
  game.play("complete c32 5 3metal+2plant+1fuel");
  EXPECT_EQ(game.anna().prestige, 5);
  for (int level = 0; level + 1 < kLevels; ++level) EXPECT_LT(capacity(level), contract_size(card_of("c32")));
}

}  // namespace
}  // namespace bathys::otys
