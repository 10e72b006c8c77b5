// What a game of Thesauros is begun with.
#include "cli/thesauros/setup.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/commands.hpp"
#include "games/thesauros/nouns.hpp"

namespace bathys::cli::thesauros_setup {
namespace {

constexpr int kDefaultPlayers = 2;
constexpr std::string_view kSolo = "solo";

/// What the game itself would refuse with fewer words.
void check(std::string_view mode, int players) {
  const auto& known = thesauros::kModeWords;
  if (!mode.empty() && std::find(known.begin(), known.end(), mode) == known.end()) {
    throw WrongUse("--mode is standard, initiation, mercenaries or solo, not \"" + std::string(mode) + "\"");
  }
  if (mode == kSolo && players > 1) throw WrongUse("--mode solo is for one player");
  if (!mode.empty() && mode != kSolo && players == 1)
    throw WrongUse("--mode " + std::string(mode) + " is for 2 to 4 players");
}

}  // namespace

int players(const PlayOptions& options) {
  if (options.own.value("mode") == kSolo && options.seats.size() < 2) return 1;
  return std::max(kDefaultPlayers, static_cast<int>(options.seats.size()));
}

wire::Json as_json(const PlayOptions& options, int players) {
  const std::string_view mode = options.own.value("mode");
  check(mode, players);
  wire::Json setup = wire::Json::object();
  if (!mode.empty()) setup["mode"] = mode;
  setup["players"] = players;
  return setup;
}

/// One player alone plays the solo game.
bool ask(Menu& menu, PlayOptions& options, int players) {
  if (options.own.has("mode")) return true;
  if (players == 1) {
    options.own.set("mode", kSolo);
    return true;
  }
  const auto chosen =
      menu.choose("cli.thesauros.menu.mode", "cli.thesauros.menu", {"standard", "initiation", "mercenaries"});
  if (chosen) options.own.set("mode", *chosen);
  return chosen.has_value();
}

}  // namespace bathys::cli::thesauros_setup
