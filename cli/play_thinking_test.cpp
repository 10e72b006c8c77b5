// What people see of a bot that thinks, and how they stop it.
#include "cli/play_thinking.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <sstream>
#include <stdexcept>
#include <thread>

namespace bathys::cli {
namespace {

using std::chrono::milliseconds;
using testing::HasSubstr;

/// Every thought is a long one.
constexpr milliseconds kNone{0};
/// No thought is.
constexpr milliseconds kEver = std::chrono::hours(1);

constexpr Action kAnswer{.verb = 7};

/// What was printed while somebody waited for a thought.
std::string printed(const Screen& screen, bool somebody_waits, const std::function<Action(const Thinking&)>& choose,
                    milliseconds patience = kNone) {
  std::istringstream in;
  std::ostringstream out;
  Console console(in, out, screen, Voice{words::Language::english(), {{"Ann", "Nereus"}, seat_at(0)}});
  EXPECT_EQ(wait_for(console, seat_at(1), somebody_waits, choose, patience), kAnswer);
  return out.str();
}

bool ctrl_c_is_caught() {
  struct sigaction now {};
  sigaction(SIGINT, nullptr, &now);
  return now.sa_handler != SIG_DFL;
}

/// Thinks until it is told to stop; nobody can say how long that takes.
Action until_stopped(const Thinking& thinking) {
  thinking.progress(40);
  while (!*thinking.stop) std::this_thread::yield();
  return kAnswer;
}

/// As a person does who has read that it helps.
Action until_ctrl_c(const Thinking& thinking) {
  while (!ctrl_c_is_caught()) std::this_thread::yield();
  std::raise(SIGINT);
  return until_stopped(thinking);
}

TEST(PlayThinking, SaysNothingOfAShortThought) {
  const auto at_once = [](const Thinking&) { return kAnswer; };
  EXPECT_EQ(printed(Screen{.wipes = true}, true, at_once, kEver), "");
}

TEST(PlayThinking, StopsAtCtrlCAndGivesTheBestSoFar) {
  const std::string shown = printed(Screen{.wipes = true}, true, until_ctrl_c);
  EXPECT_THAT(shown, HasSubstr("Nereus is thinking"));
  EXPECT_THAT(shown, HasSubstr("Ctrl-C"));
  EXPECT_EQ(shown.find('\n'), std::string::npos) << "one line, written again and again";
  EXPECT_TRUE(shown.ends_with("\r\x1b[K")) << "and nothing of it stays";
  EXPECT_FALSE(ctrl_c_is_caught()) << "afterwards Ctrl-C leaves the program as ever";
}

TEST(PlayThinking, IsOneSentenceForAScreenReaderAndInAPipe) {
  for (const Screen& screen : {Screen{.plain = true, .wipes = true}, Screen{}}) {
    EXPECT_EQ(printed(screen, true, until_ctrl_c), "Nereus is thinking.\n");
  }
}

TEST(PlayThinking, OfTheCoachIsTheSame) {
  std::istringstream in;
  std::ostringstream out;
  Console console(in, out, Screen{.wipes = true}, Voice{words::Language::english(), {{"Ann", "Nereus"}, seat_at(0)}});
  const auto think = [](const Thinking& thinking) { until_ctrl_c(thinking); };
  wait_while(console, Arg::term("coach.name"), true, think, kNone);
  EXPECT_THAT(out.str(), HasSubstr("The coach is thinking: "));
  EXPECT_THAT(out.str(), HasSubstr("Ctrl-C: answer now."));
  EXPECT_FALSE(ctrl_c_is_caught());
}

TEST(PlayThinking, LeavesCtrlCAloneWhereNobodyWaits) {
  const std::string shown = printed(Screen{.wipes = true}, false, [](const Thinking& thinking) {
    thinking.progress(100);
    EXPECT_FALSE(ctrl_c_is_caught());
    return kAnswer;
  });
  EXPECT_EQ(shown.find("Ctrl-C"), std::string::npos);
}

TEST(PlayThinking, PassesOnWhatABotThrows) {
  std::istringstream in;
  std::ostringstream out;
  Console console(in, out, Screen{}, Voice{});
  const auto fails = [](const Thinking&) -> Action { throw std::logic_error("lost the thread"); };
  EXPECT_THROW(wait_for(console, seat_at(0), true, fails), std::logic_error);
}

}  // namespace
}  // namespace bathys::cli
