// Thesauros V.3.2 In zone 2 a mercenary steals the patent of a tech that is shown, and one object if any is left.
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::steal_patent {

void offer(const Seen& seen, const Frame& frame, Options& options) {
  for (const u8 card : seen.board().slots) {
    if (card != kNone && !why_not(seen, frame, act(Do::steal, card))) options.add(act(Do::steal, card));
  }
  options.add(act(Do::decline));
}

Refusal why_not(const Seen& seen, const Frame&, Action action) {
  if (is(action, Do::decline)) return kAllowed;
  if (!is(action, Do::steal)) return not_this_question("V.3");
  if (!research::is_visible(seen.board(), action.a)) return refuse("tech_not_shown", "V.3");
  return seen.board().owners[action.a] == static_cast<u8>(seen.who) ? refuse("own_patent", "V.3") : kAllowed;  // D112
}

/// D119: a mercenary that does nothing costs 1 reputation, and its space is spent.
void take(Play& play, const Frame&, Seat seat, Action action) {
  if (is(action, Do::decline)) return reputation::lose(play, seat, Source::idle, reputation_values().idle);
  Board& board = play.state.table.board;
  board.owners[action.a] = static_cast<u8>(seat);
  tell(play, Happening::patent_stolen, seat, action.a);
  if (board.copies[action.a] > 0) research::own_object(play, seat, action.a);
}

}  // namespace bathys::thesauros::steal_patent
