// The place where the game talks with people: words in one language, printed on one screen, answers from one input.
#pragma once

#include <initializer_list>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "cli/terminal.hpp"
#include "core/refusal.hpp"
#include "words/catalogue.hpp"

namespace bathys::cli {

/// Speaks one language to one viewer.
struct Voice {
  words::Language language = words::Language::english();
  words::SeatNames names{};

  std::string say(std::string_view key, std::initializer_list<Arg> args = {}) const;
  std::string say(const Message& message) const { return language.render(message, names); }
  /// A text that takes no arguments.
  std::string term(std::string_view key) const { return language.term(key); }
  std::string name(Seat seat) const;
  /// "Zodiac 1: mask", with the space before the colon that the language wants.
  std::string named(std::string_view what, std::string_view value) const;
  /// The sentence for a refusal, with the rule that it cites.
  std::string say(const Refusal& refusal, std::string_view game) const;
  Voice to(Seat viewer) const;
};

/// The language that the environment asks for (LC_ALL, LC_MESSAGES, LANG in this order), else English.
words::Language language_of_environment();

class Console {
 public:
  Console(std::istream& in, std::ostream& out, const Screen& shown, const Voice& speaking)
      : screen(shown), voice(speaking), in_(in), out_(out) {}

  Screen screen;
  Voice voice;

  void print(std::string_view line) { out_ << line << '\n'; }
  void raw(std::string_view text) { out_ << text; }
  /// Writes over the line that was written so before, without an end, and at once. Only for a screen that wipes.
  void rewrite(std::string_view line);
  /// Prints a text broken to the width of the screen.
  void tell(std::string_view text, std::string_view paint = {}, int indent = 0);
  void say(std::string_view key, std::initializer_list<Arg> args = {}) { tell(voice.say(key, args)); }

  /// Asks until there is a readable line; nothing when the input has ended.
  std::optional<std::string> ask(std::string_view prompt);
  /// Yes or no; the end of the input means no.
  bool confirm(std::string_view question);
  /// True once `ask` has met the end of the input.
  bool ended() const { return ended_; }

 private:
  std::istream& in_;
  std::ostream& out_;
  bool ended_ = false;
};

}  // namespace bathys::cli
