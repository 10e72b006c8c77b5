// Pauses by agreement.
#include "server/pause.hpp"

#include <nlohmann/json.hpp>

namespace bathys::server {
namespace {

/// What somebody says: nothing, that there be a pause, or during one that it go on.
enum Word : i64 { kNothing, kPause, kGoOn };

Claim word_claim(const Seats& seats, std::size_t place) { return claim_of(seats[place]); }

void let_say(Seats& seats, SeatSet who, Word word) {
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (!who.has(seat_at(static_cast<int>(i)))) continue;
    Claim claim = word_claim(seats, i);
    claim.pause = word;
    keep(seats[i], claim);
  }
}

SeatSet saying(const Seats& seats, Word word) {
  SeatSet who;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (word_claim(seats, i).pause == word) who.add(seat_at(static_cast<int>(i)));
  }
  return who;
}

void set_pause(Seats& seats, i64 since) {
  let_say(seats, SeatSet::first(static_cast<int>(seats.size())), kNothing);
  Claim claim = word_claim(seats, 0);
  claim.paused_at = since;
  keep(seats[0], claim);
}

}  // namespace

void add_pause(const storage::SeatRow& seat, wire::Json& json) {
  if (seat.claim.empty()) return;
  const i64 word = claim_of(seat).pause;
  if (word != kNothing) json["pause"] = word == kPause ? "pause" : "go_on";
}

const char* ask_to_pause(Seats& seats, Seat seat, SeatSet people, i64 now) {
  const bool paused = word_claim(seats, 0).paused_at != 0;
  const SeatSet before = saying(seats, kPause);
  if (paused || before.has(seat)) return nullptr;
  let_say(seats, SeatSet(seat), kPause);
  if (!people.without(saying(seats, kPause)).empty()) return before.empty() ? "pause_asked" : "pause_agreed";
  set_pause(seats, now);
  return "paused";
}

const char* ask_to_go_on(Seats& seats, Seat seat, SeatSet people, i64 now) {
  const i64 since = word_claim(seats, 0).paused_at;
  if (since == 0) {
    if (saying(seats, kPause).empty()) return nullptr;
    set_pause(seats, 0);
    return "pause_refused";
  }
  const bool before = saying(seats, kGoOn).has(seat);
  let_say(seats, SeatSet(seat), kGoOn);
  const bool all = people.without(saying(seats, kGoOn)).empty() || now - since >= kLongPauseMs;
  if (!all) return before ? nullptr : "resume_asked";
  set_pause(seats, 0);
  return "resumed";
}

}  // namespace bathys::server
