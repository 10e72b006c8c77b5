// One WebSocket: somebody who looks at a table.
#include "server/io/websocket_session.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <list>
#include <nlohmann/json.hpp>

#include "server/io/gathering.hpp"

namespace bathys::server {
namespace {

namespace websocket = beast::websocket;
using Upgrade = beast::http::request<beast::http::string_body>;

constexpr std::chrono::seconds kHandshake{10};
/// The protocol keeps the reason of a close short.
constexpr std::size_t kMaxReasonBytes = 120;

/// Why the connection ends, as the protocol of WebSockets tells it.
websocket::close_code close_code_of(std::string_view code) {
  if (code == "shutting_down") return websocket::close_code::going_away;
  if (code == "storage") return websocket::close_code::internal_error;
  return websocket::close_code::policy_error;
}

class WebSocketSession final : public Connection, public std::enable_shared_from_this<WebSocketSession> {
 public:
  WebSocketSession(const Shared& shared, Stream stream, std::shared_ptr<Counted> counted)
      : shared_(shared),
        socket_(std::move(stream)),
        hello_timer_(socket_.get_executor()),
        counted_(std::move(counted)),
        pace_(shared.services.settings.messages_per_second) {}
  ~WebSocketSession() override { shared_.open.remove(this); }

  void send(Bytes message) override {
    net::dispatch(socket_.get_executor(), [self = shared_from_this(), message = std::move(message)]() mutable {
      self->queue(std::move(message));
    });
  }
  void send_both(Bytes first, Bytes second) override {
    net::dispatch(socket_.get_executor(),
                  [self = shared_from_this(), first = std::move(first), second = std::move(second)]() mutable {
                    self->queue_both(std::move(first), std::move(second));
                  });
  }
  void close(std::string_view code, std::string_view why) override {
    net::dispatch(socket_.get_executor(), [self = shared_from_this(), code = std::string(code),
                                           why = std::string(why)] { self->say_and_close(code, why); });
  }

  net::awaitable<void> run(Upgrade request) {
    // The WebSocket has clocks of its own.
    beast::get_lowest_layer(socket_).expires_never();
    socket_.set_option(websocket::stream_base::timeout{
        kHandshake, std::chrono::seconds(shared_.services.settings.silence_seconds), true});
    socket_.read_message_max(shared_.services.settings.message_bytes);
    socket_.auto_fragment(false);
    // Pings are answered by the library; they are counted all the same.
    socket_.control_callback([this](websocket::frame_type, beast::string_view) { keeps_pace(1); });
    Error error;
    co_await socket_.async_accept(request, net::redirect_error(net::use_awaitable, error));
    request = {};  // it would take room as long as the connection lives
    if (error) co_return;
    shared_.open.add(shared_from_this());
    ++shared_.services.metrics.connections;
    co_await converse();
    --shared_.services.metrics.connections;
    if (table_) table_->leave(shared_from_this());
    hello_timer_.cancel();
  }

 private:
  // Awaited values get names: GCC 12 compiles co_await inside conditions wrongly.
  net::awaitable<void> converse() {
    start_hello_timer();
    bool open = co_await read();
    bool listening = false;
    if (open) listening = co_await say_hello();
    while (open) {
      open = co_await read();
      if (open && listening && !closing_) listening = hear();
    }
  }

  /// One message; false when nothing more is to be heard from this client.
  bool hear() { return keeps_pace(1) && handle(text()); }

  bool keeps_pace(double cost) {
    if (pace_.allows(steady_ms(), cost)) return true;
    if (!closing_) ++shared_.services.metrics.limited;
    say_and_close("too_fast", "too many messages in a short time");
    return false;
  }

  /// The next message into the buffer; false at the end.
  net::awaitable<bool> read() {
    buffer_.clear();
    Error error;
    co_await socket_.async_read(buffer_, net::redirect_error(net::use_awaitable, error));
    if (error) co_return false;
    ++shared_.services.metrics.messages_in;
    co_return true;
  }
  std::string_view text() const {
    const auto bytes = buffer_.cdata();
    return {static_cast<const char*>(bytes.data()), bytes.size()};
  }

  void start_hello_timer() {
    hello_timer_.expires_after(std::chrono::seconds(shared_.services.settings.hello_seconds));
    hello_timer_.async_wait([weak = weak_from_this()](Error error) {
      const auto self = weak.lock();
      if (!error && self && !self->table_) self->say_and_close("bad_hello", "no hello came in time");
    });
  }

