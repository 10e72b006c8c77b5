// The server: listens, serves, and ends cleanly.
#include "server/server.hpp"

#include <algorithm>
#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <future>
#include <nlohmann/json.hpp>
#include <thread>
#include <utility>
#include <vector>

#include "core/refusal.hpp"
#include "server/io/http_session.hpp"
#include "server/io/network.hpp"
#include "server/io/shared.hpp"
#include "server/log.hpp"
#include "server/ratings.hpp"
#include "server/watch.hpp"

namespace bathys::server {
namespace {

using Acceptor = net::basic_socket_acceptor<net::ip::tcp, net::io_context::executor_type>;

constexpr std::chrono::milliseconds kTick{500};
/// How long a busy machine may take to tell everybody, and clients to close their side after that.
constexpr std::chrono::milliseconds kLastWords{5000};
constexpr std::chrono::milliseconds kGoodBye{300};
constexpr std::chrono::milliseconds kBlink{5};
constexpr std::chrono::milliseconds kBreath{100};

Line line_on(net::io_context& context) {
  const Strand strand(context.get_executor());
  // Never at once, on top of a connection that brings a message: what the table answers to it then would overtake what
  // the table has told that connection before, and what still waits for it.
  return [strand](Task task) { net::post(strand, std::move(task)); };
}

std::string address_of(const net::ip::tcp::socket::endpoint_type& peer) { return peer.address().to_string(); }

}  // namespace

struct Server::Parts {
  Parts(Settings chosen, std::unique_ptr<storage::Storage> kept)
      : settings(std::move(chosen)),
        addresses(settings.connections, settings.connections_per_address, settings.tables_per_hour),
        storage(std::move(kept)),
        bots(std::make_unique<BotPool>(BotHaste{settings.bot_threads, settings.bot_ms, settings.bot_latency_ms})),
        time(storage->running_time(), storage->shared()),
        watch(*storage, settings.unready_ms, settings.unhealthy_ms),
        services{settings, *storage, *bots, metrics, time, {}, {}, {}},
        ratings(services),
        context(settings.threads),
        acceptor(context),
        ticks(context),
        tables(services, [this] { return line_on(context); }),
        api(services, tables, addresses) {}

