// The answers of Pearls in words: notation, parsing and JSON come from this table.
#include "games/pearls/verbs.hpp"

#include <charconv>
#include <string>

namespace bathys::pearls {
namespace {

std::string spell_coins(u32 n) { return std::to_string(n); }

std::optional<u32> read_coins(std::string_view text) {
  u32 n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc{} || end != text.data() + text.size() || spell_coins(n) != text) return std::nullopt;
  return n;
}

const FieldSpec kBidFields[] = {{"coins", Slot::d, {}, spell_coins, read_coins}};
const Verb kVerbs[] = {{"bid", kBidFields}, {"take"}, {"throw away"}, {"swap"}};

}  // namespace

std::span<const Verb> verbs() { return kVerbs; }

}  // namespace bathys::pearls
