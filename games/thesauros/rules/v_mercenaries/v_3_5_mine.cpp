// Thesauros V.3.5 In zone 7 a mercenary fetches the mine, which later blows up three levels of three columns of a tile,
// once.
#include "core/allowed.hpp"
#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros::mine {
namespace {

/// Sharks are killed, treasures destroyed; how many sharks.
int blow_up(DigSite& site, int first_column) {
  int killed = 0;
  for (int row = 0; row < in_play.mine_levels; ++row) {
    for (int column = first_column; column < first_column + in_play.mine_columns; ++column) {
      const Cell what = dig_tile(site.tile).at(row, column).what;
      if (what == Cell::nothing || site.is_covered(row, column)) continue;
      if (what == Cell::shark) ++killed;
      site.cover(row, column);
    }
  }
  return killed;
}

}  // namespace

/// D114, D123: offered beside every question that begins an own action (see rulebook.cpp).
void offer(const Seen& seen, Options& options) {
  // Asked once here: random games run at 0.95 of their speed without it.
  if (seen.me().mine == 0) return;
  const auto consider = allowed_by<why_not>(options, seen);
  for (int number = 1; number <= kDigZones; ++number) {
    for (int column = 0; column < kMaxColumns; ++column) consider(act(Do::mine, number, column));
  }
}

/// Any placed tile, also without a map of it.
Refusal why_not(const Seen& seen, Action action) {
  if (seen.me().mine == 0) return refuse("no_mine", "V.3");
  if (action.a == 0 || seen.table.site(action.a).placed == 0) return refuse("no_tile", "V.3");
  return action.b + in_play.mine_columns <= zone_columns(action.a) ? kAllowed : refuse("outside_tile", "V.3");
}

void take(Play& play, Seat seat, Action action) {
  Public& table = play.state.table;
  dig::turn_up(play, action.a);
  const int killed = blow_up(table.site(action.a), action.b);
  table.player(seat).mine = 0;
  raise(table.player(seat).sharks, killed);
  tell(play, Happening::mine_exploded, seat, action.a, killed);
}

/// What it would hit, where this seat knows the tile.
Message answer(const Seen& seen, Action action) {
  const Arg zone = text::number(action.a);
  const Arg first = text::ordinal(action.b);
  const Arg last = text::ordinal(action.b + in_play.mine_columns - 1);
  if (seen.tile_on(action.a) == kNone) return {"thesauros.answer.mine", {zone, first, last}};
  int sharks = 0;
  int treasures = 0;
  for (int column = action.b; column < action.b + in_play.mine_columns; ++column) {
    const Space& here = space(dig_space(action.a, column));
    sharks += dig::cells_below(seen, here, in_play.mine_levels, Cell::shark);
    for (const Cell kind : {Cell::plain, Cell::hidden, Cell::rock})
      treasures += dig::cells_below(seen, here, in_play.mine_levels, kind);
  }
  return {"thesauros.answer.mine_known", {zone, first, last, text::number(sharks), text::number(treasures)}};
}

void resume(Play& play) {
  const Frame question = play.state.table.pending.pop();
  resolve::ask(play, question);
}

}  // namespace bathys::thesauros::mine
