// The components of Pearls as constant tables, baked from data/pearls.components.json.
#include "games/pearls/components.hpp"

namespace bathys::pearls {
namespace {

#include "games/pearls/components_data.inc"

}  // namespace

std::string_view components_hash() { return kComponentsHash; }
std::string_view components_text() { return kComponentsText; }

int worth(int pearl) { return kWorthData[pearl]; }
int coins_in(int purse) { return kCoinsData[purse]; }
int most_rounds() { return kMostRoundsData; }

}  // namespace bathys::pearls
