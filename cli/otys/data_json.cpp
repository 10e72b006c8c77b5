// The component tables of Otys as JSON.
#include <nlohmann/json.hpp>

#include "cli/otys/data.hpp"

namespace bathys::cli::otys_data {
namespace {

using namespace otys;
using wire::Json;

Json contract_json(int card) {
  const Contract& printed = contract(card);
  Json object{{"id", printed.id}, {"kind", printed.kind == Contract::Kind::free ? "free" : "fixed"}};
  if (printed.kind == Contract::Kind::free) {
    object["needs"] = Json::array();
    for (const u8 n : printed.needs) {
      if (n > 0) object["needs"].push_back(n);
    }
  } else {
    object["needs"] = Json::object();
    for (std::size_t i = 0; i < kResources; ++i) {
      if (printed.needs[i] > 0) object["needs"][std::string(kResourceWords[i])] = printed.needs[i];
    }
  }
  object["prestige"] = printed.prestige;
  object["credits"] = printed.credits;
  object["batteries"] = printed.batteries;
  object["provenance"] = word_at(kProvenanceWords, printed.provenance);
  if (!printed.note.empty()) object["note"] = printed.note;
  return object;
}

Json reward_json(int token) {
  const Reward& printed = reward(token);
  Json object{{"id", printed.id}, {"front", word_at(kFrontWords, printed.front)}};
  if (printed.front == Reward::Front::resource) {
    object["choice"] = {word_at(kResourceWords, printed.choice[0]), word_at(kResourceWords, printed.choice[1])};
  }
  object["back"] = word_at(kBackWords, printed.back);
  object["provenance"] = word_at(kProvenanceWords, printed.provenance);
  return object;
}

Json table_json(const TableNote& note) {
  Json object;
  if (note.name == "store") {
    object["rows"] = Json::array();
    for (int row = 0; row < kStoreRows; ++row) {
      object["rows"].push_back({{"credits", store_row(row).credits}, {"prestige", store_row(row).prestige}});
    }
    object["start"] = in_play.store_start;
  } else if (note.name == "start") {
    object = {{"credits", start_credits()}, {"batteries", start_batteries()}};
  } else if (const auto values = values_of(note.name); !values.empty()) {
    object["values"] = values;
  } else {
    object = group_of(note.name);
  }
  object["provenance"] = word_at(kProvenanceWords, note.provenance);
  return object;
}

}  // namespace

Json as_json() {
  Json data = Json::object();
  for (const TableNote& note : component_notes()) data["tables"][std::string(note.name)] = table_json(note);
  for (int card = 0; card < kContracts; ++card) data["contracts"].push_back(contract_json(card));
  for (int token = 0; token < kRewards; ++token) data["rewards"].push_back(reward_json(token));
  data["provenance"] = {{"tables", sources_json(table_sources())},
                        {"contracts", sources_json(contract_sources())},
                        {"rewards", sources_json(reward_sources())}};
  return data;
}

}  // namespace bathys::cli::otys_data
