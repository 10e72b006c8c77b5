// The components of Pearls as constant tables, baked from data/pearls.components.json.
#pragma once

#include <string_view>

#include "core/integers.hpp"

namespace bathys::pearls {

inline constexpr int kPearls = 12;
inline constexpr int kPurses = 4;
/// No purse holds more, so a number of coins is one digit.
inline constexpr int kMostCoins = 9;

/// Hash of the component data: part of every record and link.
std::string_view components_hash();
/// The component file itself, for `bathys data`.
std::string_view components_text();

/// What pearl 0 to 11 counts at the end.
int worth(int pearl);
/// The coins in purse 0 to 3.
int coins_in(int purse);
int most_rounds();

}  // namespace bathys::pearls
