// Bots against bots: one game, or a series of games in several threads.
#include "bots/match.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <stdexcept>
#include <thread>

namespace bathys {
namespace {

constexpr auto kBetweenReports = std::chrono::milliseconds(100);

Key game_seed(const Series& series, int number) {
  return Generator(series.seed).fork("game " + std::to_string(number)).key();
}

/// What the verdict says of the game rather than of its players.
std::string_view ending_of(const Message& verdict) {
  const auto term = std::ranges::find(verdict.args, Arg::Kind::term, &Arg::kind);
  return term == verdict.args.end() ? verdict.key : term->text;
}

/// Who sits where: places in `Series::seats` by seat.
std::vector<std::size_t> seating(const Series& series, int game) {
  const std::size_t seats = series.seats.size();
  std::vector<std::size_t> places(seats);
  for (std::size_t place = 0; place < seats; ++place) {
    const std::size_t moved = series.rotates ? static_cast<std::size_t>(game) % seats : 0;
    places[(place + moved) % seats] = place;
  }
  return places;
}

/// What a game gave to each place instead of each seat.
MatchResult by_place(MatchResult match, const std::vector<std::size_t>& places) {
  const MatchResult by_seat = match;
  match.winners = {};
  for (std::size_t seat = 0; seat < places.size(); ++seat) {
    match.points[places[seat]] = by_seat.points[seat];
    if (by_seat.winners.has(seat_at(static_cast<int>(seat))))
      match.winners.add(seat_at(static_cast<int>(places[seat])));
  }
  return match;
}

/// The games of a series, handed out one by one to whichever thread is free.
class Hall {
 public:
  explicit Hall(const Series& series) : series_(series) {}

  SeriesResult run() {
    std::vector<std::jthread> threads;
    for (int i = 0; i < series_.threads; ++i) threads.emplace_back([this] { work(); });
    watch();
    threads.clear();
    if (failure_) std::rethrow_exception(failure_);
    return total_;
  }

 private:
  void work() {
    try {
      play_games();
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
      next_ = series_.games;
    }
    const std::lock_guard lock(mutex_);
    ++threads_done_;
    changed_.notify_all();
  }

  void play_games() {
    std::vector<std::unique_ptr<Bot>> bots;
    SeriesResult mine;
    for (int number = next_++; number < series_.games; number = next_++) {
      const Key seed = game_seed(series_, number);
      const auto game = series_.begin(seed);
      if (bots.empty()) bots = make_bots(game->name());
      const auto places = seating(series_, number);
      const auto onlooker = series_.onlooker ? series_.onlooker(*game, number) : nullptr;
      const auto at_seats = seated(bots, places);
      mine.add(by_place(play_match(*game, at_seats, seed, series_.most_decisions, onlooker.get()), places));
      ++games_done_;
    }
    const std::lock_guard lock(mutex_);
    total_.add(mine);
  }

  std::vector<std::unique_ptr<Bot>> make_bots(std::string_view game) const {
    std::vector<std::unique_ptr<Bot>> bots;
    for (const std::string& level : series_.seats) {
      bots.push_back(make_bot(game, level));
      if (bots.back() == nullptr) throw std::invalid_argument("no bot is called " + level);
    }
    return bots;
  }
  static std::vector<Bot*> seated(const std::vector<std::unique_ptr<Bot>>& bots,
                                  const std::vector<std::size_t>& places) {
    std::vector<Bot*> seats;
    for (const std::size_t place : places) seats.push_back(bots[place].get());
    return seats;
  }

  /// Reports from the calling thread until all others are done.
  void watch() {
    std::unique_lock lock(mutex_);
    const auto all_done = [this] { return threads_done_ == series_.threads; };
    while (!changed_.wait_for(lock, kBetweenReports, all_done)) report();
    report();
  }
  void report() const {
    if (series_.progress) series_.progress(games_done_);
  }

  const Series& series_;
  std::atomic<int> next_ = 0;
  std::atomic<int> games_done_ = 0;
  std::mutex mutex_;
  std::condition_variable changed_;
  int threads_done_ = 0;
  SeriesResult total_;
  std::exception_ptr failure_;
};

}  // namespace

MatchResult play_match(AnyGame& game, std::span<Bot* const> seats, const Key& key, u32 most, Onlooker* onlooker) {
  std::vector<Generator> streams;
  for (std::size_t i = 0; i < seats.size(); ++i) streams.push_back(Generator(key).fork("bot " + std::to_string(i)));
  MatchResult result;
  for (; result.decisions < most && !game.decision().over; ++result.decisions) {
    const Seat seat = game.decision().asked.front();
    const auto at = static_cast<std::size_t>(index_of(seat));
    if (onlooker != nullptr) onlooker->asked(seat);
    const Action action = seats[at]->choose(game, seat, streams[at]);
    if (const Refusal refusal = game.play(seat, action)) {
      throw std::logic_error("the bot " + std::string(seats[at]->level()) + " gave the illegal answer \"" +
                             spell(game.verbs(), action) + "\": " + std::string(refusal.code));
    }
  }
  const Outcome outcome = game.outcome();
  result.finished = outcome.over;
  if (outcome.over && onlooker != nullptr) onlooker->over();
  result.winners = outcome.winners;
  result.points = outcome.points;
  result.rounds = static_cast<u32>(game.round());
  result.ending = ending_of(outcome.verdict);
  return result;
}

void SeriesResult::add(const MatchResult& match) {
  if (!match.finished) {
    ++unfinished;
    return;
  }
  ++finished;
  rounds += match.rounds;
  decisions += match.decisions;
  if (!match.ending.empty()) ++games_by_ending[std::string(match.ending)];
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const i64 points = match.points[i];
    seats[i].points += points;
    seats[i].points_squared += points * points;
    ++seats[i].games_by_points[match.points[i]];
    if (match.winners.has(seat_at(static_cast<int>(i)))) {
      seats[i].win_shares += kWinShares / static_cast<u64>(match.winners.size());
    }
  }
}

void SeriesResult::add(const SeriesResult& part) {
  finished += part.finished;
  unfinished += part.unfinished;
  rounds += part.rounds;
  decisions += part.decisions;
  for (const auto& [ending, games] : part.games_by_ending) games_by_ending[ending] += games;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    seats[i].win_shares += part.seats[i].win_shares;
    seats[i].points += part.seats[i].points;
    seats[i].points_squared += part.seats[i].points_squared;
    for (const auto& [points, games] : part.seats[i].games_by_points) seats[i].games_by_points[points] += games;
  }
}

SeriesResult play_series(const Series& series) { return Hall(series).run(); }

}  // namespace bathys
