// What a rule offers is what its why_not allows, in the order in which it was considered.
#include "core/allowed.hpp"

#include <gtest/gtest.h>

namespace bathys {
namespace {

Refusal why_not(const int& most, Action action) {
  return action.a <= most ? kAllowed : refuse("too_much", "1", Arg::number(most));
}

Action amount(int value) { return Action{.verb = 1, .a = static_cast<u8>(value)}; }

TEST(AllowedBy, OffersWhatIsAllowedInTheOrderItWasConsidered) {
  Options options;
  const int most = 3;
  const auto consider = allowed_by<why_not>(options, most);
  for (const int value : {3, 9, 1, 4}) consider(amount(value));
  ASSERT_EQ(options.size(), 2);
  EXPECT_EQ(options[0], amount(3));
  EXPECT_EQ(options[1], amount(1));
}

TEST(AllowedBy, ReadsWhatIsKnownWhenAnAnswerIsConsidered) {
  Options options;
  int most = 0;
  const auto consider = allowed_by<why_not>(options, most);
  consider(amount(2));
  most = 2;
  consider(amount(2));
  EXPECT_EQ(options.size(), 1);
}

TEST(Allows, SaysWhetherThereIsNothingToRefuse) {
  EXPECT_TRUE(allows<why_not>(3, amount(3)));
  EXPECT_FALSE(allows<why_not>(3, amount(4)));
}

TEST(NotThisQuestion, NamesTheRule) {
  const Refusal refusal = not_this_question("4.2");
  EXPECT_TRUE(refusal);
  EXPECT_EQ(refusal.code, "not_this_question");
  EXPECT_EQ(refusal.rule, "4.2");
}

}  // namespace
}  // namespace bathys
