// One question to one person: the screen, the list of answers, and everything that can be typed instead of an answer.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/game_face.hpp"
#include "cli/play_choices.hpp"
#include "cli/play_news.hpp"
#include "cli/play_table.hpp"
#include "cli/terminal_console.hpp"

namespace bathys::cli {

class Asking {
 public:
  enum class Result {
    moved_on,  ///< answered or undone: the game stands elsewhere now
    left,      ///< the person leaves the game
    ended,     ///< the input has ended
  };

  Asking(Table& table, Console& console, Seat seat, Bookmark& bookmark);

  /// Shows the question and waits until something comes of it.
  Result run();

 private:
  /// What to do after a line was dealt with; nothing means: ask again.
  using Next = std::optional<Result>;

  const AnyGame& game() const { return table_.game(); }
  const GameFace& face() const { return face_of(game().name()); }
  Looking looking() const { return {game(), seat_, console_.voice, console_.screen}; }
  const Choices& list() const { return *lists_.back().choices; }
  void close_lists() { lists_ = {{&top_, {}}}; }
  void prepare();

  void show();
  /// The question with the list that is open; on a screen that wipes together with the table.
  void show_list();
  void show_question();
  std::vector<std::string> question_lines() const;
  std::string prompt() const;
  Next deal_with(const std::string& line);
  /// A line of nothing but numbers: what the game makes of it, or one line of the list after the other.
  Next choose_by_numbers(const std::vector<u32>& numbers);
  Next choose_number(u32 number);
  /// The line of the open list with this number, or null.
  const Choice* numbered_choice(u32 number) const;
  Next choose_by_notation(const std::string& text);
  Next answer(const Choice& choice);
  Next answer(const std::vector<Action>& actions);
  void open(const Choices& inner, const std::string& title);
  void explain_not_legal(const std::string& text);

  /// The one answer that a number of the open list or a notation means; says so when there is none.
  std::optional<Action> meant(const std::string& text);
  std::optional<Action> meant_by(const std::vector<u32>& numbers);

  // Commands, each named after the word that is typed.
  Next back();
  Next undo();
  Next quit();
  void explain_rule(std::string_view section);
  void why(const std::string& text);
  void what(const std::string& text);
  void hint();
  void log(std::string_view count);
  void board(std::string_view part);
  void points();
  void print_table(const std::vector<std::string>& lines);
  void save(const std::string& file);
  void link();
  void toggle_forced();
  void change_language(std::string_view code);
  void help();
  Next command(std::string_view word, const std::string& rest, bool& known);

  Table& table_;
  Console& console_;
  Seat seat_;
  Bookmark& bookmark_;
  Choices answers_;
  Choices top_;
  Choices found_;
  /// The lists that are open, the innermost last, each with what stands above it.
  struct OpenList {
    const Choices* choices;
    std::string title;
  };
  std::vector<OpenList> lists_;
  News told_;
};

/// Numbers of a text that is nothing but numbers; one that is too large to be meant is larger than all others.
std::vector<u32> as_numbers(std::string_view text);

/// Saves under a name, asking before it replaces a file; says what came of it.
void save_as(Table& table, Console& console, const std::string& file);

/// The text of a rule section of a game; nothing when there is no such section.
std::optional<std::string> rule_text(const AnyGame& game, const Voice& voice, std::string_view section);

}  // namespace bathys::cli
