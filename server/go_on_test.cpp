// Playing again: everybody at a finished table is told the next one, each with the own token.
#include <filesystem>

#include "core/generator.hpp"
#include "server/testing.hpp"
#include "server/tokens.hpp"

namespace bathys::server {
namespace {

namespace fs = std::filesystem;

class GoOn : public ServerTest {
 protected:
  Json two_at_pearls() const {
    return seated({{"game", "pearls"}, {"options", {{"players", 2}}}, {"seats", {person("Ann"), person("Bob")}}});
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

/// Of tokens only hashes are kept, so a server that is started again knows no next table until it is told.
TEST_F(GoOn, IsForgottenWithTheServerAndToldAnewByTheOwner) {
  const fs::path file = fs::temp_directory_path() / ("bathys_go_on_" + std::to_string(::getpid()) + ".db");
  const auto restart = [&] {
    server_.reset();
    start(for_tests(), storage::open_sqlite(file));
  };
  restart();
  const Json table = two_at_pearls();
  const Json next = two_at_pearls();
  const auto enter = [&](int seat, const Json& more = Json::object()) {
    return std::make_unique<Player>(port(), table, table["tokens"][static_cast<std::size_t>(seat)], more);
  };
  {
    Pair pair(port(), table);
    play_on(pair);
    const auto owner = enter(0, {{"owner", table["owner"]}});
    owner->expect("table");
    EXPECT_EQ(owner->ask(going_on(next))["type"], "done");
  }
  restart();
  const auto bob = enter(1);
  bob->expect("table");
  bob->send({{"type", "ping"}, {"nonce", "p"}});
  for (Json message = bob->next(); message["type"] != "pong"; message = bob->next())
    EXPECT_NE(message["type"], "go_on");
  const auto owner = enter(0, {{"owner", table["owner"]}});
  owner->expect("table");
  EXPECT_EQ(owner->ask(going_on(next))["type"], "done");
  EXPECT_EQ(bob->expect("go_on"), (Json{{"type", "go_on"}, {"table", next["table"]}, {"token", next["tokens"][0]}}));
  server_.reset();
  for (const char* const end : {"", "-wal", "-shm", ".lock"}) fs::remove(file.string() + end);
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
