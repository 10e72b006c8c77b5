// Any text as a link, and any payload with a right checksum: it is refused, or it plays and is the link of that game.
#include "core/link.hpp"
#include "fuzz/fuzzing.hpp"
#include "games/all/list.hpp"

namespace {

using namespace bathys;

template <Game G>
void open(const std::string& link) {
  try {
    const Record<G> record = from_link<G>(link);
    fuzzing::require(to_link<G>(record) == link, "a game has one link");
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
