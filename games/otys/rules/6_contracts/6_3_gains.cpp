// Otys 6.3 A contract brings prestige and its bonus, then, where a reward token of yours lies at that level, its back
// if you like.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"
#include "games/otys/said.hpp"

namespace bathys::otys::claim_back {
namespace {

const Reward& token_at(const Seen& seen, int level) { return reward(seen.me().reward_at(level)); }

}  // namespace

/// A contract is completed at an open question, which is asked again; in solo the timers come before (D27).
const Below kBelow{Rule::check_timers, Rule::replace_contract, Rule::choose_key, Rule::step_one,
                   Rule::activate,     Rule::use_copied,       Rule::resurface,  Rule::choose_timer};

void describe(Archive& archive, Words& words) { named(archive, "level", words.level, kLevelWords); }

Wrong wrong(const At& at, const Words& words) {
  if (words.level >= kLevels || at.seen.me().reward_at(words.level) == kNone)
    return Wrong{"level", "no reward token lies there"};
  if (at.above() != nullptr) return Wrong{"", "comes right after a contract"};
  return at.seen.table.is_solo() == at.lies_on(Rule::check_timers) ? Wrong{}
                                                                   : Wrong{"", "in solo the timers come next"};
}

Message question(const Seen& seen, const Words& words) {
  return {"otys.ask.claim_back",
          {Arg::seat(seen.who), said(token_at(seen, words.level).back), said_level(words.level)}};
}

Message answer(const Seen& seen, const Words& words, Action action) {
  if (is(action, Do::decline)) return {"otys.answer.decline", {}};
  return {"otys.answer.accept", {said(token_at(seen, words.level).back)}};
}

void offer(const Seen&, const Words&, Options& options) {
  options.add(act(Do::accept));
  options.add(act(Do::decline));
}

Refusal why_not(const Seen&, const Words&, Action action) {
  return is(action, Do::accept) || is(action, Do::decline) ? kAllowed : not_this_question("6.3");
}

void take(Play& play, const Words& words, Seat seat, Action action) {
  if (is(action, Do::decline)) return;
  gain_back(play, seat, play.state.table.player(seat).reward_at(words.level));
}

}  // namespace bathys::otys::claim_back
