// Component files read at run time: an owner's own values, without building the program anew.
#pragma once

#include <memory>
#include <string>

#include "core/any_game.hpp"
#include "wire/json_type.hpp"

namespace bathys::wire {

/// The hash that a component file with this content has: SHA-256 of its canonical spelling, without what the rules said
/// before it was data (docs/formats.md). tools/baking.py computes the same for the components that are built in.
std::string components_hash(const AnyKind& kind, const Json& file);

/// Whether the components in play are those that were built in.
bool is_built_in(const AnyKind& kind);

/// Puts the components of a file in play as long as the answer lives; core/components.hpp says when that may be done.
/// Throws BadInput naming the value that is missing or cannot be; nothing changes then.
std::unique_ptr<OtherComponents> put_in_play(const AnyKind& kind, const Json& file);

}  // namespace bathys::wire
