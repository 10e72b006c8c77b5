// The archives that turn a game's own list of fields into JSON and back.
#include "wire/json_archive.hpp"

#include <algorithm>
#include <cassert>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "wire/parsing.hpp"

namespace bathys::wire {
namespace {

std::string one_of(std::span<const std::string_view> words) {
  std::string list;
  for (const std::string_view word : words) {
    if (!word.empty()) list.append(list.empty() ? "one of " : ", ").append(word);
  }
  return list;
}

std::string list_of(int least, int most) {
  if (least == most) return "a list of " + std::to_string(most);
  if (least == 0) return "a list of at most " + std::to_string(most);
  return "a list of " + std::to_string(least) + " to " + std::to_string(most);
}

/// The value of a field and its place in the object; null when it is not there.
std::pair<const Json*, std::size_t> find_field(const Json& object, std::string_view name) {
  const auto& fields = object.get_ref<const Json::object_t&>();
  const auto found = std::find_if(fields.begin(), fields.end(), [&](const auto& one) { return one.first == name; });
  if (found == fields.end()) return {nullptr, 0};
  return {&found->second, static_cast<std::size_t>(found - fields.begin())};
}

}  // namespace

JsonWriter::JsonWriter(Json& root) {
  root = Json::object();
  open_.push_back(&root);
}

Json& JsonWriter::place(std::string_view name) {
  Json& here = *open_.back();
  if (here.is_object()) return here[std::string(name)];
  here.push_back(nullptr);
  return here.back();
}

void JsonWriter::number(std::string_view name, i64& value, i64, i64) { place(name) = value; }

void JsonWriter::flag(std::string_view name, bool& value) { place(name) = value; }

void JsonWriter::word(std::string_view name, int& index, std::span<const std::string_view> words) {
  assert(index >= 0 && static_cast<std::size_t>(index) < words.size());
  place(name) = words[static_cast<std::size_t>(index)];
}

void JsonWriter::text(std::string_view name, std::string& value) { place(name) = value; }

void JsonWriter::nothing(std::string_view name) { place(name) = nullptr; }

void JsonWriter::open_object(std::string_view name) {
  Json& object = place(name);
  object = Json::object();
  open_.push_back(&object);
}

void JsonWriter::close_object() { open_.pop_back(); }

int JsonWriter::open_list(std::string_view name, int size, int, int) {
  Json& list = place(name);
  list = Json::array();
  open_.push_back(&list);
  return size;
}

void JsonWriter::close_list() { open_.pop_back(); }

void JsonWriter::refuse(std::string_view name, std::string what) {
  throw std::logic_error("refused while writing " + std::string(name) + ": " + what);
}

JsonReader::JsonReader(const Json& root, std::string_view name) {
  levels_.push_back({&root, name});
  if (!root.is_object()) throw BadInput{std::string(name), "an object is expected, found " + found(root)};
  levels_.back().asked.resize(root.size());
}

void JsonReader::number(std::string_view name, i64& value, i64 least, i64 most) {
  const Json* const given = take(name);
  const auto read = given != nullptr ? whole_number(*given) : std::nullopt;
  const bool fits = read && *read >= least && *read <= most;
  if (!fits) mismatch(name, given, "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  value = *read;
}

void JsonReader::flag(std::string_view name, bool& value) {
  const Json* const given = take(name);
  if (given == nullptr || !given->is_boolean()) mismatch(name, given, "true or false");
  value = given->get<bool>();
}

void JsonReader::word(std::string_view name, int& index, std::span<const std::string_view> words) {
  const Json* const given = take(name);
  const std::string read = given != nullptr ? word_or_number(*given).value_or("") : "";
  const auto match = std::find(words.begin(), words.end(), read);
  if (match == words.end() || read.empty()) mismatch(name, given, one_of(words));
  index = static_cast<int>(match - words.begin());
}

void JsonReader::text(std::string_view name, std::string& value) {
  const Json* const given = take(name);
  if (given == nullptr || !given->is_string()) mismatch(name, given, "a text");
  value = given->get<std::string>();
}

void JsonReader::nothing(std::string_view name) {
  const Json* const given = take(name);
  if (given == nullptr || !given->is_null()) mismatch(name, given, "null");
}

void JsonReader::open_object(std::string_view name) {
  const Json* const given = take(name);
  if (given == nullptr || !given->is_object()) mismatch(name, given, "an object");
  levels_.push_back({given, name, std::vector<bool>(given->size())});
}

void JsonReader::close_object() {
  refuse_unknown_fields();
  levels_.pop_back();
}

int JsonReader::open_list(std::string_view name, int, int least, int most) {
  const Json* const given = take(name);
  const bool fits = given != nullptr && given->is_array() && given->size() >= static_cast<std::size_t>(least) &&
                    given->size() <= static_cast<std::size_t>(most);
  if (!fits) mismatch(name, given, list_of(least, most));
  levels_.push_back({given, name});
  return static_cast<int>(given->size());
}

void JsonReader::close_list() { levels_.pop_back(); }

bool JsonReader::has(std::string_view name) const {
  const Json& here = *levels_.back().value;
  return here.is_object() && find_field(here, name).first != nullptr;
}

void JsonReader::refuse(std::string_view name, std::string what) { throw BadInput{path_to(name), std::move(what)}; }

const Json* JsonReader::take(std::string_view name) {
  Level& level = levels_.back();
  if (level.value->is_array()) {
    return level.items < level.value->size() ? &(*level.value)[level.items++] : nullptr;
  }
  const auto [value, at] = find_field(*level.value, name);
  if (value != nullptr) level.asked[at] = true;
  return value;
}

void JsonReader::mismatch(std::string_view name, const Json* given, const std::string& expected) {
  refuse(name, expected + " is expected, " + (given != nullptr ? "found " + found(*given) : "but it is missing"));
}

std::string JsonReader::path_to(std::string_view name) const {
  std::string path(levels_.front().name);
  for (std::size_t i = 0; i < levels_.size(); ++i) {
    const std::string_view next = i + 1 < levels_.size() ? levels_[i + 1].name : name;
    if (levels_[i].value->is_array()) {
      // An item counts as soon as it is taken; without any, the list itself is meant.
      if (levels_[i].items > 0) path.append("[").append(std::to_string(levels_[i].items - 1)).append("]");
    } else if (!next.empty()) {
      path.append(path.empty() ? "" : ".").append(next);
    }
  }
  return path;
}

void JsonReader::refuse_unknown_fields() const {
  const Level& level = levels_.back();
  const auto unasked = std::find(level.asked.begin(), level.asked.end(), false);
  if (unasked == level.asked.end()) return;
  const auto& fields = level.value->get_ref<const Json::object_t&>();
  const auto& field = *(fields.begin() + (unasked - level.asked.begin()));
  throw BadInput{path_to({}), "unknown field " + found(field.first)};
}

}  // namespace bathys::wire
