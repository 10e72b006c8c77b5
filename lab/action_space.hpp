// Every answer that a game knows, numbered: the verbs of its table in their order, and under each its fields, the last
// one counting fastest.
//
// A field that is a word has its words, one that spells itself what it says (FieldSpec::values), and one that is an
// amount 0 to 255: greater amounts have no number.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/notation.hpp"

namespace bathys::lab {

inline constexpr u32 kMaxAmount = 255;

class ActionSpace {
 public:
  /// As the components in play have it: they say how things can be paid for.
  explicit ActionSpace(std::span<const Verb> verbs);

  int size() const { return static_cast<int>(actions_.size()); }
  /// One bit for each.
  std::size_t mask_size() const { return (actions_.size() + 7) / 8; }

  Action action(int index) const { return actions_[static_cast<std::size_t>(index)]; }
  /// -1 for an answer without a number.
  int index(Action action) const;

  /// Names all answers in their order: numbers mean the same where it is the same.
  std::string hash() const;

  std::string text(int index) const { return spell(verbs_, action(index)); }
  std::optional<int> index(std::string_view text) const;

 private:
  void add(Action said, std::span<const FieldSpec> fields);
  void make_table();

  std::size_t slot_of(u64 bits) const { return static_cast<std::size_t>(bits * 0x9E3779B97F4A7C15u >> shift_); }

  struct Entry {
    u64 bits;
    i64 index;
  };

  std::span<const Verb> verbs_;
  std::vector<Action> actions_{};
  /// Open addressing, at most half full.
  std::vector<Entry> table_{};
  int shift_ = 0;
};

inline int ActionSpace::index(Action action) const {
  const u64 bits = action.bits();
  for (std::size_t slot = slot_of(bits);; slot = (slot + 1) & (table_.size() - 1)) {
    const Entry& entry = table_[slot];
    if (entry.index < 0) return -1;
    if (entry.bits == bits) return static_cast<int>(entry.index);
  }
}

}  // namespace bathys::lab
