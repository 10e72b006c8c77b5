// A row of a game's rulebook: the table of contents and the dispatch table at once.
#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>

#include "core/action.hpp"
#include "core/message.hpp"
#include "core/pending.hpp"
#include "core/refusal.hpp"

namespace bathys {

enum class RuleKind : u8 {
  question,  ///< somebody must answer: `offer`, `why_not`, `take`
  step,      ///< runs by itself: `run`
  chance,    ///< runs by itself and draws from the secret generator: `run`
};

class Archive;

/// The rules whose frames may lie directly below a frame in a position. None: it lies at the bottom.
class Below {
 public:
  constexpr Below() = default;
  template <class Rule>
  constexpr Below(std::initializer_list<Rule> rules) {
    for (const Rule rule : rules) rules_[size_++] = static_cast<u8>(rule);
  }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool has(u8 rule) const {
    return std::find(rules_.begin(), rules_.begin() + size_, rule) != rules_.begin() + size_;
  }

 private:
  std::array<u8, 15> rules_{};
  u8 size_ = 0;
};

/// Why a position cannot have a frame: the field that is wrong, empty for the frame as a whole, and what is wrong.
struct Wrong {
  std::string_view field{};
  std::string_view what{};

  constexpr explicit operator bool() const { return !what.empty(); }
};

/// A frame among the others of a position, with what its own seat sees.
template <class Seen>
struct InStack {
  const Seen& seen;
  int depth;  ///< 0 is the top

  const Frame& frame() const { return seen.table.pending.from_top(depth); }
  /// The frame that comes before this one, null for the top; the one that comes after it, null for the last.
  const Frame* above() const { return depth == 0 ? nullptr : &seen.table.pending.from_top(depth - 1); }
  const Frame* below() const {
    return depth + 1 == seen.table.pending.size() ? nullptr : &seen.table.pending.from_top(depth + 1);
  }
  template <class Rule>
  bool lies_on(Rule rule) const {
    return below() != nullptr && below()->rule == static_cast<u8>(rule);
  }
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
  /// A step that concerns no seat more than another: its frame names the first one.
  bool for_all = false;

  // What follows is there when the rule owns its frame (core/typed_rule.hpp).
  /// The sentence of the question, the same for everybody who may look on, and of each answer.
  Message (*question)(const Seen&, const Frame&) = nullptr;
  Message (*answer)(const Seen&, const Frame&, Action) = nullptr;
  /// Its fields in positions, and why a position cannot have it.
  void (*describe)(Archive&, Frame&) = nullptr;
  Wrong (*wrong)(const InStack<Seen>&) = nullptr;
  const Below* below = nullptr;
};

}  // namespace bathys
