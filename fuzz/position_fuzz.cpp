// Any text as a position: it is refused, or it is a game that reads back, keeps its secrets and can be played on.
#include <algorithm>

#include "core/any_game.hpp"
#include "core/laws.hpp"
#include "fuzz/fuzzing.hpp"
#include "games/all/list.hpp"
#include "tests/wire_laws.hpp"

namespace bathys {
namespace {

/// A position that was accepted keeps all laws for a while.
template <Game G>
void play_on(Referee<G> referee) {
  Generator dice(key_from_text("position"));
  Options options;
  for (int i = 0; i < 40 && !referee.over(); ++i) {
    laws::no_dead_end<G>(referee.state());
    const Seat seat = referee.asked().front();
    referee.legal(seat, options);
    laws::offered_are_distinct<G>(options);
    referee.play(seat, options[static_cast<int>(dice.below(static_cast<u32>(options.size())))]);
    laws::require_accepted("a position stays possible", [&] { G::check_position(referee.state()); });
  }
  laws::position_round_trip(AnyGameOf<G>(Referee<G>(referee.state())));
}

template <Game G>
void check(const AnyGameOf<G>& game) {
  Generator dice(key_from_text("viewers"));
  laws::position_round_trip(game);
  for (const Seat viewer : laws::viewers<G>(game.referee().state())) {
    laws::view_round_trip(game, viewer);
    laws::guess_is_as_good<G>(game.referee().state(), viewer, nullptr, dice);
  }
  play_on(game.referee());
}

/// -1 when it is refused: then libFuzzer does not keep it.
template <Game G>
int check(const wire::Json& position) {
  std::unique_ptr<AnyGame> game;
  try {
    wire::JsonReader reader(position);
    game = AnyKindOf<G>().from_position(reader);
    reader.finish();
  } catch (const BadInput& bad) {
    fuzzing::require(!bad.what.empty(), "a refusal says what is wrong");
    return -1;
  }
  try {
    check(dynamic_cast<const AnyGameOf<G>&>(*game));
  } catch (const laws::Broken& broken) {
    fuzzing::require(false, broken.what());
  }
  return 0;
}

}  // namespace
}  // namespace bathys

/// A position does not say of which game it is; it is one of at most one.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace bathys;
  wire::Json position;
  try {
    position = wire::parse_json(fuzzing::text_of(data, size));
  } catch (const BadInput&) {
    return -1;
  }
  int kept = -1;
  AllGames::each([&]<Game G>() { kept = std::max(kept, check<G>(position)); });
  return kept;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  return bathys::fuzzing::mutate_json(data, size, most, seed);
}
