// `--components FILE`: another component file for one run of the program.
#include "cli/other_components.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/play_setup.hpp"
#include "wire/components.hpp"
#include "wire/parsing.hpp"

namespace bathys::cli {
namespace {

/// The game that the file says it is for. What else is wrong with it is found when it is read.
std::string game_of(const wire::Json& content) {
  if (!content.is_object() || !content.contains("game")) return {};
  const wire::Json& game = content["game"];
  if (!game.is_string()) throw BadInput{"game", "the name of a game is expected, found " + wire::found(game)};
  return game.get<std::string>();
}

}  // namespace

void add_components(CLI::App& command, std::string& file) {
  command.add_option("--components", file, "Another component file of the game, instead of what was built in")
      ->type_name("FILE");
}

std::unique_ptr<OtherComponents> other_components(const std::string& file, std::string_view game) {
  if (file.empty()) return nullptr;
  try {
    const wire::Json content = wire::parse_json(read_file(file, "a component file"));
    const std::string named = game.empty() ? game_of(content) : std::string(game);
    if (named.empty()) throw BadInput{"game", "the name of a game is expected, but it is missing"};
    return wire::put_in_play(kind_called(named), content);
  } catch (const BadInput& bad) {
    throw WrongUse(fmt::format("{}{}{}: {}", file, bad.where.empty() ? "" : ", ", bad.where, bad.what));
  }
}

std::string components_line(std::string_view game) {
  const AnyKind& kind = kind_called(game);
  return wire::is_built_in(kind) ? std::string() : fmt::format("other components: {}\n", kind.components_hash());
}

}  // namespace bathys::cli
