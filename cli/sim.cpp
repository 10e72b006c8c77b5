// `bathys sim`: many games of bots against bots.
#include "cli/sim.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <nlohmann/json.hpp>
#include <thread>

#include "cli/commands.hpp"
#include "cli/hands.hpp"
#include "cli/other_components.hpp"
#include "cli/progress_bar.hpp"
#include "cli/statistics.hpp"
#include "cli/terminal_options.hpp"
#include "wire/json_archive.hpp"

namespace bathys::cli {
namespace {

std::string bot_names() {
  return fmt::format("{}; with a budget for each answer: expert@2000 (simulations), expert@100ms, expert@1s",
                     fmt::join(bot_levels(), ", "));
}

std::string no_such_bot(std::string_view bot) {
  return fmt::format("there is no bot called \"{}\"; there are: {}", bot, bot_names());
}

/// So wide is the column of the bots' names.
int widest(const std::vector<std::string>& bots) {
  std::size_t width = 10;
  for (const std::string& bot : bots) width = std::max(width, bot.size());
  return static_cast<int>(width);
}

void check(const SimOptions& options) {
  const AnyKind& kind = kind_called(options.game);
  for (const std::string& bot : options.seats) {
    if (make_bot(kind.name(), bot) == nullptr) throw WrongUse(no_such_bot(bot));
  }
  if (options.seats.empty() || options.seats.size() > kMaxSeats) {
    throw WrongUse(fmt::format("--seats takes 1 to {} bots, not {}", kMaxSeats, options.seats.size()));
  }
  if (options.games < 1) throw WrongUse("--games takes a number from 1 on");
  if (options.rotates && options.games % static_cast<int>(options.seats.size()) != 0) {
    throw WrongUse(fmt::format("--rotate gives every bot every seat equally often: --games must be a multiple of {}",
                               options.seats.size()));
  }
  if (options.limit < 1) throw WrongUse("--limit takes a number from 1 on");
  if (options.threads < 1 || options.threads > kMaxThreads) {
    throw WrongUse(fmt::format("--threads takes a number from 1 to {}", kMaxThreads));
  }
}

wire::Json setup_of(const SimOptions& options) {
  PlayOptions words;
  words.game = options.game;
  words.own = options.own;
  return setup_json(words, static_cast<int>(options.seats.size()));
}

std::unique_ptr<AnyGame> begin_game(const AnyKind& kind, const wire::Json& setup, const Key& seed) {
  wire::JsonReader reader(setup);
  auto game = kind.begin(reader, seed);
  reader.finish();
  return game;
}

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// All that decides what comes of the games.
std::string words_of(const SimOptions& options) {
  const AnyKind& kind = kind_called(options.game);
  return fmt::format("sim {} rules {} {} games seed {} limit {}{} seats {} options {}{}", options.game,
                     kind.rules_version(), options.games, options.seed, options.limit,
                     options.rotates ? " rotated" : "", fmt::join(options.seats, ","), setup_of(options).dump(),
                     content_words(options.components));
}

void run_sim(const SimOptions& options, bool json, bool exact) {
  const auto components = other_components(options.components, options.game);
  const auto start = std::chrono::steady_clock::now();
  check(options);
  CommandCrew crew({options.threads, options.checkpoint, words_of(options), false});
  SeriesResult result;
  {
    const ProgressBar bar(options.games, crew.leads());
    result = simulate(options, crew, [&bar](int done) { bar.show(done); });
  }
  if (!crew.leads()) return;
  const auto seconds = exact ? std::nullopt : std::optional(seconds_since(start));
  if (json) {
    fmt::print("{}\n", sim_json(options, result, seconds).dump());
  } else {
    fmt::print("{}", sim_table(options, result, seconds));
  }
}

/// JSON has no number for "there is none".
wire::Json number_or_null(const Mean& mean) { return mean.known() ? wire::Json(mean.value) : wire::Json(); }
wire::Json interval_or_null(const Mean& mean) { return mean.known() ? wire::Json{mean.low, mean.high} : wire::Json(); }

wire::Json endings_json(const SeriesResult& result) {
  wire::Json endings = wire::Json::array();
  for (const auto& [ending, games] : result.games_by_ending) {
    const Mean rate = ending_rate(result, ending);
    endings.push_back(
        {{"ending", ending}, {"games", games}, {"rate", number_or_null(rate)}, {"rate_95", interval_or_null(rate)}});
  }
  return endings;
}

std::string share_text(const Mean& rate) {
  return fmt::format("{:>7.1f}% {:>17}", 100 * rate.value,
                     fmt::format("{:.1f}% to {:.1f}%", 100 * rate.low, 100 * rate.high));
}

std::string seat_line(const SimOptions& options, const SeriesResult& result, std::size_t i, int width) {
  std::string line = fmt::format("{:>4}  {:<{}} {:>10.1f} ", i + 1, options.seats[i], width, wins_of(result, i));
  const Mean wins = win_rate(result, i);
  const Mean points = points_mean(result, i);
  if (!wins.known()) return line + fmt::format("{:>8} {:>17} {:>8} {:>17}\n", "-", "-", "-", "-");
  return line + fmt::format("{} {:>8.2f} {:>17}\n", share_text(wins), points.value,
                            fmt::format("{:.2f} to {:.2f}", points.low, points.high));
}

/// How often each bot had the points that were asked for; for one who plays alone also what the verdicts said.
std::string share_lines(const SimOptions& options, const SeriesResult& result, int width) {
  if (result.finished == 0) return {};
  std::string text;
  for (std::size_t i = 0; options.at_least && i < options.seats.size(); ++i) {
    text += fmt::format("{:>4}  {:<{}} {:>10} {}\n", i + 1, options.seats[i], width,
                        fmt::format("{}+ points", *options.at_least),
                        share_text(reached_rate(result, i, *options.at_least)));
  }
  if (options.seats.size() > 1) return text;
  for (const auto& [ending, games] : result.games_by_ending) {
    text += fmt::format("      {:<{}} {:>4} {}\n", ending, width + 6, games, share_text(ending_rate(result, ending)));
  }
  return text;
}

}  // namespace

Series series_of(const SimOptions& options, const std::function<void(int done)>& progress) {
  check(options);
  const AnyKind& kind = kind_called(options.game);
  const wire::Json setup = setup_of(options);
  try {
    begin_game(kind, setup, {});
  } catch (const BadInput& bad) {
    throw WrongUse(bad.where.empty() ? bad.what : bad.where + ": " + bad.what);
  }
  return {.begin = [&kind, setup](const Key& seed) { return begin_game(kind, setup, seed); },
          .seats = options.seats,
          .rotates = options.rotates,
          .seed = key_from_text(options.seed),
          .games = options.games,
          .threads = options.threads,
          .most_decisions = static_cast<u32>(options.limit),
          .progress = progress};
}

SeriesResult simulate(const SimOptions& options) { return play_series(series_of(options)); }

SeriesResult simulate(const SimOptions& options, Crew& crew, const std::function<void(int done)>& progress) {
  return play_series(series_of(options, progress), crew);
}

wire::Json sim_json(const SimOptions& options, const SeriesResult& result, std::optional<double> seconds) {
  wire::Json seats = wire::Json::array();
  for (std::size_t i = 0; i < options.seats.size(); ++i) {
    const Mean wins = win_rate(result, i);
    const Mean points = points_mean(result, i);
    seats.push_back({{"bot", options.seats[i]},
                     {"wins", wins_of(result, i)},
                     {"win_rate", number_or_null(wins)},
                     {"win_rate_95", interval_or_null(wins)},
                     {"points_mean", number_or_null(points)},
                     {"points_95", interval_or_null(points)}});
    if (!options.at_least) continue;
    const Mean reached = reached_rate(result, i, *options.at_least);
    seats.back()["at_least"] = *options.at_least;
    seats.back()["at_least_rate"] = number_or_null(reached);
    seats.back()["at_least_95"] = interval_or_null(reached);
  }
  wire::Json told{{"game", options.game},
                  {"games", options.games},
                  {"seed", options.seed},
                  {"options", setup_of(options)},
                  {"components", kind_called(options.game).components_hash()},
                  {"rotated", options.rotates},
                  {"seats", seats},
                  {"endings", endings_json(result)},
                  {"rounds_mean", number_or_null(share_of(result, result.rounds))},
                  {"decisions_mean", number_or_null(share_of(result, result.decisions))},
                  {"unfinished", result.unfinished}};
  if (seconds) {
    told["seconds"] = *seconds;
    told["games_per_second"] = options.games / *seconds;
  }
  return told;
}

std::string sim_table(const SimOptions& options, const SeriesResult& result, std::optional<double> seconds) {
  std::string text =
      fmt::format("{}: {} games, seed \"{}\"{}\n{}\n", options.game, options.games, options.seed,
                  options.rotates ? ", every bot on every seat in turn" : "", components_line(options.game));
  const int width = widest(options.seats);
  text += fmt::format("{:>4}  {:<{}} {:>10} {:>8} {:>17} {:>8} {:>17}\n", options.rotates ? "bot" : "seat",
                      options.rotates ? "" : "bot", width, "wins", "share", "95%", "points", "95%");
  for (std::size_t i = 0; i < options.seats.size(); ++i) text += seat_line(options, result, i, width);
  text += share_lines(options, result, width);
  if (result.finished > 0) {
    text += fmt::format("\n{:.1f} rounds and {:.1f} decisions in a game", share_of(result, result.rounds).value,
                        share_of(result, result.decisions).value);
  }
  if (result.unfinished > 0) {
    text += fmt::format("\n{} games were given up after {} decisions", result.unfinished, options.limit);
  }
  text += '\n';
  if (seconds) text += fmt::format("{:.2f} seconds, {:.1f} games a second\n", *seconds, options.games / *seconds);
  return text;
}

void add_series_options(CLI::App& command, SimOptions& options) {
  options.threads = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, kMaxThreads);
  command.add_option("game", options.game, "The game: " + game_names())->required();
  command.add_option("--games", options.games, "How many games")->capture_default_str();
  command.add_option("--seats", options.seats, "A bot for each seat: " + bot_names())
      ->delimiter(',')
      ->capture_default_str();
  command.add_flag("--rotate", options.rotates,
                   "The bots change seats from game to game; the result is told by bot, not by seat");
  command.add_option("--threads", options.threads, "Threads; the result is the same with any number")
      ->capture_default_str();
  command.add_option("--seed", options.seed, "The same seed gives the same games")->capture_default_str();
  add_own_options(command, options.own);
  command.add_option("--limit", options.limit, "Give a game up after so many decisions")->capture_default_str();
}

void add_sim(CLI::App& app, int& exit_code) {
  CLI::App* const command = app.add_subcommand("sim", "Many games of bots against bots");
  const auto options = std::make_shared<SimOptions>();
  const auto json = std::make_shared<bool>(false);
  const auto exact = std::make_shared<bool>(false);
  add_series_options(*command, *options);
  command->add_option("--at-least", options->at_least, "Also tell how often each bot had so many points")
      ->type_name("POINTS");
  add_components(*command, options->components);
  add_checkpoint(*command, options->checkpoint);
  command->add_flag("--json", *json, "Print one JSON object");
  command->add_flag("--exact", *exact, "Leave out how long it took: the same words print the same bytes");
  command->callback([options, json, exact, &exit_code] {
    run_sim(*options, *json, *exact);
    exit_code = kExitOk;
  });
}

}  // namespace bathys::cli
