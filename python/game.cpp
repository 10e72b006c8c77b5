// The class `Game` of the Python module: any game in play, told as the protocol tells it.
#include "python/game.hpp"

#include <pybind11/stl.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <random>

#include "bots/bot.hpp"
#include "bots/coach/coach.hpp"
#include "cli/board.hpp"
#include "core/sha256.hpp"
#include "games/all/games.hpp"
#include "python/convert.hpp"
#include "python/errors.hpp"
#include "wire/actions.hpp"
#include "wire/advice.hpp"
#include "wire/json_archive.hpp"
#include "wire/parsing.hpp"
#include "wire/record.hpp"

namespace bathys::python {
namespace {

namespace py = pybind11;
using wire::Json;

constexpr i64 kMaxSimulations = 10'000'000;
constexpr i64 kMaxBudgetMs = 600'000;
constexpr i64 kMaxSeed = i64{1} << 53;
constexpr i64 kMaxLines = 10;
constexpr std::size_t kMaxTextBytes = std::size_t{16} << 20;

Key random_key() {
  std::random_device device;
  Key key;
  for (u8& byte : key) byte = static_cast<u8>(device());
  return key;
}

words::Language language_named(const std::string& code) {
  if (const auto language = words::Language::find(code)) return *language;
  std::string codes;
  for (const words::Language& known : words::Language::all()) {
    codes.append(codes.empty() ? "" : ", ").append(known.code());
  }
  throw BadInput{"lang", wire::found(code) + " is not one of " + codes};
}

int bounded(const char* name, i64 value, i64 least, i64 most) {
  if (value >= least && value <= most) return static_cast<int>(value);
  throw BadInput{name, "a whole number from " + std::to_string(least) + " to " + std::to_string(most) +
                           " is expected, found " + std::to_string(value)};
}

u64 bot_seed(i64 seed) {
  if (seed >= 0 && seed <= kMaxSeed) return static_cast<u64>(seed);
  throw BadInput{"seed", "a whole number from 0 to 2^53 is expected"};
}

ReviewDepth depth_named(const std::string& name) {
  const auto known = std::find(kReviewDepths.begin(), kReviewDepths.end(), name);
  if (known == kReviewDepths.end())
    throw BadInput{"depth", "quick, standard or deep is expected, found " + wire::found(name)};
  return static_cast<ReviewDepth>(known - kReviewDepths.begin());
}

PyGame loaded(const Json& record) {
  auto game = wire::load(record);
  const AnyKind& kind = kind_named(std::string(game->name()));
  return {kind, std::move(game)};
}

}  // namespace

Key key_of(const py::object& seed) {
  if (seed.is_none()) return random_key();
  const auto text = wire::word_or_number(to_json(seed, "seed"));
  if (!text) throw BadInput{"seed", "a text or a whole number is expected"};
  Key key;
  return from_hex(*text, key) ? key : key_from_text(*text);
}

PyGame PyGame::begin(const std::string& game, const py::object& players, const py::object& seed,
                     const py::kwargs& options) {
  const AnyKind& kind = kind_named(game);
  Json setup = to_json(options, "options");
  if (!players.is_none()) setup["players"] = to_json(players, "players");
  wire::JsonReader reader(setup, "options");
  auto begun = kind.begin(reader, key_of(seed));
  reader.finish();
  return {kind, std::move(begun)};
}

PyGame PyGame::from_position(const py::dict& position, const std::optional<std::string>& game) {
  Json state = to_json(position, "position");
  std::string name = game.value_or("");
  if (const auto named = state.find("game"); named != state.end()) {
    if (!named->is_string()) throw BadInput{"game", "the name of a game is expected, found " + wire::found(*named)};
    name = named->get<std::string>();
    if (game && *game != name) throw BadInput{"game", "the position is one of " + name};
    state.erase("game");
  }
  if (name.empty()) throw BadInput{"game", "the position does not name its game"};
  const AnyKind& kind = kind_named(name);
  wire::JsonReader reader(state);
  auto begun = kind.from_position(reader);
  reader.finish();
  return {kind, std::move(begun)};
}

PyGame PyGame::from_record(const py::dict& record) { return loaded(to_json(record, "record")); }

PyGame PyGame::from_link(const std::string& link) {
  const AnyKind* const kind = find_game(link.substr(0, link.find('.')));
  if (kind == nullptr) throw BadInput{"link", "not a link of a known game"};
  return {*kind, kind->from_link(link)};
}

PyGame PyGame::from_text(const std::string& text) {
  if (text.size() > kMaxTextBytes) throw BadInput{"record", "longer than any record"};
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string::npos) throw BadInput{"record", "there is nothing in it"};
  if (text[first] == '{') return loaded(wire::parse_json(text));
  return from_link(text.substr(first, text.find_last_not_of(" \t\r\n") + 1 - first));
}

