// Tables kept in memory only, for tests: the same answers as the real storage, at once.
#pragma once

#include <map>
#include <mutex>

#include "storage/memory/memory_passports.hpp"
#include "storage/storage.hpp"

namespace bathys::storage {

class MemoryStorage : public Storage {
 public:
  void create(TableRow table, Written written) override;
  void append(Append append, Written written) override;
  void take_back(TakeBack take_back, Written written) override;
  void set_seats(Seating seating, Written written) override;
  void load_since(std::string table, u64 change, Loaded loaded) override;
  void set_deadlines(std::string table, std::vector<i64> deadlines, Written written) override;
  void touch(std::string table, i64 seen, Written written) override;
  void remove(std::string table, i64 unseen_since, Written written) override;
  i64 running_time() override;
  void keep_running_time(i64 milliseconds, Written written) override;
  void probe(Written written) override { written(nullptr); }
  void list_public(int most, ListedAll listed) override;
  void list_timed(TimedAll listed) override;
  void list_unseen(i64 since, int most, Ids listed) override;
  void write_passport(PassportDeed deed, Written written) override;
  void load_passport(PassportKey key, PassportFound found) override;
  void list_unrated(int most, Ids listed) override;
  void load_players(std::string table, Players players) override;

 private:
  Stored& stored(const std::string& table);

  std::mutex mutex_;
  std::map<std::string, Stored> tables_;
  MemoryPassports passports_;
  i64 running_ = 0;
};

}  // namespace bathys::storage
