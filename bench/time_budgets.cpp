// How well experts keep budgets of time, by the clock: time_budgets [--load N] [--seconds S]
//
// Two experts play each other with 10 ms, 100 ms and 1 s; each answer is timed from the question on. Where an expert
// has a budget for a whole turn (Otys), the answers of a turn count together. What was plain and took no thought is not
// counted. With --load N, so many processes that do nothing but compute run beside it.
#include <fmt/format.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <vector>

#include "bots/search/searching.hpp"
#include "core/referee.hpp"
#include "games/otys/otys.hpp"
#include "games/thesauros/thesauros.hpp"

namespace bathys::bench {
namespace {

using Clock = std::chrono::steady_clock;

/// Processes that take what processor time they get, for as long as this lives.
class Load {
 public:
  explicit Load(int processes) {
    for (int i = 0; i < processes; ++i) {
      const pid_t child = fork();
      if (child == 0) compute();
      if (child > 0) children_.push_back(child);
    }
  }
  ~Load() {
    for (const pid_t child : children_) kill(child, SIGKILL);
    for (const pid_t child : children_) waitpid(child, nullptr, 0);
  }
  Load(const Load&) = delete;
  Load& operator=(const Load&) = delete;

 private:
  [[noreturn]] static void compute() {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    for (std::atomic<unsigned> number = 0;; number.fetch_add(1, std::memory_order_relaxed)) {
    }
  }

  std::vector<pid_t> children_;
};

/// What is timed together: an answer, or the answers of a turn.
struct Timed {
  double ms = 0;
  bool thought = false;
};

template <Game G>
class Match {
 public:
  Match(int budget_ms, double seconds)
      : budget_ms_(budget_ms), end_(Clock::now() + std::chrono::duration<double>(seconds)) {}

  /// Milliseconds of all that took some thought, the shortest first.
  std::vector<double> run() {
    for (int number = 0; !is_over(); ++number) play(number);
    std::sort(times_.begin(), times_.end());
    return times_;
  }

 private:
  bool is_over() const { return Clock::now() > end_; }

  void play(int number) {
    Referee<G> game(G::option_sets().front(), key_from_text("budgets " + std::to_string(number)));
    Timed timed;
    Seat before{};
    while (!Engine<G>::over(game.state()) && !is_over()) {
      const Seat seat = Engine<G>::asked(game.state()).front();
      if (!expert_->plans_turns() || seat != before) note(timed);
      before = seat;
      answer(game, seat, timed);
    }
  }

  void answer(Referee<G>& game, Seat seat, Timed& timed) {
    const Thinking thinking{.budget_ms = budget_ms_, .progress = [&timed](int) { timed.thought = true; }};
    const auto start = Clock::now();
    const Action action = expert_->choose(G::view(game.state(), seat), thinking, generator_);
    timed.ms += std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    game.play(seat, action);
  }

  void note(Timed& timed) {
    if (timed.thought) times_.push_back(timed.ms);
    timed = {};
  }

  int budget_ms_;
  std::chrono::time_point<Clock, std::chrono::duration<double>> end_;
  std::unique_ptr<Searching<G>> expert_ = make_searching<G>();
  Generator generator_{key_from_text("budgets")};
  std::vector<double> times_{};
};

template <Game G>
void print(int budget_ms, double seconds) {
  const auto times = Match<G>(budget_ms, seconds).run();
  if (times.empty()) return;
  const auto part = [&times](std::size_t of_hundred) { return times[(times.size() - 1) * of_hundred / 100]; };
  const auto late = std::count_if(times.begin(), times.end(), [=](double ms) { return ms > 1.2 * budget_ms; });
  fmt::print("| {} | {} ms | {} | {:.1f} | {:.1f} | {:.1f} | {:.1f}% |\n", G::kName, budget_ms, times.size(), part(50),
             part(95), times.back(), 100.0 * static_cast<double>(late) / static_cast<double>(times.size()));
  std::fflush(stdout);
}

int run(int argc, char** argv) {
  CLI::App app("How well experts keep budgets of time");
  int load = 0;
  double seconds = 20;
  app.add_option("--load", load, "Processes that compute beside it")->check(CLI::Range(0, 256));
  app.add_option("--seconds", seconds, "For each game and each budget")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  const Load beside(load);
  fmt::print("| game | budget | timed | p50 | p95 | most | over 120% |\n|---|---|---|---|---|---|---|\n");
  for (const int budget_ms : {10, 100, 1000}) {
    print<Otys>(budget_ms, seconds);
    print<Thesauros>(budget_ms, seconds);
  }
  return 0;
}

}  // namespace
}  // namespace bathys::bench

int main(int argc, char** argv) { return bathys::bench::run(argc, argv); }
