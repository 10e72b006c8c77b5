// Resources lying together.
#include "games/otys/cargo.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

namespace bathys::otys {
namespace {

constexpr std::array<Resource, kResources> kTypes{Resource::metal, Resource::plant, Resource::fuel, Resource::tech};

/// Every cargo with up to `most` of each type.
std::vector<Cargo> cargoes(int most) {
  std::vector<Cargo> all;
  for (int metal = 0; metal <= most; ++metal)
    for (int plant = 0; plant <= most; ++plant)
      for (int fuel = 0; fuel <= most; ++fuel)
        for (int tech = 0; tech <= most; ++tech) all.push_back(Cargo::of(metal, plant, fuel, tech));
  return all;
}

TEST(ACargo, IsEmptyAtFirst) {
  EXPECT_TRUE(Cargo{}.empty());
  EXPECT_EQ(Cargo{}.total(), 0);
  EXPECT_EQ(Cargo{}, Cargo::of(0, 0, 0, 0));
}

TEST(ACargo, CountsEachTypeByItself) {
  const Cargo cargo = Cargo::of(1, 2, 3, 4);
  EXPECT_EQ(cargo.count(Resource::metal), 1);
  EXPECT_EQ(cargo.count(Resource::plant), 2);
  EXPECT_EQ(cargo.count(Resource::fuel), 3);
  EXPECT_EQ(cargo.count(Resource::tech), 4);
}

TEST(ACargo, TotalsAllTypes) {
  for (const Cargo cargo : cargoes(Cargo::kMax)) {
    int sum = 0;
    for (const Resource type : kTypes) sum += cargo.count(type);
    ASSERT_EQ(cargo.total(), sum);
    ASSERT_EQ(cargo.empty(), sum == 0);
  }
}

TEST(ACargo, CoversAnotherExactlyWhenItHasAsManyOfEachType) {
  const auto covers_by_counting = [](Cargo has, Cargo needed) {
    return std::all_of(kTypes.begin(), kTypes.end(), [&](Resource t) { return has.count(t) >= needed.count(t); });
  };
  std::vector<Cargo> some = cargoes(3);
  for (const Cargo large : {Cargo::of(7, 7, 7, 7), Cargo::of(0, 7, 0, 7), Cargo::of(7, 0, 7, 0), Cargo::of(6, 0, 0, 7)})
    some.push_back(large);
  for (const Cargo has : some) {
    for (const Cargo needed : some) {
      ASSERT_EQ(has.covers(needed), covers_by_counting(has, needed)) << has.bits() << " " << needed.bits();
    }
  }
}

TEST(ACargo, GainsAndLosesOneOfAType) {
  for (const Resource type : kTypes) {
    Cargo cargo = Cargo::of(2, 2, 2, 2);
    cargo.add(type);
    EXPECT_EQ(cargo.count(type), 3);
    EXPECT_EQ(cargo.total(), 9);
    cargo.remove(type);
    EXPECT_EQ(cargo, Cargo::of(2, 2, 2, 2));
  }
}

TEST(ACargo, LosesAWholeCargoThatItCovers) {
  Cargo cargo = Cargo::of(3, 2, 1, 0);
  cargo.remove(Cargo::of(2, 2, 0, 0));
  EXPECT_EQ(cargo, Cargo::of(1, 0, 1, 0));
}

TEST(ACargo, CanHaveOneCountSetAndKeepsTheOthers) {
  Cargo cargo = Cargo::of(1, 2, 3, 4);
  cargo.set(Resource::plant, 7);
  EXPECT_EQ(cargo, Cargo::of(1, 7, 3, 4));
  cargo.set(Resource::plant, 0);
  EXPECT_EQ(cargo, Cargo::of(1, 0, 3, 4));
}

TEST(ACargo, HasATypeOfWhichThereIsAtLeastOne) {
  EXPECT_TRUE(Cargo::of(0, 1, 0, 0).has(Resource::plant));
  EXPECT_FALSE(Cargo::of(1, 0, 1, 1).has(Resource::plant));
}

TEST(ACargo, IsWellFormedUpToSevenOfEachType) {
  EXPECT_TRUE(Cargo::of(7, 7, 7, 7).well_formed());
  for (const Resource type : kTypes) {
    Cargo cargo;
    cargo.set(type, 8);
    EXPECT_FALSE(cargo.well_formed());
  }
}

TEST(ACargo, KnowsWhatIsMissingOfAnother) {
  for (const Cargo here : cargoes(3)) {
    for (const Cargo needed : cargoes(3)) {
      for (const Resource type : kTypes) {
        ASSERT_EQ(here.missing(needed).count(type), std::max(needed.count(type) - here.count(type), 0));
      }
    }
  }
}

TEST(ACargo, HasAPackedNumberOfItsOwnThatLeadsBackToIt) {
  for (int packed = 0; packed < Cargo::kPacked; ++packed) {
    ASSERT_TRUE(Cargo::unpacked(packed).well_formed());
    ASSERT_EQ(Cargo::unpacked(packed).packed(), packed);
  }
}

TEST(ACargo, HasAPlaceOfItsOwnInATable) {
  std::set<int> places;
  for (int n = 0; n < Cargo::kPacked; ++n) {
    const Cargo cargo = Cargo::unpacked(n);
    ASSERT_TRUE(cargo.well_formed());
    ASSERT_TRUE(places.insert(cargo.table_place()).second) << n;
  }
  EXPECT_EQ(*places.begin(), 0);
  EXPECT_LT(*places.rbegin(), Cargo::kTableSize);
}

TEST(ACargo, HasNoPlaceOutsideATableHoweverItIsFormed) {
  EXPECT_LT(Cargo::from_bits(0xFFFF).table_place(), Cargo::kTableSize);
}

TEST(ACargo, SurvivesAsBits) {
  for (const Cargo cargo : cargoes(3)) EXPECT_EQ(Cargo::from_bits(cargo.bits()), cargo);
}

}  // namespace
}  // namespace bathys::otys
