// All tables: those in memory, and those that come from the storage when somebody asks for them.
#include "server/tables.hpp"

#include <utility>

#include "core/refusal.hpp"
#include "server/log.hpp"
#include "server/stored_table.hpp"

namespace bathys::server {
namespace {

/// What is wrong may be a secret of the game; whoever knows the table's id may hear where it is.
Tables::Found damaged(const std::string& where) {
  return {
      nullptr, "unplayable", "this table is set aside: what is stored of it does not fit together (" + where + ")", {}};
}

}  // namespace

Tables::Tables(Services& services, std::function<Line()> new_line)
    : services_(services), new_line_(std::move(new_line)) {
  services_.gone = [this](const Table& table) { gone(table); };
}

std::shared_ptr<Table> Tables::add(storage::TableRow row, std::unique_ptr<AnyGame> game,
                                   std::vector<storage::TakenBack> taken_back, Replies replies,
                                   std::vector<storage::SeatEvent> seat_events, const std::vector<i64>& deadlines) {
  const auto table =
      std::make_shared<Table>(services_, new_line_(), std::move(row), std::move(game), std::move(taken_back),
                              std::move(replies), std::move(seat_events), deadlines);
  {
    const std::lock_guard lock(mutex_);
    tables_[table->id()] = table;
    services_.metrics.tables = static_cast<i64>(tables_.size());
  }
  table->wake();
  return table;
}

void Tables::find(const std::string& id, OnFound found) {
  std::shared_ptr<Table> table;
  {
    const std::lock_guard lock(mutex_);
    if (const auto here = tables_.find(id); here != tables_.end()) {
      table = here->second;
    } else {
      auto& waiting = loading_[id].waiting;
      waiting.push_back(found);
      if (waiting.size() > 1) return;
    }
  }
  if (table) return found({table, {}, {}, {}});
  services_.storage.load(id, [this, id](std::optional<storage::Stored> stored, const storage::StorageError* error) {
    loaded(id, std::move(stored), error);
  });
}

void Tables::loaded(const std::string& id, std::optional<storage::Stored> stored, const storage::StorageError* error) {
  Found found{nullptr, "no_table", "there is no such table", {}};
  if (error != nullptr) found = {nullptr, "storage", "the table could not be read", {}};
  if (stored) found = bring_back(std::move(*stored));
  Loading loading;
  {
    const std::lock_guard lock(mutex_);
    loading = std::move(loading_[id]);
    loading_.erase(id);
  }
  if (found.table && loading.outdated) found.table->look_again();
  for (const OnFound& one : loading.waiting) one(found);
}

void Tables::follow_others() {
  if (services_.storage.shared()) services_.storage.watch([this](const storage::News& news) { hear(news); });
}

/// Runs in a thread of the storage.
void Tables::hear(const storage::News& news) {
  if (news.table.empty()) {
    {
      const std::lock_guard lock(mutex_);
      for (auto& [id, loading] : loading_) loading.outdated = true;
    }
    for (const auto& table : in_memory()) table->look_again();
    return;
  }
  std::shared_ptr<Table> table;
  {
    const std::lock_guard lock(mutex_);
    if (const auto loading = loading_.find(news.table); loading != loading_.end()) loading->second.outdated = true;
    if (const auto here = tables_.find(news.table); here != tables_.end()) table = here->second;
  }
  if (table) table->hear_of(news.change, news.seated);
}

void Tables::say_who_is_here() {
  for (const auto& table : in_memory()) table->say_again_who_is_here();
}

/// Runs in a thread of the storage, where nobody would catch anything.
Tables::Found Tables::bring_back(storage::Stored stored) {
  const std::string id = stored.table.id;
  try {
    auto game = open_stored(stored);
    ++services_.metrics.tables_loaded;
    {
      const std::lock_guard lock(mutex_);
      set_aside_.erase(id);
      services_.metrics.tables_set_aside = static_cast<i64>(set_aside_.size());
    }
    Replies replies = replies_of(stored);
    return {add(std::move(stored.table), std::move(game), std::move(stored.taken_back), std::move(replies),
                std::move(stored.seat_events), stored.deadlines),
            {},
            {},
            {}};
  } catch (const OtherRules& other) {
    set_aside(id, other);
    return {nullptr, std::string(OtherRules::kCode), other.what, other.message()};
  } catch (const BadInput& bad) {
    set_aside(id, bad);
    return damaged(bad.where);
  } catch (const std::exception& error) {
    set_aside(id, {"table", error.what()});
    return damaged("table");
  }
}

void Tables::set_aside(const std::string& id, const BadInput& bad) {
  {
    const std::lock_guard lock(mutex_);
    if (!set_aside_.insert(id).second) return;
    services_.metrics.tables_set_aside = static_cast<i64>(set_aside_.size());
  }
  log(Severity::warning, "a table is set aside", {{"table", id}, {"where", bad.where}, {"why", bad.what}});
}

void Tables::gone(const Table& table) {
  const std::lock_guard lock(mutex_);
  const auto here = tables_.find(table.id());
  if (here != tables_.end() && here->second.get() == &table) tables_.erase(here);
  services_.metrics.tables = static_cast<i64>(tables_.size());
}

std::vector<std::shared_ptr<Table>> Tables::in_memory() {
  std::vector<std::shared_ptr<Table>> all;
  const std::lock_guard lock(mutex_);
  all.reserve(tables_.size());
  for (const auto& [id, table] : tables_) all.push_back(table);
  return all;
}

void Tables::tick_all() {
  for (const auto& table : in_memory()) table->tick();
}

void Tables::wake_due() {
  services_.storage.list_timed([this](const std::vector<storage::Timed>& timed, const storage::StorageError*) {
    const i64 soon = services_.time.now() + kDueSoonMs;
    for (const storage::Timed& one : timed) {
      if (one.due < soon) find(one.id, [](const Found&) {});
    }
  });
}

void Tables::remove_abandoned() {
  constexpr i64 kDay = 24 * 3600;
  constexpr int kAtOnce = 200;
  const i64 since = services_.time.now() / 1000 - services_.settings.keep_days * kDay;
  if (services_.settings.keep_days == 0 || since <= 0) return;
  auto listed = [this, since](const std::vector<std::string>& ids, const storage::StorageError*) {
    for (const std::string& id : ids) {
      const std::lock_guard lock(mutex_);
      if (tables_.contains(id) || loading_.contains(id)) continue;
      services_.storage.remove(id, since, [this](const storage::StorageError* error) {
        if (error == nullptr) ++services_.metrics.tables_removed;
      });
    }
  };
  services_.storage.list_unseen(since, kAtOnce, std::move(listed));
}

void Tables::put_away_all() {
  for (const auto& [id, table] : tables_) table->put_away();
  tables_.clear();
  loading_.clear();
}

}  // namespace bathys::server
