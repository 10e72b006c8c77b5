// The components of Pearls are those of its rules.
#include "games/pearls/testing.hpp"

namespace bathys::pearls {
namespace {

TEST(Components, AreTwelvePearlsWorthOneToTwelve) {
  for (int pearl = 0; pearl < kPearls; ++pearl) EXPECT_EQ(worth(pearl), pearl + 1);
}

TEST(Components, AreFourPurses) {
  for (int purse = 0; purse < kPurses; ++purse) EXPECT_EQ(coins_in(purse), purse + 4);
}

TEST(Components, AreNamedByAHashAndByTheirText) {
  EXPECT_EQ(components_hash().size(), 64u);
  EXPECT_NE(components_text().find("\"purses\""), std::string_view::npos);
}

}  // namespace
}  // namespace bathys::pearls
