// What a position of Otys is worth to a player between turns, in points: a sound judgement, not a search.
#pragma once

#include "games/otys/otys.hpp"

namespace bathys::otys {

/// 1024 make one prestige point. Integers, so that a bot plays the same on every platform.
using Worth = i32;
inline constexpr Worth kPoint = 1024;
constexpr Worth points(double n) { return static_cast<Worth>(n * kPoint); }

/// What things are worth. Where a table goes by number, the last entry stands for all beyond.
struct Weights {
  std::array<Worth, 8> credits{
      0, points(0.40), points(0.76), points(1.10), points(1.36), points(1.56), points(1.70), points(1.78)};
  std::array<Worth, 6> batteries{0, points(0.35), points(0.65), points(0.90), points(1.05), points(1.10)};
  std::array<Worth, 7> keys{0, points(0.25), points(0.45), points(0.60), points(0.70), points(0.78), points(0.84)};
  Worth own_x = points(0.15);
  std::array<Worth, 4> neutral_keys{0, points(0.35), points(0.60), points(0.70)};

  // What pays off over the rest of the game; these fade as it goes by.
  std::array<Worth, kTechnicianSteps + 1> mechanic{0, points(0.50), points(0.80), points(0.95)};
  std::array<Worth, kTechnicianSteps + 1> hacker{0, points(0.55), points(0.90), points(1.10)};
  std::array<Worth, kDivers> upgraded{points(0.9), points(0.9), points(1.0), points(0.8),
                                      points(1.4), points(0.6), points(0.5), points(0.8)};
  Worth prestige_back = points(0.9);
  Worth credits_back = points(0.5);

  /// A contract that can be completed is worth this share of what it brings, so that doing it is better than waiting.
  Worth in_reach = points(0.75);
  /// Others may take it first.
  Worth public_contract = points(0.9);
  /// Shares of the best, second and third plan: one cannot follow all at once.
  std::array<Worth, 3> plans{points(1.0), points(0.7), points(0.45)};
  Worth credit_of_contract = points(0.28);
  Worth battery_of_contract = points(0.32);
  /// Cargo that fits no contract on the table may fit one to come.
  Worth any_contract = points(0.8);
  Worth step_to_any_contract = points(0.5);
  /// A contract nobody has seen yet, on the table or in hand by how many are held.
  Worth unseen_public = points(0.3);
  std::array<Worth, 5> unseen_in_hand{points(0.9), points(0.5), points(0.25), points(0.1), 0};

  // How likely a resource still missing will be there in time: by how far above the level its expert stands.
  std::array<Worth, kPlaces> ease_from_above{points(0.78), points(0.70), points(0.63), points(0.57),
                                             points(0.52), points(0.48), points(0.45), points(0.42)};
  Worth ease_from_below = points(0.42);
  Worth ease_by_propeller = points(0.68);
  Worth ease_without_key = points(0.85);
  Worth ease_of_second = points(0.55);

  Worth rivals = points(0.25);
  Worth solo_pace = points(0.6);  ///< points per turn
};

class Appraiser {
 public:
  explicit Appraiser(const Weights& weights = {});

  /// What the position at the end of a turn is worth to the one who sees it.
  Worth worth(const Seen& seen) const;
  /// What it costs the others that this rival may complete a contract on the table.
  Worth threat(const Public& table, Seat rival, int card) const;

 private:
  /// How likely a number of resources of a type will still come to a level: [level][type][how many are missing].
  using Ease = std::array<std::array<std::array<Worth, 4>, kResources>, kLevels>;

  /// How a game will go on.
  struct Outlook {
    Worth prestige;  ///< the marker, in solo where it is likely to end
    Worth share;     ///< how much of a point gained from now on will count
    Worth left;      ///< how much of the game lies ahead
  };
  Outlook outlook_among(const Public& table, Seat seat) const;
  Outlook outlook_alone(const Public& table) const;

  /// A contract meant to be completed at a level.
  struct Plan {
    Worth worth = 0;
    u8 card = 0;
    u8 level = 0;
    bool operator==(const Plan&) const = default;
  };
  using Plans = FixedList<Plan, 60>;

  Worth at_the_end(const Public& table, Seat seat) const;
  Worth possessions(const Player& me) const;
  Worth investments(const Player& me) const;
  Worth hopes(const Seen& seen) const;
  Worth best_plans(const Plans& plans) const;

  void judge_ease(const Player& me, Ease& ease) const;
  Worth plan(const Player& me, const Ease& ease, int card, int level) const;
  Worth gain(const Player& me, int card, int level) const;

  Weights weights_;
  /// What cargo on a level promises for contracts in general: [level][Cargo::packed()].
  std::array<std::array<u16, Cargo::kPacked>, kLevels> promise_{};
};

}  // namespace bathys::otys
