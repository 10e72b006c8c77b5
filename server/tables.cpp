// All tables: those in memory, and those that come from the storage when somebody asks for them.
#include "server/tables.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "core/refusal.hpp"
#include "wire/parsing.hpp"
#include "wire/record.hpp"

namespace bathys::server {

std::unique_ptr<AnyGame> replay(const storage::Stored& stored) {
  Json record{{"bathys_record", wire::kRecordVersion},
              {"game", stored.table.game},
              {"rules", stored.table.rules},
              {"components", stored.table.components}};
  if (stored.table.start.empty()) {
    record["options"] = wire::parse_json(stored.table.options);
    record["seed"] = stored.table.seed;
  } else {
    record["start"] = wire::parse_json(stored.table.start);
  }
  record["answers"] = Json::array();
  for (const storage::AnswerRow& answer : stored.answers) {
    record["answers"].push_back(Json::array({answer.seat, answer.text}));
  }
  return wire::load(record);
}

Tables::Tables(Services& services, std::function<Line()> new_line)
    : services_(services), new_line_(std::move(new_line)) {
  services_.gone = [this](const Table& table) { gone(table); };
}

std::shared_ptr<Table> Tables::add(storage::TableRow row, std::unique_ptr<AnyGame> game) {
  const auto table = std::make_shared<Table>(services_, new_line_(), std::move(row), std::move(game));
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
  if (table) return found({table, {}, {}});
  services_.storage.load(id, [this, id](std::optional<storage::Stored> stored, const storage::StorageError* error) {
    loaded(id, std::move(stored), error);
  });
}

void Tables::loaded(const std::string& id, std::optional<storage::Stored> stored, const storage::StorageError* error) {
  Found found{nullptr, "no_table", "there is no such table"};
  if (error != nullptr) found = {nullptr, "storage", "the table could not be read"};
  if (stored) found = bring_back(std::move(*stored));
  std::vector<OnFound> waiting;
  {
    const std::lock_guard lock(mutex_);
    waiting = std::move(loading_[id]);
    loading_.erase(id);
  }
  for (const OnFound& one : waiting) one(found);
}

Tables::Found Tables::bring_back(storage::Stored stored) {
  try {
    auto game = replay(stored);
    ++services_.metrics.tables_loaded;
    return {add(std::move(stored.table), std::move(game)), {}, {}};
  } catch (const BadInput& bad) {
    return {nullptr, "unplayable", "this table cannot be played by this version: " + bad.what};
  }
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
  for (const std::string& id : services_.storage.timed_tables()) find(id, [](const Found&) {});
}

void Tables::put_away_all() {
  for (const auto& [id, table] : tables_) table->put_away();
  tables_.clear();
  loading_.clear();
}

}  // namespace bathys::server
