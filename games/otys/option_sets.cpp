// The option sets of Otys that benchmarks, signatures and tests go through.
#include <vector>

#include "games/otys/otys.hpp"

namespace bathys {

std::span<const Otys::Setup> Otys::option_sets() {
  using Sponsors = Setup::Sponsors;
  static const std::vector<Setup> sets = [] {
    std::vector<Setup> all;
    for (const int players : {2, 3, 4, 1}) {
      for (const Sponsors sponsors : {Sponsors::basic, Sponsors::advanced, Sponsors::random, Sponsors::given}) {
        for (const int extra : {0, 1}) {
          Setup setup{.players = static_cast<u8>(players), .sponsors = sponsors};
          if (sponsors == Sponsors::given) setup.given_advanced = 0b10010;
          (players == 1 ? setup.hard : setup.designer_variant) = static_cast<u8>(extra);
          all.push_back(setup);
        }
      }
    }
    return all;
  }();
  return sets;
}

}  // namespace bathys
