// What a bot's choice costs, at fixed positions of random games.
#include <benchmark/benchmark.h>

#include "bench/positions.hpp"
#include "bots/greedy.hpp"
#include "bots/random.hpp"

namespace bathys::bench {
namespace {

template <Game G>
void choose(benchmark::State& bench, Strategy<G>& strategy) {
  Generator generator(key_from_text("choice"));
  std::size_t next = 0;
  for (auto _ : bench) {
    const auto& position = positions<G>()[next];
    benchmark::DoNotOptimize(strategy.choose(G::view(position.state, position.seat), {}, generator));
    if (++next == positions<G>().size()) next = 0;
  }
}

template <Game G>
void random_choice(benchmark::State& bench) {
  RandomStrategy<G> strategy;
  choose<G>(bench, strategy);
}
BENCHMARK_TEMPLATE(random_choice, Otys);
BENCHMARK_TEMPLATE(random_choice, Thesauros);

template <Game G>
void greedy_choice(benchmark::State& bench) {
  choose<G>(bench, *make_greedy<G>());
}
BENCHMARK_TEMPLATE(greedy_choice, Otys)->Unit(benchmark::kMicrosecond);
BENCHMARK_TEMPLATE(greedy_choice, Thesauros)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace bathys::bench
