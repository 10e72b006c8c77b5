// What each meeple at hand could do in each zone of Thesauros.
#include "bots/thesauros/deployment.hpp"

namespace bathys::thesauros {

Deployment::Deployment(const Outlook& outlook, const Frame& question) : outlook_(outlook), question_(question) {
  for (int meeple = 0; meeple < kMeeples; ++meeple) {
    const bool at_hand = is_recruit() ? meeple == kMeeples - 1 : outlook.me.spot(meeple) == Spot::home;
    if (at_hand) rows_.push_back({static_cast<u8>(meeple), {}});
  }
}

bool Deployment::is_open(int zone) const {
  return !placement::why_not_zone(outlook_.table, zone) && !(is_recruit() && zone == 1);
}

/// Boss and worker in the same queue: the worker learns (3.2).
Worth Deployment::with_training(int meeple, int zone) const {
  const Hat hat = hat_of_zone(zone);
  if (hat == Hat::none || outlook_.seen.board().hats[static_cast<std::size_t>(hat) - 1] == 0) return 0;
  if (meeple != kBoss && outlook_.seen.me().hat(meeple) != Hat::none) return 0;
  bool boss = false;
  bool worker = false;
  for (const u8 code : outlook_.seen.table.queue(zone)) {
    const Standing who = Standing::of(code);
    if (who.owner() != outlook_.seen.who) continue;
    boss = boss || who.meeple == kBoss;
    worker = worker || (who.meeple != kBoss && outlook_.seen.me().hat(who.meeple) == Hat::none);
  }
  const bool pair = meeple == kBoss ? worker && !boss : boss && !worker;
  return pair ? outlook_.weights.hat[static_cast<std::size_t>(hat)] * outlook_.left : 0;
}

/// What the other meeples at hand can then still do, each where it is best; nobody does the same thing twice.
Worth Deployment::with_others(int meeple, int zone) const {
  u32 used = 1u << zone;
  Worth total = 0;
  bool skipped = false;
  for (const Row& row : rows_) {
    if (row.meeple == meeple && !skipped) {
      skipped = true;
      continue;
    }
    int best = 0;
    Worth most = kNever;
    for (const int other : kQueueZones) {
      const Choice& choice = row.zones[static_cast<std::size_t>(other)];
      const Worth here = (used >> other & 1u) != 0 ? choice.next : choice.worth;
      if (here <= most) continue;
      most = here;
      best = other;
    }
    used |= 1u << best;
    total += std::max(most, -kPoint);
  }
  return total;
}

Worth Deployment::of_meeple(int meeple, int zone, bool twice) const {
  const Row* row = nullptr;
  for (const Row& one : rows_) {
    if (is_recruit() || one.meeple == meeple) row = &one;
  }
  const Choice& here = row->zones[static_cast<std::size_t>(zone)];
  const Worth mussels = row->zones[6].worth;
  Worth total = here.worth + with_others(row->meeple, zone) + times(here.worth - mussels, outlook_.weights.urgency);
  if (!twice) return total;
  const bool once_only = zone == 7 || zone == 4;
  return once_only ? kNever : total + here.next - times(outlook_.weights.token, outlook_.left > 0 ? kPoint : 0);
}

Worth Deployment::of_mercenary(int zone) const {
  const Worth worth = mercenary_worth(outlook_, zone);
  const Worth patience = outlook_.left > 1 ? worth_of_points(2.5) : 0;
  return worth >= patience ? -kNever + worth : kNever;
}

/// Whole plans are compared: what all meeples at hand will do together.
Worth Deployment::of(Action action) const {
  switch (static_cast<Do>(action.verb)) {
    case Do::place:
    case Do::send:
      return of_meeple(action.a, action.b, false);
    case Do::place_double:
    case Do::send_double:
      return of_meeple(action.a, action.b, true);
    case Do::hire:
      return of_mercenary(action.b);
    case Do::post:
      return rows_.size() <= 1 && envelope_worth(outlook_) > 0 ? -kNever : kNever;
    default:
      return 0;
  }
}

}  // namespace bathys::thesauros
