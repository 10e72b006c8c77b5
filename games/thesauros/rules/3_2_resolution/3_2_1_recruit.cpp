// Thesauros 3.2.1 Zone 1: pay the price beside the space and take the next recruit, who is placed at once and acts this
// turn.
#include "core/allowed.hpp"
#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros {
namespace {

constexpr int kSecondRecruit = kMeeples - kRecruits + 1;
constexpr int kThirdRecruit = kSecondRecruit + 1;

/// The leftmost recruit, kMeeples when none is left.
int next_recruit(const Player& player) {
  int meeple = kMeeples - kRecruits;
  while (meeple < kMeeples && player.spot(meeple) != Spot::recruit) ++meeple;
  return meeple;
}

int recruit_price(const Public& table, const Acting& acting) {
  return resolve::discounted(queue_price(table.seats(), 1, acting.place), acting.is_boss());
}

/// D39: anywhere with a queue but zone 1 itself.
Refusal why_not_send(const Public& table, int zone) {
  if (zone == 1) return refuse("recruit_elsewhere", "3.2.1");
  return placement::why_not_zone(table, zone);
}

/// A token at hand, or the one that comes with this very recruit.
bool has_token(const Player& player) {
  return player.tokens > 0 || (next_recruit(player) == kSecondRecruit && player.board_token != 0);
}

/// The second recruit brings the token that lay under it, unless a mercenary took it (D111); the third 1 reputation.
void gain_bonus(Play& play, Seat seat, int meeple) {
  Player& player = play.state.table.player(seat);
  if (meeple == kThirdRecruit) return reputation::gain(play, seat, Source::company, reputation_values().third_recruit);
  if (meeple != kSecondRecruit || player.board_token == 0) return;
  player.board_token = 0;
  ++player.tokens;
  tell(play, Happening::token_gained, seat);
}

}  // namespace

namespace recruit {

const Below kBelow{Rule::resolve};

Wrong wrong(const At& at, const Words& acting) { return resolve::wrong_acting(at, 1, acting); }

Message question(const Seen& seen, const Words& acting) {
  return resolve::question(seen, acting, "thesauros.ask.recruit", "thesauros.ask.recruit_again", Account::hr);
}

/// With what the recruit brings along.
Message answer(const Seen& seen, const Words& acting, Action action) {
  if (is(action, Do::decline)) return resolve::declining(acting);
  const Arg price = text::price(recruit_price(seen.table, acting));
  const int next = next_recruit(seen.me());
  if (next == kThirdRecruit) return {"thesauros.answer.recruit_reputation", {price}};
  const bool token = next == kSecondRecruit && seen.me().board_token != 0;
  return {token ? "thesauros.answer.recruit_token" : "thesauros.answer.recruit", {price}};
}

void offer(const Seen& seen, const Words& acting, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, acting);
  consider(act(Do::recruit));
  consider(act(Do::decline));
}

Refusal why_not(const Seen& seen, const Words& acting, Action action) {
  if (is(action, Do::decline)) return kAllowed;
  if (!is(action, Do::recruit)) return not_this_question("3.2.1");
  if (next_recruit(seen.me()) == kMeeples) return refuse("no_recruit_left", "3.2.1");  // D40
  return money::why_not_pay(seen, Account::hr, recruit_price(seen.table, acting), "3.2.1");
}

/// D28: a double action pays the same price twice.
void take(Play& play, const Words& acting, Seat seat, Action action) {
  if (is(action, Do::decline)) return resolve::decline(play, acting);
  const int price = recruit_price(play.state.table, acting);
  resolve::finish(play, 1, acting);
  play.state.table.pending.then({money::payment(seat, Account::hr, price), pending(Rule::place_recruit, seat)});
}

}  // namespace recruit

namespace place_recruit {

/// The meeple that recruits may act once more.
const Below kBelow{Rule::turn, Rule::resolve};

Wrong wrong(const At& at, const Words&) {
  if (actor_below(at).zone != 1) return {"", "nobody recruits now"};
  if (const Wrong wrong = wrong_actor(at)) return wrong;
  return next_recruit(at.seen.me()) < kMeeples ? Wrong{} : Wrong{"", "there is no recruit left"};
}

Message question(const Seen& seen, const Words&) {
  return text::ask(seen, "thesauros.ask.place_recruit", text::kMeeple[next_recruit(seen.me())]);
}

Message answer(const Seen& seen, const Words&, Action action) {
  static constexpr placement::Sentences kSend{"thesauros.answer.send", "thesauros.answer.send_priced",
                                              "thesauros.answer.send_mussels"};
  static constexpr placement::Sentences kSendDouble{
      "thesauros.answer.send_double", "thesauros.answer.send_double_priced", "thesauros.answer.send_double_mussels"};
  if (is(action, Do::post)) return {"thesauros.answer.post", {}};
  return placement::answer(seen, is(action, Do::send) ? kSend : kSendDouble, next_recruit(seen.me()), action.b);
}

void offer(const Seen& seen, const Words& words, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, words);
  for (const int zone : kQueueZones) {
    consider(act(Do::send, 0, zone));
    consider(act(Do::send_double, 0, zone));
  }
  consider(act(Do::post));
}

Refusal why_not(const Seen& seen, const Words&, Action action) {
  if (is(action, Do::post)) return envelope::why_not(seen);
  if (!is(action, Do::send) && !is(action, Do::send_double)) return not_this_question("3.2.1");
  if (is(action, Do::send_double) && !has_token(seen.me())) return refuse("no_double_action", "3.1.2");
  return why_not_send(seen.table, action.b);
}

void take(Play& play, const Words&, Seat seat, Action action) {
  if (is(action, Do::post)) {
    envelope::post(play, seat);
    return play.state.table.pending.push(pending(Rule::place_recruit, seat));
  }
  const int meeple = next_recruit(play.state.table.player(seat));
  tell(play, Happening::recruited, seat, meeple);
  gain_bonus(play, seat, meeple);
  const u8 token = is(action, Do::send_double) ? 1 : 0;
  placement::stand(play, {static_cast<u8>(seat), static_cast<u8>(meeple), token}, action.b);
}

}  // namespace place_recruit
}  // namespace bathys::thesauros
