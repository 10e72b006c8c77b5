// The course of a game in the protocol: the points at every decision, and whose turn was when.
#include <algorithm>

#include "wire/protocol.hpp"
#include "wire/testing.hpp"

namespace bathys::wire {
namespace {

class EveryCourse : public EveryGame {};
BATHYS_EVERY_GAME(EveryCourse);

/// What a course says of one decision.
Json points_at(const Json& course, u32 decision) {
  Json points;
  for (const Json& step : course["points"]) {
    if (step["decision"] <= decision) points = step["points"];
  }
  return points;
}
Json turn_at(const Json& course, u32 decision) {
  Json turn;
  for (const Json& one : course["turns"]) {
    if (one["decision"] <= decision) turn = one;
  }
  return turn;
}

/// What every viewer was told on the way, which is all that a course may tell.
struct Told {
  Json points;
  Json asked;
  bool sealed;
};

TEST_P(EveryCourse, TellsWhatEverybodyWasToldOnTheWay) {
  Generator dice(key_from_text("course"));
  for (const Json& options : option_sets()) {
    const auto game = begin(options);
    std::vector<Told> told;
    for (bool goes_on = true; goes_on;) {
      const Teller spectator(*game, kSpectator);
      const Json decision = spectator.decision();
      const Json points = spectator.outcome()["points"];
      for (int seat = 0; seat < game->seats(); ++seat) {
        ASSERT_EQ(Teller(*game, seat_at(seat)).outcome()["points"], points);
      }
      told.push_back({points, decision["asked"], decision.value("sealed", false)});
      goes_on = play_randomly(*game, dice);
    }
    const Json course = Teller(*game, kSpectator).course();
    for (int seat = 0; seat < game->seats(); ++seat) ASSERT_EQ(Teller(*game, seat_at(seat)).course(), course);
    for (u32 number = 0; number < told.size(); ++number) {
      const Told& then = told[number];
      ASSERT_EQ(points_at(course, number), then.points) << "decision " << number;
      if (then.asked.empty()) continue;
      const Json turn = turn_at(course, number);
      ASSERT_EQ(turn["sealed"], then.sealed);
      if (!then.sealed) {
        ASSERT_EQ(turn["asked"], then.asked) << "decision " << number;
      }
      for (const Json& seat : then.asked) ASSERT_EQ(std::count(turn["asked"].begin(), turn["asked"].end(), seat), 1);
    }
  }
}

TEST_P(EveryCourse, NotesNothingTwice) {
  Generator dice(key_from_text("course"));
  const auto game = begin(option_sets()[1]);
  while (play_randomly(*game, dice)) {
  }
  const Json course = Teller(*game, kSpectator).course();
  for (const char* part : {"points", "turns"}) {
    const Json& list = course[part];
    EXPECT_EQ(list[0]["decision"], 0);
    for (std::size_t i = 1; i < list.size(); ++i) EXPECT_GT(list[i]["decision"], list[i - 1]["decision"]);
  }
  for (std::size_t i = 1; i < course["points"].size(); ++i) {
    EXPECT_NE(course["points"][i]["points"], course["points"][i - 1]["points"]);
  }
  EXPECT_LT(course["turns"].size(), game->answers().size());
}

TEST(CourseInTheProtocol, IsAskedForByACommandAndChangesNothing) {
  Protocol protocol;
  const auto ask = [&](const char* line) { return parse_json(protocol.handle(line)); };
  EXPECT_EQ(ask(R"({"cmd":"course"})")["error"]["code"], "no_game");
  ask(R"({"cmd":"new","game":"otys","options":{"players":2,"first":"0"},"seed":"course"})");
  ask(R"({"cmd":"do","seat":0,"action":"key 3"})");
  const Json before = ask(R"({"cmd":"state"})");
  const Json answer = ask(R"({"cmd":"course","seat":1})");
  EXPECT_EQ(answer["course"]["points"], parse_json(R"([{"decision":0,"points":[0,0]}])"));
  EXPECT_EQ(answer["course"]["turns"], parse_json(R"([{"decision":0,"round":1,"asked":[0],"sealed":false}])"));
  EXPECT_EQ(ask(R"({"cmd":"state"})"), before);
  EXPECT_EQ(ask(R"({"cmd":"course","seat":7})")["error"]["code"], "bad_request");
}

TEST(CourseInTheProtocol, BeginsWhereAPositionBegan) {
  Generator dice(key_from_text("position"));
  const auto game = begin_otys(Json{{"players", 2}, {"first", "0"}});
  const auto points = [&] { return Teller(*game, kSpectator).outcome()["points"]; };
  for (const Json nothing = points(); points() == nothing;) ASSERT_TRUE(play_randomly(*game, dice));
  const auto later = from_position("otys", state_json(*game));
  EXPECT_EQ(Teller(*later, kSpectator).course()["points"], Json::array({{{"decision", 0}, {"points", points()}}}));
}

TEST(TheVerdict, IsAlsoToldWithoutALanguage) {
  Generator dice(key_from_text("verdict"));
  const auto game = begin_otys(Json{{"players", 1}});
  EXPECT_FALSE(Teller(*game, kSpectator).outcome().contains("kind"));
  while (play_randomly(*game, dice)) {
  }
  const Json outcome = Teller(*game, kSpectator).outcome();
  EXPECT_EQ(outcome["kind"], "solo");
  EXPECT_EQ(outcome["args"][0], outcome["points"][0]);
  EXPECT_TRUE(outcome["args"][1].get<std::string>().starts_with("otys.rank."));
}

}  // namespace
}  // namespace bathys::wire
