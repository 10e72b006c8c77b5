// How seats are taken.
#include "server/claims.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/refusal.hpp"
#include "core/seat.hpp"
#include "core/sha256.hpp"
#include "server/messages.hpp"
#include "server/names.hpp"
#include "server/rated.hpp"
#include "server/seeding.hpp"
#include "server/tokens.hpp"
#include "wire/parsing.hpp"

namespace bathys::server {
namespace {

constexpr std::pair<const char*, std::string Claim::*> kTexts[] = {
    {"invitation", &Claim::invitation}, {"part", &Claim::part},        {"moving", &Claim::moving},
    {"moved", &Claim::moved},           {"new_link", &Claim::renewal}, {"why", &Claim::why},
    {"player", &Claim::player},         {"ending", &Claim::ending},    {"next", &Claim::next},
    {"reaction", &Claim::reaction},
};
constexpr std::pair<const char*, i64 Claim::*> kNumbers[] = {
    {"when", &Claim::when},           {"new_link_from", &Claim::renewal_from},
    {"gave_up", &Claim::gave_up},     {"gave_up_at", &Claim::gave_up_at},
    {"wants_end", &Claim::wants_end}, {"pause", &Claim::pause},
    {"paused_at", &Claim::paused_at}, {"reacted", &Claim::reacted},
    {"undo_at", &Claim::undo_at},     {"undo_to", &Claim::undo_to},
    {"stood_in", &Claim::stood_in},
};

Json read_object(const std::string& text, const char* where) {
  if (text.empty()) return Json::object();
  Json object = wire::parse_json(text);
  if (!object.is_object()) throw BadInput{where, "an object is expected, found " + wire::found(object)};
  return object;
}

i64 seconds_in(const Json& object, const char* name, i64 otherwise) {
  if (!object.contains(name)) return otherwise;
  const auto number = wire::whole_number(object[name]);
  if (!number || *number < 0 || *number > Terms::kMax) throw BadInput{name, "seconds are expected"};
  return *number;
}

std::string text_in(const Json& body, const char* name) {
  if (!body.contains(name) || !body[name].is_string()) throw BadInput{name, "a text is expected"};
  return body[name];
}

ClaimResult refused(const char* code, std::string what) { return {{}, -1, false, false, code, std::move(what)}; }

/// Nobody may hold two seats by one key, and no key may be a link.
bool is_used(const storage::TableRow& table, const std::string& hash) {
  const auto holds = [&](const storage::SeatRow& seat) { return seat.token_hash == hash; };
  return hash == table.owner_hash || hash == table.spectator_hash || invited_by(table.seats, hash) ||
         std::any_of(table.seats.begin(), table.seats.end(), holds);
}

void hand_over(Claim& claim, Invited::By by, const std::string& part, bool waiting, i64 now) {
  claim.moving.clear();
  if (by == Invited::By::move) return;
  if (by == Invited::By::renewal) claim.invitation = claim.renewal;
  claim.renewal.clear();
  claim.renewal_from = 0;
  claim.when = now;
  if (waiting) claim.part = part;
}

std::string used_text(const storage::SeatRow& seat) {
  return seat.name.empty() ? std::string("this invitation has been used") : seat.name + " has used this invitation";
}

std::optional<Invited> way_to(const storage::TableRow& table, const ClaimRequest& request) {
  if (!request.token.empty()) return invited_by(table.seats, hash_of(request.token));
  if (!table.is_public || static_cast<std::size_t>(request.seat) >= table.seats.size()) return std::nullopt;
  return Invited{request.seat, Invited::By::invitation};
}

}  // namespace

Claim claim_of(const storage::SeatRow& seat) {
  const Json object = read_object(seat.claim, "claim");
  Claim claim;
  for (const auto& [name, text] : kTexts) {
    if (object.contains(name)) claim.*text = text_in(object, name);
  }
  for (const auto& [name, field] : kNumbers) {
    if (!object.contains(name)) continue;
    const auto number = wire::whole_number(object[name]);
    if (!number) throw BadInput{name, "a number is expected"};
    claim.*field = *number;
  }
  if (!claim.part.empty() && claim.part != kPartOfBot && !is_part(claim.part)) {
    throw BadInput{"part", "64 hexadecimal digits are expected"};
  }
  return claim;
}

bool may_have_renewal(const storage::SeatRow& seat) { return seat.claim.find(R"("new_link")") != std::string::npos; }

void keep(storage::SeatRow& seat, const Claim& claim) {
  Json object = Json::object();
  for (const auto& [name, text] : kTexts) {
    if (!(claim.*text).empty()) object[name] = claim.*text;
  }
  for (const auto& [name, number] : kNumbers) {
    if (claim.*number != 0) object[name] = claim.*number;
  }
  seat.claim = wire::write_json(object);
}

i64 usual_absence(const storage::TableRow& table) {
  return table.timer >= Terms::kDay ? Terms::kDay : Terms::kUsualAbsence;
}

Terms terms_of(const storage::TableRow& table) {
  Terms terms;
  const Json object = read_object(table.terms, "terms");
  terms.invites = !table.terms.empty() && !object.contains("links");
  terms.whole = object.contains("whole");
  terms.increment = seconds_in(object, "increment", 0);
  terms.loses = object.contains("loses");
  terms.renewal = seconds_in(object, "renewal", Terms::kUsualAbsence);
  terms.absence = seconds_in(object, "absence", Terms::kUsualAbsence);
  return terms;
}

std::string terms_text(const Terms& terms) {
  Json text{{"renewal", terms.renewal}, {"absence", terms.absence}};
  if (!terms.invites) text["links"] = true;
  if (terms.whole) text["whole"] = true;
  if (terms.increment != 0) text["increment"] = terms.increment;
  if (terms.loses) text["loses"] = true;
  return wire::write_json(text);
}

bool is_waiting(const storage::TableRow& table) {
  const auto missing = [](const storage::SeatRow& seat) { return claim_of(seat).part.empty(); };
  return terms_of(table).invites && std::any_of(table.seats.begin(), table.seats.end(), missing);
}

bool are_taken(const Seats& seats) {
  const auto taken = [](const storage::SeatRow& seat) { return !seat.level.empty() || !claim_of(seat).part.empty(); };
  return std::all_of(seats.begin(), seats.end(), taken);
}

void close_parts(Seats& seats) {
  for (storage::SeatRow& seat : seats) {
    Claim claim = claim_of(seat);
    if (claim.part.empty()) claim.part = kPartOfBot;
    keep(seat, claim);
  }
}

std::string seed_of(const storage::TableRow& table) {
  if (!terms_of(table).invites) return table.seed;
  if (is_waiting(table)) return hex(sha256("bathys waits\n"));
  std::vector<std::string> parts;
  for (const storage::SeatRow& seat : table.seats) parts.push_back(claim_of(seat).part);
  return joint_seed(table.seed, parts);
}

bool may_renew(const storage::TableRow& table) { return !still_rated(table) || is_waiting(table); }

std::optional<Invited> invited_by(const Seats& seats, const std::string& hash) {
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i].claim.empty()) continue;
    const Claim claim = claim_of(seats[i]);
    const int seat = static_cast<int>(i);
    if (claim.invitation == hash) return Invited{seat, Invited::By::invitation};
    if (claim.moving == hash) return Invited{seat, Invited::By::move};
    if (claim.moved == hash) return Invited{seat, Invited::By::used_move};
    if (claim.renewal == hash) return Invited{seat, Invited::By::renewal};
  }
  return std::nullopt;
}

