// Random games of Thesauros for tests: every mode with every number of players, and players who try everything.
#pragma once

#include <string>
#include <vector>

#include "core/testing/random_game.hpp"
#include "games/thesauros/thesauros.hpp"

namespace bathys::thesauros {

inline std::vector<Setup> all_option_sets() {
  std::vector<Setup> sets{{Mode::solo, 1}};
  for (const Mode mode : {Mode::standard, Mode::initiation, Mode::mercenaries}) {
    for (u8 players = 2; players <= kMaxSeats; ++players) sets.push_back({mode, players});
  }
  return sets;
}

inline std::string describe_options(const Setup& setup) {
  return std::string(kModeWords[static_cast<std::size_t>(setup.mode)]) + " " + std::to_string(setup.players);
}

/// Answers that only say no.
inline bool is_refusal(Action action) {
  for (const Do verb : {Do::decline, Do::pass, Do::no_training, Do::end_turn, Do::surface, Do::leave, Do::withdraw}) {
    if (is(action, verb)) return true;
  }
  return false;
}

/// One of the legal answers. Every kind of answer is equally likely, so that rare kinds are played often; a player who
/// would say no thinks again, so that games get somewhere.
inline Action random_answer(const State& state, Seat seat, Generator& generator) {
  const auto kinds = kinds_of_answers<Thesauros>(state, seat);
  const auto* kind = &one_of(kinds, generator);
  if (is_refusal(kind->front())) kind = &one_of(kinds, generator);
  return one_of(*kind, generator);
}

struct RandomGame final : SelfPlay<Thesauros> {
  /// With money to spare players get to do more.
  RandomGame(const Setup& setup, const std::string& seed, u16 extra_money = 0) : SelfPlay(setup, seed, random_answer) {
    while (!is(state_.table.pending.top(), Rule::budget)) step();
    for (int i = 0; i < setup.players; ++i) {
      Private& own = state_.own(seat_at(i));
      own.black_box = static_cast<u16>(own.black_box + extra_money);
    }
  }
  RandomGame(const State& position, const Generator& chooser) : SelfPlay(position, chooser, random_answer) {}
};

/// Shows `look(game)` every position of some random games of each set of options, the first and the last included;
/// every other game is one of rich players.
template <class Look>
void for_all_positions(int games_each, const std::string& seed, Look look) {
  for (const Setup& setup : all_option_sets()) {
    for (int i = 0; i < games_each; ++i) {
      RandomGame game(setup, seed + " " + std::to_string(i), i % 2 == 0 ? u16{0} : u16{150});
      look(game);
      while (!game.over()) {
        game.step();
        look(game);
      }
    }
  }
}

}  // namespace bathys::thesauros
