// Thesauros 3.2.5.6 A dive goes straight down the column as deep as the gear reaches; sharks on the way may be shot at,
// or flee until the diver is back.
#include <algorithm>

#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros {
namespace {

const Space& space_of_zodiac(const Public& table, int zodiac) { return space(table.zodiac(zodiac).space); }

DigCell cell_at(const Public& table, int zodiac, int row) {
  const Space& here = space_of_zodiac(table, zodiac);
  const DigSite& site = table.site(here.zone);
  if (site.is_covered(row, here.column)) return {Cell::nothing, 0};  // D80
  return dig_tile(site.tile).at(row, here.column);
}

int depth(Load load) {
  int deepest = in_play.swimsuit;  // always aboard
  for (const Gear gear : kAllGear) {
    if (load.has(gear)) deepest = std::max(deepest, static_cast<int>(gear_use(gear).dive_depth));
  }
  return deepest;
}

/// The least total that kills with the best weapon aboard (D75, D88); 0 without a weapon.
int kill_on(Load load) {
  int best = 0;
  for (const Gear gear : kAllGear) {
    const int need = gear_use(gear).kill_on;
    if (load.has(gear) && need > 0 && (best == 0 || need < best)) best = need;
  }
  return best;
}
bool ignores_sharks(Load load) {
  for (const Gear gear : kAllGear) {
    if (load.has(gear) && gear_use(gear).ignores_sharks != 0) return true;
  }
  return false;
}
bool copes_with_sharks(Load load) { return kill_on(load) > 0 || ignores_sharks(load); }

/// Cage, experience and the found speargun help to aim (D76: the sums of the rules, whatever the summary says).
int die_bonus(const Public& table, Seat seat, int zodiac) {
  const Zodiac& boat = table.zodiac(zodiac);
  int bonus = resolve::is_expert(table, {static_cast<u8>(seat), boat.crew, 0}, Hat::port) ? boss_values().die : 0;
  for (const Gear gear : kAllGear) {
    if (boat.load.has(gear)) bonus += gear_use(gear).die_bonus;
  }
  return bonus;
}

/// What the die must show at least to kill; 1 and less is sure.
int least_roll(const Public& table, Seat seat, int zodiac) {
  return kill_on(table.zodiac(zodiac).load) - die_bonus(table, seat, zodiac);
}

/// One treasure, two for the boss or a specialist of the port, however that one came aboard (D38).
int lifts(const Public& table, Seat seat, int zodiac) {
  const Standing diver{static_cast<u8>(seat), table.zodiac(zodiac).crew, 0};
  return resolve::is_expert(table, diver, Hat::port) ? boss_values().treasures : in_play.treasures;
}

}  // namespace

namespace dive {

/// D72: any shark left in the column forbids the dive without gear against it.
Refusal why_not(const Public& table, Seat seat, int zodiac) {
  const Zodiac& boat = table.zodiac(zodiac);
  const Space& here = space_of_zodiac(table, zodiac);
  if (here.kind != SpaceKind::dig) return refuse("not_on_a_dig", "3.2.5");
  if (boat.owner != static_cast<u8>(seat) || boat.crew == kNone) return refuse("nobody_aboard", "3.2.5");
  if (copes_with_sharks(boat.load)) return kAllowed;
  for (int row = 0; row < kRows; ++row) {
    if (cell_at(table, zodiac, row).what == Cell::shark) return refuse("sharks_below", "3.2.5");
  }
  return kAllowed;
}

const Below kBelow{Rule::next_zodiac};

void describe(Archive& archive, Words& words) {
  named(archive, "zodiac", words.zodiac, kZodiacWords);
  field(archive, "row", words.row, 0, kRows);
  field(archive, "lifted", words.lifted, 0, kRows);
}

/// At the question about the level above, or while something lifted there is paid for.
Wrong wrong(const At& at, const Words& words) {
  if (const Wrong wrong = wrong_actor(at)) return wrong;
  if (const Wrong wrong = sea::wrong_zodiac(at, words.zodiac)) return wrong;
  const Space& here = space_of_zodiac(at.seen.table, words.zodiac);
  if (here.kind != SpaceKind::dig || at.seen.table.site(here.zone).tile == kNone)
    return {"zodiac", "there is nothing to dive for"};
  if (!sea_turn::has_dived(at.seen.table.zodiac(words.zodiac))) return {"zodiac", "has not dived"};
  if (words.row < 1 || words.row > kRows) return {"row", "is too deep"};
  if (words.lifted > most_lifted()) return {"lifted", "is more than a dive brings"};
  const bool pays = at.above() != nullptr && is(*at.above(), Rule::transfer);
  return pays && words.lifted == 0 ? Wrong{"lifted", "nothing was lifted"} : Wrong{};
}

Words words_at(const Frame& frame) { return words_of<Words>(frame); }

int most_lifted() { return std::max(boss_values().treasures, in_play.treasures); }

Frame frame(Seat seat, int zodiac) { return pending(Rule::dive, seat, Words{static_cast<u8>(zodiac), 0, 0}); }

void surface(Play& play) { play.state.table.pending.pop(); }

void count_lifted(Play& play) {
  const Frame deeper = play.state.table.pending.pop();
  auto words = words_of<Words>(deeper);
  ++words.lifted;
  play.state.table.pending.push(pending(Rule::dive, deeper.seat(), words));
}

Message answer(const Seen& seen, int zodiac, Arg given_up) {
  const Space& here = space_of_zodiac(seen.table, zodiac);
  const int deepest = depth(seen.table.zodiac(zodiac).load);
  int treasures = 0;
  for (const Cell kind : {Cell::plain, Cell::hidden, Cell::rock})
    treasures += dig::cells_below(seen, here, deepest, kind);
  return {"thesauros.answer.dive",
          {text::ordinal(zodiac), Arg::literal(here.name), text::number(deepest),
           text::number(dig::cells_below(seen, here, deepest, Cell::shark)), text::number(treasures), Arg{}, given_up}};
}

/// One level deeper.
void run(Play& play, const Words& words, Seat seat) {
  Public& table = play.state.table;
  const auto [zodiac, row, lifted] = words;
  const Load load = table.zodiac(zodiac).load;
  if (row >= depth(load) || row >= kRows) return;
  table.pending.then({pending(Rule::dive, seat, Words{zodiac, static_cast<u8>(row + 1), lifted})});
  const DigCell cell = cell_at(table, zodiac, row);
  if (cell.what == Cell::nothing) return;
  if (cell.what == Cell::shark) {
    if (kill_on(load) > 0) table.pending.then({pending(Rule::meet_shark, seat, DiveTo{zodiac, row})});
    return;
  }
  if (lifted >= lifts(table, seat, zodiac) || lift_treasure::fee(table, seat, zodiac, row) == sea::kFar) return;
  table.pending.then({pending(Rule::lift_treasure, seat, lift_treasure::Words{zodiac, row, lifted})});
}

}  // namespace dive

