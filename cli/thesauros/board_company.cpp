// The companies of Thesauros: money, crew, gear ashore and aboard, maps, treasures and the rest.
#include <fmt/format.h>

#include "cli/terminal_pieces.hpp"
#include "cli/thesauros/board.hpp"

namespace bathys::cli::thesauros_board {
namespace {

using namespace thesauros;

constexpr int kNameColumns = 12;

bool is_viewer(const Picture& picture, Seat seat) { return picture.viewer_plays() && seat == picture.view.viewer; }

/// The four accounts; the black box only for its owner, and in the solo game there is none.
void add_money(Pieces& pieces, const Picture& picture, Seat seat) {
  const Player& player = picture.player(seat);
  for (int account = 0; account < kOpenAccounts; ++account) {
    pieces.add(account_name(picture, account), dollars(player.accounts[static_cast<std::size_t>(account)]));
  }
  if (picture.table().is_solo() && picture.view.own.black_box == 0) return;
  const bool known = is_viewer(picture, seat);
  pieces.add(account_name(picture, static_cast<int>(Account::bb)),
             known ? dollars(picture.view.own.black_box) : std::string("?"), known ? paint::kGood : paint::kFaint);
}

/// The zone in whose queue a meeple stands, 0 for none.
int zone_of(const Public& table, Seat seat, int meeple) {
  for (const int zone : kQueueZones) {
    for (const u8 code : table.queue(zone)) {
      const Standing who = Standing::of(code);
      if (who.owner() == seat && who.meeple == meeple) return zone;
    }
  }
  return 0;
}

int zodiac_with(const Public& table, Seat seat, int meeple) {
  for (int i = 0; i < kZodiacs; ++i) {
    if (table.zodiac(i).owner == static_cast<u8>(seat) && table.zodiac(i).crew == meeple) return i;
  }
  return kZodiacs;
}

/// Where a meeple is: ">3" in the queue of that zone, "z1" aboard, a word elsewhere, nothing at home.
std::string whereabouts(const Picture& picture, Seat seat, int meeple) {
  switch (picture.player(seat).spot(meeple)) {
    case Spot::queue:
      // A meeple on its way out of a queue that is through stands nowhere for a moment.
      return fmt::format(">{}", zone_of(picture.table(), seat, meeple));
    case Spot::pile:
      return std::string(picture.word("spot", "pile"));
    case Spot::shop:
      return std::string(picture.word("spot", "shop"));
    case Spot::zodiac:
      return fmt::format("z{}", zodiac_with(picture.table(), seat, meeple) + 1);
    case Spot::home:
    case Spot::recruit:
      break;
  }
  return {};
}

void add_crew(Pieces& pieces, const Picture& picture, Seat seat) {
  const Player& player = picture.player(seat);
  Line line(picture.screen);
  for (int meeple = 0; meeple < kMeeples; ++meeple) {
    if (player.spot(meeple) == Spot::recruit) continue;
    if (line.width() > 0) line.add(" ");
    line.add(meeple_sign(player, meeple), seat_paint(static_cast<u8>(seat)));
    line.add(whereabouts(picture, seat, meeple), paint::kFaint);
  }
  pieces.add(picture.word("company", "crew"), line);
  if (player.recruits_left() > 0) {
    pieces.add(picture.word("company", "recruits"), std::to_string(player.recruits_left()), paint::kNone);
  }
}

void add_if_any(Pieces& pieces, const Picture& picture, std::string_view label, const std::string& value) {
  if (!value.empty() && value != "0") pieces.add(picture.word("company", label), value, paint::kNone);
}

std::string patents(const Picture& picture, Seat seat) {
  std::string list;
  for (int card = 0; card < kTechs; ++card) {
    if (picture.board().owners[static_cast<std::size_t>(card)] != static_cast<u8>(seat)) continue;
    if (!list.empty()) list += ", ";
    list += gear_name(picture, card);
  }
  return list;
}

void add_zodiacs(Pieces& pieces, const Picture& picture, Seat seat) {
  for (int i = 0; i < kZodiacs; ++i) {
    const Zodiac& zodiac = picture.table().zodiac(i);
    if (zodiac.owner != static_cast<u8>(seat)) continue;
    const std::string load = gear_list(picture, zodiac.load);
    pieces.add(fmt::format("z{}", i + 1),
               load.empty() ? space_name(zodiac.space) : picture.voice.named(space_name(zodiac.space), load),
               zodiac.space == kPort ? paint::kNone : paint::kStrong);
  }
}

void add_goods(Pieces& pieces, const Picture& picture, Seat seat) {
  const Player& player = picture.player(seat);
  add_if_any(pieces, picture, "maps", map_list(player));
  add_if_any(pieces, picture, "treasures", treasure_list(player));
  add_if_any(pieces, picture, "sharks", std::to_string(player.sharks));
  add_if_any(pieces, picture, "tokens", std::to_string(player.tokens));
  add_if_any(pieces, picture, "stored", std::to_string(player.stored));
  add_if_any(pieces, picture, "mercenaries", std::to_string(player.mercenaries));
  if (player.mine != 0) pieces.add({}, picture.word("company", "mine"), paint::kWarning);
  if (player.black_plane != 0) pieces.add({}, picture.word("company", "black_plane"), paint::kWarning);
  if (picture.table().is_solo()) add_if_any(pieces, picture, "fishing", dollars(player.fishing));
}

Pieces begun(const Picture& picture, Seat seat) {
  const Player& player = picture.player(seat);
  Pieces pieces(picture.screen, kIndent);
  pieces.begin(seat_sign(static_cast<u8>(seat)), seat_paint(static_cast<u8>(seat)));
  pieces.begin(fit(picture.voice.name(seat), kNameColumns));
  pieces.add({}, points(player.reputation));
  return pieces;
}

}  // namespace

Lines company(const Picture& picture, Seat seat) {
  Pieces first = begun(picture, seat);
  add_money(first, picture, seat);
  if (picture.player(seat).posted != 0) first.add({}, picture.word("company", "posted"), paint::kWarning);
  add_crew(first, picture, seat);
  add_goods(first, picture, seat);
  Lines lines = first.lines();
  Pieces second(picture.screen, kIndent);
  add_zodiacs(second, picture, seat);
  add_if_any(second, picture, "ashore", gear_list(picture, picture.player(seat)));
  add_if_any(second, picture, "patents", patents(picture, seat));
  append(lines, second.lines());
  return lines;
}

Lines own_company(const Picture& picture) { return company(picture, picture.subject()); }

Lines other_companies(const Picture& picture) {
  Lines lines;
  for (const Seat seat : picture.others()) append(lines, company(picture, seat));
  return lines;
}

Lines others_in_short(const Picture& picture) {
  Lines lines;
  for (const Seat seat : picture.others()) {
    Pieces pieces = begun(picture, seat);
    add_money(pieces, picture, seat);
    add_if_any(pieces, picture, "maps", map_list(picture.player(seat)));
    lines.push_back(pieces.lines()[0]);
  }
  return lines;
}

}  // namespace bathys::cli::thesauros_board
