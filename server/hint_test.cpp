// Hints at tables of the server: told to the seat that asks, from what it sees, and only where they are allowed.
#include <condition_variable>
#include <mutex>

#include "server/testing.hpp"

namespace bathys::server {
namespace {

/// What the coach of a test did, and how long it takes.
struct Desk {
  std::mutex mutex;
  std::condition_variable news;
  int begun = 0;
  int stopped = 0;
  bool waits_to_be_stopped = false;

  void wait_for(const int& number, int least) {
    std::unique_lock lock(mutex);
    news.wait(lock, [&] { return number >= least; });
  }
  void note(int& number) {
    const std::lock_guard lock(mutex);
    ++number;
    news.notify_all();
  }
};

/// The real one, which may be told to think until it is stopped.
class WatchedCoach final : public Coach {
 public:
  WatchedCoach(std::unique_ptr<Coach> inner, Desk& desk) : inner_(std::move(inner)), desk_(desk) {}
  Hint hint(const AnyGame& game, Seat seat, const Effort& effort, int lines, u64 seed) override {
    desk_.note(desk_.begun);
    while (desk_.waits_to_be_stopped && !*effort.stop) std::this_thread::yield();
    if (*effort.stop) desk_.note(desk_.stopped);
    return inner_->hint(game, seat, effort, lines, seed);
  }
  std::unique_ptr<ReviewInProgress> review(const AnyGame& game, SeatSet seats, ReviewDepth depth, int n) override {
    return inner_->review(game, seats, depth, n);
  }

 private:
  std::unique_ptr<Coach> inner_;
  Desk& desk_;
};

class HintsAtTables : public ServerTest {
 protected:
  void SetUp() override {
    Settings settings = for_tests();
    settings.hint_simulations = 60;
    settings.make_coach = [this](std::string_view game) {
      return std::make_unique<WatchedCoach>(bathys::make_coach(game), desk_);
    };
    start(settings);
  }
  void TearDown() override { server_.reset(); }

  Json table_of(const Json& seats, const Json& more = Json::object()) const {
    Json request{{"game", "otys"}, {"options", {{"players", 2}, {"first", "0"}}}, {"seats", seats}, {"seed", "test"}};
    request.update(more);
    return server_->create_trusted(request);
  }
  Json people(bool hints) const { return table_of({person("Ann"), person("Bob")}, {{"hints", hints}}); }
  static Json hint() { return {{"type", "hint"}}; }

  Desk desk_;
};

TEST_F(HintsAtTables, TellTheBestAnswersToWhoeverAsks) {
  Pair pair(port(), people(true));
  const Json told = pair.ann.ask(hint());
  ASSERT_EQ(told["type"], "hinted") << told;
  EXPECT_EQ(told["change"], 0);
  const Json& lines = told["hint"]["lines"];
  ASSERT_GE(lines.size(), 2u);
  const auto offered = [&](const Json& answer) { return answer["text"] == lines[0]["answers"][0]["text"]; };
  EXPECT_TRUE(std::any_of(pair.ann.legal().begin(), pair.ann.legal().end(), offered)) << lines[0];
  EXPECT_GT(lines[0]["chance"]["value"], 0);
  EXPECT_EQ(server_->metrics().hints, 1u);
}

TEST_F(HintsAtTables, AmongPeopleAreOffUnlessTheMakerAllowsThemAndEverybodyCanSeeIt) {
  Pair without(port(), people(false));
  EXPECT_EQ(without.ann.picture["hints"], false);
  EXPECT_EQ(without.ann.refusal_of(hint()), "no_hints");
  Pair with(port(), people(true));
  Player eve(port(), with.table, with.table["spectator"]);
  EXPECT_EQ(eve.expect("table")["hints"], true);
  EXPECT_EQ(with.bob.picture["hints"], true);
  EXPECT_EQ(http(port(), "POST", "/api/tables",
                 wire::write_json(Json{{"game", "otys"}, {"seats", {person("Ann")}}, {"hints", 1}}))
                .status,
            400);
}

TEST_F(HintsAtTables, AgainstBotsAloneAreOn) {
  const Json table = table_of({person("Ann"), bot("easy")});
  Player ann(port(), table, table["tokens"][0]);
  EXPECT_EQ(ann.expect("table")["hints"], true);
  EXPECT_EQ(ann.ask(hint())["type"], "hinted");
}

TEST_F(HintsAtTables, AreOffAlsoWhileABotPlaysTheSeatOfAnotherPerson) {
  const Json table = people(false);
  Player ann(port(), table, table["tokens"][0], {{"owner", table["owner"]}});
  ann.expect("table");
  EXPECT_EQ(ann.ask({{"type", "bot"}, {"seat", 1}, {"level", "easy"}})["type"], "done");
  EXPECT_EQ(ann.refusal_of(hint()), "no_hints");
}

TEST_F(HintsAtTables, AreForThoseWhoAreAsked) {
  Pair pair(port(), people(true));
  Player eve(port(), pair.table, pair.table["spectator"]);
  eve.expect("table");
  EXPECT_EQ(eve.refusal_of(hint()), "not_seated");
  EXPECT_EQ(pair.bob.refusal_of(hint()), "not_asked");
}

TEST_F(HintsAtTables, ReachNobodyElse) {
  Pair pair(port(), people(true));
  EXPECT_EQ(pair.ann.ask(hint())["type"], "hinted");
  pair.bob.send({{"type", "ping"}, {"nonce", "after"}});
  Json told = pair.bob.next();
  while (told["type"] == "seats") told = pair.bob.next();  // who has come
  EXPECT_EQ(told["type"], "pong");
}

TEST_F(HintsAtTables, ComeOneAtATimeAndStopWhenTheAnswerIsGiven) {
  desk_.waits_to_be_stopped = true;
  Pair pair(port(), people(true));
  pair.ann.send({{"type", "hint"}, {"nonce", "first"}});
  desk_.wait_for(desk_.begun, 1);
  EXPECT_EQ(pair.ann.refusal_of(hint()), "one_hint");
  pair.ann.answer(pair.ann.text_of(0));
  EXPECT_EQ(pair.ann.reply_to("first")["error"]["code"], "stale");
  desk_.wait_for(desk_.stopped, 1);
  EXPECT_EQ(server_->metrics().hints, 0u);
}

TEST_F(HintsAtTables, StopWhenWhoeverAskedLeavesAndHoldNobodyUp) {
  desk_.waits_to_be_stopped = true;
  const Json table = people(true);
  {
    Player ann(port(), table, table["tokens"][0]);
    ann.expect("table");
    ann.send({{"type", "hint"}, {"nonce", "gone"}});
    desk_.wait_for(desk_.begun, 1);
    Player bob(port(), table, table["tokens"][1]);
    bob.expect("table");
  }
  desk_.wait_for(desk_.stopped, 1);
}

TEST_F(HintsAtTables, OutliveTheFile) {
  Settings settings = for_tests();
  const auto file = (std::filesystem::temp_directory_path() / ("bathys_hints_" + std::to_string(::getpid()))).string();
  const auto tidy = [&] {
    for (const char* const end : {"", "-wal", "-shm", ".lock"}) std::filesystem::remove(file + end);
  };
  tidy();
  start(settings, storage::open_sqlite(file));
  const Json table = people(true);
  server_.reset();
  start(settings, storage::open_sqlite(file));
  Player bob(port(), table, table["tokens"][1]);
  EXPECT_EQ(bob.expect("table")["hints"], true);
  server_.reset();
  tidy();
}

}  // namespace
}  // namespace bathys::server
