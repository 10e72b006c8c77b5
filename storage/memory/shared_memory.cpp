// Tables in memory that several servers of one test share.
#include "storage/memory/shared_memory.hpp"

#include <algorithm>
#include <utility>

namespace bathys::storage {

/// Passes everything on, and tells the others what has happened.
class SharedMemoryStorage final : public Storage {
 public:
  explicit SharedMemoryStorage(std::shared_ptr<SharedMemory> shared)
      : shared_(std::move(shared)), process_(shared_->join()) {}
  ~SharedMemoryStorage() override { shared_->leave(process_); }

  void create(TableRow table, Written written) override { kept().create(std::move(table), std::move(written)); }
  void append(Append append, Written written) override {
    const News news{append.table, append.answers.empty() ? 0 : append.answers.front().change, 0};
    kept().append(std::move(append), telling(news, std::move(written)));
  }
  void take_back(TakeBack take_back, Written written) override {
    const News news{take_back.table, take_back.what.change, 0};
    kept().take_back(std::move(take_back), telling(news, std::move(written)));
  }
  void set_seats(Seating seating, Written written) override {
    const News news{seating.table, 0, seating.seated};
    kept().set_seats(std::move(seating), telling(news, std::move(written)));
  }
  void load_since(std::string table, u64 change, Loaded loaded) override {
    kept().load_since(std::move(table), change, std::move(loaded));
  }
  void set_deadlines(std::string table, std::vector<i64> deadlines, Written written) override {
    kept().set_deadlines(std::move(table), std::move(deadlines), std::move(written));
  }
  void touch(std::string table, i64 seen, Written written) override {
    kept().touch(std::move(table), seen, std::move(written));
  }
  void remove(std::string table, i64 unseen_since, Written written) override {
    kept().remove(std::move(table), unseen_since, std::move(written));
  }
  i64 running_time() override { return shared_->running_time(); }
  void keep_running_time(i64 milliseconds, Written written) override {
    kept().keep_running_time(milliseconds, std::move(written));
  }
  void match_running_time(i64, TimeTold told) override {
    if (told) told(shared_->running_time(), nullptr);
  }
  void probe(Written written) override { kept().probe(std::move(written)); }
  void list_public(int most, ListedAll listed) override { kept().list_public(most, std::move(listed)); }
  void list_timed(TimedAll listed) override { kept().list_timed(std::move(listed)); }
  void list_unseen(i64 since, int most, Ids listed) override { kept().list_unseen(since, most, std::move(listed)); }

  void write_passport(PassportDeed deed, Written written) override {
    kept().write_passport(std::move(deed), std::move(written));
  }
  void load_passport(PassportKey key, PassportFound found) override {
    kept().load_passport(std::move(key), std::move(found));
  }
  void list_unrated(int most, Ids listed) override { kept().list_unrated(most, std::move(listed)); }
  void load_players(std::string table, Players players) override {
    kept().load_players(std::move(table), std::move(players));
  }

  bool shared() const override { return true; }
  void watch(OnNews heard) override { shared_->watch(process_, std::move(heard)); }
  void lease(std::string table, Written written) override {
    const Conflict conflict("somebody else acts for the table");
    written(shared_->lease(table, process_) ? nullptr : &conflict);
  }
  void set_present(std::string table, std::vector<int> connections, Written written) override {
    shared_->set_present(process_, table, std::move(connections));
    if (written) written(nullptr);
  }
  void keep_present(Written written) override {
    const Conflict conflict("who is connected has been forgotten");
    const bool kept = shared_->keep_present(process_);
    if (written) written(kept ? nullptr : &conflict);
  }
  void load_present(std::string table, PresentTold told) override {
    told(shared_->present_elsewhere(process_, table), nullptr);
  }

 private:
  MemoryStorage& kept() { return shared_->kept_; }
  Written telling(News news, Written written) {
    return [this, news = std::move(news), written = std::move(written)](const StorageError* error) {
      if (written) written(error);
      if (error == nullptr) shared_->tell(news);
    };
  }

