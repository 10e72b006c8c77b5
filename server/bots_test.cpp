// Bots at tables over real sockets: a thought that nobody wants any more is stopped, and holds up neither its table nor
// the server. The bots here think for ever unless they are stopped.
#include <atomic>
#include <thread>

#include "bots/bot.hpp"
#include "server/testing.hpp"

namespace bathys::server {
namespace {

/// What the bots of a test did.
struct Diary {
  std::atomic<int> begun = 0;
  std::atomic<int> stopped = 0;
  std::atomic<int> patience = 0;  ///< so many thoughts end by themselves

  void wait_for(const std::atomic<int>& what, int times) const {
    while (what < times) std::this_thread::yield();
  }
};

/// Gives the first legal answer, once it is stopped or the diary has patience left.
class Brooder final : public Bot {
 public:
  explicit Brooder(Diary& diary) : diary_(diary) {}
  std::string_view level() const override { return "expert"; }
  Action choose(const AnyGame& game, Seat seat, const Thinking& thinking, Generator&) override {
    ++diary_.begun;
    if (diary_.patience-- <= 0) {
      while (!*thinking.stop) std::this_thread::yield();
      ++diary_.stopped;
    }
    Options options;
    game.legal(seat, options);
    return options[0];
  }

 private:
  Diary& diary_;
};

class BotsAtTables : public ServerTest {
 protected:
  void SetUp() override {
    Settings settings = for_tests();
    settings.bot_ms = 60'000;
    settings.bot_latency_ms = 60'000;
    settings.make_bot = [this](std::string_view, std::string_view) { return std::make_unique<Brooder>(diary_); };
    start(settings);
  }
  void TearDown() override { server_.reset(); }

  /// The person begins, or the bot does.
  Json against_a_bot(const char* first) const {
    return server_->create_trusted({{"game", "otys"},
                                    {"options", {{"players", 2}, {"first", first}}},
                                    {"seats", {person("Ann"), bot("expert")}},
                                    {"seed", "test"}});
  }
  /// Answers until the bot is asked.
  void play_on(Player& ann) const {
    while (ann.asked()) {
      const u64 next = ann.change + 1;
      ann.answer(ann.text_of(0));
      ann.see(next);
    }
  }

  Diary diary_;
};

TEST_F(BotsAtTables, AreStoppedByUndoAndBeginAnew) {
  const Json table = against_a_bot("0");
  Player ann(port(), table, table["tokens"][0]);
  ann.expect("table");
  play_on(ann);
  diary_.wait_for(diary_.begun, 1);
  EXPECT_EQ(ann.ask({{"type", "undo"}, {"change", ann.change}})["type"], "done") << "while the bot thinks";
  diary_.wait_for(diary_.stopped, 1);
  EXPECT_EQ(server_->metrics().bots_stopped, 1u);
  ann.see(ann.change + (ann.asked() ? 0 : 1));
  EXPECT_TRUE(ann.asked());
  diary_.patience = 1000;
  play_on(ann);
  diary_.wait_for(diary_.begun, 2);
  while (!ann.asked()) ann.see(ann.change + 1);
  EXPECT_GT(server_->metrics().bot_answers, 0u);
}

TEST_F(BotsAtTables, AreStoppedWhenAPersonTakesTheSeat) {
  const Json table = two_people();
  Player owner(port(), table, table["tokens"][0], {{"owner", table["owner"]}});
  const Json picture = owner.expect("table");
  const int asked = picture["decision"]["asked"][0];
  EXPECT_EQ(owner.ask({{"type", "bot"}, {"seat", asked}, {"level", "expert"}})["type"], "done");
  diary_.wait_for(diary_.begun, 1);
  EXPECT_EQ(owner.ask({{"type", "bot"}, {"seat", asked}, {"level", nullptr}})["type"], "done");
  diary_.wait_for(diary_.stopped, 1);
  EXPECT_EQ(server_->metrics().bot_answers, 0u) << "the person was not asked, and nobody answered for them";
  EXPECT_EQ(owner.ask({{"type", "bot"}, {"seat", asked}, {"level", "easy"}})["type"], "done");
  diary_.wait_for(diary_.begun, 2);
}

TEST_F(BotsAtTables, HoldUpNeitherOtherTablesNorTheEndOfTheServer) {
  const Json table = against_a_bot("1");
  Player ann(port(), table, table["tokens"][0]);
  ann.expect("table");
  diary_.wait_for(diary_.begun, 1);
  Pair pair(port(), two_people());
  Player& mover = pair.asked();
  EXPECT_EQ(mover.reply_to(mover.answer(mover.text_of(0)))["type"], "done");
  server_.reset();
  EXPECT_EQ(diary_.stopped, 1);
}

TEST_F(BotsAtTables, AreLevelsWithoutABudgetOfTheirOwn) {
  const Json request{
      {"game", "otys"}, {"options", {{"players", 2}}}, {"seats", {person("Ann"), bot("expert@600000ms")}}};
  EXPECT_EQ(http(port(), "POST", "/api/tables", wire::write_json(request)).status, 400);
  const Json table = two_people();
  Player owner(port(), table, table["tokens"][0], {{"owner", table["owner"]}});
  owner.expect("table");
  EXPECT_EQ(owner.refusal_of({{"type", "bot"}, {"seat", 1}, {"level", "expert@600000ms"}}), "bad_message");
}

}  // namespace
}  // namespace bathys::server
