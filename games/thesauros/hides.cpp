// What everybody can tell about a question of Thesauros: whether a black box could change its answers.
#include <algorithm>
#include <limits>

#include "games/thesauros/thesauros.hpp"

namespace bathys {

using namespace thesauros;

/// Only where the black box may send money (2.3) does it decide what somebody can pay. More money never allows less: if
/// the fullest one changes nothing, none does.
bool Thesauros::hides(const Seen& open, const Frame& frame) {
  if (!money::black_box_sends(open.table)) return false;
  if (is(frame, Rule::transfer)) return true;
  Private rich;
  rich.black_box = std::numeric_limits<u16>::max();
  Options poor_offer, rich_offer;
  Engine<Thesauros>::offer(open, frame, poor_offer);
  Engine<Thesauros>::offer({open.table, rich, open.who}, frame, rich_offer);
  return !std::equal(poor_offer.begin(), poor_offer.end(), rich_offer.begin(), rich_offer.end());
}

}  // namespace bathys
