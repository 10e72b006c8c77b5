// Conversations with the engine: every command, and every way to get one wrong.
#include "wire/protocol.hpp"

#include <set>

#include "games/otys/otys.hpp"
#include "games/thesauros/thesauros.hpp"
#include "wire/record.hpp"
#include "wire/testing.hpp"

namespace bathys::wire {
namespace {

/// A bot that gives its seat's first legal answer, and knows one level.
constexpr std::string_view kLevels[] = {"first", "last"};

Action first_answer(const AnyGame& game, Seat seat, const BotWish& wish) {
  if (wish.level != "first") throw BadInput{"level", "only first is expected"};
  Options options;
  game.legal(seat, options);
  return options[0];
}

class ProtocolTest : public testing::Test {
 protected:
  /// Sends text as it is, and checks what holds for every answer.
  Json send(std::string_view line) {
    const Json answer = parse_json(protocol.handle(line));
    EXPECT_TRUE(answer.contains("id") && answer.contains("ok")) << answer;
    EXPECT_EQ(answer["ok"] == false, answer.contains("error")) << answer;
    return answer;
  }
  /// The answer to a request that works.
  Json ask(std::string cmd, Json fields = Json::object()) {
    const Json answer = request(std::move(cmd), std::move(fields));
    EXPECT_EQ(answer["ok"], true) << answer;
    return answer;
  }
  /// The error of a request that does not.
  Json fail(std::string cmd, Json fields = Json::object()) {
    const Json answer = request(std::move(cmd), std::move(fields));
    EXPECT_EQ(answer["ok"], false) << answer;
    return answer.value("error", Json::object());
  }
  std::string why_not(std::string cmd, Json fields = Json::object()) {
    const Json error = fail(std::move(cmd), std::move(fields));
    return error["code"].get<std::string>() + ": " + error["message"].get<std::string>();
  }
  void begin() { ask("new", {{"game", "otys"}, {"options", {{"players", 2}, {"first", "0"}}}, {"seed", "test"}}); }
  Json state() { return ask("state")["state"]; }

  Protocol protocol{Bots{first_answer, kLevels}};

