// The greedy bot's answers in Thesauros.
#include "bots/thesauros/adviser.hpp"

namespace bathys::thesauros {
namespace {

template <class Judge>
Choice pick(const Options& options, const Judge& judge) {
  Choice choice;
  for (const Action action : options) {
    if (!is(action, Do::mine)) choice.consider(action, judge(action));
  }
  return choice;
}

/// The first answer that is one of these verbs.
Choice prefer(const Options& options, std::initializer_list<Do> verbs) {
  return pick(options, [&](Action action) {
    Worth rank = static_cast<Worth>(verbs.size());
    for (const Do verb : verbs) {
      if (is(action, verb)) return rank;
      --rank;
    }
    return Worth{0};
  });
}

/// The mine is worth a look beside every action (D114).
Choice mine_or(const Outlook& outlook, const Options& options, Choice otherwise) {
  Choice best;
  if (outlook.me.mine == 0) return otherwise;
  for (const Action action : options) {
    if (is(action, Do::mine)) best.consider(action, mine_worth(outlook, action.a, action.b));
  }
  return best.worth > 0 ? best : otherwise;
}

Worth hat_for_solo(const Weights& weights, Action action) { return weights.hat[action.a]; }

Worth mussels_worth(const Outlook& outlook, int meeple) {
  const int cube = outlook.table.board.mussels;
  const int cash = mussel_cash(cube) + (meeple == kBoss ? boss_values().mussels : 0);
  return outlook.cash(cash) + mussel_reputation(cube) * kPoint;
}

}  // namespace

void Choice::consider(Action other, Worth its_worth) {
  if (its_worth <= worth) {
    next = std::max(next, its_worth);
    return;
  }
  next = worth;
  worth = its_worth;
  action = other;
}

Choice Adviser::choose(const Seen& seen, const Frame& frame) const {
  Options options;
  Engine<Thesauros>::offer(seen, frame, options);
  const Outlook outlook(weights_, seen);
  return mine_or(outlook, options, judge(outlook, frame, options));
}

Choice Adviser::act_in_zone(const Outlook& outlook, Standing who, int zone, int place) const {
  if (zone == 6) {
    const Worth worth = mussels_worth(outlook, who.meeple);
    return {act(Do::place), worth, worth};
  }
  const Frame frame = pending(resolve::action_rule(zone), who.owner(), Acting{who.code(), static_cast<u8>(place), 0});
  Options options;
  Engine<Thesauros>::row(frame).offer(outlook.seen, frame, options);
  return judge(outlook, frame, options);
}

/// A recruit is sent where it can do most as things stand.
Choice Adviser::send_recruit(const Outlook& outlook, const Options& options) const {
  const Standing who{static_cast<u8>(outlook.seen.who), kMeeples - 1, 0};
  return pick(options, [&](Action action) {
    if (!is(action, Do::send)) return kNever;
    return act_in_zone(outlook, who, action.b, outlook.table.queue(action.b).size()).worth;
  });
}

Choice Adviser::judge(const Outlook& outlook, const Frame& frame, const Options& options) const {
  switch (static_cast<Rule>(frame.rule)) {
    case Rule::choose_hat:
      return pick(options, [&](Action action) { return hat_for_solo(weights_, action); });
    case Rule::budget:
      return pick(options, BudgetJudge(outlook));
    case Rule::allocate:
      return pick(options, AllocateJudge(outlook, frame));
    case Rule::transfer:
      return pick(options, TransferJudge(outlook, frame));
    case Rule::open_black_box:
      return pick(options, BlackBoxJudge(outlook));
    case Rule::training:
      return prefer(options, {Do::train});
    case Rule::recruit:
      return pick(options, RecruitJudge(outlook, frame));
    case Rule::place_recruit:
      return send_recruit(outlook, options);
    case Rule::research:
      return pick(options, ResearchJudge(outlook, frame));
    case Rule::choose_tech:
      return pick(options, ChooseTechJudge(outlook));
    case Rule::market:
      return pick(options, MarketJudge(outlook, frame));
    case Rule::claim_map:
    case Rule::mercenary_maps:
      return pick(options, ClaimJudge(outlook));
    case Rule::choose_tile:
      return pick(options, TileJudge(outlook, frame));
    case Rule::seaplane:
      return pick(options, SeaplaneJudge(outlook, frame));
    case Rule::shift_cargo:
    case Rule::meeting:
      return pick(options, ShiftJudge(outlook, frame));
    case Rule::sea_turn:
    case Rule::under_way:  // it never pauses by itself, but a position may
      return pick(options, SeaTurnJudge(outlook, frame));
    case Rule::load_gear:
      return pick(options, LoadJudge(outlook, frame));
    case Rule::meet_shark:
      return prefer(options, {Do::shoot, Do::spare});
    case Rule::lift_treasure:
      return pick(options, LiftJudge(outlook, frame));
    case Rule::port:
      return pick(options, PortJudge(outlook, frame));
    case Rule::coastal_gear:
      return pick(options, CoastalGearJudge(outlook));
    case Rule::keep_found:
      return pick(options, FoundJudge(outlook));
    case Rule::museum:
      return pick(options, MuseumJudge(outlook, frame));
    case Rule::advertise:
      return pick(options, AdvertiseJudge(outlook, frame));
    case Rule::bid:
      return pick(options, BidJudge(outlook));
    case Rule::raise_bid:
      return pick(options, AuctionJudge(outlook));
    case Rule::steal_patent:
      return pick(options, StealJudge(outlook));
    case Rule::rearrange_museum:
      return pick(options, RearrangeJudge(outlook));
    default:
      return prefer(options, {});
  }
}

}  // namespace bathys::thesauros
