// The engine in the browser: the protocol of `bathys engine`, one request and one answer at a time.
#include <string>

#include "bots/bot.hpp"
#include "bots/signature.hpp"
#include "games/otys/otys.hpp"
#include "games/thesauros/thesauros.hpp"
#include "wire/protocol.hpp"

namespace bathys {
namespace {

template <Game... Games>
std::string signatures() {
  std::string lines;
  (lines.append(Games::kName).append(" ").append(signature<Games>()).append("\n"), ...);
  return lines;
}

}  // namespace
}  // namespace bathys

extern "C" {

/// The answer stays where it is until the next call.
const char* bathys_request(const char* line) {
  static bathys::wire::Protocol protocol(bathys::choose_as_bot);
  static std::string answer;
  answer = protocol.handle(line);
  return answer.c_str();
}

/// One line per game, as in tests/signature.txt.
const char* bathys_signature() {
  static const std::string lines = bathys::signatures<bathys::Otys, bathys::Thesauros>();
  return lines.c_str();
}

}  // extern "C"
