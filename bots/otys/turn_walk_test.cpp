// A walk through one's own turn of Otys.
#include "bots/otys/turn_walk.hpp"

#include <set>

#include "games/otys/random_play.hpp"
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

/// Writes down the ends it comes to.
class Ends final : public TurnWalk {
 public:
  Ends(const State& start, Seat me, const Width& width = {}) : TurnWalk(start, me, width), start_(start) {}

  std::multiset<u64> hashes{};
  bool all_legal = true;
  bool all_ended = true;

 private:
  void ended(const TurnEnd& end) override {
    hashes.insert(end.hash);
    State state = start_;
    Report silent;
    Play play{state, silent};
    for (int i = 0; i < end.foreseen; ++i) {
      all_legal = all_legal && !Engine<Otys>::why_not(state, me(), end.answers[i]);
      Engine<Otys>::answer_trusted(play, me(), end.answers[i]);
    }
    all_ended = all_ended && (end.foreseen < end.answers.size() || !Engine<Otys>::asked(end.state).has(me()) ||
                              end.state.table.turn.round != start_.table.turn.round);
  }
  i32 after_completion(const State& state) override { return state.table.player(me()).prestige; }

  const State& start_;
};

TEST(AWalkThroughATurn, FindsLegalLinesToTheEndOfTheTurnFromEveryPosition) {
  int positions = 0;
  for_all_positions(1, "walk", [&](const RandomGame& game) {
    if (game.over() || ++positions % 9 != 0) return;
    const Seat seat = Engine<Otys>::asked(game.state()).front();
    Ends ends(game.state(), seat, {.nodes = 300});
    ends.run();
    ASSERT_FALSE(ends.hashes.empty());
    ASSERT_TRUE(ends.all_legal);
    ASSERT_TRUE(ends.all_ended);
  });
}

/// Has no time after so many looks at the clock.
class Hurried final : public TurnWalk {
 public:
  Hurried(const State& start, int looks) : TurnWalk(start, kAnna, Width{}), looks_(looks) {}

  int ends = 0;

 private:
  void ended(const TurnEnd&) override { ++ends; }
  i32 after_completion(const State&) override { return 0; }
  bool hurries() override { return looks_-- == 0; }

  int looks_;
};

TEST(AWalkThroughATurn, IsBrokenOffWhenThereIsNoTimeAndKeepsWhatItFound) {
  const TestTable game;
  Hurried leisurely(game.state(), -1);
  leisurely.run();
  EXPECT_FALSE(leisurely.broken_off());
  for (const int looks : {0, 1, 3}) {
    Hurried hurried(game.state(), looks);
    hurried.run();
    EXPECT_TRUE(hurried.broken_off());
    EXPECT_LT(hurried.nodes(), leisurely.nodes());
    EXPECT_LT(hurried.ends, leisurely.ends);
  }
}

TEST(AWalkThroughATurn, FindsTheSameWhateverIsHidden) {
  Generator worlds(key_from_text("worlds"));
  int positions = 0;
  for_all_positions(1, "hidden", [&](const RandomGame& game) {
    if (game.over() || ++positions % 40 != 0) return;
    const Seat seat = Engine<Otys>::asked(game.state()).front();
    Ends here(game.state(), seat);
    here.run();
    const State other = Otys::imagine(Otys::view(game.state(), seat), worlds);
    Ends there(other, seat);
    there.run();
    ASSERT_EQ(here.hashes, there.hashes);
  });
}

TEST(AWalkThroughATurn, IsShorterWhenItMayTryLess) {
  const TestTable game;
  Ends wide(game.state(), kAnna);
  wide.run();
  Ends narrow(game.state(), kAnna, {.nodes = 20});
  narrow.run();
  EXPECT_GT(wide.nodes(), 100);
  EXPECT_LT(narrow.nodes(), wide.nodes());
}

}  // namespace
}  // namespace bathys::otys
