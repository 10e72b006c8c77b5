// The greedy bot's answers in Thesauros.
#include "bots/thesauros/adviser.hpp"

namespace bathys::thesauros {
namespace {

template <class Judge>
Choice pick(const Answers& answers, const Judge& judge) {
  Choice choice;
  for (const Action action : answers.options) {
    if (is(action, Do::mine)) continue;
    const Worth worth = judge(action);
    choice.consider(action, worth);
    if (answers.judged != nullptr) answers.judged->push_back({action, worth});
  }
  return choice;
}

/// The first answer that is one of these verbs.
Choice prefer(const Answers& answers, std::initializer_list<Do> verbs) {
  return pick(answers, [&](Action action) {
    Worth rank = static_cast<Worth>(verbs.size());
    for (const Do verb : verbs) {
      if (is(action, verb)) return rank;
      --rank;
    }
    return Worth{0};
  });
}

/// The mine is worth a look beside every action (D114).
Choice mine_or(const Outlook& outlook, const Answers& answers, Choice otherwise) {
  Choice best;
  if (outlook.me.mine == 0) return otherwise;
  for (const Action action : answers.options) {
    if (!is(action, Do::mine)) continue;
    const Worth worth = mine_worth(outlook, action.a, action.b);
    best.consider(action, worth);
    // Before everything else, or not at all.
    if (answers.judged != nullptr) answers.judged->push_back({action, worth > 0 ? worth - kNever : kNever});
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
  const Answers answers{options};
  return mine_or(outlook, answers, judge(outlook, frame, answers));
}

std::vector<JudgedAnswer> Adviser::judged(const Seen& seen, const Frame& frame) const {
  Options options;
  Engine<Thesauros>::offer(seen, frame, options);
  const Outlook outlook(weights_, seen);
  std::vector<JudgedAnswer> all;
  const Answers answers{options, &all};
  mine_or(outlook, answers, judge(outlook, frame, answers));
  return all;
}

Choice Adviser::act_in_zone(const Outlook& outlook, Standing who, int zone, int place) const {
  if (zone == 6) {
    const Worth worth = mussels_worth(outlook, who.meeple);
    return {act(Do::place), worth, worth};
  }
  const Frame frame = pending(resolve::action_rule(zone), who.owner(), Acting{who.code(), static_cast<u8>(place), 0});
  Options options;
  Engine<Thesauros>::row(frame).offer(outlook.seen, frame, options);
  return judge(outlook, frame, {options});
}

/// A recruit is sent where it can do most as things stand.
Choice Adviser::send_recruit(const Outlook& outlook, const Answers& answers) const {
  const Standing who{static_cast<u8>(outlook.seen.who), kMeeples - 1, 0};
  return pick(answers, [&](Action action) {
    if (!is(action, Do::send)) return kNever;
    return act_in_zone(outlook, who, action.b, outlook.table.queue(action.b).size()).worth;
  });
}

Choice Adviser::judge(const Outlook& outlook, const Frame& frame, const Answers& answers) const {
  switch (static_cast<Rule>(frame.rule)) {
    case Rule::choose_hat:
      return pick(answers, [&](Action action) { return hat_for_solo(weights_, action); });
    case Rule::budget:
      return pick(answers, BudgetJudge(outlook));
    case Rule::allocate:
      return pick(answers, AllocateJudge(outlook, frame));
    case Rule::transfer:
      return pick(answers, TransferJudge(outlook, frame));
    case Rule::open_black_box:
      return pick(answers, BlackBoxJudge(outlook));
    case Rule::training:
      return prefer(answers, {Do::train});
    case Rule::recruit:
      return pick(answers, RecruitJudge(outlook, frame));
    case Rule::place_recruit:
      return send_recruit(outlook, answers);
    case Rule::research:
      return pick(answers, ResearchJudge(outlook, frame));
    case Rule::choose_tech:
      return pick(answers, ChooseTechJudge(outlook));
    case Rule::market:
      return pick(answers, MarketJudge(outlook, frame));
    case Rule::claim_map:
    case Rule::mercenary_maps:
      return pick(answers, ClaimJudge(outlook));
    case Rule::choose_tile:
      return pick(answers, TileJudge(outlook, frame));
    case Rule::seaplane:
      return pick(answers, SeaplaneJudge(outlook, frame));
    case Rule::shift_cargo:
    case Rule::meeting:
      return pick(answers, ShiftJudge(outlook, frame));
    case Rule::sea_turn:
    case Rule::under_way:  // it never pauses by itself, but a position may
      return pick(answers, SeaTurnJudge(outlook, frame));
    case Rule::load_gear:
      return pick(answers, LoadJudge(outlook, frame));
    case Rule::meet_shark:
      return prefer(answers, {Do::shoot, Do::spare});
    case Rule::lift_treasure:
      return pick(answers, LiftJudge(outlook, frame));
    case Rule::port:
      return pick(answers, PortJudge(outlook, frame));
    case Rule::coastal_gear:
      return pick(answers, CoastalGearJudge(outlook));
    case Rule::keep_found:
      return pick(answers, FoundJudge(outlook));
    case Rule::museum:
      return pick(answers, MuseumJudge(outlook, frame));
    case Rule::advertise:
      return pick(answers, AdvertiseJudge(outlook, frame));
    case Rule::bid:
      return pick(answers, BidJudge(outlook));
    case Rule::raise_bid:
      return pick(answers, AuctionJudge(outlook));
    case Rule::steal_patent:
      return pick(answers, StealJudge(outlook));
    case Rule::rearrange_museum:
      return pick(answers, RearrangeJudge(outlook));
    default:
      return prefer(answers, {});
  }
}

}  // namespace bathys::thesauros
