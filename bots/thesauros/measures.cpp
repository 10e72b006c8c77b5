// What the coach counts in Thesauros besides reputation.
#include "bots/coach/measures.hpp"

#include <numeric>

#include "games/thesauros/thesauros.hpp"

namespace bathys::coach {
namespace {

/// Places of the museum, over all rooms that are in play.
struct Museum {
  i32 own = 0;   ///< with a treasure of this seat
  i32 free = 0;  ///< when there is none left, the game is over (4.2)
};

Museum museum_of(const thesauros::Public& table, Seat seat) {
  Museum museum;
  for (int room = 0; room < thesauros::kRooms; ++room) {
    if (!thesauros::museum::in_play(table, room)) continue;
    const auto& owners = table.board.rooms[room].owners;
    for (int slot = 0; slot < thesauros::room(table.seats(), room).slots; ++slot) {
      museum.own += owners[slot] == static_cast<u8>(seat) ? 1 : 0;
      museum.free += owners[slot] == kNone ? 1 : 0;
    }
  }
  return museum;
}

}  // namespace

template <>
std::vector<Measure> own_measures<Thesauros>(const Thesauros::State& state, Seat seat, const Tally&) {
  const thesauros::Public& table = state.table;
  const thesauros::Player& player = table.player(seat);
  const i32 money = std::accumulate(player.accounts.begin(), player.accounts.end(), 0);
  i32 gear = 0;
  for (const u8 pieces : player.ashore) gear += pieces;
  const Museum museum = museum_of(table, seat);
  std::vector<Measure> counted{{"thesauros.exhibited", {}, museum.own, 60},
                               {"thesauros.money", {}, money, 20},
                               {"thesauros.maps", {}, player.map_count(), 60},
                               {"thesauros.gear", {}, gear, 60},
                               {"thesauros.tempo", {}, museum.free, 30}};
  if (table.seats() > 1) counted.push_back({"thesauros.order", {}, table.seats() - table.place_of(seat), 100});
  return counted;
}

}  // namespace bathys::coach
