// What one who sees a position of Otys between turns thinks of it: the chance to win, learned by self-play; alone, how
// near it seems to the highest rank.
#pragma once

#include "bots/otys/inputs.hpp"
#include "bots/otys/worth.hpp"
#include "bots/search/chance.hpp"

namespace bathys::otys {

class Judge {
 public:
  Judge(const SideInputs& inputs, const Network& network) : inputs_(inputs), network_(network) {}

  /// The chance to win, of `kSure`; alone, a utility that grows with the points: it is good to be near the highest
  /// rank, and better to have it.
  i32 chance(const Seen& seen) const;
  /// What one side is worth, in `kOneOdds`.
  i32 side(const Seen& seen, Seat of) const;

  /// The same for the solo game, where the points that the greedy bot expects in the end are a better guide than
  /// anything that was learned.
  i32 chance_alone(const Seen& seen) const;
  /// Those points, in `kPoint`; never less than there are already.
  Worth points_alone(const Seen& seen) const;

  /// What a finished game brought, of `kSure`. Alone it is that utility.
  static i32 result(const Public& table, Seat seat);

 private:
  const SideInputs& inputs_;
  const Network& network_;
  Appraiser appraiser_{};
};

/// Judges many ends of the same turn: what others have hardly changes from one to the next.
class TurnJudge {
 public:
  explicit TurnJudge(const Judge& judge) : judge_(judge) {}

  i32 chance(const Seen& seen);

 private:
  /// All of a position that matters to the sides of others and can change in a turn of one's own.
  struct Around {
    u64 colony = 0;
    u64 standing = 0;
    bool operator==(const Around&) const = default;
  };
  struct Others {
    Around around{};
    std::array<i32, kMaxSeats - 1> sides{};
  };
  static Around around(const Seen& seen);
  const Others& others(const Seen& seen);

  const Judge& judge_;
  std::array<Others, 16> known_{};
};

}  // namespace bathys::otys
