// Readable notation of actions, both ways, from one table per game: "sell metal prestige" is verb, then its fields.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/action.hpp"

namespace bathys {

/// Where in an action a field is kept.
enum class Slot : u8 { a, b, c, d };

/// One field of a verb. Most are one word out of a list, kept as its index; the rest bring their own spelling.
struct FieldSpec {
  std::string_view name;
  Slot slot;
  std::span<const std::string_view> words{};
  std::string (*spell)(u32 value) = nullptr;
  std::optional<u32> (*read)(std::string_view text) = nullptr;
  /// With a spelling of its own: all values that can ever be answered once the fields before it are said. Null:
  /// numbers, of which those up to 255 are enough for most.
  std::vector<u32> (*values)(Action said) = nullptr;
};

/// A kind of answer: its name (one or more words) and what has to be said with it.
struct Verb {
  std::string_view name;
  std::span<const FieldSpec> fields{};
};

u32 field_value(Action action, const FieldSpec& field);
void set_field(Action& action, const FieldSpec& field, u32 value);
std::string spell_field(Action action, const FieldSpec& field);
std::optional<u32> read_field(std::string_view word, const FieldSpec& field);

/// True when the verb exists, every field is a value it can spell, and nothing else is set.
bool well_formed(std::span<const Verb> verbs, Action action);

/// The notation of a well-formed action; a note in angle brackets for anything else.
std::string spell(std::span<const Verb> verbs, Action action);

/// The action that a text denotes, in any spacing; nothing when it denotes none.
std::optional<Action> parse(std::span<const Verb> verbs, std::string_view text);

}  // namespace bathys
