// The sea of the Otys table: the column of eight places with everything that lies at the same depth beside it.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/otys/board.hpp"
#include "words/width.hpp"

namespace bathys::cli::otys_board {
namespace {

using namespace otys;

constexpr int kDiverColumns = 13;  // a name and the mark of the upgraded side
constexpr int kCodeColumns = 3;
constexpr int kDeepest = 6;  // places for resources on the roomiest level
constexpr int kBackColumns = 2;
constexpr int kSponsorColumns = 15;
constexpr int kTokenColumns = 6;
constexpr int kColonyColumns = 3 + kSponsorColumns + 1 + kTokenColumns + 1 + kTokenColumns;
constexpr std::string_view kWall = "│ ";
constexpr int kWallColumns = 2;
constexpr std::string_view kFaint = "38;5;152";
constexpr std::string_view kKeyPaint = "1;38;5;229";
constexpr std::string_view kHeadPaint = "1;38;5;231;48;5;238";

/// How the columns are shared out; the first plan that fits is taken.
struct Plan {
  Spacing own;
  bool others;
  bool full_names;

  int own_width() const { return 4 + kDiverColumns + 1 + 3 + 1 + cargo_width(kDeepest, own) + 1 + kBackColumns; }
  int name_width() const { return full_names ? kDiverColumns : kCodeColumns; }
  int other_width() const { return name_width() + 1 + kDeepest + kBackColumns; }
  int total(int count) const {
    const int beside = others ? count * (kWallColumns + other_width()) : 0;
    return own_width() + kWallColumns + kColonyColumns + beside;
  }
};

constexpr std::array<Plan, 6> kPlans{{{Spacing::shaped, true, true},
                                      {Spacing::shaped, true, false},
                                      {Spacing::spaced, true, false},
                                      {Spacing::tight, true, false},
                                      {Spacing::spaced, false, false},
                                      {Spacing::tight, false, false}}};

const Plan& plan_for(const Picture& picture) {
  const int count = static_cast<int>(picture.others().size());
  const auto fits = [&](const Plan& plan) { return plan.total(count) < picture.screen.width; };
  const auto* const found = std::find_if(kPlans.begin(), kPlans.end(), fits);
  return found == kPlans.end() ? kPlans.back() : *found;
}

/// Draws row after row with one plan.
class Sea {
 public:
  explicit Sea(const Picture& picture) : picture_(picture), plan_(plan_for(picture)) {}

  std::vector<std::string> rows() const {
    std::vector<std::string> lines{head()};
    for (int place = 0; place < kSurface; ++place) lines.push_back(surface(place));
    lines.push_back(waterline());
    for (int level = 0; level < kLevels; ++level) lines.push_back(depth(level));
    return lines;
  }

 private:
  const Voice& voice() const { return picture_.voice; }
  const Player& me() const { return picture_.player(picture_.subject()); }
  Line row(std::string_view ground) const { return Line(picture_.screen, ground); }
  int wall_at() const { return plan_.own_width(); }
  void wall(Line& line, int column) const { line.pad_to(column).add(kWall, kFaint); }

  std::string head() const {
    Line line = row(kHeadPaint);
    line.add(" ").add(fit(voice().name(picture_.subject()), 14)).add("  ");
    line.add(std::to_string(me().prestige)).add(kPrestigeSign).add(" ").add(amounts(me().credits, me().batteries));
    wall(line, wall_at());
    const int start = line.width();
    line.add(voice().term("cli.otys.head.store"));
    const std::string round = voice().say(
        "cli.otys.head.round", {Arg::number(picture_.table().turn.round), Arg::number(picture_.colony().deck_size)});
    const int left = start + kColonyColumns - static_cast<int>(words::display_width(round));
    line.pad_to(std::max(left, line.width() + 1)).add(round);
    for_others(line, [&](const Player& player, Seat seat) {
      line.add(fit(voice().name(seat), plan_.other_width() - 4)).add(" ").add(std::to_string(player.prestige));
      line.add(kPrestigeSign);
    });
    return finished(line);
  }

  std::string surface(int place) const {
    Line line = row(water(place, picture_.screen));
    own_place(line, place);
    wall(line, wall_at());
    store(line, place);
    for_others(line, [&](const Player& player, Seat) { other_place(line, player, place); });
    return finished(line);
  }

  std::string waterline() const {
    Line line = row(water(kSurface, picture_.screen));
    const auto waves = [&](std::string_view text, int width) {
      const int start = line.width();
      line.add("≈≈ ").add(text).add(" ");
      while (line.width() < start + width) line.add("≈");
    };
    waves(voice().term("cli.otys.head.column"), wall_at());
    line.add(kWall, kFaint);
    waves(voice().term("cli.otys.head.colony"), kColonyColumns);
    for_others(line, [&](const Player&, Seat) {
      for (int i = 0; i < plan_.other_width(); ++i) line.add("≈");
    });
    return finished(line);
  }

