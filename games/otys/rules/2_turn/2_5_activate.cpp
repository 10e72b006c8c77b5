// Otys 2.5 Step 2: the diver on the active level is activated; its effect may be used once, or twice with sponsor 2.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"
#include "games/otys/said.hpp"

namespace bathys::otys::activate {

const Below kBelow{Rule::key_to_track};

void describe(Archive& archive, Words& words) { yes_no(archive, "again", words.again); }

bool is_first_use(const Frame& frame) { return words_of<Words>(frame).again == 0; }

/// Above it lies step 1, in which nothing was used yet, or an effect in use, after which only a second use remains. A
/// contract completed at this very question changes nothing about it.
Wrong wrong(const At& at, const Words& words) {
  if (words.again > at.seen.turn().double_use) return Wrong{"again", "is used a second time only with sponsor 2"};
  const Frame* above = at.above();
  if (above == nullptr) return {};
  if (is(*above, Rule::step_one)) return words.again == 0 ? Wrong{} : Wrong{"again", "was not used before"};
  const bool in_use =
      is(*above, Rule::use_copied) || is(*above, Rule::keep_contract) || is(*above, Rule::refill_rewards);
  return in_use && words.again == 0 ? Wrong{"again", "was used before"} : Wrong{};
}

bool uses(const Public& table, Diver diver) {
  return table.turn.level < kLevels && table.player(table.turn.seat).diver_at_level(table.turn.level) == diver;
}

Activation activation(const Public& table) {
  const Player& player = table.player(table.turn.seat);
  const Diver diver = player.diver_at_level(table.turn.level);
  return {diver, player.is_upgraded(diver), false, table.turn.free_effects != 0};
}

void offer_effect(const Seen& seen, const Activation& used, Options& options) {
  diver_rule(used.diver).offer(seen, used, options);
  options.add(act(Do::done));
}

Refusal why_not_effect(const Seen& seen, const Activation& used, Action action) {
  return is(action, Do::done) ? kAllowed : diver_rule(used.diver).why_not(seen, used, action);
}

Message answer_effect(const Seen& seen, const Activation& used, Action action) {
  return is(action, Do::done) ? Message{"otys.answer.done", {}} : diver_rule(used.diver).answer(seen, used, action);
}

Message question(const Seen& seen, const Words& words) {
  const int level = seen.turn().level;
  return {words.again == 0 ? "otys.ask.activate" : "otys.ask.activate_again",
          {Arg::seat(seen.who), said(seen.me().diver_at_level(level)), said_level(level)}};
}

Message answer(const Seen& seen, const Words&, Action action) {
  return answer_effect(seen, activation(seen.table), action);
}

void offer(const Seen& seen, const Words&, Options& options) { offer_effect(seen, activation(seen.table), options); }

Refusal why_not(const Seen& seen, const Words&, Action action) {
  return why_not_effect(seen, activation(seen.table), action);
}

void take(Play& play, const Words& words, Seat seat, Action action) {
  if (is(action, Do::done)) return;
  Public& table = play.state.table;
  if (table.turn.double_use != 0 && words.again == 0)
    table.pending.push(pending(Rule::activate, seat, Words{.again = 1}));
  const Activation used = activation(table);
  diver_rule(used.diver).use(play, seat, used, action);
}

}  // namespace bathys::otys::activate
