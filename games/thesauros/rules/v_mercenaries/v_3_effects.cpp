// Thesauros V.3 What a mercenary does depends on its zone; here all that asks nothing: tokens and the black plane are
// stolen, the mine is fetched, everybody else is slandered.
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros {
namespace {

/// D111: tokens under placed meeples are safe.
void steal_tokens(Play& play, Seat thief) {
  Public& table = play.state.table;
  int stolen = 0;
  for (int i = 0; i < table.seats(); ++i) {
    Player& player = table.player(seat_at(i));
    stolen += player.board_token;
    player.board_token = 0;
    if (seat_at(i) == thief) continue;
    stolen += player.tokens;
    player.tokens = 0;
  }
  table.player(thief).tokens = static_cast<u8>(table.player(thief).tokens + stolen);
  tell(play, Happening::tokens_stolen, thief, stolen);
  if (stolen == 0) reputation::lose(play, thief, Source::idle, reputation_values().idle);  // D128, D119
}

/// D113: whoever waits for a grey plane cannot act any more.
void sabotage_planes(Play& play, Seat seat) {
  play.state.table.board.sabotaged = 1;
  play.state.table.player(seat).black_plane = 1;
  tell(play, Happening::planes_sabotaged, seat);
}

void slander(Play& play, Seat seat) {
  tell(play, Happening::slandered, seat);
  for (int i = 0; i < play.state.table.seats(); ++i) {
    if (seat_at(i) != seat) reputation::lose(play, seat_at(i), Source::slander, in_play.slander);
  }
}

void fetch_mine(Play& play, Seat seat) {
  play.state.table.player(seat).mine = 1;
  tell(play, Happening::mine_taken, seat);
}

}  // namespace

Wrong mercenary::wrong(const At& at, int zone) {
  const Actor actor = actor_below(at);
  return actor.mercenary && actor.zone == zone ? Wrong{} : Wrong{"", "no mercenary acts here"};
}

void mercenary::act(Play& play, Seat seat, int zone) {
  switch (zone) {
    case 1:
      return steal_tokens(play, seat);
    case 2:
      return resolve::ask(play, pending(Rule::steal_patent, seat));
    case 3:
      return resolve::ask(play, pending(Rule::mercenary_maps, seat, mercenary_maps::Words{}));
    case 4:
      return sabotage_planes(play, seat);
    case 7:
      return fetch_mine(play, seat);
    case 8:
      return resolve::ask(play, pending(Rule::rearrange_museum, seat));
    default:
      return slander(play, seat);  // D118: no price, and the cube stays
  }
}

}  // namespace bathys::thesauros
