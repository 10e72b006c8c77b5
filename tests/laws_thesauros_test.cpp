// Every law on thousands of random games of Thesauros, in each mode with each number of players.
#include "games/thesauros/random_play.hpp"
#include "tests/law_games.hpp"

namespace bathys {
namespace {

class ThesaurosLaws : public testing::TestWithParam<thesauros::Setup> {};

std::string name_of_setup(const thesauros::Setup& setup) {
  static constexpr std::array<std::string_view, 4> kModes{"Standard", "Initiation", "Mercenaries", "Solo"};
  return std::string(kModes[static_cast<std::size_t>(setup.mode)]) + std::to_string(setup.players);
}

TEST_P(ThesaurosLaws, HoldOnThousandsOfRandomGames) {
  expect_all_laws<Thesauros>(GetParam(), name_of_setup(GetParam()), games_to_play());
}

INSTANTIATE_TEST_SUITE_P(EveryMode, ThesaurosLaws, testing::ValuesIn(thesauros::all_option_sets()),
                         [](const auto& info) { return name_of_setup(info.param); });

}  // namespace
}  // namespace bathys
