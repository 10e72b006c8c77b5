// Tables over real sockets: playing, coming back, repeating, and going on to the end.
#include <algorithm>
#include <random>

#include "core/generator.hpp"
#include "server/seeding.hpp"
#include "server/testing.hpp"
#include "server/tokens.hpp"

namespace bathys::server {
namespace {

class Play : public ServerTest {
 protected:
  /// Everybody sees what the one who is ahead has seen.
  static void catch_up(std::vector<Player*> players) {
    u64 furthest = 0;
    for (const Player* player : players) furthest = std::max(furthest, player->change);
    for (Player* const player : players) player->see(furthest);
  }
  static Player* asked_of(const std::vector<Player*>& players) {
    for (Player* const player : players) {
      if (player->asked()) return player;
    }
    return nullptr;
  }
  /// One random answer of a person, or one of a bot; false when the game is over.
  bool step(const std::vector<Player*>& players) {
    catch_up(players);
    if (players.front()->over()) return false;
    Player* const player = asked_of(players);
    const u64 next = players.front()->change + 1;
    if (player != nullptr) player->answer(player->text_of(dice_.below(static_cast<u32>(player->legal().size()))));
    for (Player* const one : players) one->see(next);
    return !HasFailure();
  }

  Generator dice_{key_from_text("play")};
};

TEST_F(Play, HelloGetsTheWholePicture) {
  const Json table = two_people();
  Player ann(port(), table, table["tokens"][0]);
  const Json picture = ann.expect("table");
  EXPECT_EQ(picture["table"], table["table"]);
  EXPECT_EQ(picture["game"], "otys");
  EXPECT_EQ(picture["viewer"], 0);
  EXPECT_EQ(picture["owner"], false);
  EXPECT_EQ(picture["change"], 0);
  EXPECT_EQ(picture["seats"][0], (Json{{"name", "Ann"}, {"kind", "human"}, {"connected", true}, {"connections", 1}}));
  EXPECT_EQ(picture["seats"][1], (Json{{"name", "Bob"}, {"kind", "human"}, {"connected", false}, {"connections", 0}}));
  EXPECT_EQ(picture["commitment"].get<std::string>().size(), 64u);
  EXPECT_EQ(picture["view"]["viewer"], "0");
  EXPECT_TRUE(picture.contains("outcome"));
  Player watcher(port(), table, table["spectator"], {{"lang", "fr"}});
  EXPECT_EQ(watcher.expect("table")["viewer"], "spectator");
  Player owner(port(), table, table["tokens"][1], {{"owner", table["owner"]}});
  EXPECT_EQ(owner.expect("table")["owner"], true);
}

TEST_F(Play, AnAnswerIsAcknowledgedAndSeenByAll) {
  Pair pair(port(), two_people());
  auto& [table, ann, bob] = pair;
  Player eve(port(), table, table["spectator"]);
  eve.expect("table");
  Player& mover = pair.asked();
  const std::string nonce = mover.answer(mover.text_of(0));
  EXPECT_EQ(mover.expect("done"), (Json{{"type", "done"}, {"nonce", nonce}, {"change", 1}}));
  for (Player* const one : {&ann, &bob, &eve}) {
    one->see(1);
    EXPECT_EQ(one->picture["decision"]["number"], 1);
  }
  EXPECT_TRUE(eve.legal().empty());
}

TEST_F(Play, DifferencesGiveTheSamePictureAsAFreshLook) {
  Pair pair(port(), two_people());
  auto& [table, ann, bob] = pair;
  for (int i = 0; i < 120 && step({&ann, &bob}); ++i) {
  }
  Player fresh(port(), table, table["tokens"][0]);
  fresh.expect("table");
  for (const char* const part : {"view", "decision", "legal", "events", "next", "outcome"}) {
    EXPECT_EQ(ann.picture[part], fresh.picture[part]) << part;
  }
}

TEST_F(Play, WhoComesBackGetsTheDifferenceOnly) {
  Pair pair(port(), two_people());
  auto& [table, ann, bob] = pair;
  for (int i = 0; i < 10; ++i) step({&ann, &bob});
  Player back(port(), table, table["tokens"][0], {{"since", {{"change", 10}, {"events", ann.picture["next"]}}}});
  back.picture = ann.picture;
  back.change = 10;
  for (int i = 0; i < 10; ++i) step({&ann, &bob});
  const Json same = back.expect("update");
  EXPECT_EQ(same["from"], 10);
  back.see(20);
  EXPECT_EQ(back.picture["view"], ann.picture["view"]);
  EXPECT_EQ(back.picture["events"], ann.picture["events"]);

  Player later(port(), table, table["tokens"][0], {{"since", {{"change", 3}, {"events", 0}}}});
  const auto text = later.frames().next();
  const Json update = wire::parse_json(*text);
  EXPECT_EQ(update["type"], "update");
  EXPECT_EQ(update["from"], 3);
  EXPECT_EQ(update["change"], 20);
  EXPECT_EQ(update["legal"], ann.picture["legal"]);

  Player lost(port(), table, table["tokens"][0], {{"since", {{"change", 4000}, {"events", 0}}}});
  EXPECT_EQ(lost.next()["type"], "table");
}

TEST_F(Play, TheSameNonceGetsTheSameAnswerAndChangesNothing) {
  Pair pair(port(), two_people());
  Player& mover = pair.asked();
  const Json message{{"type", "do"}, {"nonce", "once"}, {"change", 0}, {"actions", {mover.text_of(0)}}};
  mover.send(message);
  mover.send(message);
  const Json first = mover.expect("done");
  EXPECT_EQ(mover.expect("done"), first);
  mover.send({{"type", "ping"}, {"nonce", "p"}});
  mover.expect("pong");
  EXPECT_EQ(mover.change, 1u);
}

TEST_F(Play, AStaleOrEarlyAnswerIsHarmless) {
  Pair pair(port(), two_people());
  auto& [table, ann, bob] = pair;
  const std::string action = pair.asked().text_of(0);
  step({&ann, &bob});
  for (const u64 change : {0u, 2u, 77u}) {
    EXPECT_EQ(ann.refusal_of({{"type", "do"}, {"change", change}, {"actions", {action}}}), "stale");
  }
  EXPECT_EQ(ann.refusal_of({{"type", "do"}, {"change", 1}, {"decision", 5}, {"actions", {action}}}), "stale");
  EXPECT_EQ(ann.change, 1u);
}

TEST_F(Play, ARefusalNamesTheRuleAndChangesNothing) {
  Pair pair(port(), two_people());
  Player eve(port(), pair.table, pair.table["spectator"]);
  eve.expect("table");
  Player& mover = pair.asked();
  Player& other = pair.other();
  EXPECT_TRUE(other.reply_to(other.answer(mover.text_of(0)))["error"].contains("message"));
  const Json twice{{"type", "do"}, {"change", 0}, {"actions", {mover.text_of(0), mover.text_of(0)}}};
  EXPECT_EQ(mover.ask(twice)["error"]["at"], 1);
  EXPECT_EQ(mover.reply_to(mover.answer("dance wildly"))["error"]["code"], "bad_action");
  EXPECT_EQ(eve.reply_to(eve.answer(mover.text_of(0)))["error"]["code"], "not_seated");
  EXPECT_EQ(mover.ask({{"type", "explain"}, {"action", mover.text_of(0)}})["legal"], true);
  EXPECT_TRUE(other.ask({{"type", "explain"}, {"action", mover.text_of(0)}}).contains("refusal"));
  EXPECT_EQ(mover.change, 0u);
}

TEST_F(Play, LanguageAndNameChange) {
  const Json table = two_people();
  Player ann(port(), table, table["tokens"][0]);
  const Json english = ann.expect("table");
  ann.send({{"type", "lang"}, {"nonce", "l"}, {"lang", "fr"}});
  const Json french = ann.expect("table");
  EXPECT_NE(french["events"][0]["text"], english["events"][0]["text"]);
  EXPECT_EQ(french["view"], english["view"]);
  EXPECT_EQ(ann.refusal_of({{"type", "lang"}, {"lang", "xx"}}), "unknown_lang");
  EXPECT_EQ(ann.ask({{"type", "name"}, {"name", "Zoë"}})["type"], "done");
  EXPECT_EQ(ann.expect("seats")["seats"][0]["name"], "Zoë");
  EXPECT_EQ(ann.refusal_of({{"type", "name"}, {"name", "\n"}}), "bad_name");
}

TEST_F(Play, FourPeopleASpectatorAndABotPlayToTheEnd) {
  const Json table = seated({{"game", "otys"},
                             {"options", {{"players", 4}}},
                             {"absence", 0},
                             {"seats", {person("Ann"), person("Bob"), person("Cid"), person("Dan")}}});
  Player ann(port(), table, table["tokens"][0], {{"owner", table["owner"]}});
  Player bob(port(), table, table["tokens"][1]);
  Player cid(port(), table, table["tokens"][2]);
  Player eve(port(), table, table["spectator"]);
  auto dan = std::make_unique<Player>(port(), table, table["tokens"][3]);
  const std::string commitment = ann.expect("table")["commitment"];
  for (Player* const one : {&bob, &cid, &eve, dan.get()}) one->expect("table");
  for (int i = 0; i < 40; ++i) ASSERT_TRUE(step({&ann, &bob, &cid, dan.get(), &eve}));
  EXPECT_EQ(ann.refusal_of({{"type", "bot"}, {"seat", 3}, {"level", "greedy"}}), "not_away");
  dan.reset();
  while (!HasFailure() && ann.expect("seats")["seats"][3]["connected"] == true) {
  }
  EXPECT_EQ(bob.refusal_of({{"type", "bot"}, {"seat", 3}, {"level", "greedy"}}), "not_owner");
  EXPECT_EQ(ann.ask({{"type", "bot"}, {"seat", 3}, {"level", "greedy"}})["type"], "done");
  for (int i = 0; i < 40; ++i) ASSERT_TRUE(step({&ann, &bob, &cid, &eve}));
  EXPECT_EQ(ann.ask({{"type", "bot"}, {"seat", 3}, {"level", nullptr}})["type"], "done");
  dan = std::make_unique<Player>(port(), table, table["tokens"][3]);
  dan->expect("table");
  int steps = 0;
  while (step({&ann, &bob, &cid, dan.get(), &eve})) ASSERT_LT(++steps, 20'000);
  EXPECT_EQ(eve.picture["outcome"]["over"], true);
  for (const char* const part : {"winners", "points"}) {
    EXPECT_EQ(eve.picture["outcome"][part], dan->picture["outcome"][part]);
  }
  const Json opened = eve.expect("opened");
  EXPECT_EQ(commitment_of(opened["secret"].get<std::string>(), opened["salt"].get<std::string>()), commitment);
  const auto parts = opened["parts"].get<std::vector<std::string>>();
  EXPECT_EQ(parts, std::vector<std::string>(4, std::string(64, 'a')));
  EXPECT_EQ(joint_seed(opened["secret"].get<std::string>(), parts), opened["seed"]);
  const Answered record = http(port(), "GET", "/api/tables/" + table["table"].get<std::string>() + "/record", "",
                               "Authorization: Bearer " + table["spectator"].get<std::string>() + "\r\n");
  ASSERT_EQ(record.status, 200);
  EXPECT_EQ(record.json()["seed"], opened["seed"]);
  EXPECT_EQ(record.json()["answers"].size(), eve.picture["decision"]["number"]);
  EXPECT_EQ(ann.refusal_of({{"type", "undo"}, {"change", ann.change}}), "game_over");
}

TEST_F(Play, ABotAnswersByItselfAndItsSeatRefusesPeople) {
  const Json table = create({{"game", "thesauros"},
                             {"options", {{"players", 2}, {"mode", "standard"}}},
                             {"seats", {person("Ann"), bot("random")}}});
  Player ann(port(), table, table["tokens"][0], {{"owner", table["owner"]}});
  ann.expect("table");
  for (int i = 0; i < 60; ++i) ASSERT_TRUE(step({&ann}));
  EXPECT_GT(server_->metrics().bot_answers, 0u);
  EXPECT_EQ(ann.refusal_of({{"type", "bot"}, {"seat", 1}, {"level", nullptr}}), "no_person");
  EXPECT_EQ(ann.ask({{"type", "bot"}, {"seat", 0}, {"level", "random"}})["type"], "done");
  EXPECT_EQ(ann.reply_to(ann.answer("anything"))["error"]["code"], "bot_plays");
}

TEST_F(Play, SealedAnswersComeInAnyOrder) {
  const Json table = seated({{"game", "thesauros"},
                             {"options", {{"players", 2}, {"mode", "standard"}}},
                             {"seats", {person("Ann"), person("Bob")}}});
  Player ann(port(), table, table["tokens"][0]);
  Player bob(port(), table, table["tokens"][1]);
  ann.expect("table");
  bob.expect("table");
  const auto sealed = [&] { return ann.picture["decision"]["sealed"] == true && ann.asked() && bob.asked(); };
  for (int i = 0; i < 2000 && !sealed(); ++i) ASSERT_TRUE(step({&ann, &bob}));
  ASSERT_TRUE(sealed());
  const u64 change = ann.change;
  EXPECT_EQ(bob.reply_to(bob.answer(bob.text_of(0)))["type"], "done");
  // Ann has not heard of Bob's answer yet, or does as if.
  const std::string action = ann.text_of(0);
  EXPECT_EQ(ann.ask({{"type", "do"}, {"change", change}, {"actions", {action}}})["change"], change + 2);
  // Her own answer, however, makes another one to the same change stale.
  EXPECT_EQ(ann.refusal_of({{"type", "do"}, {"change", change}, {"actions", {action}}}), "stale");
}

TEST_F(Play, ATableLeavesTheMemoryAndComesBack) {
  Settings settings = for_tests();
  settings.idle_seconds = 0;
  start(settings);
  const Json table = two_people();
  Json picture;
  {
    Player ann(port(), table, table["tokens"][0]);
    Player bob(port(), table, table["tokens"][1]);
    ann.expect("table");
    bob.expect("table");
    for (int i = 0; i < 30; ++i) step({&ann, &bob});
    picture = ann.picture;
  }
  while (server_->metrics().tables > 0) server_->tick();
  // It may have left before the first of them came, too.
  const u64 loaded = server_->metrics().tables_loaded;
  Player ann(port(), table, table["tokens"][0]);
  const Json again = ann.expect("table");
  EXPECT_GT(server_->metrics().tables_loaded, loaded);
  EXPECT_EQ(again["change"], 30);
  for (const char* const part : {"view", "decision", "legal", "events"}) EXPECT_EQ(again[part], picture[part]) << part;
}

TEST_F(Play, WhenTheTimeIsOverSomebodyAnswersForTheSeat) {
  const Json table =
      create({{"game", "otys"}, {"options", {{"players", 1}}}, {"timer", 1}, {"seats", {person("Ann")}}});
  Player ann(port(), table, table["tokens"][0]);
  const Json picture = ann.expect("table");
  EXPECT_GT(picture["deadline"], 0);
  const Json update = ann.expect("update");
  EXPECT_EQ(update["change"], picture["change"].get<u64>() + 1);
  EXPECT_TRUE(update.contains("deadline"));
}

TEST_F(ServerTest, ARepeatGetsTheSameAnswerEvenAfterARestart) {
  const auto folder = std::filesystem::temp_directory_path() / ("bathys_repeat_" + std::to_string(::getpid()));
  std::filesystem::create_directories(folder);
  const std::string file = folder / "tables.db";
  start(for_tests(), storage::open_sqlite(file));
  const Json table = two_people();
  Json message{{"type", "do"}, {"nonce", "once"}, {"change", 0}};
  int seat = 0;
  {
    Pair pair(port(), table);
    seat = pair.ann.asked() ? 0 : 1;
    message["actions"] = {pair.asked().text_of(0)};
    pair.asked().send(message);
    EXPECT_EQ(pair.asked().reply_to("once")["change"], 1);
  }
  server_.reset();
  start(for_tests(), storage::open_sqlite(file));
  Player again(port(), table, table["tokens"][static_cast<std::size_t>(seat)]);
  again.expect("table");
  again.send(message);
  EXPECT_EQ(again.reply_to("once"), (Json{{"type", "done"}, {"nonce", "once"}, {"change", 1}}));
  EXPECT_EQ(again.change, 1u);
  server_.reset();
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace bathys::server
