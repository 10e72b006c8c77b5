// Totals of components that must be right, as `bathys data --check` looks at them.
#pragma once

#include <string_view>

namespace bathys::cli {

/// A total, and what it must be.
struct TotalCheck {
  std::string_view what;
  int found;
  int expected;

  bool right() const { return found == expected; }
};

/// A word of a table by what an enumeration says.
template <class Words, class Index>
std::string_view word_at(const Words& words, Index index) {
  return words[static_cast<std::size_t>(index)];
}

}  // namespace bathys::cli
