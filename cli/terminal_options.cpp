// Words of the command line that several commands share.
#include "cli/terminal_options.hpp"

#include <CLI/CLI.hpp>

#include "cli/game_face.hpp"
#include "cli/terminal_console.hpp"
#include "games/all/games.hpp"

namespace bathys::cli {

void add_language(CLI::App& command, std::string& language) {
  std::vector<std::string> codes;
  for (const words::Language& known : words::Language::all()) codes.emplace_back(known.code());
  command.add_option("--lang", language, "language; without it the environment's (LC_ALL, LC_MESSAGES, LANG)")
      ->check(CLI::IsMember(codes));
}

void add_own_options(CLI::App& command, OwnOptions& own) {
  for (const OwnOption& option : all_own_options()) {
    const std::string name = "--" + option.name;
    if (option.flag) {
      command.add_flag_callback(
          name, [&own, of = option.name] { own.set(of); }, option.help);
    } else {
      command.add_option_function<std::string>(
          name, [&own, of = option.name](const std::string& value) { own.set(of, value); }, option.help);
    }
  }
}

std::string game_names() {
  const auto games = all_games();
  std::string names;
  for (std::size_t i = 0; i < games.size(); ++i) {
    names.append(i == 0 ? "" : i + 1 < games.size() ? ", " : " or ").append(games[i]->name());
  }
  return names;
}

words::Language chosen_language(const std::string& code) {
  return code.empty() ? language_of_environment() : words::Language::find(code).value_or(words::Language::english());
}

}  // namespace bathys::cli
