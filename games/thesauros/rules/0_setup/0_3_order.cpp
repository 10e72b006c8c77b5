// Thesauros 0.3 The first turn order is random (D4).
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::set_up {

void choose_order(Play& play) {
  Public& table = play.state.table;
  auto& order = table.board.order;
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<u8>(i);
  play.state.secret.generator.shuffle(std::span(order).first(table.setup.players));
}

}  // namespace bathys::thesauros::set_up
