// Tests of the short lists of answers: nothing is lost in folding, and everything can be found by its notation.
#include "cli/play_choices.hpp"

#include <gtest/gtest.h>

#include <set>

#include "bots/bot.hpp"
#include "games/otys/testing.hpp"
#include "words/width.hpp"

namespace bathys::cli {
namespace {

using otys::kDivers;
using otys::KeyToken;
using otys::TestTable;

using OtysGame = AnyGameOf<Otys>;

void collect(const Choices& choices, std::multiset<u64>& actions, std::size_t& longest) {
  longest = std::max(longest, choices.size());
  for (const Choice& choice : choices) {
    EXPECT_NE(choice.action.has_value(), !choice.inner.empty());
    EXPECT_EQ(std::count_if(choices.begin(), choices.end(), [&](const Choice& c) { return c.number == choice.number; }),
              1);
    EXPECT_GE(choice.number, 1u);
    if (choice.action) actions.insert(choice.action->bits());
    collect(choice.inner, actions, longest);
  }
}

TEST(PlayChoices, ReachEveryLegalAnswerExactlyOnceThroughShortLists) {
  for (int players = 1; players <= 4; ++players) {
    otys::Setup setup = TestTable::players(players);
    setup.sponsors = otys::Setup::Sponsors::random;
    OtysGame game{Referee<Otys>(setup, key_from_text("choices"))};
    const auto bot = make_bot("otys", "random");
    Generator generator(key_from_text("choices"));
    for (int i = 0; i < 500 && !game.decision().over; ++i) {
      const Seat seat = game.decision().asked.front();
      Options options;
      game.legal(seat, options);
      std::multiset<u64> legal, reached;
      for (const Action action : options) legal.insert(action.bits());
      std::size_t longest = 0;
      collect(folded_by_kind(game, answers_of(game, seat, Voice{}), Voice{}), reached, longest);
      ASSERT_EQ(reached, legal);
      ASSERT_LE(longest, 16u);
      game.play(seat, bot->choose(game, seat, generator));
    }
  }
}

Choices legal_answers(const TestTable& table) {
  return answers_of(OtysGame(Referee<Otys>(table.state())), table.asked(), Voice{});
}

std::vector<std::string> labels(const Choices& choices) {
  std::vector<std::string> texts;
  for (const Choice& choice : choices) texts.push_back(choice.notation);
  return texts;
}

TEST(PlayChoices, FoldTheXKeyBehindOneLine) {
  TestTable table;
  const OtysGame game{Referee<Otys>(table.state())};
  const Choices lists = folded_by_kind(game, legal_answers(table), Voice{});
  EXPECT_EQ(labels(lists), (std::vector<std::string>{"key 1", "key 2", "key 3", "key 4", "key 5", "x"}));
  EXPECT_EQ(lists.back().label, "Play an X key");
  EXPECT_EQ(labels(lists.back().inner),
            (std::vector<std::string>{"x own 1", "x own 2", "x own 3", "x own 4", "x own 5"}));
}

TEST(PlayChoices, DividePropellerMovesByDiver) {
  TestTable table;
  table.anna().batteries = 2;
  table.anna().mechanic = 3;
  table.play("key 1");
  const OtysGame game{Referee<Otys>(table.state())};
  const Choices lists = folded_by_kind(game, legal_answers(table), Voice{});
  const auto propel = std::find_if(lists.begin(), lists.end(), [](const Choice& c) { return c.notation == "propel"; });
  ASSERT_NE(propel, lists.end());
  EXPECT_EQ(propel->inner.size(), std::size_t{kDivers});
  for (const Choice& diver : propel->inner) EXPECT_GE(diver.inner.size(), 4u) << diver.label;
}

TEST(PlayChoices, AreFoundByTheBeginningOfEachWord) {
  TestTable table;
  const Choices answers = legal_answers(table);
  EXPECT_EQ(labels(matching(answers, "k 3")), std::vector<std::string>{"key 3"});
  EXPECT_EQ(labels(matching(answers, "  KEY   3 ")), std::vector<std::string>{"key 3"});
  EXPECT_EQ(labels(matching(answers, "x o 5")), std::vector<std::string>{"x own 5"});
  EXPECT_EQ(matching(answers, "key").size(), 5u);
  EXPECT_TRUE(matching(answers, "key 3 4").empty());
  EXPECT_TRUE(matching(answers, "sell").empty());
}

TEST(PlayChoices, ACompleteNotationMeansOnlyItself) {
  const Choices answers{{"a", "sponsor"}, {"b", "sponsor move metal 1 2"}};
  EXPECT_EQ(labels(matching(answers, "sponsor")), std::vector<std::string>{"sponsor"});
  EXPECT_EQ(matching(answers, "spons").size(), 2u);
}

std::vector<std::size_t> numbers(const Choices& choices) {
  std::vector<std::size_t> given;
  for (const Choice& choice : choices) given.push_back(choice.number);
  return given;
}

TEST(PlayChoices, KeepTheNumberOfAKeyWhenOthersAreUsed) {
  TestTable table;
  table.use_up(kAnna, KeyToken::one);
  table.use_up(kAnna, KeyToken::three);
  const OtysGame game{Referee<Otys>(table.state())};
  const Choices lists = folded_by_kind(game, legal_answers(table), Voice{});
  EXPECT_EQ(labels(lists), (std::vector<std::string>{"key 2", "key 4", "key 5", "x"}));
  EXPECT_EQ(numbers(lists), (std::vector<std::size_t>{2, 4, 5, 6}));
  EXPECT_EQ(numbers(lists.back().inner), (std::vector<std::size_t>{1, 2, 3, 4, 5}));
}

TEST(PlayChoices, AreNumberedFromOneWhereNothingIsANumberItself) {
  TestTable table;
  table.play("key 1");
  const OtysGame game{Referee<Otys>(table.state())};
  const Choices lists = folded_by_kind(game, legal_answers(table), Voice{});
  ASSERT_GE(lists.size(), 2u);
  for (std::size_t i = 0; i < lists.size(); ++i) EXPECT_EQ(lists[i].number, i + 1);
}

TEST(PlayChoices, ArePrintedWithinTheScreen) {
  TestTable table;
  table.anna().batteries = 1;
  table.play("key 1");
  Choices answers = legal_answers(table);
  give_numbers(answers, otys::verbs());
  for (const int height : {24, 50}) {
    for (const std::string& line : numbered(answers, Screen{.height = height})) {
      EXPECT_LT(words::display_width(line), 80u) << line;
    }
  }
}

}  // namespace
}  // namespace bathys::cli
