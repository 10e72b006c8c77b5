// Any text as a message to the server: it is understood, or refused with a code and a sentence.
#include "fuzz/fuzzing.hpp"
#include "server/messages.hpp"

namespace {

using namespace bathys;

template <class Read>
void check(Read read) {
  try {
    read();
  } catch (const server::BadMessage& bad) {
    fuzzing::require(!bad.code.empty() && !bad.what.empty(), "a refusal says what is wrong");
    fuzzing::require(bad.nonce.size() <= server::kMaxNonceBytes, "a nonce that is given back is short");
  }
}

void check_message(const server::ClientMessage& message) {
  fuzzing::require(message.nonce.size() <= server::kMaxNonceBytes, "a nonce is short");
  fuzzing::require(message.actions.size() <= server::kMaxActions, "a form has an end");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto text = fuzzing::text_of(data, size);
  check([&] { server::read_hello(text); });
  check([&] { check_message(server::read_message(text)); });
  return 0;
}
