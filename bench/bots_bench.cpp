// What a bot's choice costs, at fixed positions of random games.
#include <benchmark/benchmark.h>

#include "bench/positions.hpp"
#include "bots/greedy.hpp"
#include "bots/random.hpp"

namespace bathys::bench {
namespace {

void choose(benchmark::State& bench, Strategy<Otys>& strategy) {
  Generator generator(key_from_text("choice"));
  std::size_t next = 0;
  for (auto _ : bench) {
    const Position& position = positions()[next];
    benchmark::DoNotOptimize(strategy.choose(Otys::view(position.state, position.seat), {}, generator));
    if (++next == positions().size()) next = 0;
  }
}

void random_choice(benchmark::State& bench) {
  RandomStrategy<Otys> strategy;
  choose(bench, strategy);
}
BENCHMARK(random_choice);

void greedy_choice(benchmark::State& bench) { choose(bench, *make_greedy<Otys>()); }
BENCHMARK(greedy_choice)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace bathys::bench
