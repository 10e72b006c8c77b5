// Sequential halving: many candidates are tried in a few imagined worlds, the better half in more, until two are left.
//
// All candidates meet the same worlds, so that luck does not decide between them.
#pragma once

#include <algorithm>
#include <bit>
#include <vector>

#include "bots/search/budget.hpp"

namespace bathys {

/// In more worlds nothing is tried: what could still be found out is less than the search can be mistaken about. This
/// bounds the memory of a search, however long it may think: four bytes for each world and candidate.
inline constexpr int kMostWorlds = 1 << 16;

/// What was found out about one candidate.
struct Judged {
  int candidate = 0;
  /// What came of it in each world, in the order of worlds.
  std::vector<i32> values{};
  i64 sum = 0;

  void add(i32 value) {
    values.push_back(value);
    sum += value;
  }
  void forget_last() {
    sum -= values.back();
    values.pop_back();
  }

  int worlds() const { return static_cast<int>(values.size()); }
  i32 mean() const { return values.empty() ? 0 : static_cast<i32>(sum / worlds()); }
};

/// How much better one candidate did than another in the worlds that both met.
struct Difference {
  i64 sum = 0;
  i64 squares = 0;
  int worlds = 0;

  Difference(const Judged& better, const Judged& other) : worlds(std::min(better.worlds(), other.worlds())) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(worlds); ++i) {
      const i64 here = i64{better.values[i]} - other.values[i];
      sum += here;
      squares += here * here;
    }
  }

  i64 mean() const { return worlds == 0 ? 0 : sum / worlds; }
  /// Whether the mean lies at least so many tenths of a standard error above zero. In whole numbers, so that it is the
  /// same on every platform.
  bool exceeds(int tenths) const {
    if (worlds < 2 || sum <= 0) return false;
    // mean^2 >= (tenths/10)^2 * variance / worlds, all multiplied by worlds^3 * (worlds - 1) * 100
    const Wide total = Wide{sum} * sum;
    const Wide spread = Wide{squares} * worlds - total;
    return total * (worlds - 1) * 100 >= spread * tenths * tenths;
  }

 private:
  /// Sums of chances over all worlds need more than 64 bits when they are squared.
  __extension__ using Wide = __int128;
};

/// What a halving may leave out, and what it may not.
struct HalvingRules {
  /// This candidate, if any, is tried to the end, so that the best can be compared with it.
  int kept = -1;
  /// Every candidate is tried in a world at least, however short the time. Otherwise the order of candidates stays what
  /// it was when there is no time for that.
  bool each_once = true;
};

/// Tries all of `judged` up to `left` in one world. Without time for all of them, none has been there: returns false.
template <class Simulate>
bool try_in_world(std::vector<Judged>::iterator first, std::vector<Judged>::iterator left, int world, bool whole,
                  Budget& budget, Simulate& simulate) {
  for (auto one = first; one != left; ++one) {
    if (!whole && one != first && budget.hurries()) {
      while (one != first) (--one)->forget_last();
      return false;
    }
    one->add(simulate(one->candidate, world));
    budget.spend();
  }
  return true;
}

/// Tries the candidates 0 to n-1 until the budget is gone; the best first. `simulate(candidate, world)` plays one
/// candidate in one world, numbered from 0, and returns what came of it. `settled(first, last)` is asked which ones are
/// left, before they are tried further: when nothing is to be found out any more, the search ends early.
template <class Simulate, class Settled>
std::vector<Judged> halve(int candidates, Budget& budget, Simulate simulate, Settled settled,
                          const HalvingRules& rules = {}) {
  std::vector<Judged> judged(static_cast<std::size_t>(candidates));
  for (int i = 0; i < candidates; ++i) judged[static_cast<std::size_t>(i)].candidate = i;
  const int rounds = std::max(1, static_cast<int>(std::bit_width(static_cast<unsigned>(std::max(1, candidates - 1)))));
  auto left = judged.begin() + candidates;
  int world = 0;
  for (int round = 1; round <= rounds && !(round > 1 && settled(judged.begin(), left)); ++round) {
    // At least one world each, however short the time, unless there is none at all.
    for (bool first = round == 1; first || budget.gone() < Budget::kWhole * round / rounds; first = false) {
      const bool whole = first && rules.each_once;
      if (world == kMostWorlds || !try_in_world(judged.begin(), left, world, whole, budget, simulate)) break;
      ++world;
    }
    std::stable_sort(judged.begin(), left, [](const Judged& a, const Judged& b) { return a.sum > b.sum; });
    if (left - judged.begin() <= 2) continue;
    const auto all = left;
    left = judged.begin() + (left - judged.begin() + 1) / 2;
    const auto spared = std::find_if(left, all, [&](const Judged& one) { return one.candidate == rules.kept; });
    if (spared != all) std::rotate(left - 1, spared, spared + 1);
  }
  return judged;
}
template <class Simulate>
std::vector<Judged> halve(int candidates, Budget& budget, Simulate simulate, const HalvingRules& rules = {}) {
  return halve(
      candidates, budget, simulate, [](auto&&...) { return false; }, rules);
}

}  // namespace bathys
