// Pearls 3.1 At the end all show their secret pearls, which join their rows.
#include <utility>

#include "games/pearls/rulebook.hpp"

namespace bathys::pearls::show {

const Below kBelow{};

void run(Play& play, const Words&) {
  Public& table = play.state.table;
  play.report.learned();
  for (int i = 0; i < table.setup.players; ++i) {
    const u8 pearl = std::exchange(play.state.own(seat_at(i)).pearl, kNone);
    Player& player = table.player(seat_at(i));
    player.row = static_cast<u16>(player.row | bit(pearl));
    tell(play, kAll, Happening::pearl_shown, i, pearl);
  }
  tell(play, kAll, Happening::game_ends);
}

}  // namespace bathys::pearls::show
