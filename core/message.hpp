// A sentence that has not chosen its language yet: a catalogue key and what to fill in.
//
// The engine never holds words. It says *which* sentence (`key`) and with *what* (`args`); `words/` renders it in
// any language. Terms are catalogue keys themselves ("<game>.diver.spy").
#pragma once

#include <array>
#include <string_view>

#include "core/integers.hpp"
#include "core/seat.hpp"

namespace bathys {

struct Message;

/// One thing to fill into a sentence. Texts, terms and phrases point at constants that outlive every message.
struct Arg {
  enum class Kind : u8 { none, number, seat, term, text, counts, phrase };
  Kind kind = Kind::none;
  i32 value = 0;
  std::string_view text{};
  const std::string_view* terms = nullptr;
  const Message* inner = nullptr;

  static constexpr Arg number(i64 n) { return {Kind::number, static_cast<i32>(n), {}, nullptr}; }
  /// A number that programs know by a name, so that nobody has to read it out of the sentence.
  static constexpr Arg figure(std::string_view name, i64 n) {
    return {Kind::number, static_cast<i32>(n), name, nullptr};
  }
  /// What an answer costs.
  static constexpr Arg price(i64 n) { return figure("price", n); }
  static constexpr Arg seat(Seat seat) { return {Kind::seat, index_of(seat), {}, nullptr}; }
  static constexpr Arg term(std::string_view key) { return {Kind::term, 0, key, nullptr}; }
  /// Several things with their numbers, "2 metal + 1 plant": four bits of `packed` for each of four terms.
  static constexpr Arg counts(u16 packed, const std::string_view* terms) { return {Kind::counts, packed, {}, terms}; }
  static constexpr Arg literal(std::string_view text) { return {Kind::text, 0, text, nullptr}; }
  /// Something that has a name for programs ("c09") and is described to people by a message of its own.
  static constexpr Arg phrase(std::string_view name, const Message& described) {
    return {Kind::phrase, 0, name, nullptr, &described};
  }

  constexpr bool operator==(const Arg&) const = default;
};

struct Message {
  static constexpr int kMaxArgs = 8;
  std::string_view key{};
  std::array<Arg, kMaxArgs> args{};

  constexpr bool empty() const { return key.empty(); }
  constexpr bool operator==(const Message&) const = default;
};

}  // namespace bathys
