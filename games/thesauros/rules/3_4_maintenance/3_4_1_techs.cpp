// Thesauros 3.4.1 New techs are revealed after quadrimesters 1 to 5; who sits on the pile looks through it and chooses
// the first one.
#include <algorithm>

#include "core/allowed.hpp"
#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros {
namespace {

constexpr int kBoardSlots = kTechSlots - 1;

int free_tech_slot(const Board& board) {
  int slot = 0;
  while (slot < kTechSlots && board.slots[slot] != kNone) ++slot;
  return slot;
}

void take_out_of_pile(State& state, int card) {
  Board& board = state.table.board;
  auto& pile = state.secret.pile;
  const auto end = pile.begin() + board.pile_size;
  const auto at = std::find(pile.begin(), end, static_cast<u8>(card));
  std::copy(at + 1, end, at);
  pile[--board.pile_size] = 0;
}

/// The sitter goes to the first space of the queue (D24, D44) and is there for all purposes (D25).
void leave_pile(Play& play) {
  Public& table = play.state.table;
  Standing sitter = Standing::of(table.board.sitter);
  sitter.token = 0;
  table.board.sitter = kNone;
  table.player(sitter.owner()).spot(sitter.meeple) = Spot::queue;
  table.queue(2).push_back(sitter.code());
}

Frame revealing(int count) { return pending(Rule::reveal_techs, reveal_techs::Words{static_cast<u8>(count)}); }

}  // namespace

const Below maintenance::kBelow{Rule::auction};

/// The whole maintenance; a sitter is asked first.
void maintenance::run(Play& play, const Words&) {
  Public& table = play.state.table;
  const int reveals = tech_reveals(table.board.quadrimester);
  if (table.board.sitter == kNone) return table.pending.then({revealing(reveals), pending(Rule::tidy_up)});
  const Seat sitter = Standing::of(table.board.sitter).owner();
  play.report.learned(SeatSet(sitter));
  play.state.own(sitter).knows_pile = 1;
  tell(play, Happening::pile_looked_through, sitter);
  table.pending.then({pending(Rule::choose_tech, sitter), revealing(std::max(0, reveals - 1)), pending(Rule::tidy_up)});
}

namespace choose_tech {

const Below kBelow{Rule::reveal_techs};

Wrong wrong(const At& at, const Words&) {
  const u8 sitter = at.seen.board().sitter;
  if (sitter == kNone || Standing::of(sitter).owner() != at.frame().seat())
    return {"seats", "does not sit on the pile"};
  return at.seen.own.knows_pile != 0 ? Wrong{} : Wrong{"", "who chooses has looked through the pile"};
}

Message question(const Seen& seen, const Words&) {
  return text::ask(seen, "thesauros.ask.choose_tech", text::number(seen.board().pile_size));
}

Message answer(const Seen&, const Words&, Action action) {
  return {"thesauros.answer.choose", {text::kGearName[action.a]}};
}

void offer(const Seen& seen, const Words& words, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, words);
  for (int card = 0; card < kTechs; ++card) consider(act(Do::choose, card));
}

Refusal why_not(const Seen& seen, const Words&, Action action) {
  if (!is(action, Do::choose)) return not_this_question("3.4.1");
  return (research::pile_cards(seen.board()) >> action.a & 1) != 0 ? kAllowed : refuse("not_in_pile", "3.4.1");
}

/// D43: the chosen card first; the pile keeps its order. D42: with ten slots full it lies face up on the pile.
void take(Play& play, const Words&, Seat seat, Action action) {
  play.report.others_learned(seat);
  take_out_of_pile(play.state, action.a);
  play.state.table.board.upper_left = 0;  // nobody else can tell from which part the card came
  reveal_techs::lay_out(play, action.a);
  leave_pile(play);
}

}  // namespace choose_tech

namespace reveal_techs {

void describe(Archive& archive, Words& words) { field(archive, "count", words.count, 0, kTechSlots); }

const Below kBelow{Rule::tidy_up};

/// Pending only while the sitter chooses the first one.
Wrong wrong(const At& at, const Words& words) {
  const int rest = std::max(0, tech_reveals(at.seen.board().quadrimester) - 1);
  return words.count == rest ? Wrong{} : Wrong{"count", "is not what is left of this quadrimester"};
}

void lay_out(Play& play, int card) {
  Board& board = play.state.table.board;
  const int slot = free_tech_slot(board);
  board.slots[slot] = static_cast<u8>(card);
  tell(play, Happening::tech_revealed, card);
  if (play.state.table.is_solo()) rival::take_over(play, card, slot);
}

void run(Play& play, const Words& words) {
  Board& board = play.state.table.board;
  for (int i = 0; i < words.count && board.pile_size > 0 && free_tech_slot(board) < kBoardSlots; ++i) {
    play.report.learned();
    const u8 top = play.state.secret.pile[0];
    take_out_of_pile(play.state, top);
    if (board.upper_left > 0) --board.upper_left;
    lay_out(play, top);
  }
}

}  // namespace reveal_techs
}  // namespace bathys::thesauros
