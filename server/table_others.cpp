// One table: what other processes that share the storage do to it.
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/refusal.hpp"
#include "server/table.hpp"
#include "wire/actions.hpp"

namespace bathys::server {

void Table::hear_of(u64 change, u64 seated) {
  in_turn([this, change, seated] {
    if (change == 0 && seated == 0) return look_who_is_elsewhere();
    if (!closed_ && (change > row_.change || seated > row_.seated)) read_on({});
  });
}

void Table::look_again() {
  in_turn([this] {
    look_who_is_elsewhere();
    if (!closed_) read_on({});
  });
}

/// What its sender wanted may be stale now, or may have been done where it was said first.
Task Table::handle_again(const Guest& guest, const ClientMessage& message) {
  return [this, connection = guest.connection, message] {
    if (Guest* const here = audience_.find(connection.get())) handle(*here, message);
  };
}

/// Another process has changed the table first. Our change is forgotten, what came instead is played, and whoever
/// wanted something is heard again.
void Table::give_way(const Attempt& attempt) {
  ++services_.metrics.conflicts;
  attempt.forget();
  news_.clear();
  forget_views();
  read_on([this, again = attempt.again, change = row_.change, seated = row_.seated] {
    // Nothing is new, and yet nothing can be added: the rows do not fit together.
    if (row_.change == change && row_.seated == seated) fall_over();
    if (again) again();
  });
}

/// Everything else waits until what is new has been read and played.
void Table::read_on(Task then) {
  busy_ = true;
  auto read = [self = shared_from_this(), then = std::move(then)](std::optional<storage::Stored> stored,
                                                                  const storage::StorageError*) {
    auto shared = stored ? std::make_shared<const storage::Stored>(std::move(*stored)) : nullptr;
    self->line_([self, then, shared = std::move(shared)] {
      self->busy_ = false;
      self->read_on_and(shared, then);
      self->next_turns();
    });
  };
  services_.storage.load_since(row_.id, row_.change, std::move(read));
}

/// What cannot be played from here is read from its beginning when somebody asks for the table again.
void Table::read_on_and(const std::shared_ptr<const storage::Stored>& stored, const Task& then) {
  if (!closed_ && (!stored || !catch_up(*stored))) fall_over();
  if (then) then();
}

/// False when the rows do not follow what is in memory.
bool Table::catch_up(const storage::Stored& stored) {
  if (!stored.damage.empty()) return false;
  // The game that was played elsewhere is there when it has been dealt here, too.
  if (waiting_for_people_ && !reseat(stored)) return false;
  for (const StoredStep& step : steps_of(stored)) {
    if (step.change <= row_.change) continue;
    if (!play_step(step)) return false;
    ++services_.metrics.others_changes;
  }
  if (stored.table.change != row_.change) return false;
  if (!reseat(stored)) return false;
  ask_bots();
  return true;
}

/// Told like one of our own.
bool Table::play_step(const StoredStep& step) {
  try {
    if (!(step.taken_back != nullptr ? take_back_step(step) : play_answers(step))) return false;
  } catch (const BadInput&) {
    return false;
  }
  remember(step);
  send_news();
  tell_undo_request();
  tell_end();
  return true;
}

bool Table::play_answers(const StoredStep& step) {
  const storage::AnswerRow& first = step.answers.front();
  if (first.number != game_->decision().number || first.seat < 0 || first.seat >= game_->seats()) return false;
  const Seat seat = seat_at(first.seat);
  std::vector<Action> actions;
  for (const storage::AnswerRow& one : step.answers) {
    actions.push_back(wire::read_action(game_->verbs(), one.text, "answers"));
  }
  Before before = this->before();
  std::size_t refused_at = 0;
  if (game_->play_all(seat, actions, refused_at)) return false;
  last_here_[static_cast<std::size_t>(first.seat)] = steady_ms();
  const SeatSet waiting = still_asked(seat, before);
  clock_.answered(seat, before.decision.number);
  row_.change = step.change;
  changes_.answered(row_.change, game_->decision().number, waiting);
  set_deadlines(SeatSet::first(game_->seats()).without(waiting));
  news_ = updates(before, false);
  return true;
}

bool Table::take_back_step(const StoredStep& step) {
  const storage::TakenBack& what = *step.taken_back;
  if (what.by < 0 || what.by >= game_->seats()) return false;
  Before before = this->before();
  go_back_to(what.to);
  row_.change = step.change;
  changes_.taken_back(row_.change, game_->decision().number);
  undo_.note(what);
  tell_undo_request(undo_told_ && undo_told_->by == seat_at(what.by) && undo_told_->to == what.to);
  set_deadlines(SeatSet::first(game_->seats()));
  news_ = updates(before, true);
  return true;
}

/// A request that is repeated here gets what it would have got there.
void Table::remember(const StoredStep& step) {
  const auto done = [&](int seat, const std::string& nonce) {
    if (!nonce.empty()) replies_.remember(seat_at(seat), nonce, step.change);
  };
  for (const storage::AnswerRow& one : step.answers) done(one.seat, one.nonce);
  if (step.taken_back != nullptr) done(step.taken_back->by, step.taken_back->nonce);
}

/// Whoever holds a link that is no longer the seat's leaves. False for what cannot be seats.
bool Table::reseat(const storage::Stored& stored) {
  const storage::TableRow& row = stored.table;
  if (row.seated <= row_.seated) return true;
  try {
    are_taken(row.seats);
  } catch (const BadInput&) {
    return false;
  }
  for (std::size_t i = 0; i < row_.seats.size() && i < row.seats.size(); ++i) {
    if (row.seats[i].token_hash == row_.seats[i].token_hash) continue;
    const char* const code = terms_.invites ? "moved" : "wrong_token";
    audience_.send_away(seat_at(static_cast<int>(i)), code, "somebody else holds this seat now");
  }
  const bool went_on = !standing_.ended();
  const bool alone = standing_.next.empty();
  row_.seats = row.seats;
  row_.seated = row.seated;
  note_seats();
  seat_events_ = stored.seat_events;
  seat_news_.reset();
  if (!seat_events_.empty() && seat_events_.back().seated == row_.seated) seat_news_ = seat_events_.back();
  set_deadlines({});
  audience_.tell_all(seats_text());
  if (waiting_for_people_ && !is_waiting(row_)) deal();
  if (alone && !standing_.next.empty()) tell_rematch();
  if (went_on && standing_.ended()) end_here();
  set_deadlines({});
  tell_undo_request();
  object_for_those_here();
  return true;
}

}  // namespace bathys::server
