// Playing again: everybody at a finished table is told the next one, each with the own token.
#include "core/generator.hpp"
#include "server/testing.hpp"
#include "server/tokens.hpp"

namespace bathys::server {
namespace {

class GoOn : public ServerTest {
 protected:
  Json two_at_pearls() const {
    return create({{"game", "pearls"}, {"options", {{"players", 2}}}, {"seats", {person("Ann"), person("Bob")}}});
  }
  static void play_on(Pair& pair) {
    while (!pair.ann.over()) {
      Player& player = pair.asked();
      player.answer(player.text_of(0));
      const u64 next = player.change + 1;
      pair.ann.see(next);
      pair.bob.see(next);
    }
  }
  /// The seats turned by one: Bob sits where Ann sat.
  static Json going_on(const Json& next) {
    return {{"type", "go_on"},
            {"table", next["table"]},
            {"tokens", {next["tokens"][1], next["tokens"][0]}},
            {"spectator", next["spectator"]}};
  }
};

TEST_F(GoOn, EverybodyIsToldTheOwnTokenAndNoOther) {
  Pair pair(port(), two_at_pearls());
  play_on(pair);
  Player owner(port(), pair.table, pair.table["tokens"][0], {{"owner", pair.table["owner"]}});
  owner.expect("table");
  Player eve(port(), pair.table, pair.table["spectator"]);
  eve.expect("table");
  const Json next = two_at_pearls();
  EXPECT_EQ(owner.ask(going_on(next))["type"], "done");
  const auto told = [&](const Json& token) {
    return Json{{"type", "go_on"}, {"table", next["table"]}, {"token", token}};
  };
  EXPECT_EQ(pair.ann.expect("go_on"), told(next["tokens"][1]));
  EXPECT_EQ(pair.bob.expect("go_on"), told(next["tokens"][0]));
  EXPECT_EQ(eve.expect("go_on"), told(next["spectator"]));
  EXPECT_EQ(eve.last_text.find(next["tokens"][0].get<std::string>()), std::string::npos);

  Player late(port(), pair.table, pair.table["tokens"][1]);
  EXPECT_EQ(late.expect("go_on"), told(next["tokens"][0])) << "also who comes later";
  Player there(port(), next, next["tokens"][0]);
  EXPECT_EQ(there.expect("table")["viewer"], 0);
}

TEST_F(GoOn, IsForTheOwnerOfAFinishedTable) {
  Pair pair(port(), two_at_pearls());
  const Json next = two_at_pearls();
  Player owner(port(), pair.table, pair.table["tokens"][0], {{"owner", pair.table["owner"]}});
  owner.expect("table");
  EXPECT_EQ(owner.refusal_of(going_on(next)), "not_over");
  play_on(pair);
  EXPECT_EQ(pair.bob.refusal_of(going_on(next)), "not_owner");
  Json wrong = going_on(next);
  wrong["tokens"] = Json::array({nullptr});
  EXPECT_EQ(owner.refusal_of(wrong), "bad_message");
  for (const char* const field : {"table", "spectator"}) {
    wrong = going_on(next);
    wrong[field] = "/../elsewhere";
    EXPECT_EQ(owner.refusal_of(wrong), "bad_message") << field;
    wrong.erase(field);
    EXPECT_EQ(owner.refusal_of(wrong), "bad_message") << field;
  }
  wrong = going_on(next);
  wrong["tokens"][1] = 7;
  EXPECT_EQ(owner.refusal_of(wrong), "bad_message");
}

}  // namespace
}  // namespace bathys::server
