// Giving up and ending by agreement: what becomes of seats, and who has won; then over real sockets.
#include "server/ending.hpp"

#include <memory>

#include "server/testing.hpp"
#include "wire/record.hpp"

namespace bathys::server {
namespace {

Seats people(int count) {
  Seats seats;
  for (int i = 0; i < count; ++i) seats.push_back({"P" + std::to_string(i), {}, "hash " + std::to_string(i)});
  return seats;
}
Seat nth(int i) { return seat_at(i); }

Outcome points(std::initializer_list<i32> all) {
  Outcome outcome;
  std::size_t i = 0;
  for (const i32 one : all) outcome.points[i++] = one;
  return outcome;
}

TEST(Ending, OfTwoTheOtherWinsHoweverThePointsStand) {
  Seats seats = people(2);
  give_up(seats, nth(0), kConceded, 1, 7);
  const Standing standing = standing_of(seats);
  EXPECT_EQ(standing.ending, kConceded);
  const Outcome outcome = with_standing(points({50, 3}), standing, 2);
  EXPECT_TRUE(outcome.over);
  EXPECT_EQ(outcome.winners, SeatSet(nth(1)));
  EXPECT_EQ(outcome.verdict.key, "table.conceded");
}

TEST(Ending, OfThreeABotPlaysOnForWhoeverGivesUpAndTheLastOneWins) {
  Seats seats = people(3);
  give_up(seats, nth(1), kConceded, 1, 7);
  EXPECT_FALSE(standing_of(seats).ended());
  EXPECT_EQ(seats[1].level, kLevelForTheGone);
  EXPECT_FALSE(standing_of(seats).people.has(nth(1)));
  give_up(seats, nth(0), kTimeOver, 2, 9);
  const Standing standing = standing_of(seats);
  EXPECT_EQ(standing.ending, kTimeOver);
  const Outcome outcome = with_standing(points({9, 9, 1}), standing, 3);
  EXPECT_EQ(outcome.winners, SeatSet(nth(2)));
  EXPECT_EQ(outcome.verdict.key, "table.time");
  EXPECT_EQ(outcome.verdict.args[1], Arg::seat(nth(0)));
}

TEST(Ending, AloneItIsLost) {
  Seats seats = people(1);
  give_up(seats, nth(0), kConceded, 1, 7);
  const Outcome outcome = with_standing(points({30}), standing_of(seats), 1);
  EXPECT_TRUE(outcome.over);
  EXPECT_TRUE(outcome.winners.empty());
  EXPECT_EQ(outcome.verdict.key, "table.conceded_alone");
}

TEST(Ending, WhenOnlyBotsAreLeftThePointsDecideBetweenThem) {
  Seats seats = people(1);
  seats.push_back({"Bot", "normal", {}});
  seats.push_back({"Bot", "normal", {}});
  give_up(seats, nth(0), kConceded, 1, 7);
  const Outcome outcome = with_standing(points({30, 4, 6}), standing_of(seats), 3);
  EXPECT_EQ(outcome.winners, SeatSet(nth(2)));
  EXPECT_EQ(outcome.verdict.key, "table.conceded_last");
}

TEST(Ending, WhoGaveUpDoesNotWinAGameThatWasPlayedToItsEnd) {
  Seats seats = people(3);
  give_up(seats, nth(0), kConceded, 1, 7);
  Outcome game = points({9, 5, 5});
  game.over = true;
  game.winners = SeatSet(nth(0));
  const Outcome outcome = with_standing(game, standing_of(seats), 3);
  EXPECT_EQ(outcome.winners, SeatSet::from_bits(0b110));
  EXPECT_EQ(outcome.verdict.key, "table.passed_tie");
  game.winners = SeatSet(nth(2));
  game.verdict = {"otys.wins"};
  EXPECT_EQ(with_standing(game, standing_of(seats), 3).verdict.key, "otys.wins");
}

TEST(Ending, AllHaveToAgreeAndThoseWhoGaveUpAreNotAsked) {
  Seats seats = people(3);
  agree_to_end(seats, nth(0));
  EXPECT_FALSE(standing_of(seats).ended());
  agree_to_end(seats, nth(1));
  EXPECT_FALSE(standing_of(seats).ended());
  give_up(seats, nth(2), kConceded, 3, 7);
  const Standing standing = standing_of(seats);
  EXPECT_EQ(standing.ending, kAgreed);
  const Outcome outcome = with_standing(points({4, 6, 9}), standing, 3);
  EXPECT_EQ(outcome.winners, SeatSet(nth(1)));
  EXPECT_EQ(outcome.verdict.key, "table.agreed");
}

TEST(Ending, OneRefusalForgetsAllAgreements) {
  Seats seats = people(2);
  agree_to_end(seats, nth(0));
  forget_end(seats);
  agree_to_end(seats, nth(1));
  EXPECT_FALSE(standing_of(seats).ended());
}

class EndOfATable : public ServerTest {
 protected:
  Json request(int seats) const {
    Json all = Json::array();
    for (int i = 0; i < seats; ++i) all.push_back(person("P" + std::to_string(i)));
    return {{"game", "otys"}, {"options", {{"players", seats}}}, {"seats", all}};
  }
  std::unique_ptr<Player> sit(const Json& table, std::size_t seat) const {
    auto player = std::make_unique<Player>(port(), table, table["tokens"][seat]);
    player->expect("table");
    return player;
  }
  Answered record(const Json& table) const {
    const std::string token = table["spectator"];
    return http(port(), "GET", path_of(table, "record"), {}, "Authorization: Bearer " + token + "\r\n");
  }
};

TEST_F(EndOfATable, GivingUpIsToldToAllAndStandsInTheRecord) {
  const Json table = seated(request(2));
  const auto ann = sit(table, 0);
  const auto bob = sit(table, 1);
  Player watcher(port(), table, table["spectator"]);
  watcher.expect("table");
  EXPECT_EQ(record(table).code(), "not_over");
  EXPECT_EQ(watcher.refusal_of({{"type", "concede"}}), "not_seated");
  EXPECT_EQ(ann->ask({{"type", "concede"}})["type"], "done");
  for (Player* const one : {bob.get(), &watcher}) {
    EXPECT_EQ(one->expect("seats")["seat_event"]["kind"], "conceded");
    const Json end = one->expect("table");
    EXPECT_EQ(end["decision"]["over"], true);
    EXPECT_TRUE(end["legal"].empty());
    EXPECT_EQ(end["outcome"]["winners"], Json::array({1}));
    EXPECT_EQ(end["outcome"]["kind"], "conceded");
    one->expect("opened");
  }
  EXPECT_EQ(bob->picture["outcome"]["verdict"], "You win: P0 gave up.");
  EXPECT_EQ(watcher.picture["outcome"]["verdict"], "P1 wins: P0 gave up.");
  const Json kept = record(table).json();
  EXPECT_EQ(kept["ending"]["kind"], "conceded");
  EXPECT_EQ(kept["ending"]["winners"], Json::array({1}));
  EXPECT_EQ(kept["ending"]["gave_up"], Json({{{"seat", 0}, {"why", "conceded"}, {"decision", 0}}}));
  EXPECT_NO_THROW(wire::load(kept));
}

TEST_F(EndOfATable, AfterItNothingCanBeDone) {
  const Json table = seated(request(2));
  const auto ann = sit(table, 0);
  const auto bob = sit(table, 1);
  ann->ask({{"type", "concede"}});
  bob->expect("opened");
  EXPECT_EQ(bob->refusal_of({{"type", "do"}, {"change", bob->change}, {"actions", {"key 1"}}}), "game_over");
  EXPECT_EQ(bob->refusal_of({{"type", "undo"}, {"change", bob->change}}), "game_over");
  EXPECT_EQ(bob->refusal_of({{"type", "concede"}}), "game_over");
  EXPECT_EQ(bob->refusal_of({{"type", "end"}, {"yes", true}}), "game_over");
  EXPECT_EQ(bob->refusal_of({{"type", "bot"}, {"seat", 1}, {"level", "random"}}), "game_over");
  // Who comes later, with or without a memory of it, sees the end.
  Player late(port(), table, table["tokens"][0], {{"since", {{"change", 0}, {"events", 0}}}});
  EXPECT_EQ(late.expect("table")["decision"]["over"], true);
  late.expect("opened");
}

TEST_F(EndOfATable, OfThreeTheOthersPlayOnAndTheSeatStaysTheBots) {
  const Json table = seated(request(3));
  const auto ann = sit(table, 0);
  const auto bob = sit(table, 1);
  const auto cleo = sit(table, 2);
  EXPECT_EQ(bob->ask({{"type", "concede"}})["type"], "done");
  const Json seats = cleo->expect("seats")["seats"];
  EXPECT_EQ(seats[1]["kind"], "bot");
  EXPECT_EQ(seats[1]["gave_up"], "conceded");
  EXPECT_EQ(record(table).code(), "not_over");
  EXPECT_EQ(bob->refusal_of({{"type", "bot"}, {"seat", 1}, {"level", nullptr}}), "gave_up");
  EXPECT_EQ(bob->refusal_of({{"type", "concede"}}), "gave_up");
  EXPECT_EQ(bob->refusal_of({{"type", "end"}, {"yes", true}}), "gave_up");
  EXPECT_EQ(cleo->ask({{"type", "concede"}})["type"], "done");
  ann->expect("opened");
  EXPECT_EQ(ann->picture["outcome"]["winners"], Json::array({0}));
}

TEST_F(EndOfATable, OnlyWhenAllAgreeAndARefusalEndsTheQuestion) {
  const Json table = seated(request(2));
  const auto ann = sit(table, 0);
  const auto bob = sit(table, 1);
  const Json yes{{"type", "end"}, {"yes", true}};
  const Json no{{"type", "end"}, {"yes", false}};
  EXPECT_EQ(bob->refusal_of(no), "nothing_asked");
  EXPECT_EQ(bob->refusal_of({{"type", "end"}}), "bad_message");
  EXPECT_EQ(ann->ask(yes)["type"], "done");
  EXPECT_EQ(ann->ask(yes)["type"], "done") << "said twice is said once";
  Json told = bob->expect("seats");
  while (told["seat_event"]["kind"] != "end_asked") told = bob->expect("seats");
  EXPECT_EQ(told["seats"][0]["wants_end"], true);
  EXPECT_EQ(bob->ask(no)["type"], "done");
  EXPECT_EQ(ann->expect("seats")["seat_event"]["kind"], "end_refused");
  EXPECT_EQ(bob->ask(yes)["type"], "done");
  EXPECT_EQ(ann->ask(yes)["type"], "done");
  bob->expect("opened");
  EXPECT_EQ(bob->picture["outcome"]["kind"].get<std::string>().substr(0, 6), "agreed");
  EXPECT_EQ(record(table).json()["ending"]["kind"], "agreed");
}

TEST_F(EndOfATable, AloneWithBotsThereIsNobodyToAgreeWith) {
  const Json table =
      create({{"game", "otys"}, {"options", {{"players", 2}}}, {"seats", {person("Ann"), bot("random")}}});
  const auto ann = sit(table, 0);
  EXPECT_EQ(ann->refusal_of({{"type", "end"}, {"yes", true}}), "nobody_else");
  EXPECT_EQ(ann->ask({{"type", "concede"}})["type"], "done");
  ann->expect("opened");
  EXPECT_EQ(ann->picture["outcome"]["winners"], Json::array({1}));
}

TEST_F(EndOfATable, IsStillThereAfterTheServerWasStartedAgain) {
  const auto file = std::filesystem::temp_directory_path() / ("bathys_ending_" + new_token() + ".db");
  start(for_tests(), storage::open_sqlite(file.string()));
  const Json two = seated(request(2));
  const Json three = seated(request(3));
  const Json wanted = seated(request(2));
  sit(two, 1)->ask({{"type", "concede"}});
  sit(three, 1)->ask({{"type", "concede"}});
  sit(wanted, 1)->ask({{"type", "end"}, {"yes", true}});
  server_.reset();
  start(for_tests(), storage::open_sqlite(file.string()));
  const auto ann = sit(two, 0);
  EXPECT_EQ(ann->picture["outcome"]["winners"], Json::array({0}));
  ann->expect("opened");
  EXPECT_EQ(sit(three, 0)->picture["seats"][1]["gave_up"], "conceded");
  const auto other = sit(wanted, 0);
  EXPECT_EQ(other->picture["seats"][1]["wants_end"], true);
  EXPECT_EQ(other->ask({{"type", "end"}, {"yes", true}})["type"], "done");
  other->expect("opened");
  server_.reset();
  std::filesystem::remove(file);
}

}  // namespace
}  // namespace bathys::server
