// The component tables of Thesauros: sources, and totals that must be right.
#include <algorithm>
#include <set>

#include "cli/thesauros/data.hpp"

namespace bathys::cli::thesauros_data {
namespace {

using namespace thesauros;

int techs_of_level(int level) {
  int count = 0;
  for (int index = 0; index < kTechs; ++index) count += tech(index).level == level ? 1 : 0;
  return count;
}

/// Spaces that a zodiac with every map reaches from the port.
int spaces_reached(int players) {
  std::set<int> reached{kPort};
  std::vector<int> waiting{kPort};
  while (!waiting.empty()) {
    const int here = waiting.back();
    waiting.pop_back();
    for (const u8 next : neighbours(players, here)) {
      if (reached.insert(next).second) waiting.push_back(next);
    }
  }
  return static_cast<int>(reached.size());
}
int spaces_of_face(int players) {
  int count = 0;
  for (int index = 0; index < space_count(); ++index) count += neighbours(players, index).empty() ? 0 : 1;
  return count;
}

int ways_that_lead_back(int players) {
  int count = 0;
  for (int from = 0; from < space_count(); ++from) {
    for (const u8 to : neighbours(players, from)) {
      const auto back = neighbours(players, to);
      count += std::find(back.begin(), back.end(), from) != back.end() ? 1 : 0;
    }
  }
  return count;
}
int ways_of_face(int players) {
  int count = 0;
  for (int from = 0; from < space_count(); ++from) count += static_cast<int>(neighbours(players, from).size());
  return count;
}

int tiles_of_right_size() {
  int count = 0;
  for (int tile = 0; tile < kTiles; ++tile) {
    count += dig_tile(tile).columns == (tile < kLargeTiles ? kMaxColumns : kMaxColumns - 1) ? 1 : 0;
  }
  return count;
}

}  // namespace

Sources table_sources() { return sources_of(component_notes()); }
Sources tech_sources() { return sources_of(in_play.techs); }

std::vector<TotalCheck> check_totals() {
  const std::set<std::string_view> tiles(tile_words().begin(), tile_words().end());
  const std::set<std::string_view> objects(found_words().begin(), found_words().end());
  return {
      {"technologies of level 0", techs_of_level(0), 4},
      {"technologies of level 1", techs_of_level(1), 6},
      {"technologies of level 2", techs_of_level(2), 5},
      {"dig tiles", static_cast<int>(tiles.size()), kTiles},
      {"dig tiles with the columns of their size", tiles_of_right_size(), kTiles},
      {"found objects", static_cast<int>(objects.size()), kFound},
      {"treasure maps", map_numbers(4) * map_copies(), kMaps},
      {"spaces reached from port, face 1-2", spaces_reached(2), spaces_of_face(2)},
      {"spaces reached from port, face 3-4", spaces_reached(4), spaces_of_face(4)},
      {"ways that lead back, face 1-2", ways_that_lead_back(2), ways_of_face(2)},
      {"ways that lead back, face 3-4", ways_that_lead_back(4), ways_of_face(4)},
      {"rooms in the museum, face 3-4", room_count(4), kRooms},
  };
}

}  // namespace bathys::cli::thesauros_data
