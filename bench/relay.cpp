// bathys_relay: the least that any server of this kind has to do, on the same libraries, to compare bathys with. It
// knows no game. What a client says is written to a file and flushed, together with what waits meanwhile; then the
// sender is told that it is done, and everybody in the room gets a text as long as a move's. bathys_load plays with it
// as with the server: bathys_relay --port 8091 &; bathys_load --port 8091.
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <utility>
// Boost 1.74 forgets to include it before its coroutines.
#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/rate_policy.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <cstdio>
#include <deque>
#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "core/integers.hpp"
#include "storage/worker.hpp"

namespace bathys::relay {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;

using Error = boost::system::error_code;
using Strand = net::strand<net::io_context::executor_type>;
using Stream = beast::basic_stream<net::ip::tcp, Strand, beast::unlimited_rate_policy>;
using Bytes = std::shared_ptr<const std::string>;

/// The value of a field with a text or a number, up to its end.
std::string value_of(std::string_view text, std::string_view name) {
  const std::size_t place = text.find(name);
  if (place == std::string_view::npos) return {};
  const std::string_view rest = text.substr(place + name.size());
  return std::string(rest.substr(0, rest.find_first_of("\",}")));
}

/// Appends lines to a file; all that wait share one flush.
class Log {
 public:
  struct Line {
    std::string text;
    std::function<void()> written;
  };
  explicit Log(const std::string& name)
      : file_(::open(name.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600)),
        worker_([this](std::vector<Line>& lines) { write(lines); }) {}
  void give(Line line) { worker_.give(std::move(line)); }

 private:
  void write(std::vector<Line>& lines) const {
    std::string all;
    for (const Line& line : lines) all.append(line.text).append("\n");
    if (::write(file_, all.data(), all.size()) < 0 || ::fdatasync(file_) != 0) std::perror("bathys_relay");
    for (const Line& line : lines) line.written();
  }

  int file_;
  storage::Worker<Line> worker_;
};

class Client : public std::enable_shared_from_this<Client> {
 public:
  using Said = std::function<void(const std::shared_ptr<Client>&, std::string_view)>;

  explicit Client(Stream stream) : socket_(std::move(stream)) {}

  void send(Bytes message) {
    net::dispatch(socket_.get_executor(), [self = shared_from_this(), message = std::move(message)]() mutable {
      self->queue_.push_back(std::move(message));
      if (self->queue_.size() == 1) self->write();
    });
  }
  net::awaitable<void> run(http::request<http::string_body> request, Said said) {
    beast::get_lowest_layer(socket_).expires_never();
    Error error;
    co_await socket_.async_accept(request, net::redirect_error(net::use_awaitable, error));
    beast::flat_buffer buffer;
    while (!error) {
      buffer.clear();
      co_await socket_.async_read(buffer, net::redirect_error(net::use_awaitable, error));
      if (!error) said(shared_from_this(), {static_cast<const char*>(buffer.cdata().data()), buffer.size()});
    }
  }

 private:
  void write() {
    socket_.text(true);
    socket_.async_write(net::buffer(*queue_.front()), [self = shared_from_this()](Error error, std::size_t) {
      self->queue_.pop_front();
      if (!error && !self->queue_.empty()) self->write();
    });
  }

  websocket::stream<Stream> socket_;
  std::deque<Bytes> queue_{};
};

/// Those who sit at one table. It turns its pages in a line of its own.
struct Room {
  explicit Room(net::io_context& context) : line(context.get_executor()) {}
  Strand line;
  std::vector<std::shared_ptr<Client>> clients{};
  u64 change = 0;
};

class Relay {
 public:
  Relay(u16 port, int threads, int bytes, const std::string& file)
      : log_(file), context_(threads), acceptor_(context_, {net::ip::address_v4::loopback(), port}), bytes_(bytes) {}

  void run(int threads) {
    std::printf("bathys_relay serves at http://127.0.0.1:%d/\n", acceptor_.local_endpoint().port());
    std::fflush(stdout);
    net::co_spawn(context_, accept_all(), net::detached);
    std::vector<std::thread> all;
    for (int i = 0; i < threads; ++i) all.emplace_back([this] { context_.run(); });
    for (std::thread& thread : all) thread.join();
  }

 private:
  net::awaitable<void> accept_all() {
    while (true) {
      Stream stream{Strand(context_.get_executor())};
      co_await acceptor_.async_accept(stream.socket(), net::use_awaitable);
      stream.socket().set_option(net::ip::tcp::no_delay(true));
      const auto executor = stream.get_executor();
      net::co_spawn(executor, serve(std::move(stream)), net::detached);
    }
  }

