// The central board of Thesauros: the head, every zone with its queue, the market, port and lagoon.
#include <fmt/format.h>

#include <algorithm>

#include "cli/terminal_pieces.hpp"
#include "cli/thesauros/board.hpp"
#include "words/width.hpp"

namespace bathys::cli::thesauros_board {
namespace {

using namespace thesauros;

constexpr std::string_view kHeadPaint = "1;38;5;231;48;5;238";
constexpr std::string_view kWall = " │ ";
constexpr int kNameAt = 4;
constexpr int kQueueAt = kNameAt + kZoneColumns + 1;
constexpr int kQueueColumns = 20;
constexpr int kInfoAt = kQueueAt + kQueueColumns + 1;

/// The spaces of a queue: who stands there, or the price of a free one.
void add_queue(Line& line, const Picture& picture, int zone, std::string_view gap) {
  const auto& queue = picture.table().queue(zone);
  const int length = std::max(queue_length(picture.players(), zone), queue.size());
  for (int place = 0; place < length; ++place) {
    if (place > 0) line.add(gap);
    const int price = queue_length(picture.players(), zone) > place ? queue_price(picture.players(), zone, place) : 0;
    if (place < queue.size()) {
      add_standing(line, picture, queue[place]);
    } else if (price > 0) {
      line.add(dollars(price), paint::kFaint);
    } else {
      line.add(kFree, paint::kFaint);
    }
  }
}

/// The same in at most this many columns: closer together, or cut.
Line queue_within(const Picture& picture, int zone, int columns) {
  for (const std::string_view gap : {" ", ""}) {
    Line line(picture.screen);
    add_queue(line, picture, zone, gap);
    if (line.width() <= columns) return line;
  }
  return Line(picture.screen).add(fmt::format("{}", picture.table().queue(zone).size()), paint::kStrong);
}

/// The zone that is being resolved, 0 at any other time: what comes next tells where we are.
int zone_now(const Picture& picture) {
  const auto& pending = picture.table().pending;
  for (int i = 0; i < pending.size(); ++i) {
    const Frame& frame = pending.from_top(i);
    if (is(frame, Rule::placement) || is(frame, Rule::wages)) return 0;
    if (is(frame, Rule::high_sea)) return 5;
    if (is(frame, Rule::reveal_bids)) return 10;
    if (is(frame, Rule::resolve)) return resolve::zone_of(frame);
  }
  return 0;
}

/// "1$ [2$] 1★": what a track brings, with the cube in brackets.
template <class Value>
std::string track(int cube, Value value) {
  std::string text;
  for (int i = 0; i < 3; ++i) {
    text += fmt::format("{}{}{}{}", i > 0 ? " " : "", i == cube ? "[" : "", value(i), i == cube ? "]" : "");
  }
  return text;
}

std::string mussel_value(int cube) {
  return mussel_cash(cube) > 0 ? dollars(mussel_cash(cube)) : points(mussel_reputation(cube));
}

void add_shop(Line& line, const Picture& picture) {
  const auto prices = shop_prices(picture.players());
  line.add(picture.word("zones", "shop"), paint::kFaint);
  for (std::size_t i = 0; i < prices.size(); ++i) {
    line.add(" ");
    if (picture.board().shop[i] != kNone) {
      add_standing(line, picture, picture.board().shop[i]);
    } else {
      line.add(dollars(prices[i]));
    }
  }
}

int zodiacs_for_sale(const Public& table) {
  int count = 0;
  for (int i = kMaxSeats; i < kZodiacs; ++i) count += table.zodiac(i).owner == kNone ? 1 : 0;
  return count;
}

Line at_sea(const Picture& picture) {
  Line line(picture.screen);
  for (int i = 0; i < kZodiacs; ++i) {
    const Zodiac& zodiac = picture.table().zodiac(i);
    if (zodiac.owner == kNone || space(zodiac.space).kind < SpaceKind::fishing) continue;
    if (line.width() > 0) line.add("  ");
    line.add(fmt::format("{}z{} {}", seat_sign(zodiac.owner), i + 1, space_name(zodiac.space)),
             seat_paint(zodiac.owner));
  }
  return line;
}

/// What lies in a zone beside its queue.
class Info {
 public:
  explicit Info(const Picture& picture) : picture_(picture), line_(picture.screen) {}

