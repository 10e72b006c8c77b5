// A judge that was learned: the same by both ways to ask it.
#include "bots/learning/network.hpp"

#include <gtest/gtest.h>

#include "core/generator.hpp"

namespace bathys {
namespace {

/// Weights as large as they may be where so many things are there at once.
std::vector<i16> any_weights(int inputs, int present, Generator& generator) {
  const auto most = static_cast<u32>(Network::most_weight(present) * Network::kOne);
  std::vector<i16> numbers(static_cast<std::size_t>(Weights16::size(inputs)));
  for (i16& number : numbers)
    number = static_cast<i16>(static_cast<int>(generator.below(2 * most + 1)) - static_cast<int>(most));
  return numbers;
}

TEST(TheNetwork, JudgesThingsThatAreThereOnceAsItJudgesAmounts) {
  Generator generator(key_from_text("network"));
  constexpr int kInputs = 60;
  constexpr int kPresent = 40;
  const std::vector<i16> numbers = any_weights(kInputs, kPresent, generator);
  const Network network({kInputs, numbers});
  for (int i = 0; i < 50; ++i) {
    Inputs inputs;
    std::vector<u16> present;
    for (int n = 0; n < kPresent; ++n) {
      const auto index = static_cast<u16>(generator.below(kInputs));
      inputs.push_back({index, 1});
      present.push_back(index);
    }
    const i32 exact = network.judge({inputs.begin(), inputs.end()});
    EXPECT_NEAR(network.judge_present(present), exact, 2 * kUnits) << i;
  }
}

TEST(TheNetwork, NeverOverflowsWithTheLargestWeights) {
  constexpr int kPresent = 100;
  const auto most = static_cast<i16>(Network::most_weight(kPresent) * Network::kOne);
  std::vector<i16> numbers(static_cast<std::size_t>(Weights16::size(1)), most);
  std::fill(numbers.end() - kUnits, numbers.end(), i16{15 * Network::kOne});
  const Network network({1, numbers});
  const std::vector<u16> present(kPresent, 0);
  EXPECT_GT(network.judge_present(present), 0);
}

/// Row by row from the first to the last, beside sums of plain numbers.
template <class SomeLanes>
void expect_exact_sums(const std::vector<UnitRow>& rows) {
  SomeLanes lanes(rows.front());
  UnitRow exact = rows.front();
  for (std::size_t i = 1; i < rows.size(); ++i) {
    lanes.add(SomeLanes(rows[i]));
    for (std::size_t unit = 0; unit < kUnits; ++unit) exact[unit] = static_cast<i16>(exact[unit] + rows[i][unit]);
    EXPECT_EQ(lanes.sums(), exact) << i;
  }
}

TEST(TheNetwork, AddsTheSameWithVectorsAndWithWords) {
  Generator generator(key_from_text("lanes"));
  std::vector<UnitRow> rows(100);
  for (UnitRow& row : rows) {
    for (i16& number : row) number = static_cast<i16>(static_cast<int>(generator.below(651)) - 325);
  }
  rows[0][3] = -32768 + 99 * 325;  // one lane may come near the least, another near the greatest number
  rows[0][4] = 32767 - 99 * 325;
  expect_exact_sums<VectorLanes>(rows);
  expect_exact_sums<WordLanes>(rows);
}

TEST(TheNetwork, RefusesWeightsOfAnotherSize) {
  const std::vector<i16> numbers(10);
  EXPECT_ANY_THROW(Network({3, numbers}));
}

}  // namespace
}  // namespace bathys
