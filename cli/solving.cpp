// Solving puzzles at the terminal: the question as in a game, and what was found of the answer when the puzzle was
// made.
#include "cli/solving.hpp"

#include <algorithm>
#include <charconv>

#include "cli/board.hpp"
#include "cli/coach_lines.hpp"
#include "cli/commands.hpp"
#include "cli/play_asking.hpp"
#include "cli/play_setup.hpp"
#include "wire/puzzle.hpp"

namespace bathys::cli {
namespace {

constexpr std::string_view kInside = "   ";

class Solving {
 public:
  enum class Left { next, gone };

  Solving(const PuzzleBook& book, int number, Console& console)
      : book_(book), number_(number), console_(console), puzzle_(book.puzzle(number)), table_(begin(0)) {}

  Left run() {
    console_.voice = console_.voice.to(puzzle_.seat);
    introduce();
    while (step() != nullptr) {
      Bookmark bookmark = bookmark_for(table_.game(), puzzle_.seat);
      if (Asking(table_, console_, puzzle_.seat, bookmark).run() != Asking::Result::moved_on) return Left::gone;
      const Action answer = table_.game().answers().back().action;
      table_ = begin(done_);
      if (const auto left = judge(answer)) return *left;
    }
    tell("puzzle.solved");
    return finish();
  }

 private:
  using Lines = std::vector<std::string>;

  /// The puzzle with so many of its questions answered. The others at the table are never asked.
  Table begin(std::size_t answers) const {
    auto game = puzzle_.position->clone();
    for (std::size_t i = 0; i < answers; ++i) {
      game->play(puzzle_.seat, puzzle_.steps[i].lines.front().answers.front());
    }
    std::vector<SeatPlan> seats;
    for (int i = 0; i < game->seats(); ++i) {
      seats.push_back(seat_at(i) == puzzle_.seat ? SeatPlan{}
                                                 : SeatPlan{.bot = std::string(default_bot()), .name = {}});
    }
    return Table(std::move(game), std::move(seats));
  }
  const PuzzleStep* step() const { return done_ < puzzle_.steps.size() ? &puzzle_.steps[done_] : nullptr; }
  wire::AdviceTeller teller() const {
    return wire::AdviceTeller(table_.game(), {console_.voice.language, console_.voice.names.names}, puzzle_.seat);
  }

  void tell(std::string_view key) { console_.say(std::string(key)); }
  void introduce() {
    console_.say("puzzle.number", {Arg::number(number_), Arg::number(book_.size())});
    console_.say("puzzle.level", {Arg::number(puzzle_.difficulty), Arg::number(kHardestPuzzle)});
    tell("puzzle.ask");
  }

  /// "Right: key 3 → dive · 61.5% to win"
  std::string line(const std::string& key, const AdvisedLine& advised) const {
    const auto told = teller();
    const std::string answers = answers_text(advised, puzzle_.seat, table_.game().decision().number, told);
    const std::string chance = told.amount(puzzle_.stake, advised.chance.value);
    return told.say(
        {puzzle_.stake == Stake::points ? key + ".points" : key, {Arg::literal(answers), Arg::literal(chance)}});
  }
  void add_reasons(Lines& lines, const std::string& title, const AdvisedLine& advised) const {
    if (advised.reasons.empty()) return;
    lines.push_back(std::string(kInside) + teller().say({title, {}}));
    for (const Reason& reason : advised.reasons) {
      lines.push_back(std::string(kInside) + std::string(kInside) + teller().reason(reason));
    }
  }

  /// What to do when the puzzle ends here; nothing when it goes on.
  std::optional<Left> judge(Action answer) {
    const auto judged = wire::judge_solution(puzzle_, *step(), answer);
    if (!judged) return wrong_without_words();
    if (judged->solution == wire::Solution::wrong) return wrong(*judged);
    if (judged->solution == wire::Solution::good) return good(*judged);
    console_.tell(line("puzzle.best", wire::beginning_of(*judged->given)));
    for (++done_; step() != nullptr && step()->lines.size() == 1;) ++done_;
    table_ = begin(done_);
    if (step() != nullptr) tell("puzzle.next");
    return std::nullopt;
  }

  std::optional<Left> wrong(const wire::JudgedSolution& judged) {
    const AdvisedLine& given = *judged.given;
    Lines lines{line("puzzle.wrong", given)};
    if (judged.obvious) lines.push_back(std::string(kInside) + teller().say({"puzzle.obvious", {}}));
    const std::string less = teller().amount(puzzle_.stake, given.behind.value);
    const std::string interval = teller().give_or_take(puzzle_.stake, given.behind.error);
    lines.push_back(std::string(kInside) +
                    teller().say({"puzzle.behind", {Arg::literal(less), Arg::literal(interval)}}));
    add_reasons(lines, "puzzle.why", given);
    // Somebody who was wrong is never left without a word why.
    if (given.reasons.empty()) lines.push_back(std::string(kInside) + teller().say({"puzzle.why.none", {}}));
    tell_lines(lines, console_);
    return retry();
  }
  /// An answer that nobody thought of when the puzzle was made is asked again.
  std::optional<Left> wrong_without_words() { return retry(); }

  std::optional<Left> good(const wire::JudgedSolution& judged) {
    console_.tell(line("puzzle.good", *judged.given));
    show_best();
    return finish();
  }

  std::optional<Left> retry() {
    const auto typed = console_.ask(console_.voice.say("puzzle.cli.retry"));
    if (!typed || *typed == "quit" || *typed == "q") return Left::gone;
    if (*typed == "next") return Left::next;
    if (*typed != "show") return std::nullopt;
    show_best();
    tell("puzzle.shown");
    return finish();
  }

  void show_best() {
    const AdvisedLine best = wire::line_from(puzzle_, *step());
    Lines lines{line("puzzle.line", best)};
    add_reasons(lines, "puzzle.why.best", best);
    tell_lines(lines, console_);
  }

  Left finish() {
    const std::string theme = wire::theme_text(puzzle_.theme, console_.voice.language);
    console_.say("puzzle.theme", {Arg::literal(theme)});
    const auto typed = console_.ask(console_.voice.say("puzzle.cli.next"));
    return !typed || *typed == "quit" || *typed == "q" ? Left::gone : Left::next;
  }

  const PuzzleBook& book_;
  int number_;
  Console& console_;
  Puzzle puzzle_;
  std::size_t done_ = 0;
  Table table_;
};

}  // namespace

int puzzle_number(const PuzzleBook& book, const std::string& word) {
  if (word == "today") return book.of_day(today());
  int number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  const bool whole = error == std::errc{} && end == word.data() + word.size();
  if (whole && number >= 1 && number <= book.size()) return number;
  throw WrongUse("\"" + word + "\" is no puzzle; there are 1 to " + std::to_string(book.size()) + ", and today");
}

void solve_puzzles(const PuzzleBook& book, int number, Console& console) {
  while (Solving(book, number, console).run() == Solving::Left::next) number = number % book.size() + 1;
}

}  // namespace bathys::cli
