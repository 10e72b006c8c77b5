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
  const SeatSet having_say = standing_.people;
  if (Undo::is_free(*game_, seat, *to, having_say)) return take_back(seat, *to, reply, handle_again(guest, message));
  undo_.ask(seat, *to, having_say);
  deliver(reply);
  audience_.tell_all(undo_asked_text());
}

void Table::agree(Guest& guest, const ClientMessage& message) {
  const Reply reply{guest.connection, guest.viewer, message.nonce};
  switch (undo_.vote(guest.viewer, message.yes)) {
    case Undo::Vote::not_asked:
      return refuse(guest, message.nonce, "nothing_asked", "nobody asks this seat");
    case Undo::Vote::counted:
      deliver(reply);
      return audience_.tell_all(undo_asked_text());
    case Undo::Vote::denied:
      deliver(reply);
      return end_undo_request(false);
    case Undo::Vote::granted: {
      const Undo::Request request = *undo_.request();
      return take_back(request.by, request.to, reply, handle_again(guest, message));
    }
  }
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
    end_undo_request(undo_.asks(by, to));
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

void Table::end_undo_request(bool granted) {
  if (!undo_.request()) return;
  undo_.end();
  audience_.tell_all(wire::write_json({{"type", "undo_ended"}, {"granted", granted}}));
}

std::string Table::undo_asked_text() const {
  const Undo::Request& request = *undo_.request();
  return wire::write_json({{"type", "undo_asked"},
                           {"by", index_of(request.by)},
                           {"to", request.to},
                           {"agreed", wire::seats_json(request.agreed)},
                           {"needed", wire::seats_json(request.needed)}});
}

}  // namespace bathys::server
