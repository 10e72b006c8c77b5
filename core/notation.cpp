// Readable notation of actions, both ways, driven by a game's verb table.
#include "core/notation.hpp"

#include <algorithm>
#include <vector>

namespace bathys {
namespace {

constexpr std::size_t kLongestNotation = 200;

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  std::size_t at = 0;
  while ((at = text.find_first_not_of(" \t", at)) != std::string_view::npos) {
    const std::size_t end = std::min(text.find_first_of(" \t", at), text.size());
    words.push_back(text.substr(at, end - at));
    at = end;
  }
  return words;
}

bool starts_with(std::span<const std::string_view> words, std::span<const std::string_view> start) {
  return words.size() >= start.size() && std::equal(start.begin(), start.end(), words.begin());
}

std::optional<Action> parse_as(std::span<const Verb> verbs, std::size_t v, std::span<const std::string_view> words) {
  const auto name = words_of(verbs[v].name);
  if (!starts_with(words, name) || words.size() != name.size() + verbs[v].fields.size()) return std::nullopt;
  Action action{.verb = static_cast<u8>(v)};
  for (std::size_t f = 0; f < verbs[v].fields.size(); ++f) {
    const auto value = read_field(words[name.size() + f], verbs[v].fields[f]);
    if (!value) return std::nullopt;
    set_field(action, verbs[v].fields[f], *value);
  }
  return action;
}

bool can_spell(Action action, const FieldSpec& field) {
  const u32 value = field_value(action, field);
  if (field.spell == nullptr) return value < field.words.size() && !field.words[value].empty();
  return field.read(field.spell(value)) == value;
}

}  // namespace

u32 field_value(Action action, const FieldSpec& field) {
  switch (field.slot) {
    case Slot::a:
      return action.a;
    case Slot::b:
      return action.b;
    case Slot::c:
      return action.c;
    case Slot::d:
      break;
  }
  return action.d;
}

void set_field(Action& action, const FieldSpec& field, u32 value) {
  switch (field.slot) {
    case Slot::a:
      action.a = static_cast<u8>(value);
      return;
    case Slot::b:
      action.b = static_cast<u8>(value);
      return;
    case Slot::c:
      action.c = static_cast<u8>(value);
      return;
    case Slot::d:
      action.d = value;
      return;
  }
}

std::string spell_field(Action action, const FieldSpec& field) {
  const u32 value = field_value(action, field);
  if (field.spell != nullptr) return field.spell(value);
  return value < field.words.size() ? std::string(field.words[value]) : std::string("?");
}

std::optional<u32> read_field(std::string_view word, const FieldSpec& field) {
  if (field.read != nullptr) return field.read(word);
  const auto found = std::find(field.words.begin(), field.words.end(), word);
  if (found == field.words.end() || word.empty()) return std::nullopt;
  return static_cast<u32>(found - field.words.begin());
}

bool well_formed(std::span<const Verb> verbs, Action action) {
  if (action.verb >= verbs.size()) return false;
  Action bare{.verb = action.verb};
  for (const FieldSpec& field : verbs[action.verb].fields) {
    if (!can_spell(action, field)) return false;
    set_field(bare, field, field_value(action, field));
  }
  return bare == action;
}

std::string spell(std::span<const Verb> verbs, Action action) {
  if (!well_formed(verbs, action)) return "<no such action>";
  std::string text(verbs[action.verb].name);
  for (const FieldSpec& field : verbs[action.verb].fields) text.append(" ").append(spell_field(action, field));
  return text;
}

std::optional<Action> parse(std::span<const Verb> verbs, std::string_view text) {
  if (text.size() > kLongestNotation) return std::nullopt;
  const auto words = words_of(text);
  for (std::size_t v = 0; v < verbs.size(); ++v) {
    if (const auto action = parse_as(verbs, v, words); action && well_formed(verbs, *action)) return action;
  }
  return std::nullopt;
}

}  // namespace bathys
