// What happened and how it ended, in the words of one viewer.
#include "cli/play_news.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "cli/game_face.hpp"

namespace bathys::cli {
namespace {

std::string sentence(const AnyGame& game, const Voice& voice, const LoggedEvent& logged) {
  return voice.say(game.message(logged.event));
}

/// With a mark where nobody had a choice.
std::string log_line(const AnyGame& game, const Voice& voice, const LoggedEvent& logged) {
  const std::string text = sentence(game, voice, logged);
  return logged.forced ? voice.say("cli.log_forced", {Arg::literal(text)}) : text;
}

/// The decision at which each of them stands in the log: going back further later on takes the earlier ones along.
std::vector<u32> places_of(std::span<const TakenBack> taken_back) {
  std::vector<u32> places(taken_back.size());
  u32 least = std::numeric_limits<u32>::max();
  for (std::size_t i = taken_back.size(); i-- > 0;) places[i] = least = std::min(least, taken_back[i].to);
  return places;
}

/// The sentences from one on, each paragraph broken into lines.
std::vector<std::string> paragraphs(const News& told, std::size_t from, const Screen& screen) {
  std::vector<std::string> texts{from > 0 ? "… " + told[from].sentence : told[from].sentence};
  for (std::size_t i = from + 1; i < told.size(); ++i) {
    if (told[i].begins) {
      texts.push_back(told[i].sentence);
    } else {
      texts.back().append(" ").append(told[i].sentence);
    }
  }
  std::vector<std::string> lines;
  for (const std::string& text : texts) {
    for (std::string& line : wrap(text, screen.width - 2, 2)) lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace

Bookmark bookmark_for(const AnyGame& game, Seat viewer) {
  const std::vector<Answer>& answers = game.answers();
  std::size_t last = answers.size();
  while (last > 0 && answers[last - 1].seat != viewer) --last;
  Bookmark bookmark;
  if (last == 0) return bookmark;
  for (const LoggedEvent& logged : game.events_for(viewer, 0)) bookmark.shown += logged.decision <= last ? 1 : 0;
  return bookmark;
}

News news(const AnyGame& game, Seat viewer, const Voice& voice, Bookmark& bookmark) {
  const std::vector<LoggedEvent> all = game.events_for(viewer, 0);
  const GameFace& face = face_of(game.name());
  News told;
  for (std::string& note : std::exchange(bookmark.notes, {})) told.push_back({std::move(note), told.empty()});
  bool new_turn = true;
  // An undo may have made the log shorter than what was shown of it.
  for (std::size_t i = std::min(bookmark.shown, all.size()); i < all.size(); ++i) {
    const std::string_view name = game.event_name(all[i].event);
    new_turn = new_turn || face.begins_paragraph(name);
    if (face.goes_without_saying(name)) continue;
    told.push_back({sentence(game, voice, all[i]), new_turn});
    new_turn = false;
  }
  bookmark.shown = all.size();
  return told;
}

std::vector<std::string> news_lines(const News& told, const Screen& screen, int most_lines) {
  if (told.empty()) return {};
  const auto fits = [&](std::size_t from) {
    return static_cast<int>(paragraphs(told, from, screen).size()) <= most_lines;
  };
  // The more is left out, the fewer lines there are: halving finds the first beginning that fits.
  std::size_t first = 0;
  for (std::size_t last = told.size() - 1; first < last;) {
    const std::size_t middle = (first + last) / 2;
    if (fits(middle)) {
      last = middle;
    } else {
      first = middle + 1;
    }
  }
  return paragraphs(told, first, screen);
}

std::string taken_back_line(const TakenBack& taken_back, const Voice& voice) {
  return voice.say("table.taken_back", {Arg::seat(taken_back.by), Arg::number(taken_back.count)});
}

std::vector<std::string> log_lines(const AnyGame& game, Seat viewer, const Voice& voice,
                                   std::span<const TakenBack> taken_back) {
  std::vector<std::string> lines;
  std::size_t next = 0;
  const std::vector<u32> places = places_of(taken_back);
  const auto tell_before = [&](u32 decision) {
    for (; next < taken_back.size() && places[next] < decision; ++next) {
      lines.push_back(taken_back_line(taken_back[next], voice));
    }
  };
  for (const LoggedEvent& logged : game.events_for(viewer, 0)) {
    tell_before(logged.decision);
    lines.push_back(log_line(game, voice, logged));
  }
  tell_before(std::numeric_limits<u32>::max());
  return lines;
}

std::vector<std::string> points_lines(const AnyGame& game, const Voice& voice) {
  const Outcome outcome = game.outcome();
  std::vector<std::string> lines;
  for (int i = 0; i < game.seats(); ++i) {
    const bool winner = game.seats() > 1 && outcome.winners.has(seat_at(i));
    lines.push_back(
        voice.say(winner ? "cli.points_winner" : "cli.points",
                  {Arg::literal(voice.name(seat_at(i))), Arg::number(outcome.points[static_cast<std::size_t>(i)])}));
  }
  return lines;
}

std::vector<std::string> outcome_lines(const AnyGame& game, const Voice& voice) {
  const Outcome outcome = game.outcome();
  std::vector<std::string> lines{outcome.over ? voice.say(outcome.verdict) : voice.say("cli.not_over")};
  for (std::string& line : points_lines(game, voice)) lines.push_back(std::move(line));
  return lines;
}

}  // namespace bathys::cli
