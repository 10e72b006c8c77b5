// Thesauros 1 Income at the start of a year: 50$ (55$ in two modes), then 30$ and 10$ plus 5$ for each map; all of it
// waits to be budgeted.
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::income_phase {
namespace {

/// Before it is budgeted, new money lies with the black box: nobody sees how it will be split.
void raise_money(Play& play, Seat seat) {
  const Public& table = play.state.table;
  const Income year = income(table.setup.mode, table.year());
  int amount = year.base + year.per_map * table.player(seat).map_count();
  if (table.year() == 1) amount += compensation(table.place_of(seat));  // D6
  raise(play.state.own(seat).black_box, amount);
  tell(play, Happening::income, seat, amount);
}

}  // namespace

const Below kBelow{Rule::budget};

void run(Play& play, const Words&) {
  for (int i = 0; i < play.state.table.seats(); ++i) raise_money(play, seat_at(i));
}

}  // namespace bathys::thesauros::income_phase
