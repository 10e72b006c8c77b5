// Signs of the Thesauros table: short marks for seats, meeples, gear, maps and treasures.
#include <fmt/format.h>

#include <array>

#include "cli/thesauros/board.hpp"

namespace bathys::cli::thesauros_board {
namespace {

using namespace thesauros;

constexpr std::array<std::string_view, 5> kSeatSigns{"A", "B", "C", "D", "R"};
constexpr std::array<std::string_view, 5> kSeatPaints{"1;38;5;216", "1;38;5;117", "1;38;5;150", "1;38;5;219",
                                                      "1;38;5;250"};
/// The zone of a hat, raised.
constexpr std::array<std::string_view, kHats + 1> kHatSigns{"", "²", "³", "⁷", "⁸"};

/// "mask, harpoon ×2"
void append_counted(std::string& list, std::string_view name, int count) {
  if (count == 0) return;
  if (!list.empty()) list += ", ";
  list += name;
  if (count > 1) list += fmt::format(" ×{}", count);
}

/// "2" or "2×3"
void append_number(std::string& list, int number, int count, std::string_view mark = {}) {
  if (count == 0) return;
  if (!list.empty()) list += ' ';
  list += std::to_string(number);
  if (count > 1) list += fmt::format("×{}", count);
  list += mark;
}

}  // namespace

std::vector<Seat> Picture::others() const {
  std::vector<Seat> seats;
  for (int i = 1; i < players(); ++i) seats.push_back(seat_at((index_of(subject()) + i) % players()));
  return seats;
}

std::string Picture::word(std::string_view group, std::string_view word) const {
  return term(fmt::format("cli.thesauros.{}.{}", group, word));
}

std::string_view seat_sign(u8 seat) { return seat == kNone ? kFree : kSeatSigns[seat]; }
std::string_view seat_paint(u8 seat) { return seat == kNone ? paint::kFaint : kSeatPaints[seat]; }
void add_seat(Line& line, u8 seat) { line.add(seat_sign(seat), seat_paint(seat)); }

std::string dollars(int amount) { return std::to_string(amount) + "$"; }
std::string points(int amount) { return std::to_string(amount).append(kPointSign); }

std::string meeple_sign(const Player& player, int meeple) {
  if (meeple == kBoss) return "♛";
  return std::to_string(meeple).append(kHatSigns[static_cast<std::size_t>(player.hat(meeple))]);
}

void add_standing(Line& line, const Picture& picture, u8 code) {
  const Standing who = Standing::of(code);
  std::string sign(seat_sign(who.seat));
  sign += meeple_sign(picture.player(who.owner()), who.meeple);
  if (who.token != 0) sign += '!';
  line.add(sign, seat_paint(who.seat));
}

std::string account_name(const Picture& picture, int account) {
  return picture.word("account", kAccountWords[static_cast<std::size_t>(account)]);
}
std::string gear_name(const Picture& picture, int gear) {
  return picture.word("gear", kGearWords[static_cast<std::size_t>(gear)]);
}
std::string zone_name(const Picture& picture, int zone) {
  return picture.word("zone", kZoneWords[static_cast<std::size_t>(zone)]);
}

std::string use_sign(int gear) {
  const GearUse& use = gear_use(gear);
  std::string sign;
  const auto add = [&](const std::string& part) { sign += (sign.empty() ? "" : " ") + part; };
  if (use.dive_depth > 0) add(fmt::format("↓{}", use.dive_depth));
  if (use.motor_spaces > 0) add(fmt::format("»{} {}$", use.motor_spaces, use.motor_cost));
  if (use.kill_on > 0) add(fmt::format("{}{}+", kSharkSign, use.kill_on));
  if (use.die_bonus > 0) add(fmt::format("{}+{}", kSharkSign, use.die_bonus));
  if (use.detect_depth > 0) add(fmt::format("({}) {}$", use.detect_depth, use.detect_cost));
  if (use.extract_depth > 0) add(fmt::format("[{}] {}$", use.extract_depth, use.extract_cost));
  if (use.coastal_gain > 0) add(dollars(use.coastal_gain));
  if (use.lobster_gain > 0) add(dollars(use.lobster_gain));
  if (use.maps > 0) add(fmt::format("+{}s", use.maps));
  return sign;
}

std::string gear_list(const Picture& picture, const Load& load) {
  std::string list;
  for (int gear = 0; gear < kGear; ++gear)
    append_counted(list, gear_name(picture, gear), load.count(static_cast<Gear>(gear)));
  return list;
}

std::string gear_list(const Picture& picture, const Player& player) {
  std::string list;
  for (int gear = 0; gear < kGear; ++gear)
    append_counted(list, gear_name(picture, gear), player.in_stock(static_cast<Gear>(gear)));
  return list;
}

std::string map_list(const Player& player) {
  std::string list;
  for (int number = 1; number <= kDigZones; ++number) {
    const auto bit = static_cast<std::size_t>(number - 1);
    append_number(list, number, player.maps[bit]);
    append_number(list, number, player.satellite_maps >> bit & 1, "s");
    append_number(list, number, player.mercenary_maps >> bit & 1, "m");
  }
  return list;
}

std::string treasure_list(const Player& player) {
  std::string list;
  for (int kind = 0; kind < kTreasureKinds; ++kind)
    append_number(list, treasure_value(kind), player.treasures[static_cast<std::size_t>(kind)]);
  return list;
}

std::string space_name(int index) { return std::string(space(index).name); }

}  // namespace bathys::cli::thesauros_board
