// What the terminal has to know of one game beyond AnyGame: its table, its answers, its options, its components.
//
// Everything else here works for every game. Each game has its face in a folder of its own.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/data.hpp"
#include "cli/play_choices.hpp"
#include "cli/play_menu.hpp"
#include "cli/play_setup.hpp"
#include "cli/terminal_console.hpp"
#include "core/any_game.hpp"
#include "wire/json_type.hpp"

namespace bathys::cli {

/// Somebody looking at a game on a screen.
struct Looking {
  const AnyGame& game;
  Seat viewer;
  const Voice& voice;
  const Screen& screen;
};

/// What can be typed in this game, for the help.
struct Examples {
  std::string_view notation;
  std::string_view abbreviated;
  std::string_view section;
};

/// A word of the command line that only some games take: "--mode".
struct OwnOption {
  std::string name{};  ///< without the dashes
  std::string help{};
  bool flag = false;  ///< takes no value
};

/// Games given to a face are of its own kind.
class GameFace {
 public:
  virtual ~GameFace() = default;

  virtual std::string_view name() const = 0;

  // The table. Everything is drawn from the viewer's view (law 4). No line is wider than the screen; on a plain screen
  // the lines are sentences, which may be longer.

  virtual std::vector<std::string> table(const Looking& looking) const = 0;
  /// What matters for the question at hand, in at most this many lines where possible.
  virtual std::vector<std::string> glance(const Looking& looking, int room) const;
  /// The names of the parts that can be looked at alone.
  virtual std::span<const std::string_view> parts() const { return {}; }
  virtual std::vector<std::string> part(const Looking& looking, std::string_view part) const;

  // What is said about it.

  /// Rule sections that explain what the question is about, beyond the section that asks it.
  virtual void add_subjects(const Looking& looking, std::vector<std::string>& sections) const = 0;
  /// Whether an event goes without saying when one tells somebody what happened; the log has it all the same.
  virtual bool goes_without_saying(std::string_view event) const = 0;
  /// Whether what is told begins a paragraph with this event.
  virtual bool begins_paragraph(std::string_view event) const = 0;
  virtual Examples examples() const = 0;

  // Answers.

  /// The answers as lists that are short enough to choose from; every line has its number.
  virtual Choices folded(const AnyGame& game, Seat seat, const Choices& answers, const Voice& voice) const;
  /// The answers that a line of nothing but numbers means here; none when it means lines of the list.
  virtual std::vector<Action> from_numbers(const AnyGame& game, Seat seat, std::span<const u32> numbers) const;
  /// What to say under the question, before the list.
  virtual std::vector<std::string> hints(const AnyGame& game, Seat seat, const Voice& voice) const;

  // Beginning a game.

  /// Words of the command line that this game takes.
  virtual std::vector<OwnOption> own_options() const = 0;
  /// How few can play.
  virtual int fewest_players() const { return 1; }
  /// How many play when `--players` does not say it.
  virtual int players(const PlayOptions& options) const = 0;
  /// The set-up for this many players as JSON. Throws WrongUse for what is impossible.
  virtual wire::Json setup(const PlayOptions& options, int players) const = 0;
  /// Asks for the options of this game; false when the input ended.
  virtual bool ask_options(Menu& menu, PlayOptions& options, int players) const = 0;

  // Components.

  virtual std::vector<TotalCheck> totals() const = 0;
  virtual wire::Json components() const = 0;
  virtual void show_components(Console& console) const = 0;
  /// How much comes from where.
  virtual void show_sources(Console& console) const = 0;
};

/// The face of the game with this name, which is one of `all_games`. A game with a folder here, cli/<game>/face.cpp,
/// has a face of its own, `<game>_face()`; every other game has the plain one.
const GameFace& face_of(std::string_view game);

/// The options that only some games take, all of them, with the games that take each in its help.
std::vector<OwnOption> all_own_options();

}  // namespace bathys::cli
