// Seats and sets of them.
#include "core/seat.hpp"

#include <gtest/gtest.h>

namespace bathys {
namespace {

TEST(Seat, IsAPlaceAtTheTableOrASpectatorOrNobody) {
  for (int i = 0; i < kMaxSeats; ++i) EXPECT_TRUE(is_seat(seat_at(i))) << i;
  EXPECT_FALSE(is_seat(kSpectator));
  EXPECT_FALSE(is_seat(kNoSeat));
  EXPECT_EQ(index_of(seat_at(3)), 3);
}

TEST(SeatSet, IsEmptyAtFirst) {
  const SeatSet nobody;
  EXPECT_TRUE(nobody.empty());
  EXPECT_EQ(nobody.size(), 0);
  for (int i = 0; i <= kMaxSeats; ++i) EXPECT_FALSE(nobody.has(seat_at(i)));
}

TEST(SeatSet, HasWhoWasAddedUntilRemoved) {
  SeatSet set(seat_at(2));
  set.add(seat_at(0));
  set.add(seat_at(0));
  EXPECT_EQ(set.size(), 2);
  EXPECT_EQ(set.front(), seat_at(0));
  set.remove(seat_at(0));
  set.remove(seat_at(1));
  EXPECT_EQ(set, SeatSet(seat_at(2)));
}

TEST(SeatSet, IsLeftAloneByWithout) {
  const SeatSet two = SeatSet::first(2);
  EXPECT_EQ(two.without(seat_at(0)), SeatSet(seat_at(1)));
  EXPECT_EQ(two.without(seat_at(3)), two);
  EXPECT_EQ(SeatSet::first(3).without(two), SeatSet(seat_at(2)));
  EXPECT_EQ(two.size(), 2);
}

TEST(SeatSet, HoldsTheFirstSeats) {
  EXPECT_TRUE(SeatSet::first(0).empty());
  for (int count = 1; count <= kMaxSeats; ++count) {
    EXPECT_EQ(SeatSet::first(count).size(), count);
    EXPECT_TRUE(SeatSet::first(count).has(seat_at(count - 1)));
    EXPECT_FALSE(SeatSet::first(count).has(seat_at(count)));
  }
}

TEST(SeatSet, CountsSpectatorsAmongEverybodyButNotAmongThePlayers) {
  EXPECT_TRUE(SeatSet::everybody().has(kSpectator));
  EXPECT_FALSE(SeatSet::first(kMaxSeats).has(kSpectator));
}

TEST(SeatSet, NeverHasNobody) {
  EXPECT_FALSE(SeatSet::everybody().has(kNoSeat));
  EXPECT_FALSE(SeatSet::from_bits(0xFF).has(seat_at(kMaxSeats + 1)));
}

TEST(SeatSet, IsItsBits) {
  EXPECT_EQ(SeatSet::from_bits(0b101).bits(), 0b101);
  EXPECT_EQ(SeatSet::from_bits(0b110).front(), seat_at(1));
}

}  // namespace
}  // namespace bathys
