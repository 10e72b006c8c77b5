// Any text as notation: it denotes nothing, or an action that is spelled and read back; any bytes as an action.
#include <cstring>

#include "core/notation.hpp"
#include "fuzz/fuzzing.hpp"
#include "games/all/games.hpp"
#include "wire/actions.hpp"

namespace {

using namespace bathys;

void check_text(std::span<const Verb> verbs, std::string_view text) {
  const auto action = parse(verbs, text);
  if (!action) return;
  fuzzing::require(well_formed(verbs, *action), "what is read is well-formed");
  fuzzing::require(parse(verbs, spell(verbs, *action)) == action, "what is spelled reads back");
}

void check_bytes(std::span<const Verb> verbs, Action action) {
  if (!well_formed(verbs, action)) return;
  fuzzing::require(parse(verbs, spell(verbs, action)) == action, "a well-formed action reads back");
  fuzzing::require(wire::read_action(verbs, wire::action_json(verbs, action), "action") == action,
                   "the JSON of an action reads back");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  for (const AnyKind* kind : all_games()) {
    check_text(kind->verbs(), fuzzing::text_of(data, size));
    Action action;
    if (size >= sizeof(action)) {
      std::memcpy(&action, data, sizeof(action));
      check_bytes(kind->verbs(), action);
    }
  }
  return 0;
}
