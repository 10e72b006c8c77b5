// One table: the game, the people looking at it, and everything that may happen to it.
//
// A table does one thing at a time, in a line of its own. While a change is being written, everything else waits;
// nobody is told of a change before it is on disk.
#pragma once

#include <array>
#include <chrono>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/any_game.hpp"
#include "server/audience.hpp"
#include "server/changes.hpp"
#include "server/claims.hpp"
#include "server/clock.hpp"
#include "server/consent.hpp"
#include "server/ending.hpp"
#include "server/lease.hpp"
#include "server/messages.hpp"
#include "server/reactions.hpp"
#include "server/replies.hpp"
#include "server/services.hpp"
#include "server/stored_steps.hpp"
#include "server/undo.hpp"
#include "storage/storage.hpp"
#include "wire/json.hpp"
#include "wire/view_tree.hpp"

namespace bathys::server {

/// After so long without anybody saying anything a table rests.
inline constexpr i64 kRestMs = 1'000;

/// A table with a timer is in memory when its time is nearly over.
inline constexpr i64 kDueSoonMs = 15'000;

class Table : public std::enable_shared_from_this<Table> {
 public:
  using Entered = std::function<void(bool here)>;
  /// The token by which a seat is held, or an error's code and message.
  struct Joined {
    int seat = -1;
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

  Table(Services& services, Line line, storage::TableRow row, std::unique_ptr<AnyGame> game,
        std::vector<storage::TakenBack> taken_back = {}, Replies replies = {},
        std::vector<storage::SeatEvent> seat_events = {}, const std::vector<i64>& deadlines = {});

  const std::string& id() const { return row_.id; }

  // All of these may be called from any thread; what they do comes in its turn.

  /// A connection that has said hello. `entered(false)` when the table has been dropped from memory meanwhile.
  void enter(std::shared_ptr<Connection> connection, Hello hello, Entered entered);
  void leave(std::shared_ptr<Connection> connection);
  void receive(std::shared_ptr<Connection> connection, ClientMessage message);
  /// A seat of a public table whose links are seats.
  void join(int seat, std::string name, OnJoined joined);
  void claim(ClaimRequest request, OnJoined joined);
  /// Whether seats are taken by invitations.
  bool invites() const { return terms_.invites; }
  void record(std::string token, OnRecorded recorded);
  /// Whose turn it is, as everybody at the table sees it.
  struct Stand {
    bool known = false;
    bool waiting = false;
    bool over = false;
    u32 decision = 0;
    SeatSet asked{};
  };
  void stand(std::function<void(Stand)> told);
  /// The seat that is held by this token.
  void seat_of(std::string token, std::function<void(std::optional<int>)> told);
  /// To be called once, when the table is in its place: bots begin to think and timers to run.
  void wake();
  /// To be called now and then: looks at the clock. A table that nobody needs is dropped from memory.
  void tick();
  /// Another process may have changed the table: up to this change and this change of its seats, as far as is known;
  /// or, when both are 0, who is connected to it.
  void hear_of(u64 change, u64 seated);
  /// Nobody knows what other processes have done: looks.
  void look_again();
  /// Other processes have forgotten who is connected to this one.
  void say_again_who_is_here();
  /// Lets go of the guests, which hold the table as it holds them. To be called when no other thread uses it any more.
  void put_away();

 private:
  /// What one viewer had been told before a change, and how the view differs after it.
  struct Seen {
    Seat viewer;
    std::unique_ptr<wire::ViewTree> view;
    std::size_t events;
    std::string patch{};
    std::vector<LoggedEvent> news{};
  };
  struct Before {
    u64 change;
    u32 answers;
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
    std::chrono::steady_clock::time_point since = std::chrono::steady_clock::now();
  };
  /// A change that is in memory and not yet on disk.
  struct Attempt {
    Task kept{};    ///< it is on disk
    Task forget{};  ///< takes it back in memory: another process was first
    Task again{};   ///< afterwards, when what came instead has been played
  };
  /// What a bot thinks about for this table.
  struct AwaitedThought {
    u64 number;
    Seat seat;
    u64 change;
    std::shared_ptr<BotPool::Thought> stops;
  };
  /// What the coach thinks about for somebody at this table.
  struct AwaitedHint {
    u64 number;
    std::shared_ptr<Connection> to;
    Seat seat;
    u64 change;
    std::string nonce;
    std::shared_ptr<BotPool::Thought> stops;
  };
  /// What a viewer was told at a change: the view, as long as the table is busy, and how many events.
  struct Told {
    u64 change = 0;
    std::size_t events = 0;
    std::unique_ptr<wire::ViewTree> view{};
    Bytes look{};  ///< the picture in a language, by the names of that time: it is cheap to ask for again
    std::string_view language{};
    u64 seated = 0;
  };

