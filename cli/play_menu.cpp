// The menu of a game that was started without words.
#include "cli/play_menu.hpp"

#include <algorithm>

#include "games/all/games.hpp"

namespace bathys::cli {
namespace {

/// A line of the menu: what is meant and how it is called.
struct Entry {
  std::string value;
  std::string label;
};

class Menu {
 public:
  Menu(Console& console, PlayOptions& options) : console_(console), options_(options) {}

  bool run(bool language_given) {
    if (!language_given && !language()) return false;
    console_.say("cli.menu.welcome");
    return game() && players() && seats() && sponsors() && rest();
  }

 private:
  const Voice& voice() const { return console_.voice; }

  /// Asks for one of the entries by its number or its value; Enter takes the one with the number given.
  std::optional<std::string> choose(const std::string& title, const std::vector<Entry>& entries, std::size_t preset) {
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

  bool language() {
    std::vector<Entry> entries;
    std::size_t preset = 0;
    for (const words::Language& language : words::Language::all()) {
      if (language == voice().language) preset = entries.size();
      entries.push_back({std::string(language.code()), std::string(language.name())});
    }
    const auto code = choose(voice().say("cli.menu.language"), entries, preset);
    if (code) console_.voice.language = *words::Language::find(*code);
    return code.has_value();
  }

  bool game() {
    std::vector<Entry> entries;
    for (const AnyKind* const kind : all_games()) {
      const std::string name(kind->name());
      entries.push_back({name, std::string(voice().term(name + ".name"))});
    }
    options_.game = entries[0].value;
    if (entries.size() == 1) return true;
    const auto chosen = choose(voice().say("cli.menu.game"), entries, 0);
    if (chosen) options_.game = *chosen;
    return chosen.has_value();
  }

  bool players() {
    if (options_.players || !options_.seats.empty()) return true;
    std::vector<Entry> entries;
    for (int n = 1; n <= kMaxSeats; ++n) {
      entries.push_back({std::to_string(n), n == 1 ? voice().say("cli.menu.solo") : std::string()});
    }
    const auto chosen = choose(voice().say("cli.menu.players"), entries, 1);
    if (chosen) options_.players = std::stoi(*chosen);
    return chosen.has_value();
  }

  bool seats() {
    const int count = options_.players.value_or(static_cast<int>(options_.seats.size()));
    if (count == 1) return true;
    std::vector<Entry> entries{{"human", voice().say("cli.menu.human")}};
    for (const std::string_view level : bot_levels()) {
      const std::string key = "cli.menu.bot." + std::string(level);
      entries.push_back({"bot:" + std::string(level), std::string(voice().term(key))});
    }
    const std::size_t greedy = preset_bot(entries);
    for (int seat = static_cast<int>(options_.seats.size()); seat < count; ++seat) {
      const auto chosen =
          choose(voice().say("cli.menu.seat", {Arg::number(seat + 1)}), entries, seat == 0 ? 0 : greedy);
      if (!chosen) return false;
      options_.seats.push_back(*chosen);
    }
    return true;
  }
  static std::size_t preset_bot(const std::vector<Entry>& entries) {
    const auto found =
        std::find_if(entries.begin(), entries.end(), [](const Entry& e) { return e.value == "bot:greedy"; });
    return found == entries.end() ? entries.size() - 1 : static_cast<std::size_t>(found - entries.begin());
  }

  bool sponsors() {
    if (!options_.sponsors.empty()) return true;
    std::vector<Entry> entries;
    for (const std::string_view mode : {"basic", "random", "advanced"}) {
      entries.push_back({std::string(mode), std::string(voice().term("cli.menu.sponsor." + std::string(mode)))});
    }
    const auto chosen = choose(voice().say("cli.menu.sponsors"), entries, 0);
    if (chosen) options_.sponsors = *chosen;
    return chosen.has_value();
  }

  /// The hard game is for one, the designer's variant for several.
  bool rest() {
    const bool solo = options_.players.value_or(static_cast<int>(options_.seats.size())) == 1;
    bool& option = solo ? options_.hard : options_.variant;
    if (option) return true;
    const std::vector<Entry> entries{{"no", voice().say("cli.menu.no")}, {"yes", voice().say("cli.menu.yes")}};
    const auto chosen = choose(voice().say(solo ? "cli.menu.hard" : "cli.menu.variant"), entries, 0);
    if (chosen) option = *chosen == "yes";
    return chosen.has_value();
  }

  Console& console_;
  PlayOptions& options_;
};

}  // namespace

bool ask_menu(Console& console, PlayOptions& options, bool language_given) {
  return Menu(console, options).run(language_given);
}

}  // namespace bathys::cli
