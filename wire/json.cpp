// The JSON forms of a game in play.
#include "wire/json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "wire/actions.hpp"
#include "wire/json_archive.hpp"

namespace bathys::wire {
namespace {

Json counts_json(const Arg& arg) {
  Json counts = Json::object();
  for (int i = 0; i < 4; ++i) {
    const int count = (arg.value >> (4 * i)) & 0xF;
    if (count > 0) counts[std::string(arg.terms[i])] = count;
  }
  return counts;
}

/// Without a language: numbers, {"seat":n}, catalogue keys and names as texts, {"key":count}.
Json arg_json(const Arg& arg) {
  switch (arg.kind) {
    case Arg::Kind::number:
      return arg.value;
    case Arg::Kind::seat:
      return {{"seat", arg.value}};
    case Arg::Kind::term:
    case Arg::Kind::text:
    case Arg::Kind::phrase:
      return arg.text;
    case Arg::Kind::counts:
      return counts_json(arg);
    case Arg::Kind::none:
      break;
  }
  return nullptr;
}

Json args_json(const Message& message) {
  Json list = Json::array();
  for (const Arg& arg : message.args) {
    if (arg.kind == Arg::Kind::none) break;
    list.push_back(arg_json(arg));
  }
  return list;
}

}  // namespace

void add_figures(const Message& message, Json& told) {
  for (const Arg& arg : message.args) {
    if (arg.kind == Arg::Kind::number && !arg.text.empty()) told[std::string(arg.text)] = arg.value;
  }
}

Json seats_json(SeatSet seats) {
  Json list = Json::array();
  for (int i = 0; i < kMaxSeats; ++i) {
    if (seats.has(seat_at(i))) list.push_back(i);
  }
  return list;
}

Teller::Teller(const AnyGame& game, Seat viewer, Voice voice)
    : game_(game), viewer_(viewer), language_(voice.language), names_{std::move(voice.names), viewer} {}

Json Teller::view() const {
  Json shown;
  JsonWriter writer(shown);
  game_.write_view_for(viewer_, writer);
  return shown;
}

Json Teller::decision() const {
  const Decision decision = game_.decision();
  Json shown{{"number", decision.number}, {"over", decision.over}, {"asked", seats_json(decision.asked)}};
  if (decision.over) return shown;
  shown["kind"] = decision.rule;
  shown["rule"] = cite(decision.section);
  shown["sealed"] = decision.sealed;
  const Message question = game_.question_for(viewer_);
  shown["question"] = say(question);
  add_figures(question, shown);
  if (const auto forced = game_.forced()) shown["forced"] = spell(game_.verbs(), *forced);
  return shown;
}

Json Teller::legal() const {
  Json list = Json::array();
  if (!is_seat(viewer_)) return list;
  Options options;
  game_.legal(viewer_, options);
  for (const Action action : options) list.push_back(answer(action));
  return list;
}

Json Teller::answer(Action action) const {
  const Message sentence = game_.answer_for(viewer_, action);
  Json told{
      {"text", spell(game_.verbs(), action)}, {"json", action_json(game_.verbs(), action)}, {"say", say(sentence)}};
  add_figures(sentence, told);
  return told;
}

Json Teller::events(std::size_t since) const {
  Json list = Json::array();
  for (const LoggedEvent& logged : game_.events_for(viewer_, since)) list.push_back(event(since++, logged));
  return list;
}

Json Teller::event(std::size_t number, const LoggedEvent& logged) const {
  const Message message = game_.message(logged.event);
  Json told{{"n", number},
            {"decision", logged.decision},
            {"kind", game_.event_name(logged.event)},
            {"args", args_json(message)},
            {"text", say(message)}};
  if (logged.forced) told["forced"] = true;
  return told;
}

std::size_t Teller::event_count() const { return game_.events_for(viewer_, 0).size(); }

Json Teller::outcome() const { return outcome(game_.outcome()); }

Json Teller::outcome(const Outcome& outcome) const {
  Json shown{{"over", outcome.over}, {"winners", seats_json(outcome.winners)}, {"points", by_seat(outcome.points)}};
  if (!outcome.verdict.empty()) {
    shown["verdict"] = say(outcome.verdict);
    shown["kind"] = outcome.verdict.key.substr(outcome.verdict.key.rfind('.') + 1);
    shown["args"] = args_json(outcome.verdict);
  }
  if (Json list = sources(); !list.empty()) shown["sources"] = std::move(list);
  return shown;
}

Json Teller::sources() const {
  Json list = Json::array();
  for (const PointSource& source : game_.sources()) {
    list.push_back({{"source", source.name},
                    {"word", source_word(game_.name(), source, language_)},
                    {"points", by_seat(source.points)}});
  }
  return list;
}

Json Teller::by_seat(const std::array<i32, kMaxSeats>& points) const {
  return Json(std::vector<i32>(points.begin(), points.begin() + game_.seats()));
}

Json Teller::course() const {
  const Course course = game_.course();
  Json points = Json::array();
  for (const Scored& scored : course.scored) {
    points.push_back({{"decision", scored.decision}, {"points", by_seat(scored.points)}});
  }
  Json turns = Json::array();
  for (const CourseTurn& turn : course.turns) {
    turns.push_back({{"decision", turn.decision},
                     {"round", turn.round},
                     {"asked", seats_json(turn.asked)},
                     {"sealed", turn.sealed}});
  }
  return {{"points", std::move(points)}, {"turns", std::move(turns)}};
}

Json Teller::look(std::size_t since) const {
  Json now = decision();
  now["can_undo"] = game_.can_undo();
  Json news = events(since);
  // A viewer with fewer events than `since` (undo took some back) is told the true number.
  const std::size_t next = news.empty() ? std::min(since, event_count()) : since + news.size();
  return {{"decision", std::move(now)}, {"view", view()}, {"legal", legal()},
          {"events", std::move(news)},  {"next", next},   {"outcome", outcome()}};
}

Json Teller::refusal(const Refusal& refusal) const {
  Json shown{{"code", refusal.code}};
  if (!refusal.rule.empty()) shown["rule"] = cite(refusal.rule);
  shown["message"] = refusal_text(refusal, language_, names_);
  return shown;
}

std::string Teller::cite(std::string_view section) const { return citation(game_.name(), section); }

std::string refusal_text(const Refusal& refusal, const words::Language& language, const words::SeatNames& names) {
  const std::string key = "refusal." + std::string(refusal.code);
  Message message{key, {}};
  std::copy(refusal.args.begin(), refusal.args.end(), message.args.begin());
  return language.render(message, names);
}

/// The game's own word, or one for all games.
std::string source_word(std::string_view game, const PointSource& source, const words::Language& language) {
  const std::string key = "source." + std::string(source.name);
  for (const std::string& place : {std::string(game) + "." + key, key}) {
    if (language.has(place)) return language.term(place);
  }
  return std::string(source.name);
}

std::string citation(std::string_view game, std::string_view section) {
  return std::string(game).append(" ").append(section);
}

bool is_section(std::string_view text) {
  return text.find_first_not_of("0123456789.ABCDEFGHIJKLMNOPQRSTUVWXYZ") == std::string_view::npos;
}

Json state_json(const AnyGame& game) {
  Json shown;
  JsonWriter writer(shown);
  game.write_state(writer);
  return shown;
}

Json setup_json(const AnyGame& game) {
  Json shown;
  JsonWriter writer(shown);
  game.write_setup(writer);
  return shown;
}

}  // namespace bathys::wire
