// The face of a game that has none of its own: everything is shown from its fields and said in its sentences.
#include "cli/plain_face.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>

#include "cli/commands.hpp"
#include "wire/json_archive.hpp"
#include "wire/parsing.hpp"

namespace bathys::cli {
namespace {

using wire::Json;

constexpr std::string_view kPlayers = "players";
constexpr int kIndent = 2;

std::string with_spaces(std::string name) {
  std::replace(name.begin(), name.end(), '_', ' ');
  return name;
}

/// A list of things of one line each stands in one line.
bool is_short(const Json& value) {
  const auto is_word = [](const Json& item) { return item.is_primitive(); };
  return value.is_primitive() || (value.is_array() && std::all_of(value.begin(), value.end(), is_word));
}

/// Fields as lines: "name: value", what holds further fields with them indented below.
class FieldSheet {
 public:
  FieldSheet(std::string_view game, const Voice& voice, const Screen& screen)
      : game_(game), voice_(voice), screen_(screen) {}

  const std::vector<std::string>& lines() const { return lines_; }

  void fields(const Json& object, int indent = 0) {
    for (const auto& [name, value] : object.items()) field(name, value, indent);
  }
  void field(const std::string& name, const Json& value, int indent) {
    if (is_short(value)) return line(voice_.named(label(name), words(value)), {}, indent);
    title(label(name), indent);
    inside(name, value, indent + kIndent);
  }
  void title(const std::string& text, int indent) { line(text, paint::kTitle, indent); }

 private:
  void inside(const std::string& name, const Json& value, int indent) {
    if (value.is_object()) return fields(value, indent);
    for (std::size_t i = 0; i < value.size(); ++i) {
      if (is_short(value[i])) {
        line(words(value[i]), {}, indent);
        continue;
      }
      title(name == kPlayers ? voice_.name(seat_at(static_cast<int>(i))) : std::to_string(i + 1), indent);
      value[i].is_object() ? fields(value[i], indent + kIndent) : inside(name, value[i], indent + kIndent);
    }
  }

  void line(const std::string& text, std::string_view paint, int indent) {
    const std::string margin(static_cast<std::size_t>(indent), ' ');
    for (const std::string& part : wrap(text, screen_.width - indent, kIndent)) {
      lines_.push_back(margin + painted(screen_, part, paint));
    }
  }

  std::string label(const std::string& name) const { return known("field", name).value_or(with_spaces(name)); }
  std::string words(const Json& value) const {
    if (value.is_boolean()) return voice_.term(value.get<bool>() ? "cli.menu.yes" : "cli.menu.no");
    if (value.is_string()) return word(value.get<std::string>());
    if (!value.is_array()) return value.dump();
    std::string listed;
    for (const Json& item : value) listed.append(listed.empty() ? "" : ", ").append(words(item));
    return listed.empty() ? voice_.term("cli.none") : listed;
  }
  std::string word(const std::string& written) const {
    if (written == "none") return voice_.term("cli.none");
    return known("word", written).value_or(with_spaces(written));
  }
  std::optional<std::string> known(std::string_view kind, const std::string& name) const {
    const std::string key = std::string(game_).append(".").append(kind).append(".").append(name);
    if (!voice_.language.has(key)) return std::nullopt;
    return voice_.term(key);
  }

  std::string_view game_;
  const Voice& voice_;
  const Screen& screen_;
  std::vector<std::string> lines_{};
};

/// How often each provenance stands anywhere in the component file.
void count_sources(const Json& value, std::map<std::string, int>& counts) {
  if (value.is_object() && value.contains("provenance") && value["provenance"].is_string()) {
    ++counts[value["provenance"].get<std::string>()];
  }
  if (value.is_structured()) {
    for (const Json& inner : value) count_sources(inner, counts);
  }
}

class PlainFace final : public GameFace {
 public:
  explicit PlainFace(const AnyKind& kind) : kind_(kind), setup_(default_setup()) {}

  std::string_view name() const override { return kind_.name(); }

