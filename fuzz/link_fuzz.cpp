// Any text as a link, and any payload with a right checksum: it is refused, or it plays and is the link of that game,
// up to the checksum if it was made by former rules that play it alike.
#include <algorithm>
#include <string_view>

#include "core/link.hpp"
#include "fuzz/fuzzing.hpp"
#include "games/all/list.hpp"

namespace {

using namespace bathys;

/// All but what the checksum may have a part in.
std::string_view without_checksum(std::string_view link) {
  constexpr std::size_t kLetters = (kLinkChecksumBytes * 8 + 5) / 6 + 1;
  return link.substr(0, link.size() - std::min(link.size(), kLetters));
}

template <Game G>
void open(const std::string& link) {
  try {
    const std::string now = to_link<G>(from_link<G>(link));
    const bool former =
        !former_rules_of<G>().empty() && now.size() == link.size() && without_checksum(now) == without_checksum(link);
    fuzzing::require(now == link || former, "a game has one link");
    fuzzing::require(to_link<G>(from_link<G>(now)) == now, "its own link opens the same game");
  } catch (const BadInput& bad) {
    fuzzing::require(!bad.what.empty(), "a refusal says what is wrong");
  }
}

template <Game G>
void open_both_ways(const std::uint8_t* data, std::size_t size) {
  open<G>(std::string(fuzzing::text_of(data, size)));
  std::vector<u8> payload(data, data + size);
  const Digest sum = link_detail::checksum<G>(payload, {G::kRulesVersion, G::components_hash()});
  payload.insert(payload.end(), sum.begin(), sum.begin() + kLinkChecksumBytes);
  open<G>(link_detail::prefix<G>() + base64url(payload));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  AllGames::each([&]<Game G>() { open_both_ways<G>(data, size); });
  return 0;
}
