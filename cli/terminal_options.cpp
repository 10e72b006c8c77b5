// Words of the command line that several commands share.
#include "cli/terminal_options.hpp"

#include <CLI/CLI.hpp>

#include "cli/terminal_console.hpp"

namespace bathys::cli {

void add_language(CLI::App& command, std::string& language) {
  std::vector<std::string> codes;
  for (const words::Language& known : words::Language::all()) codes.emplace_back(known.code());
  command.add_option("--lang", language, "language; without it the environment's (LC_ALL, LC_MESSAGES, LANG)")
      ->check(CLI::IsMember(codes));
}

words::Language chosen_language(const std::string& code) {
  return code.empty() ? language_of_environment() : words::Language::find(code).value_or(words::Language::english());
}

}  // namespace bathys::cli
