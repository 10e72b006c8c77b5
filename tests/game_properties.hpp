// Properties of any game on arbitrary input, found by search: small counterexamples instead of random ones.
//
// A file of a game says what set-ups there are and lists the properties:
//
//     Setup any_setup();
//     RC_GTEST_PROP(Refusals, ChangeNoByte, ()) { properties::refusals_change_nothing(any_game<Otys>(any_setup())); }
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdlib>

#include "tests/wire_laws.hpp"

namespace bathys::properties {

/// The same cases every time, so that what passes here passes everywhere; RC_PARAMS chooses others.
inline const int kFixed = setenv("RC_PARAMS", "seed=20221 max_success=500", 0);

inline std::string arbitrary_seed() { return std::to_string(*rc::gen::arbitrary<u32>()); }
inline Seat any_viewer() { return seat_at(*rc::gen::inRange(0, kMaxSeats + 1)); }

/// A game after any number of answers below `most`, few when it shrinks.
template <Game G>
Referee<G> any_game(const typename G::Setup& setup, int most) {
  Referee<G> referee(setup, key_from_text(arbitrary_seed()));
  Generator dice(key_from_text(arbitrary_seed()));
  Options options;
  for (int left = *rc::gen::inRange(0, most); left > 0 && !referee.over(); --left) {
    const Seat seat = referee.asked().front();
    referee.legal(seat, options);
    referee.play(seat, options[static_cast<int>(dice.below(static_cast<u32>(options.size())))]);
  }
  return referee;
}

inline Action any_action(std::span<const Verb> verbs) {
  Action action = std::bit_cast<Action>(*rc::gen::arbitrary<u64>());
  action.verb = static_cast<u8>(*rc::gen::inRange<std::size_t>(0, verbs.size() + 1));
  if (*rc::gen::inRange(0, 8) == 0) return action;
  // Most of the time only the fields that the verb has, with values that it might have.
  Action tidy{.verb = action.verb};
  if (tidy.verb == verbs.size()) return tidy;
  for (const FieldSpec& field : verbs[tidy.verb].fields) {
    const auto most = static_cast<u32>(field.spell == nullptr ? field.words.size() : 0x10000);
    set_field(tidy, field, *rc::gen::inRange<u32>(0, most + 1));
  }
  return tidy;
}

/// However many answers are tried, and however odd they are: those that are not offered are refused.
template <Game G>
void refusals_change_nothing(Referee<G> referee) {
  const auto before = referee.state();
  const u32 number = referee.decision_number();
  for (int i = *rc::gen::inRange(0, 40); i > 0; --i) {
    const Seat seat = seat_at(*rc::gen::inRange(0, 256));
    const Action action = any_action(G::verbs());
    Options options;
    referee.legal(seat, options);
    if (options.has(action)) {
      RC_ASSERT(!referee.why_not(seat, action));
    } else {
      RC_ASSERT(static_cast<bool>(referee.play(seat, action)));
    }
  }
  RC_ASSERT(same_bytes(referee.state(), before));
  RC_ASSERT(referee.decision_number() == number);
}

template <Game G>
void batches_are_played_whole_or_not_at_all(Referee<G> referee) {
  RC_PRE(!referee.over());
  const auto before = referee.state();
  const Seat seat = referee.asked().front();
  Referee<G> one_by_one = referee;
  std::vector<Action> batch;
  Options options;
  for (int i = *rc::gen::inRange(1, 8); i > 0 && one_by_one.asked().has(seat); --i) {
    one_by_one.legal(seat, options);
    batch.push_back(options[*rc::gen::inRange(0, options.size())]);
    one_by_one.play(seat, batch.back());
  }
  std::size_t refused_at = 0;
  if (*rc::gen::arbitrary<bool>()) batch.push_back({.verb = 0xFF});
  if (referee.play_all(seat, batch, refused_at)) {
    RC_ASSERT(refused_at == batch.size() - 1);
    RC_ASSERT(same_bytes(referee.state(), before));
  } else {
    RC_ASSERT(same_bytes(referee.state(), one_by_one.state()));
  }
}

template <Game G>
void position_and_views_read_back(const Referee<G>& referee) {
  const AnyGameOf<G> game(referee);
  laws::position_round_trip(game);
  laws::view_round_trip(game, any_viewer());
}

template <Game G>
void record_and_link_read_back(const Referee<G>& referee) {
  laws::record_round_trip(referee);
  laws::link_round_trip<G>(referee.record());
  laws::replay_is_the_same(referee);
}

template <Game G>
void secrets_are_kept(const Referee<G>& referee) {
  Generator dice(key_from_text(arbitrary_seed()));
  const Seat viewer = any_viewer();
  laws::guess_is_as_good<G>(referee.state(), viewer, nullptr, dice);
  laws::wire_tells_the_same(referee, viewer, dice);
}

inline void spells_back(std::span<const Verb> verbs, const std::string& text) {
  const auto action = parse(verbs, text);
  if (!action) return;
  RC_ASSERT(well_formed(verbs, *action));
  RC_ASSERT(parse(verbs, spell(verbs, *action)) == action);
}

/// Words that mean something, in any order.
inline std::string any_sentence(std::span<const Verb> verbs, std::vector<std::string> words) {
  for (const Verb& verb : verbs) words.emplace_back(verb.name);
  std::string text;
  for (const std::string& word : *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(words))) {
    text += word + (*rc::gen::inRange(0, 5) == 0 ? "\t " : " ");
  }
  return text;
}

inline void actions_read_back(std::span<const Verb> verbs) {
  const Action action = any_action(verbs);
  if (!well_formed(verbs, action)) {
    RC_ASSERT(spell(verbs, action) == "<no such action>");
  } else {
    RC_ASSERT(parse(verbs, spell(verbs, action)) == action);
  }
}

}  // namespace bathys::properties
