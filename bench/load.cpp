// bathys_load: many tables with two clients each playing random legal moves on a server of this machine; prints how
// many moves a second, how long until both have seen one, what they cost the server, and whether any was lost. It
// measures itself as well, so that its own part in what it measures is known. With --bots only bots play, and it prints
// how long their answers take; with --idle nobody moves.
#include <sys/epoll.h>
#include <sys/resource.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <deque>
#include <fstream>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <queue>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "bench/load_bots.hpp"
#include "bench/load_socket.hpp"

namespace bathys::load {
namespace {

using Clock = std::chrono::steady_clock;
using Moment = Clock::time_point;

struct Plan {
  u16 port = 8080;
  int tables = 500;
  int think_ms = 0;
  int seconds = 10;
  std::string game = "otys";
  std::size_t spectators = 0;
  bool idle = false;
  int process = 0;
};

/// The digits after a name, from a place on.
u64 number_after(std::string_view text, std::string_view name) {
  const std::size_t place = text.find(name);
  if (place == std::string_view::npos) return 0;
  u64 number = 0;
  for (std::size_t i = place + name.size(); i < text.size() && text[i] >= '0' && text[i] <= '9'; ++i) {
    number = number * 10 + static_cast<u64>(text[i] - '0');
  }
  return number;
}

/// The answers of the message, as notation.
std::vector<std::string> legal_of(std::string_view text) {
  std::vector<std::string> answers;
  const std::size_t from = text.find(",\"legal\":[");
  const std::size_t until = text.find("\"events\":[", from);
  for (std::size_t i = text.find("{\"text\":\"", from); i < until; i = text.find("{\"text\":\"", i)) {
    i += 9;
    answers.emplace_back(text.substr(i, text.find('"', i) - i));
  }
  return answers;
}

struct Client {
  WebSocket socket{};
  u64 change = 0;
  std::vector<std::string> legal{};
};

struct LoadTable {
  /// The two who play, then those who only look.
  std::vector<Client> clients = std::vector<Client>(2);
  u64 made = 0;         ///< moves sent
  u64 done = 0;         ///< moves acknowledged
  bool moving = false;  ///< a move is on its way to both
  bool over = false;
  Moment sent{};
};

void say_hello(Client& client, u16 port, const std::string& table, const std::string& token) {
  client.socket = WebSocket(port);
  client.socket.send(R"({"type":"hello","table":")" + table + R"(","token":")" + token + R"("})");
}

/// The key by which a client holds its seat: nobody attacks a table of this program.
std::string key_of(int seat) { return "held_by_the_load_tool" + std::to_string(seat); }

void take_seat(u16 port, const std::string& table, const std::string& link, const std::string& key) {
  const nlohmann::json claim{{"token", link}, {"key", key}, {"part", std::string(64, '0')}};
  request(port, "POST", "/api/tables/" + table + "/claim", claim.dump());
}

std::unique_ptr<LoadTable> make_table(const Plan& plan) {
  const std::string body = R"({"game":")" + plan.game +
                           R"(","options":{"players":2},"seats":[{"kind":"human","name":"Ann"},)"
                           R"({"kind":"human","name":"Bob"}]})";
  const auto made = nlohmann::json::parse(request(plan.port, "POST", "/api/tables", body));
  auto table = std::make_unique<LoadTable>();
  for (int i = 0; i < 2; ++i) take_seat(plan.port, made.at("table"), made.at("tokens").at(i), key_of(i));
  table->clients.resize(2 + plan.spectators);
  for (std::size_t i = 0; i < table->clients.size(); ++i) {
    say_hello(table->clients[i], plan.port, made.at("table"),
              i < 2 ? key_of(static_cast<int>(i)) : made.at("spectator").get<std::string>());
  }
  return table;
}

/// Makes tables in the background, so that games that end do not stop the others.
class Maker {
 public:
  explicit Maker(const Plan& plan) : plan_(plan), thread_([this] { loop(); }) {}
  ~Maker() {
    ending_ = true;
    thread_.join();
  }
  void want() { ++wanted_; }
  std::unique_ptr<LoadTable> take() {
    const std::lock_guard lock(mutex_);
    if (made_.empty()) return nullptr;
    auto table = std::move(made_.front());
    made_.pop_front();
    return table;
  }

 private:
  void loop() {
    while (!ending_) {
      if (wanted_ == 0) {
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
        continue;
      }
      --wanted_;
      auto table = make_table(plan_);
      const std::lock_guard lock(mutex_);
      made_.push_back(std::move(table));
    }
  }