  Line of(int zone) {
    add_hats(zone);
    switch (zone) {
      case 2:
        labelled("pile", std::to_string(picture_.board().pile_size));
        if (picture_.board().sitter != kNone) add_standing(gap(), picture_, picture_.board().sitter);
        break;
      case 3:
        labelled("reserve", std::to_string(picture_.board().reserve_size));
        break;
      case 4:
        planes();
        break;
      case 5:
        gap().add(at_sea(picture_));
        break;
      case 6:
        gap().add(track(picture_.board().mussels, mussel_value), paint::kStrong);
        break;
      case 7:
        add_shop(gap(), picture_);
        labelled("sale", std::to_string(zodiacs_for_sale(picture_.table())));
        break;
      case 8:
        labelled("open", open_rooms());
        break;
      case 9:
        gap().add(track(picture_.board().advertising, [](int i) { return points(advertising_points(i)); }),
                  paint::kStrong);
        break;
      case 10:
        envelopes();
        break;
      default:
        break;
    }
    add_mercenary(zone);
    return line_;
  }

 private:
  Line& gap() { return line_.width() > 0 ? line_.add("  ") : line_; }
  void labelled(std::string_view label, std::string_view value) {
    gap().add(picture_.word("zones", label), paint::kFaint).add(" ").add(value, paint::kStrong);
  }
  void add_hats(int zone) {
    const Hat hat = hat_of_zone(zone);
    if (hat == Hat::none) return;
    labelled("hats", std::to_string(picture_.board().hats[at(static_cast<int>(hat) - 1)]));
  }
  void planes() {
    if (picture_.board().sabotaged != 0) {
      gap().add(picture_.word("zones", "sabotaged"), paint::kWarning);
      return;
    }
    const int left = picture_.board().seaplanes;
    labelled("planes", std::to_string(left));
    if (left > 0) labelled("rent", dollars(seaplane_rent(picture_.players(), left)));
  }
  std::string open_rooms() const {
    int open = 0;
    int all = 0;
    for (int index = 0; index < kRooms; ++index) {
      if (!museum::in_play(picture_.table(), index)) continue;
      ++all;
      open += picture_.board().rooms[at(index)].open;
    }
    return fmt::format("{}/{}", open, all);
  }
  void envelopes() {
    for (const u8 seat : picture_.board().envelopes) add_seat(gap(), seat);
  }
  /// Where a mercenary stands, or has been: each space is used once in a game.
  void add_mercenary(int zone) {
    if (!picture_.table().has_mercenaries() || zone == 5 || zone == 6 || zone == 10) return;
    const auto queue = at(queue_of_zone(zone));
    const u8 seat = picture_.board().mercenary[queue];
    const bool spent = (picture_.board().mercenary_spent >> queue & 1) != 0;
    gap().add(picture_.word("zones", "mercenary"), paint::kFaint).add(" ");
    line_.add(spent ? "×" : seat_sign(seat), seat_paint(seat));
  }

