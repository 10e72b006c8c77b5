// Component files read at run time.
#include "wire/components.hpp"

#include <map>
#include <mutex>
#include <nlohmann/json.hpp>

#include "core/sha256.hpp"
#include "wire/json_archive.hpp"
#include "wire/parsing.hpp"

namespace bathys::wire {
namespace {

using Sorted = nlohmann::json;

/// The data without the fields that say what `known` says; an object of both is compared field by field.
Sorted without(const Sorted& data, const Sorted& known) {
  Sorted rest = Sorted::object();
  for (const auto& [key, value] : data.items()) {
    if (!known.contains(key)) {
      rest[key] = value;
    } else if (value != known[key]) {
      rest[key] = value.is_object() && known[key].is_object() ? without(value, known[key]) : value;
    }
  }
  return rest;
}

/// First asked for before anything else is put in play; by the name of the game.
const std::string& built_in_hash(const AnyKind& kind) {
  static std::mutex lock;
  static auto& hashes = *new std::map<std::string_view, std::string>;
  const std::lock_guard alone(lock);
  return hashes.try_emplace(kind.name(), kind.components_hash()).first->second;
}

}  // namespace

std::string components_hash(const AnyKind& kind, const Json& file) {
  const Sorted known = Sorted::parse(kind.moved_text());
  return hex(sha256(without(Sorted(file), known).dump()));
}

bool is_built_in(const AnyKind& kind) { return built_in_hash(kind) == kind.components_hash(); }

std::unique_ptr<OtherComponents> put_in_play(const AnyKind& kind, const Json& file) {
  built_in_hash(kind);
  JsonReader reader(file);
  auto components = kind.put_in_play(reader, components_hash(kind, file));
  reader.finish();
  return components;
}

}  // namespace bathys::wire
