// What things are worth in Thesauros, as the greedy bot sees it.
#pragma once

#include <algorithm>
#include <array>
#include <limits>

#include "core/integers.hpp"
#include "games/thesauros/nouns.hpp"

namespace bathys::thesauros {

/// 1024 make one point of reputation. Integers, so that a bot plays the same on every platform.
using Worth = i32;
inline constexpr Worth kPoint = 1024;
inline constexpr Worth kNever = std::numeric_limits<Worth>::min() / 4;
constexpr Worth worth_of_points(double n) { return static_cast<Worth>(n * kPoint); }
/// A part of something: a part of 1 is kPoint.
constexpr Worth times(Worth a, Worth b) { return static_cast<Worth>(i64{a} * b >> 10); }

/// Found by reasoning, then by letting bots with different weights play thousands of games against each other.
struct Weights {
  static constexpr Worth pts(double n) { return worth_of_points(n); }

  // Money and time, by quadrimester.
  std::array<Worth, kQuadrimesters> dollar{pts(0.55), pts(0.65), pts(0.48), pts(0.38), pts(0.57),
                                           pts(0.26), pts(0.28), pts(0.22), pts(0.12)};
  /// A dollar is worth less to those who have many: for each one to spare in a quadrimester left.
  Worth spare_dollar = pts(0.02);
  Worth poor_dollar = pts(0.72);  ///< for those who have none to spare
  Worth least_dollar = pts(0.5);  ///< for the rich
  /// What a meeple at home brings in a quadrimester, its wage not counted.
  Worth worker_turn = pts(1.9);
  Worth boss_turn = pts(2.2);
  /// How much of a rival's gain counts against oneself, divided among the rivals.
  Worth rivals = pts(0.5);

  // Crew.
  Worth urgency = pts(0.09);  ///< how much of what it brings speaks for placing a meeple at once
  /// What a recruit brings in a quadrimester of this year, whose money is spent already, and of later years.
  Worth recruit_now = pts(0.7);
  Worth recruit_later = pts(1.3);
  Worth token = pts(1.9);
  std::array<Worth, kHats + 1> hat{0, pts(0.30), pts(0.25), pts(0.70), pts(0.56)};  ///< for each quadrimester left

  // Research.
  Worth royalties = pts(0.2);     ///< of what all copies left would bring
  Worth use_of_gear = pts(0.75);  ///< of what it adds to the best voyage in sight
  Worth later_use = pts(0.10);    ///< and of every quadrimester beyond that voyage
  Worth second_copy = pts(0.25);  ///< of what the first one is worth
  Worth sitting = pts(0.4);
  Worth lagoon_share = pts(0.5);  ///< how often the best space of the lagoon is free

  // Maps and dig tiles.
  Worth new_zone = pts(0.6);  ///< of what a zone adds to the best voyage in sight
  Worth towards_set = pts(0.6);
  Worth best_of_three = pts(1.25);  ///< a tile chosen from three is so much better than any

  // The sea.
  int voyage_turns = 4;           ///< how far ahead a voyage is planned
  int voyage_targets = 6;         ///< to how many spaces it may lead
  Worth next_turn = pts(0.88);    ///< what comes a turn later is worth so much of it
  Worth new_zodiac = pts(0.5);    ///< of a voyage
  Worth zodiac_turn = pts(0.31);  ///< what one more zodiac brings in a quadrimester
  Worth island = pts(1.8);

  // The museum.
  Worth sold_in_time = pts(0.8);       ///< how likely a treasure is sold before the end
  Worth sale = pts(1.9);               ///< what the meeple that sells could have done instead
  Worth exhibited = pts(3.2);          ///< points of a treasure in an open room, on average
  Worth room_opens = pts(0.75);        ///< how likely a room with free slots will open
  Worth waiting_treasure = pts(0.56);  ///< a new room is worth this for each treasure that has no slot yet
  Worth solo_haste = pts(2.0);         ///< of every step towards a full museum in the solo game

  // Budgets: what a year is planned with beside the wages, in parts.
  std::array<std::array<int, kAccounts>, kYears> budget{{{16, 18, 42, 8, 8}, {4, 45, 30, 9, 14}, {0, 24, 52, 10, 18}}};
  Worth influence = pts(1.0);    ///< of the points for a place in the turn order
  Worth first_move = pts(0.64);  ///< being one place earlier for the next quadrimester

  // Mercenaries.
  Worth black_plane = pts(0.7);
  Worth slander = pts(0.9);  ///< of what all the others lose
  Worth mine = pts(4.0);
  int mine_sharks = 4;  ///< the mine goes off for so many sharks, fewer towards the end

  /// Alone there is nobody to share the lagoon with, and the museum fills only by oneself.
  static Weights for_solo() {
    Weights weights;
    weights.recruit_now = pts(0.88);
    weights.least_dollar = pts(0.3);
    weights.use_of_gear = pts(0.94);
    weights.new_zodiac = pts(0.62);
    weights.island = pts(2.8);
    return weights;
  }
};

}  // namespace bathys::thesauros
