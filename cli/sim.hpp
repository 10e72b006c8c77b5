// Many games of bots against bots: what is asked for, and what comes of it as JSON or as a table.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bots/match.hpp"
#include "cli/play_setup.hpp"
#include "wire/json_type.hpp"

namespace CLI {
class App;
}

namespace bathys::cli {

/// As given on the command line.
struct SimOptions {
  std::string game{};
  std::vector<std::string> seats{"greedy", "greedy"};  ///< a bot for each seat: "expert", "expert@100ms", "expert@2000"
  bool rotates = false;                                ///< the bots change seats from game to game
  int games = 100;
  int threads = 1;
  std::string seed = "bathys";
  OwnOptions own{};
  std::string components{};                     ///< another component file
  std::string checkpoint{};                     ///< a file that keeps what is done
  std::optional<int> at_least{};                ///< also tell how often each bot had so many points
  int limit = static_cast<int>(kMaxDecisions);  ///< a game is given up after this many decisions
};

/// Adds the words of the command line that say which games are played by whom.
void add_series_options(CLI::App& command, SimOptions& options);

/// The series that is asked for. Throws WrongUse for impossible options.
Series series_of(const SimOptions& options, const std::function<void(int done)>& progress = {});

/// Plays the series, in so many threads or by a crew. Throws WrongUse for impossible options.
SeriesResult simulate(const SimOptions& options);
SeriesResult simulate(const SimOptions& options, Crew& crew, const std::function<void(int done)>& progress = {});

/// One object; the fields are described in docs/benchmarks.md.
wire::Json sim_json(const SimOptions& options, const SeriesResult& result, std::optional<double> seconds);
/// The same for people.
std::string sim_table(const SimOptions& options, const SeriesResult& result, std::optional<double> seconds);

}  // namespace bathys::cli
