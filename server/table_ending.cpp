// One table: people give up, or all agree to end.
#include <nlohmann/json.hpp>
#include <utility>

#include "server/ending.hpp"
#include "server/table.hpp"
#include "wire/json.hpp"
#include "wire/parsing.hpp"

namespace bathys::server {

/// False when it has been refused.
bool Table::may_end(const Guest& guest, const ClientMessage& message) {
  const auto refused = [&](std::string_view code, std::string_view what) {
    refuse(guest, message.nonce, code, what);
    return false;
  };
  if (!is_seat(guest.viewer)) return refused("not_seated", "spectators do not play");
  if (over()) return refused("game_over", "the game is over");
  if (standing_.gave_up.has(guest.viewer)) return refused("gave_up", "this seat plays no more");
  return true;
}

void Table::concede(const Guest& guest, const ClientMessage& message) {
  if (!may_end(guest, message)) return;
  NewSeats change{row_.seats, seat_event(index_of(guest.viewer), std::string(kConceded))};
  give_up(change.seats, guest.viewer, kConceded, row_.seated + 1, game_->decision().number);
  change.reply = Reply{guest.connection, guest.viewer, message.nonce};
  change.again = handle_again(guest, message);
  change_seats(std::move(change));
}

/// Who has agreed, stays so until somebody refuses; a game goes on meanwhile.
void Table::agree_on_end(const Guest& guest, const ClientMessage& message) {
  if (!may_end(guest, message)) return;
  const auto refused = [&](std::string_view code, std::string_view what) { refuse(guest, message.nonce, code, what); };
  if (standing_.people.size() < 2) return refused("nobody_else", "there is nobody to agree with");
  const bool asked = !standing_.want_end.empty();
  if (!message.yes && !asked) return refused("nothing_asked", "nobody asks to end");
  const Reply reply{guest.connection, guest.viewer, message.nonce};
  if (message.yes && standing_.want_end.has(guest.viewer)) return deliver(reply);
  NewSeats change{row_.seats};
  if (message.yes) {
    agree_to_end(change.seats, guest.viewer);
  } else {
    forget_end(change.seats);
  }
  const bool ends = standing_of(change.seats).ended();
  const char* const kind = ends ? "agreed" : !message.yes ? "end_refused" : asked ? "end_agreed" : "end_asked";
  change.event = seat_event(index_of(guest.viewer), kind);
  change.reply = reply;
  change.again = handle_again(guest, message);
  change_seats(std::move(change));
}

void Table::note_seats() { standing_ = standing_of(row_.seats); }

/// The whole picture once more: what was asked is asked no longer, and there is a result.
void Table::end_here() {
  row_.over = true;
  tell_undo_request();
  stop_unwanted_thought();
  stop_unwanted_hints();
  for (const Guest& guest : audience_.guests()) guest.connection->send(bytes_of(table_text(guest)));
  tell_end();
}

/// What a game shows that people have ended goes before what the game alone would show. Everybody is told the same, as
/// everybody has seen it happen.
std::string Table::ended_look(const Guest& guest, std::string_view look) const {
  Json text = wire::parse_json(look);
  text["outcome"] = teller(guest.viewer, guest.language).outcome(outcome());
  if (standing_.ended()) {
    text["decision"] = {{"number", game_->decision().number}, {"over", true}, {"asked", Json::array()}};
    text["decision"]["can_undo"] = false;
    text["legal"] = Json::array();
    text["ending"] = ending_json();
  }
  return wire::write_json(text);
}

/// {"kind":"conceded","winners":[0],"gave_up":[{"seat":1,"why":"conceded","decision":12}]}; without a kind where the
/// game was played to its end after somebody gave up.
Json Table::ending_json() const {
  Json json{{"winners", wire::seats_json(outcome().winners)}, {"gave_up", Json::array()}};
  if (standing_.ended()) json["kind"] = standing_.ending;
  for (int i = 0; i < game_->seats(); ++i) {
    if (!standing_.gave_up.has(seat_at(i))) continue;
    const Claim claim = claim_of(row_.seats[static_cast<std::size_t>(i)]);
    json["gave_up"].push_back({{"seat", i}, {"why", claim.why}, {"decision", claim.gave_up_at}});
  }
  return json;
}

}  // namespace bathys::server
