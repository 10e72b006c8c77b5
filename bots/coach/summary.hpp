// What follows from the ledger and the judgements of a review: phases and turning points.
#pragma once

#include "core/advice.hpp"

namespace bathys::coach {

/// Whether a loss in a first search, by however few worlds, is worth confirming: large enough for a verdict and two
/// standard errors above nothing.
bool looks_wrong(const Estimate& loss);

/// The class of a loss that is clear; sound when it is not, or too small.
Verdict verdict_on(const Estimate& loss);

/// How a seat played in each third of so many decisions.
std::array<Phase, 3> phases_of(Seat seat, const std::vector<Judgement>& judgements, u32 decisions);

/// Who answered a decision, and in which round: answers in a row that are alike in this are one turn.
struct TurnMark {
  Seat by{};
  int round = 0;
  bool operator==(const TurnMark&) const = default;
};

/// Where the chance of a seat changed most, by one cause in one turn: at most three, in the order of the game.
std::vector<TurningPoint> turning_points(const std::vector<LedgerEntry>& entries, const std::vector<TurnMark>& turns);

}  // namespace bathys::coach
