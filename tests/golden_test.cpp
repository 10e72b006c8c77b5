// The golden games play as they always did, and together they reach everything.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/golden_otys.hpp"
#include "tests/golden_thesauros.hpp"

namespace bathys::golden {
namespace {

template <class G>
class GoldenGames : public testing::Test {
 protected:
  static const std::map<std::string, Record<G>>& records() {
    static const auto all = read_all<G>();
    return all;
  }
};

struct GameName {
  template <class G>
  static std::string GetName(int) {
    std::string name(G::kName);
    name[0] = static_cast<char>(name[0] - 'a' + 'A');
    return name;
  }
};
using BothGames = testing::Types<Otys, Thesauros>;
TYPED_TEST_SUITE(GoldenGames, BothGames, GameName);

TYPED_TEST(GoldenGames, PlayAsTheyAlwaysDid) {
  const auto hashes = read_hashes(TypeParam::kName);
  EXPECT_EQ(this->records().size(), hashes.size());
  for (const auto& [name, record] : this->records()) {
    ASSERT_TRUE(hashes.contains(name)) << name;
    EXPECT_EQ(hash_of(record), hashes.at(name)) << name;
  }
}

TYPED_TEST(GoldenGames, ArePlayedToTheEnd) {
  for (const auto& [name, record] : this->records()) {
    Referee<TypeParam> referee = beginning(record);
    for (const Answer& answer : record.answers) ASSERT_FALSE(referee.play(answer.seat, answer.action)) << name;
    EXPECT_TRUE(referee.over()) << name;
  }
}

TYPED_TEST(GoldenGames, ReachEveryRuleAnswerEventAndEnd) {
  Facts missing = wanted_facts<TypeParam>();
  ASSERT_GT(missing.size(), 130u);
  for (const auto& [name, record] : this->records()) {
    for (const std::string& fact : facts_of(record)) missing.erase(fact);
  }
  for (const std::string& fact : missing) ADD_FAILURE() << "no golden game reaches \"" << fact << "\"";
}

TYPED_TEST(GoldenGames, ShowWhatTheyAreThereFor) {
  const auto scenarios = Own<TypeParam>::scenarios();
  EXPECT_EQ(scenarios.size(), this->records().size());
  for (const Scenario<TypeParam>& scenario : scenarios) {
    ASSERT_TRUE(this->records().contains(scenario.name)) << scenario.name;
    const Facts facts = facts_of(this->records().at(scenario.name));
    for (const std::string& fact : scenario.facts) EXPECT_TRUE(facts.contains(fact)) << scenario.name << ": " << fact;
  }
}

TYPED_TEST(GoldenGames, HaveAHashThatDependsOnEveryAnswer) {
  Record<TypeParam> record = std::ranges::min_element(this->records(), {}, [](const auto& kept) {
                               return kept.second.answers.size();
                             })->second;
  const std::string whole = hash_of(record);
  record.answers.pop_back();
  EXPECT_NE(hash_of(record), whole);
}

TYPED_TEST(GoldenGames, AreSmall) {
  std::uintmax_t bytes = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder(TypeParam::kName))) bytes += entry.file_size();
  EXPECT_LT(bytes, 300'000u);
}

/// Not a test: see tests/golden.hpp.
TYPED_TEST(GoldenGames, DISABLED_AreFoundAnew) { find_anew<TypeParam>(); }

}  // namespace
}  // namespace bathys::golden
