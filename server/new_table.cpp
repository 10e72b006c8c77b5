// A table to be made, as a request describes it.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "bots/bot.hpp"
#include "core/refusal.hpp"
#include "core/sha256.hpp"
#include "games/all/games.hpp"
#include "server/api.hpp"
#include "server/claims.hpp"
#include "server/names.hpp"
#include "server/rated.hpp"
#include "server/stored_table.hpp"
#include "server/tokens.hpp"
#include "wire/json_archive.hpp"
#include "wire/parsing.hpp"

namespace bathys::server {
namespace {

constexpr std::string_view kFields[] = {"game",  "options", "seats",   "public",      "timer", "hints", "seed",
                                        "start", "renewal", "absence", "invitations", "clock", "late",  "rated"};

const Json& field(const Json& object, const char* name, Json::value_t kind, const char* expected) {
  const auto found = object.find(name);
  if (found == object.end()) throw BadInput{name, "is missing"};
  const bool number = kind == Json::value_t::number_integer && found->is_number_integer();
  if (found->type() != kind && !number) {
    throw BadInput{name, std::string(expected) + " is expected, found " + wire::found(*found)};
  }
  return *found;
}

/// False when the request does not say.
bool flag(const Json& request, const char* name) {
  return request.contains(name) && field(request, name, Json::value_t::boolean, "true or false").get<bool>();
}

void refuse_unknown(const Json& request) {
  for (const auto& [name, value] : request.items()) {
    const bool known = std::find(std::begin(kFields), std::end(kFields), name) != std::end(kFields);
    if (!known) throw BadInput{name, "is not a field of a table"};
  }
}

const AnyKind& kind_of(const Json& request) {
  const std::string name = field(request, "game", Json::value_t::string, "a text");
  const AnyKind* const kind = find_game(name);
  if (kind == nullptr) throw BadInput{"game", "unknown game " + wire::found(name)};
  return *kind;
}

std::string name_of(const Json& seat) {
  if (!seat.contains("name")) return {};
  const std::string name = field(seat, "name", Json::value_t::string, "a text");
  if (!name.empty() && !is_name(name)) throw BadInput{"name", kNameRule};
  return name;
}

i64 seconds_of(const Json& request, const char* name, i64 usual) {
  if (!request.contains(name)) return usual;
  const auto seconds = wire::whole_number(request[name]);
  if (!seconds || *seconds < 0 || *seconds > Terms::kMax) throw BadInput{name, "seconds are expected"};
  return *seconds;
}

storage::SeatRow read_seat(const Json& seat) {
  if (!seat.is_object()) throw BadInput{"seats", "an object is expected, found " + wire::found(seat)};
  const std::string kind = field(seat, "kind", Json::value_t::string, "a text");
  if (kind == "human") return {name_of(seat), {}, {}};
  if (kind != "bot") throw BadInput{"kind", "human or bot is expected, found " + wire::found(kind)};
  const std::string level = field(seat, "level", Json::value_t::string, "a text");
  if (!is_level(level)) throw BadInput{"level", "unknown level " + wire::found(level)};
  return {name_of(seat), level, {}};
}

void read_seats(const Json& request, NewTable& made) {
  bool somebody = false;
  for (const Json& seat : field(request, "seats", Json::value_t::array, "a list")) {
    made.row.seats.push_back(read_seat(seat));
    const bool person = made.row.seats.back().level.empty();
    somebody = somebody || person;
    made.tokens.push_back(person ? new_token() : std::string());
    if (person) made.row.seats.back().token_hash = hash_of(made.tokens.back());
  }
  if (!somebody) throw BadInput{"seats", "at least one human is expected"};
  if (static_cast<int>(made.row.seats.size()) != made.game->seats()) {
    throw BadInput{"seats", std::to_string(made.game->seats()) + " are expected, as the options say"};
  }
}

void begin(const Json& request, const AnyKind& kind, const Key& seed, NewTable& made) {
  if (request.contains("start")) {
    wire::JsonReader reader(request["start"], "start");
    made.game = kind.from_position(reader);
    reader.finish();
    made.row.start = wire::write_json(request["start"]);
    return;
  }
  const Json options = request.contains("options") ? request["options"] : Json::object();
  wire::JsonReader reader(options, "options");
  made.game = kind.begin(reader, seed);
  reader.finish();
}

Key chosen_seed(const Json& request) {
  if (!request.contains("seed")) return new_key();
  const auto text = wire::word_or_number(request["seed"]);
  if (!text) throw BadInput{"seed", "a text or a whole number is expected"};
  return key_from_text(*text);
}

i64 positive(const Json& object, const char* name, i64 least) {
  const auto seconds = object.contains(name) ? wire::whole_number(object[name]) : std::optional<i64>(0);
  if (!seconds || *seconds < least || *seconds > kMaxTimerSeconds) {
    throw BadInput{std::string("clock.") + name, "seconds are expected, at least " + std::to_string(least)};
  }
  return *seconds;
}

/// Either each decision has its time, or each seat has a store of it for the whole game.
void choose_clock(const Json& request, storage::TableRow& row) {
  Terms terms;
  if (request.contains("timer")) {
    const auto timer = wire::whole_number(request["timer"]);
    if (!timer || *timer < 0 || *timer > kMaxTimerSeconds) throw BadInput{"timer", "seconds are expected, 0 for none"};
    row.timer = *timer;
  }
  if (request.contains("clock") && !request["clock"].is_null()) {
    const Json& clock = field(request, "clock", Json::value_t::object, "an object");
    if (row.timer != 0) throw BadInput{"clock", "there is a timer for each decision already"};
    for (const auto& [name, value] : clock.items()) {
      if (name != "time" && name != "increment") throw BadInput{"clock." + name, "is not a field of a clock"};
    }
    row.timer = positive(clock, "time", 1);
    terms.increment = positive(clock, "increment", 0);
    terms.whole = true;
  }
  if (request.contains("late")) {
    const std::string late = field(request, "late", Json::value_t::string, "a text");
    if (late != "bot" && late != "lose") throw BadInput{"late", "bot or lose is expected, found " + wire::found(late)};
    terms.loses = late == "lose";
  }
  if (terms.whole || terms.loses) row.terms = terms_text(terms);
}

/// Where people play with each other, nobody has a seat before it is taken. Whoever is alone has it by making the
/// table, unless they want to have a part in the seed, too.
void invite(const Json& request, storage::TableRow& row) {
  Terms terms = terms_of(row);
  terms.invites = true;
  const i64 usual = usual_absence(row);
  terms.absence = seconds_of(request, "absence", row.rated != 0 ? std::max(usual, kLeastRatedAbsence) : usual);
  terms.renewal = seconds_of(request, "renewal", std::max(terms.absence, usual));
  const auto person = [](const storage::SeatRow& seat) { return seat.level.empty(); };
  if (std::count_if(row.seats.begin(), row.seats.end(), person) < 2 && !flag(request, "invitations")) return;
  row.terms = terms_text(terms);
  for (storage::SeatRow& seat : row.seats) {
    Claim claim;
    claim.invitation = std::exchange(seat.token_hash, {});
    keep(seat, claim);
  }
}

/// Only games between people who have nothing but their own heads say how strong they are.
void choose_rated(const Json& request, bool trusted, storage::TableRow& row) {
  if (!flag(request, "rated")) return;
  const auto bot = [](const storage::SeatRow& seat) { return !seat.level.empty(); };
  if (row.seats.size() < 2) throw BadInput{"rated", "needs two or more people"};
  if (std::any_of(row.seats.begin(), row.seats.end(), bot)) throw BadInput{"rated", "is for people only, without bots"};
  if (flag(request, "hints")) throw BadInput{"rated", "goes without hints"};
  if (!trusted && seconds_of(request, "absence", kLeastRatedAbsence) < kLeastRatedAbsence) {
    throw BadInput{"absence", "a rated table needs at least a day (" + std::to_string(kLeastRatedAbsence) + ")"};
  }
  row.rated = 1;
}

/// The person who chooses the seed knows every secret of the game, so only someone without human opponents may.
void refuse_known_secrets(const Json& request, const std::vector<storage::SeatRow>& seats) {
  const auto person = [](const storage::SeatRow& seat) { return seat.level.empty(); };
  if (!request.contains("seed")) return;
  if (flag(request, "invitations")) throw BadInput{"seed", "comes from all where seats are taken by invitations"};
  if (std::count_if(seats.begin(), seats.end(), person) < 2) return;
  throw BadInput{"seed", "can be chosen only by someone who plays alone or against bots"};
}

}  // namespace

NewTable plan_table(const Json& request, bool trusted) {
  if (!request.is_object()) throw BadInput{"", "an object is expected"};
  refuse_unknown(request);
  if (!trusted && request.contains("start")) throw BadInput{"start", "is not a field of a table"};
  const AnyKind& kind = kind_of(request);
  const Key seed = chosen_seed(request);
  NewTable made;
  made.row.game = kind.name();
  begin(request, kind, seed, made);
  read_seats(request, made);
  if (!trusted) refuse_known_secrets(request, made.row.seats);
  choose_rated(request, trusted, made.row);
  choose_clock(request, made.row);
  if (!trusted || flag(request, "invitations")) invite(request, made.row);
  made.row.id = new_token();
  made.row.rules = kind.rules_version();
  made.row.components = kind.components_hash();
  made.row.options = wire::write_json(wire::setup_json(*made.game));
  made.row.seed = hex(seed);
  made.row.salt = hex(new_key());
  made.spectator = new_token();
  made.owner = new_token();
  made.row.spectator_hash = hash_of(made.spectator);
  made.row.owner_hash = hash_of(made.owner);
  made.row.is_public = flag(request, "public");
  made.row.hints = flag(request, "hints");
  made.row.created = made.row.touched = now_seconds();
  if (is_waiting(made.row)) made.game = dealt(made.row);
  return made;
}

}  // namespace bathys::server
