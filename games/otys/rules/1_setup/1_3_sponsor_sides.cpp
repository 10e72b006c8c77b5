// Otys 1.3 Which side of each sponsor lies up is an option: all basic, all advanced, random, or a given list.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys::set_up {
namespace {

constexpr u8 kAllAdvanced = (1u << kSponsors) - 1u;

u8 random_sides(Play& play) {
  u8 advanced = 0;
  for (int tile = 0; tile < kSponsors; ++tile) {
    if (play.state.secret.generator.below(2) == 1) advanced = static_cast<u8>(advanced | 1u << tile);
  }
  return advanced;
}

}  // namespace

void choose_sponsor_sides(Play& play) {
  const Setup& setup = play.state.table.setup;
  u8& advanced = play.state.table.colony.advanced;
  switch (setup.sponsors) {
    case Setup::Sponsors::basic:
      advanced = 0;
      break;
    case Setup::Sponsors::random:
      advanced = random_sides(play);
      break;
    case Setup::Sponsors::advanced:
      advanced = kAllAdvanced;
      break;
    case Setup::Sponsors::given:
      advanced = setup.given_advanced;
      break;
  }
}

}  // namespace bathys::otys::set_up
