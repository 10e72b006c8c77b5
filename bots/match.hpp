// Bots against bots: one game, or a series of games by several hands, whose result does not depend on the hands.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot.hpp"
#include "bots/crew.hpp"

namespace bathys {

/// How a game between bots went.
struct MatchResult {
  bool finished = false;
  SeatSet winners{};
  std::array<i32, kMaxSeats> points{};
  u32 rounds = 0;
  u32 decisions = 0;
  /// What the verdict says, without numbers and names: the term in it (a rank, for instance), otherwise its key.
  std::string_view ending{};
};

/// Far more than any game takes, for bots that never come to an end.
inline constexpr u32 kMaxDecisions = 20000;

/// Sees one game as it is played.
class Onlooker {
 public:
  virtual ~Onlooker() = default;
  /// Before each answer.
  virtual void asked(Seat seat) = 0;
  /// When the game has come to its end; not when it was given up.
  virtual void over() = 0;
};

/// Plays a game on until it is over or has had `most` decisions. Each seat draws from a stream of its own out of `key`.
MatchResult play_match(AnyGame& game, std::span<Bot* const> seats, const Key& key, u32 most = kMaxDecisions,
                       Onlooker* onlooker = nullptr);

/// Many games between the same bots.
struct Series {
  std::function<std::unique_ptr<AnyGame>(const Key& seed)> begin;  ///< called by several threads at once
  std::vector<std::string> seats;                                  ///< who plays: names for `make_bot`
  /// Everybody moves one seat further from game to game; without it everybody stays on the seat of their place.
  bool rotates = false;
  Key seed{};
  int games = 1;
  int threads = 1;
  u32 most_decisions = kMaxDecisions;
  /// Called for each game by the thread that plays it, with the game's number; may be empty. The game outlives the
  /// onlooker.
  std::function<std::unique_ptr<Onlooker>(const AnyGame& game, int number)> onlooker{};
  /// Told now and then how many games are done; may be empty. In the process that leads alone.
  std::function<void(int done)> progress{};
};

/// Sums over the finished games of a series: whole numbers, so that the order of games does not matter. What belongs to
/// a player stands at their place in `Series::seats`, wherever they sat.
struct SeriesResult {
  struct Sums {
    u64 win_shares = 0;  ///< of `kWinShares` in a game; a shared victory is divided
    i64 points = 0;
    i64 points_squared = 0;
    std::map<i32, u64> games_by_points{};
  };
  static constexpr u64 kWinShares = 12;

  u64 finished = 0;
  u64 unfinished = 0;
  std::array<Sums, kMaxSeats> seats{};
  u64 rounds = 0;
  u64 decisions = 0;
  std::map<std::string, u64, std::less<>> games_by_ending{};

  void add(const MatchResult& match);
  void add(const SeriesResult& part);
};

/// Throws what a bot or the beginning of a game throws. Every name must be known to `make_bot`.
SeriesResult play_series(const Series& series);
/// The same by a crew instead of `series.threads`; the result is known to the one who leads.
SeriesResult play_series(const Series& series, Crew& crew);

/// One game of a series, its players seated: what others do with the games of a series besides summing them up.
struct SeriesGame {
  std::unique_ptr<AnyGame> game;
  std::vector<std::unique_ptr<Bot>> bots;  ///< by seat
  std::vector<std::size_t> places;         ///< in `Series::seats`, by seat
  Key seed;
};
SeriesGame begin_game(const Series& series, int number);
/// To its end, or as far as the series allows; by seat.
MatchResult play_on(SeriesGame& game, int number, const Series& series);

}  // namespace bathys
