// A player of Otys who judges like the quick policy but errs: sees a turn as better or worse than it is.
#pragma once

#include "bots/otys/expert.hpp"

namespace bathys::otys {

/// How much a turn may be misjudged, either way, as the logarithm of odds in `kOneOdds`. Small errors are more likely
/// than large ones, and there is none beyond: what loses the game at once is seen.
struct Error {
  int most = 0;
};

/// The same end of a turn is misjudged in the same way at every answer of the turn, so that a plan is carried through.
class Fallible final : public Strategy<Otys> {
 public:
  Fallible(JudgeFor judge_for, Error error) : judge_for_(judge_for), error_(error) {}

  Action choose(const View& view, const Thinking& thinking, Generator& generator) override;

 private:
  JudgeFor judge_for_;
  Error error_;
};

/// A chance as somebody sees it who errs about a position with this hash.
i32 misjudged(i32 chance, u64 hash, Error error);

}  // namespace bathys::otys
