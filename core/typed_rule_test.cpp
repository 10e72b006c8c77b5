// A rule's own words in its frame: packed, shown to its functions, described by name, and checked in positions.
#include "core/typed_rule.hpp"

#include <gtest/gtest.h>

namespace bathys {
namespace {

enum class Colour : u8 { red, green, blue };
enum class Which : u8 { paint, dry, end };

struct Dab {
  Colour colour;
  u8 times;
  Seat owner;

  constexpr bool operator==(const Dab&) const = default;
};
void describe(Archive& archive, Dab& dab) { field(archive, "times", dab.times, 0, 9); }

struct Table {
  Pending<4> pending{};
};
struct Sight {
  const Table& table;
};
struct Act {
  int painted = 0;
};
using Place = InStack<Sight>;

namespace paint {
void offer(const Sight&, const Dab& dab, Options& options) { options.add({.a = dab.times}); }
Refusal why_not(const Sight&, const Dab& dab, Action action) {
  return action.a == dab.times ? Refusal(kAllowed) : Refusal("other");
}
void take(Act& act, const Dab& dab, Seat seat, Action) { act.painted = 10 * dab.times + index_of(seat); }
Message question(const Sight&, const Dab& dab) { return {"ask", {Arg::number(dab.times)}}; }
Message answer(const Sight&, const Dab& dab, Action action) {
  return {"answer", {Arg::number(dab.times), Arg::number(action.a)}};
}
Wrong wrong(const Place& at, const Dab& dab) {
  if (dab.times > 9) return {"times", "are too many"};
  return at.below() == nullptr ? Wrong{"", "has nothing to dry it"} : Wrong{};
}
const Below kBelow{Which::dry, Which::paint};
}  // namespace paint

namespace dry {
void run(Act& act, const NoWords&, Seat seat) { act.painted = -index_of(seat); }
constexpr Wrong (*wrong)(const Place&, const NoWords&) = nullptr;
const Below kBelow{};
}  // namespace dry

namespace hang {
void run(Act& act, const Dab& dab) { act.painted = 100 * dab.times; }
constexpr Wrong (*wrong)(const Place&, const Dab&) = nullptr;
const Below kBelow{};
}  // namespace hang

using Row = RuleRow<Sight, Act>;
const std::array<Row, 2> kRows{
    TypedRows<Sight, Act, Dab>::asks<paint::offer, paint::why_not, paint::take, paint::question, paint::answer,
                                     paint::wrong>("paint", "1", true, paint::kBelow),
    TypedRows<Sight, Act, NoWords>::runs<dry::run, dry::wrong>("dry", "2", RuleKind::step, dry::kBelow)};

constexpr Dab kDab{Colour::blue, 3, Seat{2}};

Frame painting(const Dab& dab = kDab) { return frame_of(static_cast<u8>(Which::paint), SeatSet(Seat{1}), dab); }
Frame drying() { return frame_of(static_cast<u8>(Which::dry), SeatSet(Seat{1}), NoWords{}); }

std::string complaint(const Table& table) {
  try {
    check_stack(kRows, table.pending, [&](Seat) { return Sight{table}; });
  } catch (const BadInput& bad) {
    return bad.where + ": " + bad.what;
  }
  return "";
}

TEST(FrameWordsOfARule, ComeBackAsTheyWereWritten) {
  static_assert(words_of<Dab>(frame_of(7, SeatSet(Seat{1}), kDab)) == kDab);
  const Frame frame = frame_of(7, SeatSet(Seat{1}), kDab);
  EXPECT_EQ(frame.rule, 7);
  EXPECT_EQ(frame.seat(), Seat{1});
  EXPECT_EQ(frame.args, (std::array<u8, 6>{2, 3, 2, 0, 0, 0}));
}

TEST(FrameWordsOfARule, MustBePlainAndFit) {
  struct TooLong {
    std::array<u8, 7> bytes;
  };
  struct Padded {
    u8 one;
    u16 two;
  };
  static_assert(FrameWords<Dab> && FrameWords<NoWords>);
  static_assert(!FrameWords<TooLong> && !FrameWords<Padded> && !FrameWords<std::string>);
}

TEST(ATypedRow, GivesTheRuleItsOwnWords) {
  const Table table;
  const Sight sight{table};
  const Row& row = kRows[0];
  Options options;
  row.offer(sight, painting(), options);
  ASSERT_EQ(options.size(), 1);
  EXPECT_EQ(options[0].a, 3);
  EXPECT_FALSE(row.why_not(sight, painting(), options[0]));
  EXPECT_TRUE(row.why_not(sight, painting(), {.a = 4}));
  EXPECT_EQ(row.question(sight, painting()), (Message{"ask", {Arg::number(3)}}));
  EXPECT_EQ(row.answer(sight, painting(), {.a = 4}).args[1], Arg::number(4));
  Act act;
  row.take(act, painting(), Seat{2}, options[0]);
  EXPECT_EQ(act.painted, 32);
  kRows[1].run(act, drying());
  EXPECT_EQ(act.painted, -1);
  EXPECT_TRUE(row.open);
  EXPECT_EQ(kRows[1].kind, RuleKind::step);
}

TEST(ATypedRow, MayBeAStepThatConcernsNobodyInParticular) {
  const Row row = TypedRows<Sight, Act, Dab>::runs<hang::run, hang::wrong>("hang", "3", RuleKind::step, hang::kBelow);
  Act act;
  row.run(act, painting());
  EXPECT_EQ(act.painted, 300);
  EXPECT_TRUE(row.for_all);
  EXPECT_FALSE(kRows[1].for_all);
}

TEST(AStackOfTypedFrames, IsLookedAtFromTheBottom) {
  Table table;
  table.pending.then({painting({Colour::red, 11, Seat{0}}), painting({Colour::red, 10, Seat{0}}), drying()});
  EXPECT_EQ(complaint(table), "pending[1].times: are too many") << "a rule may rely on what lies below it";
}

TEST(AStackOfTypedFrames, IsPossibleWhenEachMayLieOnTheNext) {
  Table table;
  table.pending.then({painting(), painting(), drying()});
  EXPECT_EQ(complaint(table), "");
}

TEST(AStackOfTypedFrames, StandsAtAQuestionAndEndsWhereARuleEnds) {
  Table table;
  table.pending.then({drying()});
  EXPECT_EQ(complaint(table), "pending[0]: is not a question");
  table.pending.clear();
  table.pending.then({painting()});
  EXPECT_EQ(complaint(table), "pending[0]: needs something below it");
}

TEST(AStackOfTypedFrames, HasBelowAFrameOnlyWhatItsRuleNames) {
  Table table;
  table.pending.then({painting(), drying(), drying()});
  EXPECT_EQ(complaint(table), "pending[2]: cannot lie directly below dry");
}

TEST(AStackOfTypedFrames, NamesTheFieldThatIsWrong) {
  Table table;
  table.pending.then({painting(), painting({Colour::red, 10, Seat{0}}), drying()});
  EXPECT_EQ(complaint(table), "pending[1].times: are too many");
}

TEST(AStackOfTypedFrames, HasNothingBesideItsFields) {
  Table table;
  Frame frame = drying();
  frame.args[5] = 1;
  table.pending.then({painting(), frame});
  EXPECT_EQ(complaint(table), "pending[1]: holds more than its fields");
}

}  // namespace
}  // namespace bathys
