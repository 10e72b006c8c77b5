// `bathys puzzles`: finds positions in which one answer is clearly the best and not the obvious one.
#include "bots/coach/puzzles.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <thread>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/play_setup.hpp"
#include "cli/solving.hpp"
#include "cli/terminal_console.hpp"
#include "cli/terminal_options.hpp"
#include "wire/puzzle.hpp"

namespace bathys::cli {
namespace {

struct PuzzleWords {
  PuzzleHunt hunt{};
  std::string out{};
  std::string solve{};
  std::string language{};
  bool plain = false;
};

constexpr std::size_t kMaxBytes = 256u << 20;

std::string command_of(const PuzzleHunt& hunt, int count) {
  const PuzzleEffort usual;
  std::string command = fmt::format("bathys puzzles {} --count {} --seed {}", hunt.game, count, hunt.seed);
  const PuzzleEffort& effort = hunt.effort;
  if (effort.screening != usual.screening) command += fmt::format(" --screening {}", effort.screening);
  if (effort.looking != usual.looking) command += fmt::format(" --looking {}", effort.looking);
  if (effort.confirming != usual.confirming) command += fmt::format(" --confirming {}", effort.confirming);
  return command;
}

/// Nobody wants to hear of it after an hour of searching.
void check_target(const std::string& file) {
  if (!file.empty() && !std::ofstream(file, std::ios::app)) throw WrongUse("cannot write " + file);
}

/// What the file has already, if the same command was broken off; another command must not write over it.
std::vector<Puzzle> known_from(const std::string& file, const PuzzleHunt& hunt, const AnyKind& kind) {
  std::vector<Puzzle> known;
  if (!std::filesystem::is_regular_file(file)) return known;
  const std::string text = read_file(file, "a file of puzzles", kMaxBytes);
  if (text.empty()) return known;
  try {
    wire::Json given;
    const wire::PuzzlesHead head = wire::read_puzzles(text, given);
    if (head.kind != &kind || head.command != command_of(hunt, static_cast<int>(given.size())))
      throw WrongUse(file + " was made by another command: " + head.command);
    for (const wire::Json& puzzle : given) known.push_back(wire::read_puzzle(kind, puzzle));
  } catch (const BadInput& bad) {
    throw WrongUse(file + " is there and holds no puzzles to go on with: " + bad.where + " " + bad.what);
  }
  return known;
}

void run_puzzles(PuzzleWords words) {
  PuzzleHunt& hunt = words.hunt;
  const AnyKind& kind = kind_called(hunt.game);
  check_target(words.out);
  std::vector<Puzzle> known = known_from(words.out, hunt, kind);
  const bool watched = isatty(STDERR_FILENO) != 0;
  const auto text_of = [&](const std::vector<Puzzle>& found) {
    return wire::puzzles_text({&kind, command_of(hunt, static_cast<int>(found.size()))}, found);
  };
  std::size_t written = known.size();
  hunt.progress = [&](u32 games, const std::vector<Puzzle>& found) {
    if (watched || found.size() > written) {
      fmt::print(stderr, "{}{} of {} puzzles in {} games{}", watched ? "\r" : "", found.size(), hunt.count, games,
                 watched ? "  " : "\n");
    }
    // What is found is kept: a long search may be broken off at any time.
    if (found.size() > written && !words.out.empty()) write_file(words.out, text_of(found));
    written = found.size();
  };
  const std::vector<Puzzle> found = hunt_puzzles(hunt, std::move(known));
  if (watched) fmt::print(stderr, "\n");
  if (words.out.empty()) return fmt::print("{}", text_of(found));
  write_file(words.out, text_of(found));
}

void run_solve(const PuzzleWords& words) {
  const PuzzleBook book(words.hunt.game);
  const int number = puzzle_number(book, words.solve);
  Console console(std::cin, std::cout, detect_screen(words.plain), Voice{chosen_language(words.language), {}});
  solve_puzzles(book, number, console);
}

}  // namespace

void add_puzzles(CLI::App& app, int& exit_code) {
  CLI::App& command =
      *app.add_subcommand("puzzles", "finds positions with one clearly best answer, not the obvious one");
  const auto words = std::make_shared<PuzzleWords>();
  PuzzleHunt& hunt = words->hunt;
  hunt.count = 10;
  hunt.threads = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, kMaxThreads);
  const auto simulations = CLI::Range(1, 1'000'000);
  command.add_option("game", hunt.game, "the game: " + game_names())->type_name("GAME")->required();
  command.add_option("--count", hunt.count, "how many")->check(CLI::Range(1, 10'000))->capture_default_str();
  command.add_option("--seed", hunt.seed, "the same seed finds the same puzzles, with any number of threads")
      ->capture_default_str();
  command.add_option("--threads", hunt.threads, "threads")->check(CLI::Range(1, kMaxThreads))->capture_default_str();
  command
      .add_option(
          "--out", words->out,
          "the file to write, kept up to date on the way; one that is there already is gone on with. Without it "
          "standard output")
      ->type_name("FILE");
  command.add_option("--screening", hunt.effort.screening, "simulations for each decision looked at")
      ->check(simulations)
      ->capture_default_str();
  command.add_option("--looking", hunt.effort.looking, "simulations where that saw something")
      ->check(simulations)
      ->capture_default_str();
  command.add_option("--confirming", hunt.effort.confirming, "simulations where that saw it too, played on farther")
      ->check(simulations)
      ->capture_default_str();
  command.add_option("--solve", words->solve, "solve those that the program brings along: a number, or today")
      ->type_name("N|today");
  add_language(command, words->language);
  command.add_flag("--plain", words->plain, "sentences instead of a drawing, for a screen reader");
  command.callback([words, &exit_code] {
    words->solve.empty() ? run_puzzles(*words) : run_solve(*words);
    exit_code = kExitOk;
  });
}

}  // namespace bathys::cli
