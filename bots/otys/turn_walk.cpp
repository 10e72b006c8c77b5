// A walk through one's own turn of Otys.
#include "bots/otys/turn_walk.hpp"

#include <algorithm>
#include <vector>

namespace bathys::otys {
namespace {

/// Answers that lead on to the end of the turn.
bool leads_on(Action action) {
  return is(action, Do::dive) || is(action, Do::done) || is(action, Do::decline) || is(action, Do::resurface);
}

/// Using nothing where something is free.
bool idles(const Options& legal, Action action) {
  if (!is(action, Do::done) && !is(action, Do::decline)) return false;
  for (const Action other : legal) {
    if (is(other, Do::find) || is(other, Do::find_bonus) || is(other, Do::bonus) || is(other, Do::accept)) return true;
  }
  return false;
}

/// The resource alone where there is a bonus as well.
bool leaves_bonus(const Options& legal, Action action) {
  if (!is(action, Do::find) && !is(action, Do::bonus)) return false;
  for (const Action other : legal) {
    if (is(other, Do::find_bonus)) return is(action, Do::find);
  }
  return false;
}

}  // namespace

TurnWalk::TurnWalk(const State& start, Seat me, const Width& width)
    : start_(start), me_(me), width_(width), lying_open_(start.table) {}

void TurnWalk::run() { go(start_, {}); }

void TurnWalk::go(const State& state, Line line) {
  Options options;
  choose(state, line, options);
  for (const Action action : options) {
    if (broken_off_) return;
    answer(state, line, action);
  }
}

void TurnWalk::answer(const State& state, Line line, Action action) {
  if (answers_.full()) return;
  ++nodes_;
  if (nodes_ % kNodesBetweenLooks == 0) broken_off_ = hurries();
  answers_.push_back(action);
  State next = state;
  if (play(next, action) && line.foreseen == 0) line.foreseen = answers_.size();
  if (is(action, Do::propel)) ++line.propelled;
  if (is(action, Do::explore)) line.considered = {};  // a token may have made it worth more
  if (turn_is_over(next)) {
    end(next, line);
  } else {
    const Public& table = next.table;
    const u64 hash = hash_of(line.considered, line.propelled, table.player(me_), table.colony, table.turn, table.solo,
                             table.pending.top(), table.pending.size(), next.own(me_).hand);
    if (!seen_before(hash)) go(next, line);
  }
  answers_.pop_back();
}

void TurnWalk::end(const State& state, const Line& line) {
  const Public& table = state.table;
  const u64 hash = hash_of(table.player(me_), table.colony, table.solo, state.own(me_).hand);
  if (seen_before(hash)) return;
  ended({state, answers_, line.foreseen == 0 ? answers_.size() : line.foreseen, hash});
}

bool TurnWalk::turn_is_over(const State& state) const {
  if (!Engine<Otys>::asked(state).has(me_)) return true;
  const Turn& begun = start_.table.turn;
  return state.table.turn.seat != begun.seat || state.table.turn.round != begun.round;
}

bool TurnWalk::play(State& state, Action action) const {
  const bool shows_own_card = is(action, Do::complete) && state.own(me_).hand.has(action.a);
  Report report;
  Play play{state, report};
  Engine<Otys>::answer_trusted(play, me_, action);
  if (!report.somebody_learned() || shows_own_card) return false;
  lying_open_.forget_the_rest(state, me_);
  return true;
}

void TurnWalk::choose(const State& state, Line& line, Options& chosen) {
  Options legal;
  Engine<Otys>::legal(state, me_, legal);
  if (nodes_ >= width_.nodes) {
    const auto on = std::find_if(legal.begin(), legal.end(), leads_on);
    return chosen.add(on != legal.end() ? *on : legal[0]);
  }
  choose_completions(state, legal, line, chosen);
  const Public& table = state.table;
  for (const Action action : legal) {
    if (is_gift(table, action)) {
      chosen.clear();
      return chosen.add(action);
    }
    const bool pointless = is(action, Do::complete) || wastes_key(table.player(me_), action) ||
                           propels_aside(table, action) ||
                           (is(action, Do::propel) && line.propelled >= width_.propelled) ||
                           leaves_bonus(legal, action) || (!width_.idle && idles(legal, action));
    if (!pointless) chosen.add(action);
  }
}

/// A free contract can be paid in many ways: where there are too many, those that leave most are tried.
void TurnWalk::choose_completions(const State& state, const Options& legal, Line& line, Options& chosen) {
  std::vector<Action> completions = new_completions(legal, line.considered);
  const auto most = static_cast<std::size_t>(width_.completions);
  const auto worth_after = [&](Action action) {
    State next = state;
    play(next, action);
    return after_completion(next);
  };
  if (completions.size() > most) keep_best(completions, most, worth_after);
  for (const Action action : completions) chosen.add(action);
}

bool TurnWalk::seen_before(u64 hash) {
  u64& place = visited_[hash & (visited_.size() - 1)];
  const bool seen = place == hash;
  place = hash;
  return seen;
}

}  // namespace bathys::otys
