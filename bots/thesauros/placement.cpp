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
      outlook_(adviser.weights(), seen_),
      deployment_(outlook_, question_) {
  imagine_quadrimester(view, generator);
  judge_zones();
}

/// Everybody who stands somewhere acts as the adviser would; nobody else is placed.
void Placement::imagine_quadrimester(const View& view, Generator& generator) {
  State state = Thesauros::imagine(view, generator);
  state.table.pending.clear();
  state.table.board.envelopes.clear();
  hide_valuables_only(state);
  int zone = deployment_.is_recruit() ? 2 : 1;
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
  for (; zone < Deployment::kAllZones; ++zone) after_zone_[static_cast<std::size_t>(zone)] = state;
}

void Placement::judge_zones() {
  for (const int zone : kQueueZones) {
    if (!deployment_.is_open(zone)) continue;
    const Outlook then(adviser_.weights(), Thesauros::seen(after_zone_[static_cast<std::size_t>(zone)], seen_.who));
    for (auto& row : deployment_.rows()) row.zones[static_cast<std::size_t>(zone)] = in_zone(then, row.meeple, zone);
  }
}

/// Workers who are alike do the same.
Choice Placement::in_zone(const Outlook& then, int meeple, int zone) const {
  for (const auto& row : deployment_.rows()) {
    if (row.meeple == meeple) break;
    const bool alike = row.meeple != kBoss && seen_.me().hat(row.meeple) == seen_.me().hat(meeple);
    if (alike) return row.zones[static_cast<std::size_t>(zone)];
  }
  const Standing who{static_cast<u8>(seen_.who), static_cast<u8>(meeple), 0};
  Choice choice = adviser_.act_in_zone(then, who, zone, seen_.table.queue(zone).size());
  choice.worth += deployment_.with_training(meeple, zone);
  return choice;
}

Action Placement::best() const {
  Choice choice;
  for (const auto& [action, worth] : judged()) choice.consider(action, worth);
  return choice.action;
}

std::vector<JudgedAnswer> Placement::judged() const {
  Options options;
  Engine<Thesauros>::offer(seen_, question_, options);
  std::vector<JudgedAnswer> all;
  for (const Action action : options) all.push_back({action, deployment_.of(action)});
  return all;
}

}  // namespace bathys::thesauros
