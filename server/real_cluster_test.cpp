// The real thing: PostgreSQL, three servers behind haproxy, many people, and everything that may go wrong. Whatever is
// killed or cut off, no acknowledged move is lost, none is done twice, and everybody comes back to where they were.
#include <atomic>
#include <fstream>
#include <future>
#include <memory>
#include <mutex>
#include <random>
#include <thread>

#include "core/generator.hpp"
#include "server/program.hpp"
#include "server/relay.hpp"
#include "server/testing.hpp"
#include "storage/postgres/postgres_storage.hpp"
#include "storage/postgres/session.hpp"
#include "storage/postgres/testing.hpp"

namespace bathys::server {
namespace {

namespace fs = std::filesystem;
using storage::postgres::ThrowAway;

constexpr int kServers = 3;

bool is_free(int port) {
  const int file = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const int again = 1;
  ::setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &again, sizeof again);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(static_cast<u16>(port));
  const bool bound = ::bind(file, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  ::close(file);
  return bound;
}

/// A port that is free now, and stays the server's when it starts again: below those that the kernel hands out. One of
/// these might be given away in between, even to a client that calls it and then talks to itself.
u16 free_port() {
  constexpr int kFirst = 10'000;
  int end = 0;
  std::ifstream("/proc/sys/net/ipv4/ip_local_port_range") >> end;
  const int many = (end > kFirst ? end : 32'768) - kFirst;
  static int next = static_cast<int>(std::random_device()() % static_cast<unsigned>(many));
  do next = (next + 1) % many;
  while (!is_free(kFirst + next));
  return static_cast<u16>(kFirst + next);
}

void pause(int milliseconds) { std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds)); }

/// Two people at a table, who play as long as the test wants. Whoever is thrown out comes back at once, wherever they
/// are sent, and says again what was not acknowledged.
class PlayedTable {
 public:
  PlayedTable(u16 port, int number) : port_(port), dice_(key_from_text("table " + std::to_string(number))) {
    const std::string body = R"({"game":"otys","options":{"players":2},"seats":[{"kind":"human","name":"Ann"},)"
                             R"({"kind":"human","name":"Bob"}]})";
    for (int i = 0; i < kMaxTries && links_.is_null(); ++i) {
      const Answered made = http(port, "POST", "/api/tables", body);
      if (made.status == 201) links_ = made.json();
      if (links_.is_null()) pause(kPauseMs);
    }
    for (std::size_t seat = 0; seat < 2 && !links_.is_null(); ++seat) take_seat(seat);
  }

  /// One move, seen by both; false when it could not be made in a very long time, or the game is over.
  bool move(std::atomic<u64>& told) {
    if (links_.is_null() || !attend(0) || !attend(1)) return false;
    const std::size_t mover = people_[0].player->asked() ? 0 : 1;
    if (people_[0].player->over()) return false;
    const Json& legal = people_[mover].player->legal();
    if (legal.empty()) return false;
    const std::string text = legal[dice_.below(static_cast<u32>(legal.size()))]["text"];
    const std::string nonce = "m" + std::to_string(moves_.size());
    const Json message{{"type", "do"}, {"nonce", nonce}, {"change", change_}, {"actions", {text}}};
    for (int i = 0; i < kMaxTries; ++i) {
      if (!attend(mover)) return false;
      Player& player = *people_[mover].player;
      player.send(message);
      const Json reply = answer_to(player, nonce);
      if (reply.is_null()) continue;
      if (reply["type"] != "done") return complain(reply.dump());
      if (reply["change"] != change_ + 1) return complain("a move was made twice: " + reply.dump());
      moves_.push_back({text, nonce});
      ++change_;
      ++told;
      return see(0) && see(1);
    }
    return complain("nobody answers any more");
  }
  /// Both stand where the last move led to.
  bool see_the_end() { return links_.is_null() ? false : see(0) && see(1); }

