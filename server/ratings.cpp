// Brings finished rated games into ratings.
#include "server/ratings.hpp"

#include <utility>

#include "core/refusal.hpp"
#include "server/log.hpp"
#include "server/rated.hpp"
#include "server/stored_table.hpp"

namespace bathys::server {

namespace {

constexpr int kAtOnce = 50;

}  // namespace

void Ratings::count_finished() {
  if (stopped_ || busy_.exchange(true)) return;
  int most = kAtOnce;
  {
    const std::lock_guard lock(mutex_);
    most += static_cast<int>(put_off_.size());
  }
  services_.storage.list_unrated(most, [this](std::vector<std::string> tables, const storage::StorageError*) {
    go_on(std::make_shared<Sweep>(Sweep{without_put_off(std::move(tables))}));
  });
}

/// One after the other, because the next may be of the same people. What fails is there again the next time.
void Ratings::go_on(const std::shared_ptr<Sweep>& sweep) {
  if (stopped_ || sweep->next == sweep->tables.size()) {
    busy_ = false;
    return;
  }
  count(sweep->tables[sweep->next++], [this, sweep] { go_on(sweep); });
}

void Ratings::count(const std::string& table, const Task& then) {
  services_.storage.load(table, [this, then](std::optional<storage::Stored> stored, const storage::StorageError*) {
    if (stopped_ || !stored) return then();
    count(std::make_shared<const storage::Stored>(std::move(*stored)), then);
  });
}

/// Runs in a thread of the storage, where nobody would catch anything.
void Ratings::count(const std::shared_ptr<const storage::Stored>& stored, const Task& then) {
  auto with = [this, stored, then](const std::vector<storage::Player>& players, const storage::StorageError* error) {
    if (stopped_ || error != nullptr) return then();
    storage::CountRated count;
    try {
      count = counted(stored->table, *open_stored(*stored), players, services_.time.now() / 1000);
    } catch (const BadInput& bad) {
      put_off(stored->table.id, bad.where + ": " + bad.what);
      return then();
    } catch (const std::exception& broken) {
      put_off(stored->table.id, broken.what());
      return then();
    }
    const bool counts = !count.ratings.empty();
    services_.storage.write_passport(std::move(count), [this, counts, then](const storage::StorageError* failed) {
      if (failed == nullptr && counts) ++services_.metrics.games_rated;
      then();
    });
  };
  services_.storage.load_players(stored->table.id, std::move(with));
}

/// Perhaps another version of the program can open it, or somebody mends its rows.
void Ratings::put_off(const std::string& table, const std::string& why) {
  {
    const std::lock_guard lock(mutex_);
    put_off_.insert(table);
  }
  log(Severity::warning, "a rated game could not be counted", {{"table", table}, {"why", why}});
}

std::vector<std::string> Ratings::without_put_off(std::vector<std::string> tables) {
  const std::lock_guard lock(mutex_);
  std::erase_if(tables, [this](const std::string& table) { return put_off_.contains(table); });
  return tables;
}

}  // namespace bathys::server
