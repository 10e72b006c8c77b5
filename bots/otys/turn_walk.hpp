// A walk through one's own turn of Otys: every line of answers worth trying, to the end of the turn.
#pragma once

#include "bots/otys/sense.hpp"

namespace bathys::otys {

/// How far a walk looks around.
struct Width {
  int nodes = 4000;     ///< answers tried; beyond, only the shortest way to the end of the turn
  int propelled = 2;    ///< propeller moves in a turn
  int completions = 4;  ///< ways to complete contracts at one question
  bool idle = true;     ///< also leaves out what costs nothing
};

/// One's answers in a turn.
using Answers = FixedList<Action, 48>;

/// The end of one line. What the deck and the bag would bring on the way is not there: it counts as unknown.
struct TurnEnd {
  const State& state;
  const Answers& answers;
  int foreseen;  ///< so many answers are certain: the last of them shows something unknown, or ends the turn
  u64 hash;      ///< of what the turn changed
};

/// Walks from a position that may be a guess: whatever a seat cannot see has no effect on what it finds.
class TurnWalk {
 public:
  TurnWalk(const State& start, Seat me, const Width& width);
  virtual ~TurnWalk() = default;

  void run();
  int nodes() const { return nodes_; }
  /// Whether it was broken off by `hurries`.
  bool broken_off() const { return broken_off_; }

 protected:
  /// A line came to its end; no other line before came to the same position.
  virtual void ended(const TurnEnd& end) = 0;
  /// How good it is to have completed a contract in this way: the best few are tried.
  virtual i32 after_completion(const State& state) = 0;
  /// Asked now and then: whether there is no time to go on. What was found until then is kept.
  virtual bool hurries() { return false; }

  Seat me() const { return me_; }

 private:
  /// What was decided on the way to a position and is not asked again.
  struct Line {
    CardSet considered{};  ///< contracts that could be completed earlier in the line
    int propelled = 0;
    int foreseen = 0;  ///< 0 while nothing unknown was met
  };

  /// Looks at the clock only so often, because a node takes less time than that.
  static constexpr int kNodesBetweenLooks = 32;

  void go(const State& state, Line line);
  void answer(const State& state, Line line, Action action);
  void end(const State& state, const Line& line);
  bool turn_is_over(const State& state) const;
  /// Returns whether this seat would learn something by the answer.
  bool play(State& state, Action action) const;

  void choose(const State& state, Line& line, Options& chosen);
  void choose_completions(const State& state, const Options& legal, Line& line, Options& chosen);
  bool seen_before(u64 hash);

  const State& start_;
  Seat me_;
  Width width_;
  LyingOpen lying_open_;
  Answers answers_{};
  int nodes_ = 0;
  bool broken_off_ = false;
  /// Hashes of positions; one place for each remainder, a later position drives out an earlier one.
  std::array<u64, 1024> visited_{};
};

}  // namespace bathys::otys
