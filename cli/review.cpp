// `bathys review`: what was well played in a game, what was not, and what was luck.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "bots/coach/coach.hpp"
#include "cli/coach_lines.hpp"
#include "cli/commands.hpp"
#include "cli/other_components.hpp"
#include "cli/play_setup.hpp"
#include "cli/terminal_console.hpp"
#include "cli/terminal_options.hpp"
#include "wire/parsing.hpp"

namespace bathys::cli {
namespace {

struct ReviewWords {
  std::string file{};
  int seat = 0;
  std::string depth = "standard";
  int simulations = 0;
  std::string components{};
  std::string language{};
  bool json = false;
  bool plain = false;
};

ReviewDepth depth_called(const std::string& name) {
  const auto known = std::find(kReviewDepths.begin(), kReviewDepths.end(), name);
  if (known == kReviewDepths.end()) {
    throw WrongUse(fmt::format("--depth is {}, not \"{}\"", fmt::join(kReviewDepths, ", "), name));
  }
  return static_cast<ReviewDepth>(known - kReviewDepths.begin());
}

SeatSet seats_of(const ReviewWords& words, int seats) {
  if (words.seat == 0) return SeatSet::first(seats);
  if (words.seat < 0 || words.seat > seats) throw WrongUse(fmt::format("--seat is a seat from 1 to {}", seats));
  return SeatSet(seat_at(words.seat - 1));
}

/// On standard error, when a person watches.
void show_progress(const ReviewInProgress& review) {
  if (isatty(STDERR_FILENO) == 0) return;
  fmt::print(stderr, "\r{} / {} ", review.done(), review.of());
  if (review.done() == review.of()) fmt::print(stderr, "\r{:20}\r", "");
  std::fflush(stderr);
}

Review made(const AnyGame& game, const ReviewWords& words) {
  const auto coach = make_coach(game.name());
  const auto review = coach->review(game, seats_of(words, game.seats()), depth_called(words.depth), words.simulations);
  while (review->step()) show_progress(*review);
  return review->result();
}

int run_review(const ReviewWords& words) {
  const auto components = other_components(words.components);
  const auto language = chosen_language(words.language);
  std::unique_ptr<AnyGame> game;
  try {
    game = load_game(words.file, language);
  } catch (const BadInput& bad) {
    fmt::print(stderr, "bathys: {}{}{}\n", bad.where, bad.where.empty() ? "" : ": ", bad.what);
    return kExitFailed;
  }
  if (game->answers().empty()) throw WrongUse("there is nothing to review: no answer was given in this game");
  const Review review = made(*game, words);
  Console console(std::cin, std::cout, detect_screen(words.plain), Voice{language, {}});
  const wire::AdviceTeller teller(*game, {language, {}});
  if (words.json) {
    console.print(wire::write_json(teller.review(review)));
    return kExitOk;
  }
  constexpr int kMargin = 4;
  const int columns = words.plain ? 0 : console.screen.width - kMargin;
  tell_lines(review_lines(*game, review, depth_called(words.depth), teller, columns), console);
  return kExitOk;
}

}  // namespace

void add_review(CLI::App& app, int& exit_code) {
  CLI::App& command = *app.add_subcommand("review", "what was well played in a game, what was not, and what was luck");
  const auto words = std::make_shared<ReviewWords>();
  command.add_option("file", words->file, "a file with a record or a link, or a link")->type_name("FILE")->required();
  command.add_option("--seat", words->seat, "one seat only, from 1 on")->type_name("N");
  command.add_option("--depth", words->depth, "how thorough: quick, standard or deep")->capture_default_str();
  command.add_option("--simulations", words->simulations, "for each decision, instead of those of the depth")
      ->check(CLI::Range(1, 1'000'000));
  command.add_flag("--json", words->json, "one JSON object");
  add_components(command, words->components);
  add_language(command, words->language);
  command.add_flag("--plain", words->plain, "no drawing, for a screen reader");
  command.callback([words, &exit_code] { exit_code = run_review(*words); });
}

}  // namespace bathys::cli
