// The contracts of the Otys table that a viewer may see, and the clock of the solo game.
#include "cli/otys/board.hpp"
#include "words/width.hpp"

namespace bathys::cli::otys_board {
namespace {

using namespace otys;

constexpr int kTitleColumns = 11;

/// Cards one beside the other under a common title, on as many lines as they need.
class CardRow {
 public:
  CardRow(const Picture& picture, std::string_view title) : picture_(picture), line_(picture.screen) {
    line_.add(" ").add(title, paint::kTitle).pad_to(kTitleColumns);
  }

  /// A contract with its needs, what it brings, and where it could be completed; `cube` may lie on it (8.2).
  void add(int card, u8 cube = kNone) {
    Line drawn(picture_.screen);
    draw(drawn, card, cube);
    const int gap = line_.width() > kTitleColumns ? 3 : 0;
    if (line_.width() + gap + drawn.width() >= picture_.screen.width) {
      next();
    } else if (gap > 0) {
      line_.add(" │ ", paint::kFaint);
    }
    draw(line_, card, cube);
  }

  std::vector<std::string> lines() {
    next();
    return std::move(lines_);
  }

 private:
  void next() {
    lines_.push_back(line_.str());
    line_ = Line(picture_.screen);
    line_.pad_to(kTitleColumns);
  }

  void draw(Line& line, int card, u8 cube) const {
    const Contract& printed = contract(card);
    line.add(printed.id, paint::kFaint).add(" ").add(needs_sign(picture_.voice, card), paint::kStrong).add(" ");
    line.add(std::to_string(printed.prestige)).add(kPrestigeSign);
    if (printed.credits > 0) line.add(" ").add(std::to_string(printed.credits)).add(kCreditSign);
    if (printed.batteries > 0) line.add(" ").add(std::to_string(printed.batteries)).add(kBatterySign);
    if (cube != kNone) {
      const auto type = static_cast<Resource>(cube);
      line.add(" ").add("▪", chip(type)).add(letter(picture_.voice, type), chip(type));
    }
    const std::string ready = levels_ready(picture_.player(picture_.subject()), card);
    if (!ready.empty()) line.add(" ✓", paint::kGood).add(ready, paint::kGood);
  }

  const Picture& picture_;
  Line line_;
  std::vector<std::string> lines_;
};

void append(std::vector<std::string>& lines, std::vector<std::string> more) {
  lines.insert(lines.end(), more.begin(), more.end());
}

std::vector<std::string> offer(const Picture& picture) {
  CardRow row(picture, picture.voice.term("cli.otys.cards.offer"));
  for (std::size_t place = 0; place < kOfferPlaces; ++place) {
    const u8 card = picture.colony().contracts[place];
    if (card != kNone) row.add(card, picture.table().is_solo() ? picture.table().solo.cubes[place] : kNone);
  }
  return row.lines();
}

std::vector<std::string> hand(const Picture& picture) {
  if (picture.view.own.hand.empty()) return {};
  CardRow row(picture, picture.voice.term("cli.otys.cards.hand"));
  for (const int card : picture.view.own.hand) row.add(card);
  return row.lines();
}

std::vector<std::string> drawn(const Picture& picture) {
  if (picture.view.own.drawn.empty()) return {};
  CardRow row(picture, picture.voice.term("cli.otys.cards.drawn"));
  for (const u8 card : picture.view.own.drawn) row.add(card);
  return row.lines();
}

void add_cube(Line& line, const Voice& voice, u8 cube) {
  const auto type = static_cast<Resource>(cube);
  line.add("▪", chip(type)).add(letter(voice, type), chip(type)).add(" ");
}

/// The timers, and the cubes that wait for them on the track and for new contracts (8.1, 8.2).
std::string clock(const Picture& picture) {
  const Solo& solo = picture.table().solo;
  Line line(picture.screen);
  line.add(" ").add(picture.voice.term("cli.otys.solo.timers"), paint::kTitle).pad_to(kTitleColumns);
  for (const u8 timer : solo.timers) {
    if (timer != 0) line.add(std::to_string(timer), paint::kWarning).add(" ");
  }
  line.add(" ").add(picture.voice.term("cli.otys.solo.cubes"), paint::kFaint).add(" ");
  for (int cube = 0; cube < kResources; ++cube) {
    const u8 type = solo.track[static_cast<std::size_t>(cube)];
    if (type == kNone) continue;
    line.add(std::to_string(timers::cube_space(picture.table().setup, cube))).add(" ");
    add_cube(line, picture.voice, type);
  }
  if (solo.waiting.empty()) return line.str();
  line.add(" ").add(picture.voice.term("cli.otys.solo.waiting"), paint::kFaint).add(" ");
  for (const Resource type : solo.waiting) add_cube(line, picture.voice, static_cast<u8>(type));
  return line.str();
}

}  // namespace

std::vector<std::string> cards(const Picture& picture) {
  std::vector<std::string> lines;
  if (picture.table().is_solo()) lines.push_back(clock(picture));
  append(lines, offer(picture));
  append(lines, hand(picture));
  append(lines, drawn(picture));
  return lines;
}

}  // namespace bathys::cli::otys_board
