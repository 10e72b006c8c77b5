// One table: the same people once more.
#include <nlohmann/json.hpp>
#include <utility>

#include "server/rematch.hpp"
#include "server/table.hpp"
#include "wire/parsing.hpp"

namespace bathys::server {

/// Anybody who has a seat may ask for it, once the game is over; whoever comes takes their seat there.
void Table::rematch(const Guest& guest, const ClientMessage& message) {
  const auto refused = [&](std::string_view code, std::string_view what) { refuse(guest, message.nonce, code, what); };
  if (!is_seat(guest.viewer)) return refused("not_seated", "spectators do not play");
  if (!over()) return refused("not_over", "the game goes on here");
  if (!row_.start.empty()) return refused("no_rematch", "this game began from a position");
  const Reply reply{guest.connection, guest.viewer, message.nonce};
  if (!standing_.next.empty()) {
    guest.connection->send(bytes_of(rematch_text()));
    return deliver(reply);
  }
  busy_ = true;
  const auto next = std::make_shared<const storage::TableRow>(once_more(row_, services_.time.now() / 1000));
  auto made = [self = shared_from_this(), next, reply](const storage::StorageError* error) {
    self->line_([self, next, reply, failed = error != nullptr] {
      self->busy_ = false;
      if (failed) {
        reply.to->send(bytes_of(refused_text(reply.nonce, error_json("storage", "the table could not be written"))));
      } else {
        self->lead_to(*next, reply.seat, reply);
      }
      self->next_turns();
    });
  };
  services_.storage.create(*next, std::move(made));
}

/// Of two processes that make a next table, one is first; the other one's is removed again.
void Table::lead_to(const storage::TableRow& next, Seat by, const Reply& reply) {
  if (closed_) return;
  NewSeats change{row_.seats, seat_event(index_of(by), "rematch")};
  Claim claim = claim_of(change.seats.front());
  claim.next = next.id;
  server::keep(change.seats.front(), claim);
  change.reply = reply;
  change.done = [this] {
    ++services_.metrics.tables_created;
    tell_rematch();
  };
  change.again = [this, next, by, reply] {
    if (!closed_ && standing_.next.empty()) return lead_to(next, by, reply);
    services_.storage.remove(next.id, next.seen + 1, {});
    deliver(reply);
  };
  change_seats(std::move(change));
}

/// A link to a seat that somebody else holds is worth nothing at the next table.
void Table::tell_rematch() const {
  for (const Guest& guest : audience_.guests()) {
    if (guest.link.empty()) guest.connection->send(bytes_of(rematch_text()));
  }
}

std::string Table::rematch_text() const { return wire::write_json({{"type", "rematch"}, {"table", standing_.next}}); }

}  // namespace bathys::server