 private:
  Json request(std::string cmd, Json fields) {
    Json body{{"id", ++id_}, {"cmd", std::move(cmd)}};
    body.update(fields);
    const Json answer = send(body.dump());
    EXPECT_EQ(answer["id"], id_);
    return answer;
  }
  int id_ = 0;
};

TEST_F(ProtocolTest, NewBeginsTheGameOfTheSeed) {
  const Json answer = ask("new", {{"game", "otys"}, {"options", {{"players", 3}}}, {"seed", "test"}});
  EXPECT_EQ(answer["game"], "otys");
  EXPECT_EQ(answer["seats"], 3);
  EXPECT_EQ(answer["decision"]["number"], 0);
  EXPECT_EQ(answer["decision"]["can_undo"], false);
  EXPECT_TRUE(same_state(*protocol.game(), *begin_otys(Json{{"players", 3}}, "test")));
}

TEST_F(ProtocolTest, NewTakesTheSeedAsTextOrNumberOrDigitsOfTheKey) {
  const Json by_number = ask("new", {{"game", "otys"}, {"seed", 7}});
  EXPECT_EQ(ask("new", {{"game", "otys"}, {"seed", "7"}})["seed"], by_number["seed"]);
  EXPECT_EQ(ask("new", {{"game", "otys"}, {"seed", by_number["seed"]}})["seed"], by_number["seed"]);
}

TEST_F(ProtocolTest, NewWithoutASeedDiffersEveryTime) {
  EXPECT_NE(ask("new", {{"game", "otys"}})["seed"], ask("new", {{"game", "otys"}})["seed"]);
}

TEST_F(ProtocolTest, NewRefusesWhatCannotBe) {
  EXPECT_EQ(why_not("new"), "bad_request: game: is missing");
  EXPECT_EQ(why_not("new", {{"game", "chess"}}), "bad_request: game: unknown game \"chess\"");
  EXPECT_EQ(why_not("new", {{"game", 1}}), "bad_request: game: a text is expected, found 1");
  EXPECT_EQ(why_not("new", {{"game", "otys"}, {"seed", 1.5}}),
            "bad_request: seed: a text or a whole number is expected");
  EXPECT_EQ(why_not("new", {{"game", "otys"}, {"options", {{"players", 0}}}}),
            "bad_options: options.players: a whole number from 1 to 4 is expected, found 0");
  EXPECT_EQ(why_not("new", {{"game", "otys"}, {"options", {{"colour", "red"}}}}),
            "bad_options: options: unknown field \"colour\"");
  EXPECT_EQ(protocol.game(), nullptr);
}

TEST_F(ProtocolTest, EveryCommandAboutAGameNeedsOne) {
  for (const char* cmd : {"state", "decision", "undo", "view", "events", "record", "link", "outcome"}) {
    EXPECT_EQ(fail(cmd)["code"], "no_game") << cmd;
  }
  EXPECT_EQ(fail("legal", {{"seat", 0}})["code"], "no_game");
  EXPECT_EQ(fail("do", {{"seat", 0}, {"action", "dive"}})["code"], "no_game");
  EXPECT_EQ(fail("explain", {{"seat", 0}, {"action", "dive"}})["code"], "no_game");
  EXPECT_EQ(fail("bot", {{"seat", 0}, {"level", "first"}})["code"], "no_game");
  EXPECT_EQ(fail("position", {{"patch", Json::object()}})["code"], "no_game");
  EXPECT_EQ(fail("position", {{"state", Json::object()}})["code"], "no_game");
}

TEST_F(ProtocolTest, StateAndPositionAreTheSameForm) {
  begin();
  ask("do", {{"seat", 0}, {"action", "key 3"}});
  const Json there = state();
  ask("new", {{"game", "otys"}, {"seed", "other"}});
  const Json answer = ask("position", {{"state", there}});
  EXPECT_EQ(state(), there);
  EXPECT_EQ(answer["decision"]["kind"], "step_one");
  EXPECT_EQ(answer["decision"]["number"], 0) << "a position is the beginning of a game";
  EXPECT_EQ(ask("events", {{"seat", 0}})["events"].size(), 0u);
}

TEST_F(ProtocolTest, PositionNamesItsGameWhenThereIsNone) {
  const Json there = state_json(*begin_otys());
  EXPECT_EQ(ask("position", {{"game", "otys"}, {"state", there}})["seats"], 2);
  EXPECT_EQ(state(), there);
}

TEST_F(ProtocolTest, PositionTakesAPatch) {
  begin();
  Json changed = state();
  ask("position", {{"patch", {{"turn", {{"round", 9}}}, {"colony", {{"store", {{"metal", 3}}}}}}}});
  changed["turn"]["round"] = 9;
  changed["colony"]["store"]["metal"] = 3;
  EXPECT_EQ(state(), changed);
}

TEST_F(ProtocolTest, PositionRefusesWhatCannotBeAndChangesNothing) {
  begin();
  const Json before = state();
  EXPECT_TRUE(why_not("position", {{"patch", {{"turn", {{"round", 0}}}}}})
                  .starts_with("bad_position: turn.round: a whole number from 1 to "));
  EXPECT_EQ(why_not("position", {{"patch", {{"turn", {{"seat", 3}}}}}}),
            "bad_position: turn.seat: there is no such seat");
  EXPECT_EQ(why_not("position", {{"patch", {{"colony", nullptr}}}}),
            "bad_position: colony: an object is expected, but it is missing");
  EXPECT_EQ(why_not("position", {{"patch", 3}}), "bad_position: an object is expected, found 3");
  EXPECT_EQ(why_not("position", {{"state", Json::object()}}),
            "bad_position: setup: an object is expected, but it is missing");
  EXPECT_EQ(why_not("position"), "bad_request: either state or patch is expected");
  EXPECT_EQ(why_not("position", {{"state", before}, {"patch", Json::object()}}),
            "bad_request: either state or patch is expected");
  EXPECT_EQ(state(), before);
}

TEST_F(ProtocolTest, DecisionSaysWhoMustAnswerWhat) {
  begin();
  const Json decision = ask("decision", {{"seat", 0}})["decision"];
  EXPECT_EQ(decision["asked"], Json::array({0}));
  EXPECT_EQ(decision["kind"], "choose_key");
  EXPECT_EQ(decision["rule"], "otys 2.1");
  EXPECT_EQ(ask("decision")["decision"]["kind"], "choose_key");
}

TEST_F(ProtocolTest, LegalAnswersCanAllBeDone) {
  begin();
  const Json legal = ask("legal", {{"seat", 0}})["legal"];
  const Json start = state();
  for (const Json& answer : legal) {
    for (const char* form : {"text", "json"}) {
      ask("position", {{"state", start}});
      ask("do", {{"seat", 0}, {"action", answer[form]}});
    }
  }
  EXPECT_EQ(ask("legal", {{"seat", 1}})["legal"], Json::array());
}

TEST_F(ProtocolTest, DoPlaysAndTellsTheNextDecision) {
  begin();
  const Json answer = ask("do", {{"seat", 0}, {"action", "key 3"}});
  EXPECT_EQ(answer["decision"]["number"], 1);
  EXPECT_EQ(answer["decision"]["kind"], "step_one");
  EXPECT_EQ(answer["decision"]["can_undo"], true);
}

TEST_F(ProtocolTest, DoRefusesWithTheRuleAndChangesNothing) {
  begin();
  const Json before = state();
  Json error = fail("do", {{"seat", 0}, {"action", "dive"}});
  EXPECT_EQ(error["code"], "not_this_question");
  EXPECT_EQ(error["rule"], "otys 2.1");
  EXPECT_FALSE(error.contains("at"));
  EXPECT_EQ(fail("do", {{"seat", 1}, {"action", "key 3"}})["code"], "not_asked");
  EXPECT_EQ(fail("do", {{"seat", 0}, {"action", "key 9"}})["code"], "bad_action");
  EXPECT_EQ(why_not("do", {{"seat", 2}, {"action", "key 3"}}),
            "bad_request: seat: a whole number from 0 to 1 is expected, found 2");
  EXPECT_EQ(why_not("do", {{"seat", "spectator"}, {"action", "key 3"}}),
            "bad_request: seat: a whole number from 0 to 1 is expected, found \"spectator\"");
  EXPECT_EQ(why_not("do", {{"action", "key 3"}}), "bad_request: seat: is missing");
  EXPECT_EQ(why_not("do", {{"seat", 0}}), "bad_request: either action or actions is expected");
  EXPECT_EQ(why_not("do", {{"seat", 0}, {"actions", Json::array()}}),
            "bad_request: actions: a list of 1 to 1000 answers is expected, found a list of 0");
  EXPECT_EQ(state(), before);
  EXPECT_EQ(protocol.game()->answers().size(), 0u);
}

TEST_F(ProtocolTest, DoPlaysABatchWholeOrNotAtAll) {
  begin();
  const Json before = state();
  const Json error = fail("do", {{"seat", 0}, {"actions", {"key 3", {{"verb", "dive"}}, "dive"}}});
  EXPECT_EQ(error["at"], 2);
  EXPECT_EQ(error["code"], "not_this_question");
  EXPECT_EQ(why_not("do", {{"seat", 0}, {"actions", {"key 3", "key"}}}),
            "bad_action: actions[1]: \"key\" is not an answer; expected: key <level>");
  EXPECT_EQ(state(), before);
  EXPECT_EQ(ask("do", {{"seat", 0}, {"actions", {"key 3", {{"verb", "dive"}}, "done"}}})["decision"]["number"], 3);
}

TEST_F(ProtocolTest, AnAnswerMeantForAnotherDecisionIsStale) {
  begin();
  ask("do", {{"seat", 0}, {"action", "key 3"}, {"decision", 0}});
  const Json before = state();
  EXPECT_EQ(why_not("do", {{"seat", 0}, {"action", "key 3"}, {"decision", 0}}), "stale: the game stands at decision 1");
  EXPECT_EQ(fail("do", {{"seat", 0}, {"action", "dive"}, {"decision", 2}})["code"], "stale");
  EXPECT_EQ(fail("undo", {{"decision", 0}})["code"], "stale");
  EXPECT_EQ(fail("bot", {{"seat", 0}, {"level", "first"}, {"play", true}, {"decision", 0}})["code"], "stale");
  EXPECT_EQ(why_not("do", {{"seat", 0}, {"action", "dive"}, {"decision", -1}}),
            "bad_request: decision: a whole number from 0 to 9007199254740992 is expected, found -1");
  EXPECT_EQ(state(), before);
  ask("do", {{"seat", 0}, {"action", "dive"}, {"decision", 1}});
}

TEST_F(ProtocolTest, UndoTakesBackTheLastAnswer) {
  begin();
  EXPECT_EQ(fail("undo")["code"], "nothing_to_undo");
  const Json before = state();
  ask("do", {{"seat", 0}, {"action", "key 3"}});
  const Json log = ask("events", {{"seat", 1}})["next"];
  ask("do", {{"seat", 0}, {"action", "dive"}});
  ask("do", {{"seat", 0}, {"action", "done"}});
  ask("undo");
  ask("undo");
  EXPECT_EQ(ask("events", {{"seat", 1}})["next"], log);
  EXPECT_EQ(ask("undo")["decision"]["number"], 0);
  EXPECT_EQ(state(), before);
}

TEST_F(ProtocolTest, UndoStopsWhereSomebodyLearnedSomething) {
  begin();
  // The explorer of level 1 takes a token, which is replaced from the bag: a new token is seen.
  Json position = state();
  Json& column = position["players"][0]["column"];
  std::swap(column[3], *std::find(column.begin(), column.end(), "explorer"));
  ask("position", {{"state", position}});
  ask("do", {{"seat", 0}, {"actions", {"key 1", "dive", "explore 1"}}});
  while (ask("decision")["decision"]["kind"] != "resurface")
    ask("bot", {{"seat", 0}, {"level", "first"}, {"play", true}});
  const Json before = state();
  ASSERT_EQ(ask("decision")["decision"]["can_undo"], false);
  EXPECT_EQ(fail("undo")["code"], "undo_barrier");
  EXPECT_EQ(state(), before);
}

TEST_F(ProtocolTest, ViewIsOfASeatOrOfASpectator) {
  begin();
  EXPECT_EQ(ask("view", {{"seat", 1}})["view"]["viewer"], "1");
  EXPECT_EQ(ask("view", {{"seat", "spectator"}})["view"]["viewer"], "spectator");
  EXPECT_EQ(ask("view")["view"]["viewer"], "spectator");
  EXPECT_EQ(ask("view", {{"seat", 1}})["view"], Teller(*protocol.game(), seat_at(1)).view());
  EXPECT_EQ(why_not("view", {{"seat", "Anna"}}),
            "bad_request: seat: a seat from 0 to 1 or \"spectator\" is expected, found \"Anna\"");
  EXPECT_EQ(why_not("view", {{"seat", 4}}), "bad_request: seat: a whole number from 0 to 1 is expected, found 4");
}

TEST_F(ProtocolTest, EventsGoOnFromANumber) {
  begin();
  const Json first = ask("events", {{"seat", 1}});
  EXPECT_EQ(first["next"], first["events"].size());
  ask("do", {{"seat", 0}, {"action", "key 3"}});
  const Json second = ask("events", {{"seat", 1}, {"since", first["next"]}});
  EXPECT_EQ(second["events"][0]["n"], first["next"]);
  EXPECT_EQ(second["events"][0]["kind"], "key_played");
  EXPECT_EQ(ask("events", {{"since", 1000}})["events"], Json::array());
  EXPECT_EQ(why_not("events", {{"since", -1}}),
            "bad_request: since: a whole number from 0 to 1000000000 is expected, found -1");
}

TEST_F(ProtocolTest, LookIsEverythingAViewerMayKnowAtOnce) {
  begin();
  ask("do", {{"seat", 0}, {"action", "key 3"}});
  for (const Json& seat : {Json(0), Json(1), Json("spectator")}) {
    Json look = ask("look", {{"seat", seat}, {"since", 1}});
    // What follows from the view of one seat is told to that seat alone, not with the decision that all share.
    EXPECT_EQ(look["decision"].erase("facts"), 1u);
    for (const char* part : {"decision", "view", "outcome"}) EXPECT_EQ(look[part], ask(part, {{"seat", seat}})[part]);
    EXPECT_EQ(look["legal"], seat == "spectator" ? Json::array() : ask("legal", {{"seat", seat}})["legal"]);
    const Json events = ask("events", {{"seat", seat}, {"since", 1}});
    for (const char* part : {"events", "next"}) EXPECT_EQ(look[part], events[part]);
  }
  EXPECT_EQ(ask("look", {{"since", 1000}})["next"], ask("events")["next"]);
}

TEST_F(ProtocolTest, LookCallsTheSeatsByTheirNames) {
  begin();
  EXPECT_EQ(ask("look", {{"names", {"Ann", "Bob"}}})["decision"]["question"], "Ann chooses a key.");
  EXPECT_EQ(why_not("look", {{"names", {"a", "b", "c", "d", "e"}}}),
            "bad_request: names: a list of at most 4 texts is expected");
  EXPECT_EQ(why_not("look", {{"names", {1, 2}}}), "bad_request: names: a text is expected, found 1");
}

TEST_F(ProtocolTest, RecordAndLoadGiveTheSameGame) {
  begin();
  ask("do", {{"seat", 0}, {"actions", {"key 3", "dive", "done"}}});
  const Json record = ask("record")["record"];
  const Json there = state();
  ask("new", {{"game", "otys"}, {"seed", "other"}});
  EXPECT_EQ(ask("load", {{"record", record}})["decision"]["number"], 3);
  EXPECT_EQ(state(), there);
  EXPECT_EQ(ask("record")["record"], record);
}

TEST_F(ProtocolTest, LinkAndLoadGiveTheSameGame) {
  begin();
  ask("do", {{"seat", 0}, {"actions", {"key 3", "dive", "done"}}});
  const Json link = ask("link")["link"];
  const Json record = ask("record")["record"];
  Protocol elsewhere;
  const Json loaded = parse_json(elsewhere.handle(Json{{"cmd", "load"}, {"link", link}}.dump()));
  EXPECT_EQ(loaded["ok"], true) << loaded;
  EXPECT_TRUE(same_state(*elsewhere.game(), *protocol.game()));
  ask("load", {{"link", link}});
  EXPECT_EQ(ask("record")["record"], record);
}

TEST_F(ProtocolTest, LoadRefusesWhatDoesNotPlayAndChangesNothing) {
  begin();
  const Json before = state();
  Json record = ask("record")["record"];
  record["answers"] = Json::array({Json::array({0, "dive"})});
  EXPECT_TRUE(why_not("load", {{"record", record}}).starts_with("bad_record: answers[0]: seat 0 may not answer"));
  EXPECT_EQ(why_not("load", {{"record", 3}}), "bad_record: an object is expected, found 3");
  EXPECT_EQ(why_not("load", {{"link", "chess.1.AAAA"}}), "bad_record: link: not a link of a known game");
  EXPECT_EQ(why_not("load", {{"link", "otys.1.AAAA"}}), "bad_record: link: damaged");
  EXPECT_EQ(why_not("load", {{"link", 3}}), "bad_request: link: a text is expected, found 3");
  EXPECT_EQ(why_not("load"), "bad_request: either record or link is expected");
  EXPECT_EQ(state(), before);
}

TEST_F(ProtocolTest, AGameFromAPositionHasNoLink) {
  begin();
  ask("position", {{"patch", Json::object()}});
  EXPECT_EQ(fail("link")["code"], "no_link");
}

TEST_F(ProtocolTest, ExplainSaysWhyAnAnswerIsNotLegal) {
  begin();
  const Json no = ask("explain", {{"seat", 0}, {"action", "dive"}});
  EXPECT_EQ(no["legal"], false);
  EXPECT_EQ(no["refusal"]["code"], "not_this_question");
  EXPECT_EQ(no["refusal"]["rule"], "otys 2.1");
  const Json yes = ask("explain", {{"seat", 0}, {"action", {{"verb", "key"}, {"level", 3}}}});
  EXPECT_EQ(yes["legal"], true);
  EXPECT_EQ(yes["answer"]["text"], "key 3");
  EXPECT_EQ(ask("explain", {{"seat", 1}, {"action", "key 3"}})["refusal"]["code"], "not_asked");
}

TEST_F(ProtocolTest, OutcomeTellsHowTheGameStands) {
  begin();
  Json outcome = ask("outcome")["outcome"];
  EXPECT_EQ(outcome["sources"][0].dump(), R"({"source":"contracts","word":"contracts","points":[0,0]})");
  EXPECT_EQ(outcome["sources"].size(), 5u);
  outcome.erase("sources");
  EXPECT_EQ(outcome.dump(), R"({"over":false,"winners":[],"points":[0,0]})");
}

TEST_F(ProtocolTest, BotChoosesAndPlaysOnlyWhenTold) {
  begin();
  const Json before = state();
  const Json chosen = ask("bot", {{"seat", 0}, {"level", "first"}, {"budget_ms", 5}, {"seed", 1}});
  EXPECT_EQ(chosen["action"]["text"], "key 1");
  EXPECT_FALSE(chosen.contains("decision"));
  EXPECT_EQ(state(), before);
  const Json played = ask("bot", {{"seat", 0}, {"level", "first"}, {"play", true}});
  EXPECT_EQ(played["action"]["text"], "key 1");
  EXPECT_EQ(played["decision"]["number"], 1);
}

TEST_F(ProtocolTest, BotRefusesWhatItCannotPlay) {
  begin();
  EXPECT_EQ(fail("bot", {{"seat", 1}, {"level", "first"}})["code"], "not_asked");
  EXPECT_EQ(why_not("bot", {{"seat", 0}, {"level", "genius"}}), "bad_request: level: only first is expected");
  EXPECT_EQ(why_not("bot", {{"seat", 0}}), "bad_request: level: is missing");
  EXPECT_EQ(why_not("bot", {{"seat", 0}, {"level", "first"}, {"play", 1}}),
            "bad_request: play: true or false is expected, found 1");
  EXPECT_EQ(why_not("bot", {{"seat", 0}, {"level", "first"}, {"budget_ms", -1}}),
            "bad_request: budget_ms: a whole number from 0 to 600000 is expected, found -1");
  EXPECT_EQ(why_not("bot", {{"seat", 0}, {"level", "first"}, {"simulations", 10'000'001}}),
            "bad_request: simulations: a whole number from 0 to 10000000 is expected, found 10000001");
  Protocol without;
  without.handle(R"({"cmd":"new","game":"otys","options":{"first":"0"}})");
  EXPECT_EQ(parse_json(without.handle(R"({"cmd":"bot","seat":0,"level":"first"})"))["error"]["message"],
            "there are no bots here");
}

TEST_F(ProtocolTest, BotIsToldHowLongToThink) {
  std::vector<BotWish> wishes;
  Protocol listening(Bots{[&](const AnyGame& game, Seat seat, const BotWish& wish) {
    wishes.push_back(wish);
    Options options;
    game.legal(seat, options);
    return options[0];
  }});
  const auto tell = [&](const Json& request) { ASSERT_EQ(parse_json(listening.handle(request.dump()))["ok"], true); };
  tell({{"cmd", "new"}, {"game", "otys"}, {"options", {{"first", "0"}}}});
  const Json bot{{"cmd", "bot"}, {"seat", 0}, {"level", "x"}, {"seed", 9}};
  for (const Json& budget : {Json::object(), Json{{"simulations", 2000}}, Json{{"budget_ms", 50}, {"limit_ms", 70}}}) {
    Json request = bot;
    request.update(budget);
    tell(request);
  }
  ASSERT_EQ(wishes.size(), 3u);
  EXPECT_EQ(wishes[0].simulations, 0) << "as long as the level usually thinks";
  EXPECT_EQ(wishes[0].budget_ms, 0) << "which is not a matter of time";
  EXPECT_EQ(wishes[1].simulations, 2000);
  EXPECT_EQ(wishes[2].budget_ms, 50);
  EXPECT_EQ(wishes[2].limit_ms, 70);
  EXPECT_EQ(wishes[2].seed, 9u);
}

TEST_F(ProtocolTest, GamesTellTheLevelsToChooseBy) {
  EXPECT_EQ(ask("games")["levels"], (Json{"first", "last"}));
  Protocol without;
  EXPECT_EQ(parse_json(without.handle(R"({"cmd":"games"})"))["levels"], Json::array());
}

TEST_F(ProtocolTest, BotsPlayAWholeGame) {
  begin();
  for (Json decision = ask("decision")["decision"]; decision["over"] == false;) {
    const Json answer = ask(
        "bot", {{"seat", decision["asked"][0]}, {"level", "first"}, {"play", true}, {"decision", decision["number"]}});
    decision = answer["decision"];
    if (decision["number"] >= 400) break;  // the first answer leads nowhere fast; enough is seen
  }
  EXPECT_GE(protocol.game()->answers().size(), 100u);
}

TEST_F(ProtocolTest, GamesListsTheVerbs) {
  const Json games = ask("games")["games"];
  EXPECT_EQ(games[0]["name"], "otys");
  EXPECT_EQ(games[0]["rules"], 2);
  EXPECT_EQ(games[0]["components"], otys_kind().components_hash());
  EXPECT_EQ(games[0]["verbs"].size(), otys_kind().verbs().size());
  EXPECT_EQ(games[1]["name"], "thesauros");
  EXPECT_EQ(games[1]["verbs"].size(), find_game("thesauros")->verbs().size());
}

TEST_F(ProtocolTest, RulesTellsASectionInTheLanguageAskedFor) {
  for (const words::Language& language : words::Language::all()) {
    const Json rule = ask("rules", {{"game", "otys"}, {"section", "4.2"}, {"lang", language.code()}});
    EXPECT_EQ(rule["rule"], "otys 4.2");
    EXPECT_EQ(rule["title"], language.term("otys.rule.title.4.2"));
    EXPECT_EQ(rule["text"], language.term("otys.rule.4.2"));
  }
  begin();
  EXPECT_NE(ask("rules", {{"section", "4.2"}})["text"], "");
}

/// The section and all chapters it is in: "3.2.5", "3.2", "3".
std::vector<std::string> with_chapters(std::string section) {
  std::vector<std::string> all;
  for (; section.find('.') != std::string::npos; section.erase(section.rfind('.'))) all.push_back(section);
  all.push_back(section);
  return all;
}

TEST_F(ProtocolTest, RulesTellsEverySectionOfBothRulebooks) {
  std::set<std::pair<std::string, std::string>> sections{
      {"thesauros", "I"}, {"thesauros", "S.1"}, {"thesauros", "S.2"}, {"thesauros", "S.3"},  {"thesauros", "S"},
      {"thesauros", "V"}, {"thesauros", "V.2"}, {"thesauros", "V.4"}, {"thesauros", "V.3.6"}};
  for (const auto& row : Otys::rulebook()) {
    for (std::string& section : with_chapters(std::string(row.section))) sections.emplace("otys", section);
  }
  for (const auto& row : Thesauros::rulebook()) {
    for (std::string& section : with_chapters(std::string(row.section))) sections.emplace("thesauros", section);
  }
  for (const auto& [game, section] : sections) {
    for (const words::Language& language : words::Language::all()) {
      const Json rule = ask("rules", {{"game", game}, {"section", section}, {"lang", language.code()}});
      EXPECT_EQ(rule["rule"], game + " " + section);
      EXPECT_EQ(rule["title"], language.term(game + ".rule.title." + section));
      EXPECT_EQ(rule["text"], language.term(game + ".rule." + section));
      EXPECT_TRUE(language.has(game + ".rule.title." + section)) << language.code() << " " << section;
    }
  }
}

TEST_F(ProtocolTest, RulesRefusesASectionThatIsNotThere) {
  EXPECT_EQ(why_not("rules", {{"game", "thesauros"}, {"section", "intro"}}),
            "bad_request: section: thesauros has no section \"intro\"");
  EXPECT_EQ(why_not("rules", {{"game", "thesauros"}, {"section", "X.1"}}),
            "bad_request: section: thesauros has no section \"X.1\"");
  EXPECT_EQ(fail("rules", {{"section", "2.1"}})["code"], "no_game");
  EXPECT_EQ(why_not("rules", {{"game", "otys"}, {"section", "77.7"}}),
            "bad_request: section: otys has no section \"77.7\"");
  EXPECT_EQ(why_not("rules", {{"game", "otys"}, {"section", "title.4.2"}}),
            "bad_request: section: otys has no section \"title.4.2\"");
}

TEST_F(ProtocolTest, QuitIsAnsweredAndKnown) {
  EXPECT_FALSE(protocol.quit());
  ask("quit");
  EXPECT_TRUE(protocol.quit());
}

TEST_F(ProtocolTest, EveryLineGetsAnAnswerWithItsId) {
  EXPECT_EQ(protocol.handle(R"({"id":"a","cmd":"outcome"})"),
            R"({"id":"a","ok":false,"error":{"code":"no_game","message":"there is no game yet: new, position or load )"
            R"(begins one"}})");
  EXPECT_EQ(send(R"({"id":-7,"cmd":"nonsense"})")["id"], -7);
  EXPECT_EQ(send(R"({"cmd":"games"})")["id"], Json());
  EXPECT_EQ(send(R"({"id":null,"cmd":"games"})")["ok"], true);
  EXPECT_EQ(send(R"({"id":[1],"cmd":"games"})")["error"]["code"], "bad_request");
  EXPECT_EQ(send(R"({"id":1.5,"cmd":"games"})")["error"]["code"], "bad_request");
  EXPECT_EQ(send(Json{{"id", std::string(300, 'x')}, {"cmd", "games"}}.dump())["id"], Json());
}