  const Plan& plan_;
  std::mutex mutex_;
  std::deque<std::unique_ptr<LoadTable>> made_;
  std::atomic<int> wanted_{0};
  std::atomic<bool> ending_{false};
  std::thread thread_;
};

struct ServerCost {
  double cpu = 0;
  double memory = 0;
  double user = 0;  ///< the part of the program itself, without the system's work for it; where the process is known
};

/// Seconds, in steps of a hundredth.
double user_seconds(int process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/stat");
  std::string word;
  // The second word may hold spaces, and ends with the last bracket.
  std::getline(file, word, ')');
  double ticks = 0;
  for (int i = 2; i < 14 && file >> word; ++i) ticks = std::strtod(word.c_str(), nullptr);
  return ticks / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

double metric(const std::string& text, const std::string& name) {
  const std::size_t place = text.find("\n" + name + " ");
  return place == std::string::npos ? 0 : std::strtod(text.c_str() + place + name.size() + 2, nullptr);
}
ServerCost server_cost(const Plan& plan) {
  const std::string text = request(plan.port, "GET", "/metrics", "");
  return {metric(text, "process_cpu_seconds_total"), metric(text, "process_resident_memory_bytes"),
          user_seconds(plan.process)};
}
double own_cpu() {
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
         static_cast<double>(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

/// What all programs of the machine have used, in seconds.
double machine_cpu() {
  // user, nice, system, idle, waiting for disks, interrupts (two kinds), stolen by other machines
  constexpr bool kBusy[] = {true, true, true, false, false, true, true, true};
  std::ifstream file("/proc/stat");
  std::string word;
  file >> word;
  double ticks = 0, one = 0;
  for (const bool busy : kBusy) {
    if (file >> one && busy) ticks += one;
  }
  return ticks / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

/// Processor seconds while it was measured: the load tool's own, and everybody's.
struct Used {
  double own = 0;
  double machine = 0;
};

class Load {
 public:
  explicit Load(const Plan& plan) : plan_(plan), epoll_(::epoll_create1(EPOLL_CLOEXEC)), maker_(plan) {}

  int run() {
    const ServerCost empty = server_cost(plan_);
    make_tables();
    const ServerCost full = server_cost(plan_);
    const Used before{own_cpu(), machine_cpu()};
    begin_ = Clock::now();
    end_ = begin_ + std::chrono::seconds(plan_.seconds);
    turns_.clear();
    for (std::size_t i = 0; i < tables_.size() && !plan_.idle; ++i) plan_move(i, first_pause());
    while (Clock::now() < end_) turn();
    const ServerCost after = server_cost(plan_);
    const Used used{own_cpu() - before.own, machine_cpu() - before.machine};
    const u64 moves = moves_;
    stopping_ = true;
    // What is on its way has to arrive.
    const Moment patience = Clock::now() + std::chrono::seconds(5);
    while (moving_ > 0 && Clock::now() < patience) turn();
    report(empty, full, after, used, moves);
    return lost() + wrong_ == 0 ? 0 : 1;
  }

 private:
  struct Due {
    Moment when;
    std::size_t table;
    bool operator<(const Due& other) const { return when > other.when; }
  };

  /// What the threads that seat have made, or why they could not.
  struct Seating {
    std::mutex mutex{};
    std::deque<std::unique_ptr<LoadTable>> made{};
    std::string failure{};
    std::atomic<int> left{0};
    std::vector<std::thread> makers{};

    ~Seating() {
      left = 0;
      for (std::thread& maker : makers) maker.join();
    }
    void make(const Plan& plan) {
      try {
        while (left-- > 0) {
          auto table = make_table(plan);
          const std::lock_guard lock(mutex);
          made.push_back(std::move(table));
        }
      } catch (const std::exception& error) {
        left = 0;
        const std::lock_guard lock(mutex);
        failure = error.what();
      }
    }
    std::unique_ptr<LoadTable> take() {
      const std::lock_guard lock(mutex);
      if (!failure.empty()) throw std::runtime_error(failure);
      if (made.empty()) return nullptr;
      auto table = std::move(made.front());
      made.pop_front();
      return table;
    }
  };

  /// Whoever sits already is pinged while others are still seated, and has to answer.
  void make_tables() {
    Seating seating;
    seating.left = plan_.tables;
    for (int i = 0; i < 16; ++i) seating.makers.emplace_back([&] { seating.make(plan_); });
    while (tables_.size() < static_cast<std::size_t>(plan_.tables)) {
      if (auto table = seating.take()) {
        tables_.push_back(std::move(table));
        watch(tables_.size() - 1);
        turn(0);
      } else {
        turn();
      }
    }
  }

  void watch(std::size_t index) {
    for (u64 i = 0; i < tables_[index]->clients.size(); ++i) {
      WebSocket& socket = tables_[index]->clients[i].socket;
      // The first picture is awaited, so that nothing is measured before everybody sits.
      for (bool seated = false; !seated;) {
        std::string_view message;
        if (!socket.read()) throw std::runtime_error("the server has closed a connection");
        while (socket.next(message)) {
          seated = seated || message.starts_with(R"({"type":"table")");
          receive(index, i, message);
        }
      }
      socket.make_nonblocking();
      epoll_event event{};
      event.events = EPOLLIN;
      event.data.u64 = index * clients() + i;
      ::epoll_ctl(epoll_, EPOLL_CTL_ADD, socket.file(), &event);
    }
  }

  Clock::duration first_pause() {
    return std::chrono::microseconds(plan_.think_ms == 0 ? 0 : dice_() % (static_cast<u64>(plan_.think_ms) * 1000));
  }
  void plan_move(std::size_t index, Clock::duration pause) {
    if (pause == Clock::duration::zero()) return move(index);
    due_.push({Clock::now() + pause, index});
  }

  u64 clients() const { return 2 + plan_.spectators; }

  void turn(int patience_ms = 2) {
    while (auto fresh = maker_.take()) replace(std::move(fresh));
    while (!due_.empty() && due_.top().when <= Clock::now()) {
      const std::size_t table = due_.top().table;
      due_.pop();
      move(table);
    }
    epoll_event events[256];
    const int count = ::epoll_wait(epoll_, events, 256, patience_ms);
    const Moment begun = Clock::now();
    for (int i = 0; i < count; ++i) read(events[i].data.u64 / clients(), events[i].data.u64 % clients());
    // What comes meanwhile waits for so long at most before it is looked at.
    if (count > 0) turns_.push_back(std::chrono::duration<float, std::milli>(Clock::now() - begun).count());
  }

  void replace(std::unique_ptr<LoadTable> fresh) {
    const std::size_t index = ended_.front();
    ended_.pop_front();
    tables_[index] = std::move(fresh);
    watch(index);
    plan_move(index, std::chrono::milliseconds(plan_.think_ms));
  }

  void move(std::size_t index) {
    LoadTable& table = *tables_[index];
    if (stopping_ || table.moving || table.over) return;
    Client& mover = table.clients[table.clients[0].legal.empty() ? 1 : 0];
    if (mover.legal.empty()) return;
    const std::string& action = mover.legal[dice_() % mover.legal.size()];
    text_.clear();
    text_.append(R"({"type":"do","nonce":")").append(std::to_string(table.made)).append(R"(","change":)");
    text_.append(std::to_string(mover.change)).append(R"(,"actions":[")").append(action).append(R"("]})");
    table.moving = true;
    ++moving_;
    ++table.made;
    table.sent = Clock::now();
    mover.socket.send(text_);
  }

  void read(std::size_t index, std::size_t client) {
    LoadTable* const table = tables_[index].get();
    if (!table->clients[client].socket.read()) throw std::runtime_error("the server has closed a connection");
    std::string_view message;
    while (tables_[index].get() == table && table->clients[client].socket.next(message)) {
      receive(index, client, message);
    }
  }

  void receive(std::size_t index, std::size_t client, std::string_view message) {
    LoadTable& table = *tables_[index];
    bytes_ += message.size();
    if (message.starts_with(R"({"type":"done")")) {
      ++table.done;
    } else if (message.starts_with(R"({"type":"table")")) {
      see(table, client, message, number_after(message, ",\"change\":"));
    } else if (message.starts_with(R"({"type":"update")")) {
      const u64 change = number_after(message, ",\"change\":");
      if (change != table.clients[client].change + 1) ++wrong_;
      if (client > 1) {
        table.clients[client].change = change;
        ++spectated_;
        return;
      }
      see(table, client, message, change);
      if (table.clients[1 - client].change == change) seen_by_both(index);
    } else if (message.starts_with(R"({"type":"refused")") || message.starts_with(R"({"type":"error")")) {
      std::fprintf(stderr, "%.*s\n", static_cast<int>(message.size()), message.data());
      ++wrong_;
    }
  }
  void see(LoadTable& table, std::size_t client, std::string_view message, u64 change) {
    table.clients[client].change = change;
    table.clients[client].legal = legal_of(message);
    table.over = message.find(R"("over":true)") != std::string_view::npos;
  }

  void seen_by_both(std::size_t index) {
    LoadTable& table = *tables_[index];
    table.moving = false;
    --moving_;
    ++moves_;
    const auto took = Clock::now() - table.sent;
    latencies_.push_back(std::chrono::duration<float, std::milli>(took).count());
    if (table.over) return finish(index);
    const auto think = std::chrono::milliseconds(plan_.think_ms);
    plan_move(index, think > took ? think - took : Clock::duration::zero());
  }

  void finish(std::size_t index) {
    check(*tables_[index]);
    ended_.push_back(index);
    maker_.want();
  }
  void check(const LoadTable& table) {
    if (table.clients[0].change != table.made || table.clients[1].change != table.made) ++wrong_;
    if (table.done != table.made) ++unacknowledged_;
  }
  int lost() const { return static_cast<int>(moving_); }

  void report(const ServerCost& empty, const ServerCost& full, const ServerCost& after, const Used& used, u64 moves) {
    for (const auto& table : tables_) {
      if (!table->over) check(*table);
    }
    std::sort(latencies_.begin(), latencies_.end());
    std::sort(turns_.begin(), turns_.end());
    const auto part_of = [](const std::vector<float>& sorted, double share) {
      if (sorted.empty()) return 0.0F;
      return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
    };
    const auto part = [&](double share) { return part_of(latencies_, share); };
    const double seconds = plan_.seconds;
    const double all = static_cast<double>(std::max<u64>(moves, 1));
    std::printf("%d tables, two clients each, think time %d ms, %d seconds\n", plan_.tables, plan_.think_ms,
                plan_.seconds);
    std::printf("moves            %lu, %.0f a second\n", static_cast<unsigned long>(moves),
                static_cast<double>(moves) / seconds);
    std::printf("seen by both     p50 %.1f ms, p95 %.1f ms, p99 %.1f ms, most %.1f ms\n", part(0.5), part(0.95),
                part(0.99), part(1.0));
    std::printf("bytes received   %.0f a move\n",
                static_cast<double>(bytes_) / static_cast<double>(std::max<u64>(moves_, 1)));
    std::printf("server processor %.0f us a move, %.2f of a core\n", (after.cpu - full.cpu) / all * 1e6,
                (after.cpu - full.cpu) / seconds);
    if (plan_.process != 0) {
      std::printf("  of it its own  %.0f us a move, without the system's work\n", (after.user - full.user) / all * 1e6);
    }
    std::printf("own processor    %.0f us a move, %.2f of a core; own delay p50 %.1f ms, p99 %.1f ms\n",
                used.own / all * 1e6, used.own / seconds, part_of(turns_, 0.5), part_of(turns_, 0.99));
    std::printf("all others       %.2f of a core\n",
                std::max(0.0, used.machine - used.own - (after.cpu - full.cpu)) / seconds);
    if (plan_.spectators > 0) {
      std::printf("spectators       %zu at a table, told %lu times\n", plan_.spectators,
                  static_cast<unsigned long>(spectated_));
    }
    std::printf("server memory    %.1f KB a table with its connections, %.1f MB in all\n",
                (full.memory - empty.memory) / 1024 / plan_.tables, after.memory / 1e6);
    std::printf("lost answers     %d, doubled or wrong %d, not acknowledged in time %d\n", lost(), wrong_,
                unacknowledged_);
  }

  const Plan& plan_;
  int epoll_;
  Maker maker_;
  std::vector<std::unique_ptr<LoadTable>> tables_{};
  std::deque<std::size_t> ended_{};
  std::priority_queue<Due> due_{};
  std::mt19937_64 dice_{1};
  std::string text_{};
  std::vector<float> latencies_{}, turns_{};
  Moment begin_{}, end_{};
  bool stopping_ = false;
  u64 moves_ = 0;
  u64 moving_ = 0;
  u64 bytes_ = 0;
  u64 spectated_ = 0;
  int wrong_ = 0;
  int unacknowledged_ = 0;
};

int run(int argc, char** argv) {
  Plan plan;
  CLI::App app{"Plays random moves on many tables of a bathys server on this machine.", "bathys_load"};
  app.add_option("--port", plan.port, "The port of the server")->capture_default_str();
  app.add_option("--tables", plan.tables, "Tables at once")->capture_default_str();
  app.add_option("--think", plan.think_ms, "Milliseconds from one move of a table to the next")->capture_default_str();
  app.add_option("--seconds", plan.seconds, "How long")->capture_default_str();
  app.add_option("--game", plan.game, "The game")->capture_default_str();
  app.add_option("--spectators", plan.spectators, "Who only look, at each table")->capture_default_str();
  app.add_flag("--idle", plan.idle, "Nobody moves: what tables cost where nothing happens");
  app.add_option("--process", plan.process,
                 "The number of the server's process, to tell its own time from the system's");
  std::string bots;
  app.add_option("--bots", bots, "Tables at which only bots of this level play, instead of clients that do");
  CLI11_PARSE(app, argc, argv);
  rlimit files{};
  ::getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &files);
  if (!bots.empty()) return watch_bots({plan.port, plan.tables, plan.seconds, plan.game, bots});
  return Load(plan).run();
}

}  // namespace
}  // namespace bathys::load

int main(int argc, char** argv) {
  try {
    return bathys::load::run(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "bathys_load: %s\n", error.what());
    return 1;
  }
}
