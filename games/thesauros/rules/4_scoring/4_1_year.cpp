// Thesauros 4.1 At the end of years 1 and 2 the turn order brings reputation: 4, 2, 1, 0 (three players 4, 2, 0; two 2,
// 0; solo none).
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::year_score {

const Below kBelow{Rule::quadrimester};

void run(Play& play, const Words&) {
  const Public& table = play.state.table;
  if (table.board.quadrimester % 3 != 0 || table.is_solo()) return;
  for (int place = 0; place < table.seats(); ++place) {
    const int points = year_points(table.seats(), place);
    tell(play, Happening::year_points, table.in_order(place), points);
    reputation::gain(play, table.in_order(place), Source::influence, points);
  }
}

}  // namespace bathys::thesauros::year_score
