// What one decision costs: the offer, the answer, the copy, the view, the guess, and all together in random play.
#include <benchmark/benchmark.h>

#include "bench/positions.hpp"

namespace bathys::bench {
namespace {

/// Goes through the positions again and again.
template <class Work>
void for_each_position(benchmark::State& bench, Work work) {
  const auto& all = positions();
  std::size_t next = 0;
  for (auto _ : bench) {
    work(all[next]);
    if (++next == all.size()) next = 0;
  }
  bench.SetItemsProcessed(static_cast<i64>(bench.iterations()));
}

void offer(benchmark::State& bench) {
  Options options;
  for_each_position(bench, [&](const Position& position) {
    Engine<Otys>::legal(position.state, position.seat, options);
    benchmark::DoNotOptimize(options.begin());
  });
}
BENCHMARK(offer);

void why_not(benchmark::State& bench) {
  for_each_position(bench, [](const Position& position) {
    benchmark::DoNotOptimize(Engine<Otys>::why_not(position.state, position.seat, position.answer));
  });
}
BENCHMARK(why_not);

void copy(benchmark::State& bench) {
  Otys::State state;
  for_each_position(bench, [&](const Position& position) {
    state = position.state;
    benchmark::DoNotOptimize(state);
    benchmark::ClobberMemory();
  });
}
BENCHMARK(copy);

/// An answer needs a copy to be given on: subtract `copy` to have the answer alone.
void copy_and_answer(benchmark::State& bench) {
  Report silent;
  for_each_position(bench, [&](const Position& position) {
    Otys::State state = position.state;
    PlayOn<Otys::State> play{state, silent};
    Engine<Otys>::answer_trusted(play, position.seat, position.answer);
    benchmark::DoNotOptimize(state);
  });
}
BENCHMARK(copy_and_answer);

void view(benchmark::State& bench) {
  for_each_position(
      bench, [](const Position& position) { benchmark::DoNotOptimize(Otys::view(position.state, position.seat)); });
}
BENCHMARK(view);

void imagine(benchmark::State& bench) {
  Generator generator(key_from_text("guess"));
  std::vector<Otys::View> views;
  for (const Position& position : positions()) views.push_back(Otys::view(position.state, position.seat));
  std::size_t next = 0;
  for (auto _ : bench) {
    benchmark::DoNotOptimize(Otys::imagine(views[next], generator));
    if (++next == views.size()) next = 0;
  }
}
BENCHMARK(imagine);

/// Whole games by the number of players; items are decisions.
void random_play(benchmark::State& bench) {
  const Otys::Setup setup{.players = static_cast<u8>(bench.range(0))};
  QuickRandom random(1);
  Report silent;
  Otys::State state;
  PlayOn<Otys::State> play{state, silent};
  i64 decisions = 0;
  u64 game = 0;
  for (auto _ : bench) {
    Key seed{};
    seed[0] = static_cast<u8>(game++);
    Engine<Otys>::begin(play, setup, seed);
    decisions += play_at_random<Otys>(play, random, 20000);
  }
  bench.SetItemsProcessed(decisions);
}
BENCHMARK(random_play)->DenseRange(1, 4);

}  // namespace
}  // namespace bathys::bench
