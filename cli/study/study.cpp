// `bathys study`: what is played.
#include "cli/study/study.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "cli/commands.hpp"
#include "cli/game_face.hpp"
#include "cli/hands.hpp"
#include "cli/other_components.hpp"
#include "cli/terminal_options.hpp"
#include "games/all/games.hpp"
#include "wire/json_archive.hpp"

namespace bathys::cli {
namespace {

constexpr std::string_view kUsualStudyBot = "expert@32";

std::unique_ptr<AnyGame> begun_game(const AnyKind& kind, const wire::Json& setup, const Key& seed) {
  wire::JsonReader reader(setup);
  auto game = kind.begin(reader, seed);
  reader.finish();
  return game;
}

/// A bot whose answers depend on its words alone: a budget of time would depend on the machine.
void check_bot(std::string_view game, const std::string& bot) {
  if (make_bot(game, bot) == nullptr) throw WrongUse(fmt::format("there is no bot called \"{}\"", bot));
  if (bot.ends_with("s")) {
    throw WrongUse(fmt::format("\"{}\" thinks by the clock; a study wants a budget in simulations: expert@100", bot));
  }
}

void check_study(const StudyOptions& options, const std::string& bot) {
  const AnyKind& kind = kind_called(options.game);
  check_bot(kind.name(), bot);
  for (const std::string& level : options.levels) check_bot(kind.name(), level);
  if (options.games < 1 || options.games > 1'000'000) throw WrongUse("--games takes a number from 1 to 1000000");
  if (options.threads < 1 || options.threads > kMaxThreads) {
    throw WrongUse(fmt::format("--threads takes a number from 1 to {}", kMaxThreads));
  }
  for (const int players : options.players) {
    if (players < 1 || players > kMaxSeats) throw WrongUse(fmt::format("--players takes 1 to {}", kMaxSeats));
  }
}

int seats_of(const AnyKind& kind, const wire::Json& setup) { return begun_game(kind, setup, {})->seats(); }

bool is_possible(const AnyKind& kind, const wire::Json& setup) {
  try {
    begun_game(kind, setup, {});
    return true;
  } catch (const BadInput&) {
    return false;
  }
}

/// Every option set that the game lists, of the numbers of players that are asked for.
std::vector<wire::Json> all_setups(const StudyOptions& options, const AnyKind& kind) {
  std::vector<wire::Json> setups;
  for (const auto& sample : kind.samples()) {
    wire::Json setup;
    wire::JsonWriter writer(setup);
    sample->write_setup(writer);
    const bool wanted =
        options.players.empty() || std::ranges::find(options.players, sample->seats()) != options.players.end();
    if (wanted) setups.push_back(std::move(setup));
  }
  if (setups.empty()) throw WrongUse("no option set of the game has so many players");
  return setups;
}

/// The given options for the numbers of players asked for, which must be possible, or for all that are.
std::vector<wire::Json> setups_of(const StudyOptions& options, const AnyKind& kind) {
  if (options.all) return all_setups(options, kind);
  PlayOptions words;
  words.game = options.game;
  words.own = options.own;
  std::vector<wire::Json> setups;
  std::string wrong;
  for (int players = 1; players <= kMaxSeats; ++players) {
    const bool named = std::ranges::find(options.players, players) != options.players.end();
    if (!options.players.empty() && !named) continue;
    try {
      wire::Json setup = setup_json(words, players);
      if (!is_possible(kind, setup)) throw WrongUse(fmt::format("{} players cannot play so", players));
      setups.push_back(std::move(setup));
    } catch (const WrongUse& impossible) {
      if (named) throw;
      wrong = impossible.what();
    }
  }
  if (setups.empty()) throw WrongUse(wrong);
  return setups;
}

/// Everything that is played, by one crew after the other.
class StudyPlayer {
 public:
  StudyPlayer(const StudyOptions& options, std::string bot, Crew& crew, const words::Language& language)
      : options_(options), kind_(kind_called(options.game)), bot_(std::move(bot)), crew_(crew), language_(language) {}

  std::vector<PlayedGame> games(const wire::Json& setup) const {
    const Series series = series_of(setup, std::vector<std::string>(seats(setup), bot_), options_.games);
    std::vector<PlayedGame> games;
    crew_.run({.pieces = series.games,
               .make = [&](int number) { return packed(played(series, number, language_)); },
               .take = [&](int, const std::string& game) { games.push_back(unpacked_game(game)); }});
    return games;
  }

  /// Each level against rivals of one level, so that what skill brings can be read off.
  std::vector<Skill> skills(const wire::Json& setup) const {
    std::vector<Skill> skills;
    for (const std::string& level : options_.levels) {
      std::vector<std::string> bots(seats(setup), std::string(kSkillRival));
      bots[0] = level;
      const int each = std::max(1, options_.games / static_cast<int>(bots.size()));
      Series series = series_of(setup, bots, each * static_cast<int>(bots.size()));
      series.rotates = true;
      const SeriesResult result = play_series(series, crew_);
      const Mean mean = bots.size() > 1 ? win_rate(result, 0) : points_mean(result, 0);
      if (mean.known()) skills.push_back({level, {mean.value, mean.low, mean.high}});
    }
    return skills;
  }

