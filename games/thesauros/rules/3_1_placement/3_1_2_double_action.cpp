// Thesauros 3.1.2 A double-action token under a meeple lets it act twice in its zone; used once, it leaves the game.
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::double_action {

bool comes_again(const Acting& acting) { return acting.who().token != 0 && !acting.second; }

void again(Play& play, int zone, const Acting& acting) {
  play.state.table.pending.push(turn::frame(zone, {acting.code, acting.place, 1}));
}

}  // namespace bathys::thesauros::double_action
