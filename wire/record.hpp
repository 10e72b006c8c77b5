// A game record as JSON: everything needed to play a game again to the same bytes (law 5). See docs/formats.md.
#pragma once

#include <memory>

#include "core/any_game.hpp"
#include "wire/json_type.hpp"
#include "words/catalogue.hpp"

namespace bathys::wire {

inline constexpr int kRecordVersion = 1;
inline constexpr std::size_t kMaxRecordAnswers = 100000;

/// The record of a game of this kind.
Json to_json(const AnyGame& game, const AnyKind& kind);

/// Plays a record. Throws OtherRules for one that would go differently by the present rules, and BadInput for one that
/// is damaged, or of another format, unknown game or other components, or whose answers are not all legal: it then
/// names the first that is not, and why, in this language.
std::unique_ptr<AnyGame> load(const Json& record, const words::Language& language = words::Language::english());

}  // namespace bathys::wire
