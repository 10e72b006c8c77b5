// What comes out of the storage is checked before it becomes a table.
#include "server/stored_table.hpp"

#include <nlohmann/json.hpp>

#include "bots/bot.hpp"
#include "core/refusal.hpp"
#include "core/sha256.hpp"
#include "server/claims.hpp"
#include "server/messages.hpp"
#include "server/names.hpp"
#include "wire/parsing.hpp"
#include "wire/record.hpp"

namespace bathys::server {
namespace {

/// JSON numbers beyond this are not exact everywhere.
constexpr u64 kMaxChange = u64{1} << 53;

Json record_of(const storage::Stored& stored) {
  Json record{{"bathys_record", wire::kRecordVersion},
              {"game", stored.table.game},
              {"rules", stored.table.rules},
              {"components", stored.table.components}};
  if (stored.table.start.empty()) {
    record["options"] = wire::parse_json(stored.table.options);
    record["seed"] = seed_of(stored.table);
  } else {
    record["start"] = wire::parse_json(stored.table.start);
  }
  record["answers"] = Json::array();
  for (const storage::AnswerRow& answer : stored.answers) {
    record["answers"].push_back(Json::array({answer.seat, answer.text}));
  }
  return record;
}

void check_seats(const storage::TableRow& table, int expected) {
  if (static_cast<int>(table.seats.size()) != expected) {
    throw BadInput{"seats", std::to_string(expected) + " are expected, found " + std::to_string(table.seats.size())};
  }
  for (std::size_t i = 0; i < table.seats.size(); ++i) {
    const storage::SeatRow& seat = table.seats[i];
    const std::string where = "seats[" + std::to_string(i) + "]";
    if (!seat.level.empty() && !is_level(seat.level)) {
      throw BadInput{where, "unknown level " + wire::found(seat.level)};
    }
    if (!seat.claim.empty()) claim_of(seat);
    if (!seat.name.empty() && !is_stored_name(seat.name)) throw BadInput{where, "the name is none"};
  }
}

void check_table(const storage::TableRow& table) {
  Key key;
  if (!from_hex(table.seed, key)) throw BadInput{"seed", "64 hexadecimal digits are expected"};
  if (!from_hex(table.salt, key)) throw BadInput{"salt", "64 hexadecimal digits are expected"};
  if (table.timer < 0 || table.timer > kMaxTimerSeconds) throw BadInput{"timer", "seconds are expected, 0 for none"};
  if (table.change > kMaxChange) throw BadInput{"change", "is beyond all bounds"};
}

void check_seat_events(const storage::Stored& stored) {
  for (const storage::SeatEvent& one : stored.seat_events) {
    if (one.seat >= 0 && one.seat < static_cast<int>(stored.table.seats.size())) continue;
    throw BadInput{"seat_events", "of a seat that is not there"};
  }
}

void check_taken_back(const storage::Stored& stored) {
  for (const storage::TakenBack& one : stored.taken_back) {
    if (one.by >= 0 && one.by < static_cast<int>(stored.table.seats.size()) && one.change <= kMaxChange) continue;
    throw BadInput{"taken_back", "by a seat that is not there"};
  }
}

}  // namespace

std::unique_ptr<AnyGame> open_stored(const storage::Stored& stored) {
  if (!stored.damage.empty()) throw BadInput{"rows", stored.damage};
  check_table(stored.table);
  auto game = wire::load(record_of(stored));
  check_seats(stored.table, game->seats());
  check_taken_back(stored);
  check_seat_events(stored);
  if (is_waiting(stored.table) && !stored.answers.empty()) throw BadInput{"answers", "before anything was dealt"};
  return game;
}

std::unique_ptr<AnyGame> dealt(const storage::TableRow& table) {
  return wire::load(record_of(storage::Stored{table, {}}));
}

Replies replies_of(const storage::Stored& stored) {
  Replies replies;
  const auto remember = [&](int seat, const std::string& nonce, u64 change) {
    if (!nonce.empty()) replies.remember(seat_at(seat), nonce, change);
  };
  for (const storage::AnswerRow& one : stored.answers) remember(one.seat, one.nonce, one.change);
  for (const storage::TakenBack& one : stored.taken_back) remember(one.by, one.nonce, one.change);
  return replies;
}

}  // namespace bathys::server
