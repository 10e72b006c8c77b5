// One table: a word to the others.
#include <nlohmann/json.hpp>
#include <utility>

#include "server/reactions.hpp"
#include "server/table.hpp"

namespace bathys::server {

/// It is kept with the seat, so that it also reaches those who are connected to other processes.
void Table::react(const Guest& guest, const ClientMessage& message) {
  const auto refused = [&](std::string_view code, std::string_view what) { refuse(guest, message.nonce, code, what); };
  if (!is_seat(guest.viewer)) return refused("not_seated", "spectators only watch");
  if (!is_reaction(message.text)) return refused("bad_message", "there is no such reaction");
  if (!reactions_.allows(guest.viewer, steady_ms())) return refused("too_soon", "one reaction every two seconds");
  show(guest.viewer, message.text, Reply{guest.connection, guest.viewer, message.nonce});
}

void Table::show(Seat seat, const std::string& what, const Reply& reply) {
  if (closed_) return;
  NewSeats change{row_.seats};
  storage::SeatRow& row = change.seats[static_cast<std::size_t>(index_of(seat))];
  Claim claim = claim_of(row);
  claim.reaction = what;
  claim.reacted = static_cast<i64>(row_.seated + 1);
  server::keep(row, claim);
  change.reply = reply;
  change.again = [this, seat, what, reply] { show(seat, what, reply); };
  change_seats(std::move(change));
}

}  // namespace bathys::server
