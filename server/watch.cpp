// Watches over the storage: says what goes wrong, once, and whether people should be sent here.
#include "server/watch.hpp"

#include "server/log.hpp"

namespace bathys::server {

namespace {

constexpr const char* kTooOld = "a newer bathys has changed the database: this one serves nobody until it is replaced";

}  // namespace

void Watch::tick(i64 now) {
  if (probe_->begun == 0 && now - probed_at_ >= kProbeEveryMs) probe(now);
  const storage::Statistics& facts = storage_.statistics();
  tell(held_, facts.log_held, "another program reads the database and keeps its log from starting over: it grows",
       "the log of the database starts over again");
  tell(deaf_, !facts.listening, "the news of other processes are lost", "the news of other processes are heard again");
  const bool slow = probe_->begun != 0 && now - probe_->begun > kPatienceMs;
  tell(old_, facts.too_old, kTooOld, "the database suits this program again");
  tell(failing_, !facts.too_old && (facts.writes_fail || probe_->failed || slow), "the storage cannot be written to",
       "the storage can be written to again");
}

std::string Watch::complaint(i64 now) const {
  const storage::Statistics& facts = storage_.statistics();
  if (facts.too_old) return kTooOld;
  if (facts.writes_fail || probe_->failed) return "the storage cannot be written to";
  if (probe_->begun != 0 && now - probe_->begun > kPatienceMs) return "the storage does not answer";
  if (!facts.listening) return "the news of other processes are lost";
  return {};
}

void Watch::probe(i64 now) {
  probed_at_ = now;
  probe_->begun = now;
  storage_.probe([probe = probe_](const storage::StorageError* error) {
    probe->failed = error != nullptr;
    probe->begun = 0;
  });
}

void Watch::tell(bool& before, bool now, const char* begins, const char* ends) {
  if (before == now) return;
  before = now;
  log(now ? Severity::error : Severity::info, now ? begins : ends);
}

}  // namespace bathys::server
