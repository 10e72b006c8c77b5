// `bathys signature`: one hash per game over fixed random games, to be the same on every compiler and platform.
#include "bots/signature.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "cli/commands.hpp"

namespace bathys::cli {
void add_signature(CLI::App& app, int& exit_code) {
  CLI::App* const command = app.add_subcommand("signature", "One hash per game over fixed random games");
  command->footer("A change of the rules changes it; another compiler or platform must not.");
  command->callback([&exit_code] {
    fmt::print("{}", signature_lines());
    exit_code = kExitOk;
  });
}

}  // namespace bathys::cli
