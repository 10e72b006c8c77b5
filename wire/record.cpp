// A game record as JSON, written and played again.
#include "wire/record.hpp"

#include <nlohmann/json.hpp>
#include <span>

#include "core/sha256.hpp"
#include "games/all/games.hpp"
#include "wire/components.hpp"
#include "wire/json.hpp"
#include "wire/json_archive.hpp"
#include "wire/parsing.hpp"

namespace bathys::wire {
namespace {

Json answers_json(const AnyGame& game) {
  Json list = Json::array();
  for (const Answer& answer : game.answers()) {
    list.push_back(Json::array({index_of(answer.seat), spell(game.verbs(), answer.action)}));
  }
  return list;
}

/// What says whether the rest can be understood at all.
struct Head {
  i64 version = 0;
  std::string game{};
  u32 rules = 0;
  std::string components{};
};

Head read_head(JsonReader& reader) {
  constexpr i64 kMax = 1'000'000;
  Head head;
  reader.number("bathys_record", head.version, 0, kMax);
  if (head.version != kRecordVersion) {
    throw BadInput{"bathys_record",
                   "format " + std::to_string(head.version) + " is not known, only " + std::to_string(kRecordVersion)};
  }
  reader.text("game", head.game);
  i64 rules = 0;
  reader.number("rules", rules, 0, kMax);
  head.rules = static_cast<u32>(rules);
  reader.text("components", head.components);
  return head;
}

const AnyKind& kind_of(const Head& head) {
  const AnyKind* const kind = find_game(head.game);
  if (kind == nullptr) throw BadInput{"game", "unknown game " + found(head.game)};
  // Otherwise a set-up or a position of other rules might not even be understood.
  if (!kind->may_replay(head.rules)) throw OtherRules(head.rules, kind->rules_version());
  return *kind;
}

/// Whoever opens a record made with other components has to find their file: the hash says which.
void check_components(const AnyKind& kind, const Head& head) {
  const std::string_view ours = kind.components_hash();
  // What was played by former rules is played again with what was built in alone.
  const bool others_count = head.rules == kind.rules_version() || !is_built_in(kind);
  if (!others_count || head.components == ours) return;
  Key digits;
  const bool is_hash = from_hex(head.components, digits);
  const std::string theirs = is_hash ? '"' + head.components + '"' : found(head.components);
  throw BadInput{"components",
                 "played with other components, " + theirs + "; those in play are \"" + std::string(ours) + "\""};
}

Key read_seed(JsonReader& reader) {
  std::string text;
  reader.text("seed", text);
  Key seed;
  if (!from_hex(text, seed)) reader.refuse("seed", "64 hexadecimal digits are expected, found " + found(text));
  return seed;
}

/// Either "start" alone, or "options" and "seed".
std::unique_ptr<AnyGame> begin(JsonReader& reader, const AnyKind& kind) {
  if (reader.has("start")) {
    reader.open_object("start");
    auto game = kind.from_position(reader);
    reader.close_object();
    return game;
  }
  const Key seed = read_seed(reader);
  reader.open_object("options");
  auto game = kind.begin(reader, seed);
  reader.close_object();
  return game;
}

i64 read_seat(JsonReader& reader, std::string_view name, const AnyGame& game) {
  i64 seat = 0;
  reader.number(name, seat, 0, game.seats() - 1);
  return seat;
}

/// What a table says about its end: it stands beside the game and changes nothing of it.
void check_ending(JsonReader& reader, const AnyGame& game) {
  constexpr std::string_view kKinds[] = {"conceded", "time", "agreed"};
  if (!reader.has("ending")) return;
  int which = 0;
  reader.open_object("ending");
  for (int i = reader.open_list("winners", 0, 0, game.seats()); i > 0; --i) read_seat(reader, "winners", game);
  reader.close_list();
  for (int i = reader.open_list("gave_up", 0, 0, game.seats()); i > 0; --i) {
    i64 decision = 0;
    reader.open_object("gave_up");
    read_seat(reader, "seat", game);
    reader.word("why", which, std::span(kKinds).first(2));
    reader.number("decision", decision, 0, kMaxRecordAnswers);
    reader.close_object();
  }
  reader.close_list();
  if (reader.has("kind")) reader.word("kind", which, kKinds);
  reader.close_object();
}

Answer read_answer(const AnyGame& game, const Json& given, const std::string& where) {
  if (!given.is_array() || given.size() != 2)
    throw BadInput{where, "[seat, \"answer\"] is expected, found " + found(given)};
  const auto seat = whole_number(given[0]);
  if (!seat || *seat < 0 || *seat >= game.seats()) {
    throw BadInput{where,
                   "a seat from 0 to " + std::to_string(game.seats() - 1) + " is expected, found " + found(given[0])};
  }
  const auto action = given[1].is_string() ? parse(game.verbs(), given[1].get_ref<const std::string&>()) : std::nullopt;
  if (!action) throw BadInput{where, found(given[1]) + " is not an answer"};
  return {seat_at(static_cast<int>(*seat)), *action};
}

void play(AnyGame& game, const Answer& answer, const std::string& where, const words::Language& language) {
  const Refusal refusal = game.play(answer.seat, answer.action);
  if (!refusal) return;
  std::string what = "seat " + std::to_string(index_of(answer.seat)) + " may not answer \"" +
                     spell(game.verbs(), answer.action) + "\": " + refusal_text(refusal, language, {}) + " (" +
                     std::string(refusal.code);
  if (!refusal.rule.empty()) what.append(", ").append(citation(game.name(), refusal.rule));
  throw BadInput{where, what + ")"};
}

}  // namespace

Json to_json(const AnyGame& game, const AnyKind& kind) {
  Json record{{"bathys_record", kRecordVersion},
              {"game", kind.name()},
              {"rules", kind.rules_version()},
              {"components", kind.components_hash()}};
  Json start;
  JsonWriter writer(start);
  if (game.write_start(writer)) {
    record["start"] = std::move(start);
  } else {
    record["options"] = setup_json(game);
    record["seed"] = hex(game.seed());
  }
  record["answers"] = answers_json(game);
  return record;
}

std::unique_ptr<AnyGame> load(const Json& record, const words::Language& language) {
  JsonReader reader(record);
  const Head head = read_head(reader);
  const AnyKind& kind = kind_of(head);
  check_components(kind, head);
  auto game = begin(reader, kind);
  kind.check_rules(*game, head.rules, head.components);
  const int count = reader.open_list("answers", 0, 0, static_cast<int>(kMaxRecordAnswers));
  reader.close_list();
  check_ending(reader, *game);
  reader.finish();
  for (int i = 0; i < count; ++i) {
    const std::string where = "answers[" + std::to_string(i) + "]";
    play(*game, read_answer(*game, record["answers"][static_cast<std::size_t>(i)], where), where, language);
  }
  return game;
}

}  // namespace bathys::wire
