// Pieces of text one after the other, on as many lines of the screen as they need.
#include "cli/terminal_pieces.hpp"

#include "words/width.hpp"

namespace bathys::cli {
namespace {

constexpr int kGap = 2;

}  // namespace

Pieces& Pieces::begin(std::string_view text, std::string_view paint) {
  line_.add(" ").add(text, paint);
  empty_ = false;
  return *this;
}

Pieces& Pieces::add(std::string_view label, std::string_view value, std::string_view paint) {
  const int beside = indent_ + static_cast<int>(words::display_width(label)) + 2;
  const auto parts = wrap(value, screen_.width - beside);
  add(label, Line(screen_).add(parts[0], paint));
  for (std::size_t i = 1; i < parts.size(); ++i) {
    next();
    add({}, Line(screen_).add(parts[i], paint));
  }
  return *this;
}

Pieces& Pieces::add(std::string_view label, const Line& value) {
  const int columns = static_cast<int>(words::display_width(label)) + (label.empty() ? 0 : 1) + value.width();
  if (!empty_ && line_.width() + kGap + columns >= screen_.width) next();
  line_.pad_to(empty_ ? indent_ : line_.width() + kGap);
  if (!label.empty()) line_.add(label, paint::kFaint).add(" ");
  line_.add(value);
  empty_ = false;
  return *this;
}

std::vector<std::string> Pieces::lines() {
  if (!empty_) next();
  return std::move(lines_);
}

void Pieces::next() {
  lines_.push_back(line_.str());
  line_ = Line(screen_);
  empty_ = true;
}

}  // namespace bathys::cli
