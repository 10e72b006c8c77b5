// Thesauros 0.2 A company begins with its boss and two workers, three recruits waiting, a zodiac in port, a metal
// detector and reputation 10.
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::set_up {
namespace {

void lay_out_company(Player& player) {
  for (int meeple = 0; meeple < kMeeples; ++meeple) {
    player.spot(meeple) = meeple < kMeeples - kRecruits ? Spot::home : Spot::recruit;
  }
  player.in_stock(Gear::metal_detector) = static_cast<u8>(metal_detectors());
  player.reputation = static_cast<u16>(start_reputation());
  player.gained_by(Source::start) = static_cast<i16>(start_reputation());
  player.board_token = 1;
}

}  // namespace

void lay_out_players(Play& play) {
  Public& table = play.state.table;
  for (int i = 0; i < table.seats(); ++i) {
    lay_out_company(table.player(seat_at(i)));
    table.zodiac(i).owner = static_cast<u8>(i);
  }
}

}  // namespace bathys::thesauros::set_up
