// Thesauros 3.2 Zones 1 to 10 are resolved in order, each queue from the top: a meeple acts and goes home; one that
// does not act costs 1 reputation.
#include <algorithm>

#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros {

namespace {

using Stage = resolve::Words;

bool is_under(const At& at, Rule rule) { return at.above() != nullptr && is(*at.above(), rule); }

u8 mercenary_in(const Public& table, int zone) { return table.board.mercenary[queue_of_zone(zone)]; }

/// A meeple's turn in the queue: perhaps somebody is trained first, then it acts.
void let_act(Play& play, const Stage& stage, u8 code) {
  Public& table = play.state.table;
  const Acting acting{code, stage.place, 0};
  table.pending.then({turn::frame(stage.zone, acting)});
  const u8 trainee = training::trainee(table, stage.zone, stage.place);
  if (trainee != kNone)
    table.pending.then({pending(Rule::training, acting.seat(), training::Words{stage.zone, trainee})});
}

/// V.4: a used mercenary leaves the game, its space stays used.
void let_mercenary_act(Play& play, int zone) {
  Board& board = play.state.table.board;
  const int queue = queue_of_zone(zone);
  const Seat seat = seat_at(board.mercenary[queue]);
  board.mercenary[queue] = kNone;
  board.mercenary_spent = static_cast<u8>(board.mercenary_spent | 1u << queue);
  mercenary::act(play, seat, zone);
}

/// Golden cubes of zones 6 and 9 move on when somebody came (D84).
void finish_zone(Play& play, int zone) {
  Public& table = play.state.table;
  const bool came = !table.queue(zone).empty();
  if (zone == 6 && came) table.board.mussels = static_cast<u8>(std::min(table.board.mussels + 1, kCubeSpaces - 1));
  if (zone == 9 && came)
    table.board.advertising = static_cast<u8>(std::min(table.board.advertising + 1, kCubeSpaces - 1));
  table.queue(zone).clear();
  table.pending.then({resolve::first_zone(zone + 1)});
}

void resolve_queue(Play& play, const Stage& stage) {
  Public& table = play.state.table;
  const auto& queue = table.queue(stage.zone);
  const bool waiting = mercenary_in(table, stage.zone) != kNone && stage.mercenary_done == 0;
  if (stage.place == 0 && stage.mercenary_done == 0 && (waiting || !queue.empty()))
    tell(play, Happening::zone_begins, stage.zone);
  const bool mercenary_now = waiting && (mercenary_acts_first(stage.zone) || stage.place == queue.size());
  if (mercenary_now) {
    table.pending.then({pending(Rule::resolve, Stage{stage.zone, stage.place, 1})});
    return let_mercenary_act(play, stage.zone);
  }
  if (stage.place == queue.size()) return finish_zone(play, stage.zone);
  table.pending.then(
      {pending(Rule::resolve, Stage{stage.zone, static_cast<u8>(stage.place + 1), stage.mercenary_done})});
  let_act(play, stage, queue[stage.place]);
}

/// Whether what is being worked off is the mercenary's action.
bool is_mercenarys_turn(const Public& table, const Stage& stage) {
  const int its_place = mercenary_acts_first(stage.zone) ? 0 : table.queue(stage.zone).size();
  return stage.mercenary_done != 0 && stage.place == its_place;
}

/// Whose action is under way above a frame of the resolution that lies `depth` deep.
Actor actor_in_queue(const Public& table, int depth) {
  const auto stage = words_of<Stage>(table.pending.from_top(depth));
  if (is_mercenarys_turn(table, stage)) return {stage.zone, table.pending.from_top(depth - 1).seat(), true};
  if (stage.place == 0) return {stage.zone, kNoSeat, false};
  return {stage.zone, Standing::of(table.queue(stage.zone)[stage.place - 1]).owner(), false};
}

constexpr int kMaxInQueue = FixedList<u8, 24>::capacity();

}  // namespace

Acting Acting::of(const Frame& frame) { return words_of<Acting>(frame); }

void describe(Archive& archive, Acting& acting) {
  Standing who = acting.who();
  field(archive, "owner", who.seat, 0, kMaxSeats - 1);
  named(archive, "meeple", who.meeple, kMeepleWords);
  yes_no(archive, "token", who.token);
  acting.code = who.code();
  field(archive, "place", acting.place, 0, kMaxInQueue - 1);
  yes_no(archive, "second", acting.second);
}

