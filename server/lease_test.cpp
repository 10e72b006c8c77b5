#include "server/lease.hpp"

#include <gtest/gtest.h>

namespace bathys::server {
namespace {

constexpr i64 kMs = storage::Storage::kLeaseMs;

TEST(Lease, IsHeldFromTheAnswerUntilItExpiresCountedFromTheQuestion) {
  Lease lease;
  EXPECT_TRUE(lease.wants(100));
  EXPECT_FALSE(lease.held(100));
  lease.ask();
  EXPECT_FALSE(lease.wants(150)) << "an answer is awaited";
  lease.answered(true, 100, 200);
  EXPECT_TRUE(lease.held(200));
  EXPECT_TRUE(lease.held(99 + kMs));
  EXPECT_FALSE(lease.held(100 + kMs));
}

TEST(Lease, IsRenewedWhenHalfOfItIsOver) {
  Lease lease;
  lease.ask();
  lease.answered(true, 100, 100);
  EXPECT_FALSE(lease.wants(100 + kMs / 2));
  EXPECT_TRUE(lease.wants(101 + kMs / 2));
}

TEST(Lease, WhoeverWasRefusedWaitsAWhile) {
  Lease lease;
  lease.ask();
  lease.answered(false, 100, 100);
  EXPECT_FALSE(lease.held(100));
  EXPECT_FALSE(lease.wants(1'099));
  EXPECT_TRUE(lease.wants(1'100));
}

}  // namespace
}  // namespace bathys::server
