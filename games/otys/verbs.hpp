// Every answer a player of Otys can give, and how it is written: "key 3", "x own 2", "sell metal prestige".
#pragma once

#include <span>

#include "core/notation.hpp"
#include "games/otys/cargo.hpp"
#include "games/otys/nouns.hpp"

namespace bathys::otys {

/// In the order of the verb table.
enum class Do : u8 {
  key,             // a: level
  x,               // a: level, b: 0 own, 1 neutral
  complete,        // a: contract, b: level, d: the resources spent (Cargo bits)
  sponsor,         // the sponsor's effect, where there is nothing to choose
  sponsor_key,     // a: key taken back
  sponsor_reward,  // a: which of the two tokens
  sponsor_flip,    // a: diver
  sponsor_move,    // a: resource, b: from level, c: to level
  propel,          // a: diver, b: place it goes to
  dive,            // on to step 2
  find,            // the expert's resource
  find_bonus,      // the resource and the bonus
  find_key,        // the resource, and take back a key; a: key
  bonus,           // the bonus alone
  bonus_key,       // take back a key alone; a: key
  sell,            // a: resource, b: 0 for credits, 1 for prestige
  buy,             // a: resource
  draw,            // four contracts
  copy,            // a: 0 left, 1 right
  push,            // a: timer
  improve,         // a: technician
  explore,         // a: which of the two tokens
  done,            // no (further) effect of the diver
  keep,            // a: contract
  gain,            // a: resource
  accept,          // what is on the reward token
  flip,            // a: diver
  decline,         // nothing of what is on the reward token
  resurface,       // the diver goes to the top
  stay,            // a battery, and the diver stays
  timer,           // a: timer
  cube,            // a: resource
};

constexpr Action act(Do verb, int a = 0, int b = 0, int c = 0, u32 d = 0) {
  return std::bit_cast<Action>(word_of(verb, a, b, c) | u64{d} << 32);
}
template <class Noun>
requires std::is_enum_v<Noun>
constexpr Action act(Do verb, Noun noun, int b = 0) { return act(verb, static_cast<int>(noun), b); }
constexpr bool is(Action action, Do verb) { return action.verb == static_cast<u8>(verb); }

enum class For : u8 { credits, prestige };
enum class Side : u8 { left, right };

// What the verb's first field names.
constexpr Resource resource_in(Action action) { return static_cast<Resource>(action.a); }
constexpr Diver diver_in(Action action) { return static_cast<Diver>(action.a); }
constexpr KeyToken key_in(Action action) { return static_cast<KeyToken>(action.a); }
constexpr Technician technician_in(Action action) { return static_cast<Technician>(action.a); }
constexpr Side side_in(Action action) { return static_cast<Side>(action.a); }
/// What a contract is paid with.
constexpr Cargo cargo_in(Action action) { return Cargo::from_bits(static_cast<u16>(action.d)); }

std::span<const Verb> verbs();

/// "2metal+1plant" and back.
std::string spell_cargo(u32 bits);
std::optional<u32> read_cargo(std::string_view text);
/// The ways to pay for the contract that is named.
std::vector<u32> cargos_for(Action said);

}  // namespace bathys::otys
