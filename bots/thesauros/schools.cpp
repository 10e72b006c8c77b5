// How the judges of Thesauros are taught: by the games of the greedy bot, which now and then tries something else.
#include "bots/greedy.hpp"
#include "bots/learning/school.hpp"
#include "bots/thesauros/chances.hpp"
#include "bots/thesauros/sides.hpp"

namespace bathys {
namespace {

using namespace thesauros;

/// What both schools have in common.
struct Lessons {
  using Game = Thesauros;
  static inline const int kInputs = side_inputs();

  static bool is_judged(const State& state) { return quadrimester_begins(state.table); }
  static void describe(const Seen& seen, Seat side, Inputs& inputs) { describe_side(seen, side, inputs); }
  static Action choose(const View& view, const Network&, int explored, Generator& generator) {
    if (static_cast<int>(generator.below(100)) < explored && is(view.table.pending.top(), Rule::place)) {
      Options options;
      legal<Thesauros>(view, options);
      return options[static_cast<int>(generator.below(static_cast<u32>(options.size())))];
    }
    static const auto greedy = make_greedy<Thesauros>();
    return greedy->choose(view, {}, generator);
  }
};

struct AmongRivals : Lessons {
  /// Mostly two players and the standard game.
  static Setup setup(Generator& generator) {
    constexpr Mode kModes[] = {Mode::standard, Mode::standard, Mode::initiation, Mode::mercenaries};
    constexpr u8 kPlayers[] = {2, 2, 2, 2, 3, 4};
    const Mode mode = kModes[generator.below(4)];
    return {mode, kPlayers[generator.below(6)]};
  }
  static float result(const State& state, Seat seat) {
    return Thesauros::outcome(state).winners.has(seat) ? 1.0F : 0.0F;
  }
};

struct Alone : Lessons {
  static Setup setup(Generator&) { return {Mode::solo, 1}; }
  static float result(const State& state, Seat) { return static_cast<float>(solo_result(state)) / kSure; }
};

template <class T>
std::vector<i16> teach(const Schooling& schooling) {
  return SelfPlay<T>(schooling).run().numbers();
}

}  // namespace

std::span<const School> thesauros_schools() {
  static const std::array<School, 2> schools{
      School{"sides", side_inputs(), {.games = 6400, .lambda = 0.9F}, teach<AmongRivals>, "games of the greedy bot"},
      School{"solo", side_inputs(), {.games = 3200, .lambda = 0.9F}, teach<Alone>, "games of the greedy bot"}};
  return schools;
}

}  // namespace bathys
