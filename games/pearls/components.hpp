// The components of Pearls: all values in one struct, baked from data/pearls.components.json, and those in play.
#pragma once

#include <string_view>

#include "core/components.hpp"

namespace bathys::pearls {

inline constexpr int kPearls = 12;
inline constexpr int kPurses = 4;
/// No purse holds more, so a number of coins is one digit.
inline constexpr int kMaxCoins = 9;

/// Everything that is printed.
struct Components {
  ComponentsHash hash;
  std::array<u8, kPearls> worth;
  std::array<u8, kPurses> coins;
  u8 most_rounds;
  std::array<TableNote, 3> notes;

  bool operator==(const Components&) const = default;
};

/// Shows all values, by the names of the component file.
void describe(Archive& archive, Components& components);
/// Those that the rules read. Others are put in play by `use_components` (core/components.hpp).
extern constinit Components in_play;

/// Hash of the component data: part of every record and link.
inline std::string_view components_hash() { return as_text(in_play.hash); }
/// The component file that was built in, for `bathys data`.
std::string_view components_text();

/// What pearl 0 to 11 counts at the end.
inline int worth(int pearl) { return in_play.worth[static_cast<std::size_t>(pearl)]; }
/// The coins in purse 0 to 3.
inline int coins_in(int purse) { return in_play.coins[static_cast<std::size_t>(purse)]; }
inline int most_rounds() { return in_play.most_rounds; }

}  // namespace bathys::pearls
