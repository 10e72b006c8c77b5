// The greedy bot ashore in Thesauros: recruits, research, and advertising.
#include "bots/thesauros/judges.hpp"

namespace bathys::thesauros {
namespace {

int rivals_of(const Outlook& outlook) { return outlook.table.seats() - 1; }

/// What better gear at the lagoon adds: compared with what anybody can do there.
Worth lagoon_gear_worth(const Outlook& outlook, int gain) {
  const Worth more = outlook.cash(gain - tourist_gain());
  return times(more, outlook.weights.lagoon_share) * (outlook.left + 1);
}

/// A company without a map will buy the cheapest one.
Public with_first_map(const Outlook& outlook) {
  Public table = outlook.table;
  Player& me = table.player(outlook.seen.who);
  for (const u8 number : table.board.market) {
    if (me.map_count() == 0 && number != 0) me.maps[number - 1u] = 1;
  }
  return table;
}

/// What a piece of gear adds to the best voyage in sight, and to those after it.
Worth voyage_gain(const Outlook& outlook, Gear gear) {
  const Load load = gear_for_sea(outlook);
  if (!load.takes(gear)) return 0;
  const int turns = std::min(outlook.left, outlook.weights.voyage_turns);
  const Public table = with_first_map(outlook);
  const auto departure = [&](Load carried) {
    return Chart(outlook, table, {carried, false}, outlook.weights.worker_turn).departure(turns);
  };
  Worth& without = outlook.departure_with_first_map;
  if (without == kNever) without = departure(load);
  const Worth gain = departure(with(load, gear)) - std::max(0, without);
  const Worth later = outlook.weights.later_use * std::max(0, outlook.left - turns);
  return std::max(0, times(gain, outlook.weights.use_of_gear + later));
}

bool owns(const Outlook& outlook, Gear gear) {
  return gear_for_sea(outlook).has(gear) || outlook.me.in_stock(gear) > 0;
}

Worth find_gear_worth(const Outlook& outlook, Gear gear) {
  Worth total = 0;
  const GearUse& use = gear_use(static_cast<int>(gear));
  if (gear == Gear::satellite) total += 2 * kPoint + outlook.cash_in(outlook.quadrimester + 3, 10);
  if (owns(outlook, gear)) return total + times(outlook.weights.second_copy, kPoint * outlook.left / 4);
  if (use.lobster_gain > 0) total += lagoon_gear_worth(outlook, use.lobster_gain);
  if (use.coastal_gain > 0) total += lagoon_gear_worth(outlook, use.coastal_gain);
  return helps_at_sea(gear) ? total + voyage_gain(outlook, gear) : total;
}

}  // namespace

Worth gear_worth(const Outlook& outlook, Gear gear) {
  Worth& known = outlook.gear_worths[static_cast<std::size_t>(gear)];
  if (known == kNever) known = find_gear_worth(outlook, gear);
  return known;
}

RecruitJudge::RecruitJudge(const Outlook& outlook, const Frame& frame) : outlook_(outlook), frame_(frame) {}

/// One more meeple for the rest of the game, this quadrimester included, for its wages.
Worth RecruitJudge::recruit() const {
  const Acting acting = Acting::of(frame_);
  const int price = resolve::discounted(queue_price(outlook_.table.seats(), 1, acting.place), acting.is_boss());
  const int now = std::min(outlook_.left + 1, 3 - (outlook_.quadrimester - 1) % 3);
  const int later = outlook_.left + 1 - now;
  Worth total = now * (outlook_.weights.recruit_now - outlook_.cash(wage())) +
                later * (outlook_.weights.recruit_later - outlook_.cash_in(outlook_.quadrimester + 3, wage()));
  const int left = outlook_.me.recruits_left();
  if (left == kRecruits - 1 && outlook_.me.board_token != 0) total += outlook_.weights.token;
  if (left == 1) total += kPoint;
  return total - outlook_.cost(Account::hr, price);
}

Worth RecruitJudge::operator()(Action action) const { return is(action, Do::decline) ? declined(frame_) : recruit(); }

Worth ResearchJudge::patent(int index) const {
  const Tech& card = tech(index);
  const int copies = outlook_.table.board.copies[static_cast<std::size_t>(index)];
  const int sales = std::min({copies, rivals_of(outlook_), outlook_.left});
  return card.end_points * kPoint + times(outlook_.cash(card.royalty * sales), outlook_.weights.royalties);
}

Worth ResearchJudge::royalty_to_rival(Action action) const {
  const u8 owner = outlook_.table.board.owners[action.a];
  const bool rival = owner != kNone && owner != kRival && seat_at(owner) != outlook_.seen.who;
  return rival ? outlook_.to_rival(outlook_.cash(tech(action.a).royalty)) : 0;
}

Worth ResearchJudge::operator()(Action action) const {
  if (is(action, Do::decline)) return declined(frame_);
  if (is(action, Do::sit)) return outlook_.left > 1 ? outlook_.weights.sitting : -kPoint / 2;
  Worth total = -outlook_.cost(Account::rd, research::price(outlook_.table, Acting::of(frame_), action));
  if (!is(action, Do::buy)) total += patent(action.a);
  if (!is(action, Do::develop)) total += gear_worth(outlook_, static_cast<Gear>(action.a));
  return is(action, Do::buy) ? total - royalty_to_rival(action) : total;
}

Worth ChooseTechJudge::operator()(Action action) const {
  return tech(action.a).end_points * kPoint + gear_worth(outlook_, static_cast<Gear>(action.a));
}

Worth AdvertiseJudge::operator()(Action action) const {
  if (is(action, Do::decline)) return declined(frame_);
  const Acting acting = Acting::of(frame_);
  const int price = resolve::discounted(queue_price(outlook_.table.seats(), 9, acting.place), acting.is_boss());
  const int points = advertising_points(outlook_.table.board.advertising);
  return points * kPoint - outlook_.cost(Account::gp, price);
}

}  // namespace bathys::thesauros
