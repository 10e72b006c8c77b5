// What is kept of a seat.
#pragma once

#include <string>

namespace bathys::storage {

/// One seat of a table. Of tokens only the hash is kept; it is empty when nobody holds one.
struct SeatRow {
  std::string name;
  std::string level;  ///< of the bot that plays the seat; empty when a person does
  std::string token_hash;
  std::string claim{};  ///< JSON of how the seat is taken; empty where links are seats

  bool operator==(const SeatRow&) const = default;
};

}  // namespace bathys::storage