  // table.cpp: turns, and who is here.
  void in_turn(Task task);
  void next_turns();
  storage::Written when_written(Attempt attempt);
  void fall_over();
  void let_in(const std::shared_ptr<Connection>& connection, const Hello& hello, const Entered& entered);
  void admit(const std::shared_ptr<Connection>& connection, const Hello& hello);
  void note_visit();
  i64 wall_seconds() const { return services_.settings.wall_ms() / 1000; }
  std::optional<i64> deadline_told_to(Seat viewer) const;
  bool known_token(const std::string& token) const;
  void handle(Guest& guest, const ClientMessage& message);

  // table_told.cpp: what is said.
  std::array<std::string, kMaxSeats> names() const;
  wire::Teller teller(Seat viewer, const words::Language& language) const;
  Before before();
  static Seen seen_by(Seat viewer, const AnyGame& game);
  Letters updates(Before& before, bool undone);
  void send_news(const Reply* reply = nullptr);
  std::string update_text(const Guest& guest, const Before& before, const Seen& seen, bool outcome, bool undone) const;
  Told& told_to(Seat viewer) { return told_[static_cast<std::size_t>(index_of(viewer))]; }
  void forget_views();
  std::string table_text(const Guest& guest) const;
  std::string table_text(const Guest& guest, std::string_view look) const;
  const std::string& kept_look(const Guest& guest);
  Json taken_back_since(u64 change, const Guest& guest) const;
  Json present_seats() const;
  std::string picture_text(const Guest& guest) const {
    return waiting_for_people_ ? waiting_text(guest) : table_text(guest);
  }
  std::string opened_text() const;
  void greet(const Guest& guest, std::optional<u64> since);
  bool resume(const Guest& guest, u64 since) const;

  // table_answers.cpp: answers of people.
  void answer(Guest& guest, const ClientMessage& message);
  void explain(const Guest& guest, const ClientMessage& message);
  void preview(const Guest& guest, const ClientMessage& message);
  void answered(Seat seat, const std::vector<Action>& actions, Before before, std::optional<Reply> reply, Task again);
  SeatSet still_asked(Seat seat, const Before& before) const;
  void go_back_to(u32 answers);
  void deliver(const std::optional<Reply>& reply);
  void after_change();
  void tell_end();
  void refuse(const Guest& guest, const std::string& nonce, const Json& error);
  void refuse(const Guest& guest, const std::string& nonce, std::string_view code, std::string_view what);

  // table_hint.cpp: what the coach would answer.
  bool allows_hints() const;
  void hint(const Guest& guest, const ClientMessage& message);
  void tell_hint(u64 number, const std::string& hint);
  void stop_unwanted_hints();

  // table_take_back.cpp: what people say about taking back.
  void undo(Guest& guest, const ClientMessage& message);
  void agree(Guest& guest, const ClientMessage& message);
  void take_back(Seat by, u32 to, std::optional<Reply> reply, Task again);
  std::optional<UndoRequest> undo_request() const;
  void tell_undo_request(bool granted = false);
  std::string undo_asked_text() const;

  // table_seats.cpp: names, bots, the clock, and where people go on afterwards.
  void rename(Guest& guest, const ClientMessage& message);
  void put_bot(const Guest& guest, const ClientMessage& message, bool looked = false);
  bool may_be_bots(int seat) const;
  void go_on(const Guest& guest, const ClientMessage& message);
  void tell_next(const Guest& guest) const;
  void try_to_join(int seat, const std::string& name, const OnJoined& joined);
  /// A change of the seats, and what is done when it is on disk, or when somebody else was first.
  struct NewSeats {
    Seats seats;
    std::optional<storage::SeatEvent> event{};
    std::optional<Reply> reply{};
    Task done{};
    Task again{};
    bool told = true;  ///< to all; otherwise nothing of it can be seen
  };
  void change_seats(NewSeats change);
  void ask_bots();
  void think(Seat seat, const std::string& level);
  void hear(u64 number, Action action);
  void stop_unwanted_thought();

  // table_others.cpp: what other processes do to the table.
  Task handle_again(const Guest& guest, const ClientMessage& message);
  void give_way(const Attempt& attempt);
  void read_on(Task then);
  void read_on_and(const std::shared_ptr<const storage::Stored>& stored, const Task& then);
  bool catch_up(const storage::Stored& stored);
  bool play_step(const StoredStep& step);
  bool play_answers(const StoredStep& step);
  bool take_back_step(const StoredStep& step);
  bool reseat(const storage::Stored& stored);
  void remember(const StoredStep& step);

