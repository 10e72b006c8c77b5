// Any lines to the engine: each gets exactly one line back, and one that is not "ok" has changed nothing.
#include "fuzz/fuzzing.hpp"
#include "wire/json.hpp"
#include "wire/parsing.hpp"
#include "wire/protocol.hpp"

namespace {

using namespace bathys;

std::string truth(const wire::Protocol& protocol) {
  if (protocol.game() == nullptr) return {};
  return wire::write_json(wire::state_json(*protocol.game())) + std::to_string(protocol.game()->answers().size());
}

/// The first legal answer: fuzzing then has no need to find the bots of a higher level.
Action first_answer(const AnyGame& game, Seat seat, const BotWish&) {
  Options options;
  game.legal(seat, options);
  return options[0];
}

void ask(wire::Protocol& protocol, std::string_view line) {
  const std::string before = truth(protocol);
  const std::string answer = protocol.handle(line);
  fuzzing::require(answer.find('\n') == std::string::npos, "an answer is one line");
  const wire::Json json = wire::parse_json(answer);
  fuzzing::require(json.contains("ok") && json["ok"].is_boolean(), "an answer says whether it is ok");
  const bool ok = json["ok"].get<bool>();
  fuzzing::require(ok || (json.contains("error") && json["error"].contains("message")), "an error has a message");
  fuzzing::require(ok || json["error"]["code"] != "internal", "nothing goes wrong inside");
  fuzzing::require(ok || truth(protocol) == before, "what is refused changes nothing");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  wire::Protocol protocol({first_answer});
  std::string_view lines = fuzzing::text_of(data, size);
  for (int i = 0; i < 40 && !lines.empty() && !protocol.quit(); ++i) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    ask(protocol, lines.substr(0, end));
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
  return 0;
}

/// Changes one of the lines as JSON.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  fuzzing::Dice dice(seed);
  if (dice.below(3) == 0) return LLVMFuzzerMutate(data, size, most);
  const std::string text(fuzzing::text_of(data, size));
  const std::size_t at = dice.below(text.size() + 1);
  const std::size_t before = at == 0 ? std::string::npos : text.rfind('\n', at - 1);
  const std::size_t begin = before == std::string::npos ? 0 : before + 1;
  const std::size_t end = std::min(text.find('\n', begin), text.size());
  std::vector<std::uint8_t> line(text.begin() + static_cast<std::ptrdiff_t>(begin),
                                 text.begin() + static_cast<std::ptrdiff_t>(end));
  const std::size_t length = line.size();
  line.resize(length + 4096);
  line.resize(fuzzing::mutate_json(line.data(), length, line.size(), seed));
  const std::string changed = text.substr(0, begin) + std::string(line.begin(), line.end()) + text.substr(end);
  if (changed.size() > most) return LLVMFuzzerMutate(data, size, most);
  changed.copy(reinterpret_cast<char*>(data), changed.size());
  return changed.size();
}
