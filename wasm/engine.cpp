// The engine in the browser: the protocol of `bathys engine`, one request and one answer at a time.
#include <string>

#include "bots/bot.hpp"
#include "bots/coach/coach.hpp"
#include "bots/signature.hpp"
#include "wire/protocol.hpp"

extern "C" {

/// The answer stays where it is until the next call.
const char* bathys_request(const char* line) {
  static bathys::wire::Protocol protocol({bathys::choose_as_bot, bathys::levels_for_people(), bathys::make_coach});
  static std::string answer;
  answer = protocol.handle(line);
  return answer.c_str();
}

/// One line per game, as in tests/signature.txt.
const char* bathys_signature() {
  static const std::string lines = bathys::signature_lines();
  return lines.c_str();
}

}  // extern "C"
