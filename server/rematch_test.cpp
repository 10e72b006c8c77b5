// The same people once more: told to all, kept by the server, and taken seat by seat.
#include "server/rematch.hpp"

#include <memory>

#include "games/otys/otys.hpp"
#include "server/claims.hpp"
#include "server/testing.hpp"
#include "wire/json.hpp"

namespace bathys::server {
namespace {

class Rematch : public ServerTest {
 protected:
  Json finished(const Json& people) const {
    Json table = seated({{"game", "otys"},
                         {"options", {{"players", people.size()}}},
                         {"seats", people},
                         {"hints", true},
                         {"clock", {{"time", 3600}, {"increment", 5}}},
                         {"late", "lose"}});
    sit(table, 0)->ask({{"type", "concede"}});
    return table;
  }
  std::unique_ptr<Player> sit(const Json& table, std::size_t seat) const {
    auto player = std::make_unique<Player>(port(), table, table["tokens"][seat]);
    player->expect("table");
    return player;
  }
  /// Somebody asks for it: first comes where it is, then that it is done.
  static Json again(Player& player) {
    const std::string nonce = Player::new_nonce();
    player.send({{"type", "rematch"}, {"nonce", nonce}});
    Json told = player.expect("rematch");
    EXPECT_EQ(player.reply_to(nonce)["type"], "done");
    return told;
  }
  /// The next table as somebody of the finished one comes to it.
  static Json led(const Json& table, const Json& told) {
    return {{"table", told["table"]}, {"tokens", {table["tokens"][1], table["tokens"][0]}}};
  }
};

TEST_F(Rematch, EverybodyIsToldAndComesWithWhatTheyHold) {
  const Json table = finished({person("Ann"), person("Bob")});
  const auto ann = sit(table, 0);
  const auto bob = sit(table, 1);
  const Json told = again(*bob);
  EXPECT_EQ(ann->expect("rematch"), told);
  EXPECT_EQ(told.size(), 2u) << "no token travels";
  const Json next = led(table, told);
  Player waiting(port(), next, next["tokens"][0]);
  const Json room = waiting.expect("waiting");
  EXPECT_EQ(room["invited"], (Json{{"seat", 0}, {"by", "invitation"}}));
  EXPECT_EQ(room["seats"][0]["name"], "Bob");
  EXPECT_EQ(room["seats"][1]["name"], "Ann");
  EXPECT_EQ(room["hints"], true);
  EXPECT_EQ(room["clock"], (Json{{"time", 3600}, {"increment", 5}}));
  EXPECT_EQ(room["late"], "lose");
  EXPECT_NE(room["commitment"], ann->picture["commitment"]);
  EXPECT_EQ(claim(next, next["tokens"][0]).status, 200);
  EXPECT_EQ(claim(next, next["tokens"][1]).status, 200);
  EXPECT_EQ(waiting.expect("table")["viewer"], "spectator");
}

TEST_F(Rematch, ThereIsOneHoweverManyAskForIt) {
  const Json table = finished({person("Ann"), person("Bob")});
  const auto ann = sit(table, 0);
  const auto bob = sit(table, 1);
  ann->send({{"type", "rematch"}, {"nonce", "one"}});
  bob->send({{"type", "rematch"}, {"nonce", "two"}});
  const Json first = ann->expect("rematch");
  EXPECT_EQ(bob->expect("rematch"), first);
  EXPECT_EQ(again(*ann), first);
}

TEST_F(Rematch, OnlyThosePlayingMayAskAndOnlyAtTheEnd) {
  const Json table = seated({{"game", "otys"}, {"options", {{"players", 2}}}, {"seats", {person("A"), person("B")}}});
  const auto ann = sit(table, 0);
  Player watcher(port(), table, table["spectator"]);
  watcher.expect("table");
  EXPECT_EQ(ann->refusal_of({{"type", "rematch"}}), "not_over");
  ann->ask({{"type", "concede"}});
  EXPECT_EQ(watcher.refusal_of({{"type", "rematch"}}), "not_seated");
}

TEST_F(Rematch, IsKeptByTheServerForThoseWhoComeBackLater) {
  const auto file = std::filesystem::temp_directory_path() / ("bathys_rematch_" + new_token() + ".db");
  start(for_tests(), storage::open_sqlite(file.string()));
  const Json table = finished({person("Ann"), person("Bob")});
  const auto ann = sit(table, 0);
  const Json told = again(*ann);
  server_.reset();
  start(for_tests(), storage::open_sqlite(file.string()));
  const auto bob = sit(table, 1);
  EXPECT_EQ(bob->expect("rematch"), told);
  const Json next = led(table, told);
  EXPECT_EQ(claim(next, next["tokens"][0]).status, 200);
  server_.reset();
  std::filesystem::remove(file);
}

TEST_F(Rematch, AloneWithBotsTheSeatIsOnesOwnAtOnce) {
  const Json table = finished({person("Ann"), bot("random")});
  const auto ann = sit(table, 0);
  const Json told = again(*ann);
  Player next(port(), {{"table", told["table"]}}, table["tokens"][0]);
  EXPECT_EQ(next.expect("table")["viewer"], 1);
  EXPECT_EQ(next.picture["seats"][0]["kind"], "bot");
}

TEST_F(Rematch, AGameFromAPositionIsNotPlayedAgainFromItsSeed) {
  Otys::Setup setup{};
  setup.players = 2;
  const Json start = wire::state_json(AnyGameOf<Otys>(Referee<Otys>(setup, key_from_text("start"))));
  const Json table =
      server_->create_trusted({{"game", "otys"}, {"start", start}, {"seats", {person("Ann"), person("Bob")}}});
  const auto ann = sit(table, 0);
  ann->ask({{"type", "concede"}});
  EXPECT_EQ(ann->refusal_of({{"type", "rematch"}}), "no_rematch");
}

TEST(OnceMore, WhoGaveTheirSeatToABotIsInvitedAgainAndBotsStay) {
  storage::TableRow row;
  row.game = "otys";
  row.terms = terms_text(Terms{true});
  row.seats = {{"Ann", "normal", "a"}, {"Bot", "hard", {}}, {"Cleo", {}, "c"}};
  const storage::TableRow next = once_more(row, 7);
  ASSERT_EQ(next.seats.size(), 3u);
  EXPECT_EQ(next.seats[0].level, "hard");
  EXPECT_EQ(next.seats[2].name, "Ann");
  EXPECT_EQ(next.seats[2].level, "");
  EXPECT_EQ(next.seats[2].token_hash, "");
  EXPECT_EQ(claim_of(next.seats[2]).invitation, "a");
  EXPECT_EQ(claim_of(next.seats[1]).invitation, "c");
  EXPECT_TRUE(is_waiting(next));
}

}  // namespace
}  // namespace bathys::server
