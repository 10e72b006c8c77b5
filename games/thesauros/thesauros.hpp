// Thesauros as a game of the engine.
#pragma once

#include "core/engine.hpp"
#include "core/former_rules.hpp"
#include "games/thesauros/facts.hpp"
#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/state.hpp"

namespace bathys {

struct Thesauros {
  using State = thesauros::State;
  using View = thesauros::View;
  using Setup = thesauros::Setup;
  using Seen = thesauros::Seen;
  using Components = thesauros::Components;
  using Facts = thesauros::Facts;

  static constexpr std::string_view kName = "thesauros";
  /// 2: movement at sea follows D121 and D124 to D132; no game of version 1 is sure to go the same way.
  static constexpr u32 kRulesVersion = 2;
  static std::span<const FormerRules<Setup>> former_rules();
  static std::string_view components_hash() { return thesauros::components_hash(); }
  static Components& in_play() { return thesauros::in_play; }
  static void components_changed();
  static std::string_view moved_text() { return thesauros::moved_text(); }
  static std::span<const thesauros::Row> rulebook() { return thesauros::rulebook(); }
  static std::span<const Verb> verbs() { return thesauros::verbs(); }
  /// Standard, initiation and mercenaries with 2, 3 and 4 players, and solo.
  static std::span<const Setup> option_sets();

  static Refusal check(const Setup& setup) { return thesauros::set_up::check(setup); }
  static void begin(thesauros::Play& play, const Setup& setup, const Key& key);
  static int seats(const State& state) { return state.table.seats(); }
  static int round(const State& state) { return state.table.board.quadrimester; }
  static Setup setup_of(const State& state) { return state.table.setup; }
  static auto& pending(State& state) { return state.table.pending; }
  static const auto& pending(const State& state) { return state.table.pending; }

  static void offer_any_time(const Seen& seen, const Frame&, Options& options) {
    thesauros::mine::offer(seen, options);
  }
  static Refusal why_not_any_time(const Seen& seen, const Frame&, Action action) {
    return thesauros::mine::why_not(seen, action);
  }
  static bool is_any_time(Action action) { return thesauros::is(action, thesauros::Do::mine); }
  static void take_any_time(thesauros::Play& play, const Frame&, Seat seat, Action action) {
    thesauros::mine::take(play, seat, action);
    thesauros::mine::resume(play);
  }

  /// Whether the black box of the one who answers could change what is offered (core/forced.hpp).
  static bool hides(const Seen& open, const Frame& frame);

  static Seen seen(const State& state, Seat seat) { return {state.table, state.own(seat), seat}; }
  static Seen seen(const View& view) { return {view.table, view.own, view.viewer}; }
  static View view(const State& state, Seat viewer);
  /// What the viewer does not know is dealt anew, with a fresh key for all that is still to be drawn.
  static State imagine(const View& view, Generator& generator);

  static Outcome outcome(const State& state) { return thesauros::final_score::outcome(state); }
  /// Every point a seat has, by source; `source.NAME` is its word.
  static std::vector<PointSource> sources(const State& state) { return thesauros::final_score::sources(state); }
  /// Throws BadInput naming the first thing that cannot be.
  static void check_position(const State& state);
  static void describe(Archive& archive, State& state);
  static void describe(Archive& archive, View& view);
  static void describe(Archive& archive, Setup& setup);
  static void describe(Archive& archive, Components& components) { thesauros::describe(archive, components); }

  static Facts facts(const View& view) { return thesauros::facts(view); }
  static void describe(Archive& archive, Facts& facts) { thesauros::describe(archive, facts); }
  /// The spaces of a leg at sea, by their names.
  static std::vector<std::string_view> way(const Seen& seen, Action action);
  static std::vector<std::string_view> way(const Event& event);

  static Message question(const View& view);
  static Message answer(const Seen& seen, const Frame& frame, Action action);
  static std::string_view event_name(const Event& event);
  static std::span<const EventKind> event_kinds();
  static Message message(const Event& event);
};

static_assert(Game<Thesauros>);

}  // namespace bathys
