// Every answer that a game knows, numbered.
#include "lab/action_space.hpp"

#include <bit>

#include "core/sha256.hpp"

namespace bathys::lab {
namespace {

std::vector<u32> values_of(const FieldSpec& field, Action said) {
  if (field.values != nullptr) return field.values(said);
  std::vector<u32> values;
  const u32 count = field.words.empty() ? kMaxAmount + 1 : static_cast<u32>(field.words.size());
  for (u32 value = 0; value < count; ++value) {
    Action action = said;
    set_field(action, field, value);
    if (read_field(spell_field(action, field), field) == value) values.push_back(value);
  }
  return values;
}

}  // namespace

ActionSpace::ActionSpace(std::span<const Verb> verbs) : verbs_(verbs) {
  for (std::size_t verb = 0; verb < verbs.size(); ++verb) add({.verb = static_cast<u8>(verb)}, verbs[verb].fields);
  make_table();
}

void ActionSpace::add(Action said, std::span<const FieldSpec> fields) {
  if (fields.empty()) return actions_.push_back(said);
  for (const u32 value : values_of(fields.front(), said)) {
    Action action = said;
    set_field(action, fields.front(), value);
    add(action, fields.subspan(1));
  }
}

void ActionSpace::make_table() {
  table_.assign(std::bit_ceil(actions_.size() * 2), {0, -1});
  shift_ = 64 - std::countr_zero(table_.size());
  for (std::size_t index = 0; index < actions_.size(); ++index) {
    std::size_t slot = slot_of(actions_[index].bits());
    while (table_[slot].index >= 0) slot = (slot + 1) & (table_.size() - 1);
    table_[slot] = {actions_[index].bits(), static_cast<i64>(index)};
  }
}

std::string ActionSpace::hash() const {
  std::string all;
  for (int index = 0; index < size(); ++index) all.append(text(index)).append("\n");
  return hex(sha256(all));
}

std::optional<int> ActionSpace::index(std::string_view text) const {
  const auto action = parse(verbs_, text);
  if (!action) return std::nullopt;
  const int found = index(*action);
  return found < 0 ? std::nullopt : std::optional(found);
}

}  // namespace bathys::lab
