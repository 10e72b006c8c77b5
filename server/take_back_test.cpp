// Taking back over real sockets: alone, past answers of bots, and by consent.
#include "core/generator.hpp"
#include "server/testing.hpp"

namespace bathys::server {
namespace {

class TakingBack : public ServerTest {
 protected:
  void SetUp() override {
    start();
    table_ = two_people();
    ann_ = std::make_unique<Player>(port(), table_, table_["tokens"][0]);
    bob_ = std::make_unique<Player>(port(), table_, table_["tokens"][1]);
    ann_->expect("table");
    bob_->expect("table");
  }
  void TearDown() override {
    ann_.reset();
    bob_.reset();
    server_.reset();
  }
  Player& asked() { return ann_->asked() ? *ann_ : *bob_; }
  Player& other() { return ann_->asked() ? *bob_ : *ann_; }
  void answer(Player& player) {
    const u64 next = player.change + 1;
    player.answer(player.text_of(dice_.below(static_cast<u32>(player.legal().size()))));
    ann_->see(next);
    bob_->see(next);
  }
  static bool was_forced(const Json& picture) { return picture["decision"].contains("forced"); }
  static void undo(Player& player) {
    player.send({{"type", "undo"}, {"nonce", Player::new_nonce()}, {"change", player.change}});
  }

