// One table: how its seats are taken, moved to other devices, and given anew.
#include <nlohmann/json.hpp>
#include <utility>

#include "server/table.hpp"
#include "server/tokens.hpp"
#include "wire/parsing.hpp"

namespace bathys::server {
namespace {

/// A new link to a seat, for whoever asked for it alone; `from`: when it becomes valid, and `wait`: how long that is.
std::string link_text(const std::string& nonce, int seat, const std::string& token, i64 from, i64 wait) {
  return wire::write_json(
      {{"type", "link"}, {"nonce", nonce}, {"seat", seat}, {"token", token}, {"from", from}, {"wait", wait}});
}

}  // namespace

void Table::claim(ClaimRequest request, OnJoined joined) {
  in_turn([this, request = std::move(request), joined = std::move(joined)] { try_to_claim(request, joined); });
}

void Table::try_to_claim(const ClaimRequest& request, const OnJoined& joined) {
  const auto refused = [&](const std::string& code, const std::string& what) { joined({-1, {}, code, what}); };
  if (closed_) return refused("again", "the table is being put away; ask again");
  if (!terms_.invites) {
    // At a table of before an open seat has no claim to make: the server gives a token.
    if (request.token.empty()) return try_to_join(request.seat, request.name, joined);
    return refused("no_invitations", "at this table links are seats");
  }
  ClaimResult result = take_seat(row_, request, {services_.time.now(), wall_seconds()});
  if (!result.code.empty()) return refused(result.code, result.what);
  if (result.repeated) return joined({result.seat, request.key, {}, {}});
  const auto way = invited_by(row_.seats, hash_of(request.token));
  const bool moves = way && way->by == Invited::By::move;
  NewSeats change{std::move(result.seats), seat_event(result.seat, moves ? "moved" : "claimed")};
  change.done = [this, joined, seat = result.seat, key = request.key, held = result.moved] {
    if (held) audience_.send_away(seat_at(seat), "moved", "this seat is held from another device now");
    joined({seat, key, {}, {}});
  };
  change.again = [this, request, joined] { try_to_claim(request, joined); };
  change_seats(std::move(change));
}

storage::SeatEvent Table::seat_event(int seat, std::string kind, std::string detail) const {
  return {seat, std::move(kind), std::move(detail), game_->decision().number, wall_seconds()};
}

/// The holder of a seat gets a link by which another device takes it over, once.
void Table::move(const Guest& guest, const ClientMessage& message) {
  if (!is_seat(guest.viewer)) return refuse(guest, message.nonce, "not_seated", "spectators have no seat");
  if (!terms_.invites) return refuse(guest, message.nonce, "no_invitations", "at this table links are seats");
  const int seat = index_of(guest.viewer);
  const std::string token = new_token();
  NewSeats change{row_.seats};
  change.told = false;
  storage::SeatRow& row = change.seats[static_cast<std::size_t>(seat)];
  Claim claim = claim_of(row);
  claim.moving = hash_of(token);
  server::keep(row, claim);
  change.done = [to = guest.connection, text = link_text(message.nonce, seat, token, 0, 0)] {
    to->send(bytes_of(text));
  };
  change.again = handle_again(guest, message);
  change_seats(std::move(change));
}

/// The maker asks for a new link to a seat whose holder has lost it. Whoever is here has not, and whoever has not has
/// time to come.
void Table::renew(const Guest& guest, const ClientMessage& message) {
  const auto refused = [&](std::string_view code, std::string_view what) { refuse(guest, message.nonce, code, what); };
  if (!guest.owner) return refused("not_owner", "only the maker of the table may do this");
  if (!terms_.invites) return refused("no_invitations", "at this table links are seats");
  const auto place = static_cast<std::size_t>(message.seat);
  if (place >= row_.seats.size()) return refused("bad_message", "there is no such seat");
  if (!may_renew(row_)) return refused(kKeepsSeat.code, kKeepsSeat.what);
  NewSeats change{row_.seats};
  storage::SeatRow& row = change.seats[place];
  Claim claim = claim_of(row);
  if (claim.invitation.empty()) return refused("no_person", "nobody has a link to this seat");
  const std::string token = new_token();
  i64 from = 0, wait = 0;
  if (row.token_hash.empty()) {
    claim.invitation = hash_of(token);
    change.event = seat_event(message.seat, "invited");
  } else {
    if (connections(message.seat) > 0) return refused("holder_here", "whoever holds this seat is here");
    claim.renewal = hash_of(token);
    claim.renewal_from = services_.time.now() + terms_.renewal * 1000;
    wait = terms_.renewal * 1000;
    from = services_.told(claim.renewal_from);
    change.event = seat_event(message.seat, "renewal", std::to_string(terms_.renewal));
  }
  server::keep(row, claim);
  change.done = [to = guest.connection, text = link_text(message.nonce, message.seat, token, from, wait)] {
    to->send(bytes_of(text));
  };
  change.again = handle_again(guest, message);
  change_seats(std::move(change));
}

/// Whoever is connected to a seat has not lost it: a new link to it becomes void. In its turn, because another change
/// may be on its way.
void Table::object_for_those_here() {
  int seat = 0;
  while (seat < game_->seats() &&
         !(may_have_renewal(row_.seats[static_cast<std::size_t>(seat)]) && audience_.has(seat_at(seat))))
    ++seat;
  if (seat == game_->seats()) return;
  in_turn([this, seat] {
    const auto place = static_cast<std::size_t>(seat);
    Claim claim = claim_of(row_.seats[place]);
    if (closed_ || claim.renewal.empty() || !audience_.has(seat_at(seat))) return;
    claim.renewal.clear();
    claim.renewal_from = 0;
    NewSeats change{row_.seats, seat_event(seat, "kept")};
    server::keep(change.seats[place], claim);
    change.done = change.again = [this] { object_for_those_here(); };
    change_seats(std::move(change));
  });
}

}  // namespace bathys::server