  struct Move {
    std::string text, nonce;
  };
  const std::vector<Move>& moves() const { return moves_; }
  std::string id() const { return links_["table"]; }
  bool there() const { return !links_.is_null(); }
  int returns() const { return returns_; }
  const std::string& complaint() const { return complaint_; }

 private:
  static constexpr int kMaxTries = 3000;
  static constexpr int kPauseMs = 10;
  struct Person {
    std::unique_ptr<Player> player{};
    Json picture{};
    u64 change = 0;
  };

  /// The same claim again and again until it is answered: it is made once.
  void take_seat(std::size_t seat) {
    const Json claim{{"token", links_["tokens"][seat]}, {"key", new_token()}, {"part", std::string(64, 'a')}};
    for (int i = 0; i < kMaxTries; ++i) {
      const Answered taken = http(port_, "POST", "/api/tables/" + id() + "/claim", wire::write_json(claim));
      if (taken.status == 200) {
        links_["tokens"][seat] = claim["key"];
        return;
      }
      pause(kPauseMs);
    }
    complain("nobody gives the seat away");
  }
  bool complain(const std::string& what) {
    complaint_ = what;
    return false;
  }
  /// Whoever has been here goes on from what they have seen.
  bool attend(std::size_t seat) {
    Person& person = people_[seat];
    for (int i = 0; i < kMaxTries; ++i) {
      if (person.player) return true;
      Json more = Json::object();
      if (!person.picture.is_null()) more["since"] = {{"change", person.change}, {"events", person.picture["next"]}};
      auto player = std::make_unique<Player>(port_, links_, links_["tokens"][seat], more);
      if (!person.picture.is_null()) {
        player->picture = person.picture;
        player->change = person.change;
        ++returns_;
      }
      // An update or the whole picture, or the end.
      if (player->frames().upgraded() && !player->next().is_null() && !player->picture.empty() &&
          player->change >= person.change) {
        person.player = std::move(player);
        keep(person);
        return true;
      }
      pause(kPauseMs);
    }
    return complain("seat " + std::to_string(seat) + " does not come back");
  }
  static void keep(Person& person) {
    person.picture = person.player->picture;
    person.change = person.player->change;
  }
  /// Null when the connection is gone.
  Json answer_to(Player& player, const std::string& nonce) {
    while (true) {
      const Json message = player.next();
      if (message.is_null()) {
        lose(player);
        return nullptr;
      }
      if (message.contains("nonce") && message["nonce"] == nonce) return message;
    }
  }
  bool see(std::size_t seat) {
    for (int i = 0; i < kMaxTries; ++i) {
      if (!attend(seat)) return false;
      Player& player = *people_[seat].player;
      while (player.change < change_ && !player.next().is_null()) {
      }
      keep(people_[seat]);
      if (player.change == change_) return true;
      if (player.change > change_) return complain("somebody sees a move that nobody made");
      lose(player);
    }
    return complain("a move is not seen");
  }
  void lose(const Player& player) {
    for (Person& person : people_) {
      if (person.player.get() == &player) {
        keep(person);
        person.player.reset();
        return;
      }
    }
  }

  u16 port_;
  Generator dice_;
  Json links_{};
  Person people_[2]{};
  std::vector<Move> moves_{};
  u64 change_ = 0;
  int returns_ = 0;
  std::string complaint_{};
};

class RealCluster : public testing::Test {
 protected:
  void SetUp() override {
    if (ThrowAway::programs().empty()) GTEST_SKIP() << ThrowAway::kMissing;
    if (!fs::exists("/usr/sbin/haproxy")) GTEST_SKIP() << "Debian's package haproxy is not installed";
    database_ = std::make_unique<ThrowAway>(testing::UnitTest::GetInstance()->current_test_info()->name());
    folder_ = "/tmp/bathys_cl_" + std::to_string(::getpid());
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    for (int i = 0; i < kServers; ++i) {
      ports_.push_back(free_port());
      relays_.push_back(std::make_unique<Relay>(folder_ + "/relay" + std::to_string(i), database_->folder()));
      servers_.push_back(nullptr);
      start(i);
    }
    start_proxy();
  }
  void TearDown() override {
    stop_proxy();
    servers_.clear();
    relays_.clear();
    database_.reset();
    if (!folder_.empty()) fs::remove_all(folder_);
  }

