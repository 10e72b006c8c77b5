// One table: what people say about taking back.
#include <nlohmann/json.hpp>
#include <utility>

#include "server/table.hpp"
#include "wire/json.hpp"
#include "wire/parsing.hpp"

namespace bathys::server {

void Table::undo(Guest& guest, const ClientMessage& message) {
  const Seat seat = guest.viewer;
  if (!is_seat(seat)) return refuse(guest, message.nonce, "not_seated", "spectators do not answer");
  if (game_->decision().over) return refuse(guest, message.nonce, "game_over", "the game is over and its seed is open");
  if (standing_.gave_up.has(seat)) return refuse(guest, message.nonce, "gave_up", "this seat plays no more");
  if (message.change != row_.change) {
    return refuse(guest, message.nonce, "stale", "the table stands at change " + std::to_string(row_.change));
  }
  const auto to = Undo::last_answer_of(*game_, seat);
  if (!to) return refuse(guest, message.nonce, "nothing_to_undo", "this seat has not answered yet");
  const Reply reply{guest.connection, seat, message.nonce};
  if (Undo::is_free(*game_, seat, *to, standing_.people)) {
    return take_back(seat, *to, reply, handle_again(guest, message));
  }
  const auto asked = undo_request();
  if (asked && asked->by == seat && asked->to == *to) return deliver(reply);
  NewSeats change{row_.seats};
  ask_to_undo(change.seats, seat, *to, row_.change);
  change.reply = reply;
  change.again = handle_again(guest, message);
  change.told = false;
  change_seats(std::move(change));
}

void Table::agree(Guest& guest, const ClientMessage& message) {
  const Reply reply{guest.connection, guest.viewer, message.nonce};
  const auto request = undo_request();
  if (!request || !is_seat(guest.viewer) || !request->needed.has(guest.viewer)) {
    return refuse(guest, message.nonce, "nothing_asked", "nobody asks this seat");
  }
  const bool last = request->needed.without(request->agreed).without(guest.viewer).empty();
  if (message.yes && last) return take_back(request->by, request->to, reply, handle_again(guest, message));
  if (message.yes && request->agreed.has(guest.viewer)) return deliver(reply);
  NewSeats change{row_.seats};
  if (message.yes) {
    agree_to_undo(change.seats, guest.viewer, row_.change);
  } else {
    forget_undo(change.seats);
  }
  change.reply = reply;
  change.again = handle_again(guest, message);
  change.told = false;
  change_seats(std::move(change));
}

void Table::take_back(Seat by, u32 to, std::optional<Reply> reply, Task again) {
  Before before = this->before();
  const u32 count = game_->decision().number - to;
  const std::vector<Answer> gone(game_->answers().begin() + to, game_->answers().end());
  const Clock clock = clock_;
  go_back_to(to);
  ++row_.change;
  const storage::TakenBack taken_back{index_of(by), to, count, row_.change, reply ? reply->nonce : std::string()};
  undo_.note(taken_back);
  set_deadlines(SeatSet::first(game_->seats()));
  news_ = updates(before, true);
  auto kept = [this, by, to, reply = std::move(reply)] {
    ++services_.metrics.undos;
    changes_.taken_back(row_.change, to);
    tell_undo_request(undo_told_ && undo_told_->by == by && undo_told_->to == to);
    if (clock_.is_whole()) store_deadlines();
    deliver(reply);
    after_change();
  };
  auto forget = [this, gone, clock] {
    for (const Answer& one : gone) game_->play(one.seat, one.action);
    undo_.forget_last();
    --row_.change;
    clock_ = clock;
  };
  auto written = when_written({std::move(kept), std::move(forget), std::move(again)});
  if (!clock_.is_whole()) store_deadlines();
  services_.storage.take_back({row_.id, taken_back, wall_seconds()}, std::move(written));
}

/// The question that is open now; nothing while there is none, or where what is kept of it makes no sense.
std::optional<UndoRequest> Table::undo_request() const {
  if (over() || waiting_for_people_) return std::nullopt;
  const auto request = undo_request_of(row_.seats, row_.change, standing_.people);
  return request && request->to < game_->decision().number ? request : std::nullopt;
}

/// Whatever has happened, here or at another process: everybody learns what is asked now.
void Table::tell_undo_request(bool granted) {
  const auto now = undo_request();
  if (now == undo_told_) return;
  undo_told_ = now;
  audience_.tell_all(now ? undo_asked_text() : wire::write_json({{"type", "undo_ended"}, {"granted", granted}}));
}

std::string Table::undo_asked_text() const {
  return wire::write_json({{"type", "undo_asked"},
                           {"by", index_of(undo_told_->by)},
                           {"to", undo_told_->to},
                           {"agreed", wire::seats_json(undo_told_->agreed)},
                           {"needed", wire::seats_json(undo_told_->needed)}});
}

}  // namespace bathys::server
