// Rules change. A record, a link or a stored table says by which version of the rules it was played; it is played again
// only where the present rules lead to the same game, and otherwise both versions are named.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/message.hpp"
#include "core/refusal.hpp"

namespace bathys {

/// A former version of a game's rules, with the hash of the components it was played with.
template <class Setup>
struct FormerRules {
  u32 version = 0;
  std::string_view components{};
  /// Whether a game with this set-up goes exactly as by the present rules; null when none does.
  bool (*plays_alike)(const Setup& setup) = nullptr;
};

/// What was played by other rules and would go differently by ours.
struct OtherRules : BadInput {
  u32 theirs, ours;

  OtherRules(u32 played_by, u32 present)
      : BadInput{"rules",
                 "played by rules " + std::to_string(played_by) + ", but these are rules " + std::to_string(present)},
        theirs(played_by),
        ours(present) {}

  static constexpr std::string_view kCode = "other_rules";
  /// The sentence for people.
  Message message() const { return {"refusal.other_rules", {Arg::number(theirs), Arg::number(ours)}}; }
};

/// A game lists its former rules when it has any: `static std::span<const FormerRules<Setup>> former_rules()`.
template <class G>
std::span<const FormerRules<typename G::Setup>> former_rules_of() {
  if constexpr (requires { G::former_rules(); }) return G::former_rules();
  return {};
}

/// False when nothing played by this version can be played again, whatever its set-up.
template <class G>
bool may_replay(u32 version) {
  if (version == G::kRulesVersion) return true;
  for (const auto& former : former_rules_of<G>()) {
    if (former.version == version && former.plays_alike != nullptr) return true;
  }
  return false;
}

/// Throws OtherRules for a game that would go differently now, and BadInput for one with other components.
template <class G>
void check_rules(u32 version, std::string_view components, const typename G::Setup& setup) {
  constexpr const char* kOtherComponents = "played with other components";
  if (version == G::kRulesVersion) {
    if (components != G::components_hash()) throw BadInput{"components", kOtherComponents};
    return;
  }
  for (const auto& former : former_rules_of<G>()) {
    if (former.version != version || former.plays_alike == nullptr || !former.plays_alike(setup)) continue;
    if (components != former.components) throw BadInput{"components", kOtherComponents};
    return;
  }
  throw OtherRules(version, G::kRulesVersion);
}

}  // namespace bathys