  net::awaitable<void> serve(Stream stream) {
    beast::flat_buffer buffer;
    http::request<http::string_body> request;
    Error error;
    co_await http::async_read(stream, buffer, request, net::redirect_error(net::use_awaitable, error));
    if (error) co_return;
    if (websocket::is_upgrade(request)) {
      const auto client = std::make_shared<Client>(std::move(stream));
      co_await client->run(std::move(request), [this](const auto& from, std::string_view text) { hear(from, text); });
      co_return;
    }
    http::response<http::string_body> answer(http::status::ok, 11);
    answer.keep_alive(false);
    answer.body() = page(std::string(request.target()));
    answer.prepare_payload();
    co_await http::async_write(stream, answer, net::redirect_error(net::use_awaitable, error));
  }

  std::string page(const std::string& target) {
    if (target == "/metrics") return metrics();
    if (target != "/api/tables") return "{}";
    const std::lock_guard lock(mutex_);
    const std::string id = std::to_string(rooms_.size());
    rooms_[id] = std::make_shared<Room>(context_);
    return R"({"table":")" + id + R"(","tokens":["a","b"],"spectator":"c"})";
  }
  static std::string metrics() {
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    const double cpu = static_cast<double>(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                       static_cast<double>(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
    long all = 0, resident = 0;
    std::ifstream("/proc/self/statm") >> all >> resident;
    return "\nprocess_cpu_seconds_total " + std::to_string(cpu) + "\nprocess_resident_memory_bytes " +
           std::to_string(resident * ::sysconf(_SC_PAGESIZE)) + "\n";
  }

  std::shared_ptr<Room> room_of(const std::string& id) {
    const std::lock_guard lock(mutex_);
    const auto found = rooms_.find(id);
    return found == rooms_.end() ? nullptr : found->second;
  }

  void hear(const std::shared_ptr<Client>& from, std::string_view text) {
    if (text.find(R"("hello")") != std::string_view::npos) {
      const auto room = room_of(value_of(text, R"("table":")"));
      if (room) net::dispatch(room->line, [this, room, from] { welcome(room, from); });
      return;
    }
    const auto room = room_at(from);
    std::string said(text);
    net::dispatch(room->line, [this, room, from, said = std::move(said)]() mutable {
      std::string nonce = value_of(said, R"("nonce":")");
      log_.give({std::move(said), [this, room, from, nonce = std::move(nonce)] {
                   net::dispatch(room->line, [this, room, from, nonce] { tell(room, from, nonce); });
                 }});
    });
  }
  /// Which room a client is in does not change once it is there.
  std::shared_ptr<Room> room_at(const std::shared_ptr<Client>& client) {
    const std::lock_guard lock(mutex_);
    return places_[client.get()];
  }

  void welcome(const std::shared_ptr<Room>& room, const std::shared_ptr<Client>& client) {
    {
      const std::lock_guard lock(mutex_);
      places_[client.get()] = room;
    }
    room->clients.push_back(client);
    client->send(text_of("table", *room, room->clients.size() == 1));
  }
  void tell(const std::shared_ptr<Room>& room, const std::shared_ptr<Client>& by, const std::string& nonce) {
    ++room->change;
    by->send(std::make_shared<const std::string>(R"({"type":"done","nonce":")" + nonce + R"(","change":)" +
                                                 std::to_string(room->change) + "}"));
    const bool first = room->change % 2 == 0;
    for (std::size_t i = 0; i < room->clients.size(); ++i) {
      room->clients[i]->send(text_of("update", *room, (i == 0) == first));
    }
  }
  /// As long as a move's, with one answer to choose for who is asked.
  Bytes text_of(const char* type, const Room& room, bool asked) const {
    std::string text = std::string(R"({"type":")") + type + R"(","from":0,"change":)" + std::to_string(room.change) +
                       R"(,"legal":[)" + (asked ? R"({"text":"on"})" : "") + R"(],"events":[],"more":")";
    text.resize(std::max(text.size(), static_cast<std::size_t>(bytes_) - 2), '.');
    return std::make_shared<const std::string>(text + "\"}");
  }

  Log log_;
  net::io_context context_;
  net::ip::tcp::acceptor acceptor_;
  int bytes_;
  std::mutex mutex_;
  std::map<std::string, std::shared_ptr<Room>> rooms_{};
  std::map<const Client*, std::shared_ptr<Room>> places_{};
};

int run(int argc, char** argv) {
  u16 port = 0;
  int threads = 2, bytes = 1040;
  std::string file;
  CLI::App app{"What any server has to do for a move that is flushed and told to everybody in a room.", "bathys_relay"};
  app.add_option("--port", port, "The port; 0 for any that is free")->capture_default_str();
  app.add_option("--threads", threads, "Threads that serve")->capture_default_str();
  app.add_option("--bytes", bytes, "How long an update is")->capture_default_str();
  app.add_option("--log", file, "The file that is flushed")->required();
  CLI11_PARSE(app, argc, argv);
  rlimit files{};
  ::getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &files);
  Relay(port, threads, bytes, file).run(threads);
  return 0;
}

}  // namespace
}  // namespace bathys::relay

int main(int argc, char** argv) {
  try {
    return bathys::relay::run(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "bathys_relay: %s\n", error.what());
    return 1;
  }
}
