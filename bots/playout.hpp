// Random play without a virtual call per decision: the ground of benchmarks, signatures and searches.
#pragma once

#include "core/engine.hpp"

namespace bathys {

/// A quick source of random choices (xorshift64*, the high half of each word), for play that nobody must be unable to
/// foresee. Games draw their own chance from their ChaCha20 generator all the same.
class QuickRandom {
 public:
  explicit QuickRandom(u64 seed) : state_(seed * 2 + 1) {}

  /// A number from 0 to n-1; n is at least 1. Uneven by less than n in 2^32.
  u32 below(u32 n) {
    state_ ^= state_ >> 12;
    state_ ^= state_ << 25;
    state_ ^= state_ >> 27;
    const u64 word = (state_ * 0x2545F4914F6CDD1Du) >> 32;
    return static_cast<u32>((word * n) >> 32);
  }

 private:
  u64 state_;
};

/// Answers at random until the game is over or `most` answers are given; returns how many were. Before each answer
/// `watch(state, seat, options, chosen)` is called, where `chosen` is its place among the options.
template <Game G, class Random, class Watch>
u32 play_at_random(PlayOn<typename G::State>& play, Random& random, u32 most, Watch watch) {
  Options options;
  u32 decisions = 0;
  for (; decisions < most && !Engine<G>::over(play.state); ++decisions) {
    const Seat seat = Engine<G>::asked(play.state).front();
    Engine<G>::offer(G::seen(play.state, seat), Engine<G>::question(play.state), options);
    const int chosen = static_cast<int>(random.below(static_cast<u32>(options.size())));
    watch(play.state, seat, options, chosen);
    Engine<G>::answer_trusted(play, seat, options[chosen]);
  }
  return decisions;
}
template <Game G, class Random>
u32 play_at_random(PlayOn<typename G::State>& play, Random& random, u32 most) {
  return play_at_random<G>(play, random, most, [](auto&&...) {});
}

}  // namespace bathys
