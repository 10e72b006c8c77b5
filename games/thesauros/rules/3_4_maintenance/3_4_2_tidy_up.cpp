// Thesauros 3.4.2 to 3.4.4 Two maps join the market, seaplanes return, and everybody in shop and lagoon comes home with
// the zodiacs docked.
#include <algorithm>

#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::tidy_up {
namespace {

/// Told in the order of their numbers: who only sees the table afterwards cannot tell which came first.
void fill_market(Play& play) {
  FixedList<u8, kMarketSpaces> added;
  for (int i = 0; i < maps_added(); ++i) {
    if (const int number = market::add_from_reserve(play); number != 0) added.push_back(static_cast<u8>(number));
  }
  std::sort(added.begin(), added.end());
  for (const u8 number : added) tell(play, Happening::map_added, number);
}

void empty_shop(Play& play) {
  for (u8& space : play.state.table.board.shop) {
    if (space != kNone) resolve::go_home(play, Standing::of(space));
    space = kNone;
  }
}

void empty_lagoon(Play& play) {
  for (u8& zodiac : play.state.table.board.lagoon) {
    if (zodiac != kNone) load_gear::dock(play, zodiac);
    zodiac = kNone;
  }
}

}  // namespace

const Below kBelow{Rule::auction};

void run(Play& play, const Words&) {
  Board& board = play.state.table.board;
  fill_market(play);
  board.seaplanes = static_cast<u8>(seaplanes(play.state.table.seats()));
  board.sabotaged = 0;
  empty_shop(play);
  empty_lagoon(play);
}

}  // namespace bathys::thesauros::tidy_up
