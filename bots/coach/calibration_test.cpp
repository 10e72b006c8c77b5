// Calls of chances, and whether they are kept: what is counted, and that the same games give the same calls.
#include "bots/coach/calibration.hpp"

#include <gtest/gtest.h>

#include "bots/coach/reliability.hpp"
#include "games/all/list.hpp"

namespace bathys {
namespace {

using coach::Reliability;

TEST(Reliability, CountsByTensOfAHundred) {
  Reliability reliability;
  reliability.add(0, 0);
  reliability.add(kSure * 72 / 100, kSure);
  reliability.add(kSure * 78 / 100, 0);
  reliability.add(kSure, kSure);
  EXPECT_EQ(reliability.rows()[0].called.count, 1);
  EXPECT_EQ(reliability.rows()[7].called.count, 2);
  EXPECT_NEAR(reliability.rows()[7].called.mean(), kSure * 75 / 100, 1);
  EXPECT_EQ(reliability.rows()[7].came.mean(), kSure / 2);
  EXPECT_EQ(reliability.rows()[9].called.count, 1) << "what is sure belongs to the last row";
  EXPECT_EQ(reliability.all().called.count, 4);
}

TEST(Reliability, TellsHowFarRowsAreOff) {
  Reliability kept;
  for (int i = 0; i < 4; ++i) kept.add(kSure * 3 / 4, i == 0 ? 0 : kSure);
  EXPECT_EQ(kept.off(), 0);
  EXPECT_EQ(kept.missed(), kSure * 3 / 16);
  Reliability wrong;
  for (int i = 0; i < 4; ++i) wrong.add(kSure * 3 / 4, i == 0 ? kSure : 0);
  EXPECT_EQ(wrong.off(), kSure / 2);
  EXPECT_EQ(Reliability().off(), 0);
}

Series pearl_games(int games, int threads) {
  return {.begin = [](const Key& key) { return std::make_unique<AnyGameOf<Pearls>>(Referee<Pearls>({}, key)); },
          .seats = {"greedy", "random"},
          .rotates = true,
          .seed = key_from_text("calls"),
          .games = games,
          .threads = threads};
}

TEST(Calls, AreOneOfEveryGameForEachCaller) {
  constexpr int kGames = 12;
  std::array<int, kCallers.size()> calls{};
  for (const Call& call : call_positions(pearl_games(kGames, 1), 8)) {
    ++calls[static_cast<std::size_t>(call.caller)];
    EXPECT_GE(call.called, 0);
    EXPECT_LE(call.called, kSure);
    EXPECT_TRUE(call.came == 0 || call.came == kSure || call.came == kSure / 2);
  }
  for (const int of_one : calls) EXPECT_EQ(of_one, kGames);
}

TEST(Calls, AreTheSameOnSeveralThreads) {
  const auto flat = [](const std::vector<Call>& calls) {
    std::vector<std::array<i32, 3>> numbers;
    for (const Call& call : calls) numbers.push_back({static_cast<i32>(call.caller), call.called, call.came});
    return numbers;
  };
  EXPECT_EQ(flat(call_positions(pearl_games(6, 1), 4)), flat(call_positions(pearl_games(6, 3), 4)));
}

}  // namespace
}  // namespace bathys
