// Tests of the answers of Thesauros for people: nothing is lost in lists, and money can be typed.
#include "cli/thesauros/choices.hpp"

#include <gtest/gtest.h>

#include <set>

#include "cli/game_face.hpp"
#include "games/thesauros/random_play.hpp"
#include "games/thesauros/testing.hpp"

namespace bathys::cli {
namespace {

using namespace thesauros;

using ThesaurosGame = AnyGameOf<Thesauros>;

void collect(const Choices& choices, std::multiset<u64>& actions, std::size_t& longest) {
  longest = std::max(longest, choices.size());
  std::set<std::size_t> numbers;
  for (const Choice& choice : choices) {
    EXPECT_NE(choice.action.has_value(), !choice.inner.empty());
    EXPECT_TRUE(numbers.insert(choice.number).second) << choice.label;
    if (choice.action) actions.insert(choice.action->bits());
    collect(choice.inner, actions, longest);
  }
}

bool is_typed(Action action) { return is(action, Do::budget) || is(action, Do::bid); }

TEST(ThesaurosChoices, ReachEveryLegalAnswerExactlyOnceThroughShortLists) {
  for (const thesauros::Setup& setup : all_option_sets()) {
    RandomGame play(setup, "choices", 60);
    for (int i = 0; !play.over(); ++i, play.step()) {
      if (i % 5 != 0) continue;
      const ThesaurosGame game{Referee<Thesauros>(play.state())};
      const Seat seat = game.decision().asked.front();
      const Choices answers = answers_of(game, seat, Voice{});
      std::multiset<u64> expected, reached;
      for (const Choice& answer : answers) {
        if (!is_typed(*answer.action)) expected.insert(answer.action->bits());
      }
      std::size_t longest = 0;
      collect(face_of("thesauros").folded(game, seat, answers, Voice{}), reached, longest);
      ASSERT_EQ(reached, expected) << game.decision().rule;
      ASSERT_LE(longest, is(game.referee().state().table.pending.top(), Rule::transfer) ? 300u : 20u)
          << game.decision().rule;
    }
  }
}

Choices lists_of(const TestTable& table) {
  const ThesaurosGame game{Referee<Thesauros>(table.state())};
  return face_of("thesauros").folded(game, table.asked(), answers_of(game, table.asked(), Voice{}), Voice{});
}

std::vector<std::string> labels(const Choices& choices) {
  std::vector<std::string> texts;
  for (const Choice& choice : choices) texts.push_back(choice.label);
  return texts;
}

std::vector<std::size_t> numbers(const Choices& choices) {
  std::vector<std::size_t> given;
  for (const Choice& choice : choices) given.push_back(choice.number);
  return given;
}

TEST(ThesaurosChoices, PlaceByMeepleThenByTheNumberOfTheZone) {
  TestTable table;
  table.hat(kAnna, 2, Hat::port).at(Rule::placement);
  const Choices lists = lists_of(table);
  EXPECT_EQ(labels(lists), (std::vector<std::string>{"The boss", "Worker 1", "Worker 2, specialist (port)",
                                                     "Post the envelope first"}));
  EXPECT_EQ(numbers(lists[0].inner), (std::vector<std::size_t>{1, 2, 3, 6, 7, 8, 9}));
  EXPECT_EQ(lists[0].inner[0].label, "Recruiting 1$");
}

TEST(ThesaurosChoices, NameTheMeepleWhereThereIsNoListOfIt) {
  TestTable table;
  table.queue(3, {{kAnna, kBoss}}).queue(2, {{kAnna, 1}}).at(Rule::placement);
  const Choices lists = lists_of(table);
  ASSERT_GE(lists.size(), 8u);
  EXPECT_EQ(lists[0].label, "Worker 2: Recruiting 3$");
  EXPECT_EQ(numbers(lists), (std::vector<std::size_t>{1, 2, 3, 6, 7, 8, 9, 10}));
}

TEST(ThesaurosChoices, BuyMapsByTheirNumbers) {
  TestTable table;
  table.market({{5, 2}, {0, 0}, {4, 1}, {2, 1}, {0, 0}, {0, 0}, {0, 0}}).money(kAnna, {9, 9, 9, 9});
  table.at_zone(3, {{kAnna, 1}});
  EXPECT_EQ(numbers(lists_of(table)), (std::vector<std::size_t>{2, 4, 5, 8}));
}

TEST(ThesaurosChoices, PutMoneyIntoOneAccountUnlessOneWishesOtherwise) {
  TestTable table;
  table.give_treasure(kAnna, 5).at_zone(8, {{kAnna, 1}}).play("sell 5 reserve");
  const Choices lists = lists_of(table);
  ASSERT_EQ(lists.size(), 5u);
  for (int i = 0; i < kOpenAccounts; ++i) EXPECT_EQ(lists[static_cast<std::size_t>(i)].action->d, 5u);
  EXPECT_EQ(lists[4].label, "Only a part of it");
}

TEST(ThesaurosChoices, SendAllThatIsMissingSoThatOneFeeIsEnough) {
  TestTable table;
  table.money(kAnna, {9, 9, 1, 2}).at_zone(9, {{kAnna, 1}}).play("advertise");
  ASSERT_EQ(table.question(), "transfer");
  const Choices lists = lists_of(table);
  ASSERT_EQ(lists.size(), 4u);
  EXPECT_EQ(lists[0].notation, "transfer hr 5");
  EXPECT_EQ(lists[1].notation, "transfer rd 5");
  EXPECT_EQ(lists[2].notation, "transfer mx 1");
  EXPECT_EQ(lists[3].label, "Another amount");
}

TEST(ThesaurosChoices, SailZoneByZone) {
  TestTable table;
  table.quadrimester(2).give_map(kAnna, 1).give_map(kAnna, 3);
  table.send_to_sea(kAnna, "F1", 1, {Gear::super_motor}).money(kAnna, {9, 9, 9, 9}).at_zone(5);
  const Choices lists = lists_of(table);
  const auto sail = std::find_if(lists.begin(), lists.end(), [](const Choice& c) { return c.label == "Sail"; });
  ASSERT_NE(sail, lists.end());
  const auto titles = labels(sail->inner);
  EXPECT_NE(std::find(titles.begin(), titles.end(), "Dig zone 1"), titles.end());
  EXPECT_NE(std::find(titles.begin(), titles.end(), "Dig zone 3"), titles.end());
}

TEST(ThesaurosChoices, PassBySpacesInAListOfTheirOwnAndEndWhereTheyPauseInWords) {
  TestTable table;
  table.quadrimester(2).send_to_sea(kAnna, "F1", 1).money(kAnna, {9, 9, 9, 9}).at_zone(5);
  const auto before = labels(lists_of(table));
  EXPECT_NE(std::find(before.begin(), before.end(), "Sail by way of a space and go on"), before.end());
  table.play("pass by z1 F2");
  const Choices lists = lists_of(table);
  const auto sail = std::find_if(lists.begin(), lists.end(), [](const Choice& c) { return c.label == "Sail"; });
  ASSERT_NE(sail, lists.end());
  const auto ends = labels(sail->inner);
  EXPECT_NE(std::find(ends.begin(), ends.end(), "Zodiac 1 ends its move at F2 (fishing, +2$)"), ends.end());
}

TEST(ThesaurosChoices, AreFoundByTheEndOfTheirNotation) {
  TestTable table;
  table.at(Rule::placement);
  const ThesaurosGame game{Referee<Thesauros>(table.state())};
  const Choices answers = answers_of(game, kAnna, Voice{});
  ASSERT_EQ(matching(answers, "boss 3").size(), 1u);
  EXPECT_EQ(matching(answers, "boss 3")[0].notation, "place boss 3");
  EXPECT_EQ(matching(answers, "w 7")[0].notation, "place worker1 7");
}

// Lines of numbers.

std::vector<std::string> meant(const TestTable& table, std::vector<u32> typed) {
  const ThesaurosGame game{Referee<Thesauros>(table.state())};
  std::vector<std::string> texts;
  for (const Action action : face_of("thesauros").from_numbers(game, table.asked(), typed)) {
    texts.push_back(spell(verbs(), action));
  }
  return texts;
}

using Texts = std::vector<std::string>;

TEST(ThesaurosNumbers, MakeABudgetAccountByAccountOrAtOnce) {
  TestTable table;
  EXPECT_EQ(meant(table, {12}), Texts{"budget hr 12"});
  EXPECT_EQ(meant(table, {12, 14, 14, 5}), (Texts{"budget hr 12", "budget rd 14", "budget gp 14", "budget mx 5"}));
  EXPECT_EQ(meant(table, {12, 14, 14, 5, 5}), meant(table, {12, 14, 14, 5})) << "what is left is in the black box";
  EXPECT_TRUE(meant(table, {12, 14, 14, 5, 6}).empty());
  table.play("budget hr 12");
  EXPECT_EQ(meant(table, {14, 14, 5}), (Texts{"budget rd 14", "budget gp 14", "budget mx 5"}));
}

TEST(ThesaurosNumbers, MakeABudgetOfThreeAccountsInTheSoloGame) {
  TestTable table(TestTable::solo());
  table.play({"hat port", "hat market"});
  EXPECT_EQ(meant(table, {20, 10, 10}), (Texts{"budget hr 20", "budget rd 10", "budget gp 10"}));
  EXPECT_EQ(meant(table, {20, 10, 10, 10}), meant(table, {20, 10, 10})) << "what is left is for missions";
}

TEST(ThesaurosNumbers, ShareOutWhatComesIn) {
  TestTable table;
  table.give_treasure(kAnna, 5).at_zone(8, {{kAnna, 1}}).play("sell 5 reserve");
  EXPECT_EQ(meant(table, {3, 0, 0, 2}), (Texts{"allocate hr 3", "allocate mx 2"}));
  EXPECT_TRUE(meant(table, {1}).empty()) << "a line of the list";
}

TEST(ThesaurosNumbers, AreBidsWhereOneBids) {
  TestTable table;
  table.money(kAnna, {9, 9, 9, 9}, 9).post(kAnna).at_zone(9);
  ASSERT_EQ(table.question(), "bid");
  EXPECT_EQ(meant(table, {5}), Texts{"bid 5"});
  EXPECT_EQ(meant(table, {0}), Texts{"withdraw"});
  const Choices lists = lists_of(table);
  ASSERT_EQ(lists.size(), 1u);
  EXPECT_EQ(lists[0].number, 0u);
}

TEST(ThesaurosNumbers, MeanLinesOfTheListEverywhereElse) {
  TestTable table;
  table.at(Rule::placement);
  EXPECT_TRUE(meant(table, {1}).empty());
  EXPECT_TRUE(meant(table, {1, 3}).empty());
}

}  // namespace
}  // namespace bathys::cli
