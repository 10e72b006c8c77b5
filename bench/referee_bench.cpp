// What a game costs where people play: checked answers with record and log, and the whole game packed into a link.
#include <benchmark/benchmark.h>

#include "bench/positions.hpp"
#include "core/link.hpp"

namespace bathys::bench {
namespace {

/// A random two-player game of ordinary length.
const Record<Otys>& recorded_game() {
  static const Record<Otys> record = [] {
    Referee<Otys> referee(Otys::Setup{}, key_from_text("link"));
    QuickRandom random(1);
    Options options;
    for (int i = 0; i < 250 && !referee.over(); ++i) {
      const Seat seat = referee.asked().front();
      referee.legal(seat, options);
      referee.play(seat, options[static_cast<int>(random.below(static_cast<u32>(options.size())))]);
    }
    return referee.record();
  }();
  return record;
}

void replay(benchmark::State& bench) {
  const Record<Otys>& record = recorded_game();
  for (auto _ : bench) {
    Referee<Otys> referee(record.setup, record.seed);
    for (const Answer& answer : record.answers) referee.play(answer.seat, answer.action);
    benchmark::DoNotOptimize(referee.decision_number());
  }
  bench.SetItemsProcessed(static_cast<i64>(bench.iterations()) * static_cast<i64>(record.answers.size()));
}
BENCHMARK(replay)->Unit(benchmark::kMicrosecond);

void pack_link(benchmark::State& bench) {
  for (auto _ : bench) benchmark::DoNotOptimize(to_link<Otys>(recorded_game()));
  bench.counters["bytes"] = static_cast<double>(to_link<Otys>(recorded_game()).size());
}
BENCHMARK(pack_link)->Unit(benchmark::kMicrosecond);

void open_link(benchmark::State& bench) {
  const std::string link = to_link<Otys>(recorded_game());
  for (auto _ : bench) benchmark::DoNotOptimize(from_link<Otys>(link));
}
BENCHMARK(open_link)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace bathys::bench
