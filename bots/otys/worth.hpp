// What a position of Otys is worth to a player between turns: a judgement, not a search.
#pragma once

#include "bots/otys/plans.hpp"

namespace bathys::otys {

class Appraiser {
 public:
  explicit Appraiser(const Weights& weights = {}) : weights_(weights), planner_(weights) {}

  /// What the position at the end of a turn is worth to the one who sees it.
  Worth worth(const Seen& seen) const;
  /// What it costs the others that this rival may complete a contract on the table.
  Worth threat(const Player& rival, int card) const { return times(planner_.best_plan(rival, card), weights_.rivals); }

 private:
  /// How the game will go on.
  struct Outlook {
    Worth prestige;  ///< where the marker stands; in solo, where it is likely to end
    Worth part;      ///< how much of a point gained from now on will count
    Worth left;      ///< how much of the game lies ahead
  };
  Outlook outlook_among(const Public& table, Seat seat) const;
  Outlook outlook_alone(const Public& table) const;
  Worth at_the_end(const Public& table, Seat seat) const;
  Worth possessions(const Player& player) const;
  Worth investments(const Player& player) const;

  Weights weights_;
  Planner planner_;
};

}  // namespace bathys::otys
