// A list of answers with its numbers, laid out for the screen.
#include <fmt/format.h>

#include <algorithm>

#include "cli/play_choices.hpp"
#include "words/width.hpp"

namespace bathys::cli {
namespace {

int columns_of(std::string_view text) { return static_cast<int>(words::display_width(text)); }

/// A numbered line and what it says, before it is laid out.
struct Item {
  std::string number;
  std::string label;
};

Item item_of(const Choice& choice, int digits) {
  return {fmt::format("{:>{}}", choice.number, digits), choice.inner.empty() ? choice.label : choice.label + " …"};
}

constexpr int kMargin = 1;
constexpr int kGap = 2;

void add_item(Line& line, const Item& item, std::string_view label) {
  line.add(item.number, paint::kNumber).add("  ").add(label);
}

std::vector<std::string> one_column(const Choices& choices, const std::vector<Item>& items, const Screen& screen) {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const int start = kMargin + columns_of(items[i].number) + kGap;
    const auto parts = wrap(items[i].label, screen.width - 1 - start, 2);
    Line line(screen);
    line.pad_to(kMargin);
    add_item(line, items[i], parts[0]);
    const int notation_at = screen.width - 1 - columns_of(choices[i].notation);
    const bool room = parts.size() == 1 && line.width() + kGap <= notation_at;
    if (room && choices[i].inner.empty()) line.pad_to(notation_at).add(choices[i].notation, paint::kFaint);
    lines.push_back(line.str());
    for (std::size_t part = 1; part < parts.size(); ++part)
      lines.push_back(Line(screen).pad_to(start).add(parts[part]).str());
  }
  return lines;
}

/// Items from the top of one column to its foot, then in the next one.
std::vector<std::string> in_columns(const std::vector<Item>& items, int columns, const Screen& screen) {
  const std::size_t rows = (items.size() + static_cast<std::size_t>(columns) - 1) / static_cast<std::size_t>(columns);
  const int width = screen.width / columns;
  std::vector<std::string> lines;
  for (std::size_t row = 0; row < rows; ++row) {
    Line line(screen);
    line.pad_to(kMargin);
    for (std::size_t at = row, column = 0; at < items.size(); at += rows, ++column) {
      if (column > 0) line.pad_to(static_cast<int>(column) * width);
      add_item(line, items[at], items[at].label);
    }
    lines.push_back(line.str());
  }
  return lines;
}

constexpr std::size_t kFewItems = 4;
constexpr std::size_t kManyItems = 12;
constexpr int kLowScreen = 30;
constexpr int kMaxColumns = 6;

/// One column, or on a low screen two, and for a long list as many as fit.
int columns_for(const std::vector<Item>& items, const Screen& screen) {
  if (screen.plain || screen.height >= kLowScreen || items.size() <= kFewItems) return 1;
  int widest = 0;
  for (const Item& item : items) {
    widest = std::max(widest, kMargin + columns_of(item.number) + kGap + columns_of(item.label) + 1);
  }
  const int fitting = std::min(screen.width / widest, kMaxColumns);
  return items.size() > kManyItems ? std::max(fitting, 1) : std::clamp(fitting, 1, 2);
}

}  // namespace

std::vector<std::string> numbered(const Choices& choices, const Screen& screen) {
  std::vector<Item> items;
  const int digits = !choices.empty() && choices.back().number > 9 ? 2 : 1;
  for (const Choice& choice : choices) items.push_back(item_of(choice, digits));
  const int columns = columns_for(items, screen);
  return columns > 1 ? in_columns(items, columns, screen) : one_column(choices, items, screen);
}

}  // namespace bathys::cli
