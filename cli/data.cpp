// `bathys data`: the component tables of a game, each value with where it comes from.
#include "cli/data.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/commands.hpp"
#include "cli/terminal_options.hpp"
#include "games/all/games.hpp"
#include "wire/parsing.hpp"

namespace bathys::cli {
namespace {

struct DataWords {
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

int run(const DataWords& words) {
  if (find_game(words.game) == nullptr) throw WrongUse("there is no game called \"" + words.game + "\"");
  if (words.game != "otys") throw WrongUse("there is no table of components for " + words.game);
  Console console(std::cin, std::cout, detect_screen(false), Voice{chosen_language(words.language), {}});
  const auto checks = check_otys_totals();
  const bool right = std::all_of(checks.begin(), checks.end(), [](const TotalCheck& check) { return check.right(); });
  if (words.json) {
    console.print(wire::write_json(otys_data_json()));
    return words.check && !right ? kExitFailed : kExitOk;
  }
  console.say("cli.data.title", {Arg::term("otys.name"), Arg::literal(otys::components_hash())});
  if (!words.check) show_otys_tables(console);
  show_otys_sources(console);
  return !words.check || told_checks(console) ? kExitOk : kExitFailed;
}

}  // namespace

void add_data(CLI::App& app, int& exit_code) {
  CLI::App& command = *app.add_subcommand("data", "the component tables, and where each value comes from");
  const auto words = std::make_shared<DataWords>();
  command.add_option("game", words->game, "the game, like otys")->type_name("GAME")->required();
  command.add_flag("--check", words->check, "check the totals and count what is reconstructed");
  command.add_flag("--json", words->json, "one JSON object");
  add_language(command, words->language);
  command.callback([words, &exit_code] { exit_code = run(*words); });
}

}  // namespace bathys::cli
