// Thesauros 0.4 Three level-0 techs lie open, twelve wait in a pile whose upper part holds the simpler ones.
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::set_up {
namespace {

using Cards = FixedList<u8, kTechs>;

constexpr int kMask = 0;

Cards cards_of_level(int level) {
  Cards cards;
  for (int card = 0; card < kTechs; ++card) {
    if (tech(card).level == level) cards.push_back(static_cast<u8>(card));
  }
  return cards;
}
Cards cards_of_pile(Pile pile) {
  Cards cards;
  for (int card = 0; card < kTechs; ++card) {
    if (tech(card).initiation == pile) cards.push_back(static_cast<u8>(card));
  }
  return cards;
}
void shuffle(Play& play, Cards& cards) { play.state.secret.generator.shuffle(std::span(cards.begin(), cards.end())); }

void put_under(Play& play, const Cards& cards) {
  for (const u8 card : cards) play.state.secret.pile[play.state.table.board.pile_size++] = card;
}

/// D1: of the seven simpler cards three lie on top, the other four are mixed with level 2.
void stack_standard_pile(Play& play, Cards simple) {
  for (const u8 card : cards_of_level(1)) simple.push_back(card);
  shuffle(play, simple);
  Cards upper;
  for (int i = 0; i < in_play.techs_on_top; ++i) upper.push_back(simple.pop_back());
  for (const u8 card : cards_of_level(2)) simple.push_back(card);
  shuffle(play, simple);
  put_under(play, upper);
  put_under(play, simple);
  play.state.table.board.upper_left = in_play.techs_on_top;
}

/// The mask first (D3: in solo too), then two of the other simple cards; with mercenaries any three.
void lay_out_standard(Play& play) {
  Cards simple = cards_of_level(0);
  if (!play.state.table.has_mercenaries()) {
    reveal_techs::lay_out(play, kMask);
    simple.take_at(simple.find(kMask));
  }
  shuffle(play, simple);
  while (play.state.table.board.slots[kTechsShown - 1] == kNone) reveal_techs::lay_out(play, simple.pop_back());
  stack_standard_pile(play, simple);
}

/// Mask, harpoon and auxiliary motor lie open; the first pile lies on the second.
void lay_out_initiation(Play& play) {
  for (const Gear shown : {Gear::mask, Gear::harpoon, Gear::aux_motor})
    reveal_techs::lay_out(play, static_cast<int>(shown));
  Cards first = cards_of_pile(Pile::first);
  Cards second = cards_of_pile(Pile::second);
  shuffle(play, first);
  shuffle(play, second);
  put_under(play, first);
  put_under(play, second);
  play.state.table.board.upper_left = static_cast<u8>(first.size());
}

}  // namespace

void lay_out_techs(Play& play) {
  Board& board = play.state.table.board;
  board.slots.fill(kNone);
  board.owners.fill(kNone);
  for (int card = 0; card < kTechs; ++card) board.copies[card] = tech(card).copies[play.state.table.seats() - 1];
  if (play.state.table.setup.mode == Mode::initiation) return lay_out_initiation(play);
  lay_out_standard(play);
}

}  // namespace bathys::thesauros::set_up
