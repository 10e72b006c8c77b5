// `bathys data`: the component tables of a game, each value with where it comes from.
#include "cli/data.hpp"

#include <CLI/CLI.hpp>
#include <array>
#include <iostream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>

#include "cli/commands.hpp"
#include "cli/terminal_console.hpp"
#include "cli/terminal_options.hpp"
#include "games/all/games.hpp"
#include "games/otys/components.hpp"
#include "games/otys/rulebook.hpp"
#include "wire/parsing.hpp"
#include "words/width.hpp"

namespace bathys::cli {
namespace {

using namespace otys;
using wire::Json;

constexpr std::array<std::string_view, 5> kFronts{"resource", "battery", "contracts", "upgrade", "prestige"};
constexpr std::array<std::string_view, 2> kBacks{"credits2", "prestige1"};
constexpr std::array<std::string_view, kResources> kResourceTerms{"otys.resource.metal", "otys.resource.plant",
                                                                  "otys.resource.fuel", "otys.resource.tech"};
constexpr int kSteps = kTechnicianSteps + 1;

template <class Words, class Index>
std::string_view word(const Words& words, Index index) {
  return words[static_cast<std::size_t>(index)];
}

/// The values of a table that is neither cards nor tokens.
std::vector<int> values_of(std::string_view table) {
  std::vector<int> values;
  const auto take = [&](int count, auto value) {
    for (int i = 0; i < count; ++i) values.push_back(value(i));
  };
  if (table == "levels") take(kLevels, capacity);
  if (table == "mechanic") take(kSteps, reach);
  if (table == "hacker") take(kSteps, threshold);
  if (table == "neutral_x_keys") values = {neutral_key_supply()};
  if (table == "start") values = {start_credits(), start_batteries()};
  if (table == "end_prestige") values = {end_prestige()};
  return values;
}

// Counting where things come from.

using Counts = std::map<Provenance, int>;

Counts contract_sources() {
  Counts counts;
  for (int card = 0; card < kContracts; ++card) ++counts[contract(card).provenance];
  return counts;
}
Counts reward_sources() {
  Counts counts;
  for (int token = 0; token < kRewards; ++token) ++counts[reward(token).provenance];
  return counts;
}
Counts table_sources() {
  Counts counts;
  for (const TableNote& note : component_notes()) ++counts[note.provenance];
  return counts;
}

// As JSON.

Json contract_json(int card) {
  const Contract& printed = contract(card);
  Json object{{"id", printed.id}, {"kind", printed.kind == Contract::Kind::free ? "free" : "fixed"}};
  if (printed.kind == Contract::Kind::free) {
    object["needs"] = Json::array();
    for (const u8 n : printed.needs) {
      if (n > 0) object["needs"].push_back(n);
    }
  } else {
    object["needs"] = Json::object();
    for (std::size_t i = 0; i < kResources; ++i) {
      if (printed.needs[i] > 0) object["needs"][std::string(kResourceWords[i])] = printed.needs[i];
    }
  }
  object["prestige"] = printed.prestige;
  object["credits"] = printed.credits;
  object["batteries"] = printed.batteries;
  object["provenance"] = word(kProvenanceWords, printed.provenance);
  if (!printed.note.empty()) object["note"] = printed.note;
  return object;
}

Json reward_json(int token) {
  const Reward& printed = reward(token);
  Json object{{"id", printed.id}, {"front", word(kFronts, printed.front)}};
  if (printed.front == Reward::Front::resource) {
    object["choice"] = {word(kResourceWords, printed.choice[0]), word(kResourceWords, printed.choice[1])};
  }
  object["back"] = word(kBacks, printed.back);
  object["provenance"] = word(kProvenanceWords, printed.provenance);
  return object;
}

Json table_json(const TableNote& note) {
  Json object;
  if (note.name == "store") {
    object["rows"] = Json::array();
    for (int row = 0; row < kStoreRows; ++row) {
      object["rows"].push_back({{"credits", store_row(row).credits}, {"prestige", store_row(row).prestige}});
    }
  } else if (note.name == "start") {
    object = {{"credits", start_credits()}, {"batteries", start_batteries()}};
  } else {
    object["values"] = values_of(note.name);
  }
  object["provenance"] = word(kProvenanceWords, note.provenance);
  return object;
}

Json counts_json(const Counts& counts) {
  Json object = Json::object();
  for (const auto& [source, count] : counts) object[std::string(word(kProvenanceWords, source))] = count;
  return object;
}

Json checks_json() {
  Json list = Json::array();
  for (const TotalCheck& check : check_otys_totals()) {
    list.push_back(
        {{"what", check.what}, {"found", check.found}, {"expected", check.expected}, {"right", check.right()}});
  }
  return list;
}

Json otys_json() {
  Json data{{"game", "otys"}, {"components_hash", components_hash()}};
  for (const TableNote& note : component_notes()) data["tables"][std::string(note.name)] = table_json(note);
  for (int card = 0; card < kContracts; ++card) data["contracts"].push_back(contract_json(card));
  for (int token = 0; token < kRewards; ++token) data["rewards"].push_back(reward_json(token));
  data["provenance"] = {{"tables", counts_json(table_sources())},
                        {"contracts", counts_json(contract_sources())},
                        {"rewards", counts_json(reward_sources())}};
  data["checks"] = checks_json();
  return data;
}

// For people.

class Sheet {
 public:
  explicit Sheet(Console& console) : console_(console) {}

