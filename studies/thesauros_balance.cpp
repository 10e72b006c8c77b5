// Plays many games of Thesauros between bots and prints what comes of them as one JSON object: scores, length, sources
// of points, how much everything is used, and how much it goes with winning. docs/thesauros/balance.md reads it.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <vector>

#include "bots/greedy.hpp"
#include "bots/random.hpp"
#include "studies/thesauros_diary.hpp"
#include "studies/thesauros_fisher.hpp"
#include "wire/json_type.hpp"

namespace bathys::bench {
namespace {

using namespace thesauros;
using wire::Json;

struct Question {
  std::string mode = "standard";
  int players = 2;
  int games = 1000;
  std::string bot = "greedy";
  std::string seed = "balance";
  int stray = 0;  ///< percent of the answers given at random, so that seats do not stand for one opening each
  int place = 0;  ///< whose deeds are counted: the first, second… in the first turn order; 0 for everybody's

  Setup setup() const {
    const auto at = std::find(kModeWords.begin(), kModeWords.end(), mode);
    return {static_cast<Mode>(at - kModeWords.begin()), static_cast<u8>(players)};
  }
};

/// Everything that is summed over the games.
struct Sums {
  struct Deed {
    i64 times = 0;
    i64 players = 0;  ///< who did it at all
    i64 winners = 0;
  };
  std::map<std::string, Deed> deeds;
  std::vector<int> points;
  std::vector<int> margins;        ///< of the winner over the second
  std::map<int, int> length;       ///< games by their last quadrimester
  std::map<int, int> museum_full;  ///< games by the quadrimester in which the museum was full
  std::vector<int> wins_by_place;  ///< of the first turn order
  std::vector<i64> points_by_place;
  int winners = 0;
  i64 fishing = 0;
};

std::unique_ptr<Strategy<Thesauros>> make_strategy(const std::string& bot) {
  if (bot == "random") return std::make_unique<RandomStrategy<Thesauros>>();
  if (bot == "fisher") return make_fisher();
  return make_greedy<Thesauros>();
}

void play_on(Play& play, Strategy<Thesauros>& usual, int stray, Generator& generator) {
  RandomStrategy<Thesauros> random;
  while (!Engine<Thesauros>::over(play.state)) {
    const Seat seat = Engine<Thesauros>::asked(play.state).front();
    const bool strays = static_cast<int>(generator.below(100)) < stray;
    Strategy<Thesauros>& bot = strays ? random : usual;
    Engine<Thesauros>::answer_trusted(play, seat, bot.choose(Thesauros::view(play.state, seat), {}, generator));
  }
}

void add_player(Sums& sums, const Deeds& deeds, bool won) {
  for (const auto& [name, times] : deeds) {
    Sums::Deed& sum = sums.deeds[name];
    sum.times += times;
    sum.players += times > 0 ? 1 : 0;
    sum.winners += times > 0 && won ? 1 : 0;
  }
}

void add_game(Sums& sums, const Question& question, const State& state, const Diary& diary,
              const std::array<u8, kMaxSeats>& first_order) {
  const Outcome outcome = Thesauros::outcome(state);
  const int seats = state.table.seats();
  std::vector<int> points(outcome.points.begin(), outcome.points.begin() + seats);
  for (int place = 0; place < seats; ++place) {
    const int seat = first_order[static_cast<std::size_t>(place)];
    const bool won = outcome.winners.has(seat_at(seat));
    if (question.place == 0 || question.place == place + 1) add_player(sums, diary.of(seat), won);
    sums.wins_by_place[static_cast<std::size_t>(place)] += won ? 1 : 0;
    sums.points_by_place[static_cast<std::size_t>(place)] += points[static_cast<std::size_t>(seat)];
    sums.winners += won ? 1 : 0;
  }
  sums.points.insert(sums.points.end(), points.begin(), points.end());
  std::sort(points.rbegin(), points.rend());
  if (seats > 1) sums.margins.push_back(points[0] - points[1]);
  ++sums.length[state.table.board.quadrimester];
  ++sums.museum_full[museum::all_open(state.table) ? state.table.board.quadrimester : 0];
  sums.fishing += state.table.players[0].fishing;
}

Sums play_games(const Question& question) {
  Sums sums;
  sums.wins_by_place.resize(static_cast<std::size_t>(question.players));
  sums.points_by_place.resize(static_cast<std::size_t>(question.players));
  const auto bot = make_strategy(question.bot);
  for (int number = 0; number < question.games; ++number) {
    const Key key = key_from_text(question.seed + " " + std::to_string(number));
    State state;
    Diary diary;
    Report report(&diary);
    Play play{state, report};
    Engine<Thesauros>::begin(play, question.setup(), key);
    const auto first_order = state.table.board.order;
    Generator generator = Generator(key).fork("bots");
    play_on(play, *bot, question.stray, generator);
    add_game(sums, question, state, diary, first_order);
  }
  return sums;
}

double rounded(double value) { return std::round(value * 1000) / 1000; }
double share(i64 part, i64 whole) {
  return whole == 0 ? 0 : rounded(static_cast<double>(part) / static_cast<double>(whole));
}

Json spread(std::vector<int> values) {
  if (values.empty()) return nullptr;
  std::sort(values.begin(), values.end());
  double sum = 0;
  for (const int value : values) sum += value;
  const auto at = [&](double part) {
    return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
  };
  return {{"mean", rounded(sum / static_cast<double>(values.size()))},
          {"least", values.front()},
          {"tenth", at(0.1)},
          {"median", at(0.5)},
          {"ninth_tenth", at(0.9)},
          {"most", values.back()}};
}

Json by_quadrimester(const std::map<int, int>& counts, int games) {
  Json json = Json::object();
  for (const auto& [quadrimester, count] : counts) {
    json[quadrimester == 0 ? "never" : std::to_string(quadrimester)] = share(count, games);
  }
  return json;
}

/// For each deed: how often a player does it, how many players do it at all, and how many of those win.
Json deeds_json(const Sums& sums, i64 player_games) {
  Json json = Json::object();
  for (const auto& [name, deed] : sums.deeds) {
    json[name] = {{"a_player", share(deed.times, player_games)},
                  {"players", share(deed.players, player_games)},
                  {"win", share(deed.winners, deed.players)}};
  }
  return json;
}

Json results(const Question& question, const Sums& sums) {
  Json places = Json::array();
  for (std::size_t i = 0; i < sums.wins_by_place.size(); ++i) {
    places.push_back({{"win", share(sums.wins_by_place[i], question.games)},
                      {"points", share(sums.points_by_place[i], question.games)}});
  }
  return {{"mode", question.mode},
          {"players", question.players},
          {"bot", question.bot},
          {"games", question.games},
          {"seed", question.seed},
          {"stray", question.stray},
          {"points", spread(sums.points)},
          {"margin", spread(sums.margins)},
          {"won", share(sums.winners, question.games)},
          {"last_quadrimester", by_quadrimester(sums.length, question.games)},
          {"museum_full", by_quadrimester(sums.museum_full, question.games)},
          {"by_first_turn_order", places},
          {"fishing_dollars", share(sums.fishing, question.games)},
          {"deeds", deeds_json(sums, i64{question.games} * (question.place > 0 ? 1 : question.players))}};
}

int run(int argc, char** argv) {
  CLI::App app{"Thesauros: what comes of many games between bots"};
  Question question;
  app.add_option("--mode", question.mode)->check(CLI::IsMember(kModeWords))->capture_default_str();
  app.add_option("--players", question.players)->capture_default_str();
  app.add_option("--games", question.games)->check(CLI::PositiveNumber)->capture_default_str();
  app.add_option("--bot", question.bot)->check(CLI::IsMember({"random", "greedy", "fisher"}))->capture_default_str();
  app.add_option("--seed", question.seed)->capture_default_str();
  app.add_option("--stray", question.stray, "percent of the answers given at random")
      ->check(CLI::Range(0, 100))
      ->capture_default_str();
  app.add_option("--place", question.place, "count the deeds of one place of the first turn order only (0: all)")
      ->check(CLI::Range(0, kMaxSeats))
      ->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  if (Thesauros::check(question.setup())) {
    std::cerr << "that mode is not for " << question.players << " players\n";
    return 2;
  }
  std::cout << results(question, play_games(question)).dump(1) << "\n";
  return 0;
}

}  // namespace
}  // namespace bathys::bench

int main(int argc, char** argv) { return bathys::bench::run(argc, argv); }
