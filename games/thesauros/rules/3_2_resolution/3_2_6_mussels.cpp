// Thesauros 3.2.6 Zone 6: mussels bring what the cube shows, 1$, 2$ or 1 reputation; the boss gets 2$ more.
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::mussels {

const Below kBelow{Rule::resolve};

/// D31: a double action gains twice, and the cube still moves once.
void run(Play& play, const Words& acting, Seat seat) {
  Public& table = play.state.table;
  const int cash = mussel_cash(table.board.mussels) + (acting.is_boss() ? boss_values().mussels : 0);
  const int points = mussel_reputation(table.board.mussels);
  resolve::finish(play, 6, acting);
  Player& player = table.player(seat);
  raise(player.fishing, cash);
  tell(play, Happening::mussels, seat, cash, points);
  reputation::gain(play, seat, Source::mussels, points);
  money::gain(play, seat, cash);
}

}  // namespace bathys::thesauros::mussels
