// What happened, in the words of one viewer: since the last time that this person looked, and from the beginning.
#include <algorithm>
#include <utility>

#include "cli/board.hpp"
#include "cli/play_asking.hpp"

namespace bathys::cli {
namespace {

std::string sentence(const AnyGame& game, const Voice& voice, const LoggedEvent& logged) {
  return voice.say(game.message(logged.event));
}

}  // namespace

std::vector<std::string> news(const AnyGame& game, Seat viewer, const Voice& voice, Bookmark& bookmark) {
  const std::vector<LoggedEvent> all = game.events_for(viewer, 0);
  std::vector<std::string> paragraphs = std::exchange(bookmark.notes, {});
  bool new_turn = true;
  // An undo may have made the log shorter than what was shown of it.
  for (std::size_t i = std::min(bookmark.shown, all.size()); i < all.size(); ++i) {
    const std::string_view name = game.event_name(all[i].event);
    new_turn = new_turn || name == "turn_begins";
    if (goes_without_saying(name)) continue;
    if (new_turn) paragraphs.emplace_back();
    new_turn = false;
    if (!paragraphs.back().empty()) paragraphs.back() += ' ';
    paragraphs.back() += sentence(game, voice, all[i]);
  }
  bookmark.shown = all.size();
  return paragraphs;
}

std::vector<std::string> log_lines(const AnyGame& game, Seat viewer, const Voice& voice) {
  std::vector<std::string> lines;
  for (const LoggedEvent& logged : game.events_for(viewer, 0)) lines.push_back(sentence(game, voice, logged));
  return lines;
}

}  // namespace bathys::cli