const AnyGame& PyGame::checked() const {
  begun_.check();
  return *game_;
}

AnyGame& PyGame::checked() {
  begun_.check();
  return *game_;
}

Seat PyGame::seat_or_asked(const std::optional<int>& seat) const {
  if (seat) return seat_at(bounded("seat", *seat, 0, game_->seats() - 1));
  const SeatSet asked = game_->decision().asked;
  return asked.empty() ? seat_at(0) : asked.front();
}

Seat PyGame::seat_or_spectator(const std::optional<int>& seat) const {
  return seat ? seat_at(bounded("seat", *seat, 0, game_->seats() - 1)) : kSpectator;
}

Action PyGame::read(const py::handle& answer) const {
  return wire::read_action(game_->verbs(), to_json(answer, "answer"), "answer");
}

wire::Teller PyGame::teller(Seat viewer, const std::string& language) const {
  return {checked(), viewer, {language_named(language), {}}};
}

std::string PyGame::seed() const { return hex(game_->seed()); }

py::object PyGame::asked() const { return to_python(wire::seats_json(checked().decision().asked)); }
py::object PyGame::decision() const { return to_python(teller(kSpectator, "en").decision()); }
py::object PyGame::outcome() const { return to_python(teller(kSpectator, "en").outcome()); }

py::list PyGame::legal(const std::optional<int>& seat) const {
  Options options;
  checked().legal(seat_or_asked(seat), options);
  py::list texts(static_cast<std::size_t>(options.size()));
  for (int i = 0; i < options.size(); ++i)
    texts[static_cast<std::size_t>(i)] = py::str(spell(game_->verbs(), options[i]));
  return texts;
}

py::object PyGame::answers(const std::optional<int>& seat, const std::string& language) const {
  return to_python(teller(seat_or_asked(seat), language).legal());
}

py::object PyGame::forced() const {
  const auto only = checked().forced();
  return only ? py::object(py::str(spell(game_->verbs(), *only))) : py::object(py::none());
}

void PyGame::play(const py::object& answers, const std::optional<int>& seat, const std::string& language) {
  AnyGame& game = checked();
  const words::Language words = language_named(language);
  std::vector<Action> actions;
  if (PyList_Check(answers.ptr()) || PyTuple_Check(answers.ptr())) {
    for (const py::handle& one : answers) actions.push_back(read(one));
  } else {
    actions.push_back(read(answers));
  }
  std::size_t refused_at = 0;
  refuse_if(game.play_all(seat_or_asked(seat), actions, refused_at), game, words);
}

void PyGame::undo() {
  AnyGame& game = checked();
  refuse_if(game.undo(), game, words::Language::english());
}

void PyGame::rewind(int decision) {
  AnyGame& game = checked();
  game.rewind(static_cast<u32>(bounded("decision", decision, 0, game.decision().number)));
}

py::object PyGame::view(const std::optional<int>& seat) const {
  return to_python(teller(seat_or_spectator(seat), "en").view());
}

py::object PyGame::events(const std::optional<int>& seat, i64 since, const std::string& language) const {
  const auto first = static_cast<std::size_t>(bounded("since", since, 0, 1 << 30));
  return to_python(teller(seat_or_spectator(seat), language).events(first));
}

py::object PyGame::look(const std::optional<int>& seat, i64 since, const std::string& language) const {
  const auto first = static_cast<std::size_t>(bounded("since", since, 0, 1 << 30));
  return to_python(teller(seat_or_spectator(seat), language).look(first));
}

py::object PyGame::preview(const py::object& answer, const std::optional<int>& seat,
                           const std::string& language) const {
  const wire::Teller telling = teller(seat_or_asked(seat), language);
  try {
    return to_python(telling.preview(read(answer)));
  } catch (const wire::Teller::NoPreview& none) {
    refuse_if(none.refusal, *game_, language_named(language));
    throw BadInput{"answer", "there is no preview of it"};
  }
}

py::object PyGame::why_not(const py::object& answer, const std::optional<int>& seat,
                           const std::string& language) const {
  const Seat who = seat_or_asked(seat);
  const wire::Teller telling = teller(who, language);
  const Refusal refusal = game_->why_not(who, read(answer));
  return refusal ? to_python(telling.refusal(refusal)) : py::object(py::none());
}

py::object PyGame::course() const { return to_python(teller(kSpectator, "en").course()); }

py::object PyGame::position() const {
  Json position{{"game", game_->name()}};
  position.update(wire::state_json(checked()));
  return to_python(position);
}

py::object PyGame::record() const { return to_python(wire::to_json(checked(), begun_.kind())); }

