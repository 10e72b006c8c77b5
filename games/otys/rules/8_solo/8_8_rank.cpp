// Otys 8.8 Solo: under 17 beginner, 17-18 hopeful, 19-20 confirmed, over 20 expert.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys {

std::string_view solo_rank(int prestige) {
  if (prestige < solo_values().hopeful) return "otys.rank.beginner";
  if (prestige < solo_values().confirmed) return "otys.rank.hopeful";
  if (prestige < solo_values().expert) return "otys.rank.confirmed";
  return "otys.rank.expert";
}

}  // namespace bathys::otys
