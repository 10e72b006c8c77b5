// The option sets of each game that benchmarks, signatures and tests go through.
#include "bots/option_sets.hpp"

#include <vector>

namespace bathys {
namespace {

using Sponsors = otys::Setup::Sponsors;

std::vector<otys::Setup> otys_option_sets() {
  std::vector<otys::Setup> sets;
  for (const int players : {2, 3, 4, 1}) {
    for (const Sponsors sponsors : {Sponsors::basic, Sponsors::advanced, Sponsors::random, Sponsors::given}) {
      for (const int extra : {0, 1}) {
        otys::Setup setup{.players = static_cast<u8>(players), .sponsors = sponsors};
        if (sponsors == Sponsors::given) setup.given_advanced = 0b10010;
        (players == 1 ? setup.hard : setup.designer_variant) = static_cast<u8>(extra);
        sets.push_back(setup);
      }
    }
  }
  return sets;
}

std::vector<thesauros::Setup> thesauros_option_sets() {
  using thesauros::Mode;
  std::vector<thesauros::Setup> sets;
  for (const Mode mode : {Mode::standard, Mode::initiation, Mode::mercenaries}) {
    for (const u8 players : {u8{2}, u8{3}, u8{4}}) sets.push_back({mode, players});
  }
  sets.push_back({Mode::solo, 1});
  return sets;
}

}  // namespace

template <>
std::span<const Otys::Setup> option_sets<Otys>() {
  static const std::vector<otys::Setup> sets = otys_option_sets();
  return sets;
}

template <>
std::span<const Thesauros::Setup> option_sets<Thesauros>() {
  static const std::vector<thesauros::Setup> sets = thesauros_option_sets();
  return sets;
}

}  // namespace bathys
