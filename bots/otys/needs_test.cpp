// What a level still needs for a contract.
#include "bots/otys/needs.hpp"

#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

constexpr u8 bit(Resource type) { return static_cast<u8>(1u << static_cast<int>(type)); }

class WhatALevelNeeds : public testing::Test {
 protected:
  static const Needs& needs() {
    static const Needs table;
    return table;
  }
  static Need of(std::string_view card, int level, Cargo zone) { return needs().of(card_of(card), level - 1, zone); }
};

TEST_F(WhatALevelNeeds, IsNothingWhenAllIsThere) {
  EXPECT_EQ(of("c19", 5, Cargo::of(2, 2, 0, 0)).missing, 0);
  EXPECT_EQ(of("c19", 5, Cargo::of(2, 3, 1, 0)).missing, 0);
}

TEST_F(WhatALevelNeeds, IsTheMissingTypeOfAFixedContract) {
  const Need need = of("c19", 5, Cargo::of(2, 1, 0, 0));
  EXPECT_EQ(need.missing, 1);
  EXPECT_EQ(need.types, bit(Resource::plant));
}

TEST_F(WhatALevelNeeds, IsAnyTypeThatWouldDoForAFreeContract) {
  const Need need = of("c25", 5, Cargo::of(1, 1, 0, 0));  // one each of three types
  EXPECT_EQ(need.missing, 1);
  EXPECT_EQ(need.types, bit(Resource::fuel) | bit(Resource::tech));
}

TEST_F(WhatALevelNeeds, IsTooMuchWithoutRoom) {
  EXPECT_EQ(of("c19", 1, Cargo::of(2, 1, 0, 0)).missing, Need::kTooMany);
  EXPECT_EQ(of("c19", 3, Cargo::of(2, 1, 1, 0)).missing, Need::kTooMany);
}

TEST_F(WhatALevelNeeds, IsTheLeastOfAllWaysToPay) {
  for (int card = 0; card < kContracts; ++card) {
    for (int packed = 0; packed < Cargo::kPacked; ++packed) {
      Cargo zone = Cargo::unpacked(packed);
      if (zone.total() >= 4) continue;
      const int before = needs().of(card, 4, zone).missing;
      for (const Cargo payment : payments(card)) {
        EXPECT_LE(before, zone.missing(payment).total() > 3 ? int{Need::kTooMany} : zone.missing(payment).total());
      }
    }
  }
}

}  // namespace
}  // namespace bathys::otys
