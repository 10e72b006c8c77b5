// The sixteen-bit sums of all units of a network, side by side.
#pragma once

#include <array>
#include <cstring>

#include "core/integers.hpp"

namespace bathys {

inline constexpr int kUnits = 32;
using UnitRow = std::array<i16, kUnits>;

/// Eight sums to a vector, where the machine has vectors.
class VectorLanes {
 public:
  VectorLanes() = default;
  explicit VectorLanes(const UnitRow& row)
      : a_(eight(row, 0)), b_(eight(row, 8)), c_(eight(row, 16)), d_(eight(row, 24)) {}

  void add(const VectorLanes& other) {
    a_ += other.a_;
    b_ += other.b_;
    c_ += other.c_;
    d_ += other.d_;
  }

  UnitRow sums() const {
    UnitRow sums;
    std::memcpy(sums.data(), &a_, sizeof(a_));
    std::memcpy(sums.data() + 8, &b_, sizeof(b_));
    std::memcpy(sums.data() + 16, &c_, sizeof(c_));
    std::memcpy(sums.data() + 24, &d_, sizeof(d_));
    return sums;
  }

 private:
  using Eight = i16 __attribute__((vector_size(16)));

  static Eight eight(const UnitRow& row, std::size_t from) {
    Eight loaded;
    std::memcpy(&loaded, row.data() + from, sizeof(loaded));
    return loaded;
  }

  // Four by name, so that they stay in registers.
  Eight a_{};
  Eight b_{};
  Eight c_{};
  Eight d_{};
};

/// Four sums to a word, for machines without vectors, like browsers some years old: each word is the sum of its lanes
/// times a power of 65536. To add words is to add all of their lanes, negative ones too, because what a lane borrows
/// from the next is given back when the words are taken apart.
class WordLanes {
 public:
  WordLanes() = default;
  explicit WordLanes(const UnitRow& row) {
    for (std::size_t unit = kUnits; unit-- > 0;) {
      u64& word = words_[unit / kLanes];
      word = (word << 16) + static_cast<u64>(i64{row[unit]});
    }
  }

  void add(const WordLanes& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] += other.words_[i];
  }

  UnitRow sums() const {
    UnitRow sums;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      u64 rest = words_[i];
      for (std::size_t lane = 0; lane < kLanes; ++lane) {
        const i16 sum = static_cast<i16>(rest);
        sums[i * kLanes + lane] = sum;
        rest = (rest - static_cast<u64>(i64{sum})) >> 16;
      }
    }
    return sums;
  }

 private:
  static constexpr std::size_t kLanes = 4;

  std::array<u64, kUnits / kLanes> words_{};
};

#if defined(__wasm__) && !defined(__wasm_simd128__)
using Lanes = WordLanes;
#else
using Lanes = VectorLanes;
#endif

}  // namespace bathys
