// What the terminal at hand can show, and lines of text painted for it.
#include "cli/terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "words/width.hpp"

namespace bathys::cli {
namespace {

constexpr std::string_view kReset = "\x1b[0m";
constexpr std::string_view kEllipsis = "…";

bool environment_has(const char* name) {
  const char* const value = std::getenv(name);
  return value != nullptr && *value != '\0';
}

bool environment_is(const char* name, std::string_view wanted) {
  const char* const value = std::getenv(name);
  return value != nullptr && value == wanted;
}

/// A number from the environment, or 0.
int environment_number(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? 0 : std::atoi(value);
}

bool terminal_is_dumb() {
  const char* const term = std::getenv("TERM");
  return term == nullptr || *term == '\0' || std::string_view(term) == "dumb";
}

std::string sequence(std::string_view paint) {
  return paint.empty() ? std::string() : std::string("\x1b[").append(paint).append("m");
}

/// Bytes of the longest beginning that takes at most this many columns.
std::size_t bytes_within(std::string_view text, int columns) {
  std::size_t end = 0;
  int used = 0;
  while (end < text.size()) {
    const auto next = words::first_code_point(text.substr(end));
    used += static_cast<int>(words::display_width(text.substr(end, next.bytes)));
    if (used > columns) break;
    end += next.bytes;
  }
  return end;
}

int columns_of(std::string_view text) { return static_cast<int>(words::display_width(text)); }

/// Fills lines word by word.
class Wrapper {
 public:
  Wrapper(int columns, int indent) : columns_(columns), indent_(static_cast<std::size_t>(indent)) {}

  void word(std::string_view text) {
    while (room_for(text) < 0) {
      if (!empty_) {
        break_line();
        continue;
      }
      const std::size_t cut = std::max(bytes_within(text, columns_ - columns_of(line_)), std::size_t{1});
      put(text.substr(0, cut));
      text.remove_prefix(cut);
    }
    put(text);
  }
  void break_line() {
    lines_.push_back(line_);
    line_.assign(indent_, ' ');
    empty_ = true;
  }
  std::vector<std::string> finish() {
    lines_.push_back(line_);
    return std::move(lines_);
  }

 private:
  int room_for(std::string_view text) const {
    return columns_ - columns_of(line_) - (empty_ ? 0 : 1) - columns_of(text);
  }
  void put(std::string_view text) {
    if (text.empty()) return;
    if (!empty_) line_ += ' ';
    line_ += text;
    empty_ = false;
  }

  int columns_;
  std::size_t indent_;
  std::string line_;
  bool empty_ = true;
  std::vector<std::string> lines_;
};

}  // namespace

Screen detect_screen(bool plain) {
  Screen screen{.plain = plain};
  screen.wipes = isatty(STDOUT_FILENO) != 0 && !terminal_is_dumb();
  screen.colour = screen.wipes && !plain && !environment_has("NO_COLOR");
  screen.fine_colour = environment_is("COLORTERM", "truecolor") || environment_is("COLORTERM", "24bit");
  if (const int columns = environment_number("COLUMNS"); columns > 0) screen.width = columns;
  screen.width = std::clamp(screen.width, kMinWidth, kMaxWidth);
  measure(screen);
  return screen;
}

void measure(Screen& screen) {
  winsize size{};
  if (!screen.wipes || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return;
  screen.width = std::clamp(static_cast<int>(size.ws_col), kMinWidth, kMaxWidth);
  screen.height = size.ws_row;
}

std::string wipe(const Screen& screen) { return screen.wipes ? "\x1b[H\x1b[2J" : ""; }

std::string wipe_all(const Screen& screen) { return screen.wipes ? "\x1b[H\x1b[2J\x1b[3J" : ""; }

Line::Line(const Screen& screen, std::string_view ground) : colour_(screen.colour), ground_(sequence(ground)) {
  if (colour_) text_ = ground_;
}

Line& Line::add(std::string_view text, std::string_view paint) {
  width_ += columns_of(text);
  if (!colour_ || paint.empty() || text.empty()) {
    text_ += text;
  } else {
    text_.append(sequence(paint)).append(text).append(kReset).append(ground_);
  }
  return *this;
}

Line& Line::add(const Line& other) {
  text_ += other.text_;
  if (other.text_.ends_with(kReset)) text_ += ground_;
  width_ += other.width_;
  return *this;
}

Line& Line::pad_to(int column) {
  if (width_ < column) text_.append(static_cast<std::size_t>(column - width_), ' ');
  width_ = std::max(width_, column);
  return *this;
}

std::string Line::str() const {
  std::string whole = text_;
  if (colour_ && !ground_.empty()) whole += kReset;
  return whole;
}

std::string painted(const Screen& screen, std::string_view text, std::string_view paint) {
  return Line(screen).add(text, paint).str();
}

std::string fit(std::string_view text, int columns) {
  if (columns_of(text) <= columns) return std::string(text);
  if (columns <= 0) return {};
  return std::string(text.substr(0, bytes_within(text, columns - 1))).append(kEllipsis);
}

std::vector<std::string> wrap(std::string_view text, int columns, int indent) {
  Wrapper wrapper(columns, indent);
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(" \n"), text.size());
    wrapper.word(text.substr(0, end));
    if (end < text.size() && text[end] == '\n') wrapper.break_line();
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return wrapper.finish();
}

}  // namespace bathys::cli
