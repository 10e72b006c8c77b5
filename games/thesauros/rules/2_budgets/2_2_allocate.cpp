// Thesauros 2.2 Money earned during the year goes to any account or accounts but the black box, as its receiver decides
// (D15).
#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros {

void money::gain(Play& play, Seat seat, int amount) {
  if (amount == 0) return;
  tell(play, Happening::money_gained, seat, amount);
  play.state.table.pending.push(pending(Rule::allocate, seat, allocate::Words{static_cast<u8>(amount)}));
}

namespace allocate {

void describe(Archive& archive, Words& words) { field(archive, "amount", words.amount, 1, kMaxAtOnce); }

int amount_of(const Frame& frame) { return words_of<Words>(frame).amount; }

/// Earned by an action: mussels, fish and treasures, and the royalties of others.
const Below kBelow{Rule::turn, Rule::resolve, Rule::next_zodiac};

Wrong wrong(const At& at, const Words& words) {
  const auto [zone, actor, mercenary] = actor_below(at);
  const bool first_trip = zone == 7 && at.lies_on(Rule::turn);
  const bool earns = zone == 2 || zone == 5 || zone == 6 || zone == 7 || zone == 8;
  if (!earns || mercenary || first_trip || actor == kNoSeat) return {"", "nobody has earned money"};
  if (zone == 2 && at.frame().seat() == actor) return {"seats", "a royalty goes to somebody else"};
  if (zone != 2 && at.frame().seat() != actor) return {"seats", "asks another seat"};
  return words.amount >= 1 && words.amount <= kMaxAtOnce ? Wrong{} : Wrong{"amount", "nobody gains that much at once"};
}

Message question(const Seen& seen, const Words& words) {
  return text::ask(seen, "thesauros.ask.allocate", text::number(words.amount));
}

Message answer(const Seen& seen, const Words&, Action action) {
  const int part = static_cast<int>(action.d);
  return {"thesauros.answer.allocate",
          {text::kAccount[action.a], text::number(part), text::number(seen.me().accounts[action.a] + part)}};
}

void offer(const Seen&, const Words& words, Options& options) {
  for (int account = 0; account < kOpenAccounts; ++account) {
    options.add_row(words.amount, [&](int spared) {
      return act(Do::allocate, account, 0, 0, static_cast<u32>(words.amount - spared));
    });
  }
}

Refusal why_not(const Seen&, const Words& words, Action action) {
  if (!is(action, Do::allocate)) return not_this_question("2.2");
  if (action.a >= kOpenAccounts) return refuse("never_into_black_box", "2.2");  // D14
  if (action.d == 0) return refuse("too_little", "2.2", Arg::number(1));
  if (action.d <= words.amount) return kAllowed;
  return refuse("more_than_there_is", "2.2", Arg::number(action.d), Arg::number(words.amount));
}

void take(Play& play, const Words& words, Seat seat, Action action) {
  raise(play.state.table.player(seat).accounts[action.a], static_cast<int>(action.d));
  tell(play, Happening::allocated, seat, action.a, action.d);
  const auto rest = static_cast<u8>(words.amount - action.d);
  if (rest > 0) play.state.table.pending.push(pending(Rule::allocate, seat, Words{rest}));
}

}  // namespace allocate
}  // namespace bathys::thesauros