  void everything() {
    title("cli.data.tables");
    for (const TableNote& note : component_notes()) table(note);
    title("cli.data.contracts");
    for (int card = 0; card < kContracts; ++card) contract_row(card);
    title("cli.data.rewards");
    for (int token = 0; token < kRewards; ++token) reward_row(token);
  }

  /// How much comes from where.
  void sources() {
    counts("cli.data.tables", table_sources());
    counts("cli.data.contracts", contract_sources());
    counts("cli.data.rewards", reward_sources());
  }

 private:
  const Voice& voice() const { return console_.voice; }
  void title(std::string_view key) { console_.print(painted(console_.screen, voice().term(key), paint::kTitle)); }
  std::string_view source(Provenance from) const {
    return voice().term("cli.data.from." + std::string(word(kProvenanceWords, from)));
  }
  /// Columns of fixed widths; the last one is as long as it is.
  void row(std::initializer_list<std::pair<std::string, int>> cells) {
    Line line(console_.screen);
    int column = 2;
    for (const auto& [text, width] : cells) {
      line.pad_to(column).add(text);
      column += width;
    }
    console_.print(line.str());
  }

  void table(const TableNote& note) {
    std::string values;
    if (note.name == "store") {
      for (int i = 0; i < kStoreRows; ++i) {
        const StoreRow shelf = store_row(i);
        values.append(i > 0 ? ", " : "").append(std::to_string(shelf.credits)).append("¢");
        if (shelf.prestige > 0) values.append(" / ").append(std::to_string(shelf.prestige)).append("★");
      }
    } else if (note.name == "start") {
      values = std::to_string(start_credits()) + "¢, " + std::to_string(start_batteries()) + "↯";
    } else {
      for (const int value : values_of(note.name))
        values.append(values.empty() ? "" : ", ").append(std::to_string(value));
    }
    const std::string name(voice().term("cli.data.table." + std::string(note.name)));
    row({{name, 42}, {values, 20}, {std::string(source(note.provenance)), 0}});
  }

  void contract_row(int card) {
    const Contract& printed = contract(card);
    const std::string needs =
        printed.kind == Contract::Kind::free
            ? voice().say("cli.otys.plain.free", {Arg::literal(free_needs(card))})
            : voice().say("cli.otys.plain.counts", {Arg::counts(payments(card)[0].bits(), kResourceTerms.data())});
    std::string gains = std::to_string(printed.prestige) + "★";
    if (printed.credits > 0) gains += " " + std::to_string(printed.credits) + "¢";
    if (printed.batteries > 0) gains += " " + std::to_string(printed.batteries) + "↯";
    row({{std::string(printed.id), 5}, {needs, 37}, {gains, 20}, {std::string(source(printed.provenance)), 0}});
    for (const std::string& line : wrap(printed.note, console_.screen.width - 8)) {
      if (!line.empty()) row({{"", 5}, {line, 0}});
    }
  }

