// What one decision costs in each game: the offer, the answer, the copy, the view, the guess, and all together in
// random play.
#include <benchmark/benchmark.h>

#include "bench/positions.hpp"

namespace bathys::bench {
namespace {

/// Goes through the positions again and again.
template <Game G, class Work>
void for_each_position(benchmark::State& bench, Work work) {
  const auto& all = positions<G>();
  std::size_t next = 0;
  for (auto _ : bench) {
    work(all[next]);
    if (++next == all.size()) next = 0;
  }
  bench.SetItemsProcessed(static_cast<i64>(bench.iterations()));
}

template <Game G>
void offer(benchmark::State& bench) {
  Options options;
  for_each_position<G>(bench, [&](const auto& position) {
    Engine<G>::legal(position.state, position.seat, options);
    benchmark::DoNotOptimize(options.begin());
  });
}
BENCHMARK_TEMPLATE(offer, Otys);
BENCHMARK_TEMPLATE(offer, Thesauros);

template <Game G>
void why_not(benchmark::State& bench) {
  for_each_position<G>(bench, [](const auto& position) {
    benchmark::DoNotOptimize(Engine<G>::why_not(position.state, position.seat, position.answer));
  });
}
BENCHMARK_TEMPLATE(why_not, Otys);
BENCHMARK_TEMPLATE(why_not, Thesauros);

template <Game G>
void copy(benchmark::State& bench) {
  typename G::State state;
  for_each_position<G>(bench, [&](const auto& position) {
    state = position.state;
    benchmark::DoNotOptimize(state);
    benchmark::ClobberMemory();
  });
}
BENCHMARK_TEMPLATE(copy, Otys);
BENCHMARK_TEMPLATE(copy, Thesauros);

/// An answer needs a copy to be given on: subtract `copy` to have the answer alone.
template <Game G>
void copy_and_answer(benchmark::State& bench) {
  Report silent;
  for_each_position<G>(bench, [&](const auto& position) {
    typename G::State state = position.state;
    PlayOn<typename G::State> play{state, silent};
    Engine<G>::answer_trusted(play, position.seat, position.answer);
    benchmark::DoNotOptimize(state);
  });
}
BENCHMARK_TEMPLATE(copy_and_answer, Otys);
BENCHMARK_TEMPLATE(copy_and_answer, Thesauros);

template <Game G>
void view(benchmark::State& bench) {
  for_each_position<G>(bench,
                       [](const auto& position) { benchmark::DoNotOptimize(G::view(position.state, position.seat)); });
}
BENCHMARK_TEMPLATE(view, Otys);
BENCHMARK_TEMPLATE(view, Thesauros);

template <Game G>
void imagine(benchmark::State& bench) {
  Generator generator(key_from_text("guess"));
  std::vector<typename G::View> views;
  for (const auto& position : positions<G>()) views.push_back(G::view(position.state, position.seat));
  std::size_t next = 0;
  for (auto _ : bench) {
    benchmark::DoNotOptimize(G::imagine(views[next], generator));
    if (++next == views.size()) next = 0;
  }
}
BENCHMARK_TEMPLATE(imagine, Otys);
BENCHMARK_TEMPLATE(imagine, Thesauros);

/// Whole games, each option set in turn; items are decisions.
template <Game G>
void random_play(benchmark::State& bench) {
  const auto sets = G::option_sets();
  QuickRandom random(1);
  Report silent;
  typename G::State state;
  PlayOn<typename G::State> play{state, silent};
  i64 decisions = 0;
  u64 game = 0;
  for (auto _ : bench) {
    Key seed{};
    seed[0] = static_cast<u8>(game);
    Engine<G>::begin(play, sets[game++ % sets.size()], seed);
    decisions += play_at_random<G>(play, random, 20000);
  }
  bench.SetItemsProcessed(decisions);
}
BENCHMARK_TEMPLATE(random_play, Otys);
BENCHMARK_TEMPLATE(random_play, Thesauros);

}  // namespace
}  // namespace bathys::bench
