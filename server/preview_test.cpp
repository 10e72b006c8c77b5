// Previews at a table: told to the seat that asks and to nobody else, and the game does not move.
#include "server/testing.hpp"

namespace bathys::server {
namespace {

class PreviewAtATable : public ServerTest {
 protected:
  static Json preview(const std::string& action) { return {{"type", "preview"}, {"action", action}}; }
};

TEST_F(PreviewAtATable, TellsWhatTheAnswerWouldDo) {
  Pair pair(port(), two_people());
  Player& mover = pair.asked();
  const Json view = mover.picture["view"];
  const Json shown = mover.ask(preview(mover.text_of(0)));
  EXPECT_EQ(shown["type"], "previewed");
  EXPECT_EQ(shown["change"], 0);
  EXPECT_EQ(shown["stopped"], "question");
  EXPECT_NE(shown["say"], "");
  mover.answer(mover.text_of(0));
  mover.see(1);
  EXPECT_EQ(view.patch(shown["difference"]), mover.picture["view"]);
  const Json& events = mover.picture["events"];
  ASSERT_LE(shown["events"].size(), events.size());
  const Json last(Json::array_t(events.end() - static_cast<std::ptrdiff_t>(shown["events"].size()), events.end()));
  EXPECT_EQ(shown["events"], last);
}

TEST_F(PreviewAtATable, ReachesNobodyElseAndChangesNothing) {
  Pair pair(port(), two_people());
  Player eve(port(), pair.table, pair.table["spectator"]);
  eve.expect("table");
  Player& mover = pair.asked();
  for (std::size_t i = 0; i < mover.legal().size(); ++i) {
    EXPECT_EQ(mover.ask(preview(mover.text_of(i)))["type"], "previewed");
  }
  for (Player* const one : {&pair.other(), &eve}) {
    one->send({{"type", "ping"}, {"nonce", "after"}});
    for (Json heard = one->next(); heard["type"] != "pong"; heard = one->next()) {
      EXPECT_EQ(heard["type"], "seats") << heard;
    }
  }
  Player fresh(port(), pair.table, pair.table["tokens"][0]);
  const Json now = fresh.expect("table");
  EXPECT_EQ(now["change"], 0);
  for (const char* const part : {"view", "decision", "legal", "events"})
    EXPECT_EQ(now[part], pair.ann.picture[part]) << part;
}

TEST_F(PreviewAtATable, IsRefusedToSpectatorsAndForOtherSeats) {
  Pair pair(port(), two_people());
  Player eve(port(), pair.table, pair.table["spectator"]);
  eve.expect("table");
  Player& mover = pair.asked();
  Json message = preview(mover.text_of(0));
  EXPECT_EQ(eve.refusal_of(message), "not_seated");
  EXPECT_EQ(pair.other().refusal_of(message), "not_asked");
  message["seat"] = mover.picture["viewer"];
  EXPECT_EQ(pair.other().refusal_of(message), "not_your_seat");
  EXPECT_EQ(mover.ask(message)["stopped"], "question");
}

TEST_F(PreviewAtATable, OfAnIllegalAnswerIsTheRefusalWithItsRule) {
  Pair pair(port(), two_people());
  Player& mover = pair.asked();
  const Json error = mover.ask(preview("dive"))["error"];
  EXPECT_EQ(error["code"], "not_this_question");
  EXPECT_EQ(error["rule"], "otys 2.1");
  EXPECT_EQ(mover.refusal_of(preview("nonsense")), "bad_action");
  EXPECT_EQ(mover.refusal_of({{"type", "preview"}}), "bad_message");
  EXPECT_EQ(mover.ask(preview(mover.text_of(0)))["change"], 0) << "a refused one leaves the way free";
}

TEST_F(PreviewAtATable, CountsInThePace) {
  Settings settings = for_tests();
  settings.messages_per_second = 1;
  start(settings);
  const Json table = two_people();
  Player ann(port(), table, table["tokens"][0]);
  ann.expect("table");
  for (int i = 0; i < 20; ++i) {
    Json message = preview("key 1");
    message["nonce"] = Player::new_nonce();
    ann.send(message);
  }
  EXPECT_EQ(ann.expect("error")["error"]["code"], "too_fast");
}

/// Only counts what it is sent.
class Silent final : public Connection {
 public:
  void send(Bytes) override {}
  void close(std::string_view, std::string_view) override {}
};

TEST(OnePreview, IsInFlightAtATime) {
  Silent connection;
  EXPECT_TRUE(connection.begin_preview());
  EXPECT_FALSE(connection.begin_preview());
  connection.end_preview();
  EXPECT_TRUE(connection.begin_preview());
}

}  // namespace
}  // namespace bathys::server
