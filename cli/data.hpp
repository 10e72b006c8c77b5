// Totals of the component tables that must come out right.
#pragma once

#include <string_view>
#include <vector>

namespace bathys::cli {

struct TotalCheck {
  std::string_view what;
  int found;
  int expected;

  bool right() const { return found == expected; }
};

std::vector<TotalCheck> check_otys_totals();

}  // namespace bathys::cli