ClaimRequest read_claim(const wire::Json& body, bool open_seat) {
  if (!body.is_object()) throw BadInput{"", "an object is expected"};
  ClaimRequest request;
  if (open_seat) {
    const auto seat = body.contains("seat") ? wire::whole_number(body["seat"]) : std::nullopt;
    if (!seat || *seat < 0 || *seat >= kMaxSeats) throw BadInput{"seat", "a seat's number is expected"};
    request.seat = static_cast<int>(*seat);
  } else {
    request.token = text_in(body, "token");
  }
  request.key = text_in(body, "key");
  if (!is_token(request.key)) throw BadInput{"key", "22 letters of base64url are expected"};
  request.part = text_in(body, "part");
  if (!is_part(request.part)) throw BadInput{"part", "64 lower-case hexadecimal digits are expected"};
  if (body.contains("name") || open_seat) request.name = text_in(body, "name");
  if ((open_seat || !request.name.empty()) && !is_name(request.name)) {
    throw BadInput{"name", "a name has 1 to 40 letters"};
  }
  return request;
}

ClaimResult take_seat(const storage::TableRow& table, const ClaimRequest& request, Moment now) {
  const auto way = way_to(table, request);
  if (!way) return refused("wrong_token", "this link does not belong to the table");
  ClaimResult result{table.seats, way->seat};
  storage::SeatRow& seat = result.seats[static_cast<std::size_t>(way->seat)];
  Claim claim = claim_of(seat);
  const std::string hash = hash_of(request.key);
  const bool held = !seat.token_hash.empty();
  if (seat.token_hash == hash) {
    result.repeated = true;
    return result;
  }
  using By = Invited::By;
  if (way->by == By::used_move || (way->by == By::invitation && held)) return refused("used", used_text(seat));
  if (way->by == By::renewal && !may_renew(table)) return refused(kKeepsSeat.code, kKeepsSeat.what);
  if (way->by == By::renewal && now.running_ms < claim.renewal_from)
    return refused("too_early", "this link is not valid yet");
  if (!held && !seat.level.empty()) return refused("bot_plays", "a bot plays this seat");
  const bool reserved = request.token.empty() && !seat.name.empty();
  if (reserved) return refused("taken", "this seat is kept for somebody");
  if (is_used(table, hash)) return refused("bad_key", "this key is used at the table");
  if (way->by == By::move) claim.moved = claim.moving;
  hand_over(claim, way->by, request.part, is_waiting(table), now.wall_seconds);
  seat.token_hash = hash;
  if (table.rated != 0 && table.change == 0) claim.player = hash;
  if (!request.name.empty()) seat.name = request.name;
  result.moved = held;
  keep(seat, claim);
  return result;
}

}  // namespace bathys::server