std::string PyGame::bot(const std::string& level, const std::optional<int>& seat, i64 simulations, i64 budget_ms,
                        i64 seed) const {
  const Seat who = seat_or_asked(seat);
  const BotWish wish{.level = level,
                     .simulations = bounded("simulations", simulations, 0, kMaxSimulations),
                     .budget_ms = bounded("budget_ms", budget_ms, 0, kMaxBudgetMs),
                     .limit_ms = 0,
                     .seed = bot_seed(seed)};
  if (!checked().decision().asked.has(who)) {
    refuse_if(game_->why_not(who, Action{}), *game_, words::Language::english());
  }
  const auto own = game_->clone();
  const WithoutPython thinking(begun_);
  return spell(own->verbs(), choose_as_bot(*own, who, wish));
}

py::object PyGame::hint(const std::optional<int>& seat, i64 lines, i64 simulations, i64 seed,
                        const std::string& language) const {
  const Seat who = seat_or_asked(seat);
  const words::Language words = language_named(language);
  const int most = bounded("lines", lines, 1, kMaxLines);
  const Effort effort{.simulations = bounded("simulations", simulations, 0, kMaxSimulations)};
  const u64 dice = bot_seed(seed);
  if (!checked().decision().asked.has(who)) refuse_if(game_->why_not(who, Action{}), *game_, words);
  const auto own = game_->clone();
  Json told;
  {
    const WithoutPython thinking(begun_);
    const Hint hint = make_coach(own->name())->hint(*own, who, effort, most, dice);
    told = wire::AdviceTeller(*own, {words, {}}, who).hint(hint, who);
  }
  return to_python(told);
}

py::object PyGame::review(const std::string& depth, const std::optional<int>& seat, i64 simulations,
                          const std::string& language) const {
  const words::Language words = language_named(language);
  const ReviewDepth thorough = depth_named(depth);
  const SeatSet seats = seat ? SeatSet(seat_or_asked(seat)) : SeatSet::first(game_->seats());
  const int budget = bounded("simulations", simulations, 0, kMaxSimulations);
  const auto own = checked().clone();
  const auto coach = make_coach(own->name());
  const auto making = coach->review(*own, seats, thorough, budget);
  for (bool more = true; more;) {
    {
      const WithoutPython thinking(begun_);
      more = making->step();
    }
    if (PyErr_CheckSignals() != 0) throw py::error_already_set();
  }
  return to_python(wire::AdviceTeller(*own, {words, {}}).review(making->result()));
}

std::string PyGame::text(const std::optional<int>& seat, int width, bool colour, bool plain,
                         const std::string& language) const {
  const cli::Screen screen{.width = bounded("width", width, cli::kMinWidth, cli::kMaxWidth),
                           .height = 1000,
                           .colour = colour,
                           .plain = plain};
  const cli::Voice voice{language_named(language), {}};
  std::string text;
  for (const std::string& line : cli::board_lines(checked(), seat_or_spectator(seat), voice, screen)) {
    text.append(line).append("\n");
  }
  return text;
}

std::string PyGame::svg(const std::optional<int>& seat, int width, const std::string& language) const {
  const std::string title = language_named(language).term(name() + ".name");
  const py::object picture = py::module_::import("bathys._picture").attr("picture");
  return picture(text(seat, width, true, false, language), title).cast<std::string>();
}

std::string PyGame::repr() const {
  const Decision decision = checked().decision();
  std::string text = "<bathys.Game " + name() + ", " + std::to_string(players()) + " players, decision " +
                     std::to_string(decision.number);
  if (decision.over) return text + ": over>";
  text += ": ";
  text += decision.rule;
  for (int i = 0; i < players(); ++i) {
    if (decision.asked.has(seat_at(i))) text += ", seat " + std::to_string(i);
  }
  return text + ">";
}