  void listen() {
    Error error;
    const auto address = net::ip::make_address(settings.bind, error);
    if (error) throw CannotServe("\"" + settings.bind + "\" is not an address to listen at");
    const net::ip::tcp::endpoint endpoint(address, settings.port);
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(net::socket_base::reuse_address(true), error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(kBacklog, error);
    if (!error) return;
    const std::string where = settings.bind + ":" + std::to_string(settings.port);
    if (error == net::error::address_in_use) throw CannotServe(where + " is in use; --port chooses another port");
    throw CannotServe("cannot listen at " + where + ": " + error.message());
  }

  net::awaitable<void> accept_all() {
    net::steady_timer breath(context);
    while (acceptor.is_open()) {
      Stream stream{Strand(context.get_executor())};
      Error error;
      co_await acceptor.async_accept(stream.socket(), net::redirect_error(net::use_awaitable, error));
      if (error == net::error::operation_aborted) co_return;
      if (error) {
        // Most likely too many open files: somebody has to leave first.
        breath.expires_after(kBreath);
        co_await breath.async_wait(net::redirect_error(net::use_awaitable, error));
        continue;
      }
      welcome(std::move(stream));
    }
  }

  void welcome(Stream stream) {
    Error error;
    const auto peer = stream.socket().remote_endpoint(error);
    if (error) return;
    stream.socket().set_option(net::ip::tcp::no_delay(true), error);
    const auto executor = stream.get_executor();
    const std::string from = address_of(peer);
    if (auto counted = Counted::try_count(addresses, from, is_proxy(from))) {
      net::co_spawn(executor, serve_http(shared, std::move(stream), std::move(counted)), net::detached);
    } else {
      ++metrics.limited;
      net::co_spawn(executor, turn_away(std::move(stream)), net::detached);
    }
  }

  bool is_proxy(const std::string& address) const {
    return std::any_of(settings.trusted_proxies.begin(), settings.trusted_proxies.end(),
                       [&](const AddressRange& range) { return range.holds(address); });
  }

  void tick_later() {
    ticks.expires_after(kTick);
    ticks.async_wait([this](Error error) {
      if (error) return;
      tick();
      tick_later();
    });
  }

  /// No clock that somebody sets has any part in this.
  void tick() {
    const i64 now = steady_ms();
    watch.tick(now);
    if (storage->statistics().too_old) open.close_all("storage", "another server goes on with this table");
    tables.tick_all();
    if (now - kept_time_at >= (storage->shared() ? kKeepSharedTimeMs : kKeepTimeMs)) {
      kept_time_at = now;
      keep_together();
    }
    if (now - rated_at >= kRateMs) {
      rated_at = now;
      ratings.count_finished();
    }
    if (now - looked_for_due_at >= kLookForDueMs) {
      looked_for_due_at = now;
      tables.wake_due();
    }
    if (now - swept_at >= kSweepMs) {
      swept_at = now;
      tables.remove_abandoned();
    }
  }

  /// Writes down the running time. Where others share the storage: learns what time it is, and says who is here.
  void keep_together() {
    if (!storage->shared()) return storage->keep_running_time(time.now(), {});
    // What waits for a database that is gone must not pile up.
    if (keeping.exchange(true)) return;
    storage->match_running_time(time.now(), [this](i64 told, const storage::StorageError* error) {
      if (error == nullptr) time.match(told);
    });
    storage->keep_present([this](const storage::StorageError* error) {
      keeping = false;
      if (dynamic_cast<const storage::Conflict*>(error) != nullptr) tables.say_who_is_here();
    });
  }

  void start() {
    services.complaint = [this] { return watch.complaint(steady_ms()); };
    services.illness = [this] { return watch.illness(steady_ms()); };
    watch.tick(steady_ms());
    listen();
    net::co_spawn(context, accept_all(), net::detached);
    tick_later();
    tables.follow_others();
    keep_together();
    for (int i = 0; i < settings.threads; ++i) threads.emplace_back([this] { run(); });
  }

  /// A mistake of ours in one request must not end all the others.
  void run() {
    while (!context.stopped()) {
      try {
        context.run();
      } catch (const std::exception& error) {
        log(Severity::error, "a request failed", {{"why", error.what()}});
      } catch (const BadInput& bad) {
        log(Severity::error, "a request failed", {{"where", bad.where}, {"why", bad.what}});
      }
    }
  }

  /// No new clients, then goodbye to the others; once nothing runs any more, everything accepted goes to disk.
  void stop() {
    net::post(context, [this] {
      Error ignored;
      acceptor.close(ignored);
      ticks.cancel();
    });
    open.close_all("shutting_down", "the server ends; come back soon");
    for (auto waited = kBlink; !open.all_told() && waited < kLastWords; waited += kBlink)
      std::this_thread::sleep_for(kBlink);
    for (auto waited = kBlink; !open.empty() && waited < kGoodBye; waited += kBlink)
      std::this_thread::sleep_for(kBlink);
    context.stop();
    for (std::thread& thread : threads) thread.join();
    bots.reset();
    ratings.stop();
    if (!storage->shared()) storage->keep_running_time(time.now(), {});
    storage.reset();
    tables.put_away_all();
  }

  static constexpr int kBacklog = 4096;
  // So much of the running time may be lost when the program is killed; others who start read it.
  static constexpr i64 kKeepTimeMs = 5'000, kKeepSharedTimeMs = 1'000;
  static constexpr i64 kRateMs = 1'000;
  static constexpr i64 kLookForDueMs = 5'000;
  static constexpr i64 kSweepMs = 600'000;

  Settings settings;
  Metrics metrics;
  Addresses addresses;
  OpenConnections open;
  std::unique_ptr<storage::Storage> storage;
  std::unique_ptr<BotPool> bots;
  RunningTime time;
  Watch watch;
  Services services;
  Ratings ratings;
  // What still waits in the context when it goes uses all of the above, and tables have their lines from it.
  net::io_context context;
  Acceptor acceptor;
  net::steady_timer ticks;
  Tables tables;
  Api api;
  Shared shared{services, tables, api, open};
  std::vector<std::thread> threads;
  std::atomic<bool> keeping = false;
  i64 kept_time_at = 0, rated_at = 0, looked_for_due_at = 0, swept_at = 0;
};

i64 now_ms() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

Server::Server(Settings settings, std::unique_ptr<storage::Storage> storage)
    : parts_(std::make_unique<Parts>(std::move(settings), std::move(storage))) {
  parts_->start();
}

Server::~Server() {
  if (!parts_->threads.empty()) parts_->stop();
}

u16 Server::port() const { return parts_->acceptor.local_endpoint().port(); }

std::string Server::address() const {
  const std::string& bind = parts_->settings.bind;
  const std::string host = bind.find(':') == std::string::npos ? bind : "[" + bind + "]";
  return "http://" + host + ":" + std::to_string(port()) + "/";
}

Metrics& Server::metrics() { return parts_->metrics; }

Json Server::create_trusted(const Json& request) {
  NewTable made = plan_table(request, true);
  made.row.seen = parts_->time.now() / 1000;
  std::promise<void> written;
  parts_->storage->create(made.row, [&](const storage::StorageError*) { written.set_value(); });
  written.get_future().wait();
  Json answer = created_json(made);
  parts_->tables.add(std::move(made.row), std::move(made.game));
  return answer;
}

void Server::tick() { parts_->tables.tick_all(); }

void Server::sweep() { parts_->tables.remove_abandoned(); }

}  // namespace bathys::server
