// What happened to a table since a change, step by step, as its stored rows tell it.
#pragma once

#include <vector>

#include "storage/storage.hpp"

namespace bathys::server {

/// One change of a table: answers of one seat that belong together, or answers that were taken back.
struct StoredStep {
  u64 change = 0;
  std::vector<storage::AnswerRow> answers{};
  const storage::TakenBack* taken_back = nullptr;
};

/// In the order of the changes. What was answered and taken back again since is not stored any more, so that numbers of
/// changes may be missing. `stored` must outlive the steps.
std::vector<StoredStep> steps_of(const storage::Stored& stored);

}  // namespace bathys::server
