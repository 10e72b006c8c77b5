// Answers as JSON: {"verb":"sell","resource":"metal","for":"prestige"}, or the notation as a text.
#pragma once

#include <span>
#include <string_view>

#include "core/notation.hpp"
#include "wire/json_type.hpp"

namespace bathys::wire {

/// The object of a well-formed action.
Json action_json(std::span<const Verb> verbs, Action action);

/// The action that a text in notation or an object denotes; it need not be legal. Throws BadInput, with `where` as the
/// name of the place, when it denotes none.
Action read_action(std::span<const Verb> verbs, const Json& given, std::string_view where);

/// The verbs with their fields, and the words that a field takes.
Json verbs_json(std::span<const Verb> verbs);

}  // namespace bathys::wire