void add_game(py::module_& module) {
  using py::arg;
  const py::object none = py::none();
  py::class_<PyGame> game(
      module, "Game",
      "A game in play.\n\n"
      "Seats are numbered from 0. Where a seat may be left out, the one who must answer is meant (to\n"
      "look: a spectator). Answers are texts in notation, as `legal()` lists them, or dicts.");
  game.def(
      py::init(&PyGame::begin), arg("game"), arg("players") = none, arg("seed") = none,
      "A new game: Game(\"otys\", players=2, seed=1, sponsors=\"random\"). Options are those of the record format;\n"
      "a seed is a whole number or a text, and without one the game is a surprise.");
  game.def_static("from_position", &PyGame::from_position, arg("position"), arg("game") = none,
                  "A game that begins from a position, as `position()` gives one; any field may be changed.");
  game.def_static("from_record", &PyGame::from_record, arg("record"), "The game of a record, played again.");
  game.def_static("from_link", &PyGame::from_link, arg("link"), "The game of a link.");
  game.def_static("from_text", &PyGame::from_text, arg("text"), "The game of a record as JSON text, or of a link.");

  game.def_property_readonly("name", &PyGame::name, "Which game it is: \"otys\".");
  game.def_property_readonly("players", &PyGame::players, "How many play.");
  game.def_property_readonly("seed", &PyGame::seed, "The key of its chance, 64 hexadecimal digits.");
  game.def_property_readonly("over", &PyGame::over, "Whether it is over.");
  game.def_property_readonly("asked", &PyGame::asked, "The seats that must answer now.");
  game.def_property_readonly("decision", &PyGame::decision,
                             "Where it stands: number, over, asked, kind, rule, sealed, question.");
  game.def_property_readonly("can_undo", &PyGame::can_undo, "Whether the last answer can be taken back.");
  game.def_property_readonly("outcome", &PyGame::outcome, "How it stands or ended: over, winners, points, verdict.");

  game.def("legal", &PyGame::legal, arg("seat") = none, "The legal answers of a seat, in notation.");
  game.def("answers", &PyGame::answers, arg("seat") = none, arg("lang") = "en",
           "The legal answers of a seat as dicts: text, json, say, and figures like price.");
  game.def("forced", &PyGame::forced, "The only answer, when everybody can tell that it is; else None.");
  game.def("play", &PyGame::play, arg("answer"), arg("seat") = none, arg("lang") = "en",
           "Plays an answer, or a list of answers: all of them or none. Raises Refused when a rule forbids it.");
  game.def("undo", &PyGame::undo,
           "Takes back the last answer. Raises Refused when somebody learned something through it.");
  game.def("rewind", &PyGame::rewind, arg("decision"),
           "Goes back to the decision with this number, for studies: it forgets what was learned.");
  game.def("view", &PyGame::view, arg("seat") = none, "All that a seat can see; without a seat, what everybody sees.");
  game.def("events", &PyGame::events, arg("seat") = none, arg("since") = 0, arg("lang") = "en",
           "What happened, as that seat was told, from its event number `since` on.");
  game.def("look", &PyGame::look, arg("seat") = none, arg("since") = 0, arg("lang") = "en",
           "Decision, view, legal answers, events and outcome at once, as a table shows them to one person.");
  game.def("preview", &PyGame::preview, arg("answer"), arg("seat") = none, arg("lang") = "en",
           "What an answer would do, as far as its seat can know: difference of the view, events, stopped, say.");
  game.def("why_not", &PyGame::why_not, arg("answer"), arg("seat") = none, arg("lang") = "en",
           "Why an answer is refused (code, rule, message), or None when it is legal.");
  game.def("course", &PyGame::course, "How the points went and whose turn was when.");
  game.def("position", &PyGame::position, "The whole truth, every field: what `from_position` takes.");
  game.def("record", &PyGame::record, "Everything needed to play the game again to the same bytes.");
  game.def("link", &PyGame::link, "The same as a short text.");
  game.def(
      "bot", &PyGame::bot, arg("level"), arg("seat") = none, arg("simulations") = 0, arg("budget_ms") = 0,
      arg("seed") = 0,
      "The answer of a bot (bathys.LEVELS; also \"expert@2000\"), which is not played: game.play(game.bot(\"hard\")).");
  game.def("hint", &PyGame::hint, arg("seat") = none, arg("lines") = 3, arg("simulations") = 0, arg("seed") = 0,
           arg("lang") = "en", "The best lines that the coach finds for a seat that must answer.");
  game.def("review", &PyGame::review, arg("depth") = "standard", arg("seat") = none, arg("simulations") = 0,
           arg("lang") = "en", "The coach's review of the game as far as it was played (docs/coach.md).");
  game.def("text", &PyGame::text, arg("seat") = none, arg("width") = 100, arg("colour") = false, arg("plain") = false,
           arg("lang") = "en", "The table as the terminal shows it to a seat.");
  game.def("svg", &PyGame::svg, arg("seat") = none, arg("width") = 100, arg("lang") = "en", "The same as a picture.");
  game.def("copy", &PyGame::copy, "A game that goes its own way from here.");
  game.def("__copy__", &PyGame::copy);
  game.def(
      "__deepcopy__", [](const PyGame& self, const py::dict&) { return self.copy(); }, arg("memo"));
  game.def("__repr__", &PyGame::repr);
  game.def("__str__", [](const PyGame& self) { return self.text(std::nullopt, 100, false, false, "en"); });
  game.def("_repr_svg_", [](const PyGame& self) { return self.svg(std::nullopt, 100, "en"); });
  game.def("__reduce__", [](const py::object& self) {
    return py::make_tuple(py::module_::import("bathys").attr("_from_record"), py::make_tuple(self.attr("record")()));
  });
}

}  // namespace bathys::python
