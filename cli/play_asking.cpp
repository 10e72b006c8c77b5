// One question to one person: shows it, and turns lines into answers.
#include "cli/play_asking.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>

#include "cli/board.hpp"
#include "cli/terminal_input.hpp"

namespace bathys::cli {
namespace {

constexpr int kMinNews = 2;
constexpr int kGoodNews = 3;  ///< as many lines as the table leaves for them if it can
constexpr int kMaxNews = 1000;

constexpr std::size_t kMaxFound = 24;

}  // namespace

std::vector<u32> as_numbers(std::string_view text) {
  std::vector<u32> numbers;
  const char* at = text.data();
  const char* const end = at + text.size();
  while (at != end) {
    if (*at == ' ') {
      ++at;
      continue;
    }
    u32 number = std::numeric_limits<u32>::max();
    const auto [next, error] = std::from_chars(at, end, number);
    if (next == at || (next != end && *next != ' ')) return {};
    numbers.push_back(error == std::errc{} ? number : std::numeric_limits<u32>::max());
    at = next;
  }
  return numbers;
}

Asking::Asking(Table& table, Console& console, Seat seat, Bookmark& bookmark)
    : table_(table), console_(console), seat_(seat), bookmark_(bookmark) {
  prepare();
}

void Asking::prepare() {
  answers_ = answers_of(game(), seat_, console_.voice);
  top_ = face().folded(game(), seat_, answers_, console_.voice);
  close_lists();
}

void Asking::show() {
  measure(console_.screen);
  const Screen& screen = console_.screen;
  const int asking = static_cast<int>(question_lines().size()) + 1;
  // Whoever has opened a list has read the news.
  const bool inside = lists_.size() > 1;
  const int telling = static_cast<int>(news_lines(told_, screen, inside ? 1 : kGoodNews).size());
  const int rest = screen.height - asking - telling;
  // With sentences instead of a drawing, the table is read on demand only.
  const auto table =
      screen.plain ? std::vector<std::string>{} : glance_lines(game(), seat_, console_.voice, screen, rest);
  const int used = static_cast<int>(table.size()) + asking;
  const int room = screen.wipes ? std::max(screen.height - used, inside ? 1 : kMinNews) : kMaxNews;
  console_.raw(wipe(screen));
  for (const std::string& line : table) console_.print(line);
  for (const std::string& line : news_lines(told_, screen, room)) {
    console_.print(painted(screen, fmt::format(" {}", line), paint::kFaint));
  }
  show_question();
}

void Asking::show_list() {
  if (console_.screen.wipes) return show();
  show_question();
}

void Asking::show_question() {
  for (const std::string& line : question_lines()) console_.print(line);
}

std::vector<std::string> Asking::question_lines() const {
  const Screen& screen = console_.screen;
  std::string question = console_.voice.say(game().question_for(seat_));
  for (const OpenList& list : lists_) {
    if (!list.title.empty()) question += fmt::format(" › {}", list.title);
  }
  std::vector<std::string> lines;
  for (const std::string& line : wrap(question, screen.width - 2)) {
    lines.push_back(painted(screen, fmt::format(" {}", line), paint::kTitle));
  }
  if (lists_.size() == 1) {
    for (const std::string& hint : face().hints(game(), seat_, console_.voice)) {
      for (const std::string& line : wrap(hint, screen.width - 2)) lines.push_back(fmt::format(" {}", line));
    }
  }
  for (std::string& line : numbered(list(), screen)) lines.push_back(std::move(line));
  if (lists_.size() > 1)
    lines.push_back(painted(screen, fmt::format(" b  {}", console_.voice.say("cli.back")), paint::kFaint));
  return lines;
}

Asking::Result Asking::run() {
  told_ = news(game(), seat_, console_.voice, bookmark_);
  show();
  while (const auto line = console_.ask(prompt())) {
    if (const Next next = deal_with(*line)) return *next;
  }
  return Result::ended;
}

std::string Asking::prompt() const {
  return console_.voice.say("cli.prompt", {Arg::literal(console_.voice.name(seat_))});
}

Asking::Next Asking::deal_with(const std::string& line) {
  if (line.empty()) {
    close_lists();
    show();
    return std::nullopt;
  }
  if (const auto numbers = as_numbers(line); !numbers.empty()) return choose_by_numbers(numbers);
  const std::size_t space = std::min(line.find(' '), line.size());
  bool known = true;
  const std::string rest(trimmed(std::string_view(line).substr(space)));
  const Next next = command(std::string_view(line).substr(0, space), rest, known);
  return known ? next : choose_by_notation(line);
}

Asking::Next Asking::choose_by_numbers(const std::vector<u32>& numbers) {
  const bool at_top = lists_.size() == 1;
  const auto meant = at_top ? face().from_numbers(game(), seat_, numbers) : std::vector<Action>{};
  if (!meant.empty()) return answer(meant);
  // On the way to the last one, lists are opened without being shown.
  for (std::size_t i = 0; i + 1 < numbers.size(); ++i) {
    const Choice* const choice = numbered_choice(numbers[i]);
    if (choice == nullptr || choice->action) return choose_number(numbers[i]);
    lists_.push_back({&choice->inner, choice->label});
  }
  return choose_number(numbers.back());
}

const Choice* Asking::numbered_choice(u32 number) const {
  for (const Choice& choice : list()) {
    if (choice.number == number) return &choice;
  }
  return nullptr;
}

Asking::Next Asking::choose_number(u32 number) {
  if (const Choice* const choice = numbered_choice(number)) return answer(*choice);
  console_.say("cli.not_in_list", {Arg::literal(std::to_string(number))});
  return std::nullopt;
}

Asking::Next Asking::choose_by_notation(const std::string& text) {
  Choices found = matching(answers_, text);
  if (found.size() == 1) return answer(found[0]);
  if (found.empty()) {
    explain_not_legal(text);
    return std::nullopt;
  }
  if (found.size() > kMaxFound) {
    console_.say("cli.too_many", {Arg::number(static_cast<i64>(found.size()))});
    return std::nullopt;
  }
  found_ = std::move(found);
  give_numbers(found_, game().verbs());
  close_lists();
  open(found_, text);
  return std::nullopt;
}

Asking::Next Asking::answer(const Choice& choice) {
  if (!choice.action) {
    open(choice.inner, choice.label);
    return std::nullopt;
  }
  if (const Refusal refusal = table_.play(seat_, *choice.action)) {
    console_.tell(console_.voice.say(refusal, game().name()));
    return std::nullopt;
  }
  return Result::moved_on;
}

Asking::Next Asking::answer(const std::vector<Action>& actions) {
  if (const Refusal refusal = table_.play_all(seat_, actions)) {
    console_.tell(console_.voice.say(refusal, game().name()));
    return std::nullopt;
  }
  return Result::moved_on;
}

void Asking::open(const Choices& inner, const std::string& title) {
  lists_.push_back({&inner, title});
  show_list();
}

void Asking::explain_not_legal(const std::string& text) {
  const auto action = parse(game().verbs(), text);
  if (!action) return console_.say("cli.not_understood", {Arg::literal(text)});
  console_.tell(console_.voice.say(game().why_not(seat_, *action), game().name()));
}

}  // namespace bathys::cli
