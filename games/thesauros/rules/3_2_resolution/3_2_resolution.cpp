// Thesauros 3.2 Zones 1 to 10 are resolved in order, each queue from the top: a meeple acts and goes home; one that
// does not act costs 1 reputation.
#include <algorithm>

#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros {
namespace {

/// Where the resolution stands: which zone, which space of its queue, and whether its mercenary has acted.
struct Stage {
  int zone;
  int place;
  bool mercenary_done;

  static Stage of(const Frame& frame) { return {frame.args[0], frame.args[1], frame.args[2] != 0}; }
};

Frame stage_frame(int zone, int place, bool mercenary_done) {
  return pending(Rule::resolve, seat_at(0), zone, place, mercenary_done ? 1 : 0);
}

u8 mercenary_in(const Public& table, int zone) {
  return table.board.mercenary[static_cast<std::size_t>(queue_of_zone(zone))];
}

/// A meeple's turn in the queue: perhaps somebody is trained first, then it acts.
void let_act(Play& play, const Stage& stage, Standing who) {
  Public& table = play.state.table;
  table.pending.then({turn::frame(stage.zone, who, stage.place, false)});
  const u8 trainee = training::trainee(table, stage.zone, stage.place);
  if (trainee != kNone) table.pending.then({pending(Rule::training, who.owner(), stage.zone, trainee)});
}

/// V.4: a used mercenary leaves the game, its space stays used.
void let_mercenary_act(Play& play, int zone) {
  Board& board = play.state.table.board;
  const auto queue = static_cast<std::size_t>(queue_of_zone(zone));
  const Seat seat = seat_at(board.mercenary[queue]);
  board.mercenary[queue] = kNone;
  board.mercenary_spent = static_cast<u8>(board.mercenary_spent | 1u << queue);
  mercenary::act(play, seat, zone);
}

/// Golden cubes of zones 6 and 9 move on when somebody came (D84).
void finish_zone(Play& play, int zone) {
  Public& table = play.state.table;
  const bool came = !table.queue(zone).empty();
  if (zone == 6 && came) table.board.mussels = static_cast<u8>(std::min(table.board.mussels + 1, 2));
  if (zone == 9 && came) table.board.advertising = static_cast<u8>(std::min(table.board.advertising + 1, 2));
  table.queue(zone).clear();
  table.pending.then({stage_frame(zone + 1, 0, false)});
}

void resolve_queue(Play& play, const Stage& stage) {
  Public& table = play.state.table;
  const auto& queue = table.queue(stage.zone);
  const bool waiting = mercenary_in(table, stage.zone) != kNone && !stage.mercenary_done;
  if (stage.place == 0 && !stage.mercenary_done && (waiting || !queue.empty()))
    tell(play, Happening::zone_begins, stage.zone);
  const bool mercenary_now = waiting && (mercenary_acts_first(stage.zone) || stage.place == queue.size());
  if (mercenary_now) {
    table.pending.then({stage_frame(stage.zone, stage.place, true)});
    return let_mercenary_act(play, stage.zone);
  }
  if (stage.place == queue.size()) return finish_zone(play, stage.zone);
  table.pending.then({stage_frame(stage.zone, stage.place + 1, stage.mercenary_done)});
  let_act(play, stage, Standing::of(queue[stage.place]));
}

/// Whose action is under way above a frame of the resolution that lies `depth` deep.
Actor actor_in_queue(const Public& table, int depth) {
  const Stage stage = Stage::of(table.pending.from_top(depth));
  if (stage.zone < 1 || stage.zone > 9 || stage.zone == 5) return {kZones, kNoSeat, false};
  const auto& queue = table.queue(stage.zone);
  const int of_mercenary = mercenary_acts_first(stage.zone) ? 0 : queue.size();
  if (stage.mercenary_done && stage.place == of_mercenary)
    return {stage.zone, table.pending.from_top(depth - 1).seat(), true};
  const bool acts = stage.place > 0 && stage.place <= queue.size();
  return {stage.zone, acts ? Standing::of(queue[stage.place - 1]).owner() : kNoSeat, false};
}

}  // namespace