Actor actor_below(const At& at) {
  const Public& table = at.seen.table;
  for (int depth = at.depth + 1; depth < table.pending.size(); ++depth) {
    const Frame& frame = table.pending.from_top(depth);
    if (is(frame, Rule::resolve)) return actor_in_queue(table, depth);
    if (is(frame, Rule::high_sea)) return {5, high_sea::player_of(table, frame), false};
  }
  return {kZones, kNoSeat, false};
}

Wrong wrong_actor(const At& at) {
  return at.frame().asked == SeatSet(actor_below(at).seat) ? Wrong{} : Wrong{"seats", "asks another seat"};
}

namespace resolve {

const Below kBelow{Rule::wages};

void describe(Archive& archive, Words& words) {
  field(archive, "zone", words.zone, 1, kZones);
  field(archive, "place", words.place, 0, kMaxInQueue);
  yes_no(archive, "mercenary_done", words.mercenary_done);
}

/// Somebody has had a turn, unless everybody is still being placed or at sea.
Wrong wrong(const At& at, const Words& words) {
  const Public& table = at.seen.table;
  const int zone = words.zone;
  if (zone < 1 || zone > 9 || zone == 5) return {"zone", "there is no such queue"};
  if (words.place > table.queue(zone).size()) return {"place", "the queue is not that long"};
  const bool spent = (table.board.mercenary_spent >> queue_of_zone(zone) & 1) != 0;
  if (words.mercenary_done > (spent ? 1 : 0)) return {"mercenary_done", "no mercenary has acted here"};
  const bool placing = is_under(at, Rule::placement);
  const bool at_sea = is_under(at, Rule::high_sea);
  if (!placing && !at_sea) {
    const bool begun = words.place > 0 || is_mercenarys_turn(table, words);
    return begun ? Wrong{} : Wrong{"place", "nobody has had a turn yet"};
  }
  if (words.place > 0 || words.mercenary_done != 0) return {"place", "nobody has had a turn yet"};
  return zone == (placing ? 1 : 6) ? Wrong{} : Wrong{"zone", "another queue is next"};
}

Frame first_zone(int zone) { return pending(Rule::resolve, Words{static_cast<u8>(zone), 0, 0}); }

int zone_of(const Frame& frame) { return words_of<Words>(frame).zone; }
int place_of(const Frame& frame) { return words_of<Words>(frame).place; }

void run(Play& play, const Words& stage) {
  auto& stack = play.state.table.pending;
  if (stage.zone == 5) return stack.then({pending(Rule::high_sea, high_sea::Words{0}), first_zone(6)});
  if (stage.zone < 10) return resolve_queue(play, stage);
  SeatSet posters;
  for (const u8 seat : play.state.table.board.envelopes) posters.add(seat_at(seat));
  if (!posters.empty()) stack.then({pending_for(posters, Rule::bid), pending(Rule::reveal_bids)});
}

Rule action_rule(int zone) {
  static constexpr Places<Rule, kQueues> kActions{Rule::recruit, Rule::research, Rule::market, Rule::seaplane,
                                                  Rule::mussels, Rule::port,     Rule::museum, Rule::advertise};
  return kActions[queue_of_zone(zone)];
}

/// Judged with a black box that could pay for anything: who watches does not know what is in it.
bool can_only_decline(const State& state, const Frame& frame) {
  const Row& row = rulebook()[frame.rule];
  if (row.kind != RuleKind::question || row.sealed) return false;
  Private own = state.own(frame.seat());
  if (money::black_box_sends(state.table)) own.black_box = money::kMaxNamed;
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
  if (acting.second == 0) {
    tell(play, Happening::declined, acting.seat(), acting.who().meeple);
    reputation::lose(play, acting.seat(), Source::idle, reputation_values().idle);
  }
  go_home(play, acting.who());
}

void go_home(Play& play, Standing who) { play.state.table.player(who.owner()).spot(who.meeple) = Spot::home; }

void finish(Play& play, int zone, const Acting& acting) {
  if (double_action::comes_again(acting)) return double_action::again(play, zone, acting);
  go_home(play, acting.who());
}

Message question(const Seen& seen, const Acting& acting, std::string_view first, std::string_view again,
                 Account account) {
  const int meeple = acting.who().meeple;
  return text::ask(seen, acting.second == 0 ? first : again, text::kMeeple[meeple], text::kHat[seen.me().hat(meeple)],
                   text::number(seen.me().account(account)));
}

Message declining(const Acting& acting) {
  return {acting.second == 0 ? "thesauros.answer.decline" : "thesauros.answer.decline_second", {}};
}

Standing meeple_now(const At& at) {
  const auto& stack = at.seen.table.pending;
  int depth = at.depth + 1;
  while (!is(stack.from_top(depth), Rule::resolve)) ++depth;
  const auto stage = words_of<Words>(stack.from_top(depth));
  return Standing::of(at.seen.table.queue(stage.zone)[stage.place - 1]);
}

/// The last one of the queue that has come up acts, once or twice.
Wrong wrong_acting(const At& at, int zone, const Acting& acting) {
  const Actor actor = actor_below(at);
  if (actor.zone != zone) return {"", "is not asked in this zone"};
  if (actor.mercenary) return {"", "it is the mercenary's turn"};
  const Words stage = words_of<Words>(*at.below());
  if (acting.place + 1 != stage.place) return {"place", "it is another one's turn"};
  if (acting.code != at.seen.table.queue(zone)[acting.place]) return {"meeple", "another one stands there"};
  if (acting.seat() != at.seen.who) return {"seats", "asks another seat"};
  return acting.second <= acting.who().token ? Wrong{} : Wrong{"second", "a second action needs a token"};
}

bool is_expert(const Public& table, Standing who, Hat hat) {
  return who.meeple == kBoss || table.player(who.owner()).hat(who.meeple) == hat;
}

/// D33: the discount stops at 0.
int discounted(int price, bool expert) { return expert ? std::max(0, price - boss_values().discount) : price; }

}  // namespace resolve

