// Games behind one face, for everything that does not care which game it is: server, terminal, protocol, Python.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/components.hpp"
#include "core/course.hpp"
#include "core/forced.hpp"
#include "core/link.hpp"
#include "core/preview.hpp"
#include "core/referee.hpp"

namespace bathys {

/// Where a game stands: which decision, who must answer, by which rule.
struct Decision {
  u32 number = 0;
  bool over = false;
  SeatSet asked{};
  std::string_view rule{};
  std::string_view section{};
  bool sealed = false;
};

/// What an answer would do for its seat (core/preview.hpp).
struct AnyPreview {
  std::optional<Refusal> refusal{};  ///< why there is none; the rest is empty then
  std::vector<Event> events{};
  Stopped stopped = Stopped::question;
  Message question{};  ///< what is asked then, if anything
  std::function<void(Archive&)> write_before{};
  std::function<void(Archive&)> write_after{};
};

/// A rule as its game's rulebook lists it.
struct RuleEntry {
  std::string_view name;
  std::string_view section;
  RuleKind kind = RuleKind::step;
  bool open = false;
  bool sealed = false;
  bool hidden = false;
  /// What may lie directly below its frame; nothing when the rule does not say.
  std::optional<std::vector<std::string_view>> below{};
  /// Shows the fields of its frame.
  std::function<void(Archive&)> describe{};
};

/// A kind of event, and what it is told with: the message of an event whose arguments are all 0.
struct EventEntry {
  EventKind kind;
  Message sample{};
};

/// One game being played.
class AnyGame {
 public:
  virtual ~AnyGame() = default;

  virtual std::string_view name() const = 0;
  virtual std::span<const Verb> verbs() const = 0;
  virtual int seats() const = 0;
  /// Rounds begun, as the game itself counts them; 0 when it counts none.
  virtual int round() const = 0;
  virtual Decision decision() const = 0;
  virtual void legal(Seat seat, Options& options) const = 0;
  /// The only answer, when everybody can tell that it is; nothing otherwise (core/forced.hpp).
  virtual std::optional<Action> forced() const = 0;
  /// Whether the answer to the decision with this number was such an answer.
  virtual bool was_forced(u32 decision) const = 0;
  virtual Refusal why_not(Seat seat, Action action) const = 0;
  /// What an answer of a seat would do, as far as the viewer can know it: only for the viewer's own seat.
  virtual AnyPreview preview_for(Seat viewer, Seat seat, Action action) const = 0;
  virtual Refusal play(Seat seat, Action action) = 0;
  virtual Refusal play_all(Seat seat, std::span<const Action> actions, std::size_t& refused_at) = 0;
  virtual Refusal undo() = 0;
  virtual bool can_undo() const = 0;
  virtual void rewind(u32 decision) = 0;
  virtual Outcome outcome() const = 0;
  /// Where the points come from; nothing when the game does not tell.
  virtual std::vector<PointSource> sources() const = 0;
  /// How the points went and whose turn was when, from the beginning to here (core/course.hpp).
  virtual Course course() const = 0;

  virtual void write_state(Archive& archive) const = 0;
  virtual void write_view_for(Seat viewer, Archive& archive) const = 0;
  virtual void write_setup(Archive& archive) const = 0;

  virtual std::vector<LoggedEvent> events_for(Seat viewer, std::size_t since) const = 0;
  /// Only what the answers after the first `answers` brought; the log before them is not even looked at.
  virtual std::vector<LoggedEvent> events_after(Seat viewer, u32 answers) const = 0;
  virtual std::size_t event_count_for(Seat viewer) const = 0;
  virtual std::string_view event_name(const Event& event) const = 0;
  virtual Message message(const Event& event) const = 0;
  /// What is asked, as far as the viewer may know.
  virtual Message question_for(Seat viewer) const = 0;
  virtual Message answer_for(Seat seat, Action action) const = 0;

