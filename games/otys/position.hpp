// The parts of checking a position: what lies on the table (position.cpp), what is pending, and the turn.
#pragma once

#include <string>

#include "games/otys/state.hpp"

namespace bathys::otys {

/// "players[2]", as positions are written.
std::string name_in_position(Seat seat);

/// Where a turn stands; 2.1 begin_turn says what is pending in each.
enum class Stage : u8 { laying_cubes, choosing_key, step_one, activation, step_three, closing, over };

struct Standing {
  Stage stage{};
  bool fresh = false;           ///< in the activation: the effect has not been touched yet
  Seat copied_owner = kNoSeat;  ///< whose diver is being used through the spy
};

/// Where the turn stands by what is pending. Throws BadInput when no turn can have it.
Standing read_pending(const State& state);

/// Throws BadInput unless the turn fits where it stands.
void check_turn(const State& state, const Standing& standing);

}  // namespace bathys::otys
