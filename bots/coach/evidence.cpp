// What the imagined games of a search led to, and the reasons that follow from it.
#include "bots/coach/evidence.hpp"

#include <algorithm>
#include <cstdlib>

namespace bathys::coach {
namespace {

/// Standard errors of whole points would be too coarse.
constexpr i32 kScale = 100;
/// Less than half a point matters to nobody.
constexpr i32 kLeast = kScale / 2;

}  // namespace

Sample Evidence::difference_in(std::size_t measure, int line, int other) const {
  Sample sample;
  const auto mine = ends_.find(line);
  const auto theirs = ends_.find(other);
  if (mine == ends_.end() || theirs == ends_.end()) return sample;
  for (std::size_t i = 0; i < std::min(mine->second.size(), theirs->second.size()); ++i) {
    sample.add(i64{kScale} * (mine->second[i][measure] - theirs->second[i][measure]));
  }
  return sample;
}

std::vector<Reason> Evidence::reasons(int line, int other) const {
  struct Found {
    Reason reason;
    i64 weight;
  };
  std::vector<Found> found;
  for (std::size_t i = 0; i < kinds_.size(); ++i) {
    const Sample sample = difference_in(i, line, other);
    const i32 mean = sample.mean();
    const Estimate size{std::abs(mean), sample.error()};
    const i64 weight = i64{size.value} * kinds_[i].weight / 100;
    if (sample.count < kFewestWorlds || !size.is_clear() || weight < kLeast) continue;
    const std::string sentence = "coach.reason." + kinds_[i].sentence + (mean > 0 ? ".more" : ".fewer");
    found.push_back({{sentence, kinds_[i].about, (size.value * 10 + kScale / 2) / kScale}, weight});
  }
  std::stable_sort(found.begin(), found.end(), [](const Found& a, const Found& b) { return a.weight > b.weight; });
  std::vector<Reason> reasons;
  for (const Found& one : found) {
    if (reasons.size() < kMaxReasons) reasons.push_back(one.reason);
  }
  return reasons;
}

}  // namespace bathys::coach