  const Picture& picture_;
  Line line_;
};

std::string zone_line(const Picture& picture, int zone) {
  const bool now = zone_now(picture) == zone;
  Line line(picture.screen);
  line.add(now ? "▶" : " ", paint::kWarning).add(fmt::format("{:>2} ", zone), paint::kStrong);
  line.add(zone_name(picture, zone), now ? paint::kTitle : paint::kNone).pad_to(kQueueAt);
  const bool has_queue = zone != 5 && zone != 10;
  if (has_queue) line.add(queue_within(picture, zone, kQueueColumns));
  line.pad_to(has_queue ? kInfoAt : kQueueAt).add(Info(picture).of(zone));
  return line.str();
}

void add_lagoon_spot(Line& line, const Picture& picture, int spot) {
  const u8 zodiac = picture.board().lagoon[at(spot)];
  if (zodiac == kNone) {
    line.add(kFree, paint::kFaint);
    return;
  }
  const u8 owner = picture.table().zodiac(zodiac).owner;
  line.add(fmt::format("{}z{}", seat_sign(owner), zodiac + 1), seat_paint(owner));
}

std::string lagoon_line(const Picture& picture) {
  const std::array<std::string, 3> gains{
      dollars(lobster_gain()), fmt::format("{}/{}$", coastal_gain(false), coastal_gain(true)), dollars(tourist_gain())};
  static constexpr std::array<std::string_view, 3> kKinds{"lobster", "coastal", "tourists"};
  Line line(picture.screen);
  line.pad_to(kNameAt).add(picture.word("zones", "lagoon")).add("  ");
  for (int spot = 0; spot < 3; ++spot) {
    line.add(picture.word("zones", kKinds[at(spot)]), paint::kFaint).add(" ").add(gains[at(spot)]).add(" ");
    add_lagoon_spot(line, picture, spot);
    line.add(kWall, paint::kFaint);
  }
  line.add(picture.word("zones", "island"), paint::kFaint).add(" ");
  line.add(std::to_string(picture.board().island_size), paint::kStrong).add("? ");
  add_lagoon_spot(line, picture, 3);
  line.add(" ");
  add_lagoon_spot(line, picture, 4);
  return line.str();
}

/// A zone, with market or lagoon below it.
void add_zone(Lines& lines, const Picture& picture, int zone) {
  lines.push_back(zone_line(picture, zone));
  if (zone == 3) lines.push_back(market(picture)[0]);
  if (zone == 7) lines.push_back(lagoon_line(picture));
}

}  // namespace

Lines head(const Picture& picture) {
  const Board& board = picture.board();
  Line line(picture.screen, kHeadPaint);
  line.add(" ").add(picture.voice.say("cli.thesauros.head.time",
                                      {Arg::number(board.quadrimester), Arg::number(picture.table().year())}));
  line.add(kWall).add(picture.word("head", "order"));
  for (int place = 0; place < picture.players(); ++place) line.add(" ").add(seat_sign(board.order[at(place)]));
  line.add(kWall).add(picture.voice.say("cli.thesauros.head.fee", {Arg::number(transfer_fee(picture.table().year()))}));
  const std::string mode = picture.word("mode", kModeWords[static_cast<std::size_t>(picture.table().setup.mode)]);
  const int left = picture.screen.width - 2 - static_cast<int>(words::display_width(mode));
  line.pad_to(std::max(left, line.width() + 1)).add(mode).pad_to(picture.screen.width - 1);
  return {line.str()};
}

Lines zones(const Picture& picture) {
  Lines lines;
  for (int zone = 1; zone <= kZones; ++zone) {
    if (zone != 10 || !picture.table().is_solo()) add_zone(lines, picture, zone);
  }
  return lines;
}

Lines zones_in_use(const Picture& picture) {
  Lines lines;
  for (int zone = 1; zone <= kZones; ++zone) {
    const bool has_queue = zone != 5 && zone != 10;
    if (has_queue || Info(picture).of(zone).width() > 0) add_zone(lines, picture, zone);
  }
  return lines;
}

Lines queues(const Picture& picture) {
  const int half = picture.screen.width / 2;
  constexpr std::string_view kGap = " ";
  Lines lines;
  for (int row = 0; row < kQueues / 2; ++row) {
    Line line(picture.screen);
    for (const int zone : {kQueueZones[at(row)], kQueueZones[at(row + kQueues / 2)]}) {
      const int start = line.width();
      line.add(zone_now(picture) == zone ? "▶" : kGap, paint::kWarning).add(std::to_string(zone), paint::kStrong);
      line.add(kGap).add(zone_name(picture, zone)).pad_to(start + 3 + kZoneColumns + 1);
      line.add(queue_within(picture, zone, half - kZoneColumns - 6));
      if (start == 0) line.pad_to(half);
    }
    lines.push_back(line.str());
  }
  return lines;
}

Lines market(const Picture& picture) {
  constexpr std::size_t kFewSpaces = 7;
  const auto prices = market_prices(picture.players());
  const Board& board = picture.board();
  Line line(picture.screen);
  line.pad_to(kNameAt).add(picture.word("zones", "maps")).pad_to(kQueueAt);
  for (std::size_t i = 0; i < prices.size(); ++i) {
    if (i > 0) line.add(prices.size() > kFewSpaces ? " " : "  ");
    line.add(dollars(prices[i]), paint::kFaint).add(":");
    const int number = board.market[i];
    const bool owned = number > 0 && picture.player(picture.subject()).has_map(number);
    if (number == 0) {
      line.add(kFree, paint::kFaint);
    } else {
      line.add(std::to_string(number), owned ? paint::kNone : paint::kGood);
      if (board.stacks[i] > 1) line.add(fmt::format("×{}", board.stacks[i]));
    }
  }
  return {line.str()};
}

Lines port(const Picture& picture) {
  Lines lines{zone_line(picture, 7), lagoon_line(picture)};
  return lines;
}

}  // namespace bathys::cli::thesauros_board
