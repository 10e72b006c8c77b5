// What the imagined games of a search led to, line by line, and the reasons that follow from it.
#pragma once

#include <map>
#include <vector>

#include "bots/coach/measures.hpp"
#include "bots/coach/statistics.hpp"

namespace bathys::coach {

/// Collects what each line led to in each world.
class Evidence {
 public:
  /// Lines are noted in the order of worlds, as a search tries them.
  void note(int line, std::vector<Measure> counted) {
    std::vector<i32> values;
    for (const Measure& measure : counted) values.push_back(measure.value);
    ends_[line].push_back(std::move(values));
    if (kinds_.empty()) kinds_ = std::move(counted);
  }

  /// In what the ends of one line differ from those of another, clearly and by enough to matter; the weightiest first.
  std::vector<Reason> reasons(int line, int other) const;

  /// So many reasons are told at most.
  static constexpr std::size_t kMaxReasons = 3;

 private:
  Sample difference_in(std::size_t measure, int line, int other) const;

  std::vector<Measure> kinds_{};
  std::map<int, std::vector<std::vector<i32>>> ends_{};
};

}  // namespace bathys::coach
