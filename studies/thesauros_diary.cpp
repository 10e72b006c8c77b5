// What a player did in a game of Thesauros, told from the events.
#include "studies/thesauros_diary.hpp"

namespace bathys::bench {
namespace {

using namespace thesauros;

std::string named(std::string_view deed, std::string_view what) { return std::string(deed) + "." + std::string(what); }
std::string numbered(std::string_view deed, int number) { return named(deed, std::to_string(number)); }

constexpr std::array<std::string_view, 6> kSources{"treasures", "patents", "sharks", "maps", "money", "influence"};

}  // namespace

void Diary::happened(const Event& event) {
  const auto kind = static_cast<Happening>(event.kind);
  const int seat = event.args[0];
  if (seat < 0 || seat >= kMaxSeats) return;
  count_crew(kind, seat, event);
  count_sea(kind, seat, event);
  count_money(kind, seat, event);
  count_points(kind, seat, event);
}

void Diary::count_crew(Happening kind, int seat, const Event& event) {
  const auto& args = event.args;
  switch (kind) {
    case Happening::placed:
      if (args[3] != 0) count(seat, "double_action");
      return count(seat, numbered("place", args[2]));
    case Happening::recruited:
      return count(seat, "recruit");
    case Happening::trained:
      return count(seat, numbered("train", args[2]));
    case Happening::developed:
      return count(seat, named("develop", kGearWords[static_cast<std::size_t>(args[1])]));
    case Happening::bought:
      return count(seat, named("buy", kGearWords[static_cast<std::size_t>(args[1])]));
    case Happening::sat_down:
      return count(seat, "sit");
    case Happening::posted:
      return count(seat, "post");
    case Happening::mercenary_placed:
      return count(seat, numbered("mercenary", args[1]));
    case Happening::mine_exploded:
      return count(seat, "mine.sharks", args[2]);
    default:
      return;
  }
}

void Diary::count_sea(Happening kind, int seat, const Event& event) {
  const auto& args = event.args;
  switch (kind) {
    case Happening::sailed:
      return space(args[2]).zone == 0 ? void() : count(seat, numbered("sail_to_zone", space(args[2]).zone));
    case Happening::dived:
      return count(seat, "dive");
    case Happening::shark_killed:
      return count(seat, "kill_shark");
    case Happening::treasure_taken:
      count(seat, numbered("lift", args[1]));
      return count(seat, numbered("lift_in_zone", args[2]));
    case Happening::lagoon_trip:
      return count(seat, named("lagoon", space(args[1]).name));
    case Happening::found_object:
      return count(seat, named("find", found(args[1]).id));
    case Happening::zodiac_bought:
      return count(seat, "zodiac");
    case Happening::plane_used:
      return count(seat, "seaplane");
    default:
      return;
  }
}

void Diary::count_money(Happening kind, int seat, const Event& event) {
  const auto& args = event.args;
  switch (kind) {
    case Happening::income:
      return count(seat, "dollars.income", args[1]);
    case Happening::money_gained:
      return count(seat, "dollars.earned", args[1]);
    case Happening::paid:
      return count(seat, named("dollars.paid", kAccountWords[static_cast<std::size_t>(args[2])]), args[1]);
    case Happening::transferred:
      return count(seat, "dollars.fees", args[4]);
    case Happening::bid_opened:
      return count(seat, "dollars.bid", args[1]);
    case Happening::auction_won:
      return count(seat, "dollars.auction", args[1]);
    case Happening::map_bought:
      return count(seat, numbered("map", args[1]));
    case Happening::map_claimed:
      return count(seat, numbered("claim", args[1]));
    case Happening::room_sponsored:
      return count(seat, numbered("sponsor", args[1] + 1));
    case Happening::treasure_sold:
      return count(seat, args[2] == kReserve ? "sell.reserve" : numbered("sell", args[2] + 1));
    case Happening::wages_unpaid:
      return count(seat, "unpaid", args[1]);
    default:
      return;
  }
}

/// Points gained and lost while the game goes on, and those of the end (4.3).
void Diary::count_points(Happening kind, int seat, const Event& event) {
  const auto& args = event.args;
  switch (kind) {
    case Happening::advertised:
      count(seat, numbered("advertise", args[2]));
      return count(seat, "points.advertising", args[2]);
    case Happening::mussels:
      count(seat, "mussels");
      return count(seat, "points.mussels", args[2]);
    case Happening::room_opened:
      count(seat, numbered("open", args[1] + 1));
      return count(seat, "points.doors", args[2]);
    case Happening::room_closed:
      return count(seat, "points.doors", -args[2]);
    case Happening::year_points:
      return count(seat, "points.years", args[1]);
    case Happening::declined:
      count(seat, "declined");
      return;
    case Happening::final_points:
      for (std::size_t i = 0; i < kSources.size(); ++i) count(seat, named("points", kSources[i]), args[1 + i]);
      return;
    default:
      return;
  }
}

}  // namespace bathys::bench