TEST_F(ProtocolTest, MalformedRequestsAreAnswered) {
  const auto code = [&](std::string_view line) { return send(line)["error"].value("code", ""); };
  for (const std::string_view line : {"", " ", "{", "nonsense", "{\"id\":1,}", "\xff\xfe", "{\"cmd\":\"\xc3\"}"}) {
    EXPECT_EQ(code(line), "bad_json") << line;
  }
  EXPECT_EQ(code(std::string_view("{\"cmd\":\"games\"}\0", 16)), "bad_json");
  EXPECT_EQ(code(R"({"cmd":"games","cmd":"quit"})"), "bad_json");
  EXPECT_EQ(code(std::string(100000, '[')), "bad_json");
  EXPECT_EQ(code(R"({"cmd":"games","id":1e999})"), "bad_json");
  for (const std::string_view line : {"3", "[]", "null", "\"games\"", "{}", R"({"cmd":7})"}) {
    EXPECT_EQ(code(line), "bad_request") << line;
  }
  EXPECT_EQ(code(R"({"cmd":"fly"})"), "unknown_command");
  EXPECT_FALSE(protocol.quit());
}

TEST_F(ProtocolTest, ALineOfTheGreatestLengthIsReadAndALongerOneRefused) {
  std::string line = R"({"id":5,"cmd":"games"})";
  line.resize(Protocol::kMaxLineBytes, ' ');
  EXPECT_EQ(send(line)["ok"], true);
  line.push_back(' ');
  EXPECT_EQ(send(line)["error"]["code"], "too_long");
}

