// What tests of bots share: how many option sets they try, a game that has begun, and that a bot knows no more than its
// seat.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <vector>

#include "core/engine.hpp"

namespace bathys {

/// Every option set is tried, or with BATHYS_SHORT=1 (where sanitizers make bots slow) one of so many.
inline std::size_t every_so_many_sets() { return std::getenv("BATHYS_SHORT") != nullptr ? 5 : 1; }

/// The option sets that are tried.
template <Game G>
std::vector<typename G::Setup> tried_option_sets() {
  const auto& all = G::option_sets();
  std::vector<typename G::Setup> tried;
  for (std::size_t set = 0; set < all.size(); set += every_so_many_sets()) tried.push_back(all[set]);
  return tried;
}

template <Game G>
typename G::State begun(const typename G::Setup& setup, std::string_view seed) {
  typename G::State state;
  Report silent;
  PlayOn<typename G::State> play{state, silent};
  Engine<G>::begin(play, setup, key_from_text(seed));
  return state;
}

/// How much of a game is looked at: every so many decisions, and no more than these.
struct Looks {
  u32 decisions = 120;
  u32 every = 1;
};

/// Plays a game, and at the decisions looked at lets the bot also decide in a world that looks the same to its seat but
/// holds other hidden things. `choose(state, seat, decision)` is the bot's answer, `between(state, seat)` what is
/// played at the other decisions. Returns in how many worlds something hidden was different.
template <Game G, class Choose, class Between>
u32 expect_blind(const typename G::Setup& setup, const std::string& seed, Looks looks, Choose choose, Between between) {
  auto state = begun<G>(setup, seed);
  Generator worlds(key_from_text("worlds " + seed));
  u32 differing = 0;
  for (u32 decision = 0; decision < looks.decisions && !Engine<G>::over(state); ++decision) {
    const Seat seat = Engine<G>::asked(state).front();
    const bool looked_at = decision % looks.every == 0;
    const Action action = looked_at ? choose(state, seat, decision) : between(state, seat);
    if (looked_at) {
      const auto other = G::imagine(G::view(state, seat), worlds);
      if (!same_bytes(state, other)) ++differing;
      EXPECT_EQ(action, choose(other, seat, decision))
          << "it knows something it cannot, at decision " << decision << ": " << spell(G::verbs(), action);
    }
    EXPECT_FALSE(Engine<G>::why_not(state, seat, action)) << spell(G::verbs(), action);
    if (testing::Test::HasFailure()) break;
    Report silent;
    PlayOn<typename G::State> play{state, silent};
    Engine<G>::answer_trusted(play, seat, action);
  }
  return differing;
}
template <Game G, class Choose>
u32 expect_blind(const typename G::Setup& setup, const std::string& seed, Looks looks, Choose choose) {
  return expect_blind<G>(setup, seed, looks, choose, [](auto&&...) { return Action{}; });
}

}  // namespace bathys
