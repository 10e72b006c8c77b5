// What the coach called positions of many games, and what came of them.
#pragma once

#include <vector>

#include "bots/match.hpp"

namespace bathys {

/// Who calls a chance: the judge at a glance, the games in the mind by which a review counts, or a search for the best
/// line as a hint shows it.
enum class Caller : u8 { judge, review, search };
inline constexpr std::array<std::string_view, 3> kCallers{"judge", "review", "search"};

/// What a chance was called, and what came of it in the end; both of `kSure`.
struct Call {
  Caller caller{};
  i32 called = 0;
  i32 came = 0;
};

/// Whether the coach calls chances in games like this one, and not points.
bool has_chances(const AnyGame& game);

/// Plays the series and calls one position of every game for each caller, for the seat that is asked: any in which it
/// has a choice, for the judge any of a kind that it was taught, all equally likely. So all calls of one caller are
/// independent. `simulations` as in a review; with 0 those of a quick one. The result does not depend on the threads.
std::vector<Call> call_positions(Series series, int simulations);

}  // namespace bathys
