// The component tables of Otys: values, sources and totals.
#include <nlohmann/json.hpp>
#include <set>

#include "cli/otys/data.hpp"
#include "games/otys/rulebook.hpp"
#include "wire/json_archive.hpp"

namespace bathys::cli::otys_data {

using namespace otys;
using wire::Json;

std::vector<int> values_of(std::string_view table) {
  std::vector<int> values;
  const auto take = [&](int count, auto value) {
    for (int i = 0; i < count; ++i) values.push_back(value(i));
  };
  if (table == "levels") take(kLevels, capacity);
  if (table == "mechanic") take(kTechnicianSteps + 1, reach);
  if (table == "hacker") take(kTechnicianSteps + 1, threshold);
  if (table == "neutral_x_keys") values = {neutral_key_supply()};
  if (table == "start") values = {start_credits(), start_batteries()};
  if (table == "end_prestige") values = {end_prestige()};
  return values;
}

Json group_of(std::string_view table) { return printed_group(in_play, table); }

Sources contract_sources() { return sources_of(in_play.contracts); }
Sources reward_sources() { return sources_of(in_play.rewards); }
Sources table_sources() { return sources_of(component_notes()); }

std::vector<TotalCheck> check_totals() {
  std::set<std::string_view> contract_ids(contract_words().begin(), contract_words().end());
  std::set<std::string_view> reward_ids(reward_words().begin(), reward_words().end());
  int payable = 0;
  int paired = 0;
  int places = 0;
  for (int card = 0; card < kContracts; ++card) payable += contract_size(card) <= capacity(kLevels - 1) ? 1 : 0;
  for (int token = 0; token < kRewards; ++token) {
    const Reward& printed = reward(token);
    paired += printed.front != Reward::Front::resource || printed.choice[0] != printed.choice[1] ? 1 : 0;
  }
  for (int level = 0; level < kLevels; ++level) places += capacity(level);
  return {
      {"contract cards", static_cast<int>(contract_ids.size()), kContracts},
      {"contracts that fit on the largest level", payable, kContracts},
      {"reward tokens", static_cast<int>(reward_ids.size()), kRewards},
      {"rewards with two different resources, or none", paired, kRewards},
      {"places for resources on a board", places, 21},
      {"X keys, with one of each player's own", neutral_key_supply() + kMaxSeats, 16},
      {"reach of the last mechanic step", reach(kTechnicianSteps), 4},
      {"threshold of the first hacker step", threshold(0), kOwnKeys},
  };
}

}  // namespace bathys::cli::otys_data
