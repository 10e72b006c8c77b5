// The option sets of Thesauros that benchmarks, signatures and tests go through.
#include <vector>

#include "games/thesauros/thesauros.hpp"

namespace bathys {

std::span<const Thesauros::Setup> Thesauros::option_sets() {
  using thesauros::Mode;
  static const std::vector<Setup> sets = [] {
    std::vector<Setup> all;
    for (const Mode mode : {Mode::standard, Mode::initiation, Mode::mercenaries}) {
      for (const u8 players : {u8{2}, u8{3}, u8{4}}) all.push_back({mode, players});
    }
    all.push_back({Mode::solo, 1});
    return all;
  }();
  return sets;
}

}  // namespace bathys
