// The ledger of one seat. docs/coach.md tells why the parts are cut like this.
#include "bots/coach/ledger.hpp"

#include <algorithm>

namespace bathys::coach {
namespace {

i64 square(i32 value) { return i64{value} * value; }
i32 root(i64 of) { return static_cast<i32>(square_root(static_cast<u64>(of))); }

i32& part_of(LedgerEntry& entry, Cause cause) {
  return cause == Cause::own ? entry.own : cause == Cause::rivals ? entry.rivals : entry.luck;
}

/// Whether what the others just did can be seen in this seat's prospects. A sealed answer shows only when all are in,
/// and a forced one was nobody's decision.
bool rivals_show(const Happened& what) {
  if (what.sealed) return what.learned;
  return !what.own && (!what.forced || what.learned);
}

}  // namespace

/// An own answer by which nothing was learned leads where it was expected to lead.
bool needs_now(const Happened& what) { return what.over || what.learned || rivals_show(what); }

/// A chance stays between 0 and 1, whatever the estimates say.
void Ledger::add(LedgerEntry& entry, Cause cause, i32 change) {
  const i32 before = entry.after();
  part_of(entry, cause) += std::clamp(before + change, 0, kSure) - before;
}

void Ledger::enter(const Happened& what) {
  LedgerEntry entry{.before = level()};
  if (what.own && !what.forced) {
    add(entry, Cause::own, -what.loss.value);
    own_variance_ += square(what.loss.error);
  }
  const bool lucky = what.learned && !what.sealed && what.has_expected;
  if (lucky) {
    add(entry, Cause::luck, what.now.value - what.expected.value);
    luck_variance_ += square(what.now.error) + square(what.expected.error);
  }
  if (what.over) {
    add(entry, alone_ ? Cause::luck : Cause::rivals, what.now.value - entry.after());
  } else if (alone_) {
    if (lucky && !what.forced) add(entry, Cause::own, what.now.value - entry.after());
  } else if (rivals_show(what)) {
    add(entry, Cause::rivals, what.now.value - entry.after());
  }
  review_.entries.push_back(entry);
  review_.result = entry.after();
  review_.own = {review_.own.value + entry.own, root(own_variance_)};
  review_.luck = {review_.luck.value + entry.luck, root(luck_variance_)};
  review_.rivals = {review_.rivals.value + entry.rivals, root(own_variance_ + luck_variance_)};
}

}  // namespace bathys::coach
