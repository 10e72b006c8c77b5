// How budgets are spent: by counting, by the clock, and until somebody says stop.
#include "bots/search/budget.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace bathys {
namespace {

constexpr int kUsual = 8;
constexpr int kAnHour = 3'600'000;

int spent_until_gone(const Thinking& thinking) {
  Budget budget(thinking, kUsual);
  while (!budget.is_gone()) budget.spend();
  return budget.spent();
}

TEST(Budgets, AreTheUsualOnesUnlessSimulationsAreGiven) {
  EXPECT_EQ(spent_until_gone({}), kUsual);
  EXPECT_EQ(spent_until_gone({.simulations = 50}), 50);
  EXPECT_EQ(spent_until_gone({.simulations = 50, .budget_ms = 1}), 50) << "simulations count before milliseconds";
}

TEST(Budgets, EndByTheClockHoweverMuchWasDone) {
  const Thinking thinking{.budget_ms = 1};
  Budget budget(thinking, kUsual);
  while (!budget.is_gone()) {
  }
  EXPECT_EQ(budget.spent(), 0);
}

TEST(Budgets, KeepALimitBesideWhatIsUsual) {
  EXPECT_EQ(spent_until_gone({.limit_ms = kAnHour}), kUsual);
  const Thinking thinking{.simulations = 1'000'000, .limit_ms = 1};
  Budget budget(thinking, kUsual);
  while (!budget.is_gone()) {
  }
  EXPECT_EQ(budget.spent(), 0) << "the limit ended it";
}

TEST(Budgets, AreGoneAtOnceWhenSomebodySaysStop) {
  std::atomic<bool> stop = false;
  const Thinking thinking{.budget_ms = kAnHour, .stop = &stop};
  Budget budget(thinking, kUsual);
  EXPECT_FALSE(budget.is_gone());
  stop = true;
  EXPECT_TRUE(budget.is_gone());
}

TEST(Budgets, TellTheirProgressOncePerPercent) {
  std::vector<int> told;
  const Thinking thinking{.simulations = 4, .progress = [&](int percent) { told.push_back(percent); }};
  Budget budget(thinking, kUsual);
  for (; !budget.is_gone(); budget.spend()) budget.is_gone();
  EXPECT_EQ(told, (std::vector<int>{0, 25, 50, 75, 100}));
}

}  // namespace
}  // namespace bathys
