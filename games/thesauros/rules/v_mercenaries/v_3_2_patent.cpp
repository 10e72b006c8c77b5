// Thesauros V.3.2 In zone 2 a mercenary steals the patent of a tech that is shown, and one object if any is left.
#include "core/allowed.hpp"
#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros::steal_patent {

const Below kBelow{Rule::resolve};

Wrong wrong(const At& at, const Words&) { return mercenary::wrong(at, 2); }

Message question(const Seen& seen, const Words&) { return text::ask(seen, "thesauros.ask.steal_patent"); }

/// With the object where one is left, from its owner where there is one.
Message answer(const Seen& seen, const Words&, Action action) {
  if (is(action, Do::decline)) return {"thesauros.answer.decline", {}};
  const u8 owner = seen.board().owners[action.a];
  const bool object = seen.board().copies[action.a] > 0;
  const Arg gear = text::kGearName[action.a];
  if (owner == kNone) return {object ? "thesauros.answer.steal" : "thesauros.answer.steal_patent", {gear}};
  return {object ? "thesauros.answer.steal_from" : "thesauros.answer.steal_patent_from", {gear, text::seat(owner)}};
}

void offer(const Seen& seen, const Words& words, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, words);
  for (const u8 card : seen.board().slots) {
    if (card != kNone) consider(act(Do::steal, card));
  }
  consider(act(Do::decline));
}

Refusal why_not(const Seen& seen, const Words&, Action action) {
  if (is(action, Do::decline)) return kAllowed;
  if (!is(action, Do::steal)) return not_this_question("V.3");
  if (!research::is_visible(seen.board(), action.a)) return refuse("tech_not_shown", "V.3");
  return seen.board().owners[action.a] == static_cast<u8>(seen.who) ? refuse("own_patent", "V.3") : kAllowed;  // D112
}

/// D119: a mercenary that does nothing costs 1 reputation, and its space is spent.
void take(Play& play, const Words&, Seat seat, Action action) {
  if (is(action, Do::decline)) return reputation::lose(play, seat, Source::idle, reputation_values().idle);
  Board& board = play.state.table.board;
  board.owners[action.a] = static_cast<u8>(seat);
  tell(play, Happening::patent_stolen, seat, action.a);
  if (board.copies[action.a] > 0) research::own_object(play, seat, action.a);
}

}  // namespace bathys::thesauros::steal_patent