void describe(Archive& archive, Acting& acting) {
  Standing who = acting.who();
  field(archive, "owner", who.seat, 0, kMaxSeats - 1);
  named(archive, "meeple", who.meeple, kMeepleWords);
  yes_no(archive, "token", who.token);
  acting.code = who.code();
  field(archive, "place", acting.place, 0, 23);
  yes_no(archive, "second", acting.second);
}

Actor actor_below(const At& at) {
  const Public& table = at.seen.table;
  for (int depth = at.depth + 1; depth < table.pending.size(); ++depth) {
    const Frame& frame = table.pending.from_top(depth);
    if (is(frame, Rule::resolve)) return actor_in_queue(table, depth);
    if (!is(frame, Rule::high_sea)) continue;
    const int place = frame.args[0];
    return {5, place >= 1 && place <= table.seats() ? table.in_order(place - 1) : kNoSeat, false};
  }
  return {kZones, kNoSeat, false};
}

Wrong wrong_actor(const At& at) {
  return at.frame().asked == SeatSet(actor_below(at).seat) ? Wrong{} : Wrong{"seats", "asks another seat"};
}

namespace resolve {

void run(Play& play, const Frame& frame) {
  const Stage stage = Stage::of(frame);
  auto& stack = play.state.table.pending;
  if (stage.zone == 5) return stack.then({pending(Rule::high_sea), stage_frame(6, 0, false)});
  if (stage.zone < 10) return resolve_queue(play, stage);
  Frame posters = pending(Rule::bid);
  posters.asked = SeatSet{};
  for (const u8 seat : play.state.table.board.envelopes) posters.asked.add(seat_at(seat));
  if (!posters.asked.empty()) stack.then({posters, pending(Rule::reveal_bids)});
}

Frame first_zone(int zone) { return stage_frame(zone, 0, false); }

Rule action_rule(int zone) {
  static constexpr std::array<Rule, kQueues> kActions{Rule::recruit, Rule::research, Rule::market, Rule::seaplane,
                                                      Rule::mussels, Rule::port,     Rule::museum, Rule::advertise};
  return kActions[static_cast<std::size_t>(queue_of_zone(zone))];
}

/// Judged with a black box that could pay for anything: who watches does not know what is in it.
bool can_only_decline(const State& state, const Frame& frame) {
  const Row& row = rulebook()[frame.rule];
  if (row.kind != RuleKind::question || row.sealed) return false;
  Private own = state.own(frame.seat());
  if (money::black_box_sends(state.table)) own.black_box = money::kMostNamed;
  const Seen seen{state.table, own, frame.seat()};
  Options options;
  row.offer(seen, frame, options);
  if (options.size() != 1 || !is(options[0], Do::decline)) return false;
  if (row.open) mine::offer(seen, options);
  return options.size() == 1;
}

/// A meeple or mercenary that can do nothing is not asked: it costs at once what declining costs.
void ask(Play& play, const Frame& frame) {
  if (!can_only_decline(play.state, frame)) return play.state.table.pending.push(frame);
  rulebook()[frame.rule].take(play, frame, frame.seat(), act(Do::decline));
}

/// D27: one loss per meeple, so none for the second half of a double action.
void decline(Play& play, const Acting& acting) {
  if (!acting.second) {
    tell(play, Happening::declined, acting.seat(), acting.who().meeple);
    reputation::lose(play, acting.seat(), Source::idle, 1);
  }
  go_home(play, acting.who());
}

void go_home(Play& play, Standing who) { play.state.table.player(who.owner()).spot(who.meeple) = Spot::home; }

void finish(Play& play, int zone, const Acting& acting) {
  if (double_action::comes_again(acting)) return double_action::again(play, zone, acting);
  go_home(play, acting.who());
}

bool is_expert(const Public& table, Standing who, Hat hat) {
  return who.meeple == kBoss || table.player(who.owner()).hat(who.meeple) == hat;
}

Message question(const Seen& seen, const Acting& acting, std::string_view first, std::string_view again,
                 Account account) {
  const int meeple = acting.who().meeple;
  return text::ask(seen, acting.second != 0 ? again : first, text::kMeeple[meeple], text::kHat[seen.me().hat(meeple)],
                   text::number(seen.me().account(account)));
}

Message declining(const Acting& acting) {
  return {acting.second != 0 ? "thesauros.answer.decline_second" : "thesauros.answer.decline", {}};
}

/// D33: the discount stops at 0.
int discounted(int price, bool expert) { return expert ? std::max(0, price - 2) : price; }

}  // namespace resolve

