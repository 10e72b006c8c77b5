// Tables that nobody looks at: they leave memory, come back when their time is nearly over, and go for good when
// nobody comes for days.
#include <thread>

#include "server/testing.hpp"

namespace bathys::server {
namespace {

constexpr i64 kDayMs = 24 * 3'600'000;

class Resting : public ServerTest {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::temp_directory_path() / ("bathys_resting_" + new_token());
    std::filesystem::create_directories(folder_);
    serve();
  }
  void TearDown() override {
    server_.reset();
    std::filesystem::remove_all(folder_);
  }
  std::string file() const { return folder_ / "tables.db"; }
  void serve(int keep_days = 0) {
    server_.reset();
    Settings settings = for_tests();
    settings.idle_seconds = 0;
    settings.keep_days = keep_days;
    start(settings, storage::open_sqlite(file()));
  }
  /// Servers run for so long, and none of them is there at the end.
  void let_run(i64 milliseconds) {
    server_.reset();
    const auto storage = storage::open_sqlite(file());
    storage->keep_running_time(storage->running_time() + milliseconds, {});
  }
  /// Waits for what comes by itself; false when it does not.
  template <class Holds>
  static bool comes(Holds holds) {
    for (int waited = 0; waited < kPatienceMs; waited += 10) {
      if (holds()) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
  }
  Json with_timer(i64 seconds) const {
    return seated({{"game", "otys"},
                   {"options", {{"players", 2}}},
                   {"seats", {person("Ann"), person("Bob")}},
                   {"timer", seconds}});
  }

  std::filesystem::path folder_;
};

TEST_F(Resting, ATableWithALongTimerLeavesMemoryAndComesBackWhenItIsNearlyOver) {
  const Json table = with_timer(3600);
  Player(port(), table, table["tokens"][0]).expect("table");
  EXPECT_TRUE(comes([&] { return server_->metrics().tables == 0; })) << "nobody looks, and there is time";
  let_run(3'500'000);
  serve();
  EXPECT_TRUE(comes([&] { return server_->metrics().tables == 0; }));
  EXPECT_EQ(server_->metrics().tables_loaded, 0u) << "there are still 100 seconds";
  let_run(90'000);
  serve();
  // Nobody asks for it.
  EXPECT_TRUE(comes([&] { return server_->metrics().tables_loaded == 1; }));
  EXPECT_EQ(server_->metrics().tables, 1);
  let_run(20'000);
  serve();
  EXPECT_TRUE(comes([&] { return server_->metrics().bot_answers >= 1; })) << "whoever is late is answered for";
  Player bob(port(), table, table["tokens"][1]);
  EXPECT_GE(bob.expect("table")["change"], 1);
}

TEST_F(Resting, AbandonedTablesAreRemovedAfterTheSetTimeAndNoOthers) {
  const Json left = two_people();
  let_run(2 * kDayMs);
  serve(3);
  const Json young = two_people();
  let_run(kDayMs + 1000);
  serve(3);
  const auto removed = [&] {
    server_->sweep();
    return server_->metrics().tables_removed > 0;
  };
  EXPECT_TRUE(comes(removed));
  EXPECT_EQ(server_->metrics().tables_removed, 1u);
  EXPECT_EQ(Player(port(), left, left["tokens"][0]).expect("error")["error"]["code"], "no_table");
  Player(port(), young, young["tokens"][0]).expect("table");
}

TEST_F(Resting, WithoutASetTimeNothingIsRemoved) {
  const Json left = two_people();
  let_run(2000 * kDayMs);
  serve();
  server_->sweep();
  Player(port(), left, left["tokens"][0]).expect("table");
  EXPECT_EQ(server_->metrics().tables_removed, 0u);
}

}  // namespace
}  // namespace bathys::server
