// `bathys data`: the component tables of a game, each value with where it comes from.
#include "cli/data.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/commands.hpp"
#include "cli/game_face.hpp"
#include "cli/other_components.hpp"
#include "cli/terminal_options.hpp"
#include "wire/parsing.hpp"

namespace bathys::cli {
namespace {

struct DataWords {
  std::string game{};
  std::string language{};
  std::string components{};
  bool check = false;
  bool json = false;
};

/// Says every total that is wrong, or that all are right.
void tell_checks(Console& console, const std::vector<TotalCheck>& checks) {
  bool right = true;
  for (const TotalCheck& check : checks) {
    if (check.right()) continue;
    right = false;
    console.say("cli.data.wrong", {Arg::literal(check.what), Arg::number(check.found), Arg::number(check.expected)});
  }
  if (right) console.say("cli.data.right");
}

wire::Json checks_json(const std::vector<TotalCheck>& checks) {
  wire::Json list = wire::Json::array();
  for (const TotalCheck& check : checks) {
    list.push_back(
        {{"what", check.what}, {"found", check.found}, {"expected", check.expected}, {"right", check.right()}});
  }
  return list;
}

void print_json(const GameFace& face, std::string_view hash, const std::vector<TotalCheck>& checks) {
  wire::Json data{{"game", face.name()}, {"components_hash", hash}};
  data.update(face.components());
  data["checks"] = checks_json(checks);
  std::cout << wire::write_json(data) << '\n';
}

void print_sheet(const DataWords& words, const GameFace& face, std::string_view hash,
                 const std::vector<TotalCheck>& checks) {
  Console console(std::cin, std::cout, detect_screen(false), Voice{chosen_language(words.language), {}});
  console.say("cli.data.title", {Arg::term(words.game + ".name"), Arg::literal(hash)});
  if (!words.check) face.show_components(console);
  face.show_sources(console);
  if (words.check) tell_checks(console, checks);
}

int run(const DataWords& words) {
  const AnyKind& kind = kind_called(words.game);
  const auto components = other_components(words.components, words.game);
  const GameFace& face = face_of(words.game);
  const std::vector<TotalCheck> checks = face.totals();
  if (words.json) {
    print_json(face, kind.components_hash(), checks);
  } else {
    print_sheet(words, face, kind.components_hash(), checks);
  }
  const bool right = std::all_of(checks.begin(), checks.end(), [](const TotalCheck& check) { return check.right(); });
  return words.check && !right ? kExitFailed : kExitOk;
}

}  // namespace

void add_data(CLI::App& app, int& exit_code) {
  CLI::App& command = *app.add_subcommand("data", "the component tables, and where each value comes from");
  const auto words = std::make_shared<DataWords>();
  command.add_option("game", words->game, "the game: " + game_names())->type_name("GAME")->required();
  command.add_flag("--check", words->check, "check the totals and count what is reconstructed");
  command.add_flag("--json", words->json, "one JSON object");
  add_components(command, words->components);
  add_language(command, words->language);
  command.callback([words, &exit_code] { exit_code = run(*words); });
}

}  // namespace bathys::cli