  // table_ending.cpp: people give up, or all agree to end.
  bool over() const { return standing_.ended() || game_->decision().over; }
  Outcome outcome() const { return with_standing(game_->outcome(), standing_, game_->seats()); }
  std::string ended_look(const Guest& guest, std::string_view look) const;
  Json ending_json() const;
  void concede(const Guest& guest, const ClientMessage& message);
  void agree_on_end(const Guest& guest, const ClientMessage& message);
  bool may_end(const Guest& guest, const ClientMessage& message);
  void note_seats();
  void end_here();

  // table_clock.cpp: whose time runs, pauses, and what happens when time is over.
  Json clocks_json() const;
  Json deadlines_json() const;
  void add_clocks(Json& text) const;
  void pause(const Guest& guest, const ClientMessage& message);
  void set_deadlines(SeatSet renewed);
  void answer_for_the_late();
  void store_deadlines();

  // table_rematch.cpp: the same people once more.
  void rematch(const Guest& guest, const ClientMessage& message);
  void lead_to(const storage::TableRow& next, Seat by, const Reply& reply);
  void tell_rematch() const;
  std::string rematch_text() const;

  // table_reactions.cpp: a word to the others.
  void react(const Guest& guest, const ClientMessage& message);
  void show(Seat seat, const std::string& what, const Reply& reply);

  // table_present.cpp: who is connected, here and at other processes.
  int connections(int seat) const;
  void say_who_is_here();
  void say_nobody_is_here();
  void look_who_is_elsewhere();
  void look_who_is_elsewhere_and(Task then);
  void note_elsewhere(const std::vector<int>& elsewhere);

  // table_lease.cpp: who acts for the table by itself.
  bool may_act();
  void keep_lease();

  // table_claims.cpp: how seats are taken, and what happens to them.
  void try_to_claim(const ClaimRequest& request, const OnJoined& joined);
  void move(const Guest& guest, const ClientMessage& message);
  void renew(const Guest& guest, const ClientMessage& message);
  void object_for_those_here();
  storage::SeatEvent seat_event(int seat, std::string kind, std::string detail = {}) const;

  // table_waiting.cpp: before the cards are dealt, and what is told of the seats at any time.
  static bool asks_about_game(const ClientMessage& message);
  std::string waiting_text(const Guest& guest) const;
  void add_terms(const Guest& guest, Json& text) const;
  void add_rated(Json& text) const;
  Json invited_json(const Guest& guest) const;
  Json present_seat(int place) const;
  Json all_seat_events() const;
  std::string seats_text(bool all_events = false) const;
  void deal();

  bool plays_bot(Seat seat) const { return !row_.seats[static_cast<std::size_t>(index_of(seat))].level.empty(); }

  Services& services_;
  Line line_;
  storage::TableRow row_;
  std::unique_ptr<AnyGame> game_;
  std::string commitment_;
  Terms terms_;
  /// Nothing is dealt yet: the game in memory is not the one that will be played, and nobody is shown it.
  bool waiting_for_people_;
  Audience audience_{};
  Replies replies_;
  Undo undo_;
  std::optional<UndoRequest> undo_told_{};  ///< what everybody here was asked last, and is still asked
  Standing standing_;
  Reactions reactions_{};
  std::vector<storage::SeatEvent> seat_events_;
  std::optional<storage::SeatEvent> seat_news_{};  ///< of the last change of the seats
  Clock clock_;
  Changes changes_;

  std::optional<NextTable> next_{};  ///< where its people play again; has tokens, so it is in memory only

  bool busy_ = false;          ///< a change is being written
  bool closed_ = false;        ///< dropped from memory; another object may be the table now
  std::list<Task> waiting_{};  ///< takes no room while nothing waits
  Letters news_{};             ///< of the change that is being written
  Lease lease_{};

  std::array<Told, kMaxSeats + 1> told_{};   ///< to each viewer
  std::optional<AwaitedThought> thought_{};  ///< a bot thinks; at most one at a time that anybody listens to
  std::vector<AwaitedHint> hints_{};         ///< at most one for each connection
  u64 thoughts_ = 0;                         ///< of bots and of the coach
  i64 last_touched_ = 0;
  std::array<i64, kMaxSeats> last_here_{};  ///< when each seat was last seen, or answered
  std::array<int, kMaxSeats> elsewhere_{};  ///< how many connections other processes have at each seat
  std::vector<int> said_;                   ///< how many we have, as the others were told
  bool saying_ = false;                     ///< that is being written
};

}  // namespace bathys::server
