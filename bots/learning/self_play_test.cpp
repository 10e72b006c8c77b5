// Learning by playing against oneself, shown with Pearls: as many games as asked for, the same with any number of
// threads, and something is learned.
#include "bots/learning/self_play.hpp"

#include <gtest/gtest.h>

#include "games/pearls/pearls.hpp"

namespace bathys {
namespace {

/// Knows how many pearls lie before each player; plays at random.
struct PearlLessons {
  using Game = Pearls;
  static constexpr int kInputs = 16;

  static Pearls::Setup setup(Generator&) { return {}; }
  static bool is_judged(const Pearls::State&) { return true; }
  static void describe(const Pearls::Seen& seen, Seat of, Inputs& inputs) {
    inputs.push_back({static_cast<u16>(std::popcount(seen.table.player(of).row))});
  }
  static float result(const Pearls::State& state, Seat seat) {
    const Outcome outcome = Pearls::outcome(state);
    return outcome.winners.has(seat) ? 1.0F / static_cast<float>(outcome.winners.size()) : 0.0F;
  }
  static Action choose(const Pearls::View& view, const Network&, int, Generator& generator) {
    Options options;
    Engine<Pearls>::offer(Pearls::seen(view), view.table.pending.top(), options);
    return options[static_cast<int>(generator.below(static_cast<u32>(options.size())))];
  }
};

Schooling schooling(int games, int threads = 1) {
  return {.seed = key_from_text("school"), .games = games, .batch = 16, .threads = threads, .rate = 0.01F};
}

TEST(SelfPlay, PlaysAsManyGamesAsItIsAskedTo) {
  for (const int games : {1, 16, 21}) {
    Schooling asked = schooling(games);
    int told = 0;
    asked.progress = [&](int done, int) { told = done; };
    SelfPlay<PearlLessons>(asked).run();
    EXPECT_EQ(told, games);
  }
}

TEST(SelfPlay, GivesTheSameJudgeWithAnyNumberOfThreads) {
  const std::vector<i16> alone = SelfPlay<PearlLessons>(schooling(48)).run().numbers();
  EXPECT_EQ(alone, SelfPlay<PearlLessons>(schooling(48, 3)).run().numbers());
  Schooling other = schooling(48);
  other.seed = key_from_text("another school");
  EXPECT_NE(alone, SelfPlay<PearlLessons>(other).run().numbers());
}

TEST(SelfPlay, GoesOnFromWhatItKeptAsIfItHadNeverStopped) {
  const std::vector<i16> whole = SelfPlay<PearlLessons>(schooling(48)).run().numbers();
  std::string kept;
  Schooling broken = schooling(48);
  broken.keep = [&](const std::string& state) {
    kept = state;
    throw std::runtime_error("the machine stops");
  };
  EXPECT_THROW(SelfPlay<PearlLessons>(broken).run(), std::runtime_error);
  Schooling again = schooling(48, 2);
  again.begun = kept;
  int batches = 0;
  again.keep = [&](const std::string&) { ++batches; };
  EXPECT_EQ(SelfPlay<PearlLessons>(again).run().numbers(), whole);
  EXPECT_EQ(batches, 2);
}

TEST(SelfPlay, LearnsThatMorePearlsAreBetter) {
  const TrainableNetwork learned = SelfPlay<PearlLessons>(schooling(1600)).run();
  const auto worth = [&](u16 pearls) {
    const Input input{pearls};
    return learned.judge({&input, 1});
  };
  // Nobody has three before the game is over.
  EXPECT_GT(worth(1), worth(0) + 0.3F);
  EXPECT_GT(worth(2), worth(1));
}

TEST(SelfPlay, LeavesNumbersThatJudgeAsTheLearnedOnesDo) {
  const TrainableNetwork learned = SelfPlay<PearlLessons>(schooling(160)).run();
  const std::vector<i16> numbers = learned.numbers();
  const Network network({PearlLessons::kInputs, numbers});
  for (u16 pearls = 0; pearls < 4; ++pearls) {
    const Input input{pearls};
    EXPECT_NEAR(static_cast<float>(network.judge({&input, 1})), learned.judge({&input, 1}) * Network::kOne, 8);
  }
}

}  // namespace
}  // namespace bathys
