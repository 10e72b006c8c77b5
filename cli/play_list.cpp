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

std::vector<std::string> two_columns(const std::vector<Item>& items, const Screen& screen) {
  const std::size_t rows = (items.size() + 1) / 2;
  std::vector<std::string> lines;
  for (std::size_t row = 0; row < rows; ++row) {
    Line line(screen);
    line.pad_to(kMargin);
    add_item(line, items[row], items[row].label);
    line.pad_to(screen.width / 2);
    if (row + rows < items.size()) add_item(line, items[row + rows], items[row + rows].label);
    lines.push_back(line.str());
  }
  return lines;
}

constexpr std::size_t kFewItems = 4;
constexpr int kLowScreen = 30;

bool fits_two_columns(const std::vector<Item>& items, const Screen& screen) {
  if (screen.plain || screen.height >= kLowScreen || items.size() <= kFewItems) return false;
  return std::all_of(items.begin(), items.end(), [&](const Item& item) {
    return kMargin + columns_of(item.number) + kGap + columns_of(item.label) < screen.width / 2;
  });
}

}  // namespace

std::vector<std::string> numbered(const Choices& choices, const Screen& screen) {
  std::vector<Item> items;
  const int digits = !choices.empty() && choices.back().number > 9 ? 2 : 1;
  for (const Choice& choice : choices) items.push_back(item_of(choice, digits));
  return fits_two_columns(items, screen) ? two_columns(items, screen) : one_column(choices, items, screen);
}

}  // namespace bathys::cli