TEST_F(ProtocolTest, UnknownFieldsAreNamed) {
  EXPECT_EQ(why_not("games", {{"all", true}}), "bad_request: unknown field \"all\"; games takes none");
  begin();
  EXPECT_EQ(why_not("legal", {{"seta", 0}}), "bad_request: unknown field \"seta\"; legal takes seat");
  EXPECT_EQ(why_not("do", {{"seat", 0}, {"acton", "key 3"}}),
            "bad_request: unknown field \"acton\"; do takes seat, action, actions, decision, look, names");
}

TEST_F(ProtocolTest, SpeaksTheLanguageAskedFor) {
  begin();
  for (const words::Language& language : words::Language::all()) {
    const Voice voice{.language = language};
    EXPECT_EQ(ask("legal", {{"seat", 0}, {"lang", language.code()}})["legal"],
              Teller(*protocol.game(), seat_at(0), voice).legal());
  }
  EXPECT_EQ(fail("legal", {{"seat", 0}, {"lang", "xx"}})["code"], "bad_request");
  EXPECT_EQ(fail("do", {{"seat", 0}, {"action", "key 3"}, {"lang", "xx"}})["code"], "bad_request");
  EXPECT_EQ(protocol.game()->answers().size(), 0u);
}

class ThesaurosProtocol : public ProtocolTest {
 protected:
  void begin(const Json& options = {{"players", 2}}) {
    ask("new", {{"game", "thesauros"}, {"options", options}, {"seed", "test"}});
  }
  void answer(int seat, std::string_view text) { ask("do", {{"seat", seat}, {"action", text}}); }
};

