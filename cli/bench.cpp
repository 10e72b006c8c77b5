// `bathys bench`: a fixed workload on one core for each game.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <ctime>
#include <nlohmann/json.hpp>
#include <vector>

#include "bots/level.hpp"
#include "bots/outcome_search.hpp"
#include "bots/playout.hpp"
#include "bots/signature.hpp"
#include "cli/commands.hpp"
#include "cli/other_components.hpp"
#include "cli/play_setup.hpp"
#include "cli/terminal_options.hpp"
#include "games/all/list.hpp"
#include "wire/json_type.hpp"

namespace bathys::cli {
namespace {

constexpr u32 kMaxDecisions = 20000;
constexpr double kMaxSeconds = 600;

/// Processor time, so that what else the machine does counts less.
double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// Repeats `work`, which returns how much it has done, for the time given; returns how much was done per second.
template <class Work>
double per_second(double seconds, Work work) {
  const double start = processor_seconds();
  double done = 0;
  double spent = 0;
  while (spent < seconds) {
    done += work();
    spent = processor_seconds() - start;
  }
  return done / spent;
}

/// Makes the compiler believe that the value is read and changed.
template <class T>
void keep(T& value) {
  asm volatile("" : : "r"(&value) : "memory");
}

template <Game G>
class Workload {
 public:
  using State = typename G::State;

  explicit Workload(double seconds) : seconds_(seconds) {}

  wire::Json run() {
    measure_random_play();
    collect_midgames();
    return {{"decisions_per_second", decisions_per_second_},
            {"games_per_second", games_per_second_},
            {"copy_ns", copy_ns()},
            {"state_bytes", sizeof(State)},
            {"simulations_per_second", simulations_per_second()},
            {"expert_simulations_per_second", expert_simulations_per_second()},
            {"signature", signature(G::kName)}};
  }

 private:
  static constexpr int kCopiesAtOnce = 4096;

  Key next_seed() {
    Key seed{};
    for (std::size_t i = 0; i < sizeof(games_); ++i) seed[i] = static_cast<u8>(games_ >> (8 * i));
    ++games_;
    return seed;
  }

  /// One game at random with each option set in turn.
  void measure_random_play() {
    const double start_games = static_cast<double>(games_);
    const double start = processor_seconds();
    decisions_per_second_ = per_second(seconds_, [this] {
      u64 decisions = 0;
      for (const auto& setup : G::option_sets()) decisions += play_game(setup, kMaxDecisions);
      return static_cast<double>(decisions);
    });
    games_per_second_ = (static_cast<double>(games_) - start_games) / (processor_seconds() - start);
  }

  u32 play_game(const typename G::Setup& setup, u32 most) {
    Report silent;
    PlayOn<State> play{state_, silent};
    Engine<G>::begin(play, setup, next_seed());
    return play_at_random<G>(play, random_, most);
  }

  /// Positions in the middle of games, one for each option set: half of the decisions of a game played before.
  void collect_midgames() {
    for (const auto& setup : G::option_sets()) {
      const u32 length = play_game(setup, kMaxDecisions);
      do {
        play_game(setup, length / 2);
      } while (Engine<G>::over(state_));
      midgames_.push_back(state_);
    }
  }

  double copy_ns() {
    const double copies = per_second(seconds_ / 4, [this] {
      for (int i = 0; i < kCopiesAtOnce; ++i) {
        state_ = midgames_[static_cast<std::size_t>(i) % midgames_.size()];
        keep(state_);
      }
      return static_cast<double>(kCopiesAtOnce);
    });
    return 1e9 / copies;
  }

  /// What a search does again and again: guess what the one who must answer cannot see, and play to the end.
  double simulations_per_second() {
    Generator guesses(key_from_text("bench"));
    return per_second(seconds_, [this, &guesses] {
      for (const State& midgame : midgames_) {
        const Seat seat = Engine<G>::asked(midgame).front();
        state_ = G::imagine(G::view(midgame, seat), guesses);
        Report silent;
        PlayOn<State> play{state_, silent};
        play_at_random<G>(play, random_, kMaxDecisions);
      }
      return static_cast<double>(midgames_.size());
    });
  }

