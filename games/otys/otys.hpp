// Otys as a game of the engine.
#pragma once

#include "core/engine.hpp"
#include "core/former_rules.hpp"
#include "games/otys/facts.hpp"
#include "games/otys/rulebook.hpp"
#include "games/otys/state.hpp"

namespace bathys {

struct Otys {
  using State = otys::State;
  using View = otys::View;
  using Setup = otys::Setup;
  using Seen = otys::Seen;
  using Components = otys::Components;
  using Facts = otys::Facts;

  static constexpr std::string_view kName = "otys";
  /// 2: the solo game follows D27 to D29; with two or more players nothing changed.
  static constexpr u32 kRulesVersion = 2;
  static std::span<const FormerRules<Setup>> former_rules();
  static std::string_view components_hash() { return otys::components_hash(); }
  static Components& in_play() { return otys::in_play; }
  static void components_changed();
  static std::string_view moved_text() { return otys::moved_text(); }
  static std::span<const otys::Row> rulebook() { return otys::rulebook(); }
  static std::span<const Verb> verbs() { return otys::verbs(); }
  /// 2, 3 and 4 players and solo; sponsors basic, advanced, drawn, and a given mixture; with and without the designer's
  /// variant where there is somebody to copy, easy and hard where there is nobody.
  static std::span<const Setup> option_sets();

  static Refusal check(const Setup& setup) { return otys::set_up::check(setup); }
  static void begin(otys::Play& play, const Setup& setup, const Key& key);
  static int seats(const State& state) { return state.table.seats(); }
  static int round(const State& state) { return state.table.turn.round; }
  static Setup setup_of(const State& state) { return state.table.setup; }
  static auto& pending(State& state) { return state.table.pending; }
  static const auto& pending(const State& state) { return state.table.pending; }

  static void offer_any_time(const Seen& seen, const Frame& frame, Options& options) {
    otys::any_time::offer(seen, frame, options);
  }
  static Refusal why_not_any_time(const Seen& seen, const Frame& frame, Action action) {
    return otys::any_time::why_not(seen, frame, action);
  }
  static bool is_any_time(Action action) { return otys::is(action, otys::Do::complete); }
  static void take_any_time(otys::Play& play, const Frame& frame, Seat seat, Action action) {
    otys::any_time::take(play, frame, seat, action);
  }

  /// Whether contracts in the hand of the one who answers could change what is offered (core/forced.hpp).
  static bool hides(const Seen& open, const Frame& frame);

  static Seen seen(const State& state, Seat seat) { return {state.table, state.own(seat), seat}; }
  static Seen seen(const View& view) { return {view.table, view.own, view.viewer}; }
  static View view(const State& state, Seat viewer);
  /// Cards the viewer does not know are dealt anew; what comes out of the deck and the bag is drawn with a fresh key.
  static State imagine(const View& view, Generator& generator);

  static Outcome outcome(const State& state) { return otys::end::outcome(state); }
  static std::vector<PointSource> sources(const State& state) { return otys::end::sources(state.table); }
  /// Throws BadInput naming the first thing that cannot be.
  static void check_position(const State& state);
  static void describe(Archive& archive, State& state);
  static void describe(Archive& archive, View& view);
  static void describe(Archive& archive, Setup& setup);
  static void describe(Archive& archive, Components& components) { otys::describe(archive, components); }

  static Facts facts(const View& view) { return otys::facts(view); }
  static void describe(Archive& archive, Facts& facts) { otys::describe(archive, facts); }

  static Message question(const View& view);
  static Message answer(const Seen& seen, const Frame& frame, Action action);
  static std::string_view event_name(const Event& event);
  static std::span<const EventKind> event_kinds();
  static Message message(const Event& event);
};

static_assert(Game<Otys>);

}  // namespace bathys
