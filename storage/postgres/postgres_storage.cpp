// Tables kept in a PostgreSQL database.
#include "storage/postgres/postgres_storage.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <future>
#include <numeric>
#include <random>
#include <utility>

#include "storage/postgres/deeds.hpp"
#include "storage/postgres/lasting_session.hpp"
#include "storage/postgres/listener.hpp"
#include "storage/postgres/passports.hpp"
#include "storage/postgres/reader.hpp"
#include "storage/postgres/schema.hpp"
#include "storage/worker.hpp"

namespace bathys::storage {
namespace postgres {
namespace {

/// So many changes share one transaction at most; what they tell of each other fits into one notice.
constexpr std::size_t kMaxTogether = 200;

/// Marks of deeds begin anywhere, so that no two processes have the same.
i64 random_mark() {
  std::random_device random;
  return static_cast<i64>(((u64{random()} << 32) | random()) >> 2);
}

std::vector<const Prepared*> both(std::vector<const Prepared*> some, const std::vector<const Prepared*>& more) {
  some.insert(some.end(), more.begin(), more.end());
  return some;
}

class PostgresStorage final : public Storage {
 public:
  explicit PostgresStorage(const std::string& address)
      : address_(address),
        writing_((prepare(address), address), both(writing_statements(), passport_writing_statements())),
        reading_(address, both(reading_statements(), passport_reading_statements())),
        mark_(random_mark()),
        writes_([this](std::vector<Deed>& deeds) { write_all(deeds); }, &statistics_.waiting_writes),
        reads_(
            [](std::vector<std::function<void()>>& reads) {
              for (const auto& read : reads) read();
            },
            &statistics_.waiting_reads) {}
  ~PostgresStorage() override {
    listener_.reset();
    if (says_present_) write(goodbye_deed(holder_), {});
    writing_.end();
    reading_.end();
  }

  void create(TableRow table, Written written) override { write(create_deed(table), std::move(written)); }
  void append(Append append, Written written) override { write(append_deed(append, ++mark_), std::move(written)); }
  void take_back(TakeBack take_back, Written written) override {
    write(take_back_deed(take_back, ++mark_), std::move(written));
  }
  void set_seats(Seating seating, Written written) override {
    write(set_seats_deed(seating, ++mark_), std::move(written));
  }

  void set_deadlines(std::string table, std::vector<i64> deadlines, Written written) override {
    write(set_deadlines_deed(table, deadlines), std::move(written));
  }
  void touch(std::string table, i64 seen, Written written) override {
    write(touch_deed(table, seen), std::move(written));
  }
  void remove(std::string table, i64 unseen_since, Written written) override {
    write(remove_deed(table, unseen_since), std::move(written));
  }
  void keep_running_time(i64 milliseconds, Written written) override {
    write(running_time_deed(milliseconds), std::move(written));
  }
  void match_running_time(i64 milliseconds, TimeTold told) override {
    const auto time = std::make_shared<i64>(milliseconds);
    Deed deed = match_time_deed();
    deed.read = [time](const Rows& first) { *time = first.number(0, 2); };
    write(std::move(deed), [time, told = std::move(told)](const StorageError* error) {
      if (told) told(*time, error);
    });
  }
  void probe(Written written) override { write(probe_deed(), std::move(written)); }

  bool shared() const override { return true; }
  void watch(OnNews heard) override {
    listener_ = std::make_unique<Listener>(address_, std::move(heard), statistics_.listening, writer_);
  }
  void lease(std::string table, Written written) override { write(lease_deed(table, holder_), std::move(written)); }
  void set_present(std::string table, std::vector<int> connections, Written written) override {
    write(set_present_deed(table, holder_, connections),
          [this, written = std::move(written)](const StorageError* error) {
            // Others may know something now that is not so: with the next beat everything is said again.
            if (error != nullptr && error->fault == StorageError::Fault::storage) unsure_ = true;
            if (written) written(error);
          });
  }
  void keep_present(Written written) override {
    says_present_ = true;
    write(keep_present_deed(holder_, unsure_.exchange(false)), std::move(written));
  }
  void load_present(std::string table, PresentTold told) override {
    read([this, table = std::move(table)](Session& session) { return read_present(session, table, holder_); },
         std::move(told));
  }

  void load_since(std::string table, u64 change, Loaded loaded) override {
    read([table = std::move(table), change](Session& session) { return read_since(session, table, change); },
         std::move(loaded));
  }
  void list_public(int most, ListedAll listed) override {
    read([most](Session& session) { return read_public(session, most); }, std::move(listed));
  }
  void list_unseen(i64 since, int most, Ids listed) override {
    read([since, most](Session& session) { return read_unseen(session, since, most); }, std::move(listed));
  }
  void list_timed(TimedAll listed) override {
    read([](Session& session) { return read_timed(session); }, std::move(listed));
  }
  void write_passport(PassportDeed deed, Written written) override {
    write(passport_deed(deed, ++mark_), std::move(written));
  }
  void load_passport(PassportKey key, PassportFound found) override {
    read([key = std::move(key)](Session& session) { return read_passport(session, key); }, std::move(found));
  }
  void list_unrated(int most, Ids listed) override {
    read([most](Session& session) { return read_unrated(session, most); }, std::move(listed));
  }
  void load_players(std::string table, Players players) override {
    read([table = std::move(table)](Session& session) { return read_players(session, table); }, std::move(players));
  }
  i64 running_time() override { return read_now(read_running_time); }

 private:
  static void prepare(const std::string& address) {
    Session session(address);
    prepare_schema(session);
  }