  /// As another user of the database, if one is named.
  void start(int i, const std::string& user = {}) {
    auto& server = servers_[static_cast<std::size_t>(i)];
    server.reset();
    const std::string port = std::to_string(ports_[static_cast<std::size_t>(i)]);
    std::string address = database_->address(relays_[static_cast<std::size_t>(i)]->folder());
    if (!user.empty()) address.replace(address.find("//") + 2, address.find('@') - address.find("//") - 2, user);
    server = std::make_unique<Program>(
        std::vector<std::string>{"--port", port, "--db", address, "--rate", "100000", "--tables-per-hour", "100000"});
    if (server->port() == 0 && user.empty()) complaints_ += server->line() + "\n";
  }
  void start_proxy() {
    proxy_port_ = free_port();
    std::ofstream file(folder_ + "/haproxy.cfg");
    file << "global\n  maxconn 4000\ndefaults\n  mode http\n  timeout connect 2s\n  timeout client 1h\n"
            "  timeout server 1h\n  timeout tunnel 1h\n  retries 3\n  option redispatch 1\n"
            "frontend page\n  bind 127.0.0.1:"
         << proxy_port_ << "\n  default_backend servers\nbackend servers\n  balance roundrobin\n"
         << "  option httpchk GET /ready\n  default-server check inter 100ms fall 1 rise 1\n";
    for (int i = 0; i < kServers; ++i) {
      file << "  server s" << i << " 127.0.0.1:" << ports_[static_cast<std::size_t>(i)] << "\n";
    }
    file.close();
    proxy_ = storage::postgres::begin_program(
        {"setpriv", "--pdeathsig", "TERM", "/usr/sbin/haproxy", "-db", "-f", folder_ + "/haproxy.cfg"},
        folder_ + "/haproxy.log");
    for (int i = 0; i < 1000 && http(proxy_port_, "GET", "/ready").status != 200; ++i) pause(10);
  }
  void stop_proxy() {
    if (proxy_ <= 0) return;
    ::kill(proxy_, SIGTERM);
    ::waitpid(proxy_, nullptr, 0);
    proxy_ = 0;
  }

  /// `tables` play at once while `trouble` happens; then everything is compared.
  template <class Trouble>
  void play_through(int tables, Trouble trouble) {
    std::atomic<bool> ending = false;
    std::mutex mutex;
    std::vector<std::unique_ptr<PlayedTable>> played;
    std::vector<std::thread> threads;
    for (int i = 0; i < tables; ++i) {
      threads.emplace_back([&, i] {
        for (int game = 0; !ending; ++game) {
          auto table = std::make_unique<PlayedTable>(proxy_port_, i + 1000 * game);
          while (!ending && table->move(told_)) {
          }
          table->see_the_end();
          const std::lock_guard lock(mutex);
          played.push_back(std::move(table));
          if (!played.back()->complaint().empty()) return;
        }
      });
    }
    trouble();
    ending = true;
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(complaints_, "");
    compare(played);
  }

  void compare(const std::vector<std::unique_ptr<PlayedTable>>& played) {
    const auto storage = storage::open_postgres(database_->address());
    u64 total = 0;
    for (const auto& table : played) {
      EXPECT_EQ(table->complaint(), "") << table->id();
      if (!table->there()) continue;
      std::promise<std::optional<storage::Stored>> told;
      storage->load(table->id(), [&](std::optional<storage::Stored> found, const storage::StorageError*) {
        told.set_value(std::move(found));
      });
      const auto kept = told.get_future().get();
      ASSERT_TRUE(kept);
      ASSERT_EQ(kept->damage, "");
      ASSERT_EQ(kept->answers.size(), table->moves().size()) << table->id();
      for (std::size_t i = 0; i < kept->answers.size(); ++i) {
        ASSERT_EQ(kept->answers[i].text, table->moves()[i].text) << i;
        ASSERT_EQ(kept->answers[i].nonce, table->moves()[i].nonce) << i;
      }
      total += table->moves().size();
      returns_ += table->returns();
    }
    EXPECT_EQ(total, told_);
  }

