// The place where the game talks with people.
#include "cli/terminal_console.hpp"

#include <algorithm>
#include <cstdlib>

#include "cli/terminal_input.hpp"

namespace bathys::cli {

std::string Voice::say(std::string_view key, std::initializer_list<Arg> args) const {
  Message message{key, {}};
  std::copy(args.begin(), args.end(), message.args.begin());
  return say(message);
}

std::string Voice::name(Seat seat) const { return say("cli.name", {Arg::seat(seat)}); }

std::string Voice::named(std::string_view what, std::string_view value) const {
  return say("cli.named", {Arg::literal(what), Arg::literal(value)});
}

std::string Voice::say(const Refusal& refusal, std::string_view game) const {
  const std::string key = "refusal." + std::string(refusal.code);
  const std::string sentence = say(key, {refusal.args[0], refusal.args[1], refusal.args[2]});
  if (refusal.rule.empty()) return sentence;
  const std::string title = std::string(game) + ".name";
  return say("cli.refused", {Arg::literal(sentence), Arg::term(title), Arg::literal(refusal.rule)});
}

Voice Voice::to(Seat viewer) const {
  Voice voice = *this;
  voice.names.viewer = viewer;
  return voice;
}

words::Language language_of_environment() {
  for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* const value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    const std::string_view locale(value);
    return words::Language::find(locale.substr(0, locale.find_first_of("_.@"))).value_or(words::Language::english());
  }
  return words::Language::english();
}

void Console::tell(std::string_view text, std::string_view paint, int indent) {
  for (const std::string& line : wrap(text, screen.width - 1, indent)) print(painted(screen, line, paint));
}

void Console::rewrite(std::string_view line) {
  out_ << '\r' << painted(screen, fit(line, screen.width - 1), paint::kFaint) << "\x1b[K" << std::flush;
}

std::optional<std::string> Console::ask(std::string_view prompt) {
  for (;;) {
    out_ << painted(screen, prompt, paint::kStrong) << ' ' << std::flush;
    const TypedLine line = read_line(in_);
    // A terminal has shown the line that was typed, and its end; a pipe has not.
    if (!screen.wipes) out_ << '\n';
    switch (line.kind) {
      case TypedLine::Kind::text:
        return line.text;
      case TypedLine::Kind::end:
        ended_ = true;
        if (screen.wipes) out_ << '\n';
        return std::nullopt;
      case TypedLine::Kind::too_long:
        say("cli.input.too_long", {Arg::number(kLongestLine)});
        break;
      case TypedLine::Kind::unreadable:
        say("cli.input.unreadable");
        break;
    }
  }
}

bool Console::confirm(std::string_view question) {
  const std::string yes = voice.term("cli.yes");
  while (const auto answer = ask(question)) {
    if (*answer == yes || *answer == "y" || *answer == "Y") return true;
    if (answer->empty() || *answer == voice.term("cli.no") || *answer == "n" || *answer == "N") return false;
  }
  return false;
}

}  // namespace bathys::cli
