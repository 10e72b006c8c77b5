// What the tests of this folder share.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/all/games.hpp"
#include "lab/vector_env.hpp"

namespace bathys::lab {

/// Every game with every option set.
struct Sample {
  const AnyKind* kind;
  std::unique_ptr<AnyGame> game;
};
inline std::vector<Sample> samples() {
  std::vector<Sample> all;
  for (const AnyKind* const kind : all_games()) {
    for (auto& game : kind->samples()) all.push_back({kind, std::move(game)});
  }
  return all;
}
inline Sample sample(std::string_view name) {
  const AnyKind* const kind = find_game(name);
  return {kind, std::move(kind->samples().front())};
}

/// Plays random answers of a clone, and lets `look` see every position.
template <class Look>
void play_through(const AnyGame& begun, u64 seed, Look look) {
  const auto game = begun.clone();
  QuickRandom random(seed);
  Options options;
  for (int decisions = 0; decisions < 4000; ++decisions) {
    look(*game);
    const Decision decision = game->decision();
    if (decision.over) return;
    const Seat seat = decision.asked.front();
    game->legal(seat, options);
    const int chosen = static_cast<int>(random.below(static_cast<u32>(options.size())));
    ASSERT_FALSE(game->play(seat, options[chosen]));
  }
}

inline std::vector<u8> bytes_of(const Layout& layout, const AnyGame& game, Seat seat) {
  std::vector<u8> row(layout.size());
  encode_view(layout, game, seat, row);
  return row;
}
inline std::vector<u8> mask_of(const ActionSpace& actions, const AnyGame& game, Seat seat) {
  std::vector<u8> mask(actions.mask_size());
  encode_mask(actions, game, seat, mask);
  return mask;
}
inline bool has_bit(std::span<const u8> mask, int index) {
  return (mask[static_cast<std::size_t>(index >> 3)] >> (index & 7) & 1) != 0;
}

inline std::vector<u8> copy(std::span<const u8> bytes) { return {bytes.begin(), bytes.end()}; }

}  // namespace bathys::lab
