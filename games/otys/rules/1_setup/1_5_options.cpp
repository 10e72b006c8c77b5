// Otys 1.5 A game is set up with 1 to 4 players, the sponsor sides, the designer's variant, and for solo the hard
// start.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys::set_up {

Refusal check(const Setup& setup) {
  if (setup.players < 1 || setup.players > kMaxSeats) {
    return refuse("seat_count", "1.5", Arg::number(setup.players), Arg::number(1), Arg::number(kMaxSeats));
  }
  if (setup.sponsors > Setup::Sponsors::given || setup.given_advanced >= 1u << kSponsors) {
    return refuse("sponsor_sides", "1.3");
  }
  if (setup.sponsors != Setup::Sponsors::given && setup.given_advanced != 0) return refuse("sponsor_sides", "1.3");
  if (setup.first != kNone && setup.first >= setup.players)
    return refuse("first_seat", "1.4", Arg::number(setup.first + 1));
  if (setup.hard > 1 || setup.designer_variant > 1) return refuse("yes_or_no", "1.5");
  if (setup.hard != 0 && setup.players != 1) return refuse("hard_is_solo", "8.1");
  if (setup.designer_variant != 0 && setup.players == 1) return refuse("variant_needs_others", "5.3");  // D29
  return kAllowed;
}

/// The first thing of every game, before anything else is there.
const Below kBelow{};

void run(Play& play, const Words&, Seat) {
  Public& table = play.state.table;
  for (int i = 0; i < table.seats(); ++i) lay_out_player(play, seat_at(i));
  lay_out_colony(play);
  choose_sponsor_sides(play);
  choose_first_player(play);
  table.turn.round = 1;
  play.report.learned();
  tell(play, Happening::game_begins, table.turn.first);
  if (table.is_solo()) {
    table.pending.then({pending(Rule::place_cubes, table.turn.first), pending(Rule::lay_cubes, table.turn.first),
                        pending(Rule::begin_turn, table.turn.first)});
  } else {
    table.pending.then({pending(Rule::begin_turn, table.turn.first)});
  }
}

}  // namespace bathys::otys::set_up
