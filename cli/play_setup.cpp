// What a game at the terminal is begun with, made into a table.
#include "cli/play_setup.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <random>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/game_face.hpp"
#include "cli/terminal_input.hpp"
#include "games/all/games.hpp"
#include "wire/components.hpp"
#include "wire/json_archive.hpp"
#include "wire/parsing.hpp"
#include "wire/record.hpp"

namespace bathys::cli {
namespace {

constexpr std::string_view kUsualBot = "normal";
constexpr std::size_t kLongestName = 24;

std::string listed(std::string_view before, std::span<const std::string_view> names) {
  std::string text;
  for (const std::string_view name : names) text.append(text.empty() ? "" : ", ").append(before).append(name);
  return text;
}

std::string spelled(const std::vector<OwnOption>& options) {
  std::string text;
  for (const OwnOption& option : options) text.append(text.empty() ? "--" : ", --").append(option.name);
  return text;
}

void check_options(const GameFace& face, const PlayOptions& options) {
  const auto own = face.own_options();
  for (const auto& [option, value] : options.own.values) {
    if (value.empty() || std::ranges::find(own, option, &OwnOption::name) != own.end()) continue;
    throw WrongUse("--" + option + " is not for " + std::string(face.name()) + ", which takes " +
                   (own.empty() ? "none such" : spelled(own)));
  }
}

Key fresh_seed() {
  std::random_device device;
  Key seed;
  for (u8& byte : seed) byte = static_cast<u8>(device());
  return seed;
}

std::unique_ptr<AnyGame> begin_game(const PlayOptions& options) {
  const AnyKind& kind = kind_called(options.game);
  const wire::Json setup = setup_json(options, options.players.value_or(face_of(kind.name()).players(options)));
  wire::JsonReader reader(setup);
  try {
    return kind.begin(reader, options.seed.empty() ? fresh_seed() : key_from_text(options.seed));
  } catch (const BadInput& bad) {
    throw WrongUse((bad.where.empty() ? "" : bad.where + ": ") + bad.what);
  }
}

/// The game that a link begins with, or null when the text is no link.
const AnyKind* linked_kind(std::string_view text) { return find_game(text.substr(0, text.find('.'))); }

/// A game has one link by the present rules with the components in play. With other components than those built in no
/// link of former rules may be opened, because nothing tells whether the game would go as it went then.
std::unique_ptr<AnyGame> linked_game(const AnyKind& kind, const std::string& link) {
  auto game = kind.from_link(link);
  if (wire::is_built_in(kind) || game->link() == link) return game;
  throw BadInput{"link", "made with the components built in; --components gives others"};
}

std::string without_line_end(std::string text) {
  while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) text.pop_back();
  return text;
}

}  // namespace

std::string_view default_bot() { return kUsualBot; }

std::string seat_words() {
  return "human, human:NAME, " + listed("bot:", levels_for_people()) +
         ", for studies bot:random, bot:greedy; with a budget for each answer bot:expert@1s, bot:expert@100ms, "
         "bot:expert@2000 (simulations)";
}

const AnyKind& kind_called(std::string_view name) {
  if (const AnyKind* const kind = find_game(name)) return *kind;
  std::vector<std::string_view> names;
  for (const AnyKind* const kind : all_games()) names.push_back(kind->name());
  throw WrongUse("there is no game called \"" + std::string(name) + "\"; there is: " + listed("", names));
}

std::string_view OwnOptions::value(std::string_view option) const {
  const auto found = values.find(option);
  return found == values.end() ? std::string_view{} : std::string_view(found->second);
}

wire::Json setup_json(const PlayOptions& options, int players) {
  const GameFace& face = face_of(options.game);
  check_options(face, options);
  return face.setup(options, players);
}

SeatPlan read_seat(std::string_view text, std::string_view game) {
  const std::size_t colon = std::min(text.find(':'), text.size());
  const std::string_view who = text.substr(0, colon);
  const std::string rest(trimmed(text.substr(std::min(colon + 1, text.size()))));
  if (who == "human") {
    if (rest.size() > kLongestName * 4 || !is_clean_text(rest)) throw WrongUse("a name is a short text in UTF-8");
    return {.bot = {}, .name = fit(rest, kLongestName)};
  }
  const std::string bot = rest.empty() ? std::string(default_bot()) : rest;
  if (who == "bot" && make_bot(game, bot) != nullptr) return {.bot = bot, .name = {}};
  throw WrongUse("\"" + std::string(text) + "\" is no seat; a seat is " + seat_words());
}

std::vector<SeatPlan> seat_plans(const PlayOptions& options, int seats, std::string_view game) {
  if (static_cast<int>(options.seats.size()) > seats) {
    throw WrongUse(std::to_string(options.seats.size()) + " seats are given for " + std::to_string(seats) +
                   (seats == 1 ? " player" : " players"));
  }
  std::vector<SeatPlan> plans;
  for (const std::string& seat : options.seats) plans.push_back(read_seat(seat, game));
  if (plans.empty()) plans.push_back({});
  while (static_cast<int>(plans.size()) < seats) plans.push_back({.bot = std::string(default_bot()), .name = {}});
  return plans;
}

std::unique_ptr<AnyGame> load_game(const std::string& file_or_link, const words::Language& language) {
  const bool is_link = linked_kind(file_or_link) != nullptr;
  const std::string text = is_link ? file_or_link : without_line_end(read_file(file_or_link, "a record"));
  try {
    if (const AnyKind* const kind = linked_kind(text)) return linked_game(*kind, text);
    return wire::load(wire::parse_json(text), language);
  } catch (OtherRules& other) {
    other.where = is_link ? "link" : file_or_link;
    other.what = language.render(other.message(), {});
    throw;
  } catch (const BadInput& bad) {
    if (is_link) throw;
    throw BadInput{file_or_link + (bad.where.empty() ? "" : ", " + bad.where), bad.what};
  }
}

Table make_table(const PlayOptions& options, const words::Language& language) {
  auto game = options.load.empty() ? begin_game(options) : load_game(options.load, language);
  std::vector<SeatPlan> plans = seat_plans(options, game->seats(), game->name());
  Table table(std::move(game), std::move(plans));
  table.hints_among_people = options.hints;
  return table;
}

}  // namespace bathys::cli
