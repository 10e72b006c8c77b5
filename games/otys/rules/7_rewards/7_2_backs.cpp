// Otys 7.2 The back of a reward token brings 2 credits or 1 prestige at each contract completed at its level.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys {

void gain_back(Play& play, Seat seat, int token) {
  switch (reward(token).back) {
    case Reward::Back::credits2:
      return gain_credits(play, seat, in_play.back_credits);
    case Reward::Back::prestige1:
      return gain_contract_prestige(play, seat, in_play.back_prestige, Source::reward_backs);
  }
}

}  // namespace bathys::otys