  std::vector<std::string> table(const Looking& looking) const override {
    Json view;
    wire::JsonWriter writer(view);
    looking.game.write_view_for(looking.viewer, writer);
    // Who looks, the options and what is pending are said elsewhere.
    for (const std::string_view field : {"viewer", "setup", "pending"}) view.erase(std::string(field));
    FieldSheet sheet(name(), looking.voice, looking.screen);
    sheet.fields(view);
    return sheet.lines();
  }

  void add_subjects(const Looking&, std::vector<std::string>&) const override {}
  bool goes_without_saying(std::string_view) const override { return false; }
  bool begins_paragraph(std::string_view) const override { return false; }
  /// Any answer serves as an example.
  Examples examples() const override {
    const Verb& verb = kind_.verbs().back();
    return {verb.name, verb.name.substr(0, 1), "1"};
  }

  std::vector<OwnOption> own_options() const override {
    std::vector<OwnOption> options;
    for (const auto& [name, value] : setup_.items()) {
      if (name == kPlayers || !value.is_primitive()) continue;
      const std::string usual = value.is_string() ? value.get<std::string>() : value.dump();
      options.push_back({name, value.is_boolean() ? "" : with_spaces(name) + ", usually " + usual, value.is_boolean()});
    }
    return options;
  }
  int fewest_players() const override {
    int players = 1;
    while (players < kMaxSeats && !can_begin({{kPlayers, players}})) ++players;
    return players;
  }
  int players(const PlayOptions& options) const override {
    return std::max(setup_.value(kPlayers, 1), static_cast<int>(options.seats.size()));
  }
  Json setup(const PlayOptions& options, int players) const override {
    Json setup = Json::object();
    setup[std::string(kPlayers)] = players;
    for (const auto& [name, value] : options.own.values) {
      if (!value.empty()) setup[name] = read(name, value);
    }
    return setup;
  }
  bool ask_options(Menu&, PlayOptions&, int) const override { return true; }

  std::vector<TotalCheck> totals() const override { return {}; }
  Json components() const override {
    if (kind_.components_text().empty()) return Json::object();
    Json tables = wire::parse_json(kind_.components_text());
    for (const std::string_view field : {"game", "version", "provenance"}) tables.erase(std::string(field));
    return {{"tables", std::move(tables)}};
  }
  void show_components(Console& console) const override {
    FieldSheet sheet(name(), console.voice, console.screen);
    const Json all = components();
    if (all.contains("tables")) sheet.fields(all["tables"]);
    for (const std::string& line : sheet.lines()) console.print(line);
  }
  void show_sources(Console& console) const override {
    std::map<std::string, int> counts;
    count_sources(components(), counts);
    for (const auto& [source, count] : counts) {
      console.say("cli.data.count", {Arg::term("cli.data.from." + source), Arg::number(count)});
    }
  }

 private:
  Json default_setup() const {
    const Json nothing = Json::object();
    wire::JsonReader reader(nothing);
    Json setup;
    wire::JsonWriter writer(setup);
    kind_.begin(reader, {})->write_setup(writer);
    return setup;
  }
  bool can_begin(const Json& setup) const {
    wire::JsonReader reader(setup);
    try {
      kind_.begin(reader, {});
      return true;
    } catch (const BadInput&) {
      return false;
    }
  }
  /// As the set-up has it: a number, yes, or a word.
  Json read(const std::string& name, const std::string& value) const {
    const Json& usual = setup_.at(name);
    if (usual.is_boolean()) return true;
    if (!usual.is_number()) return value;
    const bool number =
        !value.empty() && value.size() < 10 && value.find_first_not_of("0123456789") == std::string::npos;
    if (!number) throw WrongUse("--" + name + " takes a number, not \"" + value + "\"");
    return std::stoi(value);
  }

  const AnyKind& kind_;
  const Json setup_;
};

}  // namespace

std::unique_ptr<GameFace> plain_face(const AnyKind& kind) { return std::make_unique<PlainFace>(kind); }

}  // namespace bathys::cli
