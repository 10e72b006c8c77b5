// What is notable in a game of Otys: sponsors, divers and tokens with their sides, and how it ended.
#include <algorithm>
#include <utility>

#include "tests/golden_facts.hpp"
#include "tests/golden_otys.hpp"

namespace bathys::golden {

using namespace otys;

namespace {

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

}  // namespace

void Own<Otys>::Notes::begins(const Setup& setup) {
  if (setup.designer_variant != 0) note("option: designer's variant");
  if (setup.hard != 0) note("option: hard");
  if (setup.sponsors == Setup::Sponsors::given) note("option: given sponsors");
  if (setup.sponsors == Setup::Sponsors::random) note("option: random sponsors");
}

void Own<Otys>::Notes::answered(const State& state, const Answer& answer) {
  last_.clear();
  const Frame& frame = Engine<Otys>::question(state);
  const Public& table = state.table;
  const bool any_time = is(answer.action, Do::complete);
  if (is(frame, Rule::activate) && !any_time && !is(answer.action, Do::done)) {
    const Diver diver = table.player(answer.seat).diver_at_level(table.turn.level);
    note(diver_fact(diver, table.player(answer.seat).is_upgraded(diver)));
  }
  if (is(frame, Rule::use_front) && !is(answer.action, Do::decline)) {
    note(front_fact(reward(table.colony.reward_at(words_of<use_front::Words>(frame))).front));
  }
  if (is(frame, Rule::claim_back) && is(answer.action, Do::accept)) {
    note(back_fact(reward(table.player(answer.seat).reward_at(words_of<claim_back::Words>(frame).level)).back));
  }
  if (is(frame, Rule::copied_resurface)) {
    note(is(answer.action, Do::stay) ? "an owner's diver stays" : "an owner's diver resurfaces");
  }
}

void Own<Otys>::Notes::happened(const State& state, const Event& event) {
  last_.push_back(static_cast<Happening>(event.kind));
  switch (last_.back()) {
    case Happening::sponsor_used:
      return note(sponsor_fact(event.args[1], event.args[2] != 0));
    case Happening::drew:
      if (event.args[1] < cards_drawn()) note("fewer than four contracts are drawn");
      return;
    case Happening::deck_shuffled:
      if (event.args[0] > 0) note("the deck is shuffled anew");
      return;
    case Happening::keys_return:
      return note("keys return");
    case Happening::reward_discarded:
    case Happening::reward_placed:
      bag_was_empty_ = state.table.colony.bag.empty();
      return;
    case Happening::reward_drawn:
      if (std::exchange(bag_was_empty_, false)) note("the bag is refilled");
      return;
    default:
      return;
  }
}

void Own<Otys>::Notes::ended(const State& state) {
  if (state.table.is_solo()) return ended_alone();
  const Outcome outcome = Otys::outcome(state);
  const int most = *std::max_element(outcome.points.begin(), outcome.points.end());
  if (outcome.winners.size() > 1) return note("end: shared");
  const bool tied = std::count(outcome.points.begin(), outcome.points.end(), most) > 1;
  note(tied ? "end: tie broken by resources" : "end: most prestige");
}

void Own<Otys>::Notes::ended_alone() {
  if (std::count(last_.begin(), last_.end(), Happening::timer_gone) == 2) note("end: solo past both timers at once");
  const auto before_the_last_timer_goes = last_.end()[-3];
  if (before_the_last_timer_goes == Happening::prestige_gained) note("end: solo by scoring");
  const bool moved = std::count(last_.begin(), last_.end(), Happening::timer_moved) > 0;
  if (moved) note("end: solo by a timer");
}

Facts Own<Otys>::facts() {
  Facts wanted(std::begin(kRareFacts), std::end(kRareFacts));
  for (int i = 0; i < kDivers; ++i) {
    wanted.insert({diver_fact(static_cast<Diver>(i), false), diver_fact(static_cast<Diver>(i), true)});
  }
  for (int tile = 0; tile < kSponsors; ++tile) wanted.insert({sponsor_fact(tile, false), sponsor_fact(tile, true)});
  for (int i = 0; i < 5; ++i) wanted.insert(front_fact(static_cast<Reward::Front>(i)));
  wanted.insert({back_fact(Reward::Back::credits2), back_fact(Reward::Back::prestige1)});
  return wanted;
}

template Facts facts_of(const Record<Otys>& record);
template Facts wanted_facts<Otys>();

}  // namespace bathys::golden
