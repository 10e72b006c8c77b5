#include "lab/vector_env.hpp"

#include <algorithm>
#include <map>

#include "lab/testing.hpp"

namespace bathys::lab {
namespace {

constexpr VectorOptions kFew{.games = 7};

std::unique_ptr<VectorEnv> env_of(const Sample& sample, const VectorOptions& options = kFew) {
  return make_vector_env(*sample.kind, *sample.game, options);
}

std::vector<i64> sampled(VectorEnv& env) {
  std::vector<i64> answers(static_cast<std::size_t>(env.games()));
  env.sample(answers);
  return answers;
}

std::span<const u8> row_of(std::span<const u8> rows, int game, std::size_t size) {
  return rows.subspan(static_cast<std::size_t>(game) * size, size);
}

TEST(VectorEnv, ShowsWhatTheGameItselfShows) {
  for (const Sample& sample : samples()) {
    const auto env = env_of(sample);
    for (int step = 0; step < 200; ++step) {
      const int i = step % env->games();
      const auto game = env->game(i);
      const Seat seat = game->decision().asked.front();
      ASSERT_EQ(env->to_move()[static_cast<std::size_t>(i)], index_of(seat));
      ASSERT_EQ(copy(row_of(env->observations(), i, env->layout().size())), bytes_of(env->layout(), *game, seat));
      ASSERT_EQ(copy(row_of(env->masks(), i, env->actions().mask_size())), mask_of(env->actions(), *game, seat))
          << sample.kind->name();
      env->step(sampled(*env));
    }
  }
}

TEST(VectorEnv, APlaceKeepsItsSeedUntilTheGameIsOver) {
  for (const Sample& sample : samples()) {
    const auto env = env_of(sample);
    for (int step = 0; step < 40; ++step) {
      const Key seed = env->seed_of(3);
      EXPECT_NE(env->seed_of(2), seed);
      env->step(sampled(*env));
      EXPECT_EQ(env->seed_of(3) == seed, env->dones()[3] == 0);
    }
  }
}

TEST(VectorEnv, TheSameKeyGivesTheSameGamesOnAnyNumberOfThreads) {
  for (const Sample& sample : samples()) {
    const auto one = env_of(sample, {.games = 10});
    const auto three = env_of(sample, {.games = 10, .threads = 3});
    EXPECT_EQ(three->threads(), 3);
    for (int step = 0; step < 300; ++step) {
      const auto answers = sampled(*one);
      ASSERT_EQ(answers, sampled(*three));
      one->step(answers);
      three->step(answers);
      ASSERT_EQ(copy(one->observations()), copy(three->observations()));
      ASSERT_EQ(copy(one->masks()), copy(three->masks()));
      ASSERT_EQ(copy(one->dones()), copy(three->dones()));
    }
  }
}

TEST(VectorEnv, RestartGoesBackToTheBeginningOfAKey) {
  const Sample otys = sample("otys");
  const auto env = env_of(otys);
  const auto first = copy(env->observations());
  const auto answers = sampled(*env);
  env->step(answers);
  env->restart();
  EXPECT_NE(copy(env->observations()), first) << "without a key other games follow";
  env->restart(otys.game->seed());
  EXPECT_EQ(copy(env->observations()), first);
  EXPECT_EQ(sampled(*env), answers);
}

TEST(VectorEnv, EveryGameIsDealtAnew) {
  const Sample otys = sample("otys");
  const auto env = env_of(otys, {.games = 3});
  const auto size = env->layout().size();
  EXPECT_NE(copy(row_of(env->observations(), 0, size)), copy(row_of(env->observations(), 1, size)));
}

/// The outcome of a game that ends with this answer.
Outcome outcome_after(const AnyGame& game, const ActionSpace& actions, i64 answer) {
  const auto copy = game.clone();
  copy->play(copy->decision().asked.front(), actions.action(static_cast<int>(answer)));
  return copy->outcome();
}

class Endings : public testing::TestWithParam<Reward> {};

TEST_P(Endings, AreRewardedAndFollowedByANewGame) {
  for (const Sample& sample : samples()) {
    const auto env = env_of(sample, {.games = 2, .reward = GetParam()});
    int ended = 0;
    for (int step = 0; step < 3000 && ended < 3; ++step) {
      std::vector<std::unique_ptr<AnyGame>> before;
      for (int i = 0; i < env->games(); ++i) before.push_back(env->game(i));
      const auto answers = sampled(*env);
      env->step(answers);
      for (int i = 0; i < env->games(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        const Outcome outcome = outcome_after(*before[at], env->actions(), answers[at]);
        ASSERT_EQ(env->dones()[at] != 0, outcome.over) << sample.kind->name();

        ended += outcome.over ? 1 : 0;
        for (int seat = 0; seat < env->seats(); ++seat) {
          const float reward =
              env->rewards()[at * static_cast<std::size_t>(env->seats()) + static_cast<std::size_t>(seat)];
          float expected = 0;
          if (outcome.over && GetParam() == Reward::points)
            expected = static_cast<float>(outcome.points[static_cast<std::size_t>(seat)]);
          if (outcome.over && GetParam() == Reward::victory) {
            const bool won = outcome.winners.has(seat_at(seat));
            expected = won ? 2.0F / static_cast<float>(outcome.winners.size()) - 1 : -1;
          }
          ASSERT_FLOAT_EQ(reward, expected);
        }
      }
    }
    EXPECT_GT(ended, 0) << sample.kind->name();
  }
}
INSTANTIATE_TEST_SUITE_P(Of, Endings, testing::Values(Reward::victory, Reward::points));

TEST(VectorEnv, SamplesEveryLegalAnswerAboutEquallyOften) {
  const Sample otys = sample("otys");
  const auto env = env_of(otys, {.games = 1});
  std::vector<int> legal;
  for (int i = 0; i < env->actions().size(); ++i) {
    if (has_bit(env->masks(), i)) legal.push_back(i);
  }
  ASSERT_GT(legal.size(), 2u);
  std::map<i64, int> often;
  const int draws = 1000 * static_cast<int>(legal.size());
  for (int i = 0; i < draws; ++i) ++often[sampled(*env).front()];
  EXPECT_EQ(often.size(), legal.size());
  for (const int index : legal) EXPECT_NEAR(often[index], 1000, 200) << index;
}

std::string refusal(VectorEnv& env, const std::vector<i64>& answers) {
  const auto before = copy(env.observations());
  try {
    env.step(answers);
  } catch (const BadInput& bad) {
    EXPECT_EQ(copy(env.observations()), before);
    return bad.where + ": " + bad.what;
  }
  return "";
}

TEST(VectorEnv, ABadAnswerIsNamedAndNothingChanges) {
  const Sample otys = sample("otys");
  const auto env = env_of(otys);
  const auto good = sampled(*env);
  auto answers = good;
  answers[5] = *env->actions().index("stay");
  EXPECT_EQ(refusal(*env, answers), "actions[5]: " + std::to_string(answers[5]) + ": \"stay\" is not in the mask");
  for (const i64 wild : {i64{-1}, i64{env->actions().size()}, i64{1} << 62, std::numeric_limits<i64>::min()}) {
    answers = good;
    answers[0] = wild;
    EXPECT_EQ(refusal(*env, answers), "actions[0]: " + std::to_string(wild) + ": answers have numbers from 0 to " +
                                          std::to_string(env->actions().size() - 1));
  }
  answers = good;
  answers.pop_back();
  EXPECT_EQ(refusal(*env, answers), "actions: one answer for each game is expected");
  EXPECT_EQ(refusal(*env, good), "");
}

TEST(VectorEnv, NumbersOfGamesAndThreadsAreChecked) {
  const Sample otys = sample("otys");
  for (const VectorOptions options :
       {VectorOptions{.games = 0}, VectorOptions{.games = -5}, VectorOptions{.games = kMaxGames + 1},
        VectorOptions{.threads = 0}, VectorOptions{.threads = kMaxThreads + 1}}) {
    EXPECT_THROW(env_of(otys, options), BadInput);
  }
  EXPECT_EQ(env_of(otys, {.games = 2, .threads = 8})->threads(), 2) << "no more threads than games";
}

}  // namespace
}  // namespace bathys::lab
