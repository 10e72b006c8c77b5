// Thesauros 2.2 Money earned during the year goes to any account or accounts but the black box, as its receiver decides
// (D15).
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros {

void money::gain(Play& play, Seat seat, int amount) {
  if (amount == 0) return;
  tell(play, Happening::money_gained, seat, amount);
  play.state.table.pending.push(pending(Rule::allocate, seat, amount));
}

namespace allocate {
namespace {

int amount_of(const Frame& frame) { return frame.args[0]; }

}  // namespace

void offer(const Seen&, const Frame& frame, Options& options) {
  for (int account = 0; account < kOpenAccounts; ++account) {
    for (int part = amount_of(frame); part >= 1; --part) {
      options.add(act(Do::allocate, account, 0, 0, static_cast<u32>(part)));
    }
  }
}

Refusal why_not(const Seen&, const Frame& frame, Action action) {
  if (!is(action, Do::allocate)) return not_this_question("2.2");
  if (action.a >= kOpenAccounts) return refuse("never_into_black_box", "2.2");  // D14
  if (action.d == 0) return refuse("too_little", "2.2", Arg::number(1));
  if (action.d <= static_cast<u32>(amount_of(frame))) return kAllowed;
  return refuse("more_than_there_is", "2.2", Arg::number(action.d), Arg::number(amount_of(frame)));
}

void take(Play& play, const Frame& frame, Seat seat, Action action) {
  u16& account = play.state.table.player(seat).accounts[action.a];
  account = static_cast<u16>(account + action.d);
  tell(play, Happening::allocated, seat, action.a, action.d);
  const int rest = amount_of(frame) - static_cast<int>(action.d);
  if (rest > 0) play.state.table.pending.push(pending(Rule::allocate, seat, rest));
}

}  // namespace allocate
}  // namespace bathys::thesauros
