// `bathys calibrate`: whether chances are what they are called.
#include "cli/calibrate.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/commands.hpp"
#include "cli/progress_bar.hpp"
#include "cli/sim.hpp"

namespace bathys::cli {
namespace {

using coach::Alike;
using coach::Reliability;

struct CalibrateOptions {
  SimOptions series{};
  int simulations = 0;
  bool json = false;
  std::string picture{};
};

double percent(i32 chance) { return 100.0 * chance / kSure; }

void check_picture(const std::string& file) {
  if (!file.empty() && !std::ofstream(file, std::ios::app)) throw WrongUse("cannot write " + file);
}

std::string title_of(const SimOptions& series) {
  return fmt::format("{}: {}, {} games", series.game, fmt::join(series.seats, " and "), series.games);
}

void draw(const std::string& file, const std::string& text) {
  std::ofstream out(file);
  out << text;
  if (!out.flush()) throw std::runtime_error("cannot write " + file);
}

void calibrate(const CalibrateOptions& options) {
  if (options.simulations < 0) throw WrongUse("--simulations takes a number from 1 on");
  check_picture(options.picture);
  Reliabilities callers;
  {
    const ProgressBar bar(std::max(1, options.series.games));
    const Series series = series_of(options.series, [&bar](int done) { bar.show(done); });
    if (!has_chances(*series.begin(Key{})))
      throw WrongUse("alone this game knows points and no victory: there are no chances to call");
    callers = sorted_by_caller(call_positions(series, options.simulations));
  }
  if (!options.picture.empty()) draw(options.picture, reliability_picture(title_of(options.series), callers));
  if (options.json) {
    fmt::print("{}\n", reliability_json(callers).dump());
  } else {
    fmt::print("{}\n{}", title_of(options.series), reliability_table(callers));
  }
}

wire::Json rows_json(const Reliability& reliability) {
  wire::Json rows = wire::Json::array();
  for (const Alike& row : reliability.rows()) {
    rows.push_back({{"positions", row.called.count},
                    {"called", percent(row.called.mean())},
                    {"won", percent(row.came.mean())},
                    {"error", percent(row.came.error())}});
  }
  return rows;
}

}  // namespace

Reliabilities sorted_by_caller(const std::vector<Call>& calls) {
  Reliabilities callers;
  for (const Call& call : calls) callers[static_cast<std::size_t>(call.caller)].add(call.called, call.came);
  return callers;
}

wire::Json reliability_json(const Reliabilities& callers) {
  wire::Json json = wire::Json::object();
  for (std::size_t i = 0; i < callers.size(); ++i) {
    json[std::string(kCallers[i])] = {
        {"rows", rows_json(callers[i])}, {"off", percent(callers[i].off())}, {"missed", percent(callers[i].missed())}};
  }
  return json;
}

std::string reliability_table(const Reliabilities& callers) {
  std::string text;
  for (std::size_t i = 0; i < callers.size(); ++i) {
    text += fmt::format("\n{:<8} {:>9} {:>8} {:>8} {:>6}\n", kCallers[i], "positions", "called", "won", "+-");
    for (const Alike& row : callers[i].rows()) {
      if (row.called.count == 0) continue;
      text += fmt::format("{:<8} {:>9} {:>7.1f}% {:>7.1f}% {:>6.1f}\n", "", row.called.count,
                          percent(row.called.mean()), percent(row.came.mean()), 2 * percent(row.came.error()));
    }
    text += fmt::format("{:<8} off by {:.1f} of 100 on average; mean square of what was missed {:.1f}\n", "",
                        percent(callers[i].off()), percent(callers[i].missed()));
  }
  return text;
}

void add_calibrate(CLI::App& app, int& exit_code) {
  CLI::App* const command = app.add_subcommand("calibrate", "Whether positions called 70% are won in 70 of 100 games");
  const auto options = std::make_shared<CalibrateOptions>();
  options->series.seats = {"hard", "hard"};
  options->series.games = 2000;
  add_series_options(*command, options->series);
  command->add_option("--simulations", options->simulations, "For a decision; without it as many as a quick review");
  command->add_option("--picture", options->picture, "The file to draw the plots into, as SVG");
  command->add_flag("--json", options->json, "Print one JSON object");
  command->footer("What is called by whom is told in docs/coach.md.");
  command->callback([options, &exit_code] {
    calibrate(*options);
    exit_code = kExitOk;
  });
}

}  // namespace bathys::cli
