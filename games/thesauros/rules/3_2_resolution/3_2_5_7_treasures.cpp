// Thesauros 3.2.5.7 One treasure is lifted per dive, two from the same column by the boss or a specialist; fees are
// paid for each treasure (D78).
#include <algorithm>

#include "core/allowed.hpp"
#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros::lift_treasure {
namespace {

/// A cell of the column below a zodiac.
struct Place {
  int zone;
  int row;
  int column;

  static Place of(const Public& table, int zodiac, int row) {
    const Space& here = space(table.zodiac(zodiac).space);
    return {here.zone, row, here.column};
  }
  DigCell cell(const Public& table) const {
    const DigTile& tile = dig_tile(table.site(zone).tile);
    return tile.at(row, column);
  }
};

/// The cheapest piece of gear aboard that reaches that deep.
int cheapest(Load load, int row, u8 GearUse::*reach, u8 GearUse::*cost) {
  int best = sea::kFar;
  for (const Gear gear : kAllGear) {
    const GearUse& use = gear_use(gear);
    if (load.has(gear) && use.*reach > row) best = std::min(best, static_cast<int>(use.*cost));
  }
  return best;
}

bool has_precise_map(const Player& player, int number) { return (player.mercenary_maps >> (number - 1) & 1) != 0; }

}  // namespace

/// Plain treasures are free; hidden ones need to be detected by something aboard (D54), those in rock to be freed (D79:
/// no treasure needs both).
int fee(const Public& table, Seat seat, int zodiac, int row) {
  const Place place = Place::of(table, zodiac, row);
  if (table.site(place.zone).is_covered(row, place.column)) return sea::kFar;
  const Load load = table.zodiac(zodiac).load;
  switch (place.cell(table).what) {
    case Cell::plain:
      return 0;
    case Cell::rock:
      return cheapest(load, row, &GearUse::extract_depth, &GearUse::extract_cost);
    case Cell::hidden:
      if (has_precise_map(table.player(seat), place.zone)) return 0;
      return cheapest(load, row, &GearUse::detect_depth, &GearUse::detect_cost);
    default:
      return sea::kFar;
  }
}

const Below kBelow{Rule::dive};

void describe(Archive& archive, Words& words) {
  named(archive, "zodiac", words.zodiac, kZodiacWords);
  field(archive, "row", words.row, 0, kRows - 1);
  field(archive, "lifted", words.lifted, 0, kRows - 1);
}

Wrong wrong(const At& at, const Words& words) {
  if (const Wrong wrong = wrong_actor(at)) return wrong;
  const dive::Words dive = dive::words_at(*at.below());
  if (words.zodiac != dive.zodiac) return {"zodiac", "another one dives"};
  if (words.row + 1 != dive.row) return {"row", "the diver is not there"};
  if (words.lifted != dive.lifted || words.lifted >= dive::most_lifted()) return {"lifted", "does not fit the dive"};
  const bool in_reach = fee(at.seen.table, at.seen.who, words.zodiac, words.row) != sea::kFar;
  return in_reach ? Wrong{} : Wrong{"row", "cannot be lifted"};
}

Words words_at(const Frame& frame) { return words_of<Words>(frame); }

Message question(const Seen& seen, const Words& words) {
  const DigCell cell = Place::of(seen.table, words.zodiac, words.row).cell(seen.table);
  const int lies = static_cast<int>(cell.what) - static_cast<int>(Cell::plain);
  return text::ask(seen, "thesauros.ask.lift_treasure", text::ordinal(words.row),
                   text::number(treasure_value(cell.kind)), text::kTreasure[lies]);
}

Message answer(const Seen& seen, const Words& words, Action action) {
  if (is(action, Do::leave)) return {"thesauros.answer.leave", {}};
  if (is(action, Do::surface)) return {"thesauros.answer.surface", {}};
  return {"thesauros.answer.take", {text::number(fee(seen.table, seen.who, words.zodiac, words.row))}};
}

/// D77: any treasure may be left where it is, and the dive may end anywhere.
void offer(const Seen& seen, const Words& words, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, words);
  consider(act(Do::take));
  consider(act(Do::leave));
  consider(act(Do::surface));
}

Refusal why_not(const Seen& seen, const Words& words, Action action) {
  if (is(action, Do::leave) || is(action, Do::surface)) return kAllowed;
  if (!is(action, Do::take)) return not_this_question("3.2.5");
  return money::why_not_pay(seen, Account::mx, fee(seen.table, seen.who, words.zodiac, words.row), "3.2.5");
}

/// D82: a second one has a fee of its own.
void take(Play& play, const Words& words, Seat seat, Action action) {
  Public& table = play.state.table;
  if (is(action, Do::leave)) return;
  if (is(action, Do::surface)) return dive::surface(play);
  const Place place = Place::of(table, words.zodiac, words.row);
  const int cost = fee(table, seat, words.zodiac, words.row);
  const u8 kind = place.cell(table).kind;
  table.player(seat).add_treasure(kind);
  table.site(place.zone).cover(place.row, place.column);
  tell(play, Happening::treasure_taken, seat, treasure_value(kind), place.zone);
  dive::count_lifted(play);
  table.pending.then({money::payment(seat, Account::mx, cost)});
}

}  // namespace bathys::thesauros::lift_treasure
