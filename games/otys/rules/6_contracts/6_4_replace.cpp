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

namespace replace_contract {

const Below kBelow{Rule::choose_key, Rule::step_one,  Rule::activate,
                   Rule::use_copied, Rule::resurface, Rule::choose_timer};

void describe(Archive& archive, Words& words) { field(archive, "place", words.place, 0, kOfferPlaces - 1); }

Wrong wrong(const At& at, const Words& words) {
  const Public& table = at.seen.table;
  const bool missing = words.place < table.offer_places() && table.colony.contracts[words.place] == kNone;
  return missing ? Wrong{} : Wrong{"place", "no public contract is missing there"};
}

void run(Play& play, const Words& words, Seat seat) {
  u8& place = play.state.table.colony.contracts[words.place];
  place = deck::draw_top(play);
  if (place == kNone) return;  // D10: nothing at all left, the place stays empty
  play.report.learned();
  tell(play, Happening::contract_revealed, seat, place);
  if (play.state.table.is_solo()) lay_cubes::cube_for_new_contract(play, words.place);
}

}  // namespace replace_contract

}  // namespace bathys::otys
