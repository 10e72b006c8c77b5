// What the bots of Otys learn, and how: a judge for two players, and one for more.
#include "bots/learning/school.hpp"
#include "bots/otys/minds.hpp"
#include "bots/otys/quick.hpp"

namespace bathys::otys {
namespace {

const SideInputs& side_inputs() {
  static const SideInputs inputs;
  return inputs;
}

/// What all schools share. Positions are judged when a turn begins.
struct Lessons {
  using Game = Otys;
  static constexpr int kInputs = kSideInputs;
  static constexpr float kMaxWeight = Network::most_weight(Present::kCapacity);

  static bool is_judged(const State& state) { return is(state.table.pending.top(), Rule::choose_key); }

  static void describe(const Seen& seen, Seat of, Inputs& inputs) {
    Present present;
    side_inputs().describe(seen, of, present);
    for (const u16 number : present.all()) inputs.push_back({number, 1});
  }

  /// Every other time contracts that came since the turn before count as not turned up yet.
  static void hide_news(const State& before, State& state, Generator& generator) {
    if (generator.below(2) == 0) return;
    CardSet old;
    for (const u8 card : before.table.colony.contracts) {
      if (card != kNone) old.add(card);
    }
    for (u8& card : state.table.colony.contracts) {
      if (card != kNone && !old.has(card)) card = kNone;
    }
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      CardSet& hand = state.privates[i].hand;
      hand = CardSet::from_bits(hand.bits() & before.privates[i].hand.bits());
    }
  }

  static float result(const State& state, Seat seat) {
    return static_cast<float>(Judge::result(state.table, seat)) / kSure;
  }

  /// Out of curiosity a turn begins with any key.
  static bool is_curious(const View& view, int explored, Generator& generator) {
    return is(view.table.pending.top(), Rule::choose_key) && static_cast<int>(generator.below(100)) < explored;
  }
  static Action any_answer(const View& view, Generator& generator) {
    Options options;
    Engine<Otys>::offer(Otys::seen(view), view.table.pending.top(), options);
    return options[static_cast<int>(generator.below(static_cast<u32>(options.size())))];
  }

  static Action choose(const View& view, const Network& network, int explored, Generator& generator) {
    if (is_curious(view, explored, generator)) return any_answer(view, generator);
    const Judge judge(side_inputs(), network);
    return best_turn(judge, Otys::imagine(view, generator), view.viewer, kQuickWidth).answers[0];
  }
};

Setup::Sponsors any_sponsors(Generator& generator) {
  return generator.below(2) == 0 ? Setup::Sponsors::basic : Setup::Sponsors::random;
}

struct AmongPeople : Lessons {
  static Setup setup(Generator& generator) {
    Setup setup;
    setup.sponsors = any_sponsors(generator);
    return setup;
  }
};

/// Who plays with several has played with one before.
struct InCompany : AmongPeople {
  static Weights16 learned_before() { return learned_by_two(); }
  static Setup setup(Generator& generator) {
    Setup setup;
    setup.players = static_cast<u8>(3 + generator.below(2));
    setup.sponsors = any_sponsors(generator);
    return setup;
  }
};

template <class T>
std::vector<i16> teach(const Schooling& schooling) {
  return SelfPlay<T>(schooling).run().numbers();
}

const std::array<School, 2> kSchools{{
    {"duel", AmongPeople::kInputs, {.games = 16384}, teach<AmongPeople>, "playing against itself"},
    {"company",
     InCompany::kInputs,
     {.games = 4096, .rate = 0.0015F},
     teach<InCompany>,
     "playing against itself, going on from duel.weights"},
}};

}  // namespace
}  // namespace bathys::otys

namespace bathys {

std::span<const School> otys_schools() { return otys::kSchools; }

}  // namespace bathys
