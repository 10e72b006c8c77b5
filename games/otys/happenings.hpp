// What can happen in a game of Otys, for log and animation.
#pragma once

#include "core/tell.hpp"
#include "games/otys/state.hpp"

namespace bathys::otys {

/// In the order of the table in text.cpp, which says what the arguments are.
enum class Happening : u8 {
  game_begins,
  turn_begins,
  key_played,
  sponsors_shift,
  sponsor_used,
  propelled,
  key_taken_back,
  upgraded,
  resource_moved,
  found,
  credits_gained,
  credits_paid,
  batteries_gained,
  battery_spent,
  prestige_gained,
  neutral_key_gained,
  sold,
  bought,
  drew,
  drew_cards,
  kept,
  kept_card,
  copied,
  improved,
  explored,
  reward_placed,
  reward_discarded,
  reward_drawn,
  completed,
  contract_revealed,
  deck_shuffled,
  key_on_track,
  keys_return,
  resurfaced,
  stayed,
  cube_on_space,
  cube_on_contract,
  timer_moved,
  timer_pushed,
  cube_to_store,
  cube_lost,
  contract_discarded,
  timer_gone,
  last_round,
  game_ends,
};
inline constexpr int kHappenings = static_cast<int>(Happening::game_ends) + 1;

}  // namespace bathys::otys
