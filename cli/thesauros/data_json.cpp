// The component tables of Thesauros as JSON.
#include <array>
#include <nlohmann/json.hpp>

#include "cli/thesauros/data.hpp"

namespace bathys::cli::thesauros_data {
namespace {

using namespace thesauros;
using wire::Json;

constexpr std::array<std::string_view, 3> kPileWords{"display", "first_pile", "second_pile"};

Json tech_json(int index) {
  const Tech& printed = tech(index);
  Json copies = Json::object();
  for (std::size_t i = 0; i < printed.copies.size(); ++i) copies[std::to_string(i + 1)] = printed.copies[i];
  return {{"id", printed.id},
          {"level", printed.level},
          {"initiation", word_at(kPileWords, printed.initiation)},
          {"patent", printed.patent},
          {"object", printed.object},
          {"royalty", printed.royalty},
          {"copies", copies},
          {"end_points", printed.end_points},
          {"provenance", word_at(kProvenanceWords, printed.provenance)}};
}

/// What a piece of gear can do; what it cannot is left out.
Json gear_json(int gear) {
  const GearUse& use = gear_use(gear);
  const std::pair<const char*, int> uses[] = {{"dive_depth", use.dive_depth},
                                              {"motor_spaces", use.motor_spaces},
                                              {"kill_on", use.kill_on},
                                              {"die_bonus", use.die_bonus},
                                              {"ignores_sharks", use.ignores_sharks},
                                              {"detect_depth", use.detect_depth},
                                              {"extract_depth", use.extract_depth},
                                              {"coastal_gain", use.coastal_gain},
                                              {"lobster_gain", use.lobster_gain},
                                              {"maps", use.maps}};
  Json object{{"id", use.id}};
  for (const auto& [name, value] : uses) {
    if (value > 0) object[name] = value;
  }
  if (use.motor_spaces > 0) object["motor_cost"] = use.motor_cost;
  if (use.detect_depth > 0) object["detect_cost"] = use.detect_cost;
  if (use.extract_depth > 0) object["extract_cost"] = use.extract_cost;
  return object;
}

Json found_json(int index) {
  const Found& thing = found(index);
  Json object{{"id", thing.id}};
  if (thing.gear != kNone) object["gear"] = kGearWords[thing.gear];
  if (thing.cash > 0) object["cash"] = thing.cash;
  if (thing.treasure != kNone) object["treasure"] = treasure_value(thing.treasure);
  return object;
}

Json tile_json(int tile) {
  const DigTile& printed = dig_tile(tile);
  Json rows = Json::array();
  for (const auto& row : printed.cells) {
    Json cells = Json::array();
    for (std::size_t column = 0; column < printed.columns; ++column) cells.push_back(cell_word(row[column]));
    rows.push_back(cells);
  }
  return {{"id", printed.id}, {"cells", rows}};
}

}  // namespace

Json as_json() {
  Json data = Json::object();
  for (const TableNote& note : component_notes()) {
    Json table = values_of(note.name);
    table["provenance"] = word_at(kProvenanceWords, note.provenance);
    data["tables"][std::string(note.name)] = table;
  }
  for (int index = 0; index < kTechs; ++index) data["techs"].push_back(tech_json(index));
  for (int gear = 0; gear < kGear; ++gear) data["gear"].push_back(gear_json(gear));
  for (int index = 0; index < kFound; ++index) data["found_objects"].push_back(found_json(index));
  for (int tile = 0; tile < kTiles; ++tile) data["dig_tiles"].push_back(tile_json(tile));
  data["provenance"] = {{"tables", sources_json(table_sources())}, {"techs", sources_json(tech_sources())}};
  return data;
}

}  // namespace bathys::cli::thesauros_data
