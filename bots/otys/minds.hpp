// The judges of Otys as they were learned.
#pragma once

#include "bots/otys/judge.hpp"

namespace bathys::otys {

/// What the judge of two players has learned.
Weights16 learned_by_two();

/// The judge for a table: of two players, of more, or of one alone.
const Judge& judge_for(const Public& table);

}  // namespace bathys::otys
