// Otys 6.4 A completed card is discarded, a public one replaced at once from the deck; an empty deck is made anew from
// the discards (D10).
#include <algorithm>

#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys {
namespace {

void shuffle_discards_into_deck(Play& play) {
  Colony& colony = play.state.table.colony;
  auto& cards = play.state.secret.deck;
  for (const int card : colony.contract_discards) cards[colony.deck_size++] = static_cast<u8>(card);
  colony.contract_discards = {};
  play.state.secret.generator.shuffle(std::span(cards.data(), colony.deck_size));
  tell(play, Happening::deck_shuffled, colony.deck_size);
}

}  // namespace

u8 deck::draw_top(Play& play) {
  Colony& colony = play.state.table.colony;
  if (colony.deck_size == 0 && !colony.contract_discards.empty()) shuffle_discards_into_deck(play);
  if (colony.deck_size == 0) return kNone;
  auto& cards = play.state.secret.deck;
  const u8 card = cards[0];
  std::copy(cards.begin() + 1, cards.begin() + colony.deck_size, cards.begin());
  cards[--colony.deck_size] = 0;
  for (Private& own : play.state.privates) own.known.remove(card);
  return card;
}

void replace_contract::run(Play& play, const Frame& frame) {
  u8& place = play.state.table.colony.contracts[frame.args[0]];
  place = deck::draw_top(play);
  if (place == kNone) return;  // D10: nothing at all left, the place stays empty
  play.report.learned();
  tell(play, Happening::contract_revealed, frame.seat(), place);
  if (play.state.table.is_solo()) lay_cubes::cube_for_new_contract(play, frame.args[0]);
}

}  // namespace bathys::otys
