// Sentences of Thesauros without a language: what happened, and the names that need no translation. Questions and
// answers are said by their rules.
#include "games/thesauros/text.hpp"

#include <vector>

#include "core/happening_row.hpp"
#include "games/thesauros/thesauros.hpp"

namespace bathys {

namespace thesauros::text {
namespace {

/// The signs of the boards: "(5)" is what a sonar must find, "[5]" what a drill must free.
void append_cell(std::string& picture, const DigCell& cell) {
  const auto treasure = static_cast<char>('0' + treasure_value(cell.kind));
  switch (cell.what) {
    case Cell::nothing:
      picture += "·";
      return;
    case Cell::shark:
      picture += "◢";
      return;
    case Cell::hidden:
      picture.append("(").append(1, treasure).append(")");
      return;
    case Cell::rock:
      picture.append("[").append(1, treasure).append("]");
      return;
    case Cell::plain:
      picture += treasure;
      return;
  }
}

std::string draw_tile(const DigTile& tile) {
  std::string picture;
  for (std::size_t column = 0; column < tile.columns; ++column) {
    if (column > 0) picture += ' ';
    for (const auto& row : tile.cells) append_cell(picture, row[column]);
  }
  return picture;
}

std::array<std::string, kTiles> draw_tiles() {
  std::array<std::string, kTiles> pictures;
  for (std::size_t i = 0; i < pictures.size(); ++i) pictures[i] = draw_tile(dig_tile(static_cast<int>(i)));
  return pictures;
}
/// Sentences refer to these: they stay where they are.
std::array<std::string, kTiles>& pictures() {
  static auto pictures = draw_tiles();
  return pictures;
}

}  // namespace

Arg found_object(int object) {
  static constexpr Terms<kFound> kTerms{{"thesauros.found.speargun", "thesauros.found.motor", "thesauros.found.sonar",
                                         "thesauros.found.coin", "thesauros.found.necklace", "thesauros.found.watch",
                                         "thesauros.found.bracelet", "thesauros.found.treasure3",
                                         "thesauros.found.treasure3", "thesauros.found.treasure3",
                                         "thesauros.found.treasure5", "thesauros.found.treasure5"}};
  return object < 0 ? Arg::literal("") : kTerms[object];
}

Arg tile_name(int tile) {
  return Arg::literal(tile >= 0 && tile < kTiles ? tile_words()[static_cast<std::size_t>(tile)] : "");
}

Arg tile_picture(int tile) {
  return Arg::literal(tile >= 0 && tile < kTiles ? std::string_view(pictures()[static_cast<std::size_t>(tile)]) : "");
}

Arg space_name(int i) { return Arg::literal(i >= 0 && i < space_count() ? space(i).name : "?"); }

Arg exhibit(int i) {
  static const auto kTerms = [] {
    std::array<std::string, kRooms * kRoomSlots> terms;
    for (std::size_t at = 0; at < terms.size(); ++at) {
      terms[at] = "thesauros.exhibit." + std::string(exhibit_words()[at]);
    }
    return terms;
  }();
  if (i >= kRooms * kRoomSlots) return kRoom[kReserve];
  return Arg::term(kTerms[static_cast<std::size_t>(i)]);
}

void draw_tiles_again() { pictures() = draw_tiles(); }

}  // namespace thesauros::text

void Thesauros::components_changed() {
  thesauros::text::draw_tiles_again();
  thesauros::sea::draw_chart();
}

using namespace thesauros;

namespace {

/// Kinds of event arguments: s seat, n number, a account, m meeple, z zone, g gear or tech, h hat, o found object,
/// t dig tile, p sea space, k what is done there, b zodiac, H shore or zodiac,
/// e exhibit, r room. Some look at the argument before them once more: Y year of a quadrimester, I picture of a tile,
/// K what a sea space is.
#define BATHYS_HAPPENING(...) BATHYS_HAPPENING_OF("thesauros", __VA_ARGS__)
constexpr HappeningRow kHappeningRows[] = {
    BATHYS_HAPPENING(game_begins, ""),
    BATHYS_HAPPENING(hat_laid_out, "sh"),
    BATHYS_HAPPENING(income, "sn"),
    BATHYS_HAPPENING(budget_revealed, "snnnn"),
    BATHYS_HAPPENING(quadrimester_begins, "nY"),
    BATHYS_HAPPENING(placed, "smz"),
    BATHYS_HAPPENING(posted, "s"),
    BATHYS_HAPPENING(mercenary_placed, "sz"),
    BATHYS_HAPPENING(passed, "s"),
    BATHYS_HAPPENING(zone_begins, "z"),
    BATHYS_HAPPENING(trained, "smz"),
    BATHYS_HAPPENING(declined, "sm"),
    BATHYS_HAPPENING(reputation_gained, "snn"),
    BATHYS_HAPPENING(reputation_lost, "snn"),
    BATHYS_HAPPENING(paid, "sna"),
    BATHYS_HAPPENING(transferred, "snaan"),
    BATHYS_HAPPENING(money_gained, "sn"),
    BATHYS_HAPPENING(allocated, "san"),
    BATHYS_HAPPENING(recruited, "sm"),
    BATHYS_HAPPENING(token_gained, "s"),
    BATHYS_HAPPENING(developed, "sg"),
    BATHYS_HAPPENING(bought, "sg"),
    BATHYS_HAPPENING(royalty, "sn"),
    BATHYS_HAPPENING(sat_down, "sm"),
    BATHYS_HAPPENING(map_bought, "snn"),
    BATHYS_HAPPENING(map_added, "n"),
    BATHYS_HAPPENING(map_claimed, "sn"),
    BATHYS_HAPPENING(tiles_drawn, "sn", Audience::others),
    BATHYS_HAPPENING(tiles_seen, "stItItI", Audience::seat),
    BATHYS_HAPPENING(tile_placed, "sn"),
    BATHYS_HAPPENING(tile_turned_up, "ntI"),
    BATHYS_HAPPENING(plane_used, "sn"),
    BATHYS_HAPPENING(gear_shifted, "sgHH"),
    BATHYS_HAPPENING(crews_swapped, "s"),
    BATHYS_HAPPENING(sailed, "sbpK"),
    BATHYS_HAPPENING(passed_by, "sbpK"),
    BATHYS_HAPPENING(move_ended, "sbpK"),
    BATHYS_HAPPENING(docked, "sb"),
    BATHYS_HAPPENING(fished, "sn"),
    BATHYS_HAPPENING(dived, "sb"),
    BATHYS_HAPPENING(shark_shot, "sn"),
    BATHYS_HAPPENING(shark_killed, "s"),
    BATHYS_HAPPENING(shark_fled, "s"),
    BATHYS_HAPPENING(treasure_taken, "snn"),
    BATHYS_HAPPENING(mussels, "snn"),
    BATHYS_HAPPENING(zodiac_bought, "sn"),
    BATHYS_HAPPENING(lagoon_trip, "sk"),
    BATHYS_HAPPENING(found_object, "so"),
    BATHYS_HAPPENING(looked_at_two, "soo", Audience::apart),
    BATHYS_HAPPENING(room_sponsored, "srn"),
    BATHYS_HAPPENING(treasure_sold, "snrn"),
    BATHYS_HAPPENING(room_opened, "srn"),
    BATHYS_HAPPENING(room_closed, "srn"),
    BATHYS_HAPPENING(advertised, "snn"),
    BATHYS_HAPPENING(bid_opened, "sn"),
    BATHYS_HAPPENING(bid_withdrawn, "s"),
    BATHYS_HAPPENING(new_order, "ssss"),
    BATHYS_HAPPENING(wages_paid, "sn"),
    BATHYS_HAPPENING(wages_unpaid, "sn"),
    BATHYS_HAPPENING(tech_revealed, "g"),
    BATHYS_HAPPENING(pile_looked_through, "s"),
    BATHYS_HAPPENING(mercenary_offered, "n"),
    BATHYS_HAPPENING(auction_bid, "sn"),
    BATHYS_HAPPENING(auction_won, "sn"),
    BATHYS_HAPPENING(auction_unsold, ""),
    BATHYS_HAPPENING(tokens_stolen, "sn"),
    BATHYS_HAPPENING(patent_stolen, "sg"),
    BATHYS_HAPPENING(planes_sabotaged, "s"),
    BATHYS_HAPPENING(mine_taken, "s"),
    BATHYS_HAPPENING(mine_exploded, "snn"),
    BATHYS_HAPPENING(treasures_switched, "see"),
    BATHYS_HAPPENING(treasure_carried, "sr"),
    BATHYS_HAPPENING(slandered, "s"),
    BATHYS_HAPPENING(year_points, "sn"),
    BATHYS_HAPPENING(final_points, "snnnnnn"),
    BATHYS_HAPPENING(game_ends, ""),
};
#undef BATHYS_HAPPENING
static_assert(std::size(kHappeningRows) == kHappenings);

/// Whether the letter looks at the argument before it once more.
constexpr bool looks_again(char kind) { return kind == 'Y' || kind == 'I' || kind == 'K'; }

Arg event_arg(char kind, int value) {
  switch (kind) {
    case 's':
      return value < 0 ? Arg{} : text::seat(value);
    case 'a':
      return text::kAccount[value];
    case 'm':
      return text::kMeeple[value];
    case 'z':
      return text::kZone[value];
    case 'g':
      return text::kGearName[value];
    case 'h':
      return text::kHat[value];
    case 'o':
      return text::found_object(value);
    case 't':
      return text::tile_name(value);
    case 'I':
      return text::tile_picture(value);
    case 'p':
      return text::space_name(value);
    case 'k':
    case 'K':
      return text::kSpaceKind[space(value).kind];
    case 'b':
      return text::ordinal(value);
    case 'H':
      return text::kHold[value];
    case 'r':
      return text::kRoom[value];
    case 'e':
      return text::exhibit(value);
    case 'Y':
      return text::number((value + 2) / 3);
    default:
      return text::number(value);
  }
}

/// How many seats a turn order names; after them come places that nobody has.
int seats_in_order(const Event& order) {
  int seats = 0;
  while (seats < kMaxSeats && order.args[static_cast<std::size_t>(seats)] >= 0) ++seats;
  return seats;
}

/// Some events are told in several ways.
std::string_view event_key(const Event& event) {
  static constexpr std::string_view kOrders[] = {"thesauros.event.new_order_2", "thesauros.event.new_order_3",
                                                 "thesauros.event.new_order"};
  switch (static_cast<Happening>(event.kind)) {
    case Happening::new_order:
      return kOrders[std::max(seats_in_order(event), 2) - 2];
    case Happening::placed:
      return event.args[3] != 0 ? "thesauros.event.placed_double" : "thesauros.event.placed";
    case Happening::sailed:
      return event.args[2] == kPort ? "thesauros.event.sailed_port" : "thesauros.event.sailed";
    case Happening::passed_by:
      return event.args[2] == kPort ? "thesauros.event.passed_by_port" : "thesauros.event.passed_by";
    case Happening::move_ended:
      return event.args[2] == kPort ? "thesauros.event.move_ended_port" : "thesauros.event.move_ended";
    case Happening::tokens_stolen:
      return event.args[1] == 0 ? "thesauros.event.tokens_stolen_none" : "thesauros.event.tokens_stolen";
    case Happening::mine_exploded:
      return event.args[2] == 0 ? "thesauros.event.mine_exploded_empty" : "thesauros.event.mine_exploded";
    default:
      return kHappeningRows[event.kind].key;
  }
}

}  // namespace

Message Thesauros::question(const View& view) { return Engine<Thesauros>::question_for(view); }

Message Thesauros::answer(const Seen& seen, const Frame& frame, Action action) {
  if (is_any_time(action)) return mine::answer(seen, action);
  return Engine<Thesauros>::row(frame).answer(seen, frame, action);
}

std::string_view Thesauros::event_name(const Event& event) { return kHappeningRows[event.kind].name; }

std::span<const EventKind> Thesauros::event_kinds() {
  static const std::vector<EventKind> kinds = event_kinds_of(kHappeningRows);
  return kinds;
}

Message Thesauros::message(const Event& event) {
  Message message{event_key(event), {}};
  std::size_t next = 0;
  const std::string_view kinds = kHappeningRows[event.kind].args;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    if (!looks_again(kinds[i])) ++next;
    message.args[i] = event_arg(kinds[i], event.args[next - 1]);
  }
  return message;
}

}  // namespace bathys
