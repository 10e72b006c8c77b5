// All tables: those in memory, and those that come from the storage when somebody asks for them.
#include "server/tables.hpp"

#include <cstdio>
#include <utility>

#include "core/refusal.hpp"
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
                                   std::vector<storage::TakenBack> taken_back, Replies replies) {
  const auto table = std::make_shared<Table>(services_, new_line_(), std::move(row), std::move(game),
                                             std::move(taken_back), std::move(replies));
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
      auto& waiting = loading_[id];
      waiting.push_back(std::move(found));
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
  std::vector<OnFound> waiting;
  {
    const std::lock_guard lock(mutex_);
    waiting = std::move(loading_[id]);
    loading_.erase(id);
  }
  for (const OnFound& one : waiting) one(found);
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
    return {
        add(std::move(stored.table), std::move(game), std::move(stored.taken_back), std::move(replies)), {}, {}, {}};
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
  std::fprintf(stderr, "bathys: table %s is set aside: %s: %s\n", id.c_str(), bad.where.c_str(), bad.what.c_str());
}

void Tables::gone(const Table& table) {
  const std::lock_guard lock(mutex_);
  const auto here = tables_.find(table.id());
  if (here != tables_.end() && here->second.get() == &table) tables_.erase(here);
  services_.metrics.tables = static_cast<i64>(tables_.size());
}

void Tables::tick_all() {
  std::vector<std::shared_ptr<Table>> all;
  {
    const std::lock_guard lock(mutex_);
    all.reserve(tables_.size());
    for (const auto& [id, table] : tables_) all.push_back(table);
  }
  const i64 now = now_ms();
  for (const auto& table : all) table->tick(now);
}

void Tables::wake_timed() {
  for (const storage::Timed& timed : services_.storage.timed_tables()) find(timed.id, [](const Found&) {});
}

void Tables::put_away_all() {
  for (const auto& [id, table] : tables_) table->put_away();
  tables_.clear();
  loading_.clear();
}

}  // namespace bathys::server
