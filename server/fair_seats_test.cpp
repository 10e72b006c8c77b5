// Seats over real sockets: nobody has one by opening a link, and nothing is dealt before all are taken.
#include <filesystem>
#include <thread>

#include "server/claims.hpp"
#include "server/seeding.hpp"
#include "server/testing.hpp"

namespace bathys::server {
namespace {

class FairSeats : public ServerTest {
 protected:
  Json invited(const Json& change = Json::object()) const {
    Json request{{"game", "otys"}, {"options", {{"players", 2}}}, {"seats", {person("Ann"), person("Bob")}}};
    request.update(change);
    return create(request);
  }
  static Json part(char digit) { return {{"part", std::string(64, digit)}}; }
  /// Takes the seat and sits down.
  std::unique_ptr<Player> sit(const Json& table, std::size_t seat, const Json& more = Json::object()) const {
    const Answered answered = claim(table, table["tokens"][seat]);
    EXPECT_EQ(answered.status, 200) << answered.body;
    return std::make_unique<Player>(port(), table, answered.json()["token"], more);
  }
};

TEST_F(FairSeats, OpeningALinkTakesNoSeatHoweverOften) {
  const Json table = invited();
  EXPECT_EQ(table["waiting"], true);
  EXPECT_EQ(http(port(), "GET", path_of(table, "claim")).status, 405);
  for (int i = 0; i < 3; ++i) {
    Player preview(port(), table, table["tokens"][1]);
    const Json waiting = preview.expect("waiting");
    EXPECT_EQ(waiting["viewer"], "spectator");
    EXPECT_EQ(waiting["invited"], (Json{{"seat", 1}, {"by", "invitation"}}));
    EXPECT_EQ(waiting["seats"][1]["taken"], false);
  }
  EXPECT_EQ(claim(table, table["tokens"][1]).status, 200);
}

TEST_F(FairSeats, WhoeverOnlyHasTheLinkCanDoNothingAtTheSeat) {
  const Json table = invited();
  Player eve(port(), table, table["tokens"][1]);
  eve.expect("waiting");
  EXPECT_EQ(eve.refusal_of({{"type", "name"}, {"name", "Eve"}}), "not_seated");
  EXPECT_EQ(eve.refusal_of({{"type", "move"}}), "not_seated");
  EXPECT_EQ(eve.refusal_of({{"type", "renew"}, {"seat", 1}}), "not_owner");
}

TEST_F(FairSeats, OfTwoWhoTakeASeatAtOnceOneHasItAndTheOtherIsTold) {
  for (int i = 0; i < 10; ++i) {
    const Json table = invited();
    Answered answers[2];
    std::thread other([&] { answers[0] = claim(table, table["tokens"][1]); });
    answers[1] = claim(table, table["tokens"][1]);
    other.join();
    const bool first = answers[0].status == 200;
    EXPECT_NE(first, answers[1].status == 200);
    const Answered& loser = answers[first ? 1 : 0];
    EXPECT_EQ(loser.status, 409);
    EXPECT_EQ(loser.code(), "used");
    EXPECT_NE(loser.body.find("Bob has used this invitation"), std::string::npos);
  }
}

TEST_F(FairSeats, AUsedInvitationShowsWhoHasTheSeatAndLetsWatch) {
  const Json table = invited();
  const auto bob = sit(table, 1);
  Player late(port(), table, table["tokens"][1]);
  const Json waiting = late.expect("waiting");
  EXPECT_EQ(waiting["viewer"], "spectator");
  EXPECT_EQ(waiting["seats"][1]["taken"], true);
  EXPECT_GT(waiting["seats"][1]["since"], 1'000'000'000);
  const auto ann = sit(table, 0);
  late.expect("table");
  EXPECT_TRUE(late.legal().empty());
}

TEST_F(FairSeats, ARepeatedClaimGetsTheSameAnswerAndIsNoSecondOne) {
  const Json table = invited();
  const Json same{{"key", new_token()}};
  const Answered first = claim(table, table["tokens"][0], same);
  const Answered again = claim(table, table["tokens"][0], same);
  EXPECT_EQ(first.status, 200);
  EXPECT_EQ(again.status, 200);
  EXPECT_EQ(again.body, first.body);
  EXPECT_EQ(claim(table, table["tokens"][1], same).code(), "bad_key");
}

TEST_F(FairSeats, AForgedPartIsRefusedAndTheSeatStaysFree) {
  const Json table = invited();
  for (const Json& forged : {Json(""), Json(std::string(63, 'a')), Json(std::string(64, 'z')),
                             Json(std::string(64, 'A')), Json("bot"), Json(5), Json(nullptr)}) {
    EXPECT_EQ(claim(table, table["tokens"][1], {{"part", forged}}).code(), "bad_request") << forged;
  }
  EXPECT_EQ(claim(table, table["tokens"][1], {{"key", "short"}}).code(), "bad_request");
  EXPECT_EQ(claim(table, "nonsense").code(), "wrong_token");
  EXPECT_EQ(claim(table, table["spectator"]).code(), "wrong_token");
  EXPECT_EQ(claim(table, table["owner"]).code(), "wrong_token");
  EXPECT_EQ(claim(table, table["tokens"][1]).status, 200);
}

TEST_F(FairSeats, ASeatGivenToABotCannotBeTaken) {
  const Json table = invited();
  Player owner(port(), table, table["owner"]);
  owner.expect("waiting");
  EXPECT_EQ(owner.ask({{"type", "bot"}, {"seat", 1}, {"level", "random"}})["type"], "done");
  EXPECT_EQ(claim(table, table["tokens"][1]).code(), "bot_plays");
  EXPECT_EQ(owner.ask({{"type", "bot"}, {"seat", 1}, {"level", nullptr}})["type"], "done");
  EXPECT_EQ(claim(table, table["tokens"][1]).status, 200);
}

TEST_F(FairSeats, NothingOfAGameIsThereBeforeAllSeatsAreTaken) {
  const Json table = invited();
  const auto ann = sit(table, 0, {{"owner", table["owner"]}, {"since", {{"change", 0}, {"events", 0}}}});
  const Json waiting = ann->expect("waiting");
  for (const char* const hidden : {"view", "events", "legal", "decision", "outcome", "seed", "secret", "change"}) {
    EXPECT_FALSE(waiting.contains(hidden)) << hidden;
  }
  const Json requests{{{"type", "do"}, {"change", 0}, {"actions", {"key 3"}}},
                      {{"type", "explain"}, {"action", "key 3"}},
                      {{"type", "preview"}, {"action", "key 3"}},
                      {{"type", "hint"}},
                      {{"type", "undo"}, {"change", 0}},
                      {{"type", "agree"}, {"yes", true}}};
  for (const Json& request : requests) EXPECT_EQ(ann->refusal_of(request), "waiting") << request;
  EXPECT_EQ(http(port(), "GET", path_of(table, "record"), "",
                 "Authorization: Bearer " + table["owner"].get<std::string>() + "\r\n")
                .code(),
            "not_over");
  ann->send({{"type", "lang"}, {"nonce", "l"}, {"lang", "fr"}});
  EXPECT_EQ(ann->expect("waiting")["viewer"], 0);
  EXPECT_EQ(claim(table, table["tokens"][1]).status, 200);
  EXPECT_FALSE(ann->expect("table")["events"].empty());
}

TEST_F(FairSeats, ABotOnTheLastSeatDealsToo) {
  const Json table = invited();
  const auto ann = sit(table, 0, {{"owner", table["owner"]}});
  ann->expect("waiting");
  EXPECT_EQ(ann->ask({{"type", "bot"}, {"seat", 1}, {"level", "random"}})["type"], "done");
  const Json picture = ann->expect("table");
  EXPECT_EQ(picture["seats"][1]["part"], "bot");
  EXPECT_EQ(picture["seat_events"].size(), 2u);
  EXPECT_EQ(picture["seat_events"][1]["kind"], "bot");
  // Given back, the seat has its invitation as before.
  EXPECT_EQ(ann->ask({{"type", "bot"}, {"seat", 1}, {"level", nullptr}})["type"], "done");
  const auto bob = sit(table, 1);
  EXPECT_EQ(bob->expect("table")["viewer"], 1);
}

TEST_F(FairSeats, ABotTakesNoSeatFromWhoIsHereOrNotAwayLongEnough) {
  const Json table = invited({{"absence", 3600}});
  const auto ann = sit(table, 0, {{"owner", table["owner"]}});
  const std::string bobs = claim(table, table["tokens"][1]).json()["token"];
  const Json to_bot{{"type", "bot"}, {"seat", 1}, {"level", "random"}};
  const Json back{{"type", "bot"}, {"seat", 1}, {"level", nullptr}};
  EXPECT_EQ(ann->refusal_of(to_bot), "not_away");
  Player bob(port(), table, bobs);
  bob.expect("table");
  EXPECT_EQ(ann->refusal_of(to_bot), "not_away");
  // Whoever holds the seat may give it to a bot and take it back; everybody is told.
  EXPECT_EQ(bob.ask(to_bot)["type"], "done");
  EXPECT_EQ(bob.ask(back)["type"], "done");
  EXPECT_EQ(bob.refusal_of({{"type", "bot"}, {"seat", 0}, {"level", "random"}}), "not_owner");
  std::vector<std::string> kinds;
  const Json told = Player(port(), table, table["spectator"]).expect("table");
  for (const Json& event : told["seat_events"]) kinds.push_back(event["kind"]);
  EXPECT_EQ(kinds, (std::vector<std::string>{"claimed", "claimed", "bot", "person"}));
}

TEST_F(FairSeats, WhoIsAloneWithBotsBeginsAtOnce) {
  const Json table =
      create({{"game", "otys"}, {"options", {{"players", 2}}}, {"seats", {person("Ann"), bot("random")}}});
  EXPECT_EQ(table["waiting"], false);
  Player ann(port(), table, table["tokens"][0]);
  ann.expect("table");
  EXPECT_EQ(claim(table, table["tokens"][0]).code(), "no_invitations");
  EXPECT_EQ(ann.refusal_of({{"type", "move"}}), "no_invitations");
}

TEST_F(FairSeats, WhoIsAloneWithBotsMayHaveAPartInTheSeed) {
  const Json request{{"game", "otys"},
                     {"options", {{"players", 2}}},
                     {"seats", {person("Ann"), bot("greedy")}},
                     {"invitations", true}};
  const Json table = create(request);
  EXPECT_EQ(table["waiting"], true);
  Player eve(port(), table, table["spectator"]);
  EXPECT_EQ(eve.expect("waiting")["commitment"], table["commitment"]) << "promised before the part is known";
  const std::string ann = claim(table, table["tokens"][0], part('e')).json()["token"];
  Player player(port(), table, ann);
  const Json picture = player.expect("table");
  EXPECT_EQ(picture["seats"][0]["part"], std::string(64, 'e'));
  EXPECT_EQ(picture["seats"][1]["part"], "bot");
  EXPECT_EQ(player.ask({{"type", "concede"}})["type"], "done");
  const Json opened = player.expect("opened");
  EXPECT_EQ(opened["parts"], Json({std::string(64, 'e'), "bot"}));
  EXPECT_EQ(opened["seed"], joint_seed(opened["secret"].get<std::string>(), {std::string(64, 'e'), "bot"}));
  EXPECT_EQ(table["commitment"], commitment_of(opened["secret"].get<std::string>(), opened["salt"].get<std::string>()));
  // Chosen and drawn together are two things.
  Json chosen = request;
  chosen["seed"] = "mine";
  EXPECT_EQ(http(port(), "POST", "/api/tables", wire::write_json(chosen)).code(), "bad_request");
}

TEST_F(FairSeats, TheConnectionsOfEachSeatAreCounted) {
  const Json table = invited();
  const std::string key = claim(table, table["tokens"][0]).json()["token"];
  Player ann(port(), table, key);
  ann.expect("waiting");
  {
    Player again(port(), table, key);
    EXPECT_EQ(again.expect("waiting")["seats"][0]["connections"], 2);
    EXPECT_EQ(ann.expect("seats")["seats"][0]["connections"], 2);
  }
  EXPECT_EQ(ann.expect("seats")["seats"][0]["connections"], 1);
}

TEST_F(FairSeats, AMovedSeatIsHeldByTheOtherDeviceAlone) {
  const Json table = invited();
  const auto ann = sit(table, 0);
  const auto bob = sit(table, 1);
  ann->expect("table");
  const Json link = ann->ask({{"type", "move"}});
  ASSERT_EQ(link["type"], "link");
  Player phone(port(), table, link["token"]);
  EXPECT_EQ(phone.expect("table")["invited"], (Json{{"seat", 0}, {"by", "move"}}));
  const Answered moved = claim(table, link["token"], part('e'));
  ASSERT_EQ(moved.status, 200) << moved.body;
  EXPECT_EQ(ann->expect("error")["error"]["code"], "moved");
  Player here(port(), table, moved.json()["token"]);
  const Json picture = here.expect("table");
  EXPECT_EQ(picture["viewer"], 0);
  EXPECT_EQ(picture["seats"][0]["part"], std::string(64, 'a'));
  EXPECT_EQ(bob->expect("seats")["seat_event"]["kind"], "moved");
  EXPECT_EQ(claim(table, link["token"]).code(), "used");
}

TEST_F(FairSeats, WhoeverIsHereHasNotLostTheirSeat) {
  const Json table = invited({{"renewal", 0}});
  const auto ann = sit(table, 0, {{"owner", table["owner"]}});
  const auto bob = sit(table, 1);
  bob->expect("table");
  EXPECT_EQ(ann->refusal_of({{"type", "renew"}, {"seat", 1}}), "holder_here");
  EXPECT_EQ(ann->refusal_of({{"type", "renew"}, {"seat", 0}}), "holder_here");
}

TEST_F(FairSeats, ANewLinkIsToldToAllAndVoidWhenTheHolderComes) {
  const Json table = invited({{"renewal", 0}});
  const auto ann = sit(table, 0, {{"owner", table["owner"]}});
  const std::string bobs = claim(table, table["tokens"][1]).json()["token"];
  ann->expect("table");
  const Json link = ann->ask({{"type", "renew"}, {"seat", 1}});
  ASSERT_EQ(link["type"], "link");
  EXPECT_EQ(link["wait"], 0);
  const Json told = Player(port(), table, table["spectator"]).expect("table");
  EXPECT_EQ(told["seat_events"].back()["kind"], "renewal");
  EXPECT_TRUE(told["seats"][1].contains("renewal"));
  {
    // Coming is enough: nothing need be said.
    Player bob(port(), table, bobs);
    Json news = bob.expect("seats");
    while (!news.contains("seat_event") || news["seat_event"]["kind"] != "kept") news = bob.expect("seats");
    EXPECT_FALSE(news["seats"][1].contains("renewal"));
    EXPECT_EQ(bob.ask({{"type", "keep"}})["type"], "done");
    EXPECT_EQ(claim(table, link["token"]).code(), "wrong_token");
  }
  for (Json news = ann->expect("seats"); news["seats"][1]["connected"] == true;) news = ann->expect("seats");
  const Json second = ann->ask({{"type", "renew"}, {"seat", 1}});
  const Answered taken = claim(table, second["token"]);
  ASSERT_EQ(taken.status, 200) << taken.body;
  EXPECT_EQ(Player(port(), table, bobs).expect("error")["error"]["code"], "wrong_token");
  EXPECT_EQ(Player(port(), table, taken.json()["token"]).expect("table")["viewer"], 1);
}

TEST_F(FairSeats, ANewLinkWaitsForTheTimeThatTheTableChose) {
  const Json table = invited({{"renewal", 3600}});
  const auto ann = sit(table, 0, {{"owner", table["owner"]}});
  claim(table, table["tokens"][1]);
  const Json link = ann->ask({{"type", "renew"}, {"seat", 1}});
  EXPECT_GT(link["from"], 0);
  EXPECT_EQ(link["wait"], 3'600'000);
  EXPECT_EQ(claim(table, link["token"]).code(), "too_early");
  Player early(port(), table, link["token"]);
  const Json told = early.expect("table")["invited"];
  EXPECT_EQ(told["by"], "renewal");
  EXPECT_LE(told["wait"], 3'600'000);
  EXPECT_GT(told["wait"], 0);
  EXPECT_EQ(ann->refusal_of({{"type", "renew"}, {"seat", 7}}), "bad_message");
}

TEST_F(FairSeats, WhoHasDaysToThinkHasADayToComeBack) {
  const auto terms = [&](const Json& change) {
    const Json table = invited(change);
    return Player(port(), table, table["spectator"]).expect("waiting")["terms"];
  };
  EXPECT_EQ(terms(Json::object()), (Json{{"renewal", 300}, {"absence", 300}}));
  EXPECT_EQ(terms({{"absence", 3600}}), (Json{{"renewal", 3600}, {"absence", 3600}}));
  EXPECT_EQ(terms({{"absence", 0}}), (Json{{"renewal", 300}, {"absence", 0}}));
  EXPECT_EQ(terms({{"timer", 86'400}}), (Json{{"renewal", 86'400}, {"absence", 86'400}}));
  EXPECT_EQ(terms({{"clock", {{"time", 259'200}}}}), (Json{{"renewal", 86'400}, {"absence", 86'400}}));
  EXPECT_EQ(terms({{"timer", 86'400}, {"absence", 60}, {"renewal", 5}}), (Json{{"renewal", 5}, {"absence", 60}}));
}

TEST_F(FairSeats, ALinkThatNobodyHasUsedIsReplacedAtOnce) {
  const Json table = invited();
  Player owner(port(), table, table["owner"]);
  owner.expect("waiting");
  const Json link = owner.ask({{"type", "renew"}, {"seat", 1}});
  EXPECT_EQ(link["from"], 0);
  EXPECT_EQ(claim(table, table["tokens"][1]).code(), "wrong_token");
  EXPECT_EQ(claim(table, link["token"]).status, 200);
}

TEST_F(FairSeats, ARestartLosesNeitherTheSeatsNorTheDeal) {
  const auto folder = std::filesystem::temp_directory_path() / ("bathys_fair_" + std::to_string(::getpid()));
  std::filesystem::create_directories(folder);
  const std::string file = folder / "tables.db";
  start(for_tests(), storage::open_sqlite(file));
  const Json table = invited();
  const std::string ann = claim(table, table["tokens"][0], part('c')).json()["token"];
  const auto restart = [&] {
    server_.reset();
    start(for_tests(), storage::open_sqlite(file));
  };
  restart();
  EXPECT_EQ(Player(port(), table, ann).expect("waiting")["viewer"], 0);
  const std::string bob = claim(table, table["tokens"][1], part('d')).json()["token"];
  const Json dealt = Player(port(), table, bob).expect("table");
  restart();
  const Json again = Player(port(), table, bob).expect("table");
  for (const char* const part : {"view", "events", "legal", "decision"}) EXPECT_EQ(again[part], dealt[part]) << part;
  server_.reset();
  std::filesystem::remove_all(folder);
}

/// What somebody is sent while others take seats, without what is random for every table.
std::string bytes_without(std::string text, const std::vector<std::string>& random) {
  for (const std::string& one : random) {
    for (auto at = text.find(one); at != std::string::npos; at = text.find(one)) text.replace(at, one.size(), "*");
  }
  return text;
}

TEST_F(FairSeats, WhatIsToldBeforeTheDealDependsOnNoSecret) {
  // Two tables with other secrets of the server, other links and other keys: the same bytes and as many messages.
  std::vector<std::string> told[2];
  for (auto& texts : told) {
    const Json table = invited();
    Player eve(port(), table, table["spectator"]);
    const Json waiting = eve.expect("waiting");
    std::vector<std::string> random{table["table"], waiting["commitment"]};
    const auto hear = [&](const char* type) {
      Json message = eve.expect(type);
      // The time is no secret.
      for (Json& seat : message["seats"]) seat.erase("since");
      if (message.contains("seat_event")) message["seat_event"].erase("when");
      texts.push_back(bytes_without(wire::write_json(message), random));
    };
    texts.push_back(bytes_without(eve.last_text, random));
    Player owner(port(), table, table["owner"]);
    owner.expect("waiting");
    const Answered ann = claim(table, table["tokens"][0]);
    hear("seats");
    owner.ask({{"type", "renew"}, {"seat", 1}});
    hear("seats");
    {
      Player holder(port(), table, ann.json()["token"]);
      holder.expect("waiting");
      hear("seats");
      const Json link = holder.ask({{"type", "move"}});
      claim(table, link["token"]);
      hear("seats");
    }
  }
  EXPECT_EQ(told[0], told[1]);
}

}  // namespace
}  // namespace bathys::server