namespace turn {

Frame frame(int zone, Standing who, int place, bool second) {
  return pending(Rule::turn, who.owner(), who.code(), place, second ? 1 : 0, zone);
}

void run(Play& play, const Frame& frame) {
  const int zone = frame.args[3];
  resolve::ask(play, pending(resolve::action_rule(zone), frame.seat(), frame.args[0], frame.args[1], frame.args[2]));
}

}  // namespace turn

namespace training {
namespace {

bool is_hatless_worker(const Public& table, Standing who) {
  return who.meeple != kBoss && table.player(who.owner()).hat(who.meeple) == Hat::none;
}

/// A hat is left, and this player has not trained here this quadrimester (D35).
bool may_train(const Public& table, Seat seat, Hat hat) {
  if (hat == Hat::none) return false;
  const int index = static_cast<int>(hat) - 1;
  return table.board.hats[static_cast<std::size_t>(index)] > 0 && (table.player(seat).trained >> index & 1) == 0;
}

/// The first of the player's meeples in a queue that fits, -1 when none does.
template <class Fits>
int first_place(const Public& table, int zone, Seat seat, Fits fits) {
  const auto& queue = table.queue(zone);
  for (int place = 0; place < queue.size(); ++place) {
    const Standing who = Standing::of(queue[place]);
    if (who.owner() == seat && fits(who)) return place;
  }
  return -1;
}

}  // namespace

/// D36: asked when the first of boss and worker is about to act. D37: only the first worker without a hat can learn;
/// when the player lets the moment pass, nobody behind takes its place.
u8 trainee(const Public& table, int zone, int place) {
  const Seat seat = Standing::of(table.queue(zone)[place]).owner();
  if (!may_train(table, seat, hat_of_zone(zone))) return kNone;
  const int boss = first_place(table, zone, seat, [](Standing who) { return who.meeple == kBoss; });
  const int worker = first_place(table, zone, seat, [&](Standing who) { return is_hatless_worker(table, who); });
  if (boss < 0 || worker < 0 || place != std::min(boss, worker)) return kNone;
  return Standing::of(table.queue(zone)[worker]).meeple;
}

void offer(const Seen&, const Frame&, Options& options) {
  options.add(act(Do::train));
  options.add(act(Do::no_training));
}

Refusal why_not(const Seen&, const Frame&, Action action) {
  return is(action, Do::train) || is(action, Do::no_training) ? kAllowed : not_this_question("3.2");
}

void take(Play& play, const Frame& frame, Seat seat, Action action) {
  if (is(action, Do::no_training)) return;
  Player& player = play.state.table.player(seat);
  const Hat hat = hat_of_zone(frame.args[0]);
  const int index = static_cast<int>(hat) - 1;
  player.hats[frame.args[1]] = hat;
  player.trained = static_cast<u8>(player.trained | 1u << index);
  --play.state.table.board.hats[static_cast<std::size_t>(index)];
  tell(play, Happening::trained, seat, frame.args[1], frame.args[0]);
}

}  // namespace training
}  // namespace bathys::thesauros
