// Many tables at which only bots play, each with one client that watches.
#include "bench/load_bots.hpp"

#include <poll.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <vector>

#include "bench/load_socket.hpp"

namespace bathys::load {
namespace {

using Clock = std::chrono::steady_clock;

struct Watched {
  WebSocket socket{};
  u64 change = 0;
  bool over = false;
  Clock::time_point last{};
};

/// A table with a person, whose seat a bot takes as soon as everybody is there.
Watched make_table(const BotPlan& plan) {
  const nlohmann::json wanted{
      {"game", plan.game},
      {"options", {{"players", 2}}},
      {"seats", {{{"kind", "human"}, {"name", "Ann"}}, {{"kind", "bot"}, {"name", "Nereus"}, {"level", plan.level}}}}};
  const auto made = nlohmann::json::parse(request(plan.port, "POST", "/api/tables", wanted.dump()));
  Watched table;
  table.socket = WebSocket(plan.port);
  const nlohmann::json hello{{"type", "hello"}, {"table", made.at("table")}, {"token", made.at("owner")}};
  table.socket.send(hello.dump());
  return table;
}

class BotLoad {
 public:
  explicit BotLoad(const BotPlan& plan) : plan_(plan) {}

  int run() {
    for (int i = 0; i < plan_.tables; ++i) tables_.push_back(make_table(plan_));
    for (Watched& table : tables_) {
      table.socket.make_nonblocking();
      table.last = Clock::now();
      table.socket.send(R"({"type":"bot","nonce":"b","seat":0,"level":")" + plan_.level + R"("})");
    }
    const auto end = Clock::now() + std::chrono::seconds(plan_.seconds);
    while (Clock::now() < end) turn();
    report();
    return wrong_ == 0 ? 0 : 1;
  }

 private:
  void turn() {
    std::vector<pollfd> files;
    for (const Watched& table : tables_) files.push_back({table.socket.file(), POLLIN, 0});
    ::poll(files.data(), files.size(), 20);
    for (std::size_t i = 0; i < files.size(); ++i) {
      if (files[i].revents != 0) read(tables_[i]);
    }
  }

  void read(Watched& table) {
    if (!table.socket.read()) throw std::runtime_error("the server has closed a connection");
    std::string_view message;
    while (table.socket.next(message)) {
      if (!message.starts_with(R"({"type":"update")")) continue;
      const auto update = nlohmann::json::parse(message);
      if (update.at("from") != table.change) ++wrong_;
      table.change = update.at("change");
      table.over = update.at("decision").at("over");
      const auto now = Clock::now();
      latencies_.push_back(std::chrono::duration<float, std::milli>(now - table.last).count());
      table.last = now;
    }
    if (table.over) begin_again(table);
  }

  void begin_again(Watched& table) {
    table = make_table(plan_);
    table.socket.make_nonblocking();
    table.socket.send(R"({"type":"bot","nonce":"b","seat":0,"level":")" + plan_.level + R"("})");
    table.last = Clock::now();
    ++games_;
  }

  /// An answer that has not come yet counts by how long it has been awaited.
  void report() {
    const auto now = Clock::now();
    const std::size_t answers = latencies_.size();
    for (const Watched& table : tables_) {
      latencies_.push_back(std::chrono::duration<float, std::milli>(now - table.last).count());
    }
    std::sort(latencies_.begin(), latencies_.end());
    const auto part = [&](double share) {
      return latencies_[static_cast<std::size_t>(share * static_cast<double>(latencies_.size() - 1))];
    };
    std::printf("%d tables of %s, two bots %s each, %d seconds\n", plan_.tables, plan_.game.c_str(),
                plan_.level.c_str(), plan_.seconds);
    std::printf("answers          %zu, %.0f a second; %d games ended\n", answers,
                static_cast<double>(answers) / plan_.seconds, games_);
    std::printf("from one answer to the next  p50 %.0f ms, p95 %.0f ms, p99 %.0f ms, most %.0f ms\n", part(0.5),
                part(0.95), part(0.99), part(1.0));
    std::printf("lost or out of order %d\n", wrong_);
  }

  const BotPlan& plan_;
  std::vector<Watched> tables_{};
  std::vector<float> latencies_{};
  int games_ = 0;
  int wrong_ = 0;
};

}  // namespace

int watch_bots(const BotPlan& plan) { return BotLoad(plan).run(); }

}  // namespace bathys::load