  /// Views of one game of hard bots with the usual set-up, every so many decisions.
  std::vector<typename G::View> views_of_a_game() {
    constexpr u32 kEvery = 12;
    const auto bot = make_level<G>(Level::hard);
    Generator luck(key_from_text("bench"));
    Report silent;
    PlayOn<State> play{state_, silent};
    Engine<G>::begin(play, typename G::Setup{}, luck.draw_key());
    std::vector<typename G::View> views;
    for (u32 decision = 0; decision < kMaxDecisions && !Engine<G>::over(state_); ++decision) {
      const Seat seat = Engine<G>::asked(state_).front();
      const typename G::View view = G::view(state_, seat);
      if (decision % kEvery == 0) views.push_back(view);
      Engine<G>::answer_trusted(play, seat, bot->choose(view, {}, luck));
    }
    return views;
  }

  /// Games in the mind as an expert makes them, with all that belongs to a search.
  double expert_simulations_per_second() {
    constexpr int kSimulations = 200;
    const auto expert = make_searching<G>();
    const auto views = views_of_a_game();
    Generator luck(key_from_text("bench"));
    std::size_t next = 0;
    return per_second(seconds_, [&] {
      double simulations = 0;
      for (const SearchedLine& line :
           expert->search(views[next++ % views.size()], {.simulations = kSimulations}, luck)) {
        simulations += line.judged.worlds();
      }
      return simulations;
    });
  }

  double seconds_;
  QuickRandom random_{1};
  State state_{};
  u64 games_ = 0;
  double decisions_per_second_ = 0;
  double games_per_second_ = 0;
  std::vector<State> midgames_;
};

/// As given on the command line.
struct BenchOptions {
  std::string game{};  ///< empty: all
  std::string components{};
  double seconds = 2;
  bool json = false;
};

wire::Json run_workloads(const BenchOptions& options) {
  wire::Json results = wire::Json::object();
  AllGames::each([&]<Game G>() {
    const bool wanted = options.game.empty() || options.game == G::kName;
    if (wanted) results[std::string(G::kName)] = Workload<G>(options.seconds).run();
  });
  return results;
}

void print_table(const wire::Json& results) {
  for (const auto& [game, figures] : results.items()) {
    fmt::print("{}\n", game);
    fmt::print("  {:>12.2f} million decisions a second, random play\n",
               figures["decisions_per_second"].get<double>() / 1e6);
    fmt::print("  {:>12.0f} games a second, random play\n", figures["games_per_second"].get<double>());
    fmt::print("  {:>12.1f} ns to copy a state of {} bytes\n", figures["copy_ns"].get<double>(),
               figures["state_bytes"].get<int>());
    fmt::print("  {:>12.0f} simulations a second, from the middle of a game\n",
               figures["simulations_per_second"].get<double>());
    fmt::print("  {:>12.0f} simulations a second in the search of an expert\n",
               figures["expert_simulations_per_second"].get<double>());
    fmt::print("  signature {}\n", figures["signature"].get<std::string>());
  }
}

void run_bench(const BenchOptions& options) {
  if (!(options.seconds > 0) || options.seconds > kMaxSeconds) {
    throw WrongUse(fmt::format("--seconds takes a number above 0, up to {}", kMaxSeconds));
  }
  if (!options.game.empty()) kind_called(options.game);
  const auto components = other_components(options.components, options.game);
  const wire::Json results = run_workloads(options);
  if (options.json) {
    fmt::print("{}\n", results.dump());
  } else {
    print_table(results);
  }
}

}  // namespace

void add_bench(CLI::App& app, int& exit_code) {
  CLI::App* const command = app.add_subcommand("bench", "A fixed workload on one core for each game");
  const auto options = std::make_shared<BenchOptions>();
  command->add_option("game", options->game, "One game only: " + game_names());
  command->add_option("--seconds", options->seconds, "Processor time for each figure")->capture_default_str();
  add_components(*command, options->components);
  command->add_flag("--json", options->json, "Print one JSON object");
  command->footer("What is measured, and how to compare figures, is told in docs/benchmarks.md.");
  command->callback([options, &exit_code] {
    run_bench(*options);
    exit_code = kExitOk;
  });
}

}  // namespace bathys::cli
