// Thesauros 0.5 The flea market begins with 5 or 9 maps from the shuffled reserve; in initiation maps 1 to 4 lie on it
// first.
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::set_up {
namespace {

/// Takes one copy of a number out of the reserve.
void take_from_reserve(State& state, int number) {
  auto& reserve = state.secret.reserve;
  u8& size = state.table.board.reserve_size;
  int at = 0;
  while (reserve[at] != number) ++at;
  for (; at + 1 < size; ++at) reserve[at] = reserve[at + 1];
  reserve[--size] = 0;
}

void fill_reserve(Play& play) {
  State& state = play.state;
  u8& size = state.table.board.reserve_size;
  for (int number = 1; number <= map_numbers(state.table.seats()); ++number) {
    for (int copy = 0; copy < map_copies(); ++copy) state.secret.reserve[size++] = static_cast<u8>(number);
  }
  state.secret.generator.shuffle(std::span(state.secret.reserve.data(), size));
}

}  // namespace

void lay_out_market(Play& play) {
  fill_reserve(play);
  int laid_out = 0;
  if (play.state.table.setup.mode == Mode::initiation) {
    for (; laid_out < in_play.first_maps; ++laid_out) {
      take_from_reserve(play.state, laid_out + 1);
      market::add_map(play, laid_out + 1);
      tell(play, Happening::map_added, laid_out + 1);
    }
  }
  for (; laid_out < market_start(play.state.table.seats()); ++laid_out) {
    tell(play, Happening::map_added, market::add_from_reserve(play));
  }
}

}  // namespace bathys::thesauros::set_up
