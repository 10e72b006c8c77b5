// What somebody asks a bot for, so that those who ask need not know the bots.
#pragma once

#include <string_view>

#include "core/integers.hpp"

namespace bathys {

/// Which bot answers, and how long it may think: simulations count before milliseconds, and with neither it thinks as
/// long as its level usually does, which is counted in simulations. A limit holds beside any of these. Unless
/// milliseconds decide, the same wish at the same position is answered the same on every machine.
struct BotWish {
  std::string_view level;
  int simulations = 0;
  int budget_ms = 0;
  int limit_ms = 0;
  u64 seed = 0;
};

}  // namespace bathys
