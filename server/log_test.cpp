#include "server/log.hpp"

#include <gtest/gtest.h>

namespace bathys::server {
namespace {

TEST(Log, IsALineOfTextWithItsFields) {
  EXPECT_EQ(log_line(false, "T", Severity::warning, "something", {}), "T warning: something");
  EXPECT_EQ(log_line(false, "T", Severity::error, "it fails", {{"table", "x"}, {"why", "two\nlines"}}),
            "T error: it fails (table=x, why=two lines)");
}

TEST(Log, IsAnObjectOfJsonOnRequestWhateverTheBytes) {
  EXPECT_EQ(log_line(true, "T", Severity::info, "said", {{"what", "a \"word\"\n"}}),
            R"({"time":"T","level":"info","event":"said","what":"a \"word\"\n"})");
  EXPECT_EQ(log_line(true, "T", Severity::info, "said", {{"what", "\xFF"}}),
            "{\"time\":\"T\",\"level\":\"info\",\"event\":\"said\",\"what\":\"\xEF\xBF\xBD\"}");
}

}  // namespace
}  // namespace bathys::server