TEST_F(ThesaurosProtocol, NewBeginsEveryModeAtItsFirstQuestion) {
  for (const auto& [mode, players] :
       {std::pair{"standard", 2}, std::pair{"initiation", 3}, std::pair{"mercenaries", 4}, std::pair{"solo", 1}}) {
    begin({{"mode", mode}, {"players", players}});
    const Json decision = ask("decision")["decision"];
    EXPECT_EQ(decision["kind"], players == 1 ? "choose_hat" : "budget") << mode;
    EXPECT_EQ(decision["asked"].size(), static_cast<std::size_t>(players)) << mode;
    EXPECT_TRUE(same_state(*protocol.game(), *wire::begin("thesauros", {{"mode", mode}, {"players", players}})));
  }
}

TEST_F(ThesaurosProtocol, NewRefusesAModeThatItsPlayersCannotPlay) {
  const auto said = [&](const Json& options) { return why_not("new", {{"game", "thesauros"}, {"options", options}}); };
  EXPECT_EQ(said({{"mode", "solo"}, {"players", 2}}), "bad_options: options.players: the solo game is for one player");
  EXPECT_EQ(said({{"mode", "initiation"}, {"players", 1}}),
            "bad_options: options.players: an initiation game is for 2 to 4 players");
  EXPECT_EQ(said({{"sponsors", "basic"}}), "bad_options: options: unknown field \"sponsors\"");
  EXPECT_EQ(protocol.game(), nullptr);
}