  void reward_row(int token) {
    const Reward& printed = reward(token);
    std::string front(voice().term("otys.front." + std::string(word(kFronts, printed.front))));
    if (printed.front == Reward::Front::resource) {
      front = voice().say("cli.otys.plain.either", {Arg::term(word(kResourceTerms, printed.choice[0])),
                                                    Arg::term(word(kResourceTerms, printed.choice[1]))});
    }
    const std::string back(voice().term("otys.back." + std::string(word(kBacks, printed.back))));
    row({{std::string(printed.id), 5}, {front, 37}, {back, 20}, {std::string(source(printed.provenance)), 0}});
  }

  void counts(std::string_view key, const Counts& counts) {
    std::string text;
    for (const auto& [from, count] : counts) {
      text.append(text.empty() ? "" : ", ").append(source(from)).append(" ").append(std::to_string(count));
    }
    console_.say("cli.data.count", {Arg::term(key), Arg::literal(text)});
  }

  Console& console_;
};

struct Words {
  std::string game{};
  std::string language{};
  bool check = false;
  bool json = false;
};

/// Says every total that is wrong, or that all are right.
bool told_checks(Console& console) {
  bool right = true;
  for (const TotalCheck& check : check_otys_totals()) {
    if (check.right()) continue;
    right = false;
    console.say("cli.data.wrong", {Arg::literal(check.what), Arg::number(check.found), Arg::number(check.expected)});
  }
  if (right) console.say("cli.data.right");
  return right;
}

int run(const Words& words) {
  if (find_game(words.game) == nullptr) throw WrongUse("there is no game called \"" + words.game + "\"");
  if (words.game != "otys") throw WrongUse("there is no table of components for " + words.game);
  Console console(std::cin, std::cout, detect_screen(false), Voice{chosen_language(words.language), {}});
  const auto checks = check_otys_totals();
  const bool right = std::all_of(checks.begin(), checks.end(), [](const TotalCheck& check) { return check.right(); });
  if (words.json) {
    console.print(wire::write_json(otys_json()));
    return words.check && !right ? kExitFailed : kExitOk;
  }
  console.say("cli.data.title", {Arg::term("otys.name"), Arg::literal(components_hash())});
  Sheet sheet(console);
  if (!words.check) sheet.everything();
  sheet.sources();
  return !words.check || told_checks(console) ? kExitOk : kExitFailed;
}

}  // namespace

std::vector<TotalCheck> check_otys_totals() {
  std::set<std::string_view> contract_ids(contract_words().begin(), contract_words().end());
  std::set<std::string_view> reward_ids(reward_words().begin(), reward_words().end());
  int payable = 0;
  int paired = 0;
  int places = 0;
  for (int card = 0; card < kContracts; ++card) payable += contract_size(card) <= capacity(kLevels - 1) ? 1 : 0;
  for (int token = 0; token < kRewards; ++token) {
    const Reward& printed = reward(token);
    paired += printed.front != Reward::Front::resource || printed.choice[0] != printed.choice[1] ? 1 : 0;
  }
  for (int level = 0; level < kLevels; ++level) places += capacity(level);
  return {
      {"contract cards", static_cast<int>(contract_ids.size()), kContracts},
      {"contracts that fit on the largest level", payable, kContracts},
      {"reward tokens", static_cast<int>(reward_ids.size()), kRewards},
      {"rewards with two different resources, or none", paired, kRewards},
      {"places for resources on a board", places, 21},
      {"X keys, with one of each player's own", neutral_key_supply() + kMaxSeats, 16},
      {"reach of the last mechanic step", reach(kTechnicianSteps), 4},
      {"threshold of the first hacker step", threshold(0), kOwnKeys},
  };
}

void add_data(CLI::App& app, int& exit_code) {
  CLI::App& command = *app.add_subcommand("data", "the component tables, and where each value comes from");
  const auto words = std::make_shared<Words>();
  command.add_option("game", words->game, "the game, like otys")->type_name("GAME")->required();
  command.add_flag("--check", words->check, "check the totals and count what is reconstructed");
  command.add_flag("--json", words->json, "one JSON object");
  add_language(command, words->language);
  command.callback([words, &exit_code] { exit_code = run(*words); });
}

}  // namespace bathys::cli
