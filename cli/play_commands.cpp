// One question to one person: the commands that can be typed instead of an answer.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>

#include "cli/board.hpp"
#include "cli/play_asking.hpp"
#include "cli/points.hpp"

namespace bathys::cli {
namespace {

constexpr std::size_t kLogLines = 20;

/// What can be typed, and how it is explained.
struct HelpLine {
  std::string typed;
  std::string_view topic;
  std::string example{};
};

std::string joined(std::span<const std::string_view> words) { return fmt::format("{}", fmt::join(words, ", ")); }

std::string language_codes() {
  std::vector<std::string_view> codes;
  for (const words::Language& language : words::Language::all()) codes.push_back(language.code());
  return joined(codes);
}

std::vector<HelpLine> help_lines(const GameFace& face) {
  const Examples examples = face.examples();
  std::vector<HelpLine> lines{
      {"3", "number"},
      {std::string(examples.notation), "notation", std::string(examples.abbreviated)},
      {"Enter", "enter"},
      {"b", "back"},
      {"?", "rule"},
      {fmt::format("? {}", examples.section), "section"},
      {"what 3", "what", std::string(examples.notation)},
      {fmt::format("why {}", examples.notation), "why"},
      {"hint", "hint"},
      {"u", "undo"},
      {"board", "board"},
      {"points", "points"},
  };
  if (!face.parts().empty()) {
    lines.push_back({fmt::format("board {}", face.parts().front()), "part", joined(face.parts())});
  }
  lines.push_back({"log", "log"});
  lines.push_back({"save FILE", "save"});
  lines.push_back({"link", "link"});
  lines.push_back({"auto", "auto"});
  lines.push_back({fmt::format("lang {}", words::Language::all().back().code()), "lang", language_codes()});
  lines.push_back({"q", "quit"});
  return lines;
}

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace

/// Chapters of letters may be typed small: "v.1".
std::optional<std::string> rule_text(const AnyGame& game, const Voice& voice, std::string_view wanted) {
  std::string section(wanted);
  std::transform(section.begin(), section.end(), section.begin(),
                 [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
  const std::string name(game.name());
  const std::string text = name + ".rule." + section;
  const std::string title = name + ".rule.title." + section;
  if (voice.language.text(text) == text) return std::nullopt;
  return voice.say("cli.rule", {Arg::term(name + ".name"), Arg::literal(section), Arg::term(title), Arg::term(text)});
}

Asking::Next Asking::command(std::string_view word, const std::string& rest, bool& known) {
  const bool alone = rest.empty();
  if (alone && is_one_of(word, {"b", "back"})) return back();
  if (alone && is_one_of(word, {"u", "undo"})) return undo();
  if (alone && is_one_of(word, {"q", "quit", "exit"})) return quit();
  if (word == "?") {
    explain_rule(rest);
  } else if (word == "why") {
    why(rest);
  } else if (word == "what") {
    what(rest);
  } else if (word == "log") {
    log(rest);
  } else if (word == "save") {
    save(rest);
  } else if (word == "lang") {
    change_language(rest);
  } else if (word == "board") {
    board(rest);
  } else if (alone && word == "points") {
    points();
  } else if (alone && word == "hint") {
    hint();
  } else if (alone && word == "link") {
    link();
  } else if (alone && word == "auto") {
    toggle_forced();
  } else if (alone && is_one_of(word, {"help", "h"})) {
    help();
  } else {
    known = false;
  }
  return std::nullopt;
}

Asking::Next Asking::back() {
  if (lists_.size() == 1) {
    console_.say("cli.nothing_behind");
    return std::nullopt;
  }
  lists_.pop_back();
  show_list();
  return std::nullopt;
}

/// Another person's answer is taken back only when both agree.
Asking::Next Asking::undo() {
  const Seat other = table_.undo_leads_to();
  const bool concerns_another = other != kNoSeat && other != seat_;
  if (concerns_another && !console_.confirm(console_.voice.say("cli.undo_other", {Arg::seat(other)}))) {
    return console_.ended() ? Next(Result::ended) : std::nullopt;
  }
  if (const Refusal refusal = table_.undo(seat_)) {
    console_.tell(console_.voice.say(refusal, game().name()));
    return std::nullopt;
  }
  return Result::moved_on;
}

Asking::Next Asking::quit() {
  if (!table_.unsaved() || console_.confirm(console_.voice.say("cli.quit_unsaved"))) return Result::left;
  return console_.ended() ? Next(Result::ended) : std::nullopt;
}

void Asking::explain_rule(std::string_view section) {
  const Voice& voice = console_.voice;
  const auto sections = section.empty() ? sections_for(game(), seat_) : std::vector<std::string>{std::string(section)};
  bool said = false;
  for (const std::string& wanted : sections) {
    const auto text = rule_text(game(), voice, wanted);
    if (!text) continue;
    console_.tell(*text, paint::kNone, 2);
    said = true;
  }
  if (!said) console_.say("cli.no_such_section", {Arg::literal(section), Arg::literal(face().examples().section)});
}

void Asking::why(const std::string& text) {
  if (text.empty()) return console_.say("cli.why_what", {Arg::literal(face().examples().notation)});
  const auto action = parse(game().verbs(), text);
  if (!action) return console_.say("cli.not_understood", {Arg::literal(text)});
  const Refusal refusal = game().why_not(seat_, *action);
  console_.tell(refusal ? console_.voice.say(refusal, game().name()) : console_.voice.say("cli.is_allowed"));
}

void Asking::log(std::string_view count) {
  const std::vector<std::string> lines = log_lines(game(), seat_, console_.voice, table_.taken_back());
  std::size_t wanted = kLogLines;
  if (count == "all") {
    wanted = lines.size();
  } else if (!count.empty()) {
    const auto [end, error] = std::from_chars(count.data(), count.data() + count.size(), wanted);
    if (error != std::errc{} || end != count.data() + count.size()) return console_.say("cli.log_what");
  }
  const std::size_t from = lines.size() - std::min(wanted, lines.size());
  if (from > 0) console_.say("cli.log_more", {Arg::number(static_cast<i64>(from))});
  for (std::size_t i = from; i < lines.size(); ++i) console_.tell(lines[i], paint::kNone, 2);
}

void Asking::board(std::string_view part) {
  const auto parts = face().parts();
  if (part.empty()) return print_table(face().table(looking()));
  if (std::find(parts.begin(), parts.end(), part) != parts.end()) return print_table(face().part(looking(), part));
  if (parts.empty()) return console_.say("cli.no_parts");
  console_.say("cli.no_such_part", {Arg::literal(joined(parts))});
}

/// How everybody stands now, and where it comes from.
void Asking::points() {
  auto lines = source_lines(game(), console_.voice, console_.screen);
  if (lines.empty()) lines = points_lines(game(), console_.voice);
  print_table(lines);
}

void Asking::print_table(const std::vector<std::string>& lines) {
  for (const std::string& line : lines) {
    if (console_.screen.plain) {
      console_.tell(line);
    } else {
      console_.print(line);
    }
  }
}

void Asking::save(const std::string& file) {
  if (file.empty()) return console_.say("cli.save_what");
  save_as(table_, console_, file);
}

void save_as(Table& table, Console& console, const std::string& file) {
  std::error_code ignored;
  const bool exists = std::filesystem::exists(file, ignored);
  if (exists && !console.confirm(console.voice.say("cli.save_replace", {Arg::literal(file)}))) return;
  console.say(table.save(file) ? "cli.saved" : "cli.not_saved", {Arg::literal(file)});
}

void Asking::link() {
  try {
    console_.print(game().link());
  } catch (const BadInput& bad) {
    console_.tell(bad.what);
  }
}

void Asking::toggle_forced() {
  table_.plays_forced = !table_.plays_forced;
  console_.say(table_.plays_forced ? "cli.forced_on" : "cli.forced_off");
}

void Asking::change_language(std::string_view code) {
  const auto language = words::Language::find(code);
  if (!language) return console_.say("cli.lang_what", {Arg::literal(language_codes())});
  console_.voice = Voice{*language, table_.names(*language)}.to(seat_);
  told_.clear();
  prepare();
  show();
}

void Asking::help() {
  const auto lines = help_lines(face());
  int columns = 0;
  for (const HelpLine& help : lines) columns = std::max(columns, static_cast<int>(help.typed.size()) + 3);
  for (const HelpLine& help : lines) {
    const std::string text = console_.voice.say(fmt::format("cli.help.{}", help.topic), {Arg::literal(help.example)});
    const auto parts = wrap(text, console_.screen.width - 1 - columns);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      Line line(console_.screen);
      if (i == 0) line.add(" ").add(help.typed, paint::kNumber).add(" ");
      console_.print(line.pad_to(columns).add(parts[i]).str());
    }
  }
  if (!console_.screen.plain)
    console_.tell(console_.voice.say(fmt::format("cli.{}.signs", game().name())), paint::kFaint);
}

}  // namespace bathys::cli
