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

Table::Seen Table::seen_by(Seat viewer, const AnyGame& game) {
  return {viewer, std::make_unique<wire::ViewTree>(game, viewer), game.event_count_for(viewer)};
}

/// What was told last is what is seen now, and need not be looked at again.
Table::Before Table::before() {
  Before now{row_.change, game_->decision().number, {}, game_->outcome(), game_->decision()};
  for (const Guest& guest : audience_.guests()) {
    const auto has = [&](const Seen& seen) { return seen.viewer == guest.viewer; };
    if (std::any_of(now.seen.begin(), now.seen.end(), has)) continue;
    Told& told = told_to(guest.viewer);
    if (told.view && told.change == row_.change) {
      now.seen.push_back({guest.viewer, std::move(told.view), told.events});
    } else {
      now.seen.push_back(seen_by(guest.viewer, *game_));
    }
  }
  return now;
}

/// One difference for all guests of the same viewer, one text for those of the same language as well.
Table::Letters Table::updates(Before& before, bool undone) {
  const bool outcome = !same_outcome(before.outcome, game_->outcome());
  for (Seen& seen : before.seen) {
    auto now = std::make_unique<wire::ViewTree>(*game_, seen.viewer, seen.view.get());
    wire::write_patch(*seen.view, *now, seen.patch);
    // Undo takes the last events back, so the first ones are the same.
    if (undone) seen.events = std::min(seen.events, game_->event_count_for(seen.viewer));
    seen.news = game_->events_after(seen.viewer, before.answers);
    Told& told = told_to(seen.viewer);
    told = {row_.change, seen.events + seen.news.size(), std::move(now)};
  }
  struct Text {
    Seat viewer;
    std::string_view language;
    Bytes bytes;
  };
  std::vector<Text> texts;
  Letters letters;
  letters.reserve(audience_.guests().size());
  for (const Guest& guest : audience_.guests()) {
    const auto like = std::find_if(texts.begin(), texts.end(), [&](const Text& text) {
      return text.viewer == guest.viewer && text.language == guest.language.code();
    });
    if (like != texts.end()) {
      letters.push_back({guest.connection, like->bytes});
      continue;
    }
    const auto seen = std::find_if(before.seen.begin(), before.seen.end(),
                                   [&](const Seen& one) { return one.viewer == guest.viewer; });
    Bytes bytes = bytes_of(update_text(guest, before, *seen, outcome, undone));
    texts.push_back({guest.viewer, guest.language.code(), bytes});
    letters.push_back({guest.connection, std::move(bytes)});
  }
  return letters;
}

/// Whoever wanted the change gets `reply` before it, in one go.
void Table::send_news(const Reply* reply) {
  Bytes done = reply != nullptr ? bytes_of(done_text(reply->nonce, row_.change)) : nullptr;
  for (const Letter& letter : std::exchange(news_, {})) {
    if (done && letter.to == reply->to) {
      letter.to->send_both(std::exchange(done, nullptr), letter.text);
    } else {
      letter.to->send(letter.text);
    }
  }
  // Who has left meanwhile is told for the sake of order.
  if (done) reply->to->send(std::move(done));
}

/// Of a table where nothing happens they would only take room.
void Table::forget_views() {
  for (Told& told : told_) {
    told.view.reset();
    told.look.reset();
  }
}

std::string Table::update_text(const Guest& guest, const Before& before, const Seen& seen, bool outcome,
                               bool undone) const {
  const wire::Teller told = teller(guest.viewer, guest.language);
  std::string text;
  text.reserve(1024);
  text.append(R"({"type":"update","from":)").append(std::to_string(before.change));
  text.append(R"(,"change":)").append(std::to_string(row_.change));
  told.write_decision(text.append(R"(,"decision":)"), true);
  text.append(R"(,"patch":)").append(seen.patch);
  told.write_legal(text.append(R"(,"legal":)"));
  text.append(R"(,"from_event":)").append(std::to_string(seen.events));
  told.write_events(seen.news, seen.events, text.append(R"(,"events":)"));
  text.append(R"(,"next":)").append(std::to_string(seen.events + seen.news.size()));
  if (outcome) told.write_outcome(this->outcome(), text.append(R"(,"outcome":)"));
  if (undone) text.append(R"(,"undone":true)");
  if (undo_.has_history_since(before.change)) {
    text.append(R"(,"taken_back":)").append(wire::write_json(taken_back_since(before.change, guest)));
  }
  if (const auto deadline = deadline_told_to(guest.viewer)) {
    text.append(R"(,"deadline":)").append(std::to_string(*deadline));
    text.append(R"(,"now":)").append(std::to_string(services_.settings.wall_ms()));
  }
  if (clock_.is_whole()) text.append(R"(,"clocks":)").append(wire::write_json(clocks_json()));
  return text += '}';
}

/// In milliseconds since 1970, as clients count.
std::optional<i64> Table::deadline_told_to(Seat viewer) const {
  const auto deadline = clock_.deadline_for(viewer);
  if (!deadline) return std::nullopt;
  return services_.told(*deadline);
}

Json Table::present_seats() const {
  Json seats = Json::array();
  for (std::size_t i = 0; i < row_.seats.size(); ++i) seats.push_back(present_seat(static_cast<int>(i)));
  return seats;
}

/// What is asked for again while nothing happens is not worded again.
const std::string& Table::kept_look(const Guest& guest) {
  Told& told = told_to(guest.viewer);
  if (told.change != row_.change) told = {row_.change, game_->event_count_for(guest.viewer)};
  if (!told.look || told.language != guest.language.code() || told.seated != row_.seated) {
    ++services_.metrics.pictures;
    std::string look;
    teller(guest.viewer, guest.language).write_look(0, look);
    told.look = bytes_of(std::move(look));
    told.language = guest.language.code();
    told.seated = row_.seated;
  }
  return *told.look;
}

std::string Table::table_text(const Guest& guest) const {
  std::string look;
  teller(guest.viewer, guest.language).write_look(0, look);
  return table_text(guest, look);
}

std::string Table::table_text(const Guest& guest, std::string_view look) const {
  const Json viewer = is_seat(guest.viewer) ? Json(index_of(guest.viewer)) : Json("spectator");
  Json text{{"type", "table"},           {"table", row_.id},
            {"game", row_.game},         {"options", wire::setup_json(*game_)},
            {"viewer", viewer},          {"owner", guest.owner},
            {"seats", present_seats()},  {"timer", terms_.whole ? 0 : row_.timer},
            {"commitment", commitment_}, {"change", row_.change}};
  text["hints"] = allows_hints();
  add_terms(guest, text);
  if (const auto deadline = deadline_told_to(guest.viewer)) {
    text["deadline"] = *deadline;
    text["now"] = services_.settings.wall_ms();
  }
  std::string told = wire::write_json(text);
  told.back() = ',';
  told.append(over() ? ended_look(guest, look).substr(1) : std::string(look.substr(1)));
  if (undo_.has_history_since(0)) {
    told.back() = ',';
    told.append(R"("taken_back":)").append(wire::write_json(taken_back_since(0, guest))).append("}");
  }
  return told;
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
  if (undo_told_) guest.connection->send(bytes_of(undo_asked_text()));
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
  Before before{since, *answers, {}, then->outcome(), then->decision()};
  Seen seen = seen_by(guest.viewer, *then);
  wire::write_patch(*seen.view, wire::ViewTree(*game_, guest.viewer, seen.view.get()), seen.patch);
  seen.news = game_->events_after(guest.viewer, *answers);
  guest.connection->send(bytes_of(update_text(guest, before, seen, true, false)));
  return true;
}

}  // namespace bathys::server
