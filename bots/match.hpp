// Bots against bots: one game, or a series of games in several threads whose result does not depend on the threads.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot.hpp"

namespace bathys {

/// How a game between bots went.
struct MatchResult {
  bool finished = false;
  SeatSet winners{};
  std::array<i32, kMaxSeats> points{};
  u32 rounds = 0;
  u32 decisions = 0;
};

/// Far more than any game takes, for bots that never come to an end.
inline constexpr u32 kMaxDecisions = 20000;

/// Plays a game on until it is over or has had `most` decisions. Each seat draws from a stream of its own out of `key`.
MatchResult play_match(AnyGame& game, std::span<Bot* const> seats, const Key& key, u32 most = kMaxDecisions);

/// Many games between the same bots on the same seats.
struct Series {
  std::function<std::unique_ptr<AnyGame>(const Key& seed)> begin;  ///< called by several threads at once
  std::vector<std::string> seats;                                  ///< the level of each seat's bot
  Key seed{};
  int games = 1;
  int threads = 1;
  u32 most_decisions = kMaxDecisions;
  /// Told now and then how many games are done; may be empty.
  std::function<void(int done)> progress{};
};

/// Sums over the finished games of a series: whole numbers, so that the order of games does not matter.
struct SeriesResult {
  struct Sums {
    u64 win_shares = 0;  ///< of `kWinShares` in a game; a shared victory is divided
    i64 points = 0;
    i64 points_squared = 0;
  };
  static constexpr u64 kWinShares = 12;

  u64 finished = 0;
  u64 unfinished = 0;
  std::array<Sums, kMaxSeats> seats{};
  u64 rounds = 0;
  u64 decisions = 0;

  void add(const MatchResult& match);
  void add(const SeriesResult& part);
};

/// Throws what a bot or the beginning of a game throws. Every level must be known to `make_bot`.
SeriesResult play_series(const Series& series);

}  // namespace bathys
