// What is the same whenever a zodiac of Thesauros looks at the sea.
#include "bots/thesauros/sea_table.hpp"

namespace bathys::thesauros {

SeaTable& SeaTable::here() {
  thread_local SeaTable table;
  if (table.components_ != in_play.hash) {
    table = SeaTable{};
    table.components_ = in_play.hash;
  }
  return table;
}

const AllDistances& SeaTable::distances(const Public& table, Seat seat) {
  std::size_t maps = 0;
  for (int number = 1; number <= kDigZones; ++number) {
    if (table.player(seat).has_map(number)) maps |= std::size_t{1} << (number - 1);
  }
  auto& known = distances_[face_for(table.seats()) * kMapSets + maps];
  if (!known) {
    known = std::make_unique<AllDistances>();
    for (int from = 0; from < space_count(); ++from) {
      (*known)[static_cast<std::size_t>(from)] = sea::distances(table, seat, from);
    }
  }
  return *known;
}

const Fares& SeaTable::fares(Load load) {
  auto& known = fares_[load.motor_code()];
  if (!known) {
    known = std::make_unique<Fares>();
    for (int spaces = 0; spaces <= Fares::kLongestMove; ++spaces) {
      const int price = sea::price(load, spaces);
      known->prices[static_cast<std::size_t>(spaces)] = static_cast<u8>(price);
      if (price != sea::kFar) known->reach = spaces;
    }
  }
  return *known;
}

}  // namespace bathys::thesauros
