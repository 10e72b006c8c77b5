// What can happen in a game of Thesauros, for log and animation.
#pragma once

#include "core/event.hpp"
#include "games/thesauros/state.hpp"

namespace bathys::thesauros {

/// In the order of the table in text.cpp, which says what the arguments are.
enum class Happening : u8 {
  game_begins,
  hat_laid_out,
  income,
  budget_revealed,
  quadrimester_begins,
  placed,
  posted,
  mercenary_placed,
  passed,
  zone_begins,
  trained,
  declined,
  reputation_gained,
  reputation_lost,
  paid,
  transferred,
  money_gained,
  allocated,
  recruited,
  token_gained,
  developed,
  bought,
  royalty,
  sat_down,
  map_bought,
  map_added,
  map_claimed,
  tiles_drawn,
  tiles_seen,
  tile_placed,
  tile_turned_up,
  plane_used,
  gear_shifted,
  crews_swapped,
  sailed,
  docked,
  fished,
  dived,
  shark_shot,
  shark_killed,
  shark_fled,
  treasure_taken,
  mussels,
  zodiac_bought,
  lagoon_trip,
  found_object,
  looked_at_two,
  room_sponsored,
  treasure_sold,
  room_opened,
  room_closed,
  advertised,
  bid_opened,
  bid_withdrawn,
  new_order,
  wages_paid,
  wages_unpaid,
  tech_revealed,
  pile_looked_through,
  mercenary_offered,
  auction_bid,
  auction_won,
  auction_unsold,
  tokens_stolen,
  patent_stolen,
  planes_sabotaged,
  mine_taken,
  mine_exploded,
  treasures_switched,
  treasure_carried,
  slandered,
  year_points,
  final_points,
  game_ends,
};
inline constexpr int kHappenings = static_cast<int>(Happening::game_ends) + 1;

template <class... Args>
Event event(Happening kind, Args... args) {
  return {static_cast<u8>(kind), SeatSet::everybody(), {static_cast<i16>(args)...}};
}
/// Tells everybody.
template <class... Args>
void tell(Play& play, Happening kind, Args... args) {
  if (play.report.listening()) play.report.tell(event(kind, args...));
}
/// Tells one seat only.
template <class... Args>
void tell_only(Play& play, Seat seat, Happening kind, Args... args) {
  if (!play.report.listening()) return;
  Event secret = event(kind, args...);
  secret.audience = SeatSet(seat);
  play.report.tell(secret);
}
/// Tells everybody but one seat.
template <class... Args>
void tell_others(Play& play, Seat seat, Happening kind, Args... args) {
  if (!play.report.listening()) return;
  Event redacted = event(kind, args...);
  redacted.audience = SeatSet::everybody().without(seat);
  play.report.tell(redacted);
}

}  // namespace bathys::thesauros