  Json create(int at, const Json& request) const {
    return http(port(at), "POST", "/api/tables", wire::write_json(request)).json();
  }
  u16 port(int i) const { return ports_[static_cast<std::size_t>(i)]; }
  Program& server(int i) { return *servers_[static_cast<std::size_t>(i)]; }
  /// How often a server has answered for a bot, or for whoever was late; 0 when it is gone.
  u64 bot_answers(int i) const {
    const std::string text = http(port(i), "GET", "/metrics").body;
    const std::string name = "\nbathys_bot_answers_total ";
    const std::size_t found = text.find(name);
    return found == std::string::npos ? 0 : std::stoull(text.substr(found + name.size()));
  }
  template <class Condition>
  static bool comes_true(Condition condition) {
    for (int waited = 0; waited < kPatienceMs; waited += 20) {
      if (condition()) return true;
      pause(20);
    }
    return condition();
  }

  /// Until so many more moves were acknowledged, so that there is always something under way.
  void wait_for_moves(u64 more) {
    const u64 until = told_ + more;
    for (int i = 0; i < kPatienceMs && told_ < until; ++i) pause(1);
    EXPECT_GE(told_, until) << "nothing moves any more";
  }

  std::unique_ptr<ThrowAway> database_;
  std::string folder_;
  std::vector<u16> ports_;
  std::vector<std::unique_ptr<Relay>> relays_;
  std::vector<std::unique_ptr<Program>> servers_;
  u16 proxy_port_ = 0;
  pid_t proxy_ = 0;
  std::string complaints_{};
  std::atomic<u64> told_ = 0;
  int returns_ = 0;
  Generator dice_{key_from_text("trouble")};
};

TEST_F(RealCluster, NothingAcknowledgedIsLostOrDoubledWhateverIsKilledOrCut) {
  const int kills = long_tests() ? 100 : 10;
  const int tables = long_tests() ? 100 : 12;
  play_through(tables, [&] {
    for (int kill = 0; kill < kills && !HasFailure(); ++kill) {
      wait_for_moves(20 + dice_.below(100));
      const int victim = static_cast<int>(dice_.below(kServers));
      servers_[static_cast<std::size_t>(victim)]->kill();
      pause(static_cast<int>(dice_.below(100)));
      start(victim);
      if (kill % 5 == 2) {
        wait_for_moves(20);
        database_->kill();
        pause(static_cast<int>(dice_.below(200)));
        database_->start();
      }
      if (kill % 5 == 4) {
        wait_for_moves(20);
        Relay& relay = *relays_[dice_.below(kServers)];
        relay.cut();
        pause(50 + static_cast<int>(dice_.below(200)));
        relay.mend();
      }
    }
    wait_for_moves(50);
  });
  EXPECT_GT(returns_, tables) << "people were thrown out and came back";
}

TEST_F(RealCluster, AServerThatEndsInGoodOrderAndANewOneInItsPlaceAreHardlyNoticed) {
  play_through(6, [&] {
    for (int i = 0; i < kServers; ++i) {
      wait_for_moves(50);
      EXPECT_EQ(servers_[static_cast<std::size_t>(i)]->end(SIGTERM), 0);
      start(i);
    }
    wait_for_moves(50);
  });
}

/// An upgrade: one of them is newer and has added to the database; the older ones go on beside it.
TEST_F(RealCluster, OlderServersGoOnBesideANewerOneThatOnlyAdds) {
  play_through(6, [&] {
    wait_for_moves(50);
    storage::postgres::Session(database_->address())
        .run(
            "ALTER TABLE bathys.tables ADD COLUMN newer BIGINT NOT NULL DEFAULT 0;"
            "UPDATE bathys.format SET version = version + 1");
    wait_for_moves(50);
    servers_[0]->kill();
    start(0);
    wait_for_moves(50);
  });
}

/// And one whose format they do not know: its servers are new, and whoever is still at an old one is sent to them. Here
/// the database calls itself too new for one of its users only, since all servers are of this version.
TEST_F(RealCluster, AServerThatIsTooOldSaysSoAndItsPeopleGoOnElsewhere) {
  storage::postgres::Session session(database_->address());
  session.run("CREATE ROLE older SUPERUSER LOGIN");
  EXPECT_EQ(server(0).end(SIGTERM), 0);
  start(0, "older");
  ASSERT_NE(server(0).port(), 0) << server(0).line();
  const Json quiet =
      create(0, {{"game", "otys"}, {"options", {{"players", 1}}}, {"seats", {{{"kind", "human"}, {"name", "Eve"}}}}});
  Player eve(port(0), quiet, quiet["tokens"][0]);
  eve.expect("table");
  play_through(6, [&] {
    wait_for_moves(50);
    session.run(
        "BEGIN; LOCK TABLE format; ALTER TABLE format RENAME TO formats;"
        "CREATE VIEW format AS SELECT version, CASE current_user WHEN 'older' THEN version + 1 ELSE oldest END AS "
        "oldest FROM formats;"
        "CREATE FUNCTION nothing() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;"
        "CREATE TRIGGER nothing INSTEAD OF INSERT ON format FOR EACH ROW EXECUTE FUNCTION nothing(); COMMIT");
    EXPECT_TRUE(comes_true([&] { return http(port(0), "GET", "/ready").status == 503; }));
    wait_for_moves(100);
    const Answered ready = http(port(0), "GET", "/ready");
    EXPECT_EQ(ready.status, 503);
    EXPECT_NE(ready.body.find("a newer bathys"), std::string::npos) << ready.body;
    // Whoever does nothing is told, too.
    while (!eve.next().is_null()) {
    }
    EXPECT_TRUE(eve.frames().close_reason().starts_with("storage")) << eve.frames().close_reason();
    Player again(port(1), quiet, quiet["tokens"][0]);
    EXPECT_EQ(again.expect("table")["change"], eve.change);
    EXPECT_EQ(server(0).end(SIGTERM), 0);
    EXPECT_NE(server(0).rest().find("a newer bathys has changed the database"), std::string::npos) << server(0).rest();
    // One that starts says it in one line, and does not.
    start(0, "older");
    EXPECT_EQ(server(0).port(), 0);
    EXPECT_NE(server(0).line().find("a newer bathys"), std::string::npos) << server(0).line();
    EXPECT_NE(server(0).end(0), 0);
    EXPECT_EQ(server(0).rest(), "");
    wait_for_moves(50);
  });
}

/// Nobody says anything; the time of whoever is asked runs out again and again.
TEST_F(RealCluster, BotsAndClocksGoOnAtAnotherServerWhenTheirOwnIsKilled) {
  const Json table =
      create(0, {{"game", "otys"},
                 {"options", {{"players", 2}}},
                 {"timer", 1},
                 {"seats", {{{"kind", "human"}, {"name", "Ann"}}, {{"kind", "bot"}, {"level", "random"}}}}});
  int holder = 0;
  const auto anybody_acts = [&] {
    for (holder = 0; holder < kServers; ++holder) {
      if (bot_answers(holder) > 0) return true;
    }
    return false;
  };
  ASSERT_TRUE(comes_true(anybody_acts));
  server(holder).kill();
  server(holder).end(0);
  u64 before = 0;
  const auto others = [&] {
    u64 sum = 0;
    for (int i = 0; i < kServers; ++i) sum += i == holder ? 0 : bot_answers(i);
    return sum;
  };
  before = others();
  EXPECT_TRUE(comes_true([&] { return others() >= before + 3; })) << "nobody takes over";
}

/// The same without a clock: a person is there, and waits for the bot.
TEST_F(RealCluster, WhoeverPlaysWithABotGoesOnAtAnotherServer) {
  const Json table =
      create(0, {{"game", "otys"},
                 {"options", {{"players", 2}}},
                 {"seats", {{{"kind", "human"}, {"name", "Ann"}}, {{"kind", "bot"}, {"level", "random"}}}}});
  const auto play_until = [&](Player& ann, const auto& enough) {
    while (!enough() && !HasFailure() && !ann.over()) {
      const u64 next = ann.change + 1;
      if (ann.asked()) ann.answer(ann.text_of(0));
      ann.see(next);
    }
  };
  {
    Player ann(port(0), table, table["tokens"][0]);
    ann.expect("table");
    play_until(ann, [&] { return bot_answers(0) > 0; });
    server(0).kill();
  }
  Player ann(port(1), table, table["tokens"][0]);
  ann.expect("table");
  play_until(ann, [&] { return bot_answers(1) + bot_answers(2) >= 3; });
  EXPECT_GE(bot_answers(1) + bot_answers(2), 3u);
}

/// A server that is killed says goodbye to nobody.
TEST_F(RealCluster, WhoWasConnectedToAServerThatWasKilledIsAway) {
  const Json table =
      create(0, {{"game", "otys"},
                 {"options", {{"players", 2}}},
                 {"seats", {{{"kind", "human"}, {"name", "Ann"}}, {{"kind", "human"}, {"name", "Bob"}}}}});
  std::string key;
  for (int i = 0; i < 2; ++i) {
    key = new_token();
    const Json claim{
        {"token", table["tokens"][static_cast<std::size_t>(i)]}, {"key", key}, {"part", std::string(64, 'a')}};
    const std::string path = "/api/tables/" + table["table"].get<std::string>() + "/claim";
    ASSERT_EQ(http(port(0), "POST", path, wire::write_json(claim)).status, 200);
  }
  Player eve(port(0), table, table["spectator"]);
  Json seats = eve.expect("table")["seats"];
  const auto see = [&](int connections) {
    while (seats[1]["connections"] != connections && !HasFailure()) seats = eve.expect("seats")["seats"];
  };
  Player bob(port(1), table, key);
  bob.expect("table");
  see(1);
  server(1).kill();
  see(0);
  EXPECT_EQ(seats[1]["connected"], false);
}

/// Tests the test: without the flush, moves are lost when the database goes.
TEST_F(RealCluster, WouldNoticeAFlushThatIsMissing) {
  storage::postgres::Session session(database_->address());
  session.run(
      "CREATE FUNCTION public.hasty() RETURNS trigger LANGUAGE plpgsql AS "
      "$$ BEGIN PERFORM set_config('synchronous_commit', 'off', true); RETURN NULL; END $$");
  // On every table: whatever else the servers wrote and waited for, a renewed lease say, would flush the answers too.
  session.run(
      "DO $$ DECLARE one text; BEGIN FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = 'bathys' LOOP "
      "EXECUTE format('CREATE TRIGGER hasty BEFORE INSERT OR UPDATE OR DELETE ON bathys.%I FOR EACH STATEMENT "
      "EXECUTE FUNCTION public.hasty()', one); END LOOP; END $$");
  std::vector<std::unique_ptr<PlayedTable>> tables;
  for (int i = 0; i < 4; ++i) tables.push_back(std::make_unique<PlayedTable>(proxy_port_, i));
  session.run("CHECKPOINT");
  database_->stop_the_writer();
  for (int i = 0; i < 20; ++i) {
    for (const auto& table : tables) ASSERT_TRUE(table->move(told_)) << table->complaint();
  }
  database_->kill();
  database_->start();
  const auto storage = storage::open_postgres(database_->address());
  u64 kept = 0;
  for (const auto& table : tables) {
    std::promise<u64> told;
    storage->load(table->id(), [&](const std::optional<storage::Stored>& found, const storage::StorageError*) {
      told.set_value(found ? found->answers.size() : 0);
    });
    kept += told.get_future().get();
  }
  EXPECT_LT(kept, told_);
}

}  // namespace
}  // namespace bathys::server