TEST_F(ThesaurosProtocol, AnImpossibleBudgetIsRefusedWithTheRuleAndChangesNothing) {
  begin();
  answer(1, "budget hr 10");
  const Json before = state();
  const Json error = fail("do", {{"seat", 1}, {"action", "budget rd 9000"}});
  EXPECT_EQ(error["rule"], "thesauros 2.1");
  EXPECT_EQ(fail("do", {{"seat", 1}, {"action", "budget hr 1"}})["rule"], "thesauros 2.1") << "written already";
  EXPECT_EQ(fail("do", {{"seat", 1}, {"action", "budget rd -1"}})["code"], "bad_action");
  EXPECT_EQ(fail("do", {{"seat", 1}, {"action", "pass"}})["code"], "not_this_question");
  EXPECT_EQ(state(), before);
}

TEST_F(ThesaurosProtocol, SealedBudgetsAreShownToNobodyElse) {
  begin();
  const Json theirs = ask("view", {{"seat", 0}})["view"]["own"];
  const Json log = ask("events", {{"seat", 0}});
  answer(1, "budget hr 10");
  EXPECT_EQ(ask("view", {{"seat", 1}})["view"]["own"]["draft"]["hr"], 10);
  EXPECT_EQ(ask("view", {{"seat", 0}})["view"]["own"], theirs);
  EXPECT_EQ(ask("view")["view"]["players"][1]["accounts"]["hr"], 0);
  EXPECT_EQ(ask("events", {{"seat", 0}})["events"], log["events"]);
}

