// Bots against bots: one game, or a series of games by several hands.
#include "bots/match.hpp"

#include <algorithm>
#include <stdexcept>

namespace bathys {
namespace {

/// A series has at most so many pieces: enough for a cluster, and few enough that handing them out costs nothing.
constexpr int kMaxPieces = 4096;

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

std::vector<std::unique_ptr<Bot>> seated_bots(const Series& series, std::string_view game,
                                              const std::vector<std::size_t>& places) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (const std::size_t place : places) {
    bots.push_back(make_bot(game, series.seats[place]));
    if (bots.back() == nullptr) throw std::invalid_argument("no bot is called " + series.seats[place]);
  }
  return bots;
}

/// What several games gave, as bytes that travel.
std::string packed(const SeriesResult& result) {
  Parcel parcel;
  for (const u64 sum : {result.finished, result.unfinished, result.rounds, result.decisions}) parcel.put(sum);
  for (const SeriesResult::Sums& sums : result.seats) {
    parcel.put(sums.win_shares);
    parcel.put(sums.points);
    parcel.put(sums.points_squared);
    parcel.put(sums.games_by_points.size());
    for (const auto& [points, games] : sums.games_by_points) {
      parcel.put(points);
      parcel.put(games);
    }
  }
  for (const auto& [ending, games] : result.games_by_ending) {
    parcel.put_text(ending);
    parcel.put(games);
  }
  return parcel.take();
}

SeriesResult unpacked(const std::string& bytes) {
  ParcelReader reader(bytes);
  SeriesResult result;
  for (u64* const sum : {&result.finished, &result.unfinished, &result.rounds, &result.decisions}) {
    *sum = reader.get<u64>();
  }
  for (SeriesResult::Sums& sums : result.seats) {
    sums.win_shares = reader.get<u64>();
    sums.points = reader.get<i64>();
    sums.points_squared = reader.get<i64>();
    for (auto left = reader.get<std::size_t>(); left > 0; --left) {
      const auto points = reader.get<i32>();
      sums.games_by_points[points] = reader.get<u64>();
    }
  }
  while (!reader.empty()) {
    const std::string ending(reader.get_text());
    result.games_by_ending[ending] = reader.get<u64>();
  }
  return result;
}

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

SeriesGame begin_game(const Series& series, int number) {
  SeriesGame begun;
  begun.seed = game_seed(series, number);
  begun.game = series.begin(begun.seed);
  begun.places = seating(series, number);
  begun.bots = seated_bots(series, begun.game->name(), begun.places);
  return begun;
}

MatchResult play_on(SeriesGame& game, int number, const Series& series) {
  const auto onlooker = series.onlooker ? series.onlooker(*game.game, number) : nullptr;
  std::vector<Bot*> seats;
  for (const auto& bot : game.bots) seats.push_back(bot.get());
  return play_match(*game.game, seats, game.seed, series.most_decisions, onlooker.get());
}

SeriesResult play_series(const Series& series, Crew& crew) {
  const int in_a_piece = (series.games + kMaxPieces - 1) / kMaxPieces;
  SeriesResult total;
  const auto first = [&](int piece) { return std::min(series.games, piece * in_a_piece); };
  crew.run({.pieces = (series.games + in_a_piece - 1) / in_a_piece,
            .make =
                [&](int piece) {
                  SeriesResult part;
                  for (int number = first(piece); number < first(piece + 1); ++number) {
                    SeriesGame game = begin_game(series, number);
                    part.add(by_place(play_on(game, number, series), game.places));
                  }
                  return packed(part);
                },
            .take =
                [&](int piece, const std::string& result) {
                  total.add(unpacked(result));
                  if (series.progress) series.progress(first(piece + 1));
                }});
  return total;
}

SeriesResult play_series(const Series& series) {
  ThreadCrew crew(series.threads);
  return play_series(series, crew);
}

}  // namespace bathys
