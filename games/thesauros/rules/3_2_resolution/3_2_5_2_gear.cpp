// Thesauros 3.2.5.2 Gear ashore is one pool with every docked zodiac; what a zodiac carries is chosen when it leaves
// port or passes through it, two extra motors at most.
#include "core/allowed.hpp"
#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros::load_gear {
namespace {

/// D126: several of a kind too; only motors are limited.
Refusal why_not_load(const Seen& seen, int zodiac, Gear gear) {
  if (seen.me().in_stock(gear) == 0) return refuse("gear_elsewhere", "3.2.5");
  return seen.table.zodiac(zodiac).load.takes(gear) ? kAllowed : refuse("no_place_aboard", "3.2.5");
}

/// `load all` takes one of each kind that is not aboard yet (D126).
bool is_wanted(const Seen& seen, int zodiac, Gear gear) {
  return !seen.table.zodiac(zodiac).load.has(gear) && !why_not_load(seen, zodiac, gear);
}
bool can_load_all(const Seen& seen, int zodiac) {
  for (const Gear gear : kAllGear) {
    if (is_wanted(seen, zodiac, gear)) return true;
  }
  return false;
}

void load_one(Play& play, Seat seat, int zodiac, Gear gear) {
  --play.state.table.player(seat).in_stock(gear);
  play.state.table.zodiac(zodiac).load.add(gear);
}

/// Stronger motors first (D126).
void load_everything(Play& play, Seat seat, int zodiac) {
  static constexpr Gear kMotors[] = {Gear::super_motor, Gear::found_motor, Gear::medium_motor, Gear::aux_motor};
  const Seen seen{play.state.table, play.state.own(seat), seat};
  for (const Gear motor : kMotors) {
    if (is_wanted(seen, zodiac, motor)) load_one(play, seat, zodiac, motor);
  }
  for (const Gear gear : kAllGear) {
    if (is_wanted(seen, zodiac, gear)) load_one(play, seat, zodiac, gear);
  }
}

}  // namespace

void take_ashore(Play& play, int zodiac) {
  Zodiac& boat = play.state.table.zodiac(zodiac);
  Player& player = play.state.table.player(seat_at(boat.owner));
  for (const Gear gear : kAllGear) {
    player.in_stock(gear) = static_cast<u8>(player.in_stock(gear) + boat.load.count(gear));
  }
  boat.load = {};
}

void offer_gear(const Seen& seen, int zodiac, Options& options) {
  const auto consider = allowed_by<why_not_gear>(options, seen, zodiac);
  consider(act(Do::load_all));
  for (const Gear gear : kAllGear) {
    consider(act(Do::load, gear));
    consider(act(Do::unload, gear));
  }
}

Refusal why_not_gear(const Seen& seen, int zodiac, Action action) {
  if (is(action, Do::load)) return why_not_load(seen, zodiac, static_cast<Gear>(action.a));
  if (is(action, Do::load_all)) return can_load_all(seen, zodiac) ? kAllowed : refuse("nothing_to_load", "3.2.5");
  if (!is(action, Do::unload)) return not_this_question("3.2.5");
  const bool aboard = seen.table.zodiac(zodiac).load.has(static_cast<Gear>(action.a));
  return aboard ? kAllowed : refuse("gear_elsewhere", "3.2.5");
}

void take_gear(Play& play, Seat seat, int zodiac, Action action) {
  if (is(action, Do::load_all)) return load_everything(play, seat, zodiac);
  const auto gear = static_cast<Gear>(action.a);
  if (is(action, Do::load)) return load_one(play, seat, zodiac, gear);
  ++play.state.table.player(seat).in_stock(gear);
  play.state.table.zodiac(zodiac).load.remove(gear);
}

Message answer_gear(Action action) {
  if (is(action, Do::load_all)) return {"thesauros.answer.load_all", {}};
  return {is(action, Do::load) ? "thesauros.answer.load" : "thesauros.answer.unload", {text::kGearName[action.a]}};
}

const Below kBelow{Rule::next_zodiac};

void describe(Archive& archive, Words& words) { named(archive, "zodiac", words.zodiac, kZodiacWords); }

Wrong wrong(const At& at, const Words& words) {
  if (const Wrong wrong = wrong_actor(at)) return wrong;
  const SeaTurn turn = sea_turn::turn_of(*at.below());
  if (!turn.is_departure() || at.seen.table.zodiac(turn.only).space != kPort) return {"", "nobody leaves the port"};
  return words.zodiac == turn.only ? Wrong{} : Wrong{"zodiac", "another one leaves the port"};
}

int zodiac_of(const Frame& frame) { return words_of<Words>(frame).zodiac; }

Message question(const Seen& seen, const Words& words) {
  return text::ask(seen, "thesauros.ask.load_gear", text::ordinal(words.zodiac));
}

Message answer(const Seen&, const Words&, Action action) {
  return is(action, Do::cast_off) ? Message{"thesauros.answer.cast_off", {}} : answer_gear(action);
}

void offer(const Seen& seen, const Words& words, Options& options) {
  offer_gear(seen, words.zodiac, options);
  options.add(act(Do::cast_off));
}

Refusal why_not(const Seen& seen, const Words& words, Action action) {
  return is(action, Do::cast_off) ? kAllowed : why_not_gear(seen, words.zodiac, action);
}

void take(Play& play, const Words& words, Seat seat, Action action) {
  if (is(action, Do::cast_off)) return;
  play.state.table.pending.push(pending(Rule::load_gear, seat, words));
  take_gear(play, seat, words.zodiac, action);
}

}  // namespace bathys::thesauros::load_gear