namespace turn {

const Below kBelow{Rule::resolve};

void describe(Archive& archive, Words& words) {
  thesauros::describe(archive, words.acting);
  field(archive, "zone", words.zone, 1, kZones);
}

/// Before the first action somebody is trained; before the second the first one is worked off.
Wrong wrong(const At& at, const Words& words) {
  if (const Wrong wrong = resolve::wrong_acting(at, words.zone, words.acting)) return wrong;
  if ((words.acting.second == 0) == is_under(at, Rule::training)) return {};
  if (words.acting.second == 0) return {"second", "its turn has come"};
  return {"second", "its first action comes before"};
}

Frame frame(int zone, const Acting& acting) {
  return pending(Rule::turn, acting.seat(), Words{acting, static_cast<u8>(zone)});
}

Acting acting_of(const Frame& frame) { return words_of<Words>(frame).acting; }

void give_up(Play& play) {
  auto& stack = play.state.table.pending;
  if (is(stack.top(), Rule::turn)) stack.pop();
}

void run(Play& play, const Words& words, Seat seat) {
  resolve::ask(play, pending(resolve::action_rule(words.zone), seat, words.acting));
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
  return table.board.hats[index] > 0 && (table.player(seat).trained >> index & 1) == 0;
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

const Below kBelow{Rule::turn};

void describe(Archive& archive, Words& words) {
  field(archive, "zone", words.zone, 1, kZones);
  named(archive, "trainee", words.trainee, kMeepleWords);
}

Wrong wrong(const At& at, const Words& words) {
  const auto turn = words_of<turn::Words>(*at.below());
  if (words.zone != turn.zone) return {"zone", "is not the one that is being resolved"};
  if (at.seen.who != turn.acting.seat()) return {"seats", "asks another seat"};
  const u8 expected = trainee(at.seen.table, turn.zone, turn.acting.place);
  if (expected == kNone) return {"", "there is nobody to train"};
  return words.trainee == expected ? Wrong{} : Wrong{"trainee", "another one is trained first"};
}

Message question(const Seen& seen, const Words& words) {
  return text::ask(seen, "thesauros.ask.training", text::kMeeple[words.trainee], text::kZone[words.zone]);
}

Message answer(const Seen&, const Words& words, Action action) {
  if (is(action, Do::no_training)) return {"thesauros.answer.no_training", {}};
  return {"thesauros.answer.train", {text::kMeeple[words.trainee], text::kZone[words.zone]}};
}

void offer(const Seen&, const Words&, Options& options) {
  options.add(act(Do::train));
  options.add(act(Do::no_training));
}

Refusal why_not(const Seen&, const Words&, Action action) {
  return is(action, Do::train) || is(action, Do::no_training) ? kAllowed : not_this_question("3.2");
}

void take(Play& play, const Words& words, Seat seat, Action action) {
  if (is(action, Do::no_training)) return;
  Player& player = play.state.table.player(seat);
  const Hat hat = hat_of_zone(words.zone);
  const int index = static_cast<int>(hat) - 1;
  player.hats[words.trainee] = hat;
  player.trained = static_cast<u8>(player.trained | 1u << index);
  --play.state.table.board.hats[index];
  tell(play, Happening::trained, seat, words.trainee, words.zone);
}

}  // namespace training
}  // namespace bathys::thesauros
