// Otys 3.3 Sponsor 3: take back one used key of your own from the hacker track | the diver on level 5 goes to the top,
// all others down one place.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"
#include "games/otys/said.hpp"

namespace bathys::otys {

KeySet take_back::keys_on_track(const Player& player) {
  KeySet keys;
  for (const KeyToken key : player.track) keys.add(key);
  keys.remove(KeyToken::neutral_x);  // never a neutral one
  return keys;
}

void take_back::take(Play& play, Seat seat, KeyToken key) {
  Player& player = play.state.table.player(seat);
  player.track.take_at(player.track.find(key));
  player.keys.add(key);
  tell(play, Happening::key_taken_back, seat, key);
}

namespace sponsor_3 {
namespace {

void offer_key(const Seen& seen, Options& options) {
  for (const KeyToken key : take_back::keys_on_track(seen.me())) options.add(act(Do::sponsor_key, key));
}
Refusal why_not_key(const Seen& seen, Action action) {
  if (!is(action, Do::sponsor_key)) return not_this_question("3.3");
  if (take_back::keys_on_track(seen.me()).has(key_in(action))) return kAllowed;
  return refuse("key_not_on_track", "3.3", Arg::literal(kKeyWords[action.a]));
}
void use_key(Play& play, Seat seat, Action action) { take_back::take(play, seat, key_in(action)); }

Message answer_key(const Seen&, Action action) { return {"otys.answer.sponsor_key", {said(key_in(action))}}; }

void offer_ascent(const Seen&, Options& options) { options.add(act(Do::sponsor)); }
Refusal why_not_ascent(const Seen&, Action action) {
  return is(action, Do::sponsor) ? kAllowed : not_this_question("3.3");
}
void use_ascent(Play& play, Seat seat, Action) {
  resurface::go_up(play, seat, play.state.table.player(seat).diver_at_level(kLevels - 1));
}

}  // namespace

const SponsorRule kBasic{offer_key, why_not_key, use_key, answer_key};
const SponsorRule kAdvanced{offer_ascent, why_not_ascent, use_ascent, answer_sponsor};

}  // namespace sponsor_3
}  // namespace bathys::otys
