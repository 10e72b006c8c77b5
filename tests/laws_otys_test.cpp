// Every law on thousands of random games of Otys, for each set of options.
#include "games/otys/otys.hpp"
#include "tests/law_games.hpp"

namespace bathys {
namespace {

class OtysLaws : public testing::TestWithParam<otys::Setup> {};

std::string name_of_setup(const otys::Setup& setup) {
  static constexpr std::array<std::string_view, 4> kSponsors{"Basic", "Random", "Advanced", "Given"};
  static constexpr std::array<std::string_view, 5> kPlayers{"", "Solo", "TwoPlayers", "ThreePlayers", "FourPlayers"};
  std::string name(kPlayers[setup.players]);
  if (setup.hard != 0) name += "Hard";
  name += std::string(kSponsors[static_cast<std::size_t>(setup.sponsors)]) + "Sponsors";
  return setup.designer_variant != 0 ? name + "DesignersVariant" : name;
}

std::vector<otys::Setup> all_setups() {
  std::vector<otys::Setup> all;
  for (u8 players = 1; players <= kMaxSeats; ++players) {
    for (u8 sponsors = 0; sponsors < 4; ++sponsors) {
      for (u8 option = 0; option < 2; ++option) {
        otys::Setup setup{.players = players, .sponsors = static_cast<otys::Setup::Sponsors>(sponsors)};
        if (setup.sponsors == otys::Setup::Sponsors::given) {
          setup.given_advanced = 0b10110;
          setup.first = static_cast<u8>(players - 1);
        }
        // Alone there is nobody to copy; the second game of that kind is the hard one.
        (players == 1 ? setup.hard : setup.designer_variant) = option;
        all.push_back(setup);
      }
    }
  }
  return all;
}

TEST_P(OtysLaws, HoldOnThousandsOfRandomGames) {
  expect_all_laws<Otys>(GetParam(), name_of_setup(GetParam()), games_to_play());
}

INSTANTIATE_TEST_SUITE_P(EverySetOfOptions, OtysLaws, testing::ValuesIn(all_setups()),
                         [](const auto& info) { return name_of_setup(info.param); });

}  // namespace
}  // namespace bathys