  virtual Key seed() const = 0;
  virtual const std::vector<Answer>& answers() const = 0;
  /// Shows the position the game began from; false when it began from its seed.
  virtual bool write_start(Archive& archive) const = 0;
  virtual std::string link() const = 0;
  virtual std::unique_ptr<AnyGame> clone() const = 0;
};

/// A game that can be begun.
class AnyKind {
 public:
  virtual ~AnyKind() = default;

  virtual std::string_view name() const = 0;
  virtual u32 rules_version() const = 0;
  virtual std::string_view components_hash() const = 0;
  /// The component file, as JSON, of a game that brings it along; else nothing.
  virtual std::string_view components_text() const = 0;
  /// The printed value of that name in the components in play (core/printed_values.hpp); nothing when there is none.
  virtual std::optional<i64> printed_value(std::string_view name) const = 0;
  /// Shows the components in play, by the names of the component file; nothing for a game that does not describe them.
  virtual void write_components(Archive& archive) const = 0;
  /// Values that the rules said themselves before they were data, as JSON: the components hash leaves them out where
  /// the file says the same.
  virtual std::string_view moved_text() const = 0;
  /// Puts other components in play as long as the answer lives (core/components.hpp says when that may be done). Throws
  /// BadInput naming the value that is missing or cannot be; nothing changes then.
  virtual std::unique_ptr<OtherComponents> put_in_play(Archive& components, std::string_view hash) const = 0;
  virtual std::span<const Verb> verbs() const = 0;
  virtual std::vector<RuleEntry> rulebook() const = 0;
  virtual std::vector<EventEntry> events() const = 0;
  /// A new game for each of the game's option sets: together they have every field there is.
  virtual std::vector<std::unique_ptr<AnyGame>> samples() const = 0;
  /// Each of these throws BadInput when what it reads cannot be.
  virtual std::unique_ptr<AnyGame> begin(Archive& setup, const Key& seed) const = 0;
  virtual std::unique_ptr<AnyGame> from_position(Archive& position) const = 0;
  virtual std::unique_ptr<AnyGame> from_link(std::string_view link) const = 0;
  /// False when nothing played by this version of the rules can be played again.
  virtual bool may_replay(u32 version) const = 0;
  /// Throws OtherRules when a game of this kind, played by that version, would go differently by the present rules, and
  /// BadInput when its components were others.
  virtual void check_rules(const AnyGame& game, u32 version, std::string_view components) const = 0;
};

template <Game G>
class AnyGameOf final : public AnyGame {
 public:
  explicit AnyGameOf(Referee<G> referee) : referee_(std::move(referee)) {}

  /// For bots, who know their game.
  const Referee<G>& referee() const { return referee_; }

  std::string_view name() const override { return G::kName; }
  std::span<const Verb> verbs() const override { return G::verbs(); }
  int seats() const override { return G::seats(state()); }
  int round() const override {
    if constexpr (requires { G::round(state()); }) return G::round(state());
    return 0;
  }
  Decision decision() const override {
    if (referee_.over()) return {.number = referee_.decision_number(), .over = true};
    const Frame& frame = Engine<G>::question(state());
    const auto& row = Engine<G>::row(frame);
    return {referee_.decision_number(), false, frame.asked, row.name, row.section, row.sealed};
  }
  void legal(Seat seat, Options& options) const override { referee_.legal(seat, options); }
  std::optional<Action> forced() const override { return bathys::forced<G>(state()); }
  bool was_forced(u32 decision) const override {
    const std::vector<bool>& marks = marks_.of(referee_.record());
    return decision < marks.size() && marks[decision];
  }
  Refusal why_not(Seat seat, Action action) const override { return referee_.why_not(seat, action); }
  AnyPreview preview_for(Seat viewer, Seat seat, Action action) const override {
    Preview<G> shown = preview<G>(referee_.view(viewer), seat, action);
    if (shown.refusal) return {.refusal = shown.refusal};
    const bool asks = shown.stopped == Stopped::question || shown.stopped == Stopped::sealed;
    return {.events = std::move(shown.events),
            .stopped = shown.stopped,
            .question = asks ? G::question(shown.after) : Message{},
            .write_before = [view = shown.before](Archive& archive) { write(archive, view); },
            .write_after = [view = shown.after](Archive& archive) { write(archive, view); }};
  }
  Refusal play(Seat seat, Action action) override { return referee_.play(seat, action); }
  Refusal play_all(Seat seat, std::span<const Action> actions, std::size_t& refused_at) override {
    return referee_.play_all(seat, actions, refused_at);
  }
  Refusal undo() override { return referee_.undo(); }
  bool can_undo() const override { return referee_.can_undo(); }
  void rewind(u32 decision) override { referee_.rewind(decision); }
  Outcome outcome() const override { return G::outcome(state()); }
  std::vector<PointSource> sources() const override {
    if constexpr (TellsSources<G>) return G::sources(state());
    return {};
  }
  Course course() const override { return bathys::course<G>(referee_.record()); }

