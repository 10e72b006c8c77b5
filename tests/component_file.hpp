// The component file of a game, and every value in it with its name.
#pragma once

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "games/all/games.hpp"
#include "wire/json_archive.hpp"

namespace bathys {

template <class G>
const AnyKind& kind() {
  return *find_game(G::kName);
}

template <class G>
wire::Json component_file() {
  const std::string name(G::kName);
  std::ifstream file(BATHYS_ROOT "/games/" + name + "/data/" + name + ".components.json");
  return wire::Json::parse(file);
}

inline bool is_for_people(const std::string& field) {
  for (const char* const name : {"game", "version", "provenance", "note", "legend", "id"}) {
    if (field == name) return true;
  }
  return false;
}

struct Leaf {
  wire::Json::json_pointer place;
  std::string name;  ///< as core/printed_values.hpp calls it
};

inline std::string step_to(const wire::Json& parent, const std::string& key, const wire::Json& value) {
  return parent.is_array() && value.is_object() && value.contains("id") ? value["id"].get<std::string>() : key;
}

/// All values below a place; a way of the sea is one value.
inline void find_leaves(const wire::Json& file, const wire::Json::json_pointer& place, const std::string& name,
                        std::vector<Leaf>& leaves) {
  const wire::Json& here = file[place];
  const bool way = here.is_array() && here.size() == 2 && name.find(".edges.") != std::string::npos;
  if (!here.is_structured() || way) return leaves.push_back({place, name});
  for (const auto& [key, value] : here.items()) {
    if (here.is_object() && is_for_people(key)) continue;
    const wire::Json::json_pointer next =
        here.is_array() ? place / static_cast<std::size_t>(std::stoul(key)) : place / key;
    find_leaves(file, next, (name.empty() ? "" : name + ".") + step_to(here, key, value), leaves);
  }
}

inline std::vector<Leaf> leaves_of(const wire::Json& file) {
  std::vector<Leaf> leaves;
  find_leaves(file, wire::Json::json_pointer(), "", leaves);
  return leaves;
}

}  // namespace bathys