TEST_F(ThesaurosProtocol, PositionTakesAPatchAndRefusesWhatCannotBe) {
  begin();
  ask("position", {{"patch", {{"board", {{"advertising", 2}}}}}});
  const Json before = state();
  EXPECT_EQ(before["board"]["advertising"], 2);
  EXPECT_EQ(why_not("position", {{"patch", {{"board", {{"seaplanes", -1}}}}}}),
            "bad_position: board.seaplanes: a whole number from 0 to 255 is expected, found -1");
  EXPECT_EQ(why_not("position", {{"patch", {{"setup", {{"mode", "solo"}}}}}}),
            "bad_position: setup.players: the solo game is for one player");
  EXPECT_TRUE(
      why_not("position", {{"patch", {{"board", {{"copies", {{"mask", 77}}}}}}}}).starts_with("bad_position: "));
  EXPECT_EQ(state(), before);
}

TEST_F(ThesaurosProtocol, RecordLinkAndLoadGiveTheSameGame) {
  begin({{"mode", "mercenaries"}, {"players", 3}});
  while (protocol.game()->answers().size() < 60) {
    const Json seat = ask("decision")["decision"]["asked"][0];
    ask("bot", {{"seat", seat}, {"level", "first"}, {"play", true}});
  }
  const Json there = state();
  const Json record = ask("record")["record"];
  const Json link = ask("link")["link"];
  begin();
  ask("load", {{"record", record}});
  EXPECT_EQ(state(), there);
  begin();
  ask("load", {{"link", link}});
  EXPECT_EQ(state(), there);
  EXPECT_EQ(ask("record")["record"], record);
}

TEST_F(ThesaurosProtocol, BotsPlayAWholeGame) {
  begin();
  for (Json decision = ask("decision")["decision"]; decision["over"] == false;) {
    decision = ask("bot", {{"seat", decision["asked"][0]}, {"level", "first"}, {"play", true}})["decision"];
  }
  EXPECT_EQ(ask("outcome")["outcome"]["winners"].size(), 1u);
}

TEST_F(ThesaurosProtocol, RulesTellsASectionInEveryLanguage) {
  for (const words::Language& language : words::Language::all()) {
    const Json rule = ask("rules", {{"game", "thesauros"}, {"section", "3.2.5"}, {"lang", language.code()}});
    EXPECT_EQ(rule["rule"], "thesauros 3.2.5");
    EXPECT_EQ(rule["text"], language.term("thesauros.rule.3.2.5"));
  }
  EXPECT_EQ(why_not("rules", {{"game", "thesauros"}, {"section", "4.9"}}),
            "bad_request: section: thesauros has no section \"4.9\"");
}

}  // namespace
}  // namespace bathys::wire
