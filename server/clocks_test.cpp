// A store of time for the whole game: the clock alone, pauses, and a table with such clocks over real sockets.
#include <gtest/gtest.h>

#include <memory>

#include "server/clock.hpp"
#include "server/pause.hpp"
#include "server/testing.hpp"

namespace bathys::server {
namespace {

constexpr Seat kOne = seat_at(0);
constexpr Seat kOther = seat_at(1);
const SeatSet kBoth = SeatSet::first(2);

Clock whole(i64 seconds, i64 increment = 0) { return Clock(ClockTerms{seconds, true, increment}); }

TEST(WholeTime, RunsForWhoIsAskedAndStandsForTheOthers) {
  Clock clock = whole(60);
  clock.run_for(SeatSet(kOne), kBoth, 1000);
  EXPECT_EQ(clock.left(kOne, 11'000), 50'000);
  EXPECT_EQ(clock.left(kOther, 11'000), 60'000);
  clock.run_for(SeatSet(kOther), kBoth, 11'000);
  EXPECT_EQ(clock.left(kOne, 99'000), 50'000);
  EXPECT_EQ(clock.deadline_for(kOther), 71'000);
  EXPECT_EQ(clock.first_late(71'000), kOther);
  EXPECT_EQ(clock.left(kOther, 72'000), 0) << "never less than nothing";
}

TEST(WholeTime, DoesNotBeginAnewWithEveryDecision) {
  Clock clock = whole(60);
  clock.run_for(SeatSet(kOne), kBoth, 1000);
  clock.run_for(SeatSet(kOne), kBoth, 31'000);
  EXPECT_EQ(clock.deadline_for(kOne), 61'000);
}

TEST(WholeTime, GainsItsIncrementOnceWhenOthersAreAsked) {
  Clock clock = whole(60, 5);
  clock.run_for(SeatSet(kOne), kBoth, 0);
  clock.answered(kOne, 0);
  clock.run_for(SeatSet(kOne), kBoth, 1000);
  clock.answered(kOne, 1);
  clock.run_for(SeatSet(kOther), kBoth, 2000);
  EXPECT_EQ(clock.left(kOne, 2000), 63'000);
}

TEST(WholeTime, TakingBackAndAnsweringAgainGainsNothing) {
  Clock clock = whole(60, 5);
  clock.run_for(SeatSet(kOne), kBoth, 0);
  clock.answered(kOne, 0);
  clock.run_for(SeatSet(kOther), kBoth, 1000);
  for (int i = 0; i < 3; ++i) {
    clock.run_for(SeatSet(kOne), kBoth, 1000);
    clock.answered(kOne, 0);
    clock.run_for(SeatSet(kOther), kBoth, 1000);
  }
  EXPECT_EQ(clock.left(kOne, 1000), 64'000);
  EXPECT_EQ(clock.left(kOther, 1000), 60'000) << "whoever was only asked has gained nothing";
}

TEST(WholeTime, GoesOnFromWhatWasKept) {
  Clock clock = whole(60);
  clock.run_for(SeatSet(kOne), kBoth, 1000);
  clock.run_for(SeatSet(kOther), kBoth, 61'000);
  const std::vector<i64> kept = clock.stored(2);
  EXPECT_EQ(kept, (std::vector<i64>{-1, 121'000}));
  const Clock again(ClockTerms{60, true}, kept);
  EXPECT_EQ(again.left(kOne, 61'000), 0);
  EXPECT_EQ(again.left(kOther, 61'000), 60'000);
  EXPECT_TRUE(again.runs_for(kOther));
}

Seats two_people() { return {{"Ann", {}, "a"}, {"Bob", {}, "b"}}; }
i64 paused_at(const Seats& seats) { return claim_of(seats.front()).paused_at; }

TEST(Pause, BeginsAndEndsWhenAllWantIt) {
  Seats seats = two_people();
  EXPECT_STREQ(ask_to_pause(seats, kOne, kBoth, 500), "pause_asked");
  EXPECT_EQ(ask_to_pause(seats, kOne, kBoth, 500), nullptr);
  EXPECT_EQ(paused_at(seats), 0);
  EXPECT_STREQ(ask_to_pause(seats, kOther, kBoth, 600), "paused");
  EXPECT_EQ(paused_at(seats), 600);
  EXPECT_EQ(ask_to_pause(seats, kOne, kBoth, 700), nullptr);
  EXPECT_STREQ(ask_to_go_on(seats, kOther, kBoth, 700), "resume_asked");
  EXPECT_EQ(ask_to_go_on(seats, kOther, kBoth, 700), nullptr);
  EXPECT_EQ(paused_at(seats), 600);
  EXPECT_STREQ(ask_to_go_on(seats, kOne, kBoth, 800), "resumed");
  EXPECT_EQ(paused_at(seats), 0);
}

TEST(Pause, OneRefusalIsEnough) {
  Seats seats = two_people();
  EXPECT_EQ(ask_to_go_on(seats, kOther, kBoth, 1), nullptr);
  ask_to_pause(seats, kOne, kBoth, 1);
  EXPECT_STREQ(ask_to_go_on(seats, kOther, kBoth, 1), "pause_refused");
  EXPECT_STREQ(ask_to_pause(seats, kOther, kBoth, 1), "pause_asked");
}

TEST(Pause, AfterADayNobodyHasToWaitForTheOthers) {
  Seats seats = two_people();
  ask_to_pause(seats, kOne, kBoth, 1);
  ask_to_pause(seats, kOther, kBoth, 1);
  EXPECT_STREQ(ask_to_go_on(seats, kOne, kBoth, kLongPauseMs), "resume_asked");
  EXPECT_STREQ(ask_to_go_on(seats, kOne, kBoth, kLongPauseMs + 1), "resumed");
}

class Clocks : public ServerTest {
 protected:
  Json request(const Json& change) const {
    Json all{{"game", "otys"}, {"options", {{"players", 2}}}, {"seats", {person("Ann"), person("Bob")}}};
    all.update(change);
    return all;
  }
  std::string refused(const Json& change) const {
    const Answered answered = http(port(), "POST", "/api/tables", wire::write_json(request(change)));
    EXPECT_EQ(answered.status, 400);
    return answered.json()["error"]["message"];
  }
  static Json clock(i64 time, i64 increment = 0) { return {{"clock", {{"time", time}, {"increment", increment}}}}; }
};

TEST_F(Clocks, WhatCannotBeAClockIsRefusedWithItsPlace) {
  EXPECT_NE(refused({{"clock", 5}}).find("clock"), std::string::npos);
  EXPECT_NE(refused({{"clock", {{"time", 0}}}}).find("clock.time"), std::string::npos);
  EXPECT_NE(refused({{"clock", {{"time", 60}, {"increment", -1}}}}).find("clock.increment"), std::string::npos);
  EXPECT_NE(refused({{"clock", {{"time", 60}, {"more", 1}}}}).find("clock.more"), std::string::npos);
  EXPECT_NE(refused({{"clock", {{"time", 60}}}, {"timer", 60}}).find("clock"), std::string::npos);
  EXPECT_NE(refused({{"late", "rain"}}).find("late"), std::string::npos);
  EXPECT_NE(refused({{"late", 3}}).find("late"), std::string::npos);
}

TEST_F(Clocks, AreToldToAllAndRunForWhoeverIsAsked) {
  Pair pair(port(), seated(request(clock(86'400, 30))));
  EXPECT_EQ(pair.ann.picture["timer"], 0);
  EXPECT_EQ(pair.ann.picture["clock"], (Json{{"time", 86'400}, {"increment", 30}}));
  EXPECT_EQ(pair.ann.picture["late"], "bot");
  const std::size_t asked = pair.ann.asked() ? 0 : 1;
  for (const Player* const one : {&pair.ann, &pair.bob}) {
    EXPECT_EQ(one->picture["clocks"][asked]["runs"], true);
    EXPECT_EQ(one->picture["clocks"][1 - asked], (Json{{"left", 86'400'000}, {"runs", false}}));
    EXPECT_LE(one->picture["clocks"][asked]["left"], 86'400'000);
  }
  Player& player = pair.asked();
  player.answer(player.text_of(0));
  EXPECT_TRUE(player.expect("update").contains("clocks"));
}

TEST_F(Clocks, StandStillWhileAllAgreeAndNobodyAnswersThen) {
  Pair pair(port(), seated(request(clock(86'400))));
  const Json pause{{"type", "pause"}, {"yes", true}};
  const Json on{{"type", "pause"}, {"yes", false}};
  EXPECT_EQ(pair.bob.refusal_of(on), "nothing_asked");
  EXPECT_EQ(pair.ann.ask(pause)["type"], "done");
  EXPECT_EQ(pair.bob.ask(pause)["type"], "done");
  Json told = pair.ann.expect("seats");
  while (told["seat_event"]["kind"] != "paused") told = pair.ann.expect("seats");
  EXPECT_EQ(told["paused"], true);
  for (const Json& one : told["clocks"]) EXPECT_EQ(one["runs"], false);
  Player& player = pair.asked();
  const Json answer{{"type", "do"}, {"change", player.change}, {"actions", {player.text_of(0)}}};
  EXPECT_EQ(player.refusal_of(answer), "paused");
  EXPECT_EQ(player.refusal_of({{"type", "undo"}, {"change", player.change}}), "paused");
  EXPECT_EQ(pair.ann.ask(on)["type"], "done");
  EXPECT_EQ(player.refusal_of(answer), "paused") << "one alone does not end it";
  EXPECT_EQ(pair.bob.ask(on)["type"], "done");
  EXPECT_EQ(player.ask(answer)["type"], "done");
}

TEST_F(Clocks, AfterAPauseEverybodyIsToldUntilWhenThereIsTime) {
  Pair pair(port(), seated(request({{"timer", 3600}})));
  const std::size_t asked = pair.ann.asked() ? 0 : 1;
  const auto heard = [&pair](const char* kind) {
    Json told = pair.ann.expect("seats");
    while (told.value("/seat_event/kind"_json_pointer, "") != kind) told = pair.ann.expect("seats");
    return told["deadlines"];
  };
  for (Player* const one : {&pair.ann, &pair.bob}) one->ask({{"type", "pause"}, {"yes", true}});
  EXPECT_EQ(heard("paused"), (Json{nullptr, nullptr}));
  for (Player* const one : {&pair.ann, &pair.bob}) one->ask({{"type", "pause"}, {"yes", false}});
  const Json deadlines = heard("resumed");
  EXPECT_GE(deadlines[asked], pair.asked().picture["deadline"]);
  EXPECT_TRUE(deadlines[1 - asked].is_null());
}

TEST_F(Clocks, WithoutAClockThereIsNothingToPause) {
  Pair pair(port(), seated(request(Json::object())));
  EXPECT_FALSE(pair.ann.picture.contains("clocks"));
  EXPECT_EQ(pair.ann.refusal_of({{"type", "pause"}, {"yes", true}}), "no_clock");
}

TEST_F(Clocks, WhereTheTableSaysSoWhoeverHasNoTimeLeftHasLost) {
  Pair pair(port(), seated(request({{"clock", {{"time", 1}}}, {"late", "lose"}})));
  Player& late = pair.asked();
  Player& other = pair.other();
  const int winner = other.picture["viewer"];
  other.expect("opened");
  EXPECT_EQ(other.picture["outcome"]["winners"], Json({winner}));
  EXPECT_EQ(other.picture["outcome"]["kind"], "time");
  EXPECT_EQ(other.picture["ending"]["gave_up"][0]["why"], "time");
  late.expect("opened");
}

TEST_F(Clocks, OtherwiseABotAnswersForThem) {
  Pair pair(port(), seated(request(clock(1))));
  Player& late = pair.asked();
  pair.other().see(1);
  EXPECT_FALSE(pair.other().over());
  late.see(1);
}

TEST_F(Clocks, OfATimerForEachDecisionTheTableMayChooseToo) {
  Pair pair(port(), seated(request({{"timer", 1}, {"late", "lose"}})));
  EXPECT_EQ(pair.ann.picture["late"], "lose");
  pair.ann.expect("opened");
  EXPECT_EQ(pair.ann.picture["outcome"]["kind"], "time");
}

TEST_F(Clocks, WhatIsLeftIsStillThereAfterTheServerWasStartedAgain) {
  const auto file = std::filesystem::temp_directory_path() / ("bathys_clocks_" + new_token() + ".db");
  start(for_tests(), storage::open_sqlite(file.string()));
  const Json table = seated(request(clock(86'400)));
  std::size_t waiting = 0;
  {
    Pair pair(port(), table);
    waiting = pair.ann.asked() ? 1 : 0;
    for (Player* const one : {&pair.ann, &pair.bob}) one->ask({{"type", "pause"}, {"yes", true}});
  }
  server_.reset();
  start(for_tests(), storage::open_sqlite(file.string()));
  Pair pair(port(), table);
  EXPECT_EQ(pair.ann.picture["paused"], true);
  EXPECT_EQ(pair.ann.picture["clocks"][waiting], (Json{{"left", 86'400'000}, {"runs", false}}));
  EXPECT_EQ(pair.ann.picture["clocks"][1 - waiting]["runs"], false);
  server_.reset();
  std::filesystem::remove(file);
}

}  // namespace
}  // namespace bathys::server
