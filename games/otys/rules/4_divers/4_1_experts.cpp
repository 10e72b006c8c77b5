// Otys 4.1 An expert finds one resource of its type on the active level; upgraded it also brings a neutral X key, a
// credit, a battery, or a used key back.
#include "core/allowed.hpp"
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"
#include "games/otys/said.hpp"

namespace bathys::otys::experts {
namespace {

Resource type_of(const Activation& used) { return static_cast<Resource>(used.diver); }
bool takes_back_keys(const Activation& used) { return used.diver == Diver::tech_expert; }
bool with_resource(Action action) {
  return is(action, Do::find) || is(action, Do::find_bonus) || is(action, Do::find_key);
}
bool with_key(Action action) { return is(action, Do::find_key) || is(action, Do::bonus_key); }

/// Everything but a key taken back. D6: the neutral X keys may have run out.
bool has_plain_bonus(const Seen& seen, const Activation& used) {
  if (!used.upgraded || takes_back_keys(used)) return false;
  return used.diver != Diver::metal_expert || seen.colony().neutral_keys > 0;
}
KeySet keys_to_take_back(const Seen& seen, const Activation& used) {
  return used.upgraded && takes_back_keys(used) ? take_back::keys_on_track(seen.me()) : KeySet{};
}

Refusal why_not_bonus(const Seen& seen, const Activation& used, Action action) {
  if (!used.upgraded) return refuse("not_upgraded", "4.1");
  if (with_key(action) != takes_back_keys(used)) return not_this_question("4.1");
  if (!with_key(action)) return has_plain_bonus(seen, used) ? kAllowed : refuse("no_neutral_keys_left", "4.1");
  const bool on_track = keys_to_take_back(seen, used).has(key_in(action));
  return on_track ? kAllowed : refuse("key_not_on_track", "4.1", Arg::literal(kKeyWords[action.a]));
}

Refusal why_not(const Seen& seen, const Activation& used, Action action) {
  if (action.verb < static_cast<u8>(Do::find) || action.verb > static_cast<u8>(Do::bonus_key)) {
    return not_this_question("4.1");
  }
  if (with_resource(action) && !seen.me().has_room(seen.turn().level)) return refuse("level_full", "4.1");
  return is(action, Do::find) ? kAllowed : why_not_bonus(seen, used, action);
}

void offer(const Seen& seen, const Activation& used, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, used);
  consider(act(Do::find_bonus));
  consider(act(Do::find));
  consider(act(Do::bonus));
  for (const KeyToken key : keys_to_take_back(seen, used)) {
    consider(act(Do::find_key, key));
    consider(act(Do::bonus_key, key));
  }
}

void gain_neutral_key(Play& play, Seat seat) {
  --play.state.table.colony.neutral_keys;
  ++play.state.table.player(seat).neutral_keys;
  tell(play, Happening::neutral_key_gained, seat);
}
void gain_neutral_keys(Play& play, Seat seat) {
  for (int left = diver_values().keys; left > 0 && play.state.table.colony.neutral_keys > 0; --left) {
    gain_neutral_key(play, seat);
  }
}

void gain_bonus(Play& play, Seat seat, const Activation& used, Action action) {
  if (with_key(action)) return take_back::take(play, seat, key_in(action));
  if (used.diver == Diver::metal_expert) return gain_neutral_keys(play, seat);
  if (used.diver == Diver::plant_expert) return gain_credits(play, seat, diver_values().credits);
  gain_batteries(play, seat, diver_values().batteries);
}

void use(Play& play, Seat seat, const Activation& used, Action action) {
  if (with_resource(action)) gain_resource(play, seat, type_of(used), play.state.table.turn.level);
  if (!is(action, Do::find)) gain_bonus(play, seat, used, action);
}

Message answer(const Seen&, const Activation& used, Action action) {
  const Arg found = said(type_of(used));
  const Arg key = said(key_in(action));
  if (is(action, Do::find)) return {"otys.answer.find", {found}};
  if (is(action, Do::find_bonus)) return {"otys.answer.find_bonus", {found, said_bonus(used.diver)}};
  if (is(action, Do::find_key)) return {"otys.answer.find_key", {found, key}};
  if (is(action, Do::bonus)) return {"otys.answer.bonus", {said_bonus(used.diver)}};
  return {"otys.answer.bonus_key", {key}};
}

}  // namespace

const DiverRule kRule{offer, why_not, use, answer};

}  // namespace bathys::otys::experts
