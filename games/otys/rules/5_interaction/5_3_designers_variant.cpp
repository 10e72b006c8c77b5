// Otys 5.3 Designer's variant: the copied diver's owner gets the fee, and in your step 3 that diver resurfaces too
// unless its owner spends a battery.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"
#include "games/otys/said.hpp"

namespace bathys::otys::copied_resurface {

/// D9: where no fee is due, nobody is paid.
void pay_owner(Play& play, Seat spy_owner, Seat diver_owner, int fee) {
  pay_credits(play, spy_owner, fee);
  if (play.state.table.setup.designer_variant != 0) gain_credits(play, diver_owner, fee);
}

/// D19: each copied diver resurfaces once, however often it was used.
void remember(Play& play, Seat owner, Diver diver) {
  Public& table = play.state.table;
  if (table.setup.designer_variant == 0 || table.turn.copied.has({owner, diver})) return;
  table.turn.copied.push_back({owner, diver});
}

/// Owners without a battery have nothing to decide.
void schedule(Play& play) {
  Public& table = play.state.table;
  for (int i = table.turn.copied.size(); i-- > 0;) {
    const Copied copied = table.turn.copied[i];
    if (table.player(copied.owner).batteries > 0) {
      table.pending.push(pending(Rule::copied_resurface, copied.owner, Words{copied.diver}));
    } else {
      resurface::go_up(play, copied.owner, copied.diver);
    }
  }
}

const Below kBelow{Rule::copied_resurface, Rule::next_seat};

void describe(Archive& archive, Words& words) { named(archive, "diver", words.diver, kDiverWords); }

Wrong wrong(const At& at, const Words& words) {
  const Public& table = at.seen.table;
  if (at.frame().asked.size() != 1 || !table.turn.copied.has({at.seen.who, words.diver}))
    return Wrong{"diver", "was not copied"};
  if (table.player(at.seen.who).batteries == 0) return Wrong{"", "without a battery there is nothing to decide"};
  for (int i = 0; i < at.depth; ++i) {
    if (table.pending.from_top(i).seat() == at.seen.who) return Wrong{"", "an owner is asked once"};
  }
  return {};
}

Message question(const Seen& seen, const Words& words) {
  return {"otys.ask.copied_resurface", {Arg::seat(seen.who), said(words.diver), said_level(seen.turn().level)}};
}

Message answer(const Seen&, const Words& words, Action action) {
  return {is(action, Do::resurface) ? "otys.answer.resurface" : "otys.answer.stay", {said(words.diver)}};
}

void offer(const Seen&, const Words&, Options& options) {
  options.add(act(Do::resurface));
  options.add(act(Do::stay));
}

Refusal why_not(const Seen&, const Words&, Action action) {
  return is(action, Do::resurface) || is(action, Do::stay) ? kAllowed : not_this_question("5.3");
}

void take(Play& play, const Words& words, Seat seat, Action action) {
  if (is(action, Do::resurface)) return resurface::go_up(play, seat, words.diver);
  spend_battery(play, seat);
  tell(play, Happening::stayed, seat, words.diver);
}

}  // namespace bathys::otys::copied_resurface
