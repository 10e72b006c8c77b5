// Many tables at which only bots play: how long each answer lets those who watch wait.
#pragma once

#include <string>

#include "core/integers.hpp"

namespace bathys::load {

struct BotPlan {
  u16 port = 8080;
  int tables = 200;
  int seconds = 10;
  std::string game = "otys";
  std::string level = "expert";
};

/// Plays and prints; 0 unless an answer was lost or out of order.
int watch_bots(const BotPlan& plan);

}  // namespace bathys::load
