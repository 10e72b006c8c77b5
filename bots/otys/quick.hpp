// The quick policy for Otys: the turn whose end the judge likes best, without looking further.
#pragma once

#include "bots/otys/judge.hpp"
#include "bots/otys/turn_walk.hpp"

namespace bathys::otys {

/// Every end of a turn with what the judge thinks of it.
class JudgedWalk final : public TurnWalk {
 public:
  struct Found {
    i32 chance = -1;
    int foreseen = 0;
    u64 hash = 0;
    Answers answers{};
  };

  JudgedWalk(const Judge& judge, const State& start, Seat me, const Width& width)
      : TurnWalk(start, me, width), judge_(judge) {}

  /// The best end. There is always one.
  const Found& best() const { return best_; }
  int ends() const { return ends_; }

 private:
  void ended(const TurnEnd& end) override;
  i32 after_completion(const State& state) override;

  TurnJudge judge_;
  Found best_{};
  int ends_ = 0;
};

/// Wide enough to play well, narrow enough for thousands of turns a second.
inline constexpr Width kQuickWidth{.nodes = 1500, .propelled = 1, .completions = 3, .idle = false};

/// The turn the judge likes best, from what this seat can see.
JudgedWalk::Found best_turn(const Judge& judge, const State& state, Seat seat, const Width& width);

/// Plays on until the turn has passed to the next so many times, or the game is over; all seats by this policy.
void play_turns(const Judge& judge, Play& play, int turns, const Width& width);

}  // namespace bathys::otys
