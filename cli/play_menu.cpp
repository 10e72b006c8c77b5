// The menu of a game that was started without words.
#include "cli/play_menu.hpp"

#include <algorithm>

#include "cli/game_face.hpp"
#include "games/all/games.hpp"

namespace bathys::cli {
namespace {

bool ask_language(Menu& menu) {
  std::vector<Menu::Entry> entries;
  std::size_t preset = 0;
  for (const words::Language& language : words::Language::all()) {
    if (language == menu.voice().language) preset = entries.size();
    entries.push_back({std::string(language.code()), std::string(language.name())});
  }
  const auto code = menu.choose(menu.voice().say("cli.menu.language"), entries, preset);
  if (code) menu.console().voice.language = *words::Language::find(*code);
  return code.has_value();
}

bool ask_game(Menu& menu, PlayOptions& options) {
  std::vector<Menu::Entry> entries;
  for (const AnyKind* const kind : all_games()) {
    const std::string name(kind->name());
    entries.push_back({name, menu.voice().term(name + ".name")});
  }
  const auto chosen = menu.choose(menu.voice().say("cli.menu.game"), entries, 0);
  if (chosen) options.game = *chosen;
  return chosen.has_value();
}

bool ask_players(Menu& menu, PlayOptions& options) {
  if (options.players || !options.seats.empty()) return true;
  std::vector<Menu::Entry> entries;
  const int fewest = face_of(options.game).fewest_players();
  for (int n = fewest; n <= kMaxSeats; ++n) {
    entries.push_back({std::to_string(n), n == 1 ? menu.voice().say("cli.menu.solo") : std::string()});
  }
  const auto chosen = menu.choose(menu.voice().say("cli.menu.players"), entries, fewest == 1 ? 1 : 0);
  if (chosen) options.players = std::stoi(*chosen);
  return chosen.has_value();
}

int players_of(const PlayOptions& options) { return options.players.value_or(static_cast<int>(options.seats.size())); }

bool ask_seats(Menu& menu, PlayOptions& options) {
  const int count = players_of(options);
  if (count == 1) return true;
  std::vector<Menu::Entry> entries{{"human", menu.voice().say("cli.menu.human")}};
  std::size_t preset = 0;
  for (const std::string_view level : levels_for_people()) {
    if (level == default_bot()) preset = entries.size();
    const std::string key = "cli.menu.bot." + std::string(level);
    entries.push_back({"bot:" + std::string(level), menu.voice().term(key)});
  }
  for (int seat = static_cast<int>(options.seats.size()); seat < count; ++seat) {
    const std::string title = menu.voice().say("cli.menu.seat", {Arg::number(seat + 1)});
    const auto chosen = menu.choose(title, entries, seat == 0 ? 0 : preset);
    if (!chosen) return false;
    options.seats.push_back(*chosen);
  }
  return true;
}

/// A question only where several people play.
bool ask_hints(Menu& menu, PlayOptions& options) {
  const auto people = std::count_if(options.seats.begin(), options.seats.end(),
                                    [](const std::string& seat) { return seat.starts_with("human"); });
  if (people < 2) return true;
  const auto wanted = menu.yes_or_no("cli.menu.hints");
  options.hints = wanted.value_or(false);
  return wanted.has_value();
}

}  // namespace

std::optional<std::string> Menu::choose(const std::string& title, const std::vector<Entry>& entries,
                                        std::size_t preset) {
  Line line(console_.screen);
  line.add(title, paint::kTitle).add("  ");
  for (std::size_t i = 0; i < entries.size(); ++i) {
    line.add(std::to_string(i + 1), paint::kNumber).add(" ").add(entries[i].label);
    line.add(entries[i].label.empty() ? " " : "  ");
  }
  console_.print(line.str());
  const std::string prompt = voice().say("cli.menu.prompt", {Arg::number(static_cast<i64>(preset + 1))});
  while (const auto typed = console_.ask(prompt)) {
    if (typed->empty()) return entries[preset].value;
    for (std::size_t i = 0; i < entries.size(); ++i) {
      if (*typed == std::to_string(i + 1) || *typed == entries[i].value) return entries[i].value;
    }
    console_.say("cli.no_such_number", {Arg::number(static_cast<i64>(entries.size()))});
  }
  return std::nullopt;
}

std::optional<std::string> Menu::choose(std::string_view title, std::string_view key,
                                        const std::vector<std::string_view>& values) {
  std::vector<Entry> entries;
  for (const std::string_view value : values) {
    const std::string label = std::string(key).append(".").append(value);
    entries.push_back({std::string(value), voice().term(label)});
  }
  return choose(voice().say(title), entries, 0);
}

std::optional<bool> Menu::yes_or_no(std::string_view title) {
  const auto chosen = choose(title, "cli.menu", {"no", "yes"});
  if (!chosen) return std::nullopt;
  return *chosen == "yes";
}

bool ask_menu(Console& console, PlayOptions& options, bool language_given) {
  Menu menu(console);
  if (!language_given && !ask_language(menu)) return false;
  console.say("cli.menu.welcome");
  if (!ask_game(menu, options) || !ask_players(menu, options) || !ask_seats(menu, options) || !ask_hints(menu, options))
    return false;
  return face_of(options.game).ask_options(menu, options, players_of(options));
}

}  // namespace bathys::cli
