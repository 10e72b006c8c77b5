// A row of a game's rulebook: the table of contents and the dispatch table at once.
#pragma once

#include <string_view>

#include "core/action.hpp"
#include "core/pending.hpp"
#include "core/refusal.hpp"

namespace bathys {

enum class RuleKind : u8 {
  question,  ///< somebody must answer: `offer`, `why_not`, `take`
  step,      ///< runs by itself: `run`
  chance,    ///< runs by itself and draws from the secret generator: `run`
};

/// One rule of a game. A question is *open* when rules for "any time in your turn" are offered beside it, and *sealed*
/// when several seats answer in secret and nothing is shown before the last one has.
template <class Seen, class Play>
struct RuleRow {
  std::string_view name;
  std::string_view section;
  RuleKind kind = RuleKind::step;
  bool open = false;
  bool sealed = false;
  /// Adds what may be answered; reads only what the one who answers can see.
  void (*offer)(const Seen&, const Frame&, Options&) = nullptr;
  /// Why this answer is not offered; `kAllowed` exactly when it is.
  Refusal (*why_not)(const Seen&, const Frame&, Action) = nullptr;
  void (*take)(Play&, const Frame&, Seat, Action) = nullptr;
  void (*run)(Play&, const Frame&) = nullptr;
  /// For a sealed question of several small answers: whether this seat has given its last one. Null: one is all.
  bool (*answered)(const Play&, Seat) = nullptr;
  /// What is offered follows from what only the one who answers sees, like cards just drawn; see core/forced.hpp.
  bool hidden = false;
};

}  // namespace bathys
