// What a learned judge of Thesauros is told of one side of the table: only what the one who judges can see.
#pragma once

#include "bots/learning/network.hpp"
#include "games/thesauros/thesauros.hpp"

namespace bathys::thesauros {

/// How many different inputs there are.
int side_inputs();

/// One side of the table as the viewer sees it.
void describe_side(const Seen& seen, Seat side, Inputs& inputs);

/// The reputation a side has and would get if the game ended now, without what is hidden.
int points_in_sight(const Public& table, Seat side);

/// Whether a quadrimester begins here: the first meeple is to be placed. Positions are judged there.
bool quadrimester_begins(const Public& table);

}  // namespace bathys::thesauros
