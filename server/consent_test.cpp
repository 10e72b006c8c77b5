// Consent to undo, as the seats keep it.
#include "server/consent.hpp"

#include <gtest/gtest.h>

namespace bathys::server {
namespace {

constexpr Seat kAnn = seat_at(0), kBob = seat_at(1), kCid = seat_at(2);
const SeatSet kAll = SeatSet::first(3);

TEST(Consent, IsOfAllWhoHaveASay) {
  Seats seats(3);
  EXPECT_FALSE(undo_request_of(seats, 0, kAll));
  ask_to_undo(seats, kAnn, 0, 0);
  EXPECT_EQ(undo_request_of(seats, 0, kAll), (UndoRequest{kAnn, 0, SeatSet(kAnn), kAll}));
  agree_to_undo(seats, kCid, 0);
  const auto request = undo_request_of(seats, 0, kAll);
  ASSERT_TRUE(request);
  EXPECT_EQ(request->by, kAnn);
  EXPECT_EQ(request->needed.without(request->agreed), SeatSet(kBob));
}

TEST(Consent, BelongsToOneChangeOfTheTable) {
  Seats seats(2);
  ask_to_undo(seats, kBob, 7, 9);
  agree_to_undo(seats, kAnn, 9);
  EXPECT_FALSE(undo_request_of(seats, 8, kAll));
  EXPECT_FALSE(undo_request_of(seats, 10, kAll));
  // Who agreed to something else has not agreed to this.
  ask_to_undo(seats, kBob, 8, 10);
  EXPECT_EQ(undo_request_of(seats, 10, kAll)->agreed, SeatSet(kBob));
}

TEST(Consent, ANewQuestionBeginsAnew) {
  Seats seats(2);
  ask_to_undo(seats, kAnn, 3, 5);
  agree_to_undo(seats, kBob, 5);
  ask_to_undo(seats, kBob, 4, 5);
  EXPECT_EQ(undo_request_of(seats, 5, kAll), (UndoRequest{kBob, 4, SeatSet(kBob), kAll}));
  forget_undo(seats);
  EXPECT_FALSE(undo_request_of(seats, 5, kAll));
}

TEST(Consent, IsKeptBesideTheRestOfAClaim) {
  Seats seats(2);
  Claim claim;
  claim.invitation = "somebody's";
  claim.wants_end = 1;
  keep(seats[0], claim);
  ask_to_undo(seats, kAnn, 3, 5);
  EXPECT_EQ(claim_of(seats[0]).invitation, "somebody's");
  forget_undo(seats);
  EXPECT_EQ(claim_of(seats[0]).wants_end, 1);
  EXPECT_TRUE(seats[1].claim.empty()) << "nothing is written of who says nothing";
}

}  // namespace
}  // namespace bathys::server
