// Otys 2.6 Step 3: the key goes to the hacker track, a full track gives all keys back; then the diver resurfaces or
// stays for a battery (D3).
#include "core/allowed.hpp"
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"
#include "games/otys/said.hpp"

namespace bathys::otys {
namespace {

void return_all_keys(Play& play, Seat seat) {
  Player& player = play.state.table.player(seat);
  u8& neutral = play.state.table.colony.neutral_keys;
  for (const KeyToken key : player.track) {
    player.keys.add(key);
    neutral = static_cast<u8>(neutral + (key == KeyToken::neutral_x ? 1 : 0));
  }
  player.keys.remove(KeyToken::neutral_x);
  player.track.clear();
  tell(play, Happening::keys_return, seat);
}

}  // namespace

const Below key_to_track::kBelow{Rule::resurface};

void key_to_track::run(Play& play, const Words&, Seat seat) {
  Turn& turn = play.state.table.turn;
  Player& player = play.state.table.player(seat);
  player.track.push_back(turn.key);
  turn.key_in_play = 0;
  tell(play, Happening::key_on_track, seat, turn.key);
  // D8: a hacker who moved this turn counts here, against the new threshold.
  if (player.track.size() >= threshold(player.hacker)) return_all_keys(play, seat);
}

namespace resurface {

const Below kBelow{Rule::move_timer, Rule::next_seat};

Wrong wrong(const At& at, const Words&) {
  if (at.lies_on(Rule::move_timer) == at.seen.table.is_solo()) return {};
  return Wrong{"", "in solo a timer moves after it, and only there"};
}

Message question(const Seen& seen, const Words&) {
  const int level = seen.turn().level;
  return {"otys.ask.resurface", {Arg::seat(seen.who), said(seen.me().diver_at_level(level)), said_level(level)}};
}

Message answer(const Seen& seen, const Words&, Action action) {
  return {is(action, Do::resurface) ? "otys.answer.resurface" : "otys.answer.stay",
          {said(seen.me().diver_at_level(seen.turn().level))}};
}

Refusal why_not(const Seen& seen, const Words&, Action action) {
  if (is(action, Do::resurface)) return kAllowed;
  if (!is(action, Do::stay)) return not_this_question("2.6");
  return seen.me().batteries > 0 ? kAllowed : refuse("no_battery", "2.6");
}

void offer(const Seen& seen, const Words& words, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, words);
  consider(act(Do::resurface));
  consider(act(Do::stay));
}

void take(Play& play, const Words&, Seat seat, Action action) {
  const Diver diver = play.state.table.player(seat).diver_at_level(play.state.table.turn.level);
  copied_resurface::schedule(play);
  if (is(action, Do::resurface)) return go_up(play, seat, diver);
  spend_battery(play, seat);
  tell(play, Happening::stayed, seat, diver);
}

void go_up(Play& play, Seat seat, Diver diver) {
  Player& player = play.state.table.player(seat);
  propeller::move_diver(player, player.place_of(diver), 0);
  tell(play, Happening::resurfaced, seat, diver);
}

}  // namespace resurface
}  // namespace bathys::otys
