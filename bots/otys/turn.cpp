// A search through one's own turn of Otys.
#include "bots/otys/turn.hpp"

#include <algorithm>
#include <limits>
#include <vector>

namespace bathys::otys {
namespace {

constexpr Worth kNothing = std::numeric_limits<Worth>::min();
constexpr int kMaxNodes = 6000;
constexpr int kMaxPropelled = 2;
constexpr std::size_t kMaxCompletions = 3;

}  // namespace

TurnSearch::TurnSearch(const Appraiser& appraiser, const View& view, Generator& generator)
    : appraiser_(appraiser), start_(Otys::imagine(view, generator)), me_(view.viewer), lying_open_(view.table) {
  for (const u8 card : view.table.colony.contracts) {
    if (card == kNone) continue;
    for (int i = 0; i < view.table.seats(); ++i) {
      if (seat_at(i) == me_) continue;
      threats_[static_cast<std::size_t>(i)][card] = appraiser.threat(view.table.player(seat_at(i)), card);
    }
  }
}

Action TurnSearch::best(Generator& generator) {
  Line line;
  Options options;
  choose(start_, line, options);
  Options equals;
  Worth most = kNothing;
  for (const Action action : options) {
    nodes_left_ = kMaxNodes / options.size();
    const Worth here = after(start_, line, action);
    if (here > most) equals.clear();
    most = std::max(most, here);
    if (here == most) equals.add(action);
  }
  return equals[static_cast<int>(generator.below(static_cast<u32>(equals.size())))];
}

Worth TurnSearch::after(const State& state, Line line, Action action) {
  --nodes_left_;
  if (is(action, Do::propel)) ++line.propelled;
  return search(played(state, action), line);
}

Worth TurnSearch::search(const State& state, const Line& line) {
  if (turn_is_over(state) || nodes_left_ <= 0) return worth(state);
  if (seen_before(state, line)) return kNothing;
  Line onwards = line;
  Options options;
  choose(state, onwards, options);
  Worth most = kNothing;
  for (const Action action : options) most = std::max(most, after(state, onwards, action));
  return most;
}

/// What it is worth to me, less the best that each of the others could do with what is left on the table.
Worth TurnSearch::worth(const State& state) const {
  Worth total = appraiser_.worth(Otys::seen(state, me_));
  for (const auto& rival : threats_) {
    Worth worst = 0;
    for (const u8 card : state.table.colony.contracts) {
      if (card != kNone) worst = std::max(worst, rival[card]);
    }
    total -= worst;
  }
  return total;
}

bool TurnSearch::turn_is_over(const State& state) const {
  if (!Engine<Otys>::asked(state).has(me_)) return true;
  const Turn& begun = start_.table.turn;
  return state.table.turn.seat != begun.seat || state.table.turn.round != begun.round;
}

State TurnSearch::played(const State& state, Action action) const {
  State next = state;
  Report report;
  Play play{next, report};
  Engine<Otys>::answer_trusted(play, me_, action);
  if (report.somebody_learned()) lying_open_.forget_the_rest(next, me_);
  return next;
}

void TurnSearch::choose(const State& state, Line& line, Options& chosen) const {
  Options legal;
  Engine<Otys>::legal(state, me_, legal);
  choose_completions(state, legal, line, chosen);
  const Public& table = state.table;
  for (const Action action : legal) {
    if (is_gift(table, action)) {
      chosen.clear();
      return chosen.add(action);
    }
    const bool pointless = is(action, Do::complete) || wastes_key(table.player(me_), action) ||
                           propels_aside(table, action) || (is(action, Do::propel) && line.propelled >= kMaxPropelled);
    if (!pointless) chosen.add(action);
  }
}

/// A free contract can be paid in many ways: the few that leave most are tried.
void TurnSearch::choose_completions(const State& state, const Options& legal, Line& line, Options& chosen) const {
  std::vector<Action> completions = new_completions(legal, line.considered);
  keep_best(completions, kMaxCompletions, [&](Action action) { return worth(played(state, action)); });
  for (const Action action : completions) chosen.add(action);
}

/// Different orders of the same actions lead to the same position; the second time there is nothing new to find.
bool TurnSearch::seen_before(const State& state, const Line& line) {
  const Public& table = state.table;
  const u64 hash = hash_of(line.considered, line.propelled, table.player(me_), table.colony, table.turn, table.solo,
                           table.pending, state.own(me_));
  u64& place = visited_[hash % visited_.size()];
  const bool seen = place == hash;
  place = hash;
  return seen;
}

}  // namespace bathys::otys
