// What a game is to the engine: a compile-time concept, so that search pays no virtual call per decision.
//
// docs/adding-a-game.md walks through it with the smallest game there is.
#pragma once

#include <concepts>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "core/archive.hpp"
#include "core/event.hpp"
#include "core/generator.hpp"
#include "core/message.hpp"
#include "core/notation.hpp"
#include "core/rule.hpp"

namespace bathys {

/// How a game stands or ended for each seat. `verdict` is the sentence for it.
struct Outcome {
  bool over = false;
  SeatSet winners{};
  std::array<i32, kMaxSeats> points{};
  Message verdict{};
};

/// Where points come from: each seat's points of one source. `GAME.source.NAME` is its word. A game that can tell has
/// `static std::vector<PointSource> sources(const State&)`, in the order in which they are read; their sums are the
/// outcome's points (core/laws/sources.hpp).
struct PointSource {
  std::string_view name;
  std::array<i32, kMaxSeats> points{};
};

/// A plain value: trivially copyable, no padding; copy is memcpy, equality is memcmp (law 6).
template <class T>
concept PlainValue = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>;

/// What rules are given to act on: the whole state and the report.
template <class State>
struct PlayOn {
  State& state;
  Report& report;
};

template <class G>
concept Game = requires(typename G::State& state, const typename G::State& truth, const typename G::View& view,
                        const typename G::Setup& setup, typename G::Setup& editable, typename G::View& shown,
                        const typename G::Seen& seen, PlayOn<typename G::State>& play, Generator& generator,
                        const Frame& frame, Archive& archive, Options& options, Action action, Seat seat,
                        const Event& event, const Key& key) {
  requires PlainValue<typename G::State>;
  requires PlainValue<typename G::View>;
  requires PlainValue<typename G::Setup>;
  /// The game's name on the command line and in records, and the version of its rules.
  { G::kName } -> std::convertible_to<std::string_view>;
  { G::kRulesVersion } -> std::convertible_to<u32>;
  { G::components_hash() } -> std::same_as<std::string_view>;
  { G::rulebook() } -> std::same_as<std::span<const RuleRow<typename G::Seen, PlayOn<typename G::State>>>>;
  { G::verbs() } -> std::same_as<std::span<const Verb>>;
  /// What benchmarks, signatures and tests go through, so that they all cover the same ground.
  { G::option_sets() } -> std::same_as<std::span<const typename G::Setup>>;

  /// Refuses an impossible set-up; `begin` lays out a checked one.
  { G::check(setup) } -> std::same_as<Refusal>;
  G::begin(play, setup, key);
  { G::seats(truth) } -> std::same_as<int>;
  { G::setup_of(truth) } -> std::same_as<typename G::Setup>;
  { G::pending(state) } -> std::same_as<decltype(state.table.pending)&>;

  /// Rules for any time in one's turn, offered beside open questions.
  G::offer_any_time(seen, frame, options);
  { G::why_not_any_time(seen, frame, action) } -> std::same_as<Refusal>;
  { G::is_any_time(action) } -> std::same_as<bool>;
  G::take_any_time(play, frame, seat, action);

  /// Secrets by type: what a seat sees, and a full guess that fits what a viewer knows.
  { G::seen(truth, seat) } -> std::same_as<typename G::Seen>;
  { G::seen(view) } -> std::same_as<typename G::Seen>;
  { view.viewer } -> std::convertible_to<Seat>;
  { G::view(truth, seat) } -> std::same_as<typename G::View>;
  { G::imagine(view, generator) } -> std::same_as<typename G::State>;

  { G::outcome(truth) } -> std::same_as<Outcome>;
  /// Throws BadInput for a position that no game can reach by its components.
  G::check_position(truth);
  G::describe(archive, state);
  G::describe(archive, editable);
  G::describe(archive, shown);

  /// Sentences: what is asked, what an answer would do, what happened.
  { G::question(view) } -> std::same_as<Message>;
  { G::answer(seen, frame, action) } -> std::same_as<Message>;
  { G::event_name(event) } -> std::same_as<std::string_view>;
  { G::message(event) } -> std::same_as<Message>;
};

template <class G>
concept TellsSources = requires(const typename G::State& truth) {
  G::sources(truth);
};

/// A game in which something travels: the places that an answer leads by, and that an event led by.
template <class G>
concept TellsWays = requires(const typename G::Seen& seen, Action action, const Event& event) {
  { G::way(seen, action) } -> std::same_as<std::vector<std::string_view>>;
  { G::way(event) } -> std::same_as<std::vector<std::string_view>>;
};

/// What follows by the rules from a view, for whoever shows it: a front end has no rule of its own.
template <class G>
concept TellsFacts = requires(const typename G::View& view, typename G::Facts& facts, Archive& archive) {
  { G::facts(view) } -> std::same_as<typename G::Facts>;
  G::describe(archive, facts);
};

template <class T>
bool same_bytes(const T& a, const T& b) {
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

}  // namespace bathys
