// What a game of Otys is begun with.
#include "cli/otys/setup.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/commands.hpp"
#include "cli/terminal_input.hpp"

namespace bathys::cli::otys_setup {
namespace {

constexpr int kDefaultPlayers = 2;

/// "1,3" as ["1","3"]; words as they are.
void put_sponsors(std::string_view given, wire::Json& setup) {
  if (given.find_first_not_of("0123456789, ") != std::string_view::npos) {
    setup["sponsors"] = given;
    return;
  }
  setup["sponsors"] = "given";
  setup["advanced"] = wire::Json::array();
  for (std::size_t at = 0; at <= given.size();) {
    const std::size_t comma = std::min(given.find(',', at), given.size());
    setup["advanced"].push_back(trimmed(given.substr(at, comma - at)));
    at = comma + 1;
  }
}

/// What the game itself would refuse with fewer words.
void check(const PlayOptions& options, int players) {
  if (options.own.has("hard") && players > 1) throw WrongUse("--hard is for a game with one player");
  const std::string_view first = options.own.value("first");
  if (first.empty() || first == "random") return;
  const bool seat = first.size() == 1 && first[0] >= '1' && first[0] < '1' + players;
  if (!seat) throw WrongUse("--first is random or a seat from 1 to " + std::to_string(players));
}

bool ask_sponsors(Menu& menu, PlayOptions& options) {
  if (options.own.has("sponsors")) return true;
  const auto chosen = menu.choose("cli.menu.sponsors", "cli.menu.sponsor", {"basic", "random", "advanced"});
  if (chosen) options.own.set("sponsors", *chosen);
  return chosen.has_value();
}

}  // namespace

int players(const PlayOptions& options) {
  if (options.own.has("hard") && options.seats.size() < 2) return 1;
  return std::max(kDefaultPlayers, static_cast<int>(options.seats.size()));
}

wire::Json as_json(const PlayOptions& options, int players) {
  check(options, players);
  wire::Json setup = wire::Json::object();
  setup["players"] = players;
  if (options.own.has("sponsors")) put_sponsors(options.own.value("sponsors"), setup);
  if (options.own.has("variant")) setup["designer_variant"] = true;
  if (options.own.has("hard")) setup["hard"] = true;
  const std::string_view first = options.own.value("first");
  if (first == "random") setup["first"] = first;
  if (!first.empty() && first != "random") setup["first"] = std::string(1, static_cast<char>(first[0] - 1));
  return setup;
}

/// The hard game is for one, the designer's variant for several.
bool ask(Menu& menu, PlayOptions& options, int players) {
  if (!ask_sponsors(menu, options)) return false;
  const bool solo = players == 1;
  const std::string_view option = solo ? "hard" : "variant";
  if (options.own.has(option)) return true;
  const auto chosen = menu.yes_or_no(solo ? "cli.menu.hard" : "cli.menu.variant");
  if (chosen && *chosen) options.own.set(option);
  return chosen.has_value();
}

}  // namespace bathys::cli::otys_setup
