// Thesauros 4.2 The game ends after the wages of the quadrimester in which all rooms in play are open, or of the ninth.
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::end_check {

const Below kBelow{Rule::maintenance};

/// D96, D101: then neither maintenance nor the points of a year, only the final score. D98: looked at here, not before.
void run(Play& play, const Words&) {
  Public& table = play.state.table;
  if (!museum::all_open(table) && table.board.quadrimester < kQuadrimesters) return;
  table.pending.clear();
  table.pending.then({pending(Rule::final_points)});
}

}  // namespace bathys::thesauros::end_check
