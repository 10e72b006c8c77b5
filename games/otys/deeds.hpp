// Small deeds that many rules share: gaining, paying, and telling about it. Supplies are unlimited (9.2).
#pragma once

#include "games/otys/state.hpp"

namespace bathys::otys {

void gain_credits(Play& play, Seat seat, int n);
void pay_credits(Play& play, Seat seat, int n);
void gain_batteries(Play& play, Seat seat, int n);
void spend_battery(Play& play, Seat seat);
/// Scores. Schedule nothing after it: in the solo game it must be looked first whether the game ends at once (8.7).
void gain_prestige(Play& play, Seat seat, int n, Source source);
/// Scores as a part of a contract. In the solo game the timers are looked at after the whole of it (D27).
void gain_contract_prestige(Play& play, Seat seat, int n, Source source);
void gain_resource(Play& play, Seat seat, Resource type, int level);
void upgrade(Play& play, Seat seat, Diver diver);

}  // namespace bathys::otys
