// Puzzles of each game behind one face, and the hunt for them in several threads.
#include "bots/coach/puzzles.hpp"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <map>
#include <mutex>
#include <thread>

#include "bots/coach/puzzle_search.hpp"
#include "games/all/list.hpp"

namespace bathys {
namespace {

/// The game in which a puzzle was found is the first number of its id.
u32 game_of(const Puzzle& puzzle) {
  u32 number = 0;
  std::from_chars(puzzle.id.data(), puzzle.id.data() + puzzle.id.size(), number);
  return number;
}

/// Hands games out to whichever thread is free, and takes what is found in the order of games.
class Hunt {
 public:
  Hunt(const PuzzleHunt& hunt, std::vector<Puzzle> found) : hunt_(hunt), found_(std::move(found)) {
    counted_ = found_.empty() ? 0 : game_of(found_.back()) + 1;
    next_ = counted_;
    done_ = enough();
  }

  std::vector<Puzzle> run() {
    {
      std::vector<std::jthread> threads;
      for (int i = 0; i < hunt_.threads; ++i) threads.emplace_back([this] { work(); });
    }
    if (failure_) std::rethrow_exception(failure_);
    return std::move(found_);
  }

 private:
  void work() {
    try {
      const auto source = make_puzzle_source(hunt_.game, hunt_.seed, hunt_.effort);
      for (u32 number = next_++; number < hunt_.most_games && !done_; number = next_++) {
        bring(number, source->in_game(number));
      }
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
      done_ = true;
    }
  }

  /// A game counts when all games before it are known.
  void bring(u32 number, std::optional<Puzzle> puzzle) {
    const std::lock_guard lock(mutex_);
    waiting_.emplace(number, std::move(puzzle));
    while (!done_ && !waiting_.empty() && waiting_.begin()->first == counted_) {
      auto& first = waiting_.begin()->second;
      if (first && has_room(first->theme, found_)) found_.push_back(std::move(*first));
      waiting_.erase(waiting_.begin());
      ++counted_;
      if (hunt_.progress) hunt_.progress(counted_, found_);
      done_ = enough();
    }
  }
  bool enough() const { return static_cast<int>(found_.size()) >= hunt_.count; }

  const PuzzleHunt& hunt_;
  std::atomic<u32> next_ = 0;
  std::atomic<bool> done_ = false;
  std::mutex mutex_{};
  std::map<u32, std::optional<Puzzle>> waiting_{};
  u32 counted_ = 0;
  std::vector<Puzzle> found_{};
  std::exception_ptr failure_{};
};

}  // namespace

std::unique_ptr<PuzzleSource> make_puzzle_source(std::string_view game, const std::string& seed,
                                                 const PuzzleEffort& effort) {
  std::unique_ptr<PuzzleSource> source;
  AllGames::each([&]<Game G>() {
    if (game == G::kName) source = std::make_unique<coach::PuzzlesOf<G>>(seed, effort);
  });
  return source;
}

std::vector<Puzzle> hunt_puzzles(const PuzzleHunt& hunt, std::vector<Puzzle> found) {
  return Hunt(hunt, std::move(found)).run();
}

bool has_room(const Theme& theme, const std::vector<Puzzle>& found) {
  constexpr std::ptrdiff_t kAlways = 2;
  constexpr std::ptrdiff_t kOneOf = 8;
  const auto alike =
      std::count_if(found.begin(), found.end(), [&](const Puzzle& puzzle) { return puzzle.theme == theme; });
  return alike < kAlways + static_cast<std::ptrdiff_t>(found.size()) / kOneOf;
}

Theme theme_of(const std::vector<Reason>& reasons) {
  constexpr std::string_view kBefore = "coach.reason.";
  constexpr std::string_view kMore = ".more";
  constexpr std::string_view kFewer = ".fewer";
  // How far off the end is can be good or bad.
  const auto is_tempo = [](const Reason& reason) { return reason.sentence.find(".tempo.") != std::string::npos; };
  for (const Reason& reason : reasons) {
    if (is_tempo(reason)) continue;
    const std::string name = reason.sentence.substr(kBefore.size());
    // What a rival has less of is gained; of one's own, what there is more of.
    if (name == "rival.fewer") return {"rival", {}};
    if (!name.starts_with("rival.") && name.ends_with(kMore))
      return {name.substr(0, name.size() - kMore.size()), reason.about};
  }
  // Nothing is gained that could be counted, but something is given up: what matters comes later.
  const bool gives_up = std::any_of(reasons.begin(), reasons.end(), [&](const Reason& reason) {
    return !is_tempo(reason) && (reason.sentence.ends_with(kFewer) || reason.sentence == "coach.reason.rival.more");
  });
  return {gives_up ? "patience" : "quiet", {}};
}

}  // namespace bathys
