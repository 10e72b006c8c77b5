// What everybody can tell about a question of Otys: whether hidden contracts could change its answers.
#include "games/otys/otys.hpp"

namespace bathys {

using namespace otys;

namespace {

/// Every contract that does not lie open could be in a hand (6.5).
CardSet could_be_in_hand(const Seen& open) {
  CardSet cards;
  if (open.me().hand_size == 0) return cards;
  for (int card = 0; card < kContracts; ++card) {
    if (!open.colony().contract_discards.has(card)) cards.add(card);
  }
  for (const u8 card : open.colony().contracts) {
    if (card != kNone) cards.remove(card);
  }
  return cards;
}

}  // namespace

/// Contracts are all that is offered out of a hand, beside open questions (2.8). Whoever could complete none of those
/// that nobody sees has no more answers than everybody can tell.
bool Otys::hides(const Seen& open, const Frame& frame) {
  if (!Engine<Otys>::row(frame).open) return false;
  Private full;
  full.hand = could_be_in_hand(open);
  Options without, with;
  offer_any_time(open, frame, without);
  offer_any_time({open.table, full, open.who}, frame, with);
  return with.size() != without.size();
}

}  // namespace bathys