void describe(Archive& archive, DiveTo& place) {
  named(archive, "zodiac", place.zodiac, kZodiacWords);
  field(archive, "row", place.row, 0, kRows - 1);
}

/// D73: one shot for each shark on the way down. D74: nobody has to shoot.
namespace meet_shark {

const Below kBelow{Rule::dive};

Wrong wrong(const At& at, const Words& words) {
  if (const Wrong wrong = wrong_actor(at)) return wrong;
  const dive::Words dive = dive::words_at(*at.below());
  if (words.zodiac != dive.zodiac) return {"zodiac", "another one dives"};
  if (words.row + 1 != dive.row) return {"row", "the diver is not there"};
  if (cell_at(at.seen.table, words.zodiac, words.row).what != Cell::shark) return {"row", "there is no shark"};
  return kill_on(at.seen.table.zodiac(words.zodiac).load) > 0 ? Wrong{} : Wrong{"", "no weapon is aboard"};
}

Message question(const Seen& seen, const Words& words) {
  return text::ask(seen, "thesauros.ask.meet_shark", text::ordinal(words.row), text::ordinal(words.zodiac));
}

Message answer(const Seen& seen, const Words& words, Action action) {
  if (is(action, Do::spare)) return {"thesauros.answer.spare", {}};
  if (is(action, Do::surface)) return {"thesauros.answer.surface", {}};
  const int roll = least_roll(seen.table, seen.who, words.zodiac);
  if (roll <= 1) return {"thesauros.answer.shoot_sure", {text::roll(roll)}};
  return {"thesauros.answer.shoot", {text::roll(roll), text::number(in_play.die + 1 - roll)}};
}

void offer(const Seen&, const Words&, Options& options) {
  options.add(act(Do::shoot));
  options.add(act(Do::spare));
  options.add(act(Do::surface));
}

Refusal why_not(const Seen&, const Words&, Action action) {
  return is(action, Do::shoot) || is(action, Do::spare) || is(action, Do::surface) ? kAllowed
                                                                                   : not_this_question("3.2.5");
}

void take(Play& play, const Words& words, Seat seat, Action action) {
  if (is(action, Do::surface)) return dive::surface(play);  // D77
  if (is(action, Do::shoot)) play.state.table.pending.then({pending(Rule::shoot_shark, seat, words)});
}

}  // namespace meet_shark

namespace shoot_shark {

const Below kBelow{Rule::dive};

/// A sure kill rolls nothing.
void run(Play& play, const Words& words, Seat seat) {
  Public& table = play.state.table;
  const int needed = least_roll(table, seat, words.zodiac);
  if (needed > 1) {
    table.board.die = static_cast<u8>(play.state.secret.generator.below(in_play.die) + 1);
    play.report.learned();
    tell(play, Happening::shark_shot, seat, table.board.die);
  }
  if (needed > 1 && table.board.die < needed) return tell(play, Happening::shark_fled, seat);
  const Space& here = space_of_zodiac(table, words.zodiac);
  raise(table.player(seat).sharks, 1);
  table.site(here.zone).cover(words.row, here.column);
  tell(play, Happening::shark_killed, seat);
}

}  // namespace shoot_shark
}  // namespace bathys::thesauros
