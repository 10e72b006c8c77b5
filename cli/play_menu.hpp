// The menu of a game that was started without words: a few questions, each with an answer that Enter takes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play_setup.hpp"
#include "cli/terminal_console.hpp"

namespace bathys::cli {

/// Asks one question after the other.
class Menu {
 public:
  /// A line of the menu: what is meant and how it is called.
  struct Entry {
    std::string value;
    std::string label;
  };

  explicit Menu(Console& console) : console_(console) {}

  const Voice& voice() const { return console_.voice; }
  Console& console() { return console_; }

  /// Asks for one of the entries by its number or its value; Enter takes the one with the index given. Nothing when the
  /// input has ended.
  std::optional<std::string> choose(const std::string& title, const std::vector<Entry>& entries, std::size_t preset);
  /// Asks for one of these values, called "<key>.<value>" in the catalogue; Enter takes the first.
  std::optional<std::string> choose(std::string_view title, std::string_view key,
                                    const std::vector<std::string_view>& values);
  /// Enter means no.
  std::optional<bool> yes_or_no(std::string_view title);

 private:
  Console& console_;
};

/// Asks for everything that the options do not say yet, in the language chosen first (`console.voice` changes to it).
/// False when the input ended before the last answer.
bool ask_menu(Console& console, PlayOptions& options, bool language_given);

}  // namespace bathys::cli
