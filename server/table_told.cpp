// One table: what its viewers are told.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/sha256.hpp"
#include "server/table.hpp"
#include "wire/parsing.hpp"
#include "wire/view_patch.hpp"

namespace bathys::server {
namespace {

bool same_outcome(const Outcome& a, const Outcome& b) {
  return a.over == b.over && a.winners == b.winners && a.points == b.points && a.verdict == b.verdict;
}

}  // namespace

std::array<std::string, kMaxSeats> Table::names() const {
  std::array<std::string, kMaxSeats> names;
  for (std::size_t i = 0; i < row_.seats.size(); ++i) names[i] = row_.seats[i].name;
  return names;
}

wire::Teller Table::teller(Seat viewer, const words::Language& language) const {
  return {*game_, viewer, wire::Voice{language, names()}};
}

Json Table::taken_back_since(u64 change, const Guest& guest) const {
  return undo_.history_since(change, guest.language, {names(), guest.viewer});
}

Table::Seen Table::seen_by(Seat viewer, const AnyGame& game) const {
  return {viewer, wire::ViewTree(game, viewer), wire::Teller(game, viewer).event_count()};
}

Table::Before Table::before() const {
  Before now{row_.change, {}, game_->outcome(), game_->decision()};
  for (const Guest& guest : audience_.guests()) {
    const auto has = [&](const Seen& seen) { return seen.viewer == guest.viewer; };
    if (std::any_of(now.seen.begin(), now.seen.end(), has)) continue;
    const EventCount& counted = event_counts_[static_cast<std::size_t>(index_of(guest.viewer))];
    if (counted.change == row_.change && counted.change > 0) {
      now.seen.push_back({guest.viewer, wire::ViewTree(*game_, guest.viewer), counted.events});
    } else {
      now.seen.push_back(seen_by(guest.viewer, *game_));
    }
  }
  return now;
}

/// One text for all guests of the same viewer and language.
Table::Letters Table::updates(const Before& before, bool undone) const {
  Letters letters;
  const bool changed = !same_outcome(before.outcome, game_->outcome());
  const std::vector<Guest>& guests = audience_.guests();
  for (std::size_t i = 0; i < guests.size(); ++i) {
    const Guest& guest = guests[i];
    std::size_t like = 0;
    while (guests[like].viewer != guest.viewer || guests[like].language.code() != guest.language.code()) ++like;
    if (like < i) {
      letters.push_back({guest.connection, letters[like].text});
      continue;
    }
    const auto seen = std::find_if(before.seen.begin(), before.seen.end(),
                                   [&](const Seen& one) { return one.viewer == guest.viewer; });
    letters.push_back({guest.connection, bytes_of(update_text(guest, *seen, before.change, changed, undone))});
  }
  return letters;
}

void Table::send_news() {
  for (const Letter& letter : std::exchange(news_, {})) letter.to->send(letter.text);
}

std::string Table::update_text(const Guest& guest, const Seen& seen, u64 from, bool outcome, bool undone) const {
  const wire::Teller told = teller(guest.viewer, guest.language);
  Json decision = told.decision();
  decision["can_undo"] = game_->can_undo();
  // Undo takes the last events back, so the first ones are the same.
  const std::size_t first = undone ? std::min(seen.events, told.event_count()) : seen.events;
  const Json events = told.events(first);
  event_counts_[static_cast<std::size_t>(index_of(guest.viewer))] = {row_.change, first + events.size()};
  std::string text;
  text.reserve(2048);
  text.append(R"({"type":"update","from":)").append(std::to_string(from));
  text.append(R"(,"change":)").append(std::to_string(row_.change));
  text.append(R"(,"decision":)").append(wire::write_json(decision)).append(R"(,"patch":)");
  wire::write_patch(seen.view, wire::ViewTree(*game_, guest.viewer), text);
  text.append(R"(,"legal":)").append(wire::write_json(told.legal()));
  text.append(R"(,"from_event":)").append(std::to_string(first));
  text.append(R"(,"events":)").append(wire::write_json(events));
  text.append(R"(,"next":)").append(std::to_string(first + events.size()));
  if (outcome) text.append(R"(,"outcome":)").append(wire::write_json(outcome_json(told)));
  if (undone) text.append(R"(,"undone":true)");
  const Json taken_back = taken_back_since(from, guest);
  if (!taken_back.empty()) text.append(R"(,"taken_back":)").append(wire::write_json(taken_back));
  if (const auto deadline = deadline_told_to(guest.viewer)) {
    text.append(R"(,"deadline":)").append(std::to_string(*deadline));
  }
  if (clock_.is_whole()) text.append(R"(,"clocks":)").append(wire::write_json(clocks_json()));
  return text += '}';
}

/// In milliseconds since 1970, as clients count.
std::optional<i64> Table::deadline_told_to(Seat viewer) const {
  const auto deadline = clock_.deadline_for(viewer);
  if (!deadline) return std::nullopt;
  return now_ms() + *deadline - services_.time.now();
}

Json Table::present_seats() const {
  Json seats = Json::array();
  for (std::size_t i = 0; i < row_.seats.size(); ++i) seats.push_back(present_seat(static_cast<int>(i)));
  return seats;
}

std::string Table::table_text(const Guest& guest) const {
  const Json viewer = is_seat(guest.viewer) ? Json(index_of(guest.viewer)) : Json("spectator");
  Json text{{"type", "table"},           {"table", row_.id},
            {"game", row_.game},         {"options", wire::setup_json(*game_)},
            {"viewer", viewer},          {"owner", guest.owner},
            {"seats", present_seats()},  {"timer", terms_.whole ? 0 : row_.timer},
            {"commitment", commitment_}, {"change", row_.change}};
  text["hints"] = allows_hints();
  add_terms(guest, text);
  if (const auto deadline = deadline_told_to(guest.viewer)) text["deadline"] = *deadline;
  const Json look = teller(guest.viewer, guest.language).look(0);
  for (const auto& [name, value] : look.items()) text[name] = value;
  if (over()) text["outcome"] = outcome_json(teller(guest.viewer, guest.language));
  if (standing_.ended()) {
    text["decision"] = {{"number", game_->decision().number}, {"over", true}, {"asked", Json::array()}};
    text["decision"]["can_undo"] = false;
    text["legal"] = Json::array();
    text["ending"] = ending_json();
  }
  const Json taken_back = taken_back_since(0, guest);
  if (!taken_back.empty()) text["taken_back"] = taken_back;
  return wire::write_json(text);
}

std::string Table::opened_text() const {
  Json text{{"type", "opened"}, {"seed", seed_of(row_)}, {"salt", row_.salt}};
  if (terms_.invites) {
    text["secret"] = row_.seed;
    text["parts"] = Json::array();
    for (const storage::SeatRow& seat : row_.seats) text["parts"].push_back(claim_of(seat).part);
  }
  return wire::write_json(text);
}

void Table::greet(const Guest& guest, std::optional<u64> since) {
  if (!since || waiting_for_people_ || standing_.ended() || !resume(guest, *since))
    guest.connection->send(bytes_of(picture_text(guest)));
  if (since) guest.connection->send(bytes_of(seats_text(true)));
  if (undo_.request()) guest.connection->send(bytes_of(undo_asked_text()));
  if (over()) guest.connection->send(bytes_of(opened_text()));
  tell_next(guest);
  if (!standing_.next.empty() && guest.link.empty()) guest.connection->send(bytes_of(rematch_text()));
}

/// A client that has seen an earlier change gets only the difference.
bool Table::resume(const Guest& guest, u64 since) const {
  const auto answers = changes_.answers_after(since);
  if (!answers) return false;
  const auto then = game_->clone();
  then->rewind(*answers);
  guest.connection->send(bytes_of(update_text(guest, seen_by(guest.viewer, *then), since, true, false)));
  return true;
}

}  // namespace bathys::server
