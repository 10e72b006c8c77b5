// One table: before its cards are dealt, and what is told of its seats at any time.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "server/pause.hpp"
#include "server/rated.hpp"
#include "server/seeding.hpp"
#include "server/stored_table.hpp"
#include "server/table.hpp"
#include "wire/json.hpp"
#include "wire/parsing.hpp"

namespace bathys::server {
namespace {

constexpr const char* kWays[] = {"invitation", "move", "used_move", "renewal"};

Json event_json(const storage::SeatEvent& event) {
  return {{"n", event.seated},      {"seat", event.seat},         {"kind", event.kind},
          {"detail", event.detail}, {"decision", event.decision}, {"when", event.when}};
}

}  // namespace

bool Table::asks_about_game(const ClientMessage& message) {
  using Type = ClientMessage::Type;
  switch (message.type) {
    case Type::answer:
    case Type::undo:
    case Type::agree:
    case Type::explain:
    case Type::preview:
    case Type::hint:
    case Type::concede:
    case Type::end:
    case Type::pause:
      return true;
    default:
      return false;
  }
}

/// Whoever looks at a table that waits is told who is there, and nothing of a game: there is none yet.
std::string Table::waiting_text(const Guest& guest) const {
  const Json viewer = is_seat(guest.viewer) ? Json(index_of(guest.viewer)) : Json("spectator");
  Json text{{"type", "waiting"},        {"table", row_.id},
            {"game", row_.game},        {"options", wire::setup_json(*game_)},
            {"viewer", viewer},         {"owner", guest.owner},
            {"seats", present_seats()}, {"timer", terms_.whole ? 0 : row_.timer},
            {"commitment", commitment_}};
  text["hints"] = allows_hints();
  add_terms(guest, text);
  return wire::write_json(text);
}

void Table::add_terms(const Guest& guest, Json& text) const {
  add_clocks(text);
  add_rated(text);
  if (terms_.invites || !seat_events_.empty()) text["seat_events"] = all_seat_events();
  if (!terms_.invites) return;
  text["terms"] = {{"renewal", terms_.renewal}, {"absence", terms_.absence}};
  if (const Json invited = invited_json(guest); !invited.is_null()) text["invited"] = invited;
}

/// True as long as the game counts; nothing where it never did.
void Table::add_rated(Json& text) const {
  if (row_.rated != 0) text["rated"] = still_rated(row_);
}

/// What the guest's link is worth; null when it is no invitation.
Json Table::invited_json(const Guest& guest) const {
  const auto invited = guest.link.empty() ? std::nullopt : invited_by(row_.seats, guest.link);
  if (!invited) return nullptr;
  Json json{{"seat", invited->seat}, {"by", kWays[static_cast<std::size_t>(invited->by)]}};
  const Claim claim = claim_of(row_.seats[static_cast<std::size_t>(invited->seat)]);
  if (invited->by == Invited::By::renewal) {
    json["from"] = services_.told(claim.renewal_from);
    json["wait"] = std::max(i64{0}, claim.renewal_from - services_.time.now());
  }
  return json;
}

Json Table::present_seat(int place) const {
  const storage::SeatRow& seat = row_.seats[static_cast<std::size_t>(place)];
  Json json = seat_json(seat, connections(place));
  if (standing_.gave_up.has(seat_at(place))) json["gave_up"] = claim_of(seat).why;
  add_pause(row_.seats[static_cast<std::size_t>(place)], json);
  add_reaction(row_.seats[static_cast<std::size_t>(place)], json);
  if (standing_.want_end.has(seat_at(place))) json["wants_end"] = true;
  if (!terms_.invites) return json;
  const Claim claim = claim_of(seat);
  json["taken"] = !seat.token_hash.empty();
  if (claim.when != 0) json["since"] = claim.when;
  if (!claim.part.empty()) json["part"] = claim.part;
  if (!claim.renewal.empty()) json["renewal"] = services_.told(claim.renewal_from);
  return json;
}

Json Table::all_seat_events() const {
  Json all = Json::array();
  for (const storage::SeatEvent& event : seat_events_) all.push_back(event_json(event));
  return all;
}

std::string Table::seats_text(bool all_events) const {
  Json text{{"type", "seats"}, {"seats", present_seats()}};
  add_clocks(text);
  add_rated(text);
  if (clock_.has_timer()) {
    text["deadlines"] = deadlines_json();
    text["now"] = services_.settings.wall_ms();
  }
  if (all_events) {
    text["seat_events"] = all_seat_events();
  } else if (seat_news_) {
    text["seat_event"] = event_json(*seat_news_);
  }
  return wire::write_json(text);
}

/// The moment at which there is a game: everybody gets their first look at it.
void Table::deal() {
  waiting_for_people_ = false;
  game_ = dealt(row_);
  forget_views();
  changes_ = Changes(row_.change, game_->decision().number);
  set_deadlines(SeatSet::first(game_->seats()));
  for (const Guest& guest : audience_.guests()) guest.connection->send(bytes_of(table_text(guest)));
}

}  // namespace bathys::server
