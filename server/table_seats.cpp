// One table: names, bots, the clock, and where people go on afterwards.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "bots/bot.hpp"
#include "server/names.hpp"
#include "server/rated.hpp"
#include "server/table.hpp"
#include "server/tokens.hpp"

namespace bathys::server {
void Table::rename(Guest& guest, const ClientMessage& message) {
  if (!is_seat(guest.viewer)) return refuse(guest, message.nonce, "not_seated", "spectators have no name");
  if (!is_name(message.text)) return refuse(guest, message.nonce, "bad_name", kNameRule);
  auto seats = row_.seats;
  seats[static_cast<std::size_t>(index_of(guest.viewer))].name = message.text;
  change_seats({std::move(seats),
                std::nullopt,
                Reply{guest.connection, guest.viewer, message.nonce},
                {},
                handle_again(guest, message)});
}

/// `looked`: who is connected to other processes has just been asked; what was heard of it may be old.
void Table::put_bot(const Guest& guest, const ClientMessage& message, bool looked) {
  const auto refused = [&](std::string_view code, std::string_view what) { refuse(guest, message.nonce, code, what); };
  const auto place = static_cast<std::size_t>(message.seat);
  const bool own = terms_.invites && guest.viewer == seat_at(message.seat);
  if (!guest.owner && !own) return refused("not_owner", "only the maker of the table may do this");
  if (place >= row_.seats.size()) return refused("bad_message", "there is no such seat");
  if (standing_.ended()) return refused("game_over", "the game has ended");
  if (standing_.gave_up.has(seat_at(message.seat))) return refused("gave_up", "whoever held this seat plays no more");
  if (!message.text.empty() && !is_level(message.text)) return refused("bad_message", "no such level");
  const bool counts = !message.text.empty() && !over() && still_rated(row_);
  if (counts && (own || waiting_for_people_)) return refused(kPeopleOnly.code, kPeopleOnly.what);
  const bool takes_away = !own && !message.text.empty();
  if (takes_away && !looked && terms_.invites && services_.storage.shared()) {
    return look_who_is_elsewhere_and([this, connection = guest.connection, message] {
      if (const Guest* const here = audience_.find(connection.get())) put_bot(*here, message, true);
    });
  }
  if (takes_away && !may_be_bots(message.seat)) {
    return refused("not_away", "whoever holds this seat has not been away long enough");
  }
  const storage::SeatRow& now = row_.seats[place];
  if (message.text.empty() && now.token_hash.empty() && claim_of(now).invitation.empty()) {
    return refused("no_person", "nobody has a link to this seat");
  }
  auto seats = row_.seats;
  seats[place].level = message.text;
  if (counts) {
    Claim claim = claim_of(now);
    claim.stood_in = 1;
    server::keep(seats[place], claim);
  }
  const char* const kind = message.text.empty() ? "person" : "bot";
  change_seats({std::move(seats),
                seat_event(message.seat, kind, message.text),
                Reply{guest.connection, guest.viewer, message.nonce},
                {},
                handle_again(guest, message)});
}

/// A bot takes nobody's seat from them before they have been away as long as the table chose.
bool Table::may_be_bots(int seat) const {
  const auto place = static_cast<std::size_t>(seat);
  const storage::SeatRow& row = row_.seats[place];
  if (!terms_.invites || row.token_hash.empty() || !row.level.empty()) return true;
  return connections(seat) == 0 && steady_ms() - last_here_[place] >= terms_.absence * 1000;
}

/// Nobody is told another one's token.
void Table::go_on(const Guest& guest, const ClientMessage& message) {
  const auto refused = [&](std::string_view code, std::string_view what) { refuse(guest, message.nonce, code, what); };
  if (!guest.owner) return refused("not_owner", "only the maker of the table may do this");
  if (!over()) return refused("not_over", "the game goes on here");
  if (message.next->tokens.size() != row_.seats.size()) return refused("bad_message", "there are other seats here");
  next_ = message.next;
  deliver(Reply{guest.connection, guest.viewer, message.nonce});
  for (const Guest& one : audience_.guests()) tell_next(one);
}

void Table::tell_next(const Guest& guest) const {
  if (!next_) return;
  const std::string& own =
      is_seat(guest.viewer) ? next_->tokens[static_cast<std::size_t>(index_of(guest.viewer))] : next_->spectator;
  guest.connection->send(bytes_of(go_on_text(next_->table, own.empty() ? next_->spectator : own)));
}

void Table::join(int seat, std::string name, OnJoined joined) {
  in_turn([this, seat, name = std::move(name), joined = std::move(joined)] { try_to_join(seat, name, joined); });
}

void Table::try_to_join(int seat, const std::string& name, const OnJoined& joined) {
  const auto refused = [&](const char* code, const char* what) { joined({-1, {}, code, what}); };
  const auto place = static_cast<std::size_t>(seat);
  if (closed_) return refused("again", "the table is being put away; ask again");
  if (!row_.is_public) return refused("not_public", "this table can only be joined by its links");
  if (terms_.invites) return refused("bad_request", "at this table a seat is taken with a key and a part");
  if (seat < 0 || place >= row_.seats.size()) return refused("bad_request", "there is no such seat");
  const bool open = row_.seats[place].level.empty() && row_.seats[place].name.empty();
  if (!open) return refused("taken", "this seat is taken");
  const std::string token = new_token();
  NewSeats change{row_.seats};
  change.seats[place].name = name;
  change.seats[place].token_hash = hash_of(token);
  change.done = [this, seat, joined, token] {
    // The link by which they came is no longer the seat's.
    audience_.send_away(seat_at(seat), "wrong_token", "somebody has joined at this seat");
    joined({seat, token, {}, {}});
  };
  change.again = [this, seat, name, joined] { try_to_join(seat, name, joined); };
  change_seats(std::move(change));
}

/// Cards are dealt with the change by which the last seat is taken.
void Table::change_seats(NewSeats change) {
  auto forget = [this, seats = std::exchange(row_.seats, std::move(change.seats)), events = seat_events_] {
    row_.seats = seats;
    seat_events_ = events;
    seat_news_.reset();
    --row_.seated;
    note_seats();
  };
  const bool went_on = !standing_.ended();
  const bool deals = waiting_for_people_ && are_taken(row_.seats);
  if (deals) close_parts(row_.seats);
  ++row_.seated;
  note_seats();
  const bool ends = went_on && standing_.ended();
  if (change.event) change.event->seated = row_.seated;
  seat_news_ = change.event;
  if (seat_news_) seat_events_.push_back(*seat_news_);
  stop_unwanted_thought();
  storage::Seating seating{row_.id, row_.seats, row_.seated, seat_news_, ends};
  Task again = std::move(change.again);
  auto kept = [this, deals, ends, change = std::move(change)] {
    set_deadlines({});
    if (change.done) change.done();
    deliver(change.reply);
    if (change.told) audience_.tell_all(seats_text());
    if (deals) deal();
    if (ends) end_here();
    tell_undo_request();
    set_deadlines({});
    store_deadlines();
    ask_bots();
  };
  services_.storage.set_seats(std::move(seating), when_written({std::move(kept), std::move(forget), std::move(again)}));
}

void Table::ask_bots() {
  const Decision decision = game_->decision();
  stop_unwanted_thought();
  stop_unwanted_hints();
  if (busy_ || thought_ || closed_ || over() || waiting_for_people_ || standing_.paused_at != 0) return;
  for (int i = 0; i < game_->seats(); ++i) {
    const Seat seat = seat_at(i);
    if (!decision.asked.has(seat) || !plays_bot(seat)) continue;
    // The right may come at once, and a thought with it.
    if (!may_act() || thought_) return;
    return think(seat, row_.seats[static_cast<std::size_t>(i)].level);
  }
}

/// The bot thinks about a copy, elsewhere; the table goes on.
void Table::think(Seat seat, const std::string& level) {
  thought_ = AwaitedThought{++thoughts_, seat, row_.change, {}};
  std::shared_ptr<const AnyGame> copy = game_->clone();
  thought_->stops =
      services_.bots.give([self = shared_from_this(), copy, seat, level, number = thoughts_](const Thinking& thinking) {
        Generator generator(new_key());
        const auto bot = self->services_.settings.make_bot(copy->name(), level);
        const Action action = bot->choose(*copy, seat, thinking, generator);
        self->in_turn([table = self.get(), action, number] { table->hear(number, action); });
      });
}

/// What a bot that was stopped says is not heard.
void Table::hear(u64 number, Action action) {
  stop_unwanted_thought();
  if (!thought_ || thought_->number != number) return;
  const Seat seat = thought_->seat;
  thought_.reset();
  if (game_->why_not(seat, action)) return ask_bots();
  Before before = this->before();
  game_->play(seat, action);
  ++services_.metrics.bot_answers;
  answered(seat, {action}, std::move(before), std::nullopt, {});
}

/// Answers may have been taken back, the seat given to a person, or the table put away.
void Table::stop_unwanted_thought() {
  if (!thought_) return;
  const Seat seat = thought_->seat;
  const bool wanted = plays_bot(seat) || clock_.is_late(seat, services_.time.now());
  if (!closed_ && !over() && standing_.paused_at == 0 && wanted && changes_.is_fresh(seat, thought_->change)) return;
  thought_->stops->stop();
  thought_.reset();
  ++services_.metrics.bots_stopped;
}

}  // namespace bathys::server
