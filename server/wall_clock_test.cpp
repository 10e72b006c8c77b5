// The machine's clock is set while people play: nothing that is measured notices.
#include <atomic>
#include <memory>

#include "server/testing.hpp"

namespace bathys::server {
namespace {

constexpr i64 kHour = 3'600'000;

class WallClock : public ServerTest {
 protected:
  void SetUp() override { start(jumping()); }
  Settings jumping() {
    Settings settings = for_tests();
    // The server reads it to its very end.
    settings.wall_ms = [ahead = ahead_] { return now_ms() + *ahead; };
    return settings;
  }
  /// The clock jumps, and the server looks at it as often as it likes.
  void jump(i64 hours) {
    *ahead_ += hours * kHour;
    server_->tick();
  }
  Json among_people(const Json& change) const {
    Json request{{"game", "otys"}, {"options", {{"players", 2}}}, {"seats", {person("Ann"), person("Bob")}}};
    request.update(change);
    return request;
  }

  std::shared_ptr<std::atomic<i64>> ahead_ = std::make_shared<std::atomic<i64>>(0);
};

TEST_F(WallClock, NobodyIsLateByAJumpAndNobodyGainsTime) {
  for (Json time : {Json{{"timer", 3600}}, Json{{"clock", {{"time", 3600}}}}}) {
    // Whoever were late would have lost at once.
    time["late"] = "lose";
    Pair pair(port(), seated(among_people(time)));
    const std::size_t asked = pair.ann.asked() ? 0 : 1;
    const i64 told = pair.asked().picture["deadline"];
    for (const i64 hours : {30, -60, 30}) {
      jump(hours);
      // The table looks at its clock before it answers this.
      EXPECT_EQ(pair.asked().ask({{"type", "ping"}})["type"], "pong");
      EXPECT_EQ(pair.asked().change, 0u);
      Player& player = pair.asked();
      player.send({{"type", "lang"}, {"nonce", "l"}, {"lang", "en"}});
      const Json picture = player.expect("table");
      ASSERT_EQ(picture["decision"]["over"], false);
      ASSERT_FALSE(picture.contains("ending")) << picture["ending"];
      // What people read is by the clock on the wall, and what is left of it is always the same.
      const i64 left = picture["deadline"].get<i64>() - picture["now"].get<i64>();
      EXPECT_GT(left, 0);
      EXPECT_LE(left, kHour);
      EXPECT_NEAR(picture["deadline"].get<double>(), static_cast<double>(told + *ahead_), kPatienceMs);
      if (picture.contains("clocks")) {
        EXPECT_GT(picture["clocks"][asked]["left"], 0);
        EXPECT_LE(picture["clocks"][asked]["left"], kHour);
      }
    }
  }
}

TEST_F(WallClock, ANewLinkIsNeitherValidSoonerNorLater) {
  for (const bool at_once : {false, true}) {
    const Json table = create(among_people({{"renewal", at_once ? 0 : 3600}}));
    claim(table, table["tokens"][1]);
    Player owner(port(), table, table["owner"]);
    const Json link = owner.ask({{"type", "renew"}, {"seat", 1}});
    ASSERT_EQ(link["type"], "link");
    jump(at_once ? -60 : 60);
    const Answered answered = claim(table, link["token"]);
    EXPECT_EQ(answered.status, at_once ? 200 : 409) << answered.body;
    if (!at_once) {
      EXPECT_EQ(answered.code(), "too_early");
    }
  }
}

TEST_F(WallClock, ABotTakesNoSeatSooner) {
  const Json table = create(among_people({{"absence", 3600}}));
  claim(table, table["tokens"][1]);
  Player owner(port(), table, table["owner"]);
  jump(60);
  EXPECT_EQ(owner.refusal_of({{"type", "bot"}, {"seat", 1}, {"level", "random"}}), "not_away");
}

TEST_F(WallClock, TheLimitsOfAConnectionAndOfAnAddressAreNotLifted) {
  Settings settings = jumping();
  settings.messages_per_second = 1;
  settings.tables_per_hour = 1;
  settings.trusted_proxies = {*AddressRange::read("127.0.0.1")};
  start(settings);
  const std::string body = wire::write_json(among_people(Json::object()));
  const auto make = [&] { return http(port(), "POST", "/api/tables", body, "X-Forwarded-For: 192.0.2.1\r\n").status; };
  EXPECT_EQ(make(), 201);
  jump(60);
  EXPECT_EQ(make(), 429);
  const Json table = two_people();
  Player ann(port(), table, table["tokens"][0]);
  // A machine that is busy for minutes would still have too many of them at once.
  for (int i = 0; i < 500; ++i) {
    ann.send({{"type", "ping"}, {"nonce", "p"}});
    *ahead_ += kHour;
  }
  EXPECT_EQ(ann.expect("error")["error"]["code"], "too_fast");
}

}  // namespace
}  // namespace bathys::server
