// Several servers, one storage: whoever sits at whichever of them plays the same game, whatever one of them hears late.
#include <algorithm>
#include <future>

#include "core/generator.hpp"
#include "server/testing.hpp"
#include "storage/memory/shared_memory.hpp"

namespace bathys::server {
namespace {

class Cluster : public ServerTest {
 protected:
  static constexpr int kServers = 3;

  void SetUp() override {
    for (int i = 0; i < kServers; ++i) start_one(for_tests());
  }
  void TearDown() override { servers_.clear(); }
  void start_one(Settings settings) {
    settings.port = 0;
    servers_.push_back(std::make_unique<Server>(std::move(settings), shared_->open()));
  }
  Server& server(int i) { return *servers_[static_cast<std::size_t>(i)]; }
  u16 port(int i) { return server(i).port(); }
  Json two_people() {
    return server(0).create_trusted({{"game", "otys"},
                                     {"options", {{"players", 2}, {"first", "0"}}},
                                     {"seats", {person("Ann"), person("Bob")}},
                                     {"seed", "test"}});
  }
  std::unique_ptr<Player> sit(int at, const Json& table, std::size_t seat, const Json& more = Json::object()) {
    auto player = std::make_unique<Player>(port(at), table, table["tokens"][seat], more);
    player->expect("table");
    return player;
  }
  storage::Stored stored(const Json& table) {
    std::promise<std::optional<storage::Stored>> told;
    looking_->load(table["table"], [&](std::optional<storage::Stored> found, const storage::StorageError*) {
      told.set_value(std::move(found));
    });
    return told.get_future().get().value();
  }
  static Player& asked_of(std::initializer_list<Player*> players) {
    for (Player* const player : players) {
      if (player->asked()) return *player;
    }
    return **players.begin();
  }
  /// Two people have taken their seats, and nobody has to wait before somebody who is away becomes a bot.
  Json waiting_table(int at) {
    Json table = http(port(at), "POST", "/api/tables",
                      R"({"game":"otys","options":{"players":2},"absence":0,)"
                      R"("seats":[{"kind":"human","name":"Ann"},{"kind":"human","name":"Bob"}]})")
                     .json();
    const std::string path = "/api/tables/" + table["table"].get<std::string>() + "/claim";
    for (Json& token : table["tokens"]) {
      const Json body{{"token", token}, {"key", new_token()}, {"part", std::string(64, 'a')}};
      token = http(port(at), "POST", path, wire::write_json(body)).json()["token"];
    }
    return table;
  }
  static int told_connections(const Player& player, std::size_t seat) {
    return player.picture["seats"][seat]["connections"];
  }
  /// Waits until a seat has so many.
  static int see_connections(Player& player, std::size_t seat, int wanted) {
    int now = told_connections(player, seat);
    while (now != wanted && !testing::Test::HasFailure()) now = player.expect("seats")["seats"][seat]["connections"];
    player.picture["seats"][seat]["connections"] = now;
    return now;
  }
  void wait_until_at(const Json& table, std::size_t seat, int wanted) {
    for (int there = -1; there != wanted;) {
      std::promise<int> told;
      looking_->load_present(table["table"], [&](const std::vector<int>& all, const storage::StorageError*) {
        told.set_value(seat < all.size() ? all[seat] : 0);
      });
      there = told.get_future().get();
    }
  }
  /// Then nothing of Ann's can be taken back unless he agrees.
  static void play_until_bob_has_answered(Player& ann, Player& bob) {
    const auto play = [&](Player& mover) {
      const u64 next = mover.change + 1;
      mover.answer(mover.text_of(0));
      ann.see(next);
      bob.see(next);
    };
    while (ann.asked() && !testing::Test::HasFailure()) play(ann);
    ASSERT_TRUE(bob.asked()) << "it is his turn";
    play(bob);
  }
  void expect_same_picture(const Player& player, const Json& table, std::size_t seat, int at) {
    const auto fresh = sit(at, table, seat);
    for (const char* const part : {"view", "decision", "legal", "events", "next"}) {
      EXPECT_EQ(player.picture[part], fresh->picture[part]) << part;
    }
  }

