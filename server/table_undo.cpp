// One table: taking back. Up to the last moment at which somebody learned something a seat may take back its own last
// answer; further, or over somebody else's answer, only if the others agree.
#include <nlohmann/json.hpp>
#include <utility>

#include "server/table.hpp"
#include "wire/parsing.hpp"

namespace bathys::server {

void Table::undo(Guest& guest, const ClientMessage& message) {
  const Seat seat = guest.viewer;
  if (!is_seat(seat)) return refuse(guest, message.nonce, "not_seated", "spectators do not answer");
  if (game_->decision().over) return refuse(guest, message.nonce, "game_over", "the game is over and its seed is open");
  if (message.change != row_.change) {
    return refuse(guest, message.nonce, "stale", "the table stands at change " + std::to_string(row_.change));
  }
  const auto to = last_answer_of(seat);
  if (!to) return refuse(guest, message.nonce, "nothing_to_undo", "this seat has not answered yet");
  const Reply reply{guest.connection, seat, message.nonce};
  const SeatSet needed = people();
  if (may_take_back(seat, *to) || needed.without(seat).empty()) return take_back(*to, reply);
  undo_ = UndoRequest{seat, *to, SeatSet(seat), needed};
  const Bytes text = bytes_of(done_text(message.nonce, row_.change));
  remember(seat, message.nonce, text);
  guest.connection->send(text);
  tell_all(undo_asked_text());
}

void Table::agree(Guest& guest, const ClientMessage& message) {
  const Seat seat = guest.viewer;
  if (!undo_ || !is_seat(seat) || !undo_->needed.has(seat)) {
    return refuse(guest, message.nonce, "nothing_asked", "nobody asks this seat");
  }
  const Reply reply{guest.connection, seat, message.nonce};
  if (message.yes) undo_->agreed.add(seat);
  if (message.yes && undo_->agreed == undo_->needed) {
    const u32 to = undo_->to;
    end_undo_request(true);
    return take_back(to, reply);
  }
  deliver(reply);
  if (message.yes) return tell_all(undo_asked_text());
  end_undo_request(false);
}

/// The last one that was a choice: a forced answer taken back alone would only be given again.
std::optional<u32> Table::last_answer_of(Seat seat) const {
  const auto& answers = game_->answers();
  for (auto i = static_cast<u32>(answers.size()); i-- > 0;) {
    if (answers[i].seat == seat && !game_->was_forced(i)) return i;
  }
  return std::nullopt;
}

/// Only bots have answered since, or people who had no choice, and nobody has learned anything.
bool Table::may_take_back(Seat seat, u32 to) const {
  const auto& answers = game_->answers();
  for (u32 i = to; i < answers.size(); ++i) {
    if (answers[i].seat != seat && has_say(answers[i].seat) && !game_->was_forced(i)) return false;
  }
  const auto trial = game_->clone();
  while (trial->decision().number > to) {
    if (trial->undo()) return false;
  }
  return true;
}

/// Whether a person has a say at this seat: one who plays it, or who is here while a bot does. Otherwise the owner
/// could put bots on all other seats, take back what they like, and give the seats back.
bool Table::has_say(Seat seat) const { return !plays_bot(seat) || connected(seat); }

SeatSet Table::people() const {
  SeatSet seats;
  for (int i = 0; i < game_->seats(); ++i) {
    if (has_say(seat_at(i))) seats.add(seat_at(i));
  }
  return seats;
}

void Table::take_back(u32 to, std::optional<Reply> reply) {
  const Before before = this->before();
  while (game_->decision().number > to && game_->can_undo()) game_->undo();
  if (game_->decision().number > to) game_->rewind(to);
  ++row_.change;
  fresh_since_.fill(row_.change);
  std::erase_if(past_, [&](const Past& past) { return past.answers > to; });
  note_past();
  set_deadlines(SeatSet::first(game_->seats()));
  news_ = updates(before, true);
  auto written = when_written([this, reply = std::move(reply)] {
    ++services_.metrics.undos;
    deliver(reply);
    after_change();
  });
  services_.storage.take_back({row_.id, to, row_.change, now_seconds()}, std::move(written));
}

void Table::end_undo_request(bool granted) {
  if (!undo_) return;
  undo_.reset();
  tell_all(wire::write_json({{"type", "undo_ended"}, {"granted", granted}}));
}

}  // namespace bathys::server
