// The engine in the browser: the protocol of `bathys engine`, one request and one answer at a time.
#include <string>

#include "bots/bot.hpp"
#include "bots/coach/coach.hpp"
#include "bots/playout.hpp"
#include "bots/signature.hpp"
#include "games/all/list.hpp"
#include "wire/protocol.hpp"

namespace {

/// One game at random with each option set, as `bathys bench` plays them; how many decisions that were.
template <bathys::Game G>
double random_round(bathys::u8 round) {
  static typename G::State state{};
  static bathys::QuickRandom random(1);
  bathys::Report silent;
  bathys::PlayOn<typename G::State> play{state, silent};
  double decisions = 0;
  bathys::Key seed{round};
  for (const auto& setup : G::option_sets()) {
    ++seed[1];
    bathys::Engine<G>::begin(play, setup, seed);
    decisions += bathys::play_at_random<G>(play, random, 20000);
  }
  return decisions;
}

}  // namespace

extern "C" {

/// The answer stays where it is until the next call.
const char* bathys_request(const char* line) {
  static bathys::wire::Protocol protocol({bathys::choose_as_bot, bathys::levels_for_people(), bathys::make_coach});
  static std::string answer;
  answer = protocol.handle(line);
  return answer.c_str();
}

/// One line per game, as in tests/signature.txt.
const char* bathys_signature() {
  static const std::string lines = bathys::signature_lines();
  return lines.c_str();
}

/// Plays so many rounds of a game at random and tells how many decisions that were; wasm/engine_bench.mjs takes the
/// time.
double bathys_random_play(const char* game, int rounds) {
  double decisions = 0;
  bathys::AllGames::each([&]<bathys::Game G>() {
    if (game != G::kName) return;
    for (int round = 0; round < rounds; ++round) decisions += random_round<G>(static_cast<bathys::u8>(round));
  });
  return decisions;
}

}  // extern "C"
