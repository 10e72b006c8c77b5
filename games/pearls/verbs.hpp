// The answers of Pearls.
#pragma once

#include <span>

#include "core/action.hpp"
#include "core/notation.hpp"

namespace bathys::pearls {

enum class Do : u8 { bid, take, discard, swap };

std::span<const Verb> verbs();

constexpr Action act(Do verb, int coins = 0) { return {.verb = static_cast<u8>(verb), .d = static_cast<u32>(coins)}; }
constexpr bool is(Action action, Do verb) { return action.verb == static_cast<u8>(verb); }

}  // namespace bathys::pearls