  std::shared_ptr<storage::SharedMemory> shared_ = std::make_shared<storage::SharedMemory>();
  std::unique_ptr<storage::Storage> looking_ = shared_->open();  // process 0; the servers are the next ones
  std::vector<std::unique_ptr<Server>> servers_;
};

TEST_F(Cluster, WhatHappensAtOneServerIsToldAtTheOthers) {
  const Json table = two_people();
  const auto ann = sit(0, table, 0);
  const auto bob = sit(1, table, 1);
  Player eve(port(2), table, table["spectator"]);
  eve.expect("table");
  Generator dice(key_from_text("cluster"));
  for (u64 change = 1; change <= 60; ++change) {
    Player& mover = asked_of({ann.get(), bob.get()});
    ASSERT_TRUE(mover.asked());
    mover.answer(mover.text_of(dice.below(static_cast<u32>(mover.legal().size()))));
    for (Player* const one : {ann.get(), bob.get(), &eve}) one->see(change);
    ASSERT_FALSE(HasFailure());
  }
  expect_same_picture(*ann, table, 0, 2);
  expect_same_picture(*bob, table, 1, 0);
  EXPECT_GT(server(1).metrics().others_changes, 0u);
}

TEST_F(Cluster, OfTwoAnswersToTheSameQuestionOneIsStale) {
  const Json table = two_people();
  const auto here = sit(0, table, 0);
  const auto there = sit(1, table, 0);
  shared_->hold_news(2);
  ASSERT_EQ(here->reply_to(here->answer(here->text_of(0)))["type"], "done");
  const std::string nonce = there->answer(there->text_of(1));
  const Json refused = there->reply_to(nonce);
  EXPECT_EQ(refused["error"]["code"], "stale") << refused;
  EXPECT_EQ(there->change, 1u) << "what came instead was told first";
  here->see(1);
  EXPECT_EQ(there->picture["view"], here->picture["view"]);
  EXPECT_EQ(stored(table).answers.size(), 1u);
  EXPECT_EQ(server(1).metrics().conflicts, 1u);
  shared_->release_news(2);
  expect_same_picture(*there, table, 0, 1);
}

TEST_F(Cluster, ARepeatAtAnotherServerGetsTheSameAnswerWhetherItHasHeardOrNot) {
  const Json table = two_people();
  const auto here = sit(0, table, 0);
  const auto there = sit(1, table, 0);
  const Json message{{"type", "do"}, {"nonce", "once"}, {"change", 0}, {"actions", {here->text_of(0)}}};
  shared_->hold_news(2);
  here->send(message);
  const Json done = here->reply_to("once");
  ASSERT_EQ(done["type"], "done");
  there->send(message);
  EXPECT_EQ(there->reply_to("once"), done);
  shared_->release_news(2);
  there->send(message);
  EXPECT_EQ(there->reply_to("once"), done);
  const auto late = sit(2, table, 0);
  late->send(message);
  EXPECT_EQ(late->reply_to("once"), done);
  EXPECT_EQ(stored(table).answers.size(), 1u);
}

TEST_F(Cluster, SealedAnswersAtDifferentServersAreBothTaken) {
  const Json table = server(0).create_trusted({{"game", "thesauros"},
                                               {"options", {{"players", 2}, {"mode", "standard"}}},
                                               {"seats", {person("Ann"), person("Bob")}},
                                               {"seed", "sealed"}});
  const auto ann = sit(0, table, 0);
  const auto bob = sit(1, table, 1);
  const auto sealed = [&] { return ann->picture["decision"]["sealed"] == true && ann->asked() && bob->asked(); };
  for (int i = 0; i < 2000 && !sealed(); ++i) {
    Player& mover = asked_of({ann.get(), bob.get()});
    const u64 next = mover.change + 1;
    mover.answer(mover.text_of(0));
    ann->see(next);
    bob->see(next);
    ASSERT_FALSE(HasFailure());
  }
  ASSERT_TRUE(sealed());
  const u64 change = ann->change;
  shared_->hold_news(2);
  EXPECT_EQ(ann->reply_to(ann->answer(ann->text_of(0)))["change"], change + 1);
  // Bob's server has not heard of it, tries to make the same change, and then makes the next one.
  const Json done = bob->reply_to(bob->answer(bob->text_of(0)));
  EXPECT_EQ(done["type"], "done") << done;
  EXPECT_EQ(done["change"], change + 2);
  EXPECT_EQ(server(1).metrics().conflicts, 1u);
  ann->see(change + 2);
  bob->see(change + 2);
  EXPECT_EQ(stored(table).table.change, change + 2);
}

TEST_F(Cluster, WhatIsTakenBackAtOneServerIsTakenBackAtAll) {
  const Json table = two_people();
  const auto ann = sit(0, table, 0);
  const auto again = sit(1, table, 0);
  const auto bob = sit(2, table, 1);
  const Json before = bob->picture;
  ann->answer(ann->text_of(0));
  for (Player* const one : {ann.get(), again.get(), bob.get()}) one->see(1);
  ASSERT_EQ(again->picture["decision"]["can_undo"], true);
  const Json done = again->ask({{"type", "undo"}, {"change", 1}});
  ASSERT_EQ(done["type"], "done") << done;
  bob->see(2);
  EXPECT_EQ(bob->picture["view"], before["view"]);
  EXPECT_EQ(wire::parse_json(bob->last_text)["undone"], true);
  EXPECT_EQ(wire::parse_json(bob->last_text)["taken_back"][0]["text"], "Ann took back 1 answer.");
  ann->see(2);
  EXPECT_EQ(ann->reply_to(ann->answer(ann->text_of(0)))["change"], 3);
  bob->see(3);
}

TEST_F(Cluster, WhatWasAnsweredAndTakenBackUnheardLeavesNoTrace) {
  const Json table = two_people();
  const auto ann = sit(0, table, 0);
  const auto bob = sit(1, table, 1);
  const Json before = bob->picture;
  shared_->hold_news(2);
  ann->answer(ann->text_of(0));
  ann->see(1);
  ASSERT_EQ(ann->ask({{"type", "undo"}, {"change", 1}})["type"], "done");
  shared_->release_news(2);
  bob->see(2);
  EXPECT_EQ(bob->picture["view"], before["view"]);
  EXPECT_EQ(bob->picture["events"], before["events"]);
  expect_same_picture(*bob, table, 1, 1);
}

TEST_F(Cluster, AnUndoThatComesTooLateIsStaleAndChangesNothing) {
  const Json table = two_people();
  const auto ann = sit(0, table, 0);
  const auto again = sit(1, table, 0);
  ann->answer(ann->text_of(0));
  ann->see(1);
  again->see(1);
  shared_->hold_news(2);
  ASSERT_TRUE(ann->asked()) << "a turn has several answers";
  ann->answer(ann->text_of(0));
  ann->see(2);
  EXPECT_EQ(again->refusal_of({{"type", "undo"}, {"change", 1}}), "stale");
  again->see(2);
  expect_same_picture(*again, table, 0, 1);
  EXPECT_EQ(stored(table).answers.size(), 2u);
}

TEST_F(Cluster, SeatsThatChangeAtTwoServersAtOnceChangeBoth) {
  const Json table = two_people();
  const auto ann = sit(0, table, 0);
  const auto bob = sit(1, table, 1);
  shared_->hold_news(2);
  EXPECT_EQ(ann->ask({{"type", "name"}, {"name", "Anna"}})["type"], "done");
  EXPECT_EQ(bob->ask({{"type", "name"}, {"name", "Bobby"}})["type"], "done");
  shared_->release_news(2);
  const auto seats = stored(table).table.seats;
  EXPECT_EQ(seats[0].name, "Anna");
  EXPECT_EQ(seats[1].name, "Bobby");
  for (Player* const one : {ann.get(), bob.get()}) {
    Json told;
    do told = one->expect("seats")["seats"];
    while (!HasFailure() && (told[0]["name"] != "Anna" || told[1]["name"] != "Bobby"));
  }
}

TEST_F(Cluster, OfTwoWhoJoinTheSameSeatOneGetsIt) {
  const Answered made = http(port(0), "POST", "/api/tables",
                             R"({"game":"otys","options":{"players":2},"public":true,)"
                             R"("seats":[{"kind":"human","name":"Ann"},{"kind":"human"}]})");
  ASSERT_EQ(made.status, 201);
  const std::string path = "/api/tables/" + made.json()["table"].get<std::string>() + "/join";
  const Json table = made.json();
  Player(port(1), table, table["spectator"]).expect("waiting");
  shared_->hold_news(2);
  const auto join = [&](int at, const char* name) {
    const Json body{{"seat", 1}, {"name", name}, {"key", new_token()}, {"part", std::string(64, 'a')}};
    return http(port(at), "POST", path, wire::write_json(body));
  };
  EXPECT_EQ(join(0, "Bob").status, 200);
  EXPECT_EQ(join(1, "Eve").code(), "used");
  EXPECT_EQ(stored(table).table.seats[1].name, "Bob");
}

TEST_F(Cluster, WhoSitsAtAnotherServerIsDealtTheSameCards) {
  const Answered made = http(port(0), "POST", "/api/tables",
                             R"({"game":"otys","options":{"players":2},)"
                             R"("seats":[{"kind":"human","name":"Ann"},{"kind":"human","name":"Bob"}]})");
  const Json table = made.json();
  Player eve(port(1), table, table["spectator"]);
  eve.expect("waiting");
  const auto claim = [&](int at, std::size_t seat) {
    const Json body{{"token", table["tokens"][seat]}, {"key", new_token()}, {"part", std::string(64, 'a')}};
    const std::string path = "/api/tables/" + table["table"].get<std::string>() + "/claim";
    return http(port(at), "POST", path, wire::write_json(body)).json()["token"].get<std::string>();
  };
  const std::string anns = claim(0, 0);
  // The other server has not heard of it, or has: it deals when it has read that both seats are taken.
  const std::string bobs = claim(1, 1);
  const Json seen = eve.expect("table");
  Player ann(port(0), table, anns), bob(port(1), table, bobs);
  Json first = ann.next();
  while (first["type"] != "table" && !HasFailure()) first = ann.next();
  EXPECT_EQ(first["viewer"], 0);
  EXPECT_EQ(bob.expect("table")["viewer"], 1);
  for (const char* const field : {"number", "asked", "kind"}) {
    EXPECT_EQ(ann.picture["decision"][field], bob.picture["decision"][field]);
  }
  Player& mover = ann.asked() ? ann : bob;
  mover.answer(mover.text_of(0));
  for (Player* const one : {&ann, &bob, &eve}) one->see(1);
}

/// The owner's server does not know who is connected to another one; that one objects.
TEST_F(Cluster, WhoeverIsAtAnotherServerKeepsTheirSeat) {
  const Json table = server(0).create_trusted({{"game", "otys"},
                                               {"options", {{"players", 2}}},
                                               {"seats", {person("Ann"), person("Bob")}},
                                               {"invitations", true},
                                               {"renewal", 3600}});
  const std::string id = table["table"];
  const auto claim = [&](int at, const Json& link) {
    const Json body{{"token", link}, {"key", new_token()}, {"part", std::string(64, 'a')}};
    return http(port(at), "POST", "/api/tables/" + id + "/claim", wire::write_json(body));
  };
  const std::string bobs = claim(0, table["tokens"][1]).json()["token"];
  Player owner(port(0), table, table["owner"]);
  owner.picture = owner.expect("waiting");
  const Json link = owner.ask({{"type", "renew"}, {"seat", 1}});
  ASSERT_EQ(link["type"], "link") << link;
  Player bob(port(1), table, bobs);
  bob.expect("waiting");
  for (Player* const one : {&owner, &bob}) {
    Json news = one->expect("seats");
    while (!news.contains("seat_event") || news["seat_event"]["kind"] != "kept") news = one->expect("seats");
    EXPECT_FALSE(news["seats"][1].contains("renewal"));
    one->picture["seats"] = news["seats"];
  }
  for (int at = 0; at < kServers; ++at) EXPECT_EQ(claim(at, link["token"]).code(), "wrong_token") << at;
  EXPECT_EQ(see_connections(owner, 1, 1), 1);
  EXPECT_EQ(owner.refusal_of({{"type", "renew"}, {"seat", 1}}), "holder_here");
}

TEST_F(Cluster, AfterALostListenerEveryTableIsLookedAt) {
  const Json table = two_people(), other = two_people();
  const auto ann = sit(0, table, 0), al = sit(0, other, 0);
  const auto bob = sit(1, table, 1), bea = sit(1, other, 1);
  shared_->hold_news(2);
  for (Player* const one : {ann.get(), al.get()}) {
    one->answer(one->text_of(0));
    one->see(1);
  }
  shared_->lose_news(2);
  bob->see(1);
  bea->see(1);
  expect_same_picture(*bob, table, 1, 0);
}

TEST_F(Cluster, WhoMovesToAnotherServerGoesOnFromWhatTheyHaveSeen) {
  const Json table = two_people();
  auto ann = sit(0, table, 0);
  const auto bob = sit(1, table, 1);
  shared_->hold_news(2);
  ann->answer(ann->text_of(0));
  ann->see(1);
  const Json seen = ann->picture;
  // The other server hears of it only because of her.
  Player moved(port(1), table, table["tokens"][0], {{"since", {{"change", 1}, {"events", seen["next"]}}}});
  const Json first = wire::parse_json(moved.frames().next().value_or("null"));
  EXPECT_EQ(first["type"], "update") << first;
  EXPECT_EQ(first["from"], 1);
  EXPECT_EQ(first["change"], 1);
  bob->see(1);
  EXPECT_EQ(bob->picture["view"], Json(sit(0, table, 1)->picture["view"]));
}

TEST_F(Cluster, BotsAreOneServersUntilItIsGone) {
  const Json table = server(0).create_trusted({{"game", "otys"},
                                               {"options", {{"players", 2}, {"first", "0"}}},
                                               {"seats", {person("Ann"), bot("random")}},
                                               {"seed", "test"}});
  auto first = sit(0, table, 0);
  auto ann = sit(1, table, 0);
  const auto play_on = [&](u64 changes) {
    for (const u64 until = ann->change + changes; ann->change < until && !HasFailure();) {
      const u64 next = ann->change + 1;
      if (ann->asked()) ann->answer(ann->text_of(0));
      ann->see(next);
    }
  };
  play_on(30);
  const int holder = shared_->holder(table["table"]);
  ASSERT_GT(holder, 0) << "somebody has played for the bot";
  const auto bots_of = [&](int i) { return server(i).metrics().bot_answers.load(); };
  EXPECT_GT(bots_of(holder - 1), 0u);
  for (int i = 0; i < kServers; ++i) EXPECT_TRUE(i == holder - 1 || bots_of(i) == 0u) << i;
  // That one is gone; the person goes on at another one.
  const int other = holder == 2 ? 0 : 1;
  const Json since{{"since", {{"change", ann->change}}}};
  first.reset();
  ann.reset();
  servers_[static_cast<std::size_t>(holder - 1)].reset();
  shared_->end_leases();
  ann = sit(other, table, 0);
  play_on(30);
  EXPECT_GT(bots_of(other), 0u);
  const auto kept = stored(table);
  EXPECT_EQ(kept.answers.size(), kept.table.change) << "no move is doubled";
}

/// Ann has made her turn and Bob has answered: hers can only be taken back if he agrees.
TEST_F(Cluster, WhoeverSitsAtAnotherServerIsAskedWhetherToTakeBack) {
  const Json table = two_people();
  const auto ann = sit(0, table, 0);
  const auto bob = sit(1, table, 1);
  play_until_bob_has_answered(*ann, *bob);
  const Json before = bob->picture;
  const Json ask{{"type", "undo"}, {"change", ann->change}};
  ASSERT_EQ(ann->ask(ask)["type"], "done");
  const Json asked = bob->expect("undo_asked");
  EXPECT_EQ(asked["by"], 0);
  EXPECT_EQ(asked["agreed"], Json{0});
  EXPECT_EQ(asked["needed"], (Json{0, 1}));
  // Who comes to a server that knew nothing of the table is asked as well.
  EXPECT_EQ(sit(2, table, 1)->expect("undo_asked"), asked);
  EXPECT_EQ(bob->ask({{"type", "agree"}, {"yes", false}})["type"], "done");
  ann->expect("undo_asked");
  EXPECT_EQ(ann->expect("undo_ended")["granted"], false);
  EXPECT_EQ(ann->ask(ask)["type"], "done");
  bob->expect("undo_ended");
  EXPECT_EQ(bob->expect("undo_asked"), asked);
  EXPECT_EQ(bob->ask({{"type", "agree"}, {"yes", true}})["type"], "done");
  EXPECT_EQ(ann->expect("undo_ended")["granted"], true);
  ann->see(ask["change"].get<u64>() + 1);
  EXPECT_LT(ann->picture["decision"]["number"], before["decision"]["number"]);
  EXPECT_TRUE(ann->asked()) << "it is hers again";
  bob->see(ann->change);
  EXPECT_EQ(bob->refusal_of({{"type", "agree"}, {"yes", true}}), "nothing_asked");
}

TEST_F(Cluster, AQuestionThatAnAnswerElsewhereHasEndedIsAskedNowhere) {
  const Json table = two_people();
  const auto ann = sit(0, table, 0);
  const auto bob = sit(1, table, 1);
  play_until_bob_has_answered(*ann, *bob);
  Player& mover = asked_of({ann.get(), bob.get()});
  Player& other = &mover == ann.get() ? *bob : *ann;
  // Bob's server hears of Ann's late: what she asks belongs to a change that is past.
  shared_->hold_news(&mover == ann.get() ? 2 : 1);
  const u64 change = other.change;
  ASSERT_EQ(mover.reply_to(mover.answer(mover.text_of(0)))["type"], "done");
  other.send({{"type", "undo"}, {"nonce", "late"}, {"change", change}});
  const Json reply = other.reply_to("late");
  shared_->release_news(&mover == ann.get() ? 2 : 1);
  other.see(change + 1);
  if (reply["type"] == "done") {
    EXPECT_EQ(other.expect("undo_ended")["granted"], false);
  }
  for (Player* const one : {ann.get(), bob.get()}) {
    EXPECT_EQ(one->refusal_of({{"type", "agree"}, {"yes", true}}), "nothing_asked");
  }
}

TEST_F(Cluster, AQuestionIsStillAskedAfterARestart) {
  const Json table = two_people();
  auto ann = sit(0, table, 0);
  auto bob = sit(0, table, 1);
  play_until_bob_has_answered(*ann, *bob);
  ASSERT_EQ(ann->ask({{"type", "undo"}, {"change", ann->change}})["type"], "done");
  const Json asked = bob->expect("undo_asked");
  ann.reset();
  bob.reset();
  servers_.clear();
  start_one(for_tests());
  bob = sit(0, table, 1);
  EXPECT_EQ(bob->expect("undo_asked"), asked);
  const u64 change = bob->change;
  EXPECT_EQ(bob->ask({{"type", "agree"}, {"yes", true}})["change"], change + 1);
}

TEST_F(Cluster, WhoGivesUpIsAskedNoMore) {
  const Json table = server(0).create_trusted({{"game", "otys"},
                                               {"options", {{"players", 3}, {"first", "0"}}},
                                               {"seats", {person("Ann"), person("Bob"), person("Cid")}},
                                               {"seed", "test"}});
  const auto ann = sit(0, table, 0), bob = sit(1, table, 1), cid = sit(2, table, 2);
  play_until_bob_has_answered(*ann, *bob);
  cid->see(ann->change);
  ASSERT_EQ(ann->ask({{"type", "undo"}, {"change", ann->change}})["type"], "done");
  bob->expect("undo_asked");
  cid->expect("undo_asked");
  ASSERT_EQ(bob->ask({{"type", "agree"}, {"yes", true}})["type"], "done");
  EXPECT_EQ(cid->expect("undo_asked")["agreed"], (Json{0, 1}));
  ASSERT_EQ(cid->ask({{"type", "concede"}})["type"], "done");
  for (Player* const one : {ann.get(), bob.get()}) EXPECT_EQ(one->expect("undo_ended")["granted"], false);
}

TEST_F(Cluster, WhoIsConnectedToAnotherServerIsThere) {
  const Json table = waiting_table(0);
  const auto ann = sit(1, table, 0);
  EXPECT_EQ(told_connections(*ann, 1), 0);
  auto bob = sit(2, table, 1);
  EXPECT_EQ(see_connections(*ann, 1, 1), 1);
  auto again = sit(0, table, 1);
  EXPECT_EQ(see_connections(*ann, 1, 2), 2);
  EXPECT_EQ(see_connections(*again, 0, 1), 1);
  again.reset();
  EXPECT_EQ(see_connections(*ann, 1, 1), 1);
  bob.reset();
  EXPECT_EQ(see_connections(*ann, 1, 0), 0);
}

TEST_F(Cluster, ABotTakesNoSeatOfWhoIsConnectedToAnotherServer) {
  const Json table = waiting_table(0);
  const auto owner = sit(1, table, 0, {{"owner", table["owner"]}});
  auto bob = sit(2, table, 1);
  const Json bot_for_bob{{"type", "bot"}, {"seat", 1}, {"level", "random"}};
  // Whatever the owner's server has heard: it asks.
  wait_until_at(table, 1, 1);
  EXPECT_EQ(owner->refusal_of(bot_for_bob), "not_away");
  shared_->hold_news(2);
  bob.reset();
  wait_until_at(table, 1, 0);
  EXPECT_EQ(owner->ask(bot_for_bob)["type"], "done") << "away, and the table lets nobody wait";
  shared_->release_news(2);
}

TEST_F(Cluster, AServerThatWasTakenForGoneSaysAgainWhoIsThere) {
  const Json table = waiting_table(0);
  const auto owner = sit(1, table, 0, {{"owner", table["owner"]}});
  const auto bob = sit(2, table, 1);
  EXPECT_EQ(see_connections(*owner, 1, 1), 1);
  shared_->forget_present(3);
  // It was not gone: it says again who is there.
  wait_until_at(table, 1, 1);
}

TEST_F(Cluster, TheTimeOfTheStorageIsEverybodysTime) {
  Json request{{"game", "otys"},
               {"options", {{"players", 2}, {"first", "0"}}},
               {"seats", {person("Ann"), person("Bob")}},
               {"timer", 3600},
               {"seed", "test"}};
  const Json table = server(0).create_trusted(request);
  const auto ann = sit(1, table, 0);
  const i64 first = ann->picture["deadline"].get<i64>();
  // Half an hour goes by for all, whatever the servers' own clocks say.
  shared_->pass(1'800'000);
  for (int at = 0; at < kServers; ++at) {
    i64 deadline = first;
    while (deadline > first - 1'200'000) deadline = sit(at, table, 1)->picture["deadline"].get<i64>();
  }
  // The other half, and more: somebody answers for her.
  shared_->pass(1'900'000);
  ann->see(1);
}

/// Which server hears late changes all the time.
TEST_F(Cluster, WhateverIsHeardLateEverybodyPlaysTheSameGame) {
  const Json table = two_people();
  std::vector<std::unique_ptr<Player>> players;
  for (int at = 0; at < kServers; ++at) {
    for (std::size_t seat = 0; seat < 2; ++seat) players.push_back(sit(at, table, seat));
  }
  Generator dice(key_from_text("late"));
  u64 done = 0;
  for (int i = 0; i < 150; ++i) {
    const int late = 1 + static_cast<int>(dice.below(kServers));
    if (dice.below(2) == 0) shared_->hold_news(late);
    Player& mover = *players[dice.below(static_cast<u32>(players.size()))];
    if (mover.asked() && !mover.over()) {
      const Json reply =
          mover.reply_to(mover.answer(mover.text_of(dice.below(static_cast<u32>(mover.legal().size())))));
      if (reply["type"] == "done") done = std::max(done, reply["change"].get<u64>());
    }
    shared_->release_news(late);
    ASSERT_FALSE(HasFailure());
    // Whoever has not heard of everything yet may be the next to answer.
    if (dice.below(4) == 0) {
      for (const auto& player : players) player->see(done);
    }
  }
  ASSERT_GT(done, 20u);
  for (std::size_t i = 0; i < players.size(); ++i) {
    players[i]->see(done);
    expect_same_picture(*players[i], table, i % 2, static_cast<int>(i) % kServers);
  }
  const auto kept = stored(table);
  EXPECT_EQ(kept.table.change, done);
  EXPECT_EQ(kept.answers.size(), done);
}

}  // namespace
}  // namespace bathys::server
