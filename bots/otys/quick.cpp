// The quick policy for Otys.
#include "bots/otys/quick.hpp"

namespace bathys::otys {

void JudgedWalk::ended(const TurnEnd& end) {
  ++ends_;
  const i32 chance = judge_.chance(Otys::seen(end.state, me()));
  if (chance > best_.chance) best_ = {chance, end.foreseen, end.hash, end.answers};
}

i32 JudgedWalk::after_completion(const State& state) { return judge_.chance(Otys::seen(state, me())); }

JudgedWalk::Found best_turn(const Judge& judge, const State& state, Seat seat, const Width& width) {
  JudgedWalk walk(judge, state, seat, width);
  walk.run();
  return walk.best();
}

void play_turns(const Judge& judge, Play& play, int turns, const Width& width) {
  const State& state = play.state;
  const auto begun = [&state] { return std::pair(state.table.turn.round, state.table.turn.seat); };
  for (auto turn = begun(); turns > 0 && !Engine<Otys>::over(state); turn = begun()) {
    while (!Engine<Otys>::over(state) && begun() == turn) {
      const Seat seat = Engine<Otys>::asked(state).front();
      const auto best = best_turn(judge, state, seat, width);
      for (int i = 0; i < best.foreseen; ++i) Engine<Otys>::answer_trusted(play, seat, best.answers[i]);
    }
    --turns;
  }
}

}  // namespace bathys::otys
