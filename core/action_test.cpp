// Actions and the options that list them.
#include "core/action.hpp"

#include <gtest/gtest.h>

namespace bathys {
namespace {

TEST(Action, DiffersWhereAnyOfItsFieldsDoes) {
  const Action action{1, 2, 3, 4, 5};
  EXPECT_EQ(action, (Action{1, 2, 3, 4, 5}));
  for (const Action other : {Action{9, 2, 3, 4, 5}, Action{1, 9, 3, 4, 5}, Action{1, 2, 9, 4, 5}, Action{1, 2, 3, 9, 5},
                             Action{1, 2, 3, 4, 9}}) {
    EXPECT_FALSE(action == other) << other.bits();
  }
}

TEST(Options, AreEmptyAtFirstAndAfterClearing) {
  Options options;
  EXPECT_TRUE(options.empty());
  options.add({.verb = 1});
  EXPECT_FALSE(options.empty());
  options.clear();
  EXPECT_TRUE(options.empty());
  EXPECT_FALSE(options.has({.verb = 1}));
}

TEST(Options, KeepTheOrderInWhichTheyWereOffered) {
  Options options;
  for (u8 verb = 5; verb > 0; --verb) options.add({.verb = verb});
  ASSERT_EQ(options.size(), 5);
  EXPECT_EQ(options[0], (Action{.verb = 5}));
  EXPECT_EQ(options[4], (Action{.verb = 1}));
  u8 expected = 5;
  for (const Action action : options) EXPECT_EQ(action.verb, expected--);
  EXPECT_EQ(options.all().size(), 5u);
}

TEST(Options, FindAnAnswerByAllItsFields) {
  Options options;
  options.add({.verb = 1, .d = 7});
  options.add({.verb = 1, .d = 8});
  EXPECT_EQ(options.find({.verb = 1, .d = 8}), 1);
  EXPECT_EQ(options.find({.verb = 1, .d = 9}), -1);
  EXPECT_TRUE(options.has({.verb = 1, .d = 7}));
  EXPECT_FALSE(options.has({.verb = 1}));
}

TEST(Options, AddOnlyWhatIsAllowed) {
  Options options;
  for (u32 i = 0; i < 6; ++i) options.add_if(i % 2 == 0, {.d = i});
  ASSERT_EQ(options.size(), 3);
  EXPECT_EQ(options[1], (Action{.d = 2}));
  EXPECT_FALSE(options.has({.d = 5}));
}

TEST(Options, AddARowBehindTheOthers) {
  Options options;
  options.add({.verb = 1});
  options.add_row(3, [](int i) { return Action{.d = static_cast<u32>(i)}; });
  options.add_row(0, [](int) { return Action{.verb = 2}; });
  options.add_row(-1, [](int) { return Action{.verb = 3}; });
  ASSERT_EQ(options.size(), 4);
  EXPECT_EQ(options[0], (Action{.verb = 1}));
  EXPECT_EQ(options[3], (Action{.d = 2}));
}

TEST(Options, NeverHoldMoreThanThereIsRoomFor) {
  const auto answer = [](int i) { return Action{.d = static_cast<u32>(i)}; };
  Options options;
  options.add_row(Options::kCapacity - 1, answer);
  EXPECT_THROW(options.add_row(2, answer), OutOfBounds);
  EXPECT_EQ(options.size(), Options::kCapacity - 1) << "a row is added as a whole or not at all";
  options.add_row(1, answer);
  EXPECT_THROW(options.add_if(true, answer(0)), OutOfBounds);
  EXPECT_THROW(options.add(answer(0)), OutOfBounds);
}

TEST(Options, HoldAThousandAnswers) {
  Options options;
  for (u32 i = 0; i < Options::kCapacity; ++i) options.add({.d = i});
  EXPECT_EQ(options.size(), Options::kCapacity);
  EXPECT_EQ(options.find({.d = Options::kCapacity - 1}), Options::kCapacity - 1);
}

}  // namespace
}  // namespace bathys
