// `bathys signature`: one hash per game over fixed random games, to be the same on every compiler and platform.
#include "bots/signature.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "cli/commands.hpp"
#include "games/otys/otys.hpp"
#include "games/thesauros/thesauros.hpp"

namespace bathys::cli {
namespace {

template <Game... Games>
void print_signatures() {
  (fmt::print("{} {}\n", Games::kName, signature<Games>()), ...);
}

}  // namespace

void add_signature(CLI::App& app, int& exit_code) {
  CLI::App* const command = app.add_subcommand("signature", "One hash per game over fixed random games");
  command->footer("A change of the rules changes it; another compiler or platform must not.");
  command->callback([&exit_code] {
    print_signatures<Otys, Thesauros>();
    exit_code = kExitOk;
  });
}

}  // namespace bathys::cli
