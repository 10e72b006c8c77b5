// Otys 2.1 A turn begins with a key: one of your own keys 1 to 5 that lies ready, or an X key with any level.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"
#include "games/otys/said.hpp"

namespace bathys::otys {

const Below begin_turn::kBelow{};

/// The whole turn, in reading order.
void begin_turn::run(Play& play, const Words&, Seat seat) {
  Public& table = play.state.table;
  table.turn = Turn{.round = table.turn.round, .seat = seat, .first = table.turn.first};
  tell(play, Happening::turn_begins, seat, table.turn.round);
  table.pending.then({pending(Rule::next_seat, seat)});
  if (table.is_solo()) table.pending.then({pending(Rule::move_timer, seat)});
  table.pending.then({pending(Rule::choose_key, seat), pending(Rule::step_one, seat), pending(Rule::activate, seat),
                      pending(Rule::key_to_track, seat), pending(Rule::resurface, seat)});
}

namespace choose_key {
namespace {

enum Which : u8 { own, neutral };

void offer_x(Options& options, Which which) {
  options.add_row(kLevels, [which](int level) { return act(Do::x, level, which); });
}

KeyToken token_of(Action action) {
  if (is(action, Do::key)) return key_in(action);
  return action.b == own ? KeyToken::own_x : KeyToken::neutral_x;
}

}  // namespace

const Below kBelow{Rule::step_one};

Message question(const Seen& seen, const Words&) { return {"otys.ask.choose_key", {Arg::seat(seen.who)}}; }

/// An X key moves all sponsors down by one before anything else (2.2).
Message answer(const Seen& seen, const Words&, Action action) {
  const int level = action.a;
  const int sponsor_from = is(action, Do::key) ? level : (level + kLevels - 1) % kLevels;
  const std::string_view key = is(action, Do::key) ? "otys.answer.key"
                               : action.b == own   ? "otys.answer.x_own"
                                                   : "otys.answer.x_neutral";
  return {key, {said_level(level), said(seen.me().diver_at_level(level)), said_sponsor(seen.colony(), sponsor_from)}};
}

/// By hand: random games run at 0.93 of their speed when each of the fifteen is asked of why_not.
void offer(const Seen& seen, const Words&, Options& options) {
  const Player& me = seen.me();
  for (int level = 0; level < kLevels; ++level) {
    options.add_if(me.has_key(static_cast<KeyToken>(level)), act(Do::key, level));
  }
  if (me.has_key(KeyToken::own_x)) offer_x(options, own);
  if (me.neutral_keys > 0) offer_x(options, neutral);
}

Refusal why_not(const Seen& seen, const Words&, Action action) {
  const Player& me = seen.me();
  if (is(action, Do::key)) {
    if (me.has_key(token_of(action))) return kAllowed;
    return refuse("key_not_ready", "2.1", Arg::literal(kKeyWords[action.a]));
  }
  if (!is(action, Do::x)) return not_this_question("2.1");
  if (action.b == own && !me.has_key(KeyToken::own_x)) return refuse("key_not_ready", "2.1", Arg::literal("X"));
  if (action.b == neutral && me.neutral_keys == 0) return refuse("no_neutral_key", "2.1");
  return kAllowed;
}

void take(Play& play, const Words&, Seat seat, Action action) {
  Player& player = play.state.table.player(seat);
  Turn& turn = play.state.table.turn;
  turn.key = token_of(action);
  turn.level = action.a;
  turn.key_in_play = 1;
  if (turn.key == KeyToken::neutral_x) {
    --player.neutral_keys;
  } else {
    player.keys.remove(turn.key);
  }
  tell(play, Happening::key_played, seat, turn.key, turn.level);
  if (is(action, Do::x)) x_key::shift_sponsors(play);
}

}  // namespace choose_key
}  // namespace bathys::otys
