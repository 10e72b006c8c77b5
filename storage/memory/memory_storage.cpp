// Tables kept in memory only, for tests.
#include "storage/memory/memory_storage.hpp"

#include <algorithm>

namespace bathys::storage {
namespace {

/// Does something under the lock, and reports how it went without holding it.
template <class Deed>
void attempt(std::mutex& mutex, const Written& written, Deed deed) {
  try {
    const std::lock_guard lock(mutex);
    deed();
  } catch (const StorageError& error) {
    if (written) written(&error);
    return;
  }
  if (written) written(nullptr);
}

}  // namespace

Stored& MemoryStorage::stored(const std::string& table) {
  const auto found = tables_.find(table);
  if (found == tables_.end()) throw StorageError("there is no table " + table, StorageError::Fault::change);
  return found->second;
}

void MemoryStorage::create(TableRow table, Written written) {
  attempt(mutex_, written, [&] {
    const std::string id = table.id;
    if (!tables_.emplace(id, Stored{std::move(table), {}}).second)
      throw StorageError("table " + id + " exists", StorageError::Fault::change);
  });
}

void MemoryStorage::append(Append append, Written written) {
  attempt(mutex_, written, [&] {
    Stored& into = stored(append.table);
    if (!append.answers.empty()) expect_next(into.table.change, append.answers.front().change);
    for (std::size_t i = 0; i < append.answers.size(); ++i) {
      if (append.answers[i].number != into.answers.size() + i)
        throw StorageError("an answer has the wrong number", StorageError::Fault::change);
    }
    for (AnswerRow& answer : append.answers) {
      into.table.change = std::max(into.table.change, answer.change);
      into.answers.push_back(std::move(answer));
    }
    into.table.touched = append.when;
    into.table.over = into.table.over || append.over;
  });
}

void MemoryStorage::take_back(TakeBack take_back, Written written) {
  attempt(mutex_, written, [&] {
    Stored& from = stored(take_back.table);
    expect_next(from.table.change, take_back.what.change);
    from.answers.resize(std::min<std::size_t>(from.answers.size(), take_back.what.to));
    from.table.change = take_back.what.change;
    from.taken_back.push_back(take_back.what);
    if (from.taken_back.size() > kMaxTakenBack) from.taken_back.erase(from.taken_back.begin());
    from.table.touched = take_back.when;
    from.table.over = false;
  });
}

void MemoryStorage::set_seats(Seating seating, Written written) {
  attempt(mutex_, written, [&] {
    Stored& into = stored(seating.table);
    expect_next(into.table.seated, seating.seated);
    into.table.seats = std::move(seating.seats);
    into.table.seated = seating.seated;
    into.table.over = into.table.over || seating.over;
    if (!seating.event) return;
    into.seat_events.push_back(*seating.event);
    into.seat_events.back().seated = seating.seated;
    if (into.seat_events.size() > kMaxSeatEvents) into.seat_events.erase(into.seat_events.begin());
  });
}

void MemoryStorage::set_deadlines(std::string table, std::vector<i64> deadlines, Written written) {
  attempt(mutex_, written, [&] { stored(table).deadlines = std::move(deadlines); });
}

void MemoryStorage::touch(std::string table, i64 seen, Written written) {
  attempt(mutex_, written, [&] { stored(table).table.seen = seen; });
}

void MemoryStorage::remove(std::string table, i64 unseen_since, Written written) {
  attempt(mutex_, written, [&] {
    const TableRow& row = stored(table).table;
    if (row.seen >= unseen_since || row.over) return;
    passports_.forget(table);
    tables_.erase(table);
  });
}

i64 MemoryStorage::running_time() {
  const std::lock_guard lock(mutex_);
  return running_;
}

void MemoryStorage::keep_running_time(i64 milliseconds, Written written) {
  attempt(mutex_, written, [&] { running_ = milliseconds; });
}

void MemoryStorage::load_since(std::string table, u64 change, Loaded loaded) {
  std::optional<Stored> copy;
  {
    const std::lock_guard lock(mutex_);
    if (const auto found = tables_.find(table); found != tables_.end()) copy = found->second;
  }
  const auto old = [change](const auto& one) { return one.change <= change; };
  if (copy && change > 0) {
    std::erase_if(copy->answers, old);
    std::erase_if(copy->taken_back, old);
  }
  loaded(std::move(copy), nullptr);
}

void MemoryStorage::list_public(int most, ListedAll listed) {
  std::vector<Listed> tables;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [id, one] : tables_) {
      if (one.table.is_public && !one.table.over) tables.push_back({one.table, static_cast<u32>(one.answers.size())});
    }
  }
  std::stable_sort(tables.begin(), tables.end(),
                   [](const Listed& a, const Listed& b) { return a.table.created > b.table.created; });
  if (tables.size() > static_cast<std::size_t>(most)) tables.resize(static_cast<std::size_t>(most));
  listed(std::move(tables), nullptr);
}

void MemoryStorage::list_timed(TimedAll listed) {
  std::vector<Timed> timed;
  std::unique_lock lock(mutex_);
  for (const auto& [id, one] : tables_) {
    if (one.table.timer <= 0 || one.table.over) continue;
    i64 due = 0;
    for (const i64 deadline : one.deadlines) {
      const i64 until = deadline < 0 ? Timed::kNever : deadline;
      if (until > 0 && (due == 0 || until < due)) due = until;
    }
    timed.push_back({id, due});
  }
  lock.unlock();
  listed(std::move(timed), nullptr);
}

void MemoryStorage::list_unseen(i64 since, int most, Ids listed) {
  std::vector<std::string> ids;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [id, one] : tables_) {
      if (static_cast<int>(ids.size()) < most && one.table.seen < since && !one.table.over) ids.push_back(id);
    }
  }
  listed(std::move(ids), nullptr);
}

void MemoryStorage::write_passport(PassportDeed deed, Written written) {
  attempt(mutex_, written, [&] { passports_.write(deed, tables_); });
}

void MemoryStorage::load_passport(PassportKey key, PassportFound found) {
  std::optional<StoredPassport> stored;
  {
    const std::lock_guard lock(mutex_);
    stored = passports_.load(key, tables_);
  }
  found(std::move(stored), nullptr);
}

void MemoryStorage::load_players(std::string table, Players players) {
  std::vector<Player> all;
  {
    const std::lock_guard lock(mutex_);
    all = passports_.players(table, tables_);
  }
  players(std::move(all), nullptr);
}

void MemoryStorage::list_unrated(int most, Ids listed) {
  std::vector<std::string> ids;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [id, one] : tables_) {
      if (static_cast<int>(ids.size()) < most && one.table.rated == 1 && one.table.over) ids.push_back(id);
    }
  }
  listed(std::move(ids), nullptr);
}

}  // namespace bathys::storage
