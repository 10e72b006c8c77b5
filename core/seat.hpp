// Seats around the table, sets of them, and who is looking.
#pragma once

#include <bit>

#include "core/integers.hpp"

namespace bathys {

inline constexpr int kMaxSeats = 4;

/// A place at the table, 0 to 3. Also names a viewer: a seat, or `kSpectator`, who sees only what is public.
enum class Seat : u8 {};

inline constexpr Seat kSpectator{4};
inline constexpr Seat kNoSeat{0xFF};

constexpr int index_of(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_at(int index) { return static_cast<Seat>(index); }
constexpr bool is_seat(Seat seat) { return index_of(seat) < kMaxSeats; }

/// A set of viewers: seats, and the spectators as one.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr explicit SeatSet(Seat only) { add(only); }

  /// Seats 0 to count-1.
  static constexpr SeatSet first(int count) { return from_bits(static_cast<u8>((1u << count) - 1u)); }
  /// Everybody who can look at the table, spectators too.
  static constexpr SeatSet everybody() { return first(kMaxSeats + 1); }
  static constexpr SeatSet from_bits(u8 bits) {
    SeatSet set;
    set.bits_ = bits;
    return set;
  }

  constexpr bool has(Seat seat) const { return is_viewer(seat) && ((bits_ >> index_of(seat)) & 1u) != 0; }
  constexpr void add(Seat seat) { bits_ = static_cast<u8>(bits_ | (1u << index_of(seat))); }
  constexpr void remove(Seat seat) { bits_ = static_cast<u8>(bits_ & ~(1u << index_of(seat))); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  /// The lowest seat of a set that is not empty.
  constexpr Seat front() const { return seat_at(std::countr_zero(bits_)); }
  constexpr u8 bits() const { return bits_; }
  constexpr SeatSet without(Seat seat) const { return without(SeatSet(seat)); }
  constexpr SeatSet without(SeatSet others) const { return from_bits(static_cast<u8>(bits_ & ~others.bits_)); }

  constexpr bool operator==(const SeatSet&) const = default;

 private:
  static constexpr bool is_viewer(Seat seat) { return index_of(seat) <= kMaxSeats; }

  u8 bits_ = 0;
};

}  // namespace bathys
