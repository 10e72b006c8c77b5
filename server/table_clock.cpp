// One table: whose time runs, pauses, and what happens when time is over.
#include <nlohmann/json.hpp>
#include <utility>

#include "server/pause.hpp"
#include "server/table.hpp"

namespace bathys::server {
namespace {

/// A bot of this level answers, once, for a person whose time has run out.
constexpr const char* kLevelForTheLate = "greedy";

}  // namespace

/// What each seat has left of its time for the whole game, in milliseconds, and whether it runs.
Json Table::clocks_json() const {
  Json clocks = Json::array();
  for (int i = 0; i < game_->seats(); ++i) {
    const Seat seat = seat_at(i);
    clocks.push_back({{"left", clock_.left(seat, services_.time.now())}, {"runs", clock_.runs_for(seat)}});
  }
  return clocks;
}

/// What the table has chosen about time, and how it stands.
void Table::add_clocks(Json& text) const {
  if (!clock_.has_timer()) return;
  text["late"] = terms_.loses ? "lose" : "bot";
  text["paused"] = standing_.paused_at != 0;
  if (!clock_.is_whole()) return;
  text["clock"] = {{"time", row_.timer}, {"increment", terms_.increment}};
  text["clocks"] = clocks_json();
}

/// In milliseconds since 1970, as clients count; null for whom no time runs.
Json Table::deadlines_json() const {
  Json deadlines = Json::array();
  for (int i = 0; i < game_->seats(); ++i) {
    deadlines.push_back(clock_.runs_for(seat_at(i)) ? Json(*deadline_told_to(seat_at(i))) : Json());
  }
  return deadlines;
}

void Table::pause(const Guest& guest, const ClientMessage& message) {
  const auto refused = [&](std::string_view code, std::string_view what) { refuse(guest, message.nonce, code, what); };
  if (!clock_.has_timer()) return refused("no_clock", "there is no clock at this table");
  if (!may_end(guest, message)) return;
  NewSeats change{row_.seats};
  const i64 now = services_.time.now();
  const char* const kind = message.yes ? ask_to_pause(change.seats, guest.viewer, standing_.people, now)
                                       : ask_to_go_on(change.seats, guest.viewer, standing_.people, now);
  if (kind == nullptr) return refused("nothing_asked", "nobody asks to pause");
  change.event = seat_event(index_of(guest.viewer), kind);
  change.reply = Reply{guest.connection, guest.viewer, message.nonce};
  change.again = handle_again(guest, message);
  change_seats(std::move(change));
}

/// Time runs for people who are asked. For the seats given it starts afresh, where each decision has its own.
void Table::set_deadlines(SeatSet renewed) {
  const Decision decision = game_->decision();
  const bool runs = !over() && !waiting_for_people_ && standing_.paused_at == 0;
  SeatSet running;
  for (int i = 0; i < game_->seats() && runs; ++i) {
    if (decision.asked.has(seat_at(i)) && !plays_bot(seat_at(i))) running.add(seat_at(i));
  }
  clock_.run_for(running, renewed, services_.time.now());
}

/// For whoever goes on with the table after us.
void Table::store_deadlines() {
  if (clock_.has_timer()) services_.storage.set_deadlines(row_.id, clock_.stored(row_.seats.size()), {});
}

/// As the table has chosen: a bot answers, or whoever is late has lost.
void Table::answer_for_the_late() {
  if (busy_ || thought_) return;
  const auto late = clock_.first_late(services_.time.now());
  if (!late || !may_act() || thought_) return;
  if (!terms_.loses) return think(*late, kLevelForTheLate);
  NewSeats change{row_.seats, seat_event(index_of(*late), std::string(kTimeOver))};
  give_up(change.seats, *late, kTimeOver, row_.seated + 1, game_->decision().number);
  change_seats(std::move(change));
}

}  // namespace bathys::server