  void write_state(Archive& archive) const override { write(archive, state()); }
  void write_view_for(Seat viewer, Archive& archive) const override { write(archive, referee_.view(viewer)); }
  void write_setup(Archive& archive) const override { write(archive, referee_.record().setup); }

  std::vector<LoggedEvent> events_for(Seat viewer, std::size_t since) const override {
    // The one before tells whether the next one is the first of its answer.
    const std::size_t more = since > 0 ? 1 : 0;
    std::vector<LoggedEvent> events = referee_.events_for(viewer, since - more);
    mark_forced(events);
    events.erase(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(std::min(more, events.size())));
    return events;
  }
  std::vector<LoggedEvent> events_after(Seat viewer, u32 answers) const override {
    std::vector<LoggedEvent> events = referee_.events_after(viewer, answers);
    mark_forced(events);
    return events;
  }
  std::size_t event_count_for(Seat viewer) const override { return referee_.event_count_for(viewer); }
  std::string_view event_name(const Event& event) const override { return G::event_name(event); }
  Message message(const Event& event) const override { return G::message(event); }
  Message question_for(Seat viewer) const override { return G::question(referee_.view(viewer)); }
  Message answer_for(Seat seat, Action action) const override {
    return G::answer(G::seen(state(), seat), Engine<G>::question(state()), action);
  }

  Key seed() const override { return referee_.record().seed; }
  const std::vector<Answer>& answers() const override { return referee_.record().answers; }
  bool write_start(Archive& archive) const override {
    if (!referee_.record().start) return false;
    write(archive, *referee_.record().start);
    return true;
  }
  std::string link() const override { return to_link<G>(referee_.record()); }
  std::unique_ptr<AnyGame> clone() const override { return std::make_unique<AnyGameOf>(*this); }

 private:
  const typename G::State& state() const { return referee_.state(); }
  /// The first event that each forced answer brought. What happened before the first answer was not answered.
  void mark_forced(std::vector<LoggedEvent>& events) const {
    if (events.empty()) return;
    const std::vector<bool>& marks = marks_.of(referee_.record());
    u32 last = 0;
    for (LoggedEvent& logged : events) {
      const bool first = logged.decision != std::exchange(last, logged.decision);
      logged.forced = first && marks[logged.decision - 1];
    }
  }
  /// Archives take what they show by reference because they may also read it; a copy keeps the original const.
  template <class T>
  static void write(Archive& archive, T value) {
    G::describe(archive, value);
  }

