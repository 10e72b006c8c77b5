// Every law on thousands of random games of the toy game.
#include "games/pearls/pearls.hpp"
#include "tests/law_games.hpp"

namespace bathys {
namespace {

class PearlsLaws : public testing::TestWithParam<int> {};

TEST_P(PearlsLaws, HoldOnThousandsOfRandomGames) {
  for (u8 rounds = 1; rounds <= pearls::most_rounds(); ++rounds) {
    const pearls::Setup setup{.players = static_cast<u8>(GetParam()), .rounds = rounds};
    laws::Tally tally;
    expect_laws<Pearls>(setup, "pearls", games_to_play(), kThorough, tally, laws::wire_laws<Pearls>);
    expect_tried(tally, games_to_play());
  }
}

INSTANTIATE_TEST_SUITE_P(EveryNumberOfPlayers, PearlsLaws, testing::Values(2, 3, 4), testing::PrintToStringParamName());

}  // namespace
}  // namespace bathys
