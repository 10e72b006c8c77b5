// Random games of Otys for tests: every set of options, and players who try everything.
#pragma once

#include <string>
#include <vector>

#include "core/testing/random_game.hpp"
#include "games/otys/otys.hpp"

namespace bathys::otys {

/// Every number of players with every kind of sponsor sides, with and without the variant or the hard start.
inline std::vector<Setup> all_option_sets() {
  std::vector<Setup> sets;
  for (u8 players = 1; players <= kMaxSeats; ++players) {
    for (const auto sponsors : {Setup::Sponsors::basic, Setup::Sponsors::random, Setup::Sponsors::advanced}) {
      for (const u8 special : {u8{0}, u8{1}}) {
        const bool solo = players == 1;
        sets.push_back({.players = players,
                        .sponsors = sponsors,
                        .given_advanced = 0,
                        .designer_variant = solo ? u8{0} : special,
                        .hard = solo ? special : u8{0},
                        .first = kNone});
      }
    }
  }
  return sets;
}

inline std::string describe_options(const Setup& setup) {
  return std::to_string(setup.players) + " players, sponsors " + std::to_string(static_cast<int>(setup.sponsors)) +
         (setup.designer_variant != 0 ? ", variant" : "") + (setup.hard != 0 ? ", hard" : "");
}

/// "where: what" of the complaint about a position, empty when it is a possible one.
inline std::string complaint(const State& state) {
  try {
    Otys::check_position(state);
  } catch (const BadInput& bad) {
    return bad.where + ": " + bad.what;
  }
  return "";
}

/// One of the legal answers. Every kind of answer is equally likely, so that rare kinds are played often.
inline Action random_answer(const State& state, Seat seat, Generator& generator) {
  const auto kinds = kinds_of_answers<Otys>(state, seat);
  return one_of(one_of(kinds, generator), generator);
}

struct RandomGame final : SelfPlay<Otys> {
  RandomGame(const Setup& setup, const std::string& seed) : SelfPlay(setup, seed, random_answer) {}
  RandomGame(const State& position, const Generator& chooser) : SelfPlay(position, chooser, random_answer) {}
};

/// Shows `look(game)` every position of some random games of each set of options, the first and the last included.
template <class Look>
void for_all_positions(int games_each, const std::string& seed, Look look) {
  for (const Setup& setup : all_option_sets()) {
    for (int i = 0; i < games_each; ++i) {
      RandomGame game(setup, seed + " " + std::to_string(i));
      look(game);
      for (int decisions = 0; !game.over() && decisions < 3000; ++decisions) {
        game.step();
        look(game);
      }
    }
  }
}

}  // namespace bathys::otys
