// Watches over the storage and the threads: says what goes wrong, once, whether people should be sent here, and
// whether the server lives.
#include "server/watch.hpp"

#include "server/log.hpp"

namespace bathys::server {

namespace {

constexpr const char* kTooOld = "a newer bathys has changed the database: this one serves nobody until it is replaced";

}  // namespace

void Watch::tick(i64 now) {
  ticked_at_ = now;
  if (probed_at_ == 0 || now - probed_at_ >= kProbeEveryMs) probe(now);
  const storage::Statistics& facts = storage_.statistics();
  tell(held_, facts.log_held, "another program reads the database and keeps its log from starting over: it grows",
       "the log of the database starts over again");
  tell(deaf_, !facts.listening, "the news of other processes are lost", "the news of other processes are heard again");
  const bool fails = facts.writes_fail || writing_->failed || writing_->lasts(now, unready_ms_);
  tell(old_, facts.too_old, kTooOld, "the database suits this program again");
  tell(failing_, !facts.too_old && fails, "the storage cannot be written to", "the storage can be written to again");
  tell(unread_, !facts.too_old && (reading_->failed || reading_->lasts(now, unready_ms_)), "the storage cannot be read",
       "the storage can be read again");
}

std::string Watch::complaint(i64 now) const {
  const storage::Statistics& facts = storage_.statistics();
  if (facts.too_old) return kTooOld;
  if (facts.writes_fail || writing_->failed) return "the storage cannot be written to";
  if (reading_->failed) return "the storage cannot be read";
  if (writing_->lasts(now, unready_ms_) || reading_->lasts(now, unready_ms_)) return "the storage does not answer";
  if (!facts.listening) return "the news of other processes are lost";
  return illness(now);
}

std::string Watch::illness(i64 now) const {
  if (writing_->lasts(now, unhealthy_ms_)) return "what writes to the storage stands still";
  if (reading_->lasts(now, unhealthy_ms_)) return "what reads from the storage stands still";
  if (now - ticked_at_ > unhealthy_ms_) return "the clock of the tables stands still";
  return {};
}

/// Nothing is changed by what is written, and there is no table of that name.
void Watch::probe(i64 now) {
  probed_at_ = now;
  if (const auto write = begin(writing_, now)) {
    storage_.probe([write](const storage::StorageError* error) {
      write->failed = error != nullptr;
      write->begun = 0;
    });
  }
  if (const auto read = begin(reading_, now)) {
    storage_.load("", [read](const std::optional<storage::Stored>&, const storage::StorageError* error) {
      read->failed = error != nullptr;
      read->begun = 0;
    });
  }
}

/// Nothing while the last one is not answered.
std::shared_ptr<Watch::Probe> Watch::begin(std::shared_ptr<Probe>& probe, i64 now) {
  if (probe->begun != 0) return nullptr;
  probe->begun = now;
  return probe;
}

void Watch::tell(bool& before, bool now, const char* begins, const char* ends) {
  if (before == now) return;
  before = now;
  log(now ? Severity::error : Severity::info, now ? begins : ends);
}

}  // namespace bathys::server
