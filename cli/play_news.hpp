// What happened and how it ended, in the words of one viewer.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/play_table.hpp"
#include "cli/terminal_console.hpp"
#include "core/any_game.hpp"

namespace bathys::cli {

/// Where the reading of somebody's log stands: how many of the events that this person may see were shown, and what
/// else there is to say.
struct Bookmark {
  std::size_t shown = 0;
  std::vector<std::string> notes{};
};

/// Where somebody stands who goes on with a game that others have begun: after their own last answer.
Bookmark bookmark_for(const AnyGame& game, Seat viewer);

/// A sentence of the news; the first of a turn begins a paragraph.
struct Told {
  std::string sentence;
  bool begins = false;

  bool operator==(const Told&) const = default;
};
using News = std::vector<Told>;

/// The notes, then what a viewer may be told about since the bookmark; moves the bookmark on.
News news(const AnyGame& game, Seat viewer, const Voice& voice, Bookmark& bookmark);

/// The news in lines for the screen. When they do not fit into this many lines, whole sentences are left out at the
/// beginning, where a mark stands then; the log has them all.
std::vector<std::string> news_lines(const News& told, const Screen& screen, int most_lines);

/// The sentence for answers that were taken back.
std::string taken_back_line(const TakenBack& taken_back, const Voice& voice);

/// The log of a viewer, every event on its own line; forced answers are marked, and where answers were taken back, the
/// log says so.
std::vector<std::string> log_lines(const AnyGame& game, Seat viewer, const Voice& voice,
                                   std::span<const TakenBack> taken_back = {});

/// The points of every seat.
std::vector<std::string> points_lines(const AnyGame& game, const Voice& voice);

/// Who won, or that nobody has yet, and the points of every seat.
std::vector<std::string> outcome_lines(const AnyGame& game, const Voice& voice);

}  // namespace bathys::cli
