// Thesauros 0.5 The flea market at the start.
#include <map>
#include <set>

#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

/// A fresh game together with the numbers that were laid out, in their order.
struct Opening : private EventSink {
  Opening(Setup setup, int i) {
    Report report(this);
    Play play{state, report};
    Engine<Thesauros>::begin(play, setup, key_from_text("market " + std::to_string(i)));
  }
  void happened(const Event& event) override {
    if (event.kind == static_cast<u8>(Happening::map_added)) laid_out.push_back(event.args[0]);
  }
  const Board& board() const { return state.table.board; }

  State state{};
  std::vector<int> laid_out{};
};

template <class Look>
void at_many_openings(Setup setup, Look look) {
  for (int i = 0; i < 100; ++i) look(Opening(setup, i));
}

/// The track as somebody with the cards in hand would lay it out: price index and count of each number.
std::map<int, std::pair<int, int>> laid_out_by_hand(const std::vector<int>& numbers) {
  std::map<int, std::pair<int, int>> track;
  const auto is_free = [&](int space) {
    return std::none_of(track.begin(), track.end(), [&](const auto& stack) { return stack.second.first == space; });
  };
  for (const int number : numbers) {
    if (!track.contains(number)) {
      int space = 2;  // the first one at 4$, after two at 3$
      while (!is_free(space)) ++space;
      track[number] = {space, 1};
      continue;
    }
    auto& [space, count] = track[number];
    ++count;
    int cheaper = space - 1;
    while (cheaper >= 0 && !is_free(cheaper)) --cheaper;
    if (cheaper >= 0) space = cheaper;
  }
  return track;
}

std::map<int, std::pair<int, int>> track_of(const Board& board) {
  std::map<int, std::pair<int, int>> track;
  for (std::size_t i = 0; i < kMarketSpaces; ++i) {
    if (board.market[i] != 0) track[board.market[i]] = {static_cast<int>(i), board.stacks[i]};
  }
  return track;
}

TEST(OpeningMarket, HasFiveMapsForUpToTwoPlayersAndNineForMore) {
  for (const auto& [setup, maps, reserve] :
       {std::tuple{TestTable::solo(), 5u, 10}, std::tuple{TestTable::with(Mode::standard, 2), 5u, 10},
        std::tuple{TestTable::with(Mode::standard, 3), 9u, 12},
        std::tuple{TestTable::with(Mode::mercenaries, 4), 9u, 12}}) {
    const Opening opening(setup, 0);
    EXPECT_EQ(opening.laid_out.size(), maps);
    EXPECT_EQ(opening.board().reserve_size, reserve) << "the rest of three copies of each number";
  }
}

TEST(OpeningMarket, HasThreeCopiesOfEachNumberOfItsFaceInTrackAndReserve) {
  for (const int players : {2, 4}) {
    at_many_openings(TestTable::with(Mode::standard, players), [&](const Opening& opening) {
      std::map<int, int> copies;
      for (const int number : opening.laid_out) ++copies[number];
      for (std::size_t i = 0; i < opening.board().reserve_size; ++i) ++copies[opening.state.secret.reserve[i]];
      std::map<int, int> expected;
      for (int number = 1; number <= (players == 2 ? 5 : 7); ++number) expected[number] = 3;
      EXPECT_EQ(copies, expected);
    });
  }
}

TEST(OpeningMarket, IsLaidOutOneByOneAsMapsAreAddedLater) {
  for (const auto& setup :
       {TestTable::with(Mode::standard, 2), TestTable::with(Mode::standard, 4), TestTable::with(Mode::initiation, 3)}) {
    at_many_openings(setup, [](const Opening& opening) {
      EXPECT_EQ(track_of(opening.board()), laid_out_by_hand(opening.laid_out));
    });
  }
}

TEST(OpeningMarket, IsDrawnAtRandom) {
  std::set<int> firsts;
  std::set<int> next;
  at_many_openings(TestTable::with(Mode::standard, 4), [&](const Opening& opening) {
    firsts.insert(opening.laid_out[0]);
    next.insert(opening.state.secret.reserve[0]);
  });
  EXPECT_EQ(firsts.size(), 7u);
  EXPECT_EQ(next.size(), 7u);
}

TEST(OpeningMarket, OfInitiationBeginsWithMapsOneToFour) {
  for (const auto& [players, maps] : {std::pair{2, 5u}, std::pair{4, 9u}}) {
    std::set<int> fifths;
    at_many_openings(TestTable::with(Mode::initiation, players), [&, maps = maps](const Opening& opening) {
      ASSERT_EQ(opening.laid_out.size(), maps);
      EXPECT_EQ(std::vector(opening.laid_out.begin(), opening.laid_out.begin() + 4), (std::vector{1, 2, 3, 4}));
      fifths.insert(opening.laid_out[4]);
    });
    EXPECT_EQ(fifths.size(), players == 2 ? 5u : 7u) << "the others come at random";
  }
}

TEST(OpeningMarket, OfInitiationHasMapsOneToFourAtFourToSevenDollarsUntilACopyComes) {
  at_many_openings(TestTable::with(Mode::initiation, 2), [](const Opening& opening) {
    const auto track = track_of(opening.board());
    for (int number = 1; number <= 4; ++number) {
      if (number == opening.laid_out[4]) continue;
      const auto [space, count] = track.at(number);
      EXPECT_EQ(market_prices(2)[static_cast<std::size_t>(space)], 3 + number);
      EXPECT_EQ(count, 1);
    }
  });
}

}  // namespace
}  // namespace bathys::thesauros
