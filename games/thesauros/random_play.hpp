// Random games of Thesauros for tests: every mode with every number of players, and players who try everything.
#pragma once

#include <string>
#include <vector>

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
  Options options;
  Engine<Thesauros>::legal(state, seat, options);
  std::vector<std::vector<Action>> kinds(verbs().size());
  for (const Action action : options) kinds[action.verb].push_back(action);
  std::erase_if(kinds, [](const auto& kind) { return kind.empty(); });
  const auto pick = [&]() -> const std::vector<Action>& {
    return kinds[generator.below(static_cast<u32>(kinds.size()))];
  };
  const auto* kind = &pick();
  if (is_refusal(kind->front())) kind = &pick();
  return (*kind)[generator.below(static_cast<u32>(kind->size()))];
}

/// A game that plays itself, one answer at a time.
class RandomGame final : private EventSink {
 public:
  /// With money to spare players get to do more.
  RandomGame(const Setup& setup, const std::string& seed, u16 extra_money = 0)
      : chooser_(key_from_text("chooser " + seed)) {
    Report report(this);
    Play play{state_, report};
    Engine<Thesauros>::begin(play, setup, key_from_text(seed));
    while (!is(state_.table.pending.top(), Rule::budget)) step();
    for (int i = 0; i < setup.players; ++i) {
      Private& own = state_.own(seat_at(i));
      own.black_box = static_cast<u16>(own.black_box + extra_money);
    }
  }
  /// Goes on from a position.
  RandomGame(const State& position, const Generator& chooser) : state_(position), chooser_(chooser) {}

  const State& state() const { return state_; }
  bool over() const { return Engine<Thesauros>::over(state_); }
  Generator& chooser() { return chooser_; }
  /// What the last answer (or the set-up) brought about.
  const std::vector<Event>& events() const { return events_; }
  /// One of the seats that are asked.
  Seat any_asked() {
    const SeatSet asked = Engine<Thesauros>::asked(state_);
    u32 skip = chooser_.below(static_cast<u32>(asked.size()));
    for (int i = 0;; ++i) {
      if (asked.has(seat_at(i)) && skip-- == 0) return seat_at(i);
    }
  }

  void step() {
    events_.clear();
    Report report(this);
    Play play{state_, report};
    const Seat seat = any_asked();
    Engine<Thesauros>::answer_trusted(play, seat, random_answer(state_, seat, chooser_));
  }

 private:
  void happened(const Event& event) override { events_.push_back(event); }

  State state_{};
  Generator chooser_;
  std::vector<Event> events_{};
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