  std::shared_ptr<SharedMemory> shared_;
  const int process_;
};

std::unique_ptr<Storage> SharedMemory::open() { return std::make_unique<SharedMemoryStorage>(shared_from_this()); }

int SharedMemory::join() {
  const std::lock_guard lock(mutex_);
  processes_.emplace_back();
  return static_cast<int>(processes_.size()) - 1;
}

void SharedMemory::leave(int process) {
  const std::lock_guard lock(mutex_);
  forget_present(process);
  processes_[static_cast<std::size_t>(process)] = {};
}

void SharedMemory::watch(int process, OnNews heard) {
  const std::lock_guard lock(mutex_);
  heard({});
  processes_[static_cast<std::size_t>(process)].heard = std::move(heard);
}

void SharedMemory::tell(const News& news, int except) {
  const std::lock_guard lock(mutex_);
  for (std::size_t i = 0; i < processes_.size(); ++i) {
    Process& process = processes_[i];
    if (static_cast<int>(i) == except) continue;
    if (process.held) {
      process.waiting.push_back(news);
    } else if (process.heard) {
      process.heard(news);
    }
  }
}

void SharedMemory::hold_news(int process) {
  const std::lock_guard lock(mutex_);
  processes_[static_cast<std::size_t>(process)].held = true;
}

void SharedMemory::release_news(int process) {
  const std::lock_guard lock(mutex_);
  Process& one = processes_[static_cast<std::size_t>(process)];
  one.held = false;
  for (const News& news : std::exchange(one.waiting, {})) one.heard(news);
}

void SharedMemory::lose_news(int process) {
  const std::lock_guard lock(mutex_);
  Process& one = processes_[static_cast<std::size_t>(process)];
  one.held = false;
  one.waiting.clear();
  one.heard({});
}

bool SharedMemory::lease(const std::string& table, int process) {
  const std::lock_guard lock(mutex_);
  return leases_.emplace(table, process).first->second == process;
}

void SharedMemory::end_leases() {
  const std::lock_guard lock(mutex_);
  leases_.clear();
}

void SharedMemory::set_present(int process, const std::string& table, std::vector<int> connections) {
  const std::lock_guard lock(mutex_);
  Process& one = processes_[static_cast<std::size_t>(process)];
  if (!one.present) return;
  one.connected[table] = std::move(connections);
  tell({table}, process);
}

bool SharedMemory::keep_present(int process) {
  const std::lock_guard lock(mutex_);
  return std::exchange(processes_[static_cast<std::size_t>(process)].present, true);
}

std::vector<int> SharedMemory::present_elsewhere(int process, const std::string& table) {
  const std::lock_guard lock(mutex_);
  std::vector<int> sum;
  for (std::size_t i = 0; i < processes_.size(); ++i) {
    const auto found = processes_[i].connected.find(table);
    if (static_cast<int>(i) == process || found == processes_[i].connected.end()) continue;
    sum.resize(std::max(sum.size(), found->second.size()));
    for (std::size_t seat = 0; seat < found->second.size(); ++seat) sum[seat] += found->second[seat];
  }
  return sum;
}

void SharedMemory::forget_present(int process) {
  const std::lock_guard lock(mutex_);
  Process& one = processes_[static_cast<std::size_t>(process)];
  one.present = false;
  for (const auto& [table, connections] : std::exchange(one.connected, {})) tell({table}, process);
}

i64 SharedMemory::running_time() {
  using namespace std::chrono;
  const std::lock_guard lock(mutex_);
  return passed_ + duration_cast<milliseconds>(steady_clock::now() - begun_).count();
}

void SharedMemory::pass(i64 milliseconds) {
  const std::lock_guard lock(mutex_);
  passed_ += milliseconds;
}

int SharedMemory::holder(const std::string& table) {
  const std::lock_guard lock(mutex_);
  const auto found = leases_.find(table);
  return found == leases_.end() ? -1 : found->second;
}

}  // namespace bathys::storage