  Json table_;
  std::unique_ptr<Player> ann_, bob_;
  Generator dice_{key_from_text("undo")};
};

TEST_F(TakingBack, ASeatTakesBackItsLastAnswerAtOnceWhenNobodyLearnedAnything) {
  Json before;
  Player* mover = nullptr;
  for (int i = 0; i < 500; ++i) {
    mover = &asked();
    before = mover->picture;
    answer(*mover);
    if (mover->picture["decision"]["can_undo"] == true && !was_forced(before)) break;
  }
  ASSERT_EQ(mover->picture["decision"]["can_undo"], true);
  undo(*mover);
  const Json update = mover->expect("update");
  EXPECT_EQ(update["undone"], true);
  for (const char* const part : {"view", "legal", "events", "next"})
    EXPECT_EQ(mover->picture[part], before[part]) << part;
  EXPECT_EQ(mover->picture["decision"]["number"], before["decision"]["number"]);
  bob_->see(mover->change);
  ann_->see(mover->change);
  answer(*mover);
}

TEST_F(TakingBack, GoesBackOverForcedAnswersToTheLastChoice) {
  // A choice of somebody, then an answer of theirs that everybody could tell; nobody learned anything by either.
  Json choice;
  Player* mover = nullptr;
  for (int i = 0; i < 2000; ++i) {
    mover = &asked();
    const Json before = mover->picture;
    answer(*mover);
    const bool free = mover->picture["decision"]["can_undo"] == true;
    if (!was_forced(before)) choice = free ? before : Json();
    if (!free) choice = Json();
    if (was_forced(before) && !choice.is_null() && choice["viewer"] == before["viewer"]) break;
    if (mover->over()) break;
  }
  ASSERT_FALSE(choice.is_null());
  ASSERT_FALSE(mover->over());
  undo(*mover);
  EXPECT_EQ(mover->expect("update")["undone"], true);
  EXPECT_EQ(mover->picture["decision"]["number"], choice["decision"]["number"]);
  EXPECT_EQ(mover->picture["view"], choice["view"]);
  EXPECT_EQ(mover->picture["legal"], choice["legal"]);
}

TEST_F(TakingBack, OverSomebodyElsesAnswerItNeedsConsent) {
  Player* first = &asked();
  Json before = first->picture;
  answer(*first);
  while (asked().picture["viewer"] == first->picture["viewer"]) {
    if (!was_forced(first->picture)) before = first->picture;
    answer(*first);
  }
  Player& second = asked();
  ASSERT_FALSE(was_forced(second.picture)) << "a turn begins with a choice";
  answer(second);
  const int answered = first->picture["decision"]["number"];
  undo(*first);
  const Json question = second.expect("undo_asked");
  EXPECT_EQ(question["by"], first->picture["viewer"]);
  EXPECT_EQ(question["to"], before["decision"]["number"]);
  EXPECT_EQ(question["needed"], (Json{0, 1}));

  second.send({{"type", "agree"}, {"nonce", "no"}, {"yes", false}});
  EXPECT_EQ(first->expect("undo_ended")["granted"], false);
  EXPECT_EQ(first->picture["decision"]["number"], answered);

  undo(*first);
  second.expect("undo_asked");
  second.send({{"type", "agree"}, {"nonce", "yes"}, {"yes", true}});
  EXPECT_EQ(first->expect("undo_ended")["granted"], true);
  EXPECT_EQ(first->expect("update")["undone"], true);
  EXPECT_EQ(first->picture["view"], before["view"]);
  EXPECT_EQ(first->picture["legal"], before["legal"]);
  EXPECT_EQ(second.refusal_of({{"type", "agree"}, {"yes", true}}), "nothing_asked");
}

TEST_F(TakingBack, AnAnswerEndsTheQuestion) {
  Player* const first = &asked();
  while (asked().picture["viewer"] == first->picture["viewer"]) answer(*first);
  answer(asked());
  undo(*first);
  first->expect("undo_asked");
  answer(asked());
  EXPECT_EQ(first->expect("undo_ended")["granted"], false);
}

TEST_F(TakingBack, WhoHasNotAnsweredHasNothingToTakeBack) {
  EXPECT_EQ(other().refusal_of({{"type", "undo"}, {"change", other().change}}), "nothing_to_undo");
  answer(asked());
  EXPECT_EQ(ann_->refusal_of({{"type", "undo"}, {"change", 0}}), "stale");
  Player eve(port(), table_, table_["spectator"]);
  eve.expect("table");
  EXPECT_EQ(eve.refusal_of({{"type", "undo"}, {"change", eve.change}}), "not_seated");
}

TEST_F(TakingBack, ABotOnTheSeatOfSomebodyWhoIsHereDoesNotTakeTheirSay) {
  Player* const first = &asked();
  while (asked().picture["viewer"] == first->picture["viewer"]) answer(*first);
  Player& second = asked();
  answer(second);
  Player owner(port(), table_, table_["owner"]);
  owner.expect("table");
  EXPECT_EQ(owner.ask({{"type", "bot"}, {"seat", second.picture["viewer"]}, {"level", "random"}})["type"], "done");
  // The bot goes on where it is asked; the change to be named is the last one, once it is our turn.
  while (!first->asked()) first->see(first->change + 1);
  undo(*first);
  EXPECT_EQ(first->expect("undo_asked")["needed"], (Json{0, 1}));
}

TEST_F(TakingBack, WhoIsAwayKeepsTheirSayWhileABotPlaysTheirSeat) {
  Player* const first = &asked();
  while (asked().picture["viewer"] == first->picture["viewer"]) answer(*first);
  answer(asked());
  auto& second = first == ann_.get() ? bob_ : ann_;
  const int seat = second->picture["viewer"];
  undo(*first);
  second->expect("undo_asked");
  second->send({{"type", "agree"}, {"nonce", "no"}, {"yes", false}});
  EXPECT_EQ(first->expect("undo_ended")["granted"], false);
  second.reset();
  Player owner(port(), table_, table_["owner"]);
  owner.expect("table");
  EXPECT_EQ(owner.ask({{"type", "bot"}, {"seat", seat}, {"level", "random"}})["type"], "done");
  while (!first->asked()) first->see(first->change + 1);
  undo(*first);
  EXPECT_EQ(first->expect("undo_asked")["needed"], (Json{0, 1}));
  // The question waits for them.
  Player back(port(), table_, table_["tokens"][static_cast<std::size_t>(seat)]);
  EXPECT_EQ(back.expect("undo_asked")["agreed"], (Json{1 - seat}));
  back.send({{"type", "agree"}, {"nonce", "still no"}, {"yes", false}});
  EXPECT_EQ(first->expect("undo_ended")["granted"], false);
}

TEST_F(TakingBack, WhatWasTakenBackIsToldToEverybodyAlsoToWhoComesLater) {
  Player eve(port(), table_, table_["spectator"], {{"lang", "fr"}});
  EXPECT_FALSE(eve.expect("table").contains("taken_back"));
  Player* const first = &asked();
  u32 to = 0;  // their last choice: forced answers since then go with it
  while (asked().picture["viewer"] == first->picture["viewer"]) {
    if (!was_forced(first->picture)) to = first->picture["decision"]["number"];
    answer(*first);
  }
  Player& second = asked();
  ASSERT_FALSE(was_forced(second.picture)) << "a choice of somebody else needs their consent";
  const u64 seen = second.change;
  answer(second);
  const u32 count = second.picture["decision"]["number"].get<u32>() - to;
  const std::string many = std::to_string(count);
  ASSERT_GE(count, 2u);
  undo(*first);
  second.expect("undo_asked");
  second.send({{"type", "agree"}, {"nonce", "yes"}, {"yes", true}});
  const int by = first->picture["viewer"];
  const std::string name = by == 0 ? "Ann" : "Bob";
  const Json told{{"by", by}, {"to", to}, {"count", count}, {"change", seen + 2}};
  const auto expect_told = [&](const Json& message, const std::string& text) {
    ASSERT_TRUE(message.contains("taken_back")) << message["type"];
    Json expected = told;
    expected["text"] = text;
    EXPECT_EQ(message["taken_back"], Json::array({expected}));
  };
  expect_told(first->expect("update"), "You took back " + many + " answers.");
  for (Json update = second.expect("update"); update["change"] != seen + 2;) update = second.expect("update");
  eve.see(seen + 2);
  expect_told(wire::parse_json(eve.last_text), name + " a repris " + many + " réponses.");
  // Whoever was away gets the difference, and this with it; a newcomer gets the whole history.
  const std::string token = table_["tokens"][static_cast<std::size_t>(1 - by)];
  Player back(port(), table_, token, {{"since", {{"change", 0}, {"events", 0}}}});
  expect_told(wire::parse_json(*back.frames().next()), name + " took back " + many + " answers.");
  Player fresh(port(), table_, table_["spectator"]);
  expect_told(fresh.expect("table"), name + " took back " + many + " answers.");
}

TEST_F(TakingBack, WhatWasTakenBackIsStillToldWhenTheTableComesBackIntoMemory) {
  ann_.reset();
  bob_.reset();
  Settings settings = for_tests();
  settings.idle_seconds = 0;
  start(settings);
  const Json table = create({{"game", "otys"}, {"options", {{"players", 1}}}, {"seats", {person("Ann")}}});
  {
    Player ann(port(), table, table["tokens"][0]);
    ann.expect("table");
    ann.answer(ann.text_of(0));
    ann.see(1);
    undo(ann);
    ann.see(2);
  }
  while (server_->metrics().tables > 0) server_->tick();
  Player ann(port(), table, table["tokens"][0]);
  EXPECT_EQ(ann.expect("table")["taken_back"][0]["text"], "You took back 1 answer.");
}

TEST_F(TakingBack, AgainstBotsItGoesBackAnywhere) {
  const Json table =
      create({{"game", "otys"}, {"options", {{"players", 2}}}, {"seats", {person("Ann"), bot("random")}}});
  Player ann(port(), table, table["tokens"][0]);
  ann.expect("table");
  while (!ann.asked()) ann.see(ann.change + 1);
  const Json before = ann.picture;
  // On until a bot has answered and it is our turn again.
  while (ann.change < before["change"].get<u64>() + 12 || !ann.asked()) {
    if (ann.asked()) ann.answer(ann.text_of(0));
    ann.see(ann.change + 1);
  }
  for (int last = ann.picture["decision"]["number"]; last > before["decision"]["number"];) {
    ann.send({{"type", "undo"}, {"nonce", "to " + std::to_string(last)}, {"change", ann.change}});
    ASSERT_EQ(ann.expect("update")["undone"], true);
    ASSERT_LT(ann.picture["decision"]["number"], last);
    last = ann.picture["decision"]["number"];
  }
  EXPECT_EQ(ann.picture["view"], before["view"]);
  EXPECT_EQ(ann.picture["events"], before["events"]);
}

}  // namespace
}  // namespace bathys::server
