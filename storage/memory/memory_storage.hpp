// Tables kept in memory only, for tests: the same answers as the real storage, at once.
#pragma once

#include <map>
#include <mutex>

#include "storage/storage.hpp"

namespace bathys::storage {

class MemoryStorage final : public Storage {
 public:
  void create(TableRow table, Written written) override;
  void append(Append append, Written written) override;
  void take_back(TakeBack take_back, Written written) override;
  void set_seats(std::string table, std::vector<SeatRow> seats, u64 seated, Written written) override;
  void load_since(std::string table, u64 change, Loaded loaded) override;
  void list_public(int most, ListedAll listed) override;
  std::vector<std::string> timed_tables() override;

 private:
  Stored& stored(const std::string& table);

  std::mutex mutex_;
  std::map<std::string, Stored> tables_;
};

}  // namespace bathys::storage
