// A quick way to play Thesauros, for games in the mind.
#include "bots/thesauros/quick.hpp"

namespace bathys::thesauros {
namespace {

/// The zone whose queue asks such a question; 0 where none does.
int zone_of_action(const Frame& question) {
  switch (static_cast<Rule>(question.rule)) {
    case Rule::recruit:
      return 1;
    case Rule::research:
      return 2;
    case Rule::market:
      return 3;
    case Rule::seaplane:
      return 4;
    case Rule::port:
      return 7;
    case Rule::museum:
      return 8;
    case Rule::advertise:
      return 9;
    default:
      return 0;
  }
}

int standing_in(const Seen& seen, int zone) {
  int count = 0;
  for (const u8 code : seen.table.queue(zone)) count += Standing::of(code).owner() == seen.who ? 1 : 0;
  return count;
}

int docked_zodiacs(const Seen& seen) {
  int count = 0;
  for (const Zodiac& boat : seen.table.zodiacs) {
    count += boat.owner == static_cast<u8>(seen.who) && boat.space == kPort && boat.crew == kNone ? 1 : 0;
  }
  return count;
}

constexpr int kMaxAtSea = 60;

int price_of(const Public& table, const Acting& acting, int zone, Action action) {
  const auto queue = [&] {
    return resolve::discounted(queue_price(table.seats(), zone, acting.place), acting.is_boss());
  };
  switch (static_cast<Do>(action.verb)) {
    case Do::recruit:
      return queue() + wage();
    case Do::advertise:
    case Do::fly:
      return queue();
    case Do::develop:
    case Do::buy:
    case Do::prototype:
      return research::price(table, acting, action);
    case Do::purchase:
      return market::price(table, acting, action.a);
    case Do::shop:
      return port::shop_price(table, acting);
    case Do::sponsor:
      return resolve::discounted(room(table.seats(), action.a).cost,
                                 resolve::is_expert(table, acting.who(), Hat::museum));
    default:
      return 0;
  }
}

/// What is lost by paying more than there is beside the wages.
Worth unpayable(int price, int money) { return std::max(0, price - std::max(0, money)) * kPoint / wage(); }

}  // namespace

Weights quick_weights(bool solo) {
  Weights weights = solo ? Weights::for_solo() : Weights{};
  weights.voyage_turns = 3;
  weights.voyage_targets = 4;
  return weights;
}

const QuickPlay::Step& QuickPlay::Plan::of(const Player& player, int meeple, int zone) const {
  if (meeple == kBoss) return boss[static_cast<std::size_t>(zone)];
  const Hat hat = hat_of_zone(zone);
  if (hat != Hat::none && player.hat(meeple) == hat) return specialist[static_cast<std::size_t>(hat)];
  return worker[static_cast<std::size_t>(zone)];
}

void QuickPlay::make_zones(Plan& plan, const Outlook& outlook, int first, int last) const {
  const auto judge = [&](int meeple, int zone) {
    const Standing who{static_cast<u8>(outlook.seen.who), static_cast<u8>(meeple), 0};
    const int place = outlook.table.queue(zone).size();
    const Choice choice = adviser_.act_in_zone(outlook, who, zone, place);
    return Step{choice, price_of(outlook.table, {who.code(), static_cast<u8>(place), 0}, zone, choice.action)};
  };
  int plain = kMeeples - 1;  // a recruit has no hat
  for (int meeple = 1; meeple < kMeeples; ++meeple) {
    if (outlook.me.hat(meeple) == Hat::none) plain = meeple;
  }
  for (const int zone : kQueueZones) {
    if (zone < first || zone > last) continue;
    if (zone == 4 && shift_cargo::zodiacs_at_sea(outlook.table, outlook.seen.who) == 0) {
      plan.boss[4].choice = plan.worker[4].choice = {act(Do::decline), -kPoint, -kPoint};
      continue;
    }
    plan.boss[static_cast<std::size_t>(zone)] = judge(kBoss, zone);
    plan.worker[static_cast<std::size_t>(zone)] = judge(plain, zone);
    const Hat hat = hat_of_zone(zone);
    if (hat == Hat::none) continue;
    for (int meeple = 1; meeple < kMeeples; ++meeple) {
      if (outlook.me.hat(meeple) != hat) continue;
      plan.specialist[static_cast<std::size_t>(hat)] = judge(meeple, zone);
      break;
    }
  }
}

/// Zodiacs that are out at sea will play before the port and the museum: perhaps with treasures to sell.
void QuickPlay::make(Plan& plan, const State& state, const Outlook& outlook) const {
  plan = Plan{};
  plan.quadrimester = static_cast<u8>(outlook.quadrimester);
  const Seat seat = outlook.seen.who;
  if (shift_cargo::zodiacs_at_sea(outlook.table, seat) == 0 || !sea_is_open(outlook.quadrimester))
    return make_zones(plan, outlook, 1, kZones);
  make_zones(plan, outlook, 1, 4);
  State after = state;
  play_at_sea(after, seat);
  make_zones(plan, Outlook(adviser_.weights(), Thesauros::seen(after, seat)), 6, kZones);
}

void QuickPlay::play_at_sea(State& state, Seat seat) const {
  state.table.pending.clear();
  for (Zodiac& zodiac : state.table.zodiacs) zodiac.played = 0;
  state.table.pending.push(pending(Rule::next_zodiac, seat, SeaTurn{SeaTurn::kWholeFleet, 0}));
  Report silent;
  Play play{state, silent};
  Engine<Thesauros>::advance(play);
  for (int i = 0; i < kMaxAtSea && !Engine<Thesauros>::over(state); ++i) {
    const Frame& frame = Engine<Thesauros>::question(state);
    const Seat asked = frame.seat();
    Engine<Thesauros>::answer_trusted(play, asked, adviser_.choose(Thesauros::seen(state, asked), frame).action);
  }
}

QuickPlay::Plan& QuickPlay::plan_of(const State& state, const Outlook& outlook) {
  Plan& plan = plans_[static_cast<std::size_t>(index_of(outlook.seen.who))];
  if (plan.quadrimester != outlook.quadrimester) make(plan, state, outlook);
  return plan;
}

/// What was planned; what depends on the place in the queue alone is looked at again.
QuickPlay::Step QuickPlay::step_now(const Plan& plan, const Outlook& outlook, int meeple, int zone) const {
  Step step = plan.of(outlook.me, meeple, zone);
  if (zone == 1 || zone == 9) {
    const Standing who{static_cast<u8>(outlook.seen.who), static_cast<u8>(meeple), 0};
    const int place = outlook.table.queue(zone).size();
    const auto worth_at = [&](int there) { return adviser_.act_in_zone(outlook, who, zone, there).worth; };
    const bool waits = standing_in(outlook.seen, zone) > 0;
    step.choice.worth = waits ? step.choice.worth : worth_at(place);
    step.choice.next = worth_at(waits ? place : place + 1);
  }
  if (zone == 4) {
    step.choice.next = -kPoint;
    if (outlook.table.queue(zone).size() >= outlook.table.board.seaplanes) step.choice.worth = -kPoint;
  }
  if (zone == 7 && docked_zodiacs(outlook.seen) <= std::max(1, standing_in(outlook.seen, zone)))
    step.choice.next = -kPoint;
  return step;
}

Action QuickPlay::place(const State& state, Seat seat, const Frame& question) {
  const Seen seen = Thesauros::seen(state, seat);
  const Outlook outlook(adviser_.weights(), seen);
  const Plan& plan = plan_of(state, outlook);
  int money = -outlook.wages() - 2 * transfer_fee(seen.table.year());
  for (const u16 account : seen.me().accounts) money += account;
  for (const int zone : kQueueZones) {
    for (const u8 code : seen.table.queue(zone)) {
      const Standing who = Standing::of(code);
      if (who.owner() == seat) money -= plan.of(seen.me(), who.meeple, zone).price;
    }
  }
  Deployment deployment(outlook, question);
  for (const int zone : kQueueZones) {
    if (!deployment.is_open(zone)) continue;
    const int before = standing_in(seen, zone);
    for (auto& row : deployment.rows()) {
      const Step step = step_now(plan, outlook, row.meeple, zone);
      Choice choice = step.choice;
      if (before > 0) choice.worth = choice.next - (before > 1 ? kPoint : 0);
      choice.worth -= unpayable(step.price, money);
      choice.next -= unpayable(step.price, money - step.price);
      choice.worth += deployment.with_training(row.meeple, zone);
      row.zones[static_cast<std::size_t>(zone)] = choice;
    }
  }
  Options options;
  Engine<Thesauros>::offer(seen, question, options);
  Choice choice;
  for (const Action action : options) choice.consider(action, deployment.of(action));
  return choice.action;
}

/// Wages first; what is left is split among the accounts still to be written.
Action QuickPlay::budget(const Seen& seen) const {
  const Outlook outlook(adviser_.weights(), seen);
  const auto& parts = adviser_.weights().budget[static_cast<std::size_t>(seen.table.year() - 1)];
  const std::size_t account = seen.me().drafted;
  int left = seen.own.black_box;
  for (const u16 amount : seen.me().accounts) left += amount;
  for (std::size_t i = 0; i < account; ++i) left -= seen.own.draft[i];
  const std::size_t accounts = seen.table.is_solo() ? kOpenAccounts : kAccounts;
  int sum = 0;
  for (std::size_t i = account; i < accounts; ++i) sum += parts[i];
  const int wages = account == 0 ? std::min(left, wages_this_year(outlook)) : 0;
  const int amount = wages + (sum > 0 ? (left - wages) * parts[account] / sum : 0);
  return act(Do::budget, static_cast<int>(account), 0, 0, static_cast<u32>(std::clamp(amount, 0, left)));
}

const Action* QuickPlay::planned(const Seen& seen, const Frame& question) {
  const int zone = zone_of_action(question);
  Plan& plan = plans_[static_cast<std::size_t>(index_of(seen.who))];
  if (zone == 0 || seen.me().mine > 0 || plan.quadrimester != seen.board().quadrimester || (plan.done >> zone & 1) != 0)
    return nullptr;
  plan.done |= 1u << zone;
  const Action& action = plan.of(seen.me(), Acting::of(question).who().meeple, zone).choice.action;
  const bool can = !is(action, Do::decline) && !Engine<Thesauros>::why_not(seen, question, action);
  return can ? &action : nullptr;
}

Action QuickPlay::choose(const State& state, Seat seat) {
  const Seen seen = Thesauros::seen(state, seat);
  const Frame& question = Engine<Thesauros>::question(state);
  if (is(question, Rule::place) || is(question, Rule::place_recruit)) return place(state, seat, question);
  if (is(question, Rule::budget)) return budget(seen);
  if (const Action* const action = planned(seen, question)) return *action;
  return adviser_.choose(seen, question).action;
}

}  // namespace bathys::thesauros
