// Where the greedy bot places its meeples in Thesauros.
#include "bots/thesauros/placement.hpp"

namespace bathys::thesauros {
namespace {

constexpr int kMaxImagined = 200;

/// Nobody counts on luck: all that can be found on the imagined island is a few dollars.
void hide_valuables_only(State& state) {
  u16 valuables = 0;
  for (int object = 0; object < kFound; ++object) {
    if (found(object).cash > 0) valuables = static_cast<u16>(valuables | 1u << object);
  }
  state.secret.island = valuables;
  state.table.board.island_size = std::min(state.table.board.island_size, static_cast<u8>(std::popcount(valuables)));
}

/// The zone in which the imagined resolution stands.
int zone_reached(const State& state) {
  const auto& stack = state.table.pending;
  if (stack.empty()) return kZones;
  const Frame& last = stack.from_top(stack.size() - 1);
  return is(last, Rule::resolve) ? resolve::zone_of(last) : kZones;
}

}  // namespace

Placement::Placement(const Adviser& adviser, const View& view, Generator& generator)
    : adviser_(adviser),
      seen_(Thesauros::seen(view)),
      question_(view.table.pending.top()),
      outlook_(adviser.weights(), seen_) {
  imagine_quadrimester(view, generator);
  judge_zones();
}

bool Placement::is_recruit() const { return is(question_, Rule::place_recruit); }

/// Everybody who stands somewhere acts as the adviser would; nobody else is placed.
void Placement::imagine_quadrimester(const View& view, Generator& generator) {
  State state = Thesauros::imagine(view, generator);
  state.table.pending.clear();
  state.table.board.envelopes.clear();
  hide_valuables_only(state);
  int zone = is_recruit() ? 2 : 1;
  state.table.pending.push(resolve::first_zone(zone));
  Report silent;
  Play play{state, silent};
  Engine<Thesauros>::advance(play);
  for (int i = 0; i < kMaxImagined; ++i) {
    for (; zone < zone_reached(state); ++zone) after_zone_[static_cast<std::size_t>(zone)] = state;
    if (Engine<Thesauros>::over(state)) break;
    const Frame& frame = Engine<Thesauros>::question(state);
    const Seat seat = frame.seat();
    Engine<Thesauros>::answer_trusted(play, seat, adviser_.choose(Thesauros::seen(state, seat), frame).action);
  }
  for (; zone < kAllZones; ++zone) after_zone_[static_cast<std::size_t>(zone)] = state;
}

void Placement::judge_zones() {
  for (int meeple = 0; meeple < kMeeples; ++meeple) {
    const bool at_hand = is_recruit() ? meeple == kMeeples - 1 : seen_.me().spot(meeple) == Spot::home;
    if (at_hand) rows_.push_back({static_cast<u8>(meeple), {}});
  }
  for (const int zone : kQueueZones) {
    if (placement::why_not_zone(seen_.table, zone) || (is_recruit() && zone == 1)) continue;
    const Outlook then(adviser_.weights(), Thesauros::seen(after_zone_[static_cast<std::size_t>(zone)], seen_.who));
    for (Row& row : rows_) row.zones[static_cast<std::size_t>(zone)] = in_zone(then, row.meeple, zone);
  }
}

/// Workers who are alike do the same.
Choice Placement::in_zone(const Outlook& then, int meeple, int zone) const {
  for (const Row& row : rows_) {
    if (row.meeple == meeple) break;
    const bool alike = row.meeple != kBoss && seen_.me().hat(row.meeple) == seen_.me().hat(meeple);
    if (alike) return row.zones[static_cast<std::size_t>(zone)];
  }
  const Standing who{static_cast<u8>(seen_.who), static_cast<u8>(meeple), 0};
  Choice choice = adviser_.act_in_zone(then, who, zone, seen_.table.queue(zone).size());
  choice.worth += with_training(meeple, zone);
  return choice;
}

/// Boss and worker in the same queue: the worker learns (3.2).
Worth Placement::with_training(int meeple, int zone) const {
  const Hat hat = hat_of_zone(zone);
  if (hat == Hat::none || seen_.board().hats[static_cast<std::size_t>(hat) - 1] == 0) return 0;
  if (meeple != kBoss && seen_.me().hat(meeple) != Hat::none) return 0;
  bool boss = false;
  bool worker = false;
  for (const u8 code : seen_.table.queue(zone)) {
    const Standing who = Standing::of(code);
    if (who.owner() != seen_.who) continue;
    boss = boss || who.meeple == kBoss;
    worker = worker || (who.meeple != kBoss && seen_.me().hat(who.meeple) == Hat::none);
  }
  const bool pair = meeple == kBoss ? worker && !boss : boss && !worker;
  return pair ? outlook_.weights.hat[static_cast<std::size_t>(hat)] * outlook_.left : 0;
}

/// What the other meeples at hand can then still do, each where it is best; nobody does the same thing twice.
Worth Placement::with_others(int meeple, int zone) const {
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

Worth Placement::of_meeple(int meeple, int zone, bool twice) const {
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

Worth Placement::of_mercenary(int zone) const {
  const Worth worth = mercenary_worth(outlook_, zone);
  const Worth patience = outlook_.left > 1 ? worth_of_points(2.5) : 0;
  return worth >= patience ? -kNever + worth : kNever;
}

/// Whole plans are compared: what all meeples at hand will do together.
Worth Placement::of(Action action) const {
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

Action Placement::best() const {
  Options options;
  Engine<Thesauros>::offer(seen_, question_, options);
  Choice choice;
  for (const Action action : options) choice.consider(action, of(action));
  return choice.action;
}

}  // namespace bathys::thesauros
