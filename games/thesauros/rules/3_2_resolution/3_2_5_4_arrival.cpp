// Thesauros 3.2.5.4 A move that ends on a fishing space brings 2$; zones crossed are turned up; own zodiacs that meet
// or cross may swap gear and crew.
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::arrive {
namespace {

/// Own zodiacs at sea that stand on the way (D71).
u8 met_on(const Public& table, Seat seat, int zodiac, const FixedList<u8, 16>& route) {
  u8 met = 0;
  const u8 at_sea = shift_cargo::zodiacs_at_sea(table, seat);
  for (int i = 0; i < kZodiacs; ++i) {
    if (i != zodiac && (at_sea >> i & 1) != 0 && route.has(table.zodiac(i).space)) met = static_cast<u8>(met | 1u << i);
  }
  return met;
}

/// The spaces passed; the third argument says that the way goes through the port.
FixedList<u8, 16> way(const Public& table, const Frame& frame) {
  const int from = table.zodiac(frame.args[0]).space;
  const int to = frame.args[1];
  if (frame.args[2] == 0) return sea::route(table, frame.seat(), from, to);
  auto both = sea::route(table, frame.seat(), from, kPort);
  for (const u8 passed : sea::route(table, frame.seat(), kPort, to)) both.push_back(passed);
  return both;
}

void fish(Play& play, Seat seat) {
  Player& player = play.state.table.player(seat);
  player.fishing = static_cast<u16>(player.fishing + open_sea_gain());
  tell(play, Happening::fished, seat, open_sea_gain());
  money::gain(play, seat, open_sea_gain());
}

}  // namespace

/// D65: only a move brings fish, be it out and back again.
void run(Play& play, const Frame& frame) {
  Public& table = play.state.table;
  const Seat seat = frame.seat();
  const int zodiac = frame.args[0];
  const int to = frame.args[1];
  Zodiac& boat = table.zodiac(zodiac);
  const auto route = way(table, frame);
  for (const u8 passed : route) {
    if (space(passed).zone != 0) dig::turn_up(play, space(passed).zone);  // D56: also in passing
  }
  boat.space = static_cast<u8>(to);
  tell(play, Happening::sailed, seat, zodiac, to);
  const u8 met = met_on(table, seat, zodiac, route);
  switch (space(to).kind) {
    case SpaceKind::port:
      return load_gear::dock(play, zodiac);
    case SpaceKind::fishing:
      fish(play, seat);
      break;
    case SpaceKind::passage:
    case SpaceKind::dig:
      break;
    default:
      return lagoon::act(play, seat, zodiac, to);
  }
  if (met != 0) table.pending.then({shift_cargo::frame(seat, static_cast<u8>(met | 1u << zodiac), false)});
}

}  // namespace bathys::thesauros::arrive
