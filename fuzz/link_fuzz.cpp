// Any text as a link, and any payload with a right checksum: it is refused, or it plays and is the link of that game.
#include "core/link.hpp"
#include "fuzz/fuzzing.hpp"
#include "games/otys/otys.hpp"

namespace {

using namespace bathys;

void open(const std::string& link) {
  try {
    const Record<Otys> record = from_link<Otys>(link);
    fuzzing::require(to_link<Otys>(record) == link, "a game has one link");
  } catch (const BadInput& bad) {
    fuzzing::require(!bad.what.empty(), "a refusal says what is wrong");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  open(std::string(fuzzing::text_of(data, size)));
  std::vector<u8> payload(data, data + size);
  const Digest sum = link_detail::checksum<Otys>(payload);
  payload.insert(payload.end(), sum.begin(), sum.begin() + kLinkChecksumBytes);
  open(link_detail::prefix<Otys>() + base64url(payload));
  return 0;
}
