// A whole game as a short text for a link: set-up, seed, and each answer as its place among the legal ones.
//
// "<game>.1.<base64url>". The payload is described in docs/formats.md. A link is read by playing the game.
#pragma once

#include <array>
#include <cstring>
#include <string>
#include <string_view>

#include "core/former_rules.hpp"
#include "core/packed.hpp"
#include "core/referee.hpp"
#include "core/sha256.hpp"

namespace bathys {

inline constexpr int kLinkVersion = 1;
inline constexpr std::size_t kLinkChecksumBytes = 4;
inline constexpr u32 kMaxLinkAnswers = 20000;
inline constexpr std::size_t kMaxLinkBytes = 16384;

namespace link_detail {

template <Game G>
std::string prefix() {
  return std::string(G::kName) + "." + std::to_string(kLinkVersion) + ".";
}

/// By which rules and with which components a game was played.
struct Played {
  u32 rules;
  std::string_view components;
};

/// Rules and components are mixed into the checksum: a link made for other rules or other cards does not open.
template <Game G>
Digest checksum(const std::vector<u8>& payload, Played played) {
  Sha256 hash;
  hash.update(std::string_view(prefix<G>()));
  hash.update(std::to_string(played.rules));
  hash.update(played.components);
  hash.update(std::span<const u8>(payload));
  return hash.finish();
}

/// A link does not name its rules; they are those with which its checksum is right. Tried are ours, the former ones,
/// and some newer than this program knows.
template <Game G>
Played played_by(const std::vector<u8>& payload, std::span<const u8> sum) {
  constexpr u32 kNewer = 8;
  std::vector<Played> candidates{{G::kRulesVersion, G::components_hash()}};
  for (const auto& former : former_rules_of<G>()) candidates.push_back({former.version, former.components});
  for (u32 i = 1; i <= kNewer; ++i) candidates.push_back({G::kRulesVersion + i, G::components_hash()});
  for (const Played& played : candidates) {
    const Digest right = checksum<G>(payload, played);
    if (std::equal(sum.begin(), sum.end(), right.begin())) return played;
  }
  throw BadInput{"link", "damaged, or made for other rules or components (checksum)"};
}

template <Game G>
void append_answer(const typename G::State& state, const Answer& answer, std::vector<Digit>& digits) {
  const SeatSet asked = Engine<G>::asked(state);
  if (asked.size() > 1) {
    const SeatSet before = SeatSet::from_bits(static_cast<u8>(asked.bits() & ((1u << index_of(answer.seat)) - 1u)));
    digits.push_back({static_cast<u32>(before.size()), static_cast<u32>(asked.size())});
  }
  Options options;
  Engine<G>::legal(state, answer.seat, options);
  digits.push_back({static_cast<u32>(options.find(answer.action)), static_cast<u32>(options.size())});
}

template <Game G>
Answer read_answer(const typename G::State& state, DigitReader& digits) {
  SeatSet asked = Engine<G>::asked(state);
  if (asked.size() > 1) {
    for (u32 skip = digits.next(static_cast<u32>(asked.size())); skip > 0; --skip) asked.remove(asked.front());
  }
  Options options;
  Engine<G>::legal(state, asked.front(), options);
  return {asked.front(), options[static_cast<int>(digits.next(static_cast<u32>(options.size())))]};
}

}  // namespace link_detail

/// The link of a recorded game. Throws BadInput for a game that began from a position: its start is not in a seed.
template <Game G>
std::string to_link(const Record<G>& record) {
  if (record.start) throw BadInput{"link", "a game that began from a set position has no link; save its record"};
  if (record.answers.size() > kMaxLinkAnswers) throw BadInput{"link", "the game is too long for a link"};
  Referee<G> replay(record.setup, record.seed);
  std::vector<Digit> digits;
  for (const Answer& answer : record.answers) {
    link_detail::append_answer<G>(replay.state(), answer, digits);
    replay.play(answer.seat, answer.action);
  }
  std::array<u8, sizeof(record.setup)> setup;
  std::memcpy(setup.data(), &record.setup, sizeof(record.setup));
  std::vector<u8> payload;
  payload.reserve(setup.size() + sizeof(Key) + 2);
  payload.insert(payload.end(), setup.begin(), setup.end());
  payload.insert(payload.end(), record.seed.begin(), record.seed.end());
  const u32 count = static_cast<u32>(record.answers.size());
  payload.push_back(static_cast<u8>(count));
  payload.push_back(static_cast<u8>(count >> 8));
  const std::vector<u8> packed = pack_digits(digits);
  payload.insert(payload.end(), packed.begin(), packed.end());
  const Digest sum = link_detail::checksum<G>(payload, {G::kRulesVersion, G::components_hash()});
  payload.insert(payload.end(), sum.begin(), sum.begin() + kLinkChecksumBytes);
  std::string link = link_detail::prefix<G>() + base64url(payload);
  if (link.size() > kMaxLinkBytes) throw BadInput{"link", "the game is too long for a link"};
  return link;
}

/// The record a link holds. Throws OtherRules when the game would go differently by the present rules, and BadInput
/// when it is damaged, of another version, or does not play.
template <Game G>
Record<G> from_link(std::string_view text) {
  const std::string prefix = link_detail::prefix<G>();
  if (!text.starts_with(prefix)) throw BadInput{"link", "not a link of this game and version (" + prefix + "…)"};
  if (text.size() > kMaxLinkBytes) throw BadInput{"link", "too long"};
  const auto bytes = from_base64url(text.substr(prefix.size()));
  Record<G> record;
  constexpr std::size_t kHead = sizeof(record.setup) + sizeof(Key) + 2;
  if (!bytes || bytes->size() < kHead + kLinkChecksumBytes) throw BadInput{"link", "damaged"};
  const std::vector<u8> payload(bytes->begin(), bytes->end() - kLinkChecksumBytes);
  const std::span<const u8> sum(bytes->data() + payload.size(), kLinkChecksumBytes);
  const link_detail::Played played = link_detail::played_by<G>(payload, sum);
  if (!may_replay<G>(played.rules)) throw OtherRules(played.rules, G::kRulesVersion);
  std::memcpy(&record.setup, payload.data(), sizeof(record.setup));
  std::memcpy(record.seed.data(), payload.data() + sizeof(record.setup), sizeof(Key));
  if (G::check(record.setup)) throw BadInput{"link", "impossible set-up"};
  check_rules<G>(played.rules, played.components, record.setup);
  const u32 count = payload[kHead - 2] | static_cast<u32>(payload[kHead - 1]) << 8;
  if (count > kMaxLinkAnswers) throw BadInput{"link", "too many answers"};
  DigitReader digits(std::vector<u8>(payload.begin() + kHead, payload.end()));
  Referee<G> replay(record.setup, record.seed);
  for (u32 i = 0; i < count; ++i) {
    if (replay.over()) throw BadInput{"link", "answers after the end of the game"};
    const Answer answer = link_detail::read_answer<G>(replay.state(), digits);
    replay.play(answer.seat, answer.action);
  }
  // One game, one link: no zero bytes that say nothing.
  const bool padded = payload.size() > kHead && payload.back() == 0;
  if (padded || !digits.exhausted()) throw BadInput{"link", "damaged (something left over)"};
  return replay.record();
}

}  // namespace bathys
