// The random generator of a game: the ChaCha20 key stream of a 256-bit key, read one 32-bit word at a time.
//
// Word number p of the stream (from 0) is word p % 16 of the ChaCha20 block with counter p / 16 and nonce 0, in the
// layout of `chacha_input`. A key and a position are therefore the whole state.
#pragma once

#include <array>
#include <cassert>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>

#include "core/chacha.hpp"
#include "core/integers.hpp"

namespace bathys {

using Key = std::array<u8, 32>;

/// Exactly 64 hexadecimal digits are the key itself; any other text gives SHA-256("bathys seed\n" + text).
Key key_from_text(std::string_view text);

/// A plain value: copies go on independently from the same word, and two generators with the same key and position have
/// the same bytes, however they got there. By default it has the all-zero key and is all zero itself.
class Generator {
 public:
  Generator() = default;
  explicit Generator(const Key& key) : key_(key) {}

  /// The next word of the stream.
  u32 next() {
    const u64 word = drawn_ % kBlockWords;
    if (word == 0) refill();
    ++drawn_;
    return block_[word];
  }

  /// A number from 0 to n-1, all equally likely; n is at least 1. Each word x offers the high half of x * n, and is
  /// passed over when the low half is less than 2^32 mod n: so every number keeps floor(2^32 / n) words.
  /// Draws at least one word, for n = 1 exactly one.
  u32 below(u32 n) {
    assert(n >= 1);
    u64 product = u64{next()} * n;
    // The remainder is below n, so a low half of n or more needs no division to be accepted.
    if (static_cast<u32>(product) < n) [[unlikely]] {
      const u32 remainder = (0u - n) % n;
      while (static_cast<u32>(product) < remainder) product = u64{next()} * n;
    }
    return static_cast<u32>(product >> 32);
  }

  /// Fisher-Yates: for i from the last index down to 1, the elements i and below(i + 1) change places.
  /// At most 2^32 - 1 elements.
  template <class T, std::size_t Extent>
  void shuffle(std::span<T, Extent> elements) {
    assert(elements.size() <= 0xFFFFFFFFu);
    for (std::size_t i = elements.size(); i-- > 1;) {
      using std::swap;
      swap(elements[i], elements[below(static_cast<u32>(i + 1))]);
    }
  }

  /// A key for another generator: the next eight words, each from its lowest byte.
  Key draw_key();

  const Key& key() const { return key_; }

  /// How many words were drawn since the start of the stream.
  u64 position() const { return drawn_; }

  /// Goes to where `position` words have been drawn, forwards or backwards.
  void seek(u64 position);

  /// A new generator, at its start, whose key is SHA-256("bathys fork\n" + key + label). It depends on the key and the
  /// label only, not on the position: each stream needs a label of its own.
  Generator fork(std::string_view label) const;

  bool operator==(const Generator&) const = default;

 private:
  static constexpr u64 kBlockWords = 16;

  /// Makes the block that holds the word at the current position.
  void refill();

  Key key_{};
  u64 drawn_ = 0;
  // The block of the last word drawn, all zero before the first: a block is made when its first word is wanted.
  ChachaBlock block_{};
};

static_assert(std::is_trivially_copyable_v<Generator>);
static_assert(std::has_unique_object_representations_v<Generator>);

}  // namespace bathys
