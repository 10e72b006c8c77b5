// Otys 4.4 The engineer, for 1 credit (free when upgraded), improves the mechanic or the hacker by one step, three
// steps each at most.
#include "core/allowed.hpp"
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"
#include "games/otys/said.hpp"

namespace bathys::otys {
namespace engineer {
namespace {

int fee(const Activation& used) { return used.fee(diver_values().engineer); }

u8& step_of(Player& player, Technician technician) {
  return technician == Technician::mechanic ? player.mechanic : player.hacker;
}
int step_of(const Player& player, Technician technician) {
  return technician == Technician::mechanic ? player.mechanic : player.hacker;
}

Refusal why_not(const Seen& seen, const Activation& used, Action action) {
  if (!is(action, Do::improve)) return not_this_question("4.4");
  if (step_of(seen.me(), technician_in(action)) >= kTechnicianSteps) {
    return refuse("technician_at_end", "4.4", Arg::number(kTechnicianSteps));
  }
  return short_of_credits(seen.me(), fee(used), "4.4");
}

void offer(const Seen& seen, const Activation& used, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, used);
  for (const Technician technician : {Technician::mechanic, Technician::hacker}) consider(act(Do::improve, technician));
}

/// D8: a hacker step gives no key back by itself.
void use(Play& play, Seat seat, const Activation& used, Action action) {
  const auto technician = technician_in(action);
  pay_credits(play, seat, fee(used));
  u8& step = step_of(play.state.table.player(seat), technician);
  ++step;
  tell(play, Happening::improved, seat, technician, step);
}

Message answer(const Seen&, const Activation& used, Action action) {
  return {"otys.answer.improve", {said(technician_in(action)), Arg::number(fee(used))}};
}

}  // namespace

const DiverRule kRule{offer, why_not, use, answer};

}  // namespace engineer
}  // namespace bathys::otys
