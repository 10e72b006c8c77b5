// Otys 8.5 Solo: completing a public contract discards its cube, so that the timer will not take a contract for that
// type; the next card takes the next waiting cube at once (D14).
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys {

void discard_cube(Play& play, int place) { play.state.table.solo.cubes[place] = kNone; }

}  // namespace bathys::otys
