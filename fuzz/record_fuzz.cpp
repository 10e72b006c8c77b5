// Any text as a record: it is refused, or it plays, and its record reads back.
#include "fuzz/fuzzing.hpp"
#include "games/all/list.hpp"
#include "tests/wire_laws.hpp"
#include "wire/parsing.hpp"
#include "wire/record.hpp"

namespace {

using namespace bathys;

template <Game G>
void check(const AnyGame& game) {
  const auto& played = dynamic_cast<const AnyGameOf<G>&>(game).referee();
  laws::record_round_trip(played);
  laws::require_accepted("a record ends in a position", [&] { G::check_position(played.state()); });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::unique_ptr<AnyGame> game;
  try {
    game = wire::load(wire::parse_json(fuzzing::text_of(data, size)));
  } catch (const BadInput& bad) {
    fuzzing::require(!bad.what.empty(), "a refusal says what is wrong");
    return 0;
  }
  try {
    AllGames::each([&]<Game G>() {
      if (game->name() == G::kName) check<G>(*game);
    });
  } catch (const laws::Broken& broken) {
    fuzzing::require(false, broken.what());
  }
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  return bathys::fuzzing::mutate_json(data, size, most, seed);
}
