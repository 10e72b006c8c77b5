// The greedy bot in the port of Thesauros: the shop, the lagoon, the island, and setting out.
#include "bots/thesauros/judges.hpp"

namespace bathys::thesauros {
namespace {

int zodiacs_of(const Outlook& outlook) {
  int count = 0;
  for (const Zodiac& zodiac : outlook.table.zodiacs) count += zodiac.owner == static_cast<u8>(outlook.seen.who) ? 1 : 0;
  return count;
}

Worth departure_of(const Outlook& outlook, int meeple, bool ashore_only) {
  const Diver diver{gear_for_sea(outlook, ashore_only), outlook.is_expert(meeple, Hat::port)};
  const Chart chart(outlook, outlook.table, diver, outlook.turn_of(meeple));
  return chart.departure(std::min(outlook.left, outlook.weights.voyage_turns));
}

bool has_speargun(const Player& player) {
  return player.in_stock(Gear::speargun) > 0 || player.in_stock(Gear::found_speargun) > 0;
}

}  // namespace

PortJudge::PortJudge(const Outlook& outlook, const Frame& frame)
    : outlook_(outlook),
      frame_(frame),
      meeple_(Acting::of(frame).who().meeple),
      departure_(departure_of(outlook, meeple_, true)) {}

/// A point at once, and more voyages for those who have gear and crews for them.
Worth PortJudge::shop() const {
  const int price = port::shop_price(outlook_.table, Acting::of(frame_));
  const int turns = std::min(outlook_.left, outlook_.weights.voyage_turns);
  const bool useful = turns > 0 && zodiacs_of(outlook_) < 3;
  const Worth more = useful ? std::max(0, departure_of(outlook_, kMeeples - 1, false)) : 0;
  const Worth lagoon = useful ? outlook_.weights.zodiac_turn * outlook_.left : 0;
  return kPoint + lagoon + times(more, outlook_.weights.new_zodiac) * outlook_.left / 4 / zodiacs_of(outlook_) -
         outlook_.cost(Account::mx, price);
}

Worth PortJudge::operator()(Action action) const {
  if (is(action, Do::decline)) return declined(frame_);
  if (is(action, Do::shop)) return shop();
  if (is(action, Do::embark)) return departure_;
  return lagoon_worth(outlook_, action.b, outlook_.is_expert(meeple_, Hat::port), has_speargun(outlook_.me));
}

/// What it earns; of two that earn the same the plainer one goes.
Worth CoastalGearJudge::operator()(Action action) const {
  return outlook_.cash(coastal_gain(static_cast<Gear>(action.a) != Gear::harpoon));
}

Worth FoundJudge::operator()(Action action) const {
  const Found& thing = found(action.a);
  if (thing.treasure != kNone) return outlook_.treasure(thing.treasure);
  if (thing.cash > 0) return outlook_.cash(thing.cash);
  return gear_worth(outlook_, static_cast<Gear>(thing.gear));
}

}  // namespace bathys::thesauros