  /// False when the client is not welcome; it has been told so.
  net::awaitable<bool> say_hello() {
    Hello hello;
    try {
      if (!socket_.got_text()) throw BadMessage{"bad_hello", "a text is expected"};
      hello = read_hello(text());
    } catch (const BadMessage& bad) {
      say_and_close(bad.code, bad.what);
      co_return false;
    }
    // A table may be dropped from memory between being found and being entered.
    bool here = false;
    while (!here) {
      Tables& tables = shared_.tables;
      auto find = [&tables, id = hello.table](Tables::OnFound found) { tables.find(id, std::move(found)); };
      Tables::Found found = co_await awaited<Tables::Found>(std::move(find));
      if (!found.table) {
        say_and_close(found.code, found.told_in(hello.language));
        co_return false;
      }
      table_ = found.table;
      auto enter = [this, &hello](Table::Entered entered) {
        table_->enter(shared_from_this(), hello, std::move(entered));
      };
      here = co_await awaited<bool>(std::move(enter));
    }
    hello_timer_.cancel();
    co_return true;
  }

  bool handle(std::string_view text) {
    try {
      if (!socket_.got_text()) throw BadMessage{"bad_message", "a text is expected"};
      ClientMessage message = read_message(text);
      if (const double more = cost_of(message.type) - 1; more > 0 && !keeps_pace(more)) return false;
      if (message.type == ClientMessage::Type::preview && !begin_preview()) {
        throw BadMessage{"one_preview", "the last preview is not answered yet", message.nonce};
      }
      table_->receive(shared_from_this(), std::move(message));
      return true;
    } catch (const BadMessage& bad) {
      if (!bad.nonce.empty()) {
        queue(bytes_of(refused_text(bad.nonce, error_json(bad.code, bad.what))));
        return true;
      }
      say_and_close(bad.code, bad.what);
      return false;
    }
  }

  void queue(Bytes message) {
    if (closing_) return;
    push(std::move(message));
  }
  void queue_both(Bytes first, Bytes second) {
    if (closing_) return;
    const bool idle = queue_.empty();
    if (add(std::move(first)) && add(std::move(second)) && idle) write();
  }
  void push(Bytes message) {
    const bool idle = queue_.empty();
    if (add(std::move(message)) && idle) write();
  }
  /// False when so much waits that the client must have stopped reading.
  bool add(Bytes message) {
    queued_bytes_ += message->size();
    if (queued_bytes_ > shared_.services.settings.queue_bytes) {
      give_up();
      return false;
    }
    queue_.push_back(std::move(message));
    return true;
  }
  void write() {
    socket_.text(true);
    socket_.next_layer().hold(queue_.size() > 1);
    socket_.async_write(net::buffer(*queue_.front()),
                        [self = shared_from_this()](Error error, std::size_t) { self->written(error); });
  }
  void written(const Error& error) {
    if (error) return give_up();
    ++shared_.services.metrics.messages_out;
    shared_.services.metrics.bytes_out += queue_.front()->size();
    queued_bytes_ -= queue_.front()->size();
    queue_.pop_front();
    if (!queue_.empty()) return write();
    if (!closing_) return;
    shared_.open.told(this);
    close_now();
  }

  void say_and_close(const std::string& code, const std::string& why) {
    if (closing_) return;
    reason_ = (code + ": " + why).substr(0, kMaxReasonBytes);
    close_code_ = close_code_of(code);
    push(bytes_of(error_text(code, why)));
    closing_ = true;
  }
  void close_now() {
    const websocket::close_reason reason(close_code_, {reason_.data(), reason_.size()});
    socket_.async_close(reason, [self = shared_from_this()](Error) {});
  }
  /// For a client that does not read, or is gone.
  void give_up() {
    if (gone_) return;
    gone_ = closing_ = true;
    shared_.open.told(this);
    beast::get_lowest_layer(socket_).close();
  }

  Shared shared_;
  websocket::stream<Gathering> socket_;
  net::steady_timer hello_timer_;
  std::shared_ptr<Counted> counted_;
  Pace pace_;
  beast::flat_buffer buffer_{};
  std::shared_ptr<Table> table_{};
  std::list<Bytes> queue_{};  // most of the time there is nothing in it
  std::size_t queued_bytes_ = 0;
  std::string reason_{};
  websocket::close_code close_code_ = websocket::close_code::policy_error;
  bool closing_ = false;
  bool gone_ = false;
};

}  // namespace

void start_websocket(const Shared& shared, Stream stream, Upgrade request, std::shared_ptr<Counted> counted) {
  const auto executor = stream.get_executor();
  const auto session = std::make_shared<WebSocketSession>(shared, std::move(stream), std::move(counted));
  // The session lives as long as its coroutine: the last call holds it.
  net::co_spawn(executor, session->run(std::move(request)), [session](std::exception_ptr) {});
}

}  // namespace bathys::server
