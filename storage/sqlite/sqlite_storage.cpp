// Tables kept in a SQLite file.
#include "storage/sqlite/sqlite_storage.hpp"

#include <atomic>
#include <utility>

#include "storage/sqlite/file_lock.hpp"
#include "storage/sqlite/reader.hpp"
#include "storage/sqlite/schema.hpp"
#include "storage/sqlite/worker.hpp"
#include "storage/sqlite/writer.hpp"

namespace bathys::storage {
namespace {

constexpr const char* kSettings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY";

/// Pages that the log may hold before a thread of its own begins to bring them into the main file.
constexpr int kPagesToMove = 8'000;
/// That thread cannot start the log over while answers keep coming; from this size on the writer waits for it.
constexpr int kMaxPagesInLog = 64'000;

struct Deed {
  std::function<void(Writer&)> write;
  Written written;
};

class SqliteStorage final : public Storage {
 public:
  explicit SqliteStorage(const std::string& file)
      : lock_(file),
        writing_(file),
        reading_((prepare(file), file)),
        moving_(file),
        writer_(writing_),
        reader_(reading_),
        moves_([this](std::vector<int>&) { move_pages(); }),
        writes_([this](std::vector<Deed>& deeds) { write_all(deeds); }),
        reads_([](std::vector<std::function<void()>>& deeds) {
          for (const auto& deed : deeds) deed();
        }) {
    // A connection that has never read does not know that there is a log, and would move nothing.
    moving_.number("SELECT count(*) FROM sqlite_schema");
  }

  void create(TableRow table, Written written) override {
    write([table = std::move(table)](Writer& writer) { writer.create(table); }, std::move(written));
  }
  void append(Append append, Written written) override {
    write([append = std::move(append)](Writer& writer) { writer.append(append); }, std::move(written));
  }
  void take_back(TakeBack take_back, Written written) override {
    write([take_back = std::move(take_back)](Writer& writer) { writer.take_back(take_back); }, std::move(written));
  }
  void set_seats(std::string table, std::vector<SeatRow> seats, u64 seated, Written written) override {
    write([table = std::move(table), seats = std::move(seats),
           seated](Writer& writer) { writer.set_seats(table, seats, seated); },
          std::move(written));
  }

  void load_since(std::string table, u64 change, Loaded loaded) override {
    reads_.give([this, table = std::move(table), change, loaded = std::move(loaded)] {
      std::optional<Stored> stored;
      try {
        stored = reader_.load_since(table, change);
      } catch (const StorageError& error) {
        return loaded(std::nullopt, &error);
      }
      loaded(std::move(stored), nullptr);
    });
  }
  void list_public(int most, ListedAll listed) override {
    reads_.give([this, most, listed = std::move(listed)] {
      std::vector<Listed> tables;
      try {
        tables = reader_.list_public(most);
      } catch (const StorageError& error) {
        return listed({}, &error);
      }
      listed(std::move(tables), nullptr);
    });
  }
  std::vector<std::string> timed_tables() override {
    Connection connection(file_);
    return Reader(connection).timed_tables();
  }

 private:
  void prepare(const std::string& file) {
    file_ = file;
    prepare_schema(writing_, file);
    writing_.run(kSettings);
    sqlite3_wal_hook(writing_.get(), &SqliteStorage::committed, this);
  }

  /// Called by SQLite in the writing thread after each transaction, with the pages in the log.
  static int committed(void* self, sqlite3* connection, const char*, int pages) {
    auto& storage = *static_cast<SqliteStorage*>(self);
    if (pages >= kMaxPagesInLog) {
      sqlite3_wal_checkpoint_v2(connection, nullptr, SQLITE_CHECKPOINT_RESTART, nullptr, nullptr);
    } else if (pages >= kPagesToMove && !storage.pages_move_.exchange(true)) {
      storage.moves_.give(pages);
    }
    return SQLITE_OK;
  }
  /// Beside the writer, so that no answer waits for it. If it fails, the pages stay in the log and are as safe there.
  void move_pages() {
    sqlite3_wal_checkpoint_v2(moving_.get(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
    pages_move_ = false;
  }

  void write(std::function<void(Writer&)> deed, Written written) {
    writes_.give({std::move(deed), std::move(written)});
  }

  /// One transaction for all; if any of them fails, each gets its own, so that only the one at fault fails.
  void write_all(std::vector<Deed>& deeds) {
    if (!try_together(deeds)) return write_singly(deeds);
    for (const Deed& deed : deeds) deed.written(nullptr);
  }
  bool try_together(const std::vector<Deed>& deeds) {
    try {
      writer_.begin();
      for (const Deed& deed : deeds) deed.write(writer_);
      writer_.commit();
      return true;
    } catch (const StorageError&) {
      abandon();
      return false;
    }
  }
  void write_singly(const std::vector<Deed>& deeds) {
    for (const Deed& deed : deeds) {
      try {
        writer_.begin();
        deed.write(writer_);
        writer_.commit();
      } catch (const StorageError& error) {
        abandon();
        deed.written(&error);
        continue;
      }
      deed.written(nullptr);
    }
  }
  void abandon() {
    if (sqlite3_get_autocommit(writing_.get()) == 0) writer_.roll_back();
  }

  std::string file_{};
  FileLock lock_;
  Connection writing_, reading_, moving_;
  Writer writer_;
  Reader reader_;
  std::atomic<bool> pages_move_{false};
  Worker<int> moves_;
  Worker<Deed> writes_;
  Worker<std::function<void()>> reads_;
};

}  // namespace

std::unique_ptr<Storage> open_sqlite(const std::string& file) { return std::make_unique<SqliteStorage>(file); }

}  // namespace bathys::storage
