// One table: the game, who looks at it, and everything that may happen to it.
//
// A table runs in a line of its own: one thing at a time. While a change is being written, whatever else comes waits;
// nobody is told of a change before it is on disk.
#pragma once

#include <array>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/any_game.hpp"
#include "server/messages.hpp"
#include "server/services.hpp"
#include "storage/storage.hpp"
#include "wire/json.hpp"
#include "wire/view_tree.hpp"

namespace bathys::server {

class Table : public std::enable_shared_from_this<Table> {
 public:
  using Entered = std::function<void(bool here)>;
  /// A new token, or an error's code and message.
  struct Joined {
    std::string token{};
    std::string code{};
    std::string what{};
  };
  using OnJoined = std::function<void(Joined)>;
  struct Recorded {
    std::string record{};
    std::string code{};
    std::string what{};
  };
  using OnRecorded = std::function<void(Recorded)>;

  Table(Services& services, Line line, storage::TableRow row, std::unique_ptr<AnyGame> game);

  const std::string& id() const { return row_.id; }

  // All of these may be called from any thread; what they do comes in its turn.

  /// A connection that has said hello. `entered(false)` when the table has left the memory meanwhile.
  void enter(std::shared_ptr<Connection> connection, Hello hello, Entered entered);
  void leave(std::shared_ptr<Connection> connection);
  void receive(std::shared_ptr<Connection> connection, ClientMessage message);
  void join(int seat, std::string name, OnJoined joined);
  void record(std::string token, OnRecorded recorded);
  /// To be called once, when the table is in its place: bots begin to think and timers to run.
  void wake();
  /// To be called now and then: what the clock brings. A table that nobody needs leaves the memory.
  void tick(i64 now);
  /// Forgets its guests, who hold the table as it holds them; when no other thread uses it any more.
  void put_away();

 private:
  struct Guest {
    std::shared_ptr<Connection> connection;
    Seat viewer = kSpectator;
    bool owner = false;
    words::Language language = words::Language::english();
  };
  /// What one viewer had been told before a change.
  struct Seen {
    Seat viewer;
    wire::ViewTree view;
    std::size_t events;
  };
  struct Before {
    std::vector<Seen> seen;
    Outcome outcome;
    Decision decision;
  };
  struct Letter {
    std::shared_ptr<Connection> to;
    Bytes text;
  };
  using Letters = std::vector<Letter>;
  /// Whom to tell that a change is done.
  struct Reply {
    std::shared_ptr<Connection> to;
    Seat seat;
    std::string nonce;
  };
  struct Replied {
    std::string nonce;
    Bytes text;
  };
  /// A change and how many answers there were after it.
  struct Past {
    u64 change;
    u32 answers;
  };
  /// How many events a viewer had at a change.
  struct EventCount {
    u64 change = 0;
    std::size_t events = 0;
  };
  struct UndoRequest {
    Seat by;
    u32 to;
    SeatSet agreed, needed;
  };

  // table.cpp: turns, and who is here.
  void in_turn(Task task);
  void next_turns();
  storage::Written when_written(Task then);
  void fall_over();
  void admit(const std::shared_ptr<Connection>& connection, const Hello& hello);
  Guest* guest_of(const Connection* connection);
  bool connected(Seat seat) const;
  bool known_token(const std::string& token) const;
  void handle(Guest& guest, const ClientMessage& message);
  void tell_all(const std::string& text);

  // table_told.cpp: what is said.
  wire::Teller teller(Seat viewer, const words::Language& language) const;
  Before before() const;
  Seen seen_by(Seat viewer, const AnyGame& game) const;
  Letters updates(const Before& before, bool undone) const;
  std::string update_text(const Guest& guest, const Seen& seen, u64 from, bool outcome, bool undone) const;
  std::string table_text(const Guest& guest) const;
  Json present_seats() const;
  std::string seats_text() const;
  std::string opened_text() const;
  std::string undo_asked_text() const;
  std::optional<i64> deadline_for(Seat viewer) const;
  void greet(const Guest& guest, std::optional<u64> since);
  bool resume(const Guest& guest, u64 since) const;

  // table_answers.cpp: answers of people.
  void answer(Guest& guest, const ClientMessage& message);
  void explain(const Guest& guest, const ClientMessage& message);
  void preview(const Guest& guest, const ClientMessage& message);
  bool fresh(Seat seat, u64 change) const;
  void answered(Seat seat, const std::vector<Action>& actions, const Before& before, std::optional<Reply> reply);
  void note_answer(Seat by, const Decision& before);
  void note_past();
  void deliver(const std::optional<Reply>& reply);
  void after_change();
  void refuse(const Guest& guest, const std::string& nonce, const Json& error);
  void refuse(const Guest& guest, const std::string& nonce, std::string_view code, std::string_view what);
  void remember(Seat seat, const std::string& nonce, Bytes text);
  const Bytes* repeated(const Guest& guest, const std::string& nonce) const;

  // table_undo.cpp
  void undo(Guest& guest, const ClientMessage& message);
  void agree(Guest& guest, const ClientMessage& message);
  std::optional<u32> last_answer_of(Seat seat) const;
  bool may_take_back(Seat seat, u32 to) const;
  bool has_say(Seat seat) const;
  SeatSet people() const;
  void take_back(u32 to, std::optional<Reply> reply);
  void end_undo_request(bool granted);

  // table_seats.cpp: names, bots and the clock.
  void rename(Guest& guest, const ClientMessage& message);
  void put_bot(Guest& guest, const ClientMessage& message);
  void send_away(Seat seat);
  void change_seats(std::vector<storage::SeatRow> seats, std::optional<Reply> reply, Task then);
  void ask_bots();
  void think(Seat seat, const std::string& level);
  void thought(Seat seat, Action action, u64 change);
  void set_deadlines(SeatSet renewed);
  void look_at_clock(i64 now);

  bool plays_bot(Seat seat) const { return !row_.seats[static_cast<std::size_t>(index_of(seat))].level.empty(); }

  Services& services_;
  Line line_;
  storage::TableRow row_;
  std::unique_ptr<AnyGame> game_;
  std::string commitment_;
  std::vector<Guest> guests_{};

  bool busy_ = false;    ///< a change is being written
  bool closed_ = false;  ///< it has left the memory; another object may be the table now
  std::deque<Task> waiting_{};
  Letters news_{};  ///< of the change that is being written

  std::array<u64, kMaxSeats> fresh_since_{};  ///< the first change from which on nothing else was asked of the seat
  std::deque<Past> past_{};
  mutable std::array<EventCount, kMaxSeats + 1> event_counts_{};  ///< counting them takes a walk through the whole log
  std::array<std::deque<Replied>, kMaxSeats> replied_{};
  std::optional<UndoRequest> undo_{};
  bool thinking_ = false;
  std::array<i64, kMaxSeats> deadlines_{};  ///< in milliseconds since 1970; 0 when no timer runs
  i64 last_touched_ = 0;
};

}  // namespace bathys::server
