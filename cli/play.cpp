// `bathys play`: a game at the terminal.
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "cli/commands.hpp"
#include "cli/other_components.hpp"
#include "cli/play_loop.hpp"
#include "cli/play_menu.hpp"
#include "cli/play_setup.hpp"
#include "cli/solving.hpp"
#include "cli/terminal_options.hpp"
#include "games/all/games.hpp"

namespace bathys::cli {
namespace {

struct PlayWords {
  PlayOptions options{};
  std::string puzzle{};
  std::string language{};
  std::string components{};
  bool plain = false;
  bool ask_all = false;
};

int run(PlayWords& words) {
  const auto components = other_components(words.components, words.options.game);
  Console console(std::cin, std::cout, detect_screen(words.plain), Voice{chosen_language(words.language), {}});
  if (!words.puzzle.empty()) {
    const PuzzleBook book(words.options.game.empty() ? all_games().front()->name() : words.options.game);
    solve_puzzles(book, puzzle_number(book, words.puzzle), console);
    return kExitOk;
  }
  const bool menu = words.options.game.empty() && words.options.load.empty();
  if (menu && !ask_menu(console, words.options, !words.language.empty())) return kExitOk;
  Table table = make_table(words.options, console.voice.language);
  table.plays_forced = !words.ask_all;
  console.voice.names = table.names(console.voice.language);
  play(table, console);
  return kExitOk;
}

}  // namespace

void add_play(CLI::App& app, int& exit_code) {
  CLI::App& command = *app.add_subcommand("play", "play at the terminal; without a game a menu asks for everything");
  const auto words = std::make_shared<PlayWords>();
  PlayOptions& options = words->options;
  command.add_option("game", options.game, "the game: " + game_names())->type_name("GAME");
  command.add_option("--seat", options.seats, "who sits on the next seat: " + seat_words())
      ->allow_extra_args(false)
      ->type_name("WHO");
  command.add_option("--players", options.players, "number of players, 1 to 4")->check(CLI::Range(1, kMaxSeats));
  add_own_options(command, options.own);
  command.add_option("--seed", options.seed, "any text; the same seed deals the same game");
  command.add_flag("--hints", options.hints, "several people may ask the coach; against bots one always may");
  command.add_option("--load", options.load, "go on with a saved game: a file, or a link")->type_name("FILE");
  command.add_option("--puzzle", words->puzzle, "solve a puzzle of the game instead: a number, or today")
      ->type_name("N|today");
  add_components(command, words->components);
  add_language(command, words->language);
  command.add_flag("--plain", words->plain, "sentences instead of a drawing, for a screen reader");
  command.add_flag("--ask-all", words->ask_all, "ask even where there is only one answer");
  command.callback([words, &exit_code] { exit_code = run(*words); });
}

}  // namespace bathys::cli
