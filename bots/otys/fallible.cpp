// A player of Otys who errs.
#include "bots/otys/fallible.hpp"

namespace bathys::otys {
namespace {

class FallibleWalk final : public TurnWalk {
 public:
  FallibleWalk(const Judge& judge, const State& start, Seat me, Error error)
      : TurnWalk(start, me, kQuickWidth), judge_(judge), error_(error) {}

  Action answer() const { return answer_; }

 private:
  void ended(const TurnEnd& end) override {
    const i32 seems = misjudged(judge_.chance(Otys::seen(end.state, me())), end.hash, error_);
    if (found_ && seems <= most_) return;
    found_ = true;
    most_ = seems;
    answer_ = end.answers[0];
  }
  i32 after_completion(const State& state) override { return judge_.chance(Otys::seen(state, me())); }

  TurnJudge judge_;
  Error error_;
  bool found_ = false;
  i32 most_ = 0;
  Action answer_{};
};

}  // namespace

i32 misjudged(i32 chance, u64 hash, Error error) {
  if (error.most == 0) return chance;
  const u64 mixed = (hash ^ hash >> 29) * 0xBF58476D1CE4E5B9u;
  const i64 one = static_cast<i64>(mixed >> 48);  // 0 to 65535, and another
  const i64 other = static_cast<i64>(mixed >> 32 & 0xFFFF);
  const i64 odds = (one + other - 65535) * error.most / 65535;
  // A chance changes by so much with the odds.
  const i64 slope = i64{chance} * (kSure - chance) / kSure;
  return static_cast<i32>(chance + slope * odds / kOneOdds);
}

Action Fallible::choose(const View& view, const Thinking&, Generator& generator) {
  const State guess = Otys::imagine(view, generator);
  FallibleWalk walk(judge_for_(view.table), guess, view.viewer, error_);
  walk.run();
  return walk.answer();
}

}  // namespace bathys::otys
