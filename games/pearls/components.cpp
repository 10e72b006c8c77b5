// The components of Pearls, baked from data/pearls.components.json, and the list of their fields.
#include "games/pearls/components.hpp"

#include <algorithm>

namespace bathys::pearls {
namespace {

#include "games/pearls/components_data.inc"

constexpr int kMaxWorth = 99;

/// No two pearls are worth the same, no two purses hold the same.
template <std::size_t N>
void different(Archive& archive, std::string_view name, std::array<u8, N>& values, int most) {
  list_of(archive, name, static_cast<int>(N),
          [&](int i) { field(archive, name, values[static_cast<std::size_t>(i)], 1, most); });
  auto sorted = values;
  std::sort(sorted.begin(), sorted.end());
  if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) archive.refuse(name, "no two may be the same");
}

}  // namespace

constinit Components in_play{
    .hash = components_hash_of(kComponentsHash),
    .worth = kWorthData,
    .coins = kCoinsData,
    .most_rounds = kMaxRoundsData,
    .notes = kNoteData,
};

std::string_view components_text() { return kComponentsText; }

void describe(Archive& archive, Components& c) {
  const auto group = [&](std::string_view name, auto fields) { component_group(archive, c.notes, name, fields); };
  component_head(archive, "pearls");
  group("pearls", [&] { different(archive, "worth", c.worth, kMaxWorth); });
  group("purses", [&] { different(archive, "coins", c.coins, kMaxCoins); });
  group("rounds", [&] { field(archive, "most", c.most_rounds, 1, kPearls); });
}

}  // namespace bathys::pearls
