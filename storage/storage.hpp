// Where tables are kept: everything needed to go on with them, however the program ended.
#pragma once

#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "core/integers.hpp"
#include "storage/passports.hpp"
#include "storage/seat_row.hpp"
#include "storage/statistics.hpp"

namespace bathys::storage {

/// A file that cannot be used, or a write that failed.
struct StorageError : std::runtime_error {
  /// A change that does not fit its table says nothing about the storage.
  enum class Fault { storage, change };
  explicit StorageError(const std::string& what, Fault whose = Fault::storage)
      : std::runtime_error(what), fault(whose) {}

  Fault fault;
};

/// Somebody else has changed the table first: what was handed over was meant for an earlier state, and nothing of it is
/// kept. Whoever gets this reads what is new and decides again.
struct Conflict : StorageError {
  explicit Conflict(const std::string& what) : StorageError(what, Fault::change) {}
};
inline void expect_next(u64 now, u64 next) {
  if (next != now + 1) throw Conflict("the table has changed meanwhile");
}

/// What happened to a seat, for everybody to see.
struct SeatEvent {
  int seat = 0;
  std::string kind;
  std::string detail{};  ///< what it was done with, such as a bot's level
  u32 decision = 0;      ///< how many answers had been given when it happened
  i64 when = 0;          ///< seconds since 1970
  u64 seated = 0;        ///< which change of the seats it was

  bool operator==(const SeatEvent&) const = default;
};

/// The seats of a table as they are from now on. `seated` counts this change of them; it has to be the next one,
/// otherwise it is a Conflict.
struct Seating {
  std::string table;
  std::vector<SeatRow> seats;
  u64 seated = 0;
  std::optional<SeatEvent> event{};  ///< its `seated` is that of the change
  bool over = false;                 ///< the game ends with it
};

struct TableRow {
  std::string id;
  std::string game;
  u32 rules = 0;           ///< the version of the rules it is played by
  std::string components;  ///< the hash of the components it is played with
  std::string options;     ///< JSON
  std::string start;       ///< JSON of the position it began from; empty when it began from its seed
  std::string seed;        ///< 64 hexadecimal digits
  std::string salt;        ///< 64 hexadecimal digits
  std::vector<SeatRow> seats;
  std::string spectator_hash;
  std::string owner_hash;
  bool is_public = false;
  bool hints = false;  ///< whether people may ask the coach although they play with each other
  i64 timer = 0;       ///< seconds for each decision; 0 when there is no timer
  i64 created = 0;     ///< seconds since 1970
  i64 touched = 0;
  /// When somebody was last here, in seconds of the servers' running time: no clock of the machine can make a table
  /// old.
  i64 seen = 0;
  bool over = false;
  std::string terms{};  ///< JSON of what the table chose about its seats; empty where links are seats
  u64 change = 0;       ///< how many changes the table has seen, undo included
  u64 seated = 0;       ///< how many times its seats have changed
  int rated = 0;        ///< 1: counts for ratings when it is over; 2: has counted

  bool operator==(const TableRow&) const = default;
};

struct AnswerRow {
  u32 number = 0;
  int seat = 0;
  std::string text;
  u64 change = 0;       ///< the table's change number after this answer
  std::string nonce{};  ///< of the request that brought it, with the first of its answers; empty for bots

  bool operator==(const AnswerRow&) const = default;
};

/// Answers that were taken back: by whom, from which number on, and how many.
struct TakenBack {
  int by = 0;
  u32 to = 0;
  u32 count = 0;
  u64 change = 0;       ///< the table's change number after it
  std::string nonce{};  ///< of the request

  bool operator==(const TakenBack&) const = default;
};

struct Stored {
  TableRow table;
  std::vector<AnswerRow> answers;
  std::vector<TakenBack> taken_back{};  ///< the latest, oldest first, at most `kMaxTakenBack`
  /// By seat, in milliseconds of the servers' running time; 0 where none runs, below 0 what a clock that stands has
  /// left.
  std::vector<i64> deadlines{};
  std::vector<SeatEvent> seat_events{};  ///< the latest, oldest first, at most `kMaxSeatEvents`
  std::string damage{};                  ///< what is wrong with the rows; empty when they fit together
};
inline constexpr int kMaxTakenBack = 200;
inline constexpr int kMaxSeatEvents = 200;

/// A table in the list of public ones, with all its seats; `decision` counts its answers.
struct Listed {
  TableRow table;
  u32 decision = 0;
};

/// A table with a timer, and when it has to be looked at: the first deadline that runs, 0 when none is known, and
/// never when all its clocks stand.
struct Timed {
  static constexpr i64 kNever = i64{1} << 62;
  std::string id;
  i64 due = 0;

