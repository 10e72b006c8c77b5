// Previews at a table: told to the seat that asks and to nobody else, and the game does not move.
#include "server/testing.hpp"

namespace bathys::server {
namespace {

class PreviewAtATable : public ServerTest {
 protected:
  static std::string ask(Player& player, const Json& action, const Json& more = Json::object()) {
    static int nonces = 0;
    const std::string nonce = "p" + std::to_string(++nonces);
    Json message{{"type", "preview"}, {"nonce", nonce}, {"action", action}};
    message.update(more);
    player.send(message);
    return nonce;
  }
};

TEST_F(PreviewAtATable, TellsWhatTheAnswerWouldDo) {
  const Json table = two_people();
  Player ann(port(), table, table["tokens"][0]);
  Player bob(port(), table, table["tokens"][1]);
  ann.expect("table");
  bob.expect("table");
  Player& mover = ann.asked() ? ann : bob;
  const Json view = mover.picture["view"];
  const std::string nonce = ask(mover, mover.text_of(0));
  const Json shown = mover.expect("previewed");
  EXPECT_EQ(shown["nonce"], nonce);
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
  const Json table = two_people();
  Player ann(port(), table, table["tokens"][0]);
  Player bob(port(), table, table["tokens"][1]);
  Player eve(port(), table, table["spectator"]);
  for (Player* const one : {&ann, &bob, &eve}) one->expect("table");
  Player& mover = ann.asked() ? ann : bob;
  for (std::size_t i = 0; i < mover.legal().size(); ++i) {
    ask(mover, mover.text_of(i));
    mover.expect("previewed");
  }
  Player& other = ann.asked() ? bob : ann;
  for (Player* const one : {&other, &eve}) {
    one->send({{"type", "ping"}, {"nonce", "after"}});
    for (Json heard = one->next(); heard["type"] != "pong"; heard = one->next()) {
      EXPECT_EQ(heard["type"], "seats") << heard;
    }
  }
  Player fresh(port(), table, table["tokens"][0]);
  const Json now = fresh.expect("table");
  EXPECT_EQ(now["change"], 0);
  for (const char* const part : {"view", "decision", "legal", "events"})
    EXPECT_EQ(now[part], ann.picture[part]) << part;
}

TEST_F(PreviewAtATable, IsRefusedToSpectatorsAndForOtherSeats) {
  const Json table = two_people();
  Player ann(port(), table, table["tokens"][0]);
  Player bob(port(), table, table["tokens"][1]);
  Player eve(port(), table, table["spectator"]);
  for (Player* const one : {&ann, &bob, &eve}) one->expect("table");
  Player& mover = ann.asked() ? ann : bob;
  Player& other = ann.asked() ? bob : ann;
  const int asked = ann.asked() ? 0 : 1;
  ask(eve, mover.text_of(0));
  EXPECT_EQ(eve.expect("refused")["error"]["code"], "not_seated");
  ask(other, mover.text_of(0));
  EXPECT_EQ(other.expect("refused")["error"]["code"], "not_asked");
  ask(other, mover.text_of(0), {{"seat", asked}});
  EXPECT_EQ(other.expect("refused")["error"]["code"], "not_your_seat");
  ask(mover, mover.text_of(0), {{"seat", asked}});
  EXPECT_EQ(mover.expect("previewed")["stopped"], "question");
}

TEST_F(PreviewAtATable, OfAnIllegalAnswerIsTheRefusalWithItsRule) {
  const Json table = two_people();
  Player ann(port(), table, table["tokens"][0]);
  Player bob(port(), table, table["tokens"][1]);
  ann.expect("table");
  bob.expect("table");
  Player& mover = ann.asked() ? ann : bob;
  ask(mover, "dive");
  const Json error = mover.expect("refused")["error"];
  EXPECT_EQ(error["code"], "not_this_question");
  EXPECT_EQ(error["rule"], "otys 2.1");
  ask(mover, "nonsense");
  EXPECT_EQ(mover.expect("refused")["error"]["code"], "bad_action");
  mover.send({{"type", "preview"}, {"nonce", "n"}});
  EXPECT_EQ(mover.expect("refused")["error"]["code"], "bad_message");
  ask(mover, mover.text_of(0));
  EXPECT_EQ(mover.expect("previewed")["change"], 0) << "a refused one leaves the way free";
}

TEST_F(PreviewAtATable, CountsInThePace) {
  Settings settings = for_tests();
  settings.messages_per_second = 1;
  start(settings);
  const Json table = two_people();
  Player ann(port(), table, table["tokens"][0]);
  ann.expect("table");
  for (int i = 0; i < 20; ++i) ask(ann, "key 1");
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
