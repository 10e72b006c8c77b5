// The JSON forms of a game in play.
#include "wire/json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <span>
#include <utility>

#include "wire/actions.hpp"
#include "wire/json_archive.hpp"
#include "wire/json_text.hpp"
#include "wire/view_tree.hpp"

namespace bathys::wire {
namespace {

void write_counts(const Arg& arg, std::string& out) {
  ObjectText counts(out);
  for (int i = 0; i < 4; ++i) {
    const int count = (arg.value >> (4 * i)) & 0xF;
    if (count > 0) counts.number(arg.terms[i], count);
  }
}

/// Without a language: numbers, {"seat":n}, catalogue keys and names as texts, {"key":count}.
void write_arg(const Arg& arg, std::string& out) {
  switch (arg.kind) {
    case Arg::Kind::number:
      return write_number(arg.value, out);
    case Arg::Kind::seat:
      return ObjectText(out).number("seat", arg.value);
    case Arg::Kind::term:
    case Arg::Kind::text:
    case Arg::Kind::phrase:
      return write_text(arg.text, out);
    case Arg::Kind::counts:
      return write_counts(arg, out);
    case Arg::Kind::none:
      break;
  }
  out += "null";
}

void write_args(const Message& message, std::string& out) {
  ListText list(out);
  for (const Arg& arg : message.args) {
    if (arg.kind == Arg::Kind::none) break;
    write_arg(arg, list.item());
  }
}

bool is_figure(const Arg& arg) { return arg.kind == Arg::Kind::number && !arg.text.empty(); }

/// The numbers of a sentence that have a name; of two with the same name, the last one in the first one's place.
void write_figures(const Message& message, ObjectText& told) {
  const auto& args = message.args;
  for (std::size_t i = 0; i < args.size(); ++i) {
    const auto named_alike = [&](const Arg& arg) { return is_figure(arg) && arg.text == args[i].text; };
    if (!is_figure(args[i]) || std::any_of(args.begin(), args.begin() + static_cast<std::ptrdiff_t>(i), named_alike))
      continue;
    told.number(args[i].text, std::find_if(args.rbegin(), args.rend(), named_alike)->value);
  }
}

void write_seats(SeatSet seats, std::string& out) {
  ListText list(out);
  for (int i = 0; i < kMaxSeats; ++i) {
    if (seats.has(seat_at(i))) write_number(i, list.item());
  }
}

void write_action(std::span<const Verb> verbs, Action action, std::string& out) {
  const Verb& verb = verbs[action.verb];
  ObjectText told(out);
  told.text("verb", verb.name);
  for (const FieldSpec& field : verb.fields) told.text(field.name, spell_field(action, field));
}

void write_way(const std::vector<std::string_view>& way, ObjectText& told) {
  if (way.empty()) return;
  ListText list(told.field("way"));
  for (const std::string_view place : way) write_text(place, list.item());
}

void write_facts(const std::function<bool(Archive&)>& write, ObjectText& told) {
  bool any = false;
  const ViewTree facts([&](Archive& archive) { any = write(archive); });
  if (any) facts.write(0, told.field("facts"));
}

/// A value of what was written.
template <class Write>
Json read_back(Write write) {
  std::string text;
  write(text);
  return Json::parse(text);
}

}  // namespace

void add_figures(const Message& message, Json& told) {
  for (const Arg& arg : message.args) {
    if (is_figure(arg)) told[std::string(arg.text)] = arg.value;
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

void Teller::write_view(std::string& out) const { ViewTree(game_, viewer_).write(0, out); }

void Teller::write_decision(std::string& out, bool in_look) const {
  const Decision decision = game_.decision();
  ObjectText told(out);
  told.number("number", decision.number);
  told.flag("over", decision.over);
  write_seats(decision.asked, told.field("asked"));
  if (!decision.over) {
    told.text("kind", decision.rule);
    told.text("rule", cite(decision.section));
    told.flag("sealed", decision.sealed);
    const Message question = game_.question_for(viewer_);
    told.text("question", say(question));
    write_figures(question, told);
    if (const auto forced = game_.forced()) told.text("forced", spell(game_.verbs(), *forced));
  }
  if (!in_look) return;
  told.flag("can_undo", game_.can_undo());
  write_facts([&](Archive& archive) { return game_.write_facts_for(viewer_, archive); }, told);
}

void Teller::write_legal(std::string& out) const {
  ListText list(out);
  if (!is_seat(viewer_)) return;
  Options options;
  game_.legal(viewer_, options);
  for (const Action action : options) write_answer(action, list.item());
}

void Teller::write_answer(Action action, std::string& out) const {
  const Message sentence = game_.answer_for(viewer_, action);
  ObjectText told(out);
  told.text("text", spell(game_.verbs(), action));
  write_action(game_.verbs(), action, told.field("json"));
  told.text("say", say(sentence));
  write_figures(sentence, told);
  write_way(game_.way_for(viewer_, action), told);
}

void Teller::write_events(std::span<const LoggedEvent> events, std::size_t first, std::string& out) const {
  ListText list(out);
  for (const LoggedEvent& logged : events) write_event(first++, logged, list.item());
}

void Teller::write_event(std::size_t number, const LoggedEvent& logged, std::string& out) const {
  const Message message = game_.message(logged.event);
  ObjectText told(out);
  told.number("n", static_cast<i64>(number));
  told.number("decision", logged.decision);
  told.text("kind", game_.event_name(logged.event));
  write_args(message, told.field("args"));
  told.text("text", say(message));
  write_way(game_.way_of(logged.event), told);
  if (logged.forced) told.flag("forced", true);
}

std::size_t Teller::event_count() const { return game_.event_count_for(viewer_); }

void Teller::write_outcome(const Outcome& outcome, std::string& out) const {
  ObjectText told(out);
  told.flag("over", outcome.over);
  write_seats(outcome.winners, told.field("winners"));
  write_points(outcome.points, told.field("points"));
  if (!outcome.verdict.empty()) {
    told.text("verdict", say(outcome.verdict));
    told.text("kind", outcome.verdict.key.substr(outcome.verdict.key.rfind('.') + 1));
    write_args(outcome.verdict, told.field("args"));
  }
  const std::vector<PointSource> sources = game_.sources();
  if (!sources.empty()) write_sources(sources, told.field("sources"));
}

void Teller::write_sources(const std::vector<PointSource>& sources, std::string& out) const {
  ListText list(out);
  for (const PointSource& source : sources) {
    ObjectText told(list.item());
    told.text("source", source.name);
    told.text("word", source_word(game_.name(), source, language_));
    write_points(source.points, told.field("points"));
  }
}

void Teller::write_points(const std::array<i32, kMaxSeats>& points, std::string& out) const {
  ListText list(out);
  for (int i = 0; i < game_.seats(); ++i) write_number(points[static_cast<std::size_t>(i)], list.item());
}

void Teller::write_look(std::size_t since, std::string& out) const {
  const std::vector<LoggedEvent> news = game_.events_for(viewer_, since);
  // A viewer with fewer events than `since` (undo took some back) is told the true number.
  const std::size_t next = news.empty() ? std::min(since, event_count()) : since + news.size();
  ObjectText told(out);
  write_decision(told.field("decision"), true);
  write_view(told.field("view"));
  write_legal(told.field("legal"));
  write_events(news, since, told.field("events"));
  told.number("next", static_cast<i64>(next));
  write_outcome(game_.outcome(), told.field("outcome"));
}

Json Teller::view() const {
  return read_back([&](std::string& out) { write_view(out); });
}
Json Teller::decision() const {
  return read_back([&](std::string& out) { write_decision(out, false); });
}
Json Teller::legal() const {
  return read_back([&](std::string& out) { write_legal(out); });
}
Json Teller::answer(Action action) const {
  return read_back([&](std::string& out) { write_answer(action, out); });
}
Json Teller::events(std::size_t since) const {
  return read_back([&](std::string& out) { write_events(game_.events_for(viewer_, since), since, out); });
}
Json Teller::event(std::size_t number, const LoggedEvent& logged) const {
  return read_back([&](std::string& out) { write_event(number, logged, out); });
}
Json Teller::outcome() const { return outcome(game_.outcome()); }
Json Teller::outcome(const Outcome& outcome) const {
  return read_back([&](std::string& out) { write_outcome(outcome, out); });
}
Json Teller::sources() const {
  return read_back([&](std::string& out) { write_sources(game_.sources(), out); });
}
Json Teller::look(std::size_t since) const {
  return read_back([&](std::string& out) { write_look(since, out); });
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
