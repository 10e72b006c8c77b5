// Tables kept in a SQLite file.
#include "storage/sqlite/sqlite_storage.hpp"

#include <chrono>
#include <utility>

#include "storage/sqlite/file_lock.hpp"
#include "storage/sqlite/log_keeper.hpp"
#include "storage/sqlite/passports.hpp"
#include "storage/sqlite/reader.hpp"
#include "storage/sqlite/schema.hpp"
#include "storage/sqlite/writer.hpp"
#include "storage/worker.hpp"

namespace bathys::storage {
namespace {

constexpr const char* kSettings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY";

using Seconds = std::chrono::duration<double>;

struct Deed {
  std::function<void(Writer&)> write;
  Written written;
};

class SqliteStorage final : public Storage {
 public:
  SqliteStorage(const std::string& file, LogLimits limits)
      : file_(file),
        lock_(file),
        writing_(file),
        reading_((prepare(), file)),
        writer_(writing_),
        reader_(reading_),
        passport_writer_(writing_),
        passport_reader_(reading_),
        log_(file, writing_, limits, statistics_),
        writes_([this](std::vector<Deed>& deeds) { write_all(deeds); }, &statistics_.waiting_writes),
        reads_(
            [](std::vector<std::function<void()>>& deeds) {
              for (const auto& deed : deeds) deed();
            },
            &statistics_.waiting_reads) {}

  void create(TableRow table, Written written) override {
    write([table = std::move(table)](Writer& writer) { writer.create(table); }, std::move(written));
  }
  void append(Append append, Written written) override {
    write([append = std::move(append)](Writer& writer) { writer.append(append); }, std::move(written));
  }
  void take_back(TakeBack take_back, Written written) override {
    write([take_back = std::move(take_back)](Writer& writer) { writer.take_back(take_back); }, std::move(written));
  }
  void set_seats(Seating seating, Written written) override {
    write([seating = std::move(seating)](Writer& writer) { writer.set_seats(seating); }, std::move(written));
  }

  void set_deadlines(std::string table, std::vector<i64> deadlines, Written written) override {
    write([table = std::move(table),
           deadlines = std::move(deadlines)](Writer& writer) { writer.set_deadlines(table, deadlines); },
          std::move(written));
  }
  void touch(std::string table, i64 seen, Written written) override {
    write([table = std::move(table), seen](Writer& writer) { writer.touch(table, seen); }, std::move(written));
  }
  void remove(std::string table, i64 unseen_since, Written written) override {
    write([table = std::move(table), unseen_since](Writer& writer) { writer.remove(table, unseen_since); },
          std::move(written));
  }
  void keep_running_time(i64 milliseconds, Written written) override {
    write([milliseconds](Writer& writer) { writer.keep_running_time(milliseconds); }, std::move(written));
  }
  void probe(Written written) override {
    write([](Writer& writer) { writer.probe(); }, std::move(written));
  }

  void load_since(std::string table, u64 change, Loaded loaded) override {
    read<std::optional<Stored>>([this, table = std::move(table), change] { return reader_.load_since(table, change); },
                                std::move(loaded));
  }
  void list_public(int most, ListedAll listed) override {
    read<std::vector<Listed>>([this, most] { return reader_.list_public(most); }, std::move(listed));
  }
  void list_unseen(i64 since, int most, Ids listed) override {
    read<std::vector<std::string>>([this, since, most] { return reader_.list_unseen(since, most); }, std::move(listed));
  }
  void list_timed(TimedAll listed) override {
    read<std::vector<Timed>>([this] { return reader_.timed_tables(); }, std::move(listed));
  }
  void write_passport(PassportDeed deed, Written written) override {
    write([this, deed = std::move(deed)](Writer&) { passport_writer_.write(deed); }, std::move(written));
  }
  void load_passport(PassportKey key, PassportFound found) override {
    read<std::optional<StoredPassport>>([this, key = std::move(key)] { return passport_reader_.load(key); },
                                        std::move(found));
  }
  void list_unrated(int most, Ids listed) override {
    read<std::vector<std::string>>([this, most] { return passport_reader_.unrated(most); }, std::move(listed));
  }
  void load_players(std::string table, Players players) override {
    read<std::vector<Player>>([this, table = std::move(table)] { return passport_reader_.players(table); },
                              std::move(players));
  }
  i64 running_time() override {
    Connection connection(file_);
    return Reader(connection).running_time();
  }

 private:
  void prepare() {
    prepare_schema(writing_, file_);
    writing_.run(kSettings);
    // A file that can be read but not written would be noticed with the first answer only, which is too late.
    writing_.run("BEGIN IMMEDIATE; UPDATE running SET milliseconds = milliseconds; COMMIT");
  }

  template <class Found, class Find, class Tell>
  void read(Find find, Tell tell) {
    reads_.give([this, find = std::move(find), tell = std::move(tell)] {
      Found found;
      try {
        found = find();
      } catch (const StorageError& error) {
        ++statistics_.failures;
        return tell({}, &error);
      }
      tell(std::move(found), nullptr);
    });
  }

  void write(std::function<void(Writer&)> deed, Written written) {
    if (!written) written = [](const StorageError*) {};
    writes_.give({std::move(deed), std::move(written)});
  }

  /// One transaction for all; if any of them fails, each gets its own, so that only the one at fault fails.
  void write_all(std::vector<Deed>& deeds) {
    if (!try_together(deeds)) return write_singly(deeds);
    for (const Deed& deed : deeds) deed.written(nullptr);
  }
  bool try_together(const std::vector<Deed>& deeds) {
    const auto begun = std::chrono::steady_clock::now();
    try {
      writer_.begin();
      for (const Deed& deed : deeds) deed.write(writer_);
      writer_.commit();
    } catch (const StorageError&) {
      abandon();
      return false;
    }
    statistics_.flush_seconds.note(Seconds(std::chrono::steady_clock::now() - begun).count());
    statistics_.group_size.note(static_cast<double>(deeds.size()));
    statistics_.writes_fail = false;
    return true;
  }
  void write_singly(const std::vector<Deed>& deeds) {
    for (const Deed& deed : deeds) {
      try {
        writer_.begin();
        deed.write(writer_);
        writer_.commit();
      } catch (const StorageError& error) {
        abandon();
        ++statistics_.failures;
        if (error.fault == StorageError::Fault::storage) statistics_.writes_fail = true;
        deed.written(&error);
        continue;
      }
      statistics_.writes_fail = false;
      deed.written(nullptr);
    }
  }
  void abandon() {
    if (sqlite3_get_autocommit(writing_.get()) == 0) writer_.roll_back();
  }

  const std::string file_;
  FileLock lock_;
  Connection writing_, reading_;
  Writer writer_;
  Reader reader_;
  PassportWriter passport_writer_;
  PassportReader passport_reader_;
  LogKeeper log_;
  Worker<Deed> writes_;
  Worker<std::function<void()>> reads_;
};

}  // namespace

std::unique_ptr<Storage> open_sqlite(const std::string& file, LogLimits limits) {
  return std::make_unique<SqliteStorage>(file, limits);
}

}  // namespace bathys::storage
