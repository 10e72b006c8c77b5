// Thesauros 0.1 Four modes: standard, initiation and mercenaries for 2 to 4, solo for 1; the face of the board follows
// the number of players.
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::set_up {

/// D2: initiation is for 2 to 4.
Refusal check(const Setup& setup) {
  if (setup.mode > Mode::solo) return refuse("no_such_mode", "0.1");
  if (setup.mode == Mode::solo) {
    return setup.players == 1 ? kAllowed : refuse("solo_is_for_one", "0.1", Arg::number(setup.players));
  }
  if (setup.players >= 2 && setup.players <= kMaxSeats) return kAllowed;
  return refuse("seat_count", "0.1", Arg::number(setup.players), Arg::number(2), Arg::number(kMaxSeats));
}

const Below kBelow{};

void run(Play& play, const Words&) {
  lay_out_players(play);
  choose_order(play);
  lay_out_techs(play);
  lay_out_market(play);
  lay_out_rest(play);
  play.report.learned();
  tell(play, Happening::game_begins);
  Public& table = play.state.table;
  table.pending.then({pending(Rule::quadrimester)});
  if (!table.is_solo()) return;
  for (int i = 0; i < solo_hats(); ++i) table.pending.then({pending(Rule::choose_hat, seat_at(0))});
}

}  // namespace bathys::thesauros::set_up
