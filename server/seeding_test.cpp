// The seed of all: every part counts, and so does whose it is.
#include "server/seeding.hpp"

#include <gtest/gtest.h>

#include "core/sha256.hpp"

namespace bathys::server {
namespace {

TEST(Seeding, APartIsExactlyOfThisForm) {
  EXPECT_TRUE(is_part(std::string(64, 'a')));
  EXPECT_FALSE(is_part(std::string(63, 'a')));
  EXPECT_FALSE(is_part(std::string(65, 'a')));
  EXPECT_FALSE(is_part(std::string(64, 'A')));
  EXPECT_FALSE(is_part(std::string(64, 'g')));
  EXPECT_FALSE(is_part(std::string(63, 'a') + "\n"));
  EXPECT_FALSE(is_part(""));
  EXPECT_FALSE(is_part(kPartOfBot));
}

TEST(Seeding, TheSeedIsTheDigestOfTheLinesInOrder) {
  EXPECT_EQ(joint_seed("s", {"a", "bot", "b"}), hex(sha256("bathys shuffle\ns\na\nbot\nb\n")));
}

TEST(Seeding, EveryPartAndItsPlaceCount) {
  const std::string seed = joint_seed("s", {"a", "b"});
  EXPECT_NE(seed, joint_seed("t", {"a", "b"}));
  EXPECT_NE(seed, joint_seed("s", {"c", "b"}));
  EXPECT_NE(seed, joint_seed("s", {"a", "c"}));
  EXPECT_NE(seed, joint_seed("s", {"b", "a"}));
  EXPECT_NE(seed, joint_seed("s", {"a"}));
}

}  // namespace
}  // namespace bathys::server
