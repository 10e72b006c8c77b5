// Otys 7.3 A reward token that left the colony is replaced from the bag; when the bag is empty the discarded tokens go
// back into it first.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys {

void discard_reward::run(Play& play, const Frame& frame) {
  Colony& colony = play.state.table.colony;
  u8& used = colony.rewards[frame.args[0]][frame.args[1]];
  colony.reward_discards.add(used);
  tell(play, Happening::reward_discarded, frame.seat(), used);
  used = kNone;
}

u8 refill_rewards::draw_token(Play& play) {
  Colony& colony = play.state.table.colony;
  if (colony.bag.empty()) std::swap(colony.bag, colony.reward_discards);
  if (colony.bag.empty()) return kNone;
  u32 skip = play.state.secret.generator.below(static_cast<u32>(colony.bag.size()));
  auto token = colony.bag.begin();
  while (skip-- > 0) ++token;
  const int drawn = *token;
  colony.bag.remove(drawn);
  return static_cast<u8>(drawn);
}

void refill_rewards::run(Play& play, const Frame& frame) {
  u8& place = play.state.table.colony.rewards[frame.args[0]][frame.args[1]];
  place = draw_token(play);
  play.report.learned();
  if (place != kNone) tell(play, Happening::reward_drawn, frame.seat(), place, frame.args[0]);
}

}  // namespace bathys::otys
