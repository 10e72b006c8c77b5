// Otys 3.3 Sponsor 3: take back one used key of your own from the hacker track | the diver on level 5 goes to the top,
// all others down one place.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys {

u8 take_back::keys_on_track(const Player& player) {
  u8 keys = 0;
  for (const KeyToken key : player.track) keys = static_cast<u8>(keys | 1u << static_cast<int>(key));
  return static_cast<u8>(keys & ((1u << kOwnKeys) - 1u));  // never a neutral one
}

void take_back::take(Play& play, Seat seat, KeyToken key) {
  Player& player = play.state.table.player(seat);
  player.track.take_at(player.track.find(key));
  player.keys = static_cast<u8>(player.keys | 1u << static_cast<int>(key));
  tell(play, Happening::key_taken_back, seat, key);
}

namespace sponsor_3 {
namespace {

void offer_key(const Seen& seen, Options& options) {
  const u8 used = take_back::keys_on_track(seen.me());
  for (int key = 0; key < kOwnKeys; ++key) {
    if (((used >> key) & 1) != 0) options.add(act(Do::sponsor_key, key));
  }
}
Refusal why_not_key(const Seen& seen, Action action) {
  if (!is(action, Do::sponsor_key)) return not_this_question("3.3");
  const bool used = ((take_back::keys_on_track(seen.me()) >> action.a) & 1) != 0;
  return used ? kAllowed : refuse("key_not_on_track", "3.3", Arg::literal(kKeyWords[action.a]));
}
void use_key(Play& play, Seat seat, Action action) { take_back::take(play, seat, static_cast<KeyToken>(action.a)); }

void offer_ascent(const Seen&, Options& options) { options.add(act(Do::sponsor)); }
Refusal why_not_ascent(const Seen&, Action action) {
  return is(action, Do::sponsor) ? kAllowed : not_this_question("3.3");
}
void use_ascent(Play& play, Seat seat, Action) {
  resurface::go_up(play, seat, play.state.table.player(seat).diver_at_level(kLevels - 1));
}

}  // namespace

const SponsorRule kBasic{offer_key, why_not_key, use_key};
const SponsorRule kAdvanced{offer_ascent, why_not_ascent, use_ascent};

}  // namespace sponsor_3
}  // namespace bathys::otys
