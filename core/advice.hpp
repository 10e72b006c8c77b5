// What a coach tells: lines worth playing before an answer, and the review of a whole game. Plain values, so that
// whoever shows them need not know who found them (docs/coach.md).
#pragma once

#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/action.hpp"
#include "core/message.hpp"
#include "core/seat.hpp"

namespace bathys {

class AnyGame;

/// A chance of 1. Chances are whole numbers, so that everything is the same on every platform.
inline constexpr i32 kSure = 65536;

/// What a coach counts in: the chance to win, or, alone in a game that knows no victory, points.
enum class Stake : u8 { victory, points };
inline constexpr std::array<std::string_view, 2> kStakes{"victory", "points"};
/// A point, where points are counted: it weighs as much as five of a hundred elsewhere.
inline constexpr i32 kOnePoint = kSure / 20;
/// Nobody has more points than that: beyond are numbers that no coach tells.
inline constexpr i32 kMostTold = 1000 * kOnePoint;

/// A mean with its standard error.
struct Estimate {
  i32 value = 0;
  i32 error = 0;

  /// Whether it is told apart from nothing: at least two standard errors above it.
  bool is_clear() const { return value > 0 && value >= 2 * error; }
};

/// Something in which two lines differ, found in the imagined games: a sentence of the catalogue, its number in tenths,
/// and the term it speaks about, if any.
struct Reason {
  std::string sentence{};
  std::string about{};
  i32 tenths = 0;

  /// Lives no longer than the reason.
  Message message() const { return {sentence, {Arg::number(tenths / 10), Arg::number(tenths % 10), Arg::term(about)}}; }
  bool operator==(const Reason&) const = default;
};

/// A way to play on: answers as far as nothing unknown is met, and what they are worth.
struct AdvisedLine {
  std::vector<Action> answers{};
  Estimate chance{};              ///< to win, of `kSure`; or points to expect, in `kOnePoint`
  Estimate behind{};              ///< how much the best line does better in the same imagined worlds
  std::vector<Reason> reasons{};  ///< the best line against the next, every other against the best
};

/// The best lines found, the best first.
struct Hint {
  std::vector<AdvisedLine> lines{};
  int simulations = 0;
  Stake stake = Stake::victory;
};

/// How long to think about one answer: simulations are the same everywhere, milliseconds are for people. With neither
/// the coach thinks as long as it usually does.
struct Effort {
  int simulations = 0;
  int budget_ms = 0;
  const std::atomic<bool>* stop = nullptr;
  /// Told now and then how much is done, of 100; may be empty.
  std::function<void(int percent)> progress{};
};

/// How thorough a review is.
enum class ReviewDepth : u8 { quick, standard, deep };
inline constexpr std::array<std::string_view, 3> kReviewDepths{"quick", "standard", "deep"};

/// What a decision cost against the best answer found, in classes (`kVerdictLeast` says from where on).
enum class Verdict : u8 { sound, inaccuracy, mistake, blunder };
inline constexpr std::array<std::string_view, 4> kVerdicts{"sound", "inaccuracy", "mistake", "blunder"};
/// 5, 10 and 20 of a hundred, and 1, 2 and 4 points.
inline constexpr std::array<i32, 4> kVerdictLeast{0, kOnePoint, 2 * kOnePoint, 4 * kOnePoint};

/// To whom a change of the chance belongs.
enum class Cause : u8 { own, rivals, luck };
inline constexpr std::array<std::string_view, 3> kCauses{"own", "rivals", "luck"};

/// What was drawn or turned up: what a seat could expect before, and what it can expect since.
struct Turned {
  i32 expected = 0;
  i32 became = 0;
};

/// One decision in the ledger of one seat. The chance after it is the chance before it and the three parts.
struct LedgerEntry {
  i32 before = 0;
  i32 own = 0;
  i32 rivals = 0;
  i32 luck = 0;
  /// Only where luck was measured.
  std::optional<Turned> turned{};

  i32 after() const { return before + own + rivals + luck; }
  i32 part(Cause cause) const { return cause == Cause::own ? own : cause == Cause::rivals ? rivals : luck; }
};

/// A decision that was a choice, and what it cost.
struct Judgement {
  u32 decision = 0;
  Seat seat{};
  Verdict verdict = Verdict::sound;
  Estimate loss{};
  /// Only with a verdict that is not sound: what was better, and what was played.
  std::optional<AdvisedLine> better{};
  std::optional<AdvisedLine> played{};
};

/// A third of the game.
struct Phase {
  int decisions = 0;  ///< that were a choice
  int sound = 0;      ///< without a verdict against them
  i32 lost = 0;       ///< of the chance, in all; less than nothing when the coach's favourites did worse
};

struct TurningPoint {
  u32 decision = 0;
  Seat by{};  ///< who answered there
  Cause cause = Cause::own;
  i32 before = 0;
  i32 change = 0;
  /// Of luck: what was expected at that decision, and what it became.
  std::optional<Turned> turned{};
};

struct SeatReview {
  Seat seat{};
  i32 start = 0;
  i32 result = 0;
  std::vector<LedgerEntry> entries{};  ///< one for every decision; they lead from start to result
  Estimate own{};
  Estimate rivals{};
  Estimate luck{};
  std::array<Phase, 3> phases{};
  std::vector<TurningPoint> turning_points{};  ///< at most three, in the order of the game
};

struct Review {
  u32 decisions = 0;
  bool over = false;
  Stake stake = Stake::victory;
  std::vector<SeatReview> seats{};
  std::vector<Judgement> judgements{};  ///< of the seats reviewed, in the order of the game
};

/// A review while it is being made.
class ReviewInProgress {
 public:
  virtual ~ReviewInProgress() = default;
  /// Looks at one more decision; false when there is none left.
  virtual bool step() = 0;
  virtual u32 done() const = 0;
  virtual u32 of() const = 0;
  /// What was found, once all is done.
  virtual Review result() const = 0;
};

class Coach {
 public:
  virtual ~Coach() = default;
  /// For a seat that is asked, from what that seat can see and nothing else: at most so many lines.
  virtual Hint hint(const AnyGame& game, Seat seat, const Effort& effort, int lines, u64 seed) = 0;
  /// Of the game as far as it was played. `simulations`, when given, counts instead of what belongs to the depth.
  virtual std::unique_ptr<ReviewInProgress> review(const AnyGame& game, SeatSet seats, ReviewDepth depth,
                                                   int simulations) = 0;
};

}  // namespace bathys
