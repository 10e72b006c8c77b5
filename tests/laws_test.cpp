// Every law on thousands of random games of each game and each set of options.
//
// BATHYS_LONG=1 plays ten times as many games, BATHYS_SHORT=1 a fraction.
#include "core/laws.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

#include "games/otys/otys.hpp"
#include "tests/pearls.hpp"
#include "tests/wire_laws.hpp"

namespace bathys {
namespace {

u32 games_to_play() {
  if (std::getenv("BATHYS_LONG") != nullptr) return 20'000;
  return std::getenv("BATHYS_SHORT") != nullptr ? 40 : 2'000;
}

/// A few decisions of each game.
constexpr laws::Effort kSparing{
    .position = 40, .legality = 500, .secrets = 600, .undo = 500, .barrier = 1500, .forms = 8};
/// Most decisions of a game.
constexpr laws::Effort kThorough{.position = 1, .legality = 8, .secrets = 16, .undo = 8, .barrier = 64};

template <Game G>
void expect_laws(const typename G::Setup& setup, const std::string& name, u32 games, const laws::Effort& effort,
                 laws::Tally& tally, const typename laws::Trial<G>::Also& also) {
  const auto broken = laws::broken_law<G>(setup, name, games, effort, tally, also);
  ASSERT_EQ(broken, std::nullopt) << *broken;
}

/// That the laws held means something only if they were tried.
void expect_tried(const laws::Tally& tally, u32 games) {
  EXPECT_EQ(tally.games, games);
  EXPECT_GT(tally.refusals, tally.games);
  EXPECT_GT(tally.guesses, tally.games);
  EXPECT_GT(tally.undos, 0u);
  EXPECT_GT(tally.longest_link, 0u);
  std::cout << tally.games << " games, " << tally.decisions << " decisions, " << tally.refusals << " refusals, "
            << tally.guesses << " guesses; longest game " << tally.longest_game << " decisions, longest link "
            << tally.longest_link << " bytes\n";
}

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
  const auto also = [](const Referee<Otys>& referee, Generator& dice) {
    laws::wire_laws(referee, dice);
    if (referee.over() && dice.below(20) == 0) laws::record_round_trip(referee);
  };
  const std::string name = name_of_setup(GetParam());
  const u32 many = games_to_play();
  const u32 few = many / 100 + 1;
  laws::Tally tally;
  expect_laws<Otys>(GetParam(), name, many, kSparing, tally, also);
  expect_laws<Otys>(GetParam(), name + ", thorough", few, kThorough, tally, also);
  expect_tried(tally, many + few);
}

INSTANTIATE_TEST_SUITE_P(EverySetOfOptions, OtysLaws, testing::ValuesIn(all_setups()),
                         [](const auto& info) { return name_of_setup(info.param); });

class PearlsLaws : public testing::TestWithParam<int> {};

TEST_P(PearlsLaws, HoldOnThousandsOfRandomGames) {
  for (u8 rounds = 1; rounds <= pearls::kMostRounds; ++rounds) {
    const pearls::Setup setup{.players = static_cast<u8>(GetParam()), .rounds = rounds};
    laws::Tally tally;
    expect_laws<Pearls>(setup, "pearls", games_to_play(), kThorough, tally, laws::wire_laws<Pearls>);
    expect_tried(tally, games_to_play());
  }
}

INSTANTIATE_TEST_SUITE_P(EveryNumberOfPlayers, PearlsLaws, testing::Values(2, 3, 4), testing::PrintToStringParamName());

}  // namespace
}  // namespace bathys