  template <class Read>
  std::invoke_result_t<Read, Session&> try_read(Read read) {
    try {
      return reading_.keep_trying([&](Session& session, bool) { return read(session); });
    } catch (const Refused& refused) {
      explain_if_too_old(refused);
      throw;
    }
  }
  template <class Read, class Tell>
  void read(Read read, Tell tell) {
    reads_.give([this, read = std::move(read), tell = std::move(tell)] {
      std::invoke_result_t<Read, Session&> found;
      try {
        found = try_read(read);
      } catch (const StorageError& error) {
        ++statistics_.failures;
        note(error);
        return tell({}, &error);
      }
      tell(std::move(found), nullptr);
    });
  }
  template <class Found>
  Found read_now(Found (*read)(Session&)) {
    std::promise<Found> told;
    reads_.give([&] {
      try {
        told.set_value(try_read(read));
      } catch (const StorageError&) {
        told.set_exception(std::current_exception());
      }
    });
    return told.get_future().get();
  }

  void write(Deed deed, Written written) {
    deed.written = written ? std::move(written) : [](const StorageError*) {};
    writes_.give(std::move(deed));
  }

  void write_all(std::vector<Deed>& deeds) {
    for (std::size_t begin = 0; begin < deeds.size(); begin += kMaxTogether) {
      const std::size_t end = std::min(deeds.size(), begin + kMaxTogether);
      write_some({std::make_move_iterator(deeds.begin() + static_cast<std::ptrdiff_t>(begin)),
                  std::make_move_iterator(deeds.begin() + static_cast<std::ptrdiff_t>(end))});
    }
  }

  /// One transaction for all; if any of them cannot be, each gets its own, so that only the one at fault fails.
  void write_some(std::vector<Deed> deeds) {
    if (try_write(deeds)) return;
    for (Deed& deed : deeds) {
      std::vector<Deed> alone;
      alone.push_back(std::move(deed));
      try_write(alone);
    }
  }

  /// False when one of several cannot be, and nothing is written; everybody has been told otherwise.
  bool try_write(const std::vector<Deed>& deeds) {
    std::vector<std::unique_ptr<StorageError>> wrong;
    const auto begun = std::chrono::steady_clock::now();
    try {
      wrong = writing_.keep_trying([&](Session& session, bool again) { return write_once(session, deeds, again); });
    } catch (const Refused& refused) {
      if (deeds.size() > 1) return false;
      fail(deeds, refused);
      return true;
    } catch (const StorageError& error) {
      fail(deeds, error);
      return true;
    }
    statistics_.flush_seconds.note(std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count());
    statistics_.group_size.note(static_cast<double>(deeds.size()));
    statistics_.writes_fail = false;
    statistics_.too_old = false;
    for (std::size_t i = 0; i < deeds.size(); ++i) deeds[i].written(wrong[i].get());
    return true;
  }
  void note(const StorageError& error) {
    if (dynamic_cast<const TooOld*>(&error) != nullptr) statistics_.too_old = true;
  }
  void fail(const std::vector<Deed>& deeds, const StorageError& error) {
    statistics_.failures += deeds.size();
    note(error);
    if (error.fault == StorageError::Fault::storage) statistics_.writes_fail = true;
    for (const Deed& deed : deeds) deed.written(&error);
  }

  /// How it went with each.
  std::vector<std::unique_ptr<StorageError>> write_once(Session& session, const std::vector<Deed>& deeds, bool again) {
    std::vector<std::unique_ptr<StorageError>> wrong(deeds.size());
    std::vector<std::size_t> first(deeds.size());
    std::vector<Rows> rows;
    writer_ = session.number();
    try {
      rows = session.transact(calls_of(deeds, first));
    } catch (const Refused& refused) {
      explain_if_too_old(refused);
      if (refused.passing()) throw Lost(refused.what());
      if (again && deeds.size() == 1 && refused.repeated() && was_kept(session, deeds.front())) return wrong;
      throw;
    }
    for (std::size_t i = 0; i < deeds.size(); ++i) {
      wrong[i] = judge(deeds[i], rows[first[i]]);
      if (wrong[i] && again && was_kept(session, deeds[i])) wrong[i].reset();
      if (!wrong[i] && deeds[i].read) deeds[i].read(rows[first[i]]);
    }
    return wrong;
  }

  /// Processes that write to the same tables do so in the same order, so that they never wait for each other in a
  /// circle.
  static std::vector<Call> calls_of(const std::vector<Deed>& deeds, std::vector<std::size_t>& first) {
    std::vector<std::size_t> order(deeds.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return deeds[a].table < deeds[b].table; });
    std::vector<Call> calls{suits_call()};
    for (const std::size_t i : order) {
      first[i] = calls.size();
      calls.insert(calls.end(), deeds[i].calls.begin(), deeds[i].calls.end());
    }
    for (Call& tell : tell_calls(deeds)) calls.push_back(std::move(tell));
    return calls;
  }

  static bool was_kept(Session& session, const Deed& deed) {
    return session.transact({deed.kept}).front().number(0, 0) > 0;
  }

  const std::string address_;
  LastingSession writing_, reading_;
  const i64 holder_ = random_mark();  ///< by which others know this process
  std::atomic<bool> says_present_ = false, unsure_ = false;
  std::atomic<int> writer_ = 0;  ///< the number of the session that writes
  std::atomic<i64> mark_;
  Worker<Deed> writes_;
  Worker<std::function<void()>> reads_;
  std::unique_ptr<Listener> listener_{};
};

}  // namespace
}  // namespace postgres

bool is_postgres(std::string_view name) { return name.starts_with("postgresql://") || name.starts_with("postgres://"); }

std::unique_ptr<Storage> open_postgres(const std::string& address) {
  return std::make_unique<postgres::PostgresStorage>(address);
}

}  // namespace bathys::storage