  bool operator==(const Timed&) const = default;
};

/// Answers that belong together: all of them are kept, or none. They are one change, the next one of the table as
/// whoever hands them over knows it; otherwise it is a Conflict.
struct Append {
  std::string table;
  std::vector<AnswerRow> answers;
  i64 when = 0;
  bool over = false;
};

/// Takes back the answers from a number on, and remembers that it happened. Also the next change, or a Conflict.
struct TakeBack {
  std::string table;
  TakenBack what;
  i64 when = 0;
};

/// Called when something is on disk: with null, or with what went wrong, and then nothing of it is kept. Calls come
/// from a thread of the storage, in the order in which things were handed over. May be empty.
using Written = std::function<void(const StorageError* error)>;
/// Nothing when there is no such table. Called from a thread of the storage.
using Loaded = std::function<void(std::optional<Stored> stored, const StorageError* error)>;
using TimedAll = std::function<void(std::vector<Timed> tables, const StorageError* error)>;
using Ids = std::function<void(std::vector<std::string> ids, const StorageError* error)>;
using PassportFound = std::function<void(std::optional<StoredPassport> stored, const StorageError* error)>;
using Players = std::function<void(std::vector<Player> players, const StorageError* error)>;
using ListedAll = std::function<void(std::vector<Listed> tables, const StorageError* error)>;

/// The running time, in milliseconds. Called from a thread of the storage.
using TimeTold = std::function<void(i64 milliseconds, const StorageError* error)>;
/// How many connections all other processes together have at each seat of a table. Called from a thread of the storage.
using PresentTold = std::function<void(std::vector<int> elsewhere, const StorageError* error)>;

/// Another process has changed a table: the numbers of its change and of the change of its seats, 0 for the one that
/// did not change. Both are 0 when who is connected has changed. Without a table: nobody knows what happened. Called
/// from a thread of the storage.
struct News {
  std::string table{};
  u64 change = 0;
  u64 seated = 0;
};
using OnNews = std::function<void(const News& news)>;

/// All functions return at once and may be called from any thread. Reading sees everything written before.
class Storage {
 public:
  virtual ~Storage() = default;

  virtual void create(TableRow table, Written written) = 0;
  virtual void append(Append append, Written written) = 0;
  virtual void take_back(TakeBack take_back, Written written) = 0;
  virtual void set_seats(Seating seating, Written written) = 0;

  /// The deadlines of a table with a timer, by seat, as `Stored` has them.
  virtual void set_deadlines(std::string table, std::vector<i64> deadlines, Written written) = 0;
  /// Somebody was at the table at this second of the running time.
  virtual void touch(std::string table, i64 seen, Written written) = 0;
  /// Removes a table with all that belongs to it, unless somebody was there at this second or later, or it is over.
  virtual void remove(std::string table, i64 unseen_since, Written written) = 0;
  /// How long servers have run with this storage, in milliseconds, as far as it was written down.
  virtual i64 running_time() = 0;
  virtual void keep_running_time(i64 milliseconds, Written written) = 0;
  /// The same, and tells what it is then. Where others share the storage nobody decides alone what time it is: the
  /// storage counts it by its own clock, never more than `kLongestGapMs` between two who ask.
  virtual void match_running_time(i64 milliseconds, TimeTold told) {
    keep_running_time(milliseconds, [milliseconds, told = std::move(told)](const StorageError* error) {
      if (told) told(milliseconds, error);
    });
  }
  static constexpr i64 kLongestGapMs = 3'000;
  /// Writes something that changes nothing, to find out whether writing works.
  virtual void probe(Written written) = 0;

  virtual void load(std::string table, Loaded loaded) { load_since(std::move(table), 0, std::move(loaded)); }
  /// The same, but of the answers and of what was taken back only what came after a change.
  virtual void load_since(std::string table, u64 change, Loaded loaded) = 0;
  /// The newest public tables that are not over, at most `most`; damaged ones are left out.
  virtual void list_public(int most, ListedAll listed) = 0;
  /// All tables with a timer that are not over.
  virtual void list_timed(TimedAll listed) = 0;
  /// Tables that are not over and where nobody has been since that second of the running time; at most `most`.
  virtual void list_unseen(i64 since, int most, Ids listed) = 0;

  virtual void write_passport(PassportDeed deed, Written written) = 0;
  /// Nothing when there is no such passport.
  virtual void load_passport(PassportKey key, PassportFound found) = 0;
  /// Rated tables that are over and have not counted yet; at most `most`.
  virtual void list_unrated(int most, Ids listed) = 0;
  /// For whom the seats of a rated table count, by seat; those that count for nobody are left out.
  virtual void load_players(std::string table, Players players) = 0;

  /// Whether other processes may use the storage at the same time. If they do not, nothing below has to be asked.
  virtual bool shared() const { return false; }
  /// From now on tells what happens to tables, own changes included, except who is connected here. To be called once at
  /// most.
  virtual void watch(OnNews) {}
  /// Whoever acts for a table by itself, for bots and clocks, leases it for this long, or gets a Conflict while
  /// somebody else does. Two who act nevertheless waste time and do no harm: of two changes one is made.
  static constexpr i64 kLeaseMs = 4'000;
  virtual void lease(std::string, Written written) { written(nullptr); }
  /// So many connections this process has at each seat of a table. Others learn of it until this one is gone: it has
  /// not called `keep_present` for `kPresentMs`.
  virtual void set_present(std::string, std::vector<int>, Written written) {
    if (written) written(nullptr);
  }
  /// This process is still there. A Conflict when what it has said was forgotten: it has to say everything again.
  virtual void keep_present(Written written) {
    if (written) written(nullptr);
  }
  virtual void load_present(std::string, PresentTold told) { told({}, nullptr); }
  static constexpr i64 kPresentMs = 10'000;

  const Statistics& statistics() const { return statistics_; }

 protected:
  Statistics statistics_{};
};

}  // namespace bathys::storage
