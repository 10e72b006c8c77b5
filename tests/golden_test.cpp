// The golden games play as they always did, and together they reach everything.
#include "tests/golden.hpp"

#include <gtest/gtest.h>

#include <filesystem>

namespace bathys::golden {
namespace {

TEST(GoldenGames, PlayAsTheyAlwaysDid) {
  const auto records = read_all();
  const auto hashes = read_hashes();
  EXPECT_EQ(records.size(), hashes.size());
  for (const auto& [name, record] : records) {
    ASSERT_TRUE(hashes.contains(name)) << name;
    EXPECT_EQ(hash_of(record), hashes.at(name)) << name;
  }
}

TEST(GoldenGames, ArePlayedToTheEnd) {
  for (const auto& [name, record] : read_all()) {
    Referee<Otys> referee = record.start ? Referee<Otys>(*record.start) : Referee<Otys>(record.setup, record.seed);
    for (const Answer& answer : record.answers) ASSERT_FALSE(referee.play(answer.seat, answer.action)) << name;
    EXPECT_TRUE(referee.over()) << name;
  }
}

TEST(GoldenGames, ReachEveryRuleAnswerEventAndEnd) {
  Facts missing = wanted_facts();
  ASSERT_GT(missing.size(), 130u);
  for (const auto& [name, record] : read_all()) {
    for (const std::string& fact : facts_of(record)) missing.erase(fact);
  }
  for (const std::string& fact : missing) ADD_FAILURE() << "no golden game reaches \"" << fact << "\"";
}

TEST(GoldenGames, ShowWhatTheirNameSays) {
  const auto records = read_all();
  const auto reaches = [&](const std::string& name, const std::string& fact) {
    ASSERT_TRUE(records.contains(name)) << name;
    EXPECT_TRUE(facts_of(records.at(name)).contains(fact)) << name << ": " << fact;
  };
  reaches("two_players", "end: most prestige");
  reaches("tie_broken_by_resources", "end: tie broken by resources");
  reaches("shared_victory", "end: shared");
  reaches("solo_end_by_scoring", "end: solo by scoring");
  reaches("solo_end_by_a_timer", "end: solo by a timer");
  reaches("solo_end_past_both_timers", "end: solo past both timers at once");
  reaches("solo_hard", "option: hard");
  reaches("designers_variant", "an owner's diver stays");
  reaches("deck_shuffled_anew", "the deck is shuffled anew");
  reaches("bag_refilled", "the bag is refilled");
}

TEST(GoldenGames, HaveAHashThatDependsOnEveryAnswer) {
  Record<Otys> record = read_all().at("solo_end_by_scoring");
  const std::string whole = hash_of(record);
  record.answers.pop_back();
  EXPECT_NE(hash_of(record), whole);
}

TEST(GoldenGames, AreSmall) {
  std::uintmax_t bytes = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(std::filesystem::path(BATHYS_ROOT) / "tests" / "golden")) {
    bytes += entry.file_size();
  }
  EXPECT_LT(bytes, 300'000u);
}

/// Not a test: see tests/golden.hpp.
TEST(GoldenGames, DISABLED_AreFoundAnew) { find_anew(); }

}  // namespace
}  // namespace bathys::golden