  std::string depth(int level) const {
    const int place = place_of_level(level);
    Line line = row(water(place, picture_.screen));
    own_place(line, place);
    own_level(line, level);
    wall(line, wall_at());
    colony_level(line, level);
    for_others(line, [&](const Player& player, Seat) {
      other_place(line, player, place);
      other_level(line, player, level);
    });
    return finished(line);
  }

  void own_place(Line& line, int place) const {
    const Diver diver = me().column[static_cast<std::size_t>(place)];
    const bool active = place >= kSurface && picture_.is_active(place - kSurface);
    line.add(active ? "▶" : " ", kKeyPaint)
        .add(kPlaceWords[static_cast<std::size_t>(place)], active ? kKeyPaint : kFaint);
    line.pad_to(4).add(diver_name(voice(), diver), active ? kKeyPaint : paint::kNone);
    if (me().is_upgraded(diver)) line.add(kUpgradedSign, kKeyPaint);
    line.pad_to(4 + kDiverColumns + 1);
  }

  void own_level(Line& line, int level) const {
    const bool ready = me().has_key(static_cast<KeyToken>(level));
    line.add(ready ? fmt::format("[{}]", level + 1) : " · ", ready ? kKeyPaint : kFaint).add(" ");
    const int start = line.width();
    add_cargo(line, voice(), me().zone(level), capacity(level), plan_.own);
    line.pad_to(start + cargo_width(kDeepest, plan_.own) + 1).add(back_sign(me().reward_at(level)), kKeyPaint);
  }

  /// The rows of the store lie beside the three places of the surface.
  void store(Line& line, int row) const {
    const StoreRow printed = otys::store_row(row);
    std::string price = std::to_string(printed.credits).append(kCreditSign);
    if (printed.prestige > 0) price.append(" / ").append(std::to_string(printed.prestige)).append(kPrestigeSign);
    const int start = line.width();
    line.add(price).pad_to(start + 10);
    for (int i = 0; i < kResources; ++i) {
      const auto type = static_cast<Resource>(i);
      const bool filled = picture_.colony().in_store(type) > row;
      if (filled) {
        line.add(shape(type), chip(type)).add(letter(voice(), type), chip(type));
      } else {
        line.add("· ", kFaint);
      }
      line.add("  ");
    }
  }

  void colony_level(Line& line, int level) const {
    const int start = line.width();
    const int tile = picture_.colony().sponsor_at(level);
    const bool advanced = picture_.colony().is_advanced(tile);
    line.add(std::to_string(tile + 1), paint::kStrong).add(advanced ? kUpgradedSign : "").pad_to(start + 3);
    line.add(fit(sponsor_words(voice(), tile, advanced), kSponsorColumns)).pad_to(start + 3 + kSponsorColumns + 1);
    const int tokens = line.width();
    line.add(token_sign(voice(), picture_.colony().reward_at(level, 0))).pad_to(tokens + kTokenColumns + 1);
    line.add(token_sign(voice(), picture_.colony().reward_at(level, 1)));
  }

  void other_place(Line& line, const Player& player, int place) const {
    const Diver diver = player.column[static_cast<std::size_t>(place)];
    const int start = line.width();
    if (!plan_.full_names) {
      line.add(diver_code(voice(), player, diver));
      return;
    }
    line.add(diver_name(voice(), diver)).add(player.is_upgraded(diver) ? kUpgradedSign : "", kKeyPaint);
    line.pad_to(start + plan_.name_width());
  }

  void other_level(Line& line, const Player& player, int level) const {
    line.add(" ");
    const int start = line.width();
    add_cargo(line, voice(), player.zone(level), capacity(level), Spacing::tight);
    line.pad_to(start + kDeepest).add(back_sign(player.reward_at(level)), kKeyPaint);
  }

  /// Calls `draw` for every other board that has a column, with the wall drawn.
  template <class Draw>
  void for_others(Line& line, Draw draw) const {
    if (!plan_.others) return;
    int column = wall_at() + kWallColumns + kColonyColumns;
    for (const Seat seat : picture_.others()) {
      wall(line, column);
      draw(picture_.player(seat), seat);
      column += kWallColumns + plan_.other_width();
    }
  }

  /// The water reaches as far as the widest row.
  std::string finished(Line& line) const {
    const int count = plan_.others ? static_cast<int>(picture_.others().size()) : 0;
    return line.pad_to(plan_.total(count)).str();
  }

  const Picture& picture_;
  Plan plan_;
};

}  // namespace

std::vector<Seat> Picture::others() const {
  std::vector<Seat> seats;
  for (int i = 1; i < table().seats(); ++i) seats.push_back(seat_at((index_of(subject()) + i) % table().seats()));
  return seats;
}

std::vector<std::string> sea(const Picture& picture) { return Sea(picture).rows(); }

bool sea_shows_others(const Picture& picture) { return plan_for(picture).others; }

}  // namespace bathys::cli::otys_board
