// Thesauros 3.1.2 A double-action token under a meeple lets it act twice in its zone; used once, it leaves the game.
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::double_action {

bool comes_again(const Acting& acting) { return acting.who.token != 0 && !acting.second; }

void again(Play& play, const Frame& frame) {
  Frame second = frame;
  second.args[2] = 1;
  play.state.table.pending.push(second);
}

}  // namespace bathys::thesauros::double_action
