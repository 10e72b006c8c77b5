// What searches through a turn of Otys share: answers nobody would give, and what is known before it turns up.
#pragma once

#include <algorithm>
#include <cstring>
#include <utility>
#include <vector>

#include "games/otys/otys.hpp"

namespace bathys::otys {

/// Sponsors that only give: nobody ever leaves them out.
bool is_gift(const Public& table, Action action);
/// A neutral X key does what the own one does, but does not come back.
bool wastes_key(const Player& me, Action action);
/// Of the many propeller moves only those that bring a diver to the active level.
bool propels_aside(const Public& table, Action action);

/// The ways to complete contracts that were not considered before, which they are from now on: contracts are completed
/// at the first chance or not at all, because waiting within the turn brings nothing.
std::vector<Action> new_completions(const Options& legal, CardSet& considered);

/// The few answers after which the position is worth most, the best first; of equals the earlier one.
template <class WorthAfter>
void keep_best(std::vector<Action>& answers, std::size_t most, WorthAfter worth_after) {
  std::vector<std::pair<i32, Action>> judged;
  for (const Action action : answers) judged.emplace_back(worth_after(action), action);
  std::stable_sort(judged.begin(), judged.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  answers.clear();
  for (std::size_t i = 0; i < std::min(most, judged.size()); ++i) answers.push_back(judged[i].second);
}

/// Contracts and tokens that lie open.
class LyingOpen {
 public:
  explicit LyingOpen(const Public& table);

  /// Takes off the table what did not lie open; of contracts drawn by this seat one counts as kept, unseen.
  void forget_the_rest(State& state, Seat me) const;

 private:
  CardSet contracts_{};
  CardSet rewards_{};
};

/// The number that the word at a place is multiplied by, odd for all of them.
constexpr u64 hash_factor(std::size_t place) { return 0x9E3779B97F4A7C15u + place * 0xD1B54A32D192ED02u; }

/// Words of a plain value from one place of the hash on. Written out one by one, because all factors are then known.
template <std::size_t kFrom, class Part, std::size_t... kWords>
u64 hash_words(const Part& part, std::index_sequence<kWords...>) {
  const auto word = [&part](std::size_t number) {
    const std::size_t done = number * sizeof(u64);
    u64 read = 0;
    std::memcpy(&read, reinterpret_cast<const u8*>(&part) + done, std::min(sizeof(u64), sizeof(Part) - done));
    return read;
  };
  return (((word(kWords) ^ hash_factor(kFrom + kWords) >> 7) * hash_factor(kFrom + kWords)) + ... + 0);
}

template <std::size_t kFrom>
u64 hash_parts() {
  return 0;
}
template <std::size_t kFrom, class Part, class... Parts>
u64 hash_parts(const Part& part, const Parts&... parts) {
  constexpr std::size_t kSize = (sizeof(Part) + sizeof(u64) - 1) / sizeof(u64);
  return hash_words<kFrom>(part, std::make_index_sequence<kSize>()) + hash_parts<kFrom + kSize>(parts...);
}

/// A hash of plain values. Each word is multiplied by a number of its own, so that none has to wait for another.
template <class... Parts>
u64 hash_of(const Parts&... parts) {
  u64 sum = hash_parts<0>(parts...);
  sum ^= sum >> 32;
  sum *= 0xFF51AFD7ED558CCDu;
  return sum ^ sum >> 29;
}

}  // namespace bathys::otys
