// What a table remembers of its last changes.
#include "server/changes.hpp"

#include <algorithm>

namespace bathys::server {
namespace {

constexpr std::size_t kMaxPast = 256;

}  // namespace

Changes::Changes(u64 change, u32 answers) {
  asked_since_.fill(change);
  note(change, answers);
}

void Changes::answered(u64 change, u32 answers, SeatSet still_asked) {
  for (int i = 0; i < kMaxSeats; ++i) {
    if (!still_asked.has(seat_at(i))) asked_since_[static_cast<std::size_t>(i)] = change;
  }
  note(change, answers);
}

void Changes::taken_back(u64 change, u32 answers) {
  asked_since_.fill(change);
  std::erase_if(past_, [&](const Past& past) { return past.answers > answers; });
  note(change, answers);
}

bool Changes::is_fresh(Seat seat, u64 change) const {
  return change <= past_.back().change && change >= asked_since_[static_cast<std::size_t>(index_of(seat))];
}

std::optional<u32> Changes::answers_after(u64 change) const {
  const auto found = std::find_if(past_.begin(), past_.end(), [&](const Past& past) { return past.change == change; });
  return found == past_.end() ? std::nullopt : std::optional(found->answers);
}

void Changes::note(u64 change, u32 answers) {
  past_.push_back({change, answers});
  if (past_.size() > kMaxPast) past_.erase(past_.begin());
}

}  // namespace bathys::server
