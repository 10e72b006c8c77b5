// What a game of Otys reached: rules, answers, events, sides, fronts, and how it ended.
#include <algorithm>
#include <utility>

#include "tests/golden.hpp"

namespace bathys::golden {
namespace {

using namespace otys;

/// Notes every rule of the rulebook that runs or takes an answer.
struct Traced : Otys {
  static inline std::array<bool, kRules> reached{};

  template <std::size_t I>
  static void run(Play& play, const Frame& frame) {
    reached[I] = true;
    Otys::rulebook()[I].run(play, frame);
  }
  template <std::size_t I>
  static void take(Play& play, const Frame& frame, Seat seat, Action action) {
    reached[I] = true;
    Otys::rulebook()[I].take(play, frame, seat, action);
  }
  template <std::size_t... I>
  static std::array<Row, kRules> traced_rows(std::index_sequence<I...>) {
    std::array<Row, kRules> rows;
    std::copy(Otys::rulebook().begin(), Otys::rulebook().end(), rows.begin());
    ((rows[I].run = rows[I].run == nullptr ? nullptr : run<I>), ...);
    ((rows[I].take = rows[I].take == nullptr ? nullptr : take<I>), ...);
    return rows;
  }
  static std::span<const Row> rulebook() {
    static const auto rows = traced_rows(std::make_index_sequence<kRules>());
    return rows;
  }
};

std::string rule_fact(const Row& row) { return "rule " + std::string(row.section) + " " + std::string(row.name); }
std::string verb_fact(const Verb& verb) { return "verb " + std::string(verb.name); }
std::string event_fact(Happening kind) {
  return "event " + std::string(Otys::event_name({.kind = static_cast<u8>(kind)}));
}
std::string sponsor_fact(int tile, bool advanced) {
  return "sponsor " + std::to_string(tile + 1) + (advanced ? " advanced" : " basic");
}
std::string diver_fact(Diver diver, bool upgraded) {
  return std::string(kDiverWords[static_cast<std::size_t>(diver)]) + (upgraded ? " upgraded" : " basic");
}

constexpr std::array<std::string_view, 5> kFronts{"resource", "battery", "contracts", "upgrade", "prestige"};
std::string front_fact(Reward::Front front) { return "front " + std::string(kFronts[static_cast<std::size_t>(front)]); }
std::string back_fact(Reward::Back back) {
  return back == Reward::Back::credits2 ? "back 2 credits" : "back 1 prestige";
}

constexpr std::string_view kRareFacts[] = {
    "end: most prestige",
    "end: tie broken by resources",
    "end: shared",
    "end: solo by scoring",
    "end: solo by a timer",
    "end: solo past both timers at once",
    "option: designer's variant",
    "option: hard",
    "option: given sponsors",
    "option: random sponsors",
    "an owner's diver resurfaces",
    "an owner's diver stays",
    "fewer than four contracts are drawn",
    "the bag is refilled",
    "the deck is shuffled anew",
    "keys return",
};

/// Watches one game being played.
class Watcher final : private EventSink {
 public:
  explicit Watcher(const Record<Otys>& record) {
    Traced::reached = {};
    note_options(record.setup);
    Report report(this);
    Play play{state_, report};
    if (record.start) {
      state_ = *record.start;
    } else {
      Engine<Traced>::begin(play, record.setup, record.seed);
    }
    for (const Answer& answer : record.answers) {
      happened_.clear();
      note_answer(answer);
      Engine<Traced>::answer_trusted(play, answer.seat, answer.action);
    }
    if (Engine<Otys>::over(state_)) note_end();
    for (std::size_t i = 0; i < kRules; ++i) {
      if (Traced::reached[i]) facts_.insert(rule_fact(Otys::rulebook()[i]));
    }
  }
  const Facts& facts() const { return facts_; }

 private:
  void note(std::string fact) { facts_.insert(std::move(fact)); }

  void note_options(const Setup& setup) {
    if (setup.designer_variant != 0) note("option: designer's variant");
    if (setup.hard != 0) note("option: hard");
    if (setup.sponsors == Setup::Sponsors::given) note("option: given sponsors");
    if (setup.sponsors == Setup::Sponsors::random) note("option: random sponsors");
  }

