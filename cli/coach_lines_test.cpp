// What the coach says at the terminal.
#include "cli/coach_lines.hpp"

#include <gtest/gtest.h>

#include "bots/coach/coach.hpp"
#include "cli/play_testing.hpp"
#include "games/pearls/testing.hpp"

namespace bathys::cli {
namespace {

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

AnyGameOf<Pearls> at_the_choice() {
  pearls::TestTable table;
  table.bids(0, 3, 0);
  return AnyGameOf<Pearls>(Referee<Pearls>(table.state()));
}

TEST(CoachLines, AHintGivesAnswersChancesAndReasons) {
  const auto game = at_the_choice();
  const Hint hint = make_coach("pearls")->hint(game, kBruno, {.simulations = 600}, 3, 0);
  const std::string text = joined(hint_lines(game, hint, kBruno, wire::AdviceTeller(game)));
  EXPECT_NE(text.find("1. "), std::string::npos);
  EXPECT_NE(text.find("% to win"), std::string::npos);
  EXPECT_NE(text.find("Against the"), std::string::npos);
  EXPECT_NE(text.find("On average"), std::string::npos);
  const std::string first = spell(game.verbs(), hint.lines[0].answers.front());
  EXPECT_NE(text.find("“what " + first + "” tells what that would do."), std::string::npos) << text;
}

TEST(CoachLines, WherePointsAreAtStakeTheyAreToldAsPoints) {
  const auto game = at_the_choice();
  const Action answer = pearls::notation("take");
  const Hint hint{
      {{{answer}, {21 * kOnePoint, 0}, {}, {}}, {{answer}, {20 * kOnePoint, 0}, {kOnePoint, 1}, {}}}, 1, Stake::points};
  const std::string text = joined(hint_lines(game, hint, kBruno, wire::AdviceTeller(game)));
  EXPECT_NE(text.find("· 21.0 points to expect"), std::string::npos) << text;
  EXPECT_NE(text.find("1.0 points less, give or take 0.1 points."), std::string::npos) << text;
  EXPECT_EQ(text.find('%'), std::string::npos) << text;
}

TEST(CoachLines, LuckIsToldWithWhatWasExpected) {
  const auto game = at_the_choice();
  const wire::AdviceTeller teller(game);
  TurningPoint turn{12, kAnna, Cause::luck, kSure / 2, kSure / 10, {}};
  const std::string without = teller.turning_point(Stake::victory, kBruno, turn);
  EXPECT_EQ(without.find("xpected"), std::string::npos) << without;
  turn.turned = {kSure / 2, kSure * 6 / 10};
  EXPECT_EQ(teller.turning_point(Stake::victory, kBruno, turn), without + " Expected 50.0%, became 60.0%.");
}

TEST(CoachLines, AReviewTellsTheLedgerTheVerdictsAndWhatWasBetter) {
  auto game = at_the_choice();
  ASSERT_FALSE(game.play(kBruno, pearls::notation("throw away")));
  const auto review = make_coach("pearls")->review(game, SeatSet(kBruno), ReviewDepth::quick, 400);
  while (review->step()) {
  }
  const wire::AdviceTeller teller(game);
  const std::string text = joined(review_lines(game, review->result(), ReviewDepth::quick, teller, 40));
  for (const char* const part :
       {"Pearls: 1 decision, quick review.", "The game is not over", "own decisions −", "blunder",
        "Played: throw the pearl worth 12 away", "Better: ", "Opening: 0 of 1 decision sound"}) {
    EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
  }
  const std::string plain = joined(review_lines(game, review->result(), ReviewDepth::quick, teller, 0));
  EXPECT_EQ(plain.find("Chance to win"), std::string::npos);
}

TEST(CoachLines, ACurveFitsItsColumns) {
  SeatReview seat{.result = kSure};
  for (int i = 0; i < 100; ++i) seat.entries.push_back({.before = i * kSure / 100});
  EXPECT_EQ(curve(seat, Stake::victory, 3), "▁▅█");
  seat.entries = {{.before = 0}, {.before = 10 * kOnePoint}};
  seat.result = 40 * kOnePoint;
  EXPECT_EQ(curve(seat, Stake::points, 3), "▁▃█") << "of the most points there were";
  seat.result = kSure;
  seat.entries.clear();
  EXPECT_EQ(curve(seat, Stake::victory, 3), "█");
}

std::string hinted(const std::vector<std::string>& seats, bool allowed) {
  PlayOptions options = options_for("pearls", seats, "play");
  options.hints = allowed;
  return Session(options, "en").type("\nhint\nq\ny\n");
}

TEST(CoachLines, TheTerminalGameGivesHints) {
  const std::string printed = hinted({"human", "bot:random"}, false);
  EXPECT_NE(printed.find("% to win"), std::string::npos) << printed;
}

TEST(CoachLines, AmongPeopleOnlyAsTheirTableSays) {
  const std::string without = hinted({"human", "human"}, false);
  EXPECT_EQ(without.find("% to win"), std::string::npos) << without;
  EXPECT_NE(without.find("This table was made without hints."), std::string::npos) << without;
  EXPECT_NE(hinted({"human", "human"}, true).find("% to win"), std::string::npos);
}

}  // namespace
}  // namespace bathys::cli
