// What a game at the terminal is begun with: words of the command line, or answers to the menu, made into a table.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play_table.hpp"
#include "wire/json_type.hpp"

namespace bathys::cli {

/// What only some games take, by the name of the option: {"mode", "solo"}. A flag that is set is "yes".
struct OwnOptions {
  std::map<std::string, std::string, std::less<>> values{};

  /// Empty when the option is not given.
  std::string_view value(std::string_view option) const;
  bool has(std::string_view option) const { return !value(option).empty(); }
  void set(std::string_view option, std::string_view value = "yes") { values[std::string(option)] = value; }
};

/// As given; what is empty takes its default.
struct PlayOptions {
  std::string game{};
  std::vector<std::string> seats{};  ///< "human", "human:Name", "bot:normal", "bot:expert@1s", …
  std::optional<int> players{};
  std::string seed{};
  bool hints = false;  ///< several people may ask the coach; whoever plays alone or against bots may always
  std::string load{};  ///< a file with a record or a link, or a link itself
  OwnOptions own{};
};

/// The level of the bot that sits where nobody is named.
std::string_view default_bot();
/// What `--seat` takes, for people.
std::string seat_words();

/// The game of that name. Throws WrongUse with the names there are.
const AnyKind& kind_called(std::string_view name);

/// The set-up that the options ask for, with this many players. Throws WrongUse for options that are impossible or not
/// this game's.
wire::Json setup_json(const PlayOptions& options, int players);

/// Reads one `--seat`; throws WrongUse.
SeatPlan read_seat(std::string_view text, std::string_view game);

/// Everybody who is not named otherwise: a person on the first seat, bots on the others.
std::vector<SeatPlan> seat_plans(const PlayOptions& options, int seats, std::string_view game);

/// The game that the options ask for, new or loaded. Throws WrongUse.
Table make_table(const PlayOptions& options, const words::Language& language);

/// A saved game: a file with a record or a link, or a link itself. Throws WrongUse when it cannot be read, BadInput
/// when it holds no game.
std::unique_ptr<AnyGame> load_game(const std::string& file_or_link, const words::Language& language);

}  // namespace bathys::cli
