// The judges of Otys as they were learned.
#pragma once

#include "bots/otys/judge.hpp"

namespace bathys::otys {

/// The judge for a table: of two players, of more, or of one alone.
const Judge& judge_for(const Public& table);

}  // namespace bathys::otys
