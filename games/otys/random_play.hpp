// Random games of Otys for tests: every set of options, and players who try everything.
#pragma once

#include <string>
#include <vector>

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
inline Action random_answer(const State& state, Generator& generator) {
  Options options;
  Engine<Otys>::legal(state, Engine<Otys>::asked(state).front(), options);
  std::vector<std::vector<Action>> kinds(verbs().size());
  for (const Action action : options) kinds[action.verb].push_back(action);
  std::erase_if(kinds, [](const auto& kind) { return kind.empty(); });
  const auto& kind = kinds[generator.below(static_cast<u32>(kinds.size()))];
  return kind[generator.below(static_cast<u32>(kind.size()))];
}

/// A game that plays itself, one answer at a time.
class RandomGame final : private EventSink {
 public:
  RandomGame(const Setup& setup, const std::string& seed) : chooser_(key_from_text("chooser " + seed)) {
    Report report(this);
    Play play{state_, report};
    Engine<Otys>::begin(play, setup, key_from_text(seed));
  }
  /// Goes on from a position.
  RandomGame(const State& position, const Generator& chooser) : state_(position), chooser_(chooser) {}

  const State& state() const { return state_; }
  bool over() const { return Engine<Otys>::over(state_); }
  Seat asked() const { return Engine<Otys>::asked(state_).front(); }
  Generator& chooser() { return chooser_; }
  /// What the last answer (or the set-up) brought about.
  const std::vector<Event>& events() const { return events_; }

  void step() {
    events_.clear();
    Report report(this);
    Play play{state_, report};
    Engine<Otys>::answer_trusted(play, asked(), random_answer(state_, chooser_));
  }

 private:
  void happened(const Event& event) override { events_.push_back(event); }

  State state_{};
  Generator chooser_;
  std::vector<Event> events_{};
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
