// Pearls as a game of the engine: the smallest game that uses everything the core offers.
//
// docs/adding-a-game.md builds it step by step and holds its rules.
#pragma once

#include "core/engine.hpp"
#include "games/pearls/rulebook.hpp"
#include "games/pearls/state.hpp"

namespace bathys {

struct Pearls {
  using State = pearls::State;
  using View = pearls::View;
  using Setup = pearls::Setup;
  using Seen = pearls::Seen;
  using Components = pearls::Components;

  static constexpr std::string_view kName = "pearls";
  static constexpr u32 kRulesVersion = 1;
  static std::string_view components_hash() { return pearls::components_hash(); }
  static std::string_view components_text() { return pearls::components_text(); }
  static Components& in_play() { return pearls::in_play; }
  static std::span<const pearls::Row> rulebook() { return pearls::rulebook(); }
  static std::span<const Verb> verbs() { return pearls::verbs(); }
  static std::span<const Setup> option_sets();

  static Refusal check(const Setup& setup) { return pearls::deal::check(setup); }
  static void begin(pearls::Play& play, const Setup& setup, const Key& key);
  static int seats(const State& state) { return state.table.setup.players; }
  static int round(const State& state) { return state.table.round; }
  static Setup setup_of(const State& state) { return state.table.setup; }
  static auto& pending(State& state) { return state.table.pending; }
  static const auto& pending(const State& state) { return state.table.pending; }

  static bool is_any_time(Action action) { return pearls::is(action, pearls::Do::swap); }
  static void offer_any_time(const Seen& seen, const Frame&, Options& options) { pearls::swap::offer(seen, options); }
  static Refusal why_not_any_time(const Seen& seen, const Frame&, Action) { return pearls::swap::why_not(seen); }
  static void take_any_time(pearls::Play& play, const Frame&, Seat seat, Action) { pearls::swap::take(play, seat); }

  static Seen seen(const State& state, Seat seat) { return {state.table, state.own(seat), seat}; }
  static Seen seen(const View& view) { return {view.table, view.own, view.viewer}; }
  static View view(const State& state, Seat viewer);
  static State imagine(const View& view, Generator& generator);

  static Outcome outcome(const State& state) { return pearls::winner::outcome(state); }
  static std::vector<PointSource> sources(const State& state) { return pearls::winner::sources(state); }
  static void check_position(const State& state);
  static void describe(Archive& archive, State& state);
  static void describe(Archive& archive, View& view);
  static void describe(Archive& archive, Setup& setup);
  static void describe(Archive& archive, Components& components) { pearls::describe(archive, components); }

  static Message question(const View& view);
  static Message answer(const Seen& seen, const Frame& frame, Action action);
  static std::string_view event_name(const Event& event);
  static std::span<const EventKind> event_kinds();
  static Message message(const Event& event);
};

static_assert(Game<Pearls>);

}  // namespace bathys
