// How near a player of Otys is to completing contracts, and what that promises.
#pragma once

#include "bots/otys/weights.hpp"
#include "games/otys/otys.hpp"

namespace bathys::otys {

class Planner {
 public:
  explicit Planner(const Weights& weights);

  /// What the contracts on the table, in hand and still to come promise to the one who sees them.
  Worth hopes(const Seen& seen) const;
  /// What a player can hope for from one contract, at the best level for it.
  Worth best_plan(const Player& player, int card) const;

 private:
  /// How likely so many resources of a type will still come to a level: [level][type][how many are missing].
  using Ease = std::array<std::array<std::array<Worth, 4>, kResources>, kLevels>;

  /// A contract meant to be completed at a level.
  struct Plan {
    Worth worth = 0;
    u8 card = 0;
    u8 level = 0;
    bool operator==(const Plan&) const = default;
  };
  using Plans = FixedList<Plan, 60>;

  void judge_ease(const Player& player, Ease& ease) const;
  Worth ease_of_first(const Player& player, int level, int expert_place) const;

  void add_plans(const Player& player, const Ease& ease, int card, Worth part, Plans& plans) const;
  Worth plan(const Player& player, const Ease& ease, int card, int level) const;
  Worth gain(const Player& player, int card, int level) const;
  Worth best_together(const Plans& plans) const;

  Worth unseen_contracts(const Seen& seen) const;
  Worth promises(const Player& player) const;
  Worth promise(int level, Cargo zone) const;
  Worth nearness(int level, Cargo zone, int card) const;

  Weights weights_;
  /// What a cargo on a level promises for contracts in general: [level][Cargo::packed()].
  std::array<std::array<u16, Cargo::kPacked>, kLevels> promises_{};
};

}  // namespace bathys::otys
