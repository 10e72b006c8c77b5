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

TEST(TheNetwork, RefusesWeightsOfAnotherSize) {
  const std::vector<i16> numbers(10);
  EXPECT_ANY_THROW(Network({3, numbers}));
}

}  // namespace
}  // namespace bathys
