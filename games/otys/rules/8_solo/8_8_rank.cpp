// Otys 8.8 Solo: under 17 beginner, 17-18 hopeful, 19-20 confirmed, over 20 expert.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys {

std::string_view solo_rank(int prestige) {
  if (prestige < 17) return "otys.rank.beginner";
  if (prestige <= 18) return "otys.rank.hopeful";
  if (prestige <= 20) return "otys.rank.confirmed";
  return "otys.rank.expert";
}

}  // namespace bathys::otys