  Referee<G> referee_;
  mutable ForcedMarks<G> marks_{};
};

template <Game G>
class AnyKindOf final : public AnyKind {
 public:
  std::string_view name() const override { return G::kName; }
  u32 rules_version() const override { return G::kRulesVersion; }
  std::string_view components_hash() const override { return G::components_hash(); }
  std::string_view components_text() const override {
    if constexpr (requires { G::components_text(); }) return G::components_text();
    return {};
  }
  std::string_view moved_text() const override {
    if constexpr (requires { G::moved_text(); }) return G::moved_text();
    return "{}";
  }
  std::optional<i64> printed_value(std::string_view name) const override {
    if constexpr (HasComponents<G>) return values_in_play<G>().find(name);
    return std::nullopt;
  }
  void write_components(Archive& archive) const override {
    if constexpr (HasComponents<G>) {
      typename G::Components components = G::in_play();
      G::describe(archive, components);
    }
  }
  std::unique_ptr<OtherComponents> put_in_play(Archive& archive, std::string_view hash) const override {
    if constexpr (HasComponents<G>) {
      return std::make_unique<ComponentsInPlay<G>>(read_components<G>(archive, hash));
    } else {
      archive.refuse({}, "this game has no components that could be others");
    }
  }
  std::span<const Verb> verbs() const override { return G::verbs(); }
  std::vector<RuleEntry> rulebook() const override {
    std::vector<RuleEntry> rules;
    for (const auto& row : G::rulebook()) {
      RuleEntry entry{row.name, row.section, row.kind, row.open, row.sealed, row.hidden};
      if (row.below != nullptr) entry.below = names_in(*row.below);
      entry.describe = [&row, rule = static_cast<u8>(rules.size())](Archive& archive) {
        Frame frame{.rule = rule, .asked = SeatSet(seat_at(0))};
        if (row.describe != nullptr) row.describe(archive, frame);
      };
      rules.push_back(std::move(entry));
    }
    return rules;
  }
  std::vector<EventEntry> events() const override {
    std::vector<EventEntry> entries;
    if constexpr (requires { G::event_kinds(); }) {
      for (const EventKind& kind : G::event_kinds()) {
        entries.push_back({kind, G::message({.kind = static_cast<u8>(entries.size())})});
      }
    }
    return entries;
  }
  std::vector<std::unique_ptr<AnyGame>> samples() const override {
    std::vector<std::unique_ptr<AnyGame>> games;
    for (const auto& setup : G::option_sets())
      games.push_back(std::make_unique<AnyGameOf<G>>(Referee<G>(setup, Key{})));
    return games;
  }

  std::unique_ptr<AnyGame> begin(Archive& archive, const Key& seed) const override {
    typename G::Setup setup{};
    G::describe(archive, setup);
    if (const Refusal refusal = G::check(setup)) archive.refuse({}, "impossible set-up: " + std::string(refusal.code));
    return std::make_unique<AnyGameOf<G>>(Referee<G>(setup, seed));
  }
  std::unique_ptr<AnyGame> from_position(Archive& archive) const override {
    typename G::State position{};
    G::describe(archive, position);
    G::check_position(position);
    return std::make_unique<AnyGameOf<G>>(Referee<G>(position));
  }
  std::unique_ptr<AnyGame> from_link(std::string_view link) const override {
    const Record<G> record = bathys::from_link<G>(link);
    Referee<G> referee(record.setup, record.seed);
    for (const Answer& answer : record.answers) referee.play(answer.seat, answer.action);
    return std::make_unique<AnyGameOf<G>>(std::move(referee));
  }
  bool may_replay(u32 version) const override { return bathys::may_replay<G>(version); }
  void check_rules(const AnyGame& game, u32 version, std::string_view components) const override {
    const auto& setup = static_cast<const AnyGameOf<G>&>(game).referee().record().setup;
    bathys::check_rules<G>(version, components, setup);
  }

 private:
  static std::vector<std::string_view> names_in(const Below& below) {
    std::vector<std::string_view> names;
    const auto rows = G::rulebook();
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (below.has(static_cast<u8>(i))) names.push_back(rows[i].name);
    }
    return names;
  }
};

}  // namespace bathys
