// `bathys study`: the words of the command line, and the files it writes.
#include "cli/study/study.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <thread>
#include <vector>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/hands.hpp"
#include "cli/other_components.hpp"
#include "cli/terminal_options.hpp"

namespace bathys::cli {
namespace {

/// Nobody wants to hear of it after minutes of play.
std::filesystem::path folder_of(const StudyOptions& options) {
  const std::filesystem::path folder(options.out);
  std::error_code failed;
  std::filesystem::create_directories(folder, failed);
  if (failed || access(folder.c_str(), W_OK) != 0) throw WrongUse("cannot write into " + options.out);
  return folder;
}

void run_study(const StudyOptions& options) {
  const std::filesystem::path folder = folder_of(options);
  CommandCrew crew({options.threads, options.checkpoint, study_words(options), true});
  const Study study = make_study(options, crew);
  if (!crew.leads()) return;
  const words::Language language = chosen_language(options.language);
  const std::string page = (folder / "index.html").string();
  const std::string figures = (folder / "study.json").string();
  std::vector<StudyPicture> pictures;
  write_file(page, study_page(study, language, pictures));
  if (options.pictures) {
    for (const StudyPicture& picture : pictures) write_file((folder / (picture.name + ".svg")).string(), picture.svg);
  }
  write_file(figures, study_json(study).dump(1) + "\n");
  fmt::print("{}\n{}\n", page, figures);
}

}  // namespace

void add_study(CLI::App& app, int& exit_code) {
  CLI::App* const command =
      app.add_subcommand("study", "Plays series of games and writes a page with plots: how a game is balanced");
  const auto options = std::make_shared<StudyOptions>();
  options->threads = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, kMaxThreads);
  command->add_option("game", options->game, "The game: " + game_names())->required();
  command->add_option("--out", options->out, "The folder to write: index.html and study.json")
      ->type_name("DIR")
      ->required();
  command->add_option(
      "--bot", options->bot,
      fmt::format("Who plays every seat: {}, each with a budget in simulations if you like; without it {}",
                  fmt::join(bot_levels(), ", "), usual_study_bot()));
  command->add_option("--games", options->games, "Games of each part")->capture_default_str();
  command->add_option("--players", options->players, "A part for each: 2,3,4; without it every number that can play")
      ->delimiter(',');
  add_own_options(*command, options->own);
  command->add_flag("--all", options->all, "A part for every option set of the game, modes and variants");
  command
      ->add_option("--levels", options->levels,
                   fmt::format("Also plays each of these bots against {}: what skill brings", kSkillRival))
      ->delimiter(',');
  command->add_option("--compare", options->compare, "Plays the same seeds with this component file too, side by side")
      ->type_name("FILE");
  add_components(*command, options->components);
  command->add_flag("--pictures", options->pictures, "Also writes every plot of the page as a file of its own, SVG");
  command->add_option("--seed", options->seed, "The same seed gives the same study")->capture_default_str();
  command->add_option("--threads", options->threads, "Threads; the result is the same with any number")
      ->capture_default_str();
  add_checkpoint(*command, options->checkpoint);
  add_language(*command, options->language);
  command->footer("Described in docs/studies.md.");
  command->callback([options, &exit_code] {
    run_study(*options);
    exit_code = kExitOk;
  });
}

}  // namespace bathys::cli