 private:
  std::size_t seats(const wire::Json& setup) const { return static_cast<std::size_t>(seats_of(kind_, setup)); }
  Series series_of(const wire::Json& setup, std::vector<std::string> bots, int games) const {
    return {.begin = [this, &setup](const Key& seed) { return begun_game(kind_, setup, seed); },
            .seats = std::move(bots),
            .seed = key_from_text(options_.seed),
            .games = games};
  }

  const StudyOptions& options_;
  const AnyKind& kind_;
  std::string bot_;
  Crew& crew_;
  words::Language language_;
};

std::string list_of(const std::vector<int>& numbers) { return fmt::format("{}", fmt::join(numbers, ",")); }

std::string bot_of(const StudyOptions& options) {
  return options.bot.empty() ? std::string(kUsualStudyBot) : options.bot;
}
words::Language language_of(const StudyOptions& options) { return chosen_language(options.language); }

/// The words that make the same study again; how many hands work and where it is written does not change it.
std::string command_of(const StudyOptions& options, const std::string& bot) {
  std::string command =
      fmt::format("bathys study {} --bot {} --games {} --seed {}", options.game, bot, options.games, options.seed);
  if (!options.players.empty()) command += " --players " + list_of(options.players);
  if (options.all) command += " --all";
  for (const auto& [option, value] : options.own.values) {
    command += value == "yes" ? fmt::format(" --{}", option) : fmt::format(" --{} {}", option, value);
  }
  if (!options.levels.empty()) command += fmt::format(" --levels {}", fmt::join(options.levels, ","));
  if (!options.components.empty()) command += " --components " + options.components;
  if (!options.compare.empty()) command += " --compare " + options.compare;
  return command;
}

/// The figure of the other series with the same name; one of zeros where nobody did such a thing.
Metric counterpart(const Metric& metric, const std::vector<Metric>& others, const std::vector<PlayedGame>& games) {
  for (const Metric& other : others) {
    if (other.group == metric.group && other.item == metric.item) return other;
  }
  Metric none{metric.group, metric.item, {}};
  for (const PlayedGame& game : games) none.by_game.push_back(game.finished ? 0 : std::nan(""));
  return none;
}

}  // namespace

std::string study_words(const StudyOptions& options) {
  const AnyKind& kind = kind_called(options.game);
  return fmt::format("{} rules {} in {}{}{}", command_of(options, bot_of(options)), kind.rules_version(),
                     language_of(options).code(), content_words(options.components), content_words(options.compare));
}

std::vector<Compared> compared_figures(const StudyPart& part) {
  const std::vector<Metric> firsts = metrics_of(part.games, part.seats);
  const std::vector<Metric> seconds = metrics_of(part.changed, part.seats);
  std::vector<Compared> list;
  const auto add = [&](const Metric& first, const Metric& second) {
    list.push_back({first.group, first.item, estimate(first), estimate(second), difference(first, second), false});
  };
  for (const Metric& first : firsts) add(first, counterpart(first, seconds, part.changed));
  for (const Metric& second : seconds) {
    const bool known = std::ranges::any_of(
        firsts, [&](const Metric& first) { return first.group == second.group && first.item == second.item; });
    if (!known) add(counterpart(second, {}, part.games), second);
  }
  for (Compared& compared : list) compared.certain = is_certain(compared.difference, list.size());
  return list;
}

std::string_view usual_study_bot() { return kUsualStudyBot; }

Study make_study(const StudyOptions& options, Crew& crew) {
  const std::string bot = bot_of(options);
  check_study(options, bot);
  const AnyKind& kind = kind_called(options.game);
  const StudyPlayer player(options, bot, crew, language_of(options));
  // Nobody wants to hear after the first series that the second file cannot be read.
  other_components(options.compare, options.game);
  auto components = other_components(options.components, options.game);
  Study study{options.game, bot, command_of(options, bot), options.games, std::string(kind.components_hash()), {}, {}};
  for (wire::Json& setup : setups_of(options, kind)) {
    StudyPart& part = study.parts.emplace_back();
    part.seats = seats_of(kind, setup);
    part.setup = std::move(setup);
    part.games = player.games(part.setup);
    part.skills = player.skills(part.setup);
  }
  if (options.compare.empty()) return study;
  // One at a time is in play: what was changed is played when the first is done.
  components.reset();
  components = other_components(options.compare, options.game);
  study.changed = kind.components_hash();
  for (StudyPart& part : study.parts) part.changed = player.games(part.setup);
  return study;
}

}  // namespace bathys::cli
