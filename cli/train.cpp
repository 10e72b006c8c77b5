// `bathys train`: teaches a judge of a game by letting it play against itself.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <fstream>
#include <memory>
#include <thread>

#include "bots/learning/school.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/hands.hpp"
#include "cli/other_components.hpp"
#include "cli/terminal_options.hpp"

namespace bathys::cli {
namespace {

/// As given on the command line; 0 is what the school usually does.
struct TrainOptions {
  std::string game{};
  std::string judge{};
  std::string seed = "1";
  std::string out{};
  std::string components{};
  std::string checkpoint{};
  int games = 0;
  int threads = 1;
};

const School& school_called(const TrainOptions& options) {
  const auto schools = schools_of(kind_called(options.game).name());
  if (schools.empty()) throw WrongUse("nothing is learned for " + options.game);
  const auto found =
      std::find_if(schools.begin(), schools.end(), [&](const School& school) { return school.name == options.judge; });
  if (found != schools.end()) return *found;
  if (options.judge.empty()) return schools.front();
  std::string names;
  for (const School& school : schools) names.append(names.empty() ? "" : ", ").append(school.name);
  throw WrongUse(fmt::format("there is no judge called \"{}\"; there are: {}", options.judge, names));
}

void check(const TrainOptions& options) {
  if (options.games < 0) throw WrongUse("--games takes a number from 1 on");
  if (options.threads < 1 || options.threads > kMaxThreads) {
    throw WrongUse(fmt::format("--threads takes a number from 1 to {}", kMaxThreads));
  }
}

/// Nobody wants to hear of it after minutes of learning. What the file holds stays until there is something better.
void check_file(const std::string& file) {
  if (!file.empty() && !std::ofstream(file, std::ios::app)) throw WrongUse("cannot write " + file);
}

void train(const TrainOptions& options) {
  check(options);
  const School& school = school_called(options);
  check_file(options.out);
  const auto components = other_components(options.components, options.game);
  Schooling schooling = school.usual;
  if (options.games > 0) schooling.games = options.games;
  schooling.seed = key_from_text(options.seed);
  schooling.threads = options.threads;
  // Batches are played by the crew; what was learned of them is kept here, not what each of them gave.
  CommandCrew crew({options.threads, {}, {}, false});
  schooling.crew = &crew;
  Checkpoint checkpoint(options.checkpoint,
                        fmt::format("train {} rules {} judge {} games {} batch {} seed {}{}", options.game,
                                    kind_called(options.game).rules_version(), school.name, schooling.games,
                                    schooling.batch, options.seed, content_words(options.components)));
  if (crew.leads()) schooling.begun = checkpoint.load().value_or("");
  schooling.keep = [&](const std::string& state) { checkpoint.save(state); };
  const bool watched = isatty(STDERR_FILENO) != 0;
  schooling.progress = [&](int games, int error) {
    fmt::print(stderr, "{}{} of {} games, error {}{}", watched ? "\r" : "", games, schooling.games, error,
               watched ? "  " : "\n");
  };
  const std::string with =
      components ? fmt::format(", with the components {}", kind_called(options.game).components_hash()) : "";
  const std::string command = fmt::format("bathys train {} --judge {} --games {} --seed {}{}", options.game,
                                          school.name, schooling.games, options.seed, with);
  const std::vector<i16> learned = school.teach(schooling);
  if (!crew.leads()) return;
  const std::string text = weights_text(school, learned, command);
  if (watched) fmt::print(stderr, "\n");
  if (options.out.empty()) return fmt::print("{}", text);
  write_file(options.out, text);
}

}  // namespace

void add_train(CLI::App& app, int& exit_code) {
  CLI::App* const command = app.add_subcommand("train", "Teaches a judge of a game by letting it play against itself");
  const auto options = std::make_shared<TrainOptions>();
  options->threads = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, kMaxThreads);
  command->add_option("game", options->game, "The game: " + game_names())->required();
  command->add_option("--judge", options->judge, "Which judge of the game; without it the first");
  command->add_option("--games", options->games, "How many games; without it as many as the judge usually needs");
  command->add_option("--seed", options->seed, "The same seed gives the same judge, with any number of threads")
      ->capture_default_str();
  command->add_option("--threads", options->threads, "Threads")->capture_default_str();
  add_components(*command, options->components);
  add_checkpoint(*command, options->checkpoint);
  command->add_option("--out", options->out, "The file to write; without it standard output");
  command->callback([options, &exit_code] {
    train(*options);
    exit_code = kExitOk;
  });
}

}  // namespace bathys::cli
