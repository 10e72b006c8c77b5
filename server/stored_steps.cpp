// What happened to a table since a change, step by step.
#include "server/stored_steps.hpp"

#include <algorithm>

namespace bathys::server {

std::vector<StoredStep> steps_of(const storage::Stored& stored) {
  std::vector<StoredStep> steps;
  for (const storage::AnswerRow& answer : stored.answers) {
    if (steps.empty() || steps.back().change != answer.change) steps.push_back({answer.change, {}, nullptr});
    steps.back().answers.push_back(answer);
  }
  for (const storage::TakenBack& one : stored.taken_back) steps.push_back({one.change, {}, &one});
  std::stable_sort(steps.begin(), steps.end(),
                   [](const StoredStep& a, const StoredStep& b) { return a.change < b.change; });
  return steps;
}

}  // namespace bathys::server
