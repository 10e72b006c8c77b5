// One table: requests take their turn, and guests come and go.
#include "server/table.hpp"

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>

#include "games/all/games.hpp"
#include "server/claims.hpp"
#include "server/log.hpp"
#include "server/tokens.hpp"
#include "wire/parsing.hpp"
#include "wire/record.hpp"

namespace bathys::server {

Table::Table(Services& services, Line line, storage::TableRow row, std::unique_ptr<AnyGame> game,
             std::vector<storage::TakenBack> taken_back, Replies replies, std::vector<storage::SeatEvent> seat_events,
             const std::vector<i64>& deadlines)
    : services_(services),
      line_(std::move(line)),
      row_(std::move(row)),
      game_(std::move(game)),
      commitment_(commitment_of(row_.seed, row_.salt)),
      terms_(terms_of(row_)),
      waiting_for_people_(is_waiting(row_)),
      replies_(std::move(replies)),
      undo_(std::move(taken_back)),
      standing_(standing_of(row_.seats)),
      seat_events_(std::move(seat_events)),
      clock_({row_.timer, terms_.whole, terms_.increment}, deadlines),
      changes_(row_.change, game_->decision().number),
      last_touched_(steady_ms()),
      said_(row_.seats.size()) {
  // Where they were before the table came into memory is not known: they have all the time of those who leave now.
  last_here_.fill(steady_ms());
  undo_told_ = undo_request();
}

void Table::enter(std::shared_ptr<Connection> connection, Hello hello, Entered entered) {
  in_turn([this, connection = std::move(connection), hello = std::move(hello), entered = std::move(entered)] {
    if (closed_) return entered(false);
    // Who comes from another process may have seen more there than was heard of here.
    if (hello.since && *hello.since > row_.change && services_.storage.shared()) {
      return read_on([this, connection, hello, entered] { let_in(connection, hello, entered); });
    }
    let_in(connection, hello, entered);
  });
}

void Table::let_in(const std::shared_ptr<Connection>& connection, const Hello& hello, const Entered& entered) {
  entered(!closed_);
  if (!closed_) admit(connection, hello);
}

void Table::leave(std::shared_ptr<Connection> connection) {
  in_turn([this, connection = std::move(connection)] {
    const Guest* const guest = audience_.find(connection.get());
    // Who was sent away has left before.
    if (guest == nullptr) return say_who_is_here();
    if (is_seat(guest->viewer)) last_here_[static_cast<std::size_t>(index_of(guest->viewer))] = steady_ms();
    audience_.remove(connection.get());
    stop_unwanted_hints();
    last_touched_ = steady_ms();
    note_visit();
    audience_.tell_all(seats_text());
    say_who_is_here();
  });
}

void Table::receive(std::shared_ptr<Connection> connection, ClientMessage message) {
  in_turn([this, connection = std::move(connection), message = std::move(message)] {
    if (message.type == ClientMessage::Type::preview) connection->end_preview();
    if (Guest* const guest = audience_.find(connection.get())) handle(*guest, message);
  });
}

void Table::record(std::string token, OnRecorded recorded) {
  in_turn([this, token = std::move(token), recorded = std::move(recorded)] {
    if (!known_token(token)) return recorded({{}, "wrong_token", "this link does not belong to the table"});
    // A record holds the seed, and with it every secret.
    if (!over()) return recorded({{}, "not_over", "there is a record when the game is over"});
    Json record = wire::to_json(*game_, *find_game(row_.game));
    if (standing_.ended() || !standing_.gave_up.empty()) record["ending"] = ending_json();
    recorded({wire::write_json(record), {}, {}});
  });
}

void Table::wake() {
  in_turn([this] {
    // Time that was stored runs on.
    set_deadlines({});
    store_deadlines();
    ask_bots();
    look_who_is_elsewhere();
  });
}

void Table::tick() {
  in_turn([this] {
    if (closed_) return;
    if (!busy_ && steady_ms() - last_touched_ > kRestMs) forget_views();
    keep_lease();
    answer_for_the_late();
    const bool over = this->over();
    // One whose time is far away is called back when it comes near (Tables::wake_due).
    const auto first = clock_.first();
    const bool soon = !over && !waiting_for_people_ && first && *first < services_.time.now() + 2 * kDueSoonMs;
    const i64 patience = over ? 0 : i64{services_.settings.idle_seconds} * 1000;
    if (busy_ || saying_ || thought_ || soon || !audience_.empty() || steady_ms() - last_touched_ < patience) return;
    closed_ = true;
    services_.gone(*this);
  });
}

void Table::put_away() {
  closed_ = true;
  stop_unwanted_thought();
  stop_unwanted_hints();
  audience_.forget_all();
  news_.clear();
  waiting_.clear();
}

void Table::in_turn(Task task) {
  line_([self = shared_from_this(), task = std::move(task)]() mutable {
    if (!self->busy_ && self->waiting_.empty()) return task();
    self->waiting_.push_back(std::move(task));
  });
}

void Table::next_turns() {
  while (!busy_ && !waiting_.empty()) {
    const Task task = std::move(waiting_.front());
    waiting_.pop_front();
    task();
  }
}

storage::Written Table::when_written(Attempt attempt) {
  busy_ = true;
  auto shared = std::make_shared<const Attempt>(std::move(attempt));
  return [self = shared_from_this(), attempt = std::move(shared)](const storage::StorageError* error) {
    const bool late = dynamic_cast<const storage::Conflict*>(error) != nullptr;
    if (error != nullptr && !late) {
      log(Severity::error, "a change could not be written", {{"table", self->id()}, {"why", error->what()}});
    }
    self->line_([self, attempt, late, failed = error != nullptr] {
      if (late) return self->give_way(*attempt);
      self->busy_ = false;
      if (failed) {
        self->fall_over();
        if (attempt->again) attempt->again();
      } else {
        attempt->kept();
      }
      self->next_turns();
    });
  };
}

/// The memory is ahead of the disk, and the disk is what counts: the next guest gets the table from there.
void Table::fall_over() {
  ++services_.metrics.write_failures;
  closed_ = true;
  stop_unwanted_thought();
  stop_unwanted_hints();
  audience_.send_all_away("storage", "the change could not be written");
  news_.clear();  // they hold connections, which hold the table
  say_nobody_is_here();
  services_.gone(*this);
}

/// Often enough for whoever removes tables where nobody comes any more.
void Table::note_visit() {
  constexpr i64 kHour = 3600;
  const i64 now = services_.time.now() / 1000;
  if (now - row_.seen < kHour) return;
  row_.seen = now;
  services_.storage.touch(row_.id, now, {});
}

bool Table::known_token(const std::string& token) const {
  const std::string hash = hash_of(token);
  if (invited_by(row_.seats, hash)) return true;
  const auto holds = [&](const storage::SeatRow& seat) { return seat.token_hash == hash; };
  return hash == row_.spectator_hash || hash == row_.owner_hash ||
         std::any_of(row_.seats.begin(), row_.seats.end(), holds);
}

void Table::admit(const std::shared_ptr<Connection>& connection, const Hello& hello) {
  if (!known_token(hello.token)) return connection->close("wrong_token", "this link does not belong to the table");
  const std::string hash = hash_of(hello.token);
  Guest guest{connection, kSpectator, hash == row_.owner_hash, hello.language};
  if (invited_by(row_.seats, hash)) guest.link = hash;
  if (!hello.owner.empty()) {
    if (hash_of(hello.owner) != row_.owner_hash) return connection->close("wrong_token", "not the owner's link");
    guest.owner = true;
  }
  for (std::size_t i = 0; i < row_.seats.size(); ++i) {
    if (row_.seats[i].token_hash == hash) guest.viewer = seat_at(static_cast<int>(i));
  }
  last_touched_ = steady_ms();
  note_visit();
  const bool news = is_seat(guest.viewer);
  const Guest& here = audience_.add(std::move(guest));
  if (news) audience_.tell_all_but(connection.get(), seats_text());
  greet(here, hello.since);
  say_who_is_here();
  if (news) object_for_those_here();
}

void Table::handle(Guest& guest, const ClientMessage& message) {
  using Type = ClientMessage::Type;
  last_touched_ = steady_ms();
  if (const auto change = replies_.find(guest.viewer, message.nonce)) {
    return guest.connection->send(bytes_of(done_text(message.nonce, *change)));
  }
  if (waiting_for_people_ && asks_about_game(message)) {
    return refuse(guest, message.nonce, "waiting", "the cards are dealt when all seats are taken");
  }
  if (standing_.ended() && asks_about_game(message)) {
    return refuse(guest, message.nonce, "game_over", "the game has ended");
  }
  const bool plays = message.type == Type::answer || message.type == Type::undo || message.type == Type::agree;
  if (standing_.paused_at != 0 && plays) return refuse(guest, message.nonce, "paused", "the clocks stand still");
  switch (message.type) {
    case Type::answer:
      return answer(guest, message);
    case Type::undo:
      return undo(guest, message);
    case Type::agree:
      return agree(guest, message);
    case Type::explain:
      return explain(guest, message);
    case Type::preview:
      return preview(guest, message);
    case Type::hint:
      return hint(guest, message);
    case Type::language:
      if (const auto language = words::Language::find(message.text)) {
        guest.language = *language;
        if (waiting_for_people_) return guest.connection->send(bytes_of(waiting_text(guest)));
        return guest.connection->send(bytes_of(table_text(guest, kept_look(guest))));
      }
      return refuse(guest, message.nonce, "unknown_lang", "there is no such language");
    case Type::name:
      return rename(guest, message);
    case Type::bot:
      return put_bot(guest, message);
    case Type::concede:
      return concede(guest, message);
    case Type::end:
      return agree_on_end(guest, message);
    case Type::pause:
      return pause(guest, message);
    case Type::rematch:
      return rematch(guest, message);
    case Type::react:
      return react(guest, message);
    case Type::go_on:
      return go_on(guest, message);
    case Type::move:
      return move(guest, message);
    case Type::renew:
      return renew(guest, message);
    case Type::keep:
      return deliver(Reply{guest.connection, guest.viewer, message.nonce});
    case Type::ping:
      return guest.connection->send(bytes_of(pong_text(message.nonce)));
  }
}

}  // namespace bathys::server
