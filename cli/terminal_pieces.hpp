// Pieces of text one after the other, on as many lines of the screen as they need.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal.hpp"

namespace bathys::cli {

class Pieces {
 public:
  /// Lines after the first one begin at this column.
  explicit Pieces(const Screen& screen, int indent = 0) : screen_(screen), indent_(indent), line_(screen) {}

  /// Text at the beginning of the first line, before all pieces.
  Pieces& begin(std::string_view text, std::string_view paint = paint::kTitle);
  /// A value, with what it is in faint letters before it. A text that is longer than a line is broken.
  Pieces& add(std::string_view label, std::string_view value, std::string_view paint = paint::kStrong);
  Pieces& add(std::string_view label, const Line& value);
  std::vector<std::string> lines();

 private:
  void next();

  const Screen& screen_;
  int indent_;
  Line line_;
  bool empty_ = true;
  std::vector<std::string> lines_;
};

}  // namespace bathys::cli
