// Thesauros S.3 Solo trophies, only with a win: reputation 80, 90, 100; the museum full at 8, 7, 6; 70, 80, 90$ from
// fishing.
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::solo {
namespace {

enum Trophy { kBossOfTheYear, kMuseum, kFisher };

bool reaches(const Public& table, int which, int mark) {
  switch (which) {
    case kBossOfTheYear:
      return table.players[0].reputation >= mark;
    case kMuseum:
      return table.board.full_at != 0 && table.board.full_at <= mark;
    default:
      return table.players[0].fishing >= mark;  // D108
  }
}

}  // namespace

/// How many of the three grades of a trophy were reached.
int trophies(const State& state, int which) {
  if (!won(state)) return 0;
  int grade = 0;
  for (const u8 mark : trophy(which)) grade += reaches(state.table, which, mark) ? 1 : 0;
  return grade;
}

}  // namespace bathys::thesauros::solo