  void note_answer(const Answer& answer) {
    note(verb_fact(Otys::verbs()[answer.action.verb]));
    const Frame& frame = Engine<Otys>::question(state_);
    const Public& table = state_.table;
    const bool any_time = is(answer.action, Do::complete);
    if (is(frame, Rule::activate) && !any_time && !is(answer.action, Do::done)) {
      const Diver diver = table.player(answer.seat).diver_at_level(table.turn.level);
      note(diver_fact(diver, table.player(answer.seat).is_upgraded(diver)));
    }
    if (is(frame, Rule::use_front) && !is(answer.action, Do::decline)) {
      note(front_fact(reward(table.colony.reward_at(frame.args[0], frame.args[1])).front));
    }
    if (is(frame, Rule::claim_back) && is(answer.action, Do::accept)) {
      note(back_fact(reward(table.player(answer.seat).reward_at(frame.args[0])).back));
    }
    if (is(frame, Rule::copied_resurface)) {
      note(is(answer.action, Do::stay) ? "an owner's diver stays" : "an owner's diver resurfaces");
    }
  }

  void happened(const Event& event) override {
    happened_.push_back(static_cast<Happening>(event.kind));
    const bool bag_was_empty = state_.table.colony.bag.empty();
    note(event_fact(happened_.back()));
    switch (happened_.back()) {
      case Happening::sponsor_used:
        return note(sponsor_fact(event.args[1], event.args[2] != 0));
      case Happening::drew:
        if (event.args[1] < kCardsDrawn) note("fewer than four contracts are drawn");
        return;
      case Happening::deck_shuffled:
        if (event.args[0] > 0) note("the deck is shuffled anew");
        return;
      case Happening::keys_return:
        return note("keys return");
      case Happening::reward_discarded:
      case Happening::reward_placed:
        bag_was_empty_ = bag_was_empty;
        return;
      case Happening::reward_drawn:
        if (std::exchange(bag_was_empty_, false)) note("the bag is refilled");
        return;
      default:
        return;
    }
  }

  void note_end() {
    if (state_.table.is_solo()) return note_solo_end();
    const Outcome outcome = Otys::outcome(state_);
    const int most = *std::max_element(outcome.points.begin(), outcome.points.end());
    if (outcome.winners.size() > 1) return note("end: shared");
    const bool tied = std::count(outcome.points.begin(), outcome.points.end(), most) > 1;
    note(tied ? "end: tie broken by resources" : "end: most prestige");
  }
  void note_solo_end() {
    if (std::count(happened_.begin(), happened_.end(), Happening::timer_gone) == 2) {
      note("end: solo past both timers at once");
    }
    const auto before_the_last_timer_goes = happened_.end()[-3];
    if (before_the_last_timer_goes == Happening::prestige_gained) note("end: solo by scoring");
    const bool moved = std::count(happened_.begin(), happened_.end(), Happening::timer_moved) > 0;
    if (moved) note("end: solo by a timer");
  }

  State state_{};
  Facts facts_{};
  std::vector<Happening> happened_{};
  bool bag_was_empty_ = false;
};

}  // namespace

Facts facts_of(const Record<Otys>& record) { return Watcher(record).facts(); }

Facts wanted_facts() {
  Facts wanted(std::begin(kRareFacts), std::end(kRareFacts));
  for (const Row& row : Otys::rulebook()) wanted.insert(rule_fact(row));
  for (const Verb& verb : Otys::verbs()) wanted.insert(verb_fact(verb));
  for (int i = 0; i < kHappenings; ++i) wanted.insert(event_fact(static_cast<Happening>(i)));
  for (int i = 0; i < kDivers; ++i) {
    wanted.insert({diver_fact(static_cast<Diver>(i), false), diver_fact(static_cast<Diver>(i), true)});
  }
  for (int tile = 0; tile < kSponsors; ++tile) wanted.insert({sponsor_fact(tile, false), sponsor_fact(tile, true)});
  for (int i = 0; i < 5; ++i) wanted.insert(front_fact(static_cast<Reward::Front>(i)));
  wanted.insert({back_fact(Reward::Back::credits2), back_fact(Reward::Back::prestige1)});
  return wanted;
}

}  // namespace bathys::golden
