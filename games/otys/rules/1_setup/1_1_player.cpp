// Otys 1.1 A player begins with all keys ready, eight divers in random order, one of each resource on levels 2 to 5, 3
// credits and 1 battery.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys::set_up {
namespace {

void shuffle_column(Play& play, Player& player) {
  for (int i = 0; i < kDivers; ++i) player.column[i] = static_cast<Diver>(i);
  play.state.secret.generator.shuffle(std::span(player.column));
}

void scatter_resources(Play& play, Player& player) {
  std::array<Resource, kResources> types{Resource::metal, Resource::plant, Resource::fuel, Resource::tech};
  play.state.secret.generator.shuffle(std::span(types));
  int level = 0;
  for (const Resource type : types) player.zone(++level).add(type);
}

}  // namespace

void lay_out_player(Play& play, Seat seat) {
  Player& player = play.state.table.player(seat);
  player.keys = kAllOwnKeys;
  player.credits = static_cast<u16>(start_credits());
  player.batteries = static_cast<u16>(start_batteries());
  player.rewards.fill(kNone);
  shuffle_column(play, player);
  scatter_resources(play, player);
}

}  // namespace bathys::otys::set_up
