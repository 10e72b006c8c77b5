// What Prometheus reads.
#include "server/metrics.hpp"

#include <gtest/gtest.h>

namespace bathys::server {
namespace {

TEST(MetricsText, AHistogramCountsUpToEachBoundAndHasTheirSum) {
  Metrics metrics;
  for (const double seconds : {0.001, 0.002, 0.03, 40.0}) metrics.answer_seconds.note(seconds);
  const std::string text = metrics.text(storage::Statistics{});
  EXPECT_NE(text.find("# HELP bathys_answer_seconds From a request that changes a table until it is acknowledged\n"
                      "# TYPE bathys_answer_seconds histogram\n"
                      "bathys_answer_seconds_bucket{le=\"0.001\"} 1\n"
                      "bathys_answer_seconds_bucket{le=\"0.0025\"} 2\n"
                      "bathys_answer_seconds_bucket{le=\"0.005\"} 2\n"
                      "bathys_answer_seconds_bucket{le=\"0.01\"} 2\n"
                      "bathys_answer_seconds_bucket{le=\"0.025\"} 2\n"
                      "bathys_answer_seconds_bucket{le=\"0.05\"} 3\n"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("bathys_answer_seconds_bucket{le=\"30\"} 3\n"
                      "bathys_answer_seconds_bucket{le=\"+Inf\"} 4\n"
                      "bathys_answer_seconds_sum 40.033\n"
                      "bathys_answer_seconds_count 4\n"),
            std::string::npos)
      << text;
}

TEST(MetricsText, EveryNameIsExplainedOnceAndHasItsKind) {
  const std::string text = Metrics().text(storage::Statistics{});
  std::size_t explained = 0;
  for (std::size_t at = text.find("# HELP "); at != std::string::npos; at = text.find("# HELP ", at + 1)) {
    const std::string name = text.substr(at + 7, text.find(' ', at + 7) - at - 7);
    EXPECT_EQ(text.find("# HELP " + name + " ", at + 1), std::string::npos) << name;
    EXPECT_NE(text.find("\n# TYPE " + name + " ", at), std::string::npos) << name;
    ++explained;
  }
  EXPECT_GT(explained, 25u);
  for (const char* const name : {"bathys_flush_seconds", "bathys_group_size"}) {
    EXPECT_NE(text.find(std::string(name) + "_bucket{le=\"+Inf\"} 0\n"), std::string::npos) << name;
  }
}

}  // namespace
}  // namespace bathys::server
