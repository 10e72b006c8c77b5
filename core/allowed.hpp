// How a rule offers what its `why_not` allows.
#pragma once

#include "core/action.hpp"
#include "core/refusal.hpp"

namespace bathys {

/// What `offer` tries answers with: each is added when the rule's `why_not`, given what else it reads, allows it. So
/// what is legal is said once.
///
///     const auto consider = allowed_by<why_not>(options, seen, words);
///     consider(act(Do::stay));
template <auto why_not, class... Known>
auto allowed_by(Options& options, const Known&... known) {
  // Flattened, so that the words of a refusal nobody reads are never put together.
  return [&options, &known... ](Action answer) __attribute__((flatten)) {
    if (!why_not(known..., answer)) options.add(answer);
  };
}

/// Whether a `why_not` allows something, for those who do not want to know why not.
template <auto why_not, class... Known>
__attribute__((flatten)) bool allows(const Known&... known) {
  return !why_not(known...);
}

}  // namespace bathys
