// What follows from the ledger and the judgements of a review.
#include "bots/coach/summary.hpp"

#include <algorithm>
#include <cstdlib>

namespace bathys::coach {
namespace {

constexpr std::size_t kTurningPoints = 3;
/// Less than this moves nobody.
constexpr i32 kLeastTurn = kSure / 50;

/// The change by one cause over the decisions of a turn, placed where it was largest.
void add_turns(const std::vector<LedgerEntry>& entries, const std::vector<TurnMark>& turns, Cause cause,
               std::vector<TurningPoint>& found) {
  for (std::size_t from = 0, to = 0; from < entries.size(); from = to) {
    TurningPoint turn{static_cast<u32>(from), turns[from].by, cause, entries[from].before, 0, {}};
    i32 largest = 0;
    for (to = from; to < entries.size() && turns[to] == turns[from]; ++to) {
      const i32 change = entries[to].part(cause);
      turn.change += change;
      if (std::abs(change) <= largest) continue;
      largest = std::abs(change);
      turn.decision = static_cast<u32>(to);
    }
    // Told only where the luck of the turn is that of one decision.
    const LedgerEntry& most = entries[turn.decision];
    if (cause == Cause::luck && most.luck == turn.change) turn.turned = most.turned;
    if (std::abs(turn.change) >= kLeastTurn) found.push_back(turn);
  }
}

}  // namespace

bool looks_wrong(const Estimate& loss) { return loss.is_clear() && loss.value >= kVerdictLeast[1]; }

Verdict verdict_on(const Estimate& loss) {
  if (!loss.is_clear()) return Verdict::sound;
  Verdict verdict = Verdict::sound;
  for (const Verdict one : {Verdict::inaccuracy, Verdict::mistake, Verdict::blunder}) {
    if (loss.value >= kVerdictLeast[static_cast<std::size_t>(one)]) verdict = one;
  }
  return verdict;
}

std::array<Phase, 3> phases_of(Seat seat, const std::vector<Judgement>& judgements, u32 decisions) {
  std::array<Phase, 3> phases{};
  for (const Judgement& judgement : judgements) {
    if (judgement.seat != seat) continue;
    Phase& phase = phases[judgement.decision * phases.size() / decisions];
    ++phase.decisions;
    phase.sound += judgement.verdict == Verdict::sound ? 1 : 0;
    phase.lost += judgement.loss.value;
  }
  return phases;
}

std::vector<TurningPoint> turning_points(const std::vector<LedgerEntry>& entries, const std::vector<TurnMark>& turns) {
  std::vector<TurningPoint> found;
  for (const Cause cause : {Cause::own, Cause::rivals, Cause::luck}) add_turns(entries, turns, cause, found);
  std::stable_sort(found.begin(), found.end(), [](const TurningPoint& a, const TurningPoint& b) {
    return std::abs(a.change) > std::abs(b.change);
  });
  found.resize(std::min(found.size(), kTurningPoints));
  std::sort(found.begin(), found.end(), [](const TurningPoint& a, const TurningPoint& b) {
    return a.decision != b.decision ? a.decision < b.decision : a.cause < b.cause;
  });
  return found;
}

}  // namespace bathys::coach
