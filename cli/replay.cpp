// `bathys replay`: checks a record, shows a game at any decision, and steps through it.
#include <CLI/CLI.hpp>
#include <charconv>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/board.hpp"
#include "cli/commands.hpp"
#include "cli/other_components.hpp"
#include "cli/play_news.hpp"
#include "cli/play_setup.hpp"
#include "cli/points.hpp"
#include "cli/terminal_console.hpp"
#include "cli/terminal_options.hpp"
#include "wire/json.hpp"
#include "wire/parsing.hpp"

namespace bathys::cli {
namespace {

struct ReplayWords {
  std::string file{};
  std::optional<u32> until{};
  std::string seat = "spectator";
  std::string components{};
  std::string language{};
  bool json = false;
  bool step = false;
  bool plain = false;
};

Seat read_viewer(const std::string& text, int seats) {
  if (text == "spectator") return kSpectator;
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc{} && end == text.data() + text.size();
  if (!whole || number < 1 || number > seats) {
    throw WrongUse("--seat is spectator or a seat from 1 to " + std::to_string(seats) + ", not \"" + text + "\"");
  }
  return seat_at(number - 1);
}

/// A record opened at one of its decisions.
class Replay {
 public:
  Replay(std::unique_ptr<AnyGame> game, Seat viewer, Console& console)
      : whole_(std::move(game)), viewer_(viewer), console_(console) {
    console_.voice = console_.voice.to(viewer);
  }

  u32 last() const { return whole_->decision().number; }

  void summary() {
    console_.say("cli.replay.valid", {Arg::term(std::string(whole_->name()) + ".name"), Arg::number(last())});
    outcome(*whole_);
  }

  /// The table before the answer with this number was given, and the log up to there.
  void show(u32 decision, bool with_log) {
    const auto game = at(decision);
    const Voice& voice = console_.voice;
    if (with_log) {
      for (const std::string& line : log_lines(*game, viewer_, voice)) console_.tell(line, paint::kNone, 2);
    }
    for (const std::string& line : table(*game, with_log)) console_.print(line);
    console_.say("cli.replay.at", {Arg::number(decision), Arg::number(last())});
    if (game->decision().over) return outcome(*game);
    console_.tell(voice.say(game->question_for(viewer_)), paint::kTitle);
  }

  /// Forwards, backwards or to a number, until the person leaves or the input ends.
  void step() {
    u32 now = 0;
    picture(now);
    while (const auto typed = console_.ask(console_.voice.say("cli.replay.prompt"))) {
      if (*typed == "q") return;
      const auto next = target(*typed, now);
      if (!next) {
        console_.say("cli.replay.keys", {Arg::number(last())});
        continue;
      }
      now = *next;
      picture(now);
    }
  }

  wire::Json json(std::optional<u32> until) const {
    wire::Json object;
    object["valid"] = true;
    object["game"] = whole_->name();
    object["decisions"] = last();
    object["outcome"] = wire::Teller(*whole_, viewer_, speaking()).outcome();
    if (!until) return object;
    const auto game = at(*until);
    const wire::Teller teller(*game, viewer_, speaking());
    object["until"] = *until;
    object["decision"] = teller.decision();
    object["view"] = teller.view();
    object["events"] = teller.events(0);
    return object;
  }

 private:
  std::unique_ptr<AnyGame> at(u32 decision) const {
    auto game = whole_->clone();
    game->rewind(decision);
    return game;
  }
  /// Between two steps what fits on the screen, otherwise everything.
  std::vector<std::string> table(const AnyGame& game, bool whole) const {
    constexpr int kLinesBelow = 8;
    const Screen& screen = console_.screen;
    if (whole || !screen.wipes) return board_lines(game, viewer_, console_.voice, screen);
    return glance_lines(game, viewer_, console_.voice, screen, screen.height - kLinesBelow);
  }
  wire::Voice speaking() const { return {console_.voice.language, console_.voice.names.names}; }

  void picture(u32 decision) {
    measure(console_.screen);
    console_.raw(wipe(console_.screen));
    show(decision, false);
    happened(decision);
  }

  /// What the answer before this decision brought about.
  void happened(u32 decision) {
    const auto game = at(decision);
    for (const LoggedEvent& logged : game->events_for(viewer_, 0)) {
      if (logged.decision == decision) console_.tell(console_.voice.say(game->message(logged.event)), paint::kFaint, 2);
    }
  }

  std::optional<u32> target(const std::string& typed, u32 now) const {
    if (typed.empty() || typed == "n") return std::min(now + 1, last());
    if (typed == "p") return now > 0 ? now - 1 : 0;
    u32 number = 0;
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    if (error != std::errc{} || end != typed.data() + typed.size() || number > last()) return std::nullopt;
    return number;
  }

  void outcome(const AnyGame& game) {
    for (const std::string& line : outcome_lines(game, console_.voice)) console_.tell(line, {}, 2);
    for (const std::string& line : source_lines(game, console_.voice, console_.screen)) console_.print(line);
  }

  std::unique_ptr<AnyGame> whole_;
  Seat viewer_;
  Console& console_;
};

/// A record that does not hold is an answer too: with words for people, or as JSON.
int tell_invalid(const ReplayWords& words, std::string_view code, const BadInput& bad) {
  if (words.json) {
    const wire::Json object{{"valid", false}, {"error", {{"code", code}, {"where", bad.where}, {"what", bad.what}}}};
    std::cout << wire::write_json(object) << '\n';
  } else {
    std::cerr << "bathys: " << bad.where << ": " << bad.what << '\n';
  }
  return kExitFailed;
}

int show(const ReplayWords& words, std::unique_ptr<AnyGame> game, Console& console) {
  const Seat viewer = read_viewer(words.seat, game->seats());
  Replay replay(std::move(game), viewer, console);
  if (words.until.value_or(0) > replay.last()) {
    throw WrongUse("--until is at most " + std::to_string(replay.last()) + ", the number of decisions");
  }
  if (words.json) {
    console.print(wire::write_json(replay.json(words.until)));
  } else if (words.step) {
    replay.step();
  } else if (words.until) {
    replay.show(*words.until, true);
  } else {
    replay.summary();
  }
  return kExitOk;
}

int run(const ReplayWords& words) {
  const auto components = other_components(words.components);
  const auto language = chosen_language(words.language);
  Console console(std::cin, std::cout, detect_screen(words.plain), Voice{language, {}});
  std::unique_ptr<AnyGame> game;
  try {
    game = load_game(words.file, language);
  } catch (const OtherRules& other) {
    return tell_invalid(words, OtherRules::kCode, other);
  } catch (const BadInput& bad) {
    return tell_invalid(words, "bad_record", bad);
  }
  return show(words, std::move(game), console);
}

}  // namespace

void add_replay(CLI::App& app, int& exit_code) {
  CLI::App& command = *app.add_subcommand("replay", "check a record, and look at the game at any decision");
  const auto words = std::make_shared<ReplayWords>();
  command.add_option("file", words->file, "a file with a record or a link, or a link")->type_name("FILE")->required();
  command.add_option("--until", words->until, "show the table at this decision, counted from 0, and the log so far")
      ->type_name("N");
  command.add_option("--seat", words->seat, "whose view: a seat from 1 on, or spectator")->capture_default_str();
  command.add_flag("--step", words->step, "go through the game: n, p, a number, q");
  command.add_flag("--json", words->json, "one JSON object")->excludes("--step");
  add_components(command, words->components);
  add_language(command, words->language);
  command.add_flag("--plain", words->plain, "sentences instead of a drawing, for a screen reader");
  command.callback([words, &exit_code] { exit_code = run(*words); });
}

}  // namespace bathys::cli
