// The review of one game, decision by decision (docs/coach.md).
#pragma once

#include <deque>
#include <initializer_list>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bots/coach/advising.hpp"
#include "bots/coach/expectation.hpp"
#include "bots/coach/ledger.hpp"
#include "bots/coach/summary.hpp"
#include "core/forced.hpp"

namespace bathys::coach {

/// What a review spends.
struct ReviewBudget {
  int simulations = 400;  ///< for a decision
  int confirming = 4;     ///< times as many to confirm what looks like an error
  int worlds = 100;       ///< imagined for what a seat can expect
};

/// `simulations`, when given, counts instead of what belongs to the depth; `usual` are those of standard depth.
inline ReviewBudget review_budget(ReviewDepth depth, int usual, int simulations) {
  /// What a depth spends of what a decision is worth, in quarters.
  constexpr int kQuarters[] = {1, 4, 16};
  constexpr int kFewest = 4;
  if (simulations == 0) simulations = usual * kQuarters[static_cast<std::size_t>(depth)] / 4;
  return {.simulations = std::max(1, simulations), .worlds = std::max(kFewest, simulations / 4)};
}

/// Notes who learns something.
class WhoLearns final : public EventSink {
 public:
  void happened(const Event&) override {}
  void about_to_learn(SeatSet who) override { who_ = SeatSet::from_bits(static_cast<u8>(who_.bits() | who.bits())); }
  SeatSet who() const { return who_; }

 private:
  SeatSet who_{};
};

template <Game G>
class ReviewOf final : public ReviewInProgress {
 public:
  using State = typename G::State;
  using View = typename G::View;

  ReviewOf(const Record<G>& record, SeatSet seats, const ReviewBudget& budget, std::unique_ptr<Searching<G>> strategy)
      : record_(record), budget_(budget), strategy_(std::move(strategy)), farther_(strategy_->farther()) {
    Report silent;
    PlayOn<State> play{state_, silent};
    Engine<G>::begin(play, record_);
    for (int i = 0; i < G::seats(state_); ++i) {
      const Seat seat = seat_at(i);
      if (!seats.has(seat)) continue;
      ledgers_.emplace_back(seat, G::seats(state_) == 1, stake(), worth(state_, seat, "start").value);
    }
  }

  u32 done() const override { return static_cast<u32>(turns_.size()); }
  u32 of() const override { return static_cast<u32>(record_.answers.size()); }

  bool step() override {
    if (done() == of()) return false;
    const Answer answer = record_.answers[done()];
    const State before = state_;
    const Estimate loss = weigh(answer);
    const SeatSet learned = play(answer);
    for (Ledger& ledger : ledgers_) enter(ledger, before, answer, loss, learned);
    keep_plan(answer.seat, learned);
    turns_.push_back({answer.seat, round_of(before)});
    return true;
  }

  Review result() const override {
    Review review{done(), Engine<G>::over(state_), stake(), {}, judgements_};
    for (const Ledger& ledger : ledgers_) {
      SeatReview seat = ledger.review();
      seat.phases = phases_of(seat.seat, judgements_, std::max(1u, done()));
      seat.turning_points = turning_points(seat.entries, turns_);
      review.seats.push_back(std::move(seat));
    }
    return review;
  }

 private:
  Stake stake() const { return strategy_->stake(G::seats(state_)); }
  static int round_of(const State& state) {
    if constexpr (requires { G::round(state); }) return G::round(state);
    return 0;
  }
  /// Everything random in a review follows from where in the game it is wanted, and by whom.
  Generator dice(std::string_view what, Seat seat) const {
    return Generator(key_from_text("review " + std::to_string(done()) + " " + std::to_string(index_of(seat)) + " " +
                                   std::string(what)));
  }
  bool is_reviewed(Seat seat) const {
    return std::any_of(ledgers_.begin(), ledgers_.end(), [&](const Ledger& one) { return one.review().seat == seat; });
  }

  /// What a seat can expect of where the game stands, by what it sees; when it is over, what came of it.
  Estimate worth(const State& state, Seat seat, std::string_view what) const {
    Generator generator = dice(what, seat);
    if (Engine<G>::over(state)) return {strategy_->achieved(state, seat), 0};
    return expectation<G>(*strategy_, G::view(state, seat), budget_.worlds, generator).estimate();
  }
  /// What a seat could expect of an answer, its own or another's, by what it saw before: in the worlds in which the
  /// answer can be given.
  Sample expected(const State& before, Seat seat, const Answer& answer) const {
    Generator generator = dice("expected", seat);
    const View view = G::view(before, seat);
    Sample sample;
    for (int i = 0; i < budget_.worlds; ++i) {
      State world = G::imagine(view, generator);
      if (Engine<G>::why_not(world, answer.seat, answer.action)) continue;
      Report silent;
      PlayOn<State> play{world, silent};
      Engine<G>::answer_trusted(play, answer.seat, answer.action);
      sample.add(worth_in<G>(*strategy_, world, seat, generator));
    }
    return sample;
  }

  SeatSet play(const Answer& answer) {
    WhoLearns learners;
    Report report(&learners);
    PlayOn<State> play{state_, report};
    sealed_ = Engine<G>::row(Engine<G>::question(state_)).sealed;
    Engine<G>::answer_trusted(play, answer.seat, answer.action);
    return learners.who();
  }

  void enter(Ledger& ledger, const State& before, const Answer& answer, const Estimate& loss, SeatSet learned) {
    const Seat seat = ledger.review().seat;
    Happened what{.own = answer.seat == seat, .forced = was_forced_, .learned = learned.has(seat), .sealed = sealed_};
    what.over = Engine<G>::over(state_);
    if (what.own) what.loss = loss;
    if (needs_now(what)) what.now = worth(state_, seat, "now");
    if (what.learned && !what.sealed) {
      const Sample sample = expected(before, seat, answer);
      what.has_expected = sample.count >= 2;
      what.expected = sample.estimate();
    }
    ledger.enter(what);
  }

  /// What an answer cost its own seat, by what that seat could see.
  Estimate weigh(const Answer& answer) {
    Options options;
    Engine<G>::legal(state_, answer.seat, options);
    was_forced_ = options.size() == 1;
    if (was_forced_ || !is_reviewed(answer.seat)) return {};
    Judgement judgement{.decision = done(), .seat = answer.seat};
    if (!follows_plan(answer)) judge(answer, judgement);
    judgements_.push_back(judgement);
    return judgement.loss;
  }

  /// Answers on the way of a line that was judged already.
  bool follows_plan(const Answer& answer) {
    if (plan_.empty() || plan_.front() != answer.action) return false;
    plan_.pop_front();
    return true;
  }
  void keep_plan(Seat seat, SeatSet learned) {
    const bool goes_on = !Engine<G>::over(state_) && Engine<G>::asked(state_) == SeatSet(seat);
    if (learned.has(seat) || !goes_on) plan_.clear();
  }
  void plan(const SearchedLine& line) { plan_.assign(line.answers.begin() + 1, line.answers.end()); }

  void judge(const Answer& answer, Judgement& judgement) {
    const View view = G::view(state_, answer.seat);
    const Advising<G> first = search(*strategy_, view, {answer.action}, "search", 1, false);
    const SearchedLine* const played = first.beginning_with(answer.action);
    plan_.clear();
    if (played == nullptr) return;
    plan(*played);
    const Sample loss = difference(first.best().judged, played->judged);
    if (loss.mean() > 0)
      look_again(view, answer, first.best().answers.front(), looks_wrong(loss.estimate()), judgement);
  }

  /// The best of many does well by chance too. So what the played answer cost against it is measured in other worlds;
  /// where it looked wrong, in more of them and farther into the game.
  void look_again(const View& view, const Answer& answer, Action best, bool wrong, Judgement& judgement) {
    const int times = wrong ? budget_.confirming : 1;
    Searching<G>& strategy = wrong && farther_ ? *farther_ : *strategy_;
    const Advising<G> second = search(strategy, view, {answer.action, best}, "look again", times, wrong);
    const SearchedLine* const played = second.beginning_with(answer.action);
    const SearchedLine* const better = second.beginning_with(best);
    if (played == nullptr || better == nullptr) return;
    plan(*played);
    const Sample loss = difference(better->judged, played->judged);
    if (loss.count < kFewestWorlds) return;
    judgement.loss = loss.estimate();
    if (wrong) judgement.verdict = verdict_on(judgement.loss);
    if (judgement.verdict == Verdict::sound) return;
    judgement.better = second.advised(*better, *played);
    judgement.played = second.advised(*played, *better);
  }

  Advising<G> search(Searching<G>& strategy, const View& view, std::initializer_list<Action> also,
                     std::string_view what, int times, bool with_evidence) const {
    Generator generator = dice(what, view.viewer);
    const Thinking thinking{.simulations = budget_.simulations * times};
    return Advising<G>(strategy, view, thinking, generator, std::span(also.begin(), also.end()), with_evidence);
  }

  Record<G> record_;
  ReviewBudget budget_;
  std::unique_ptr<Searching<G>> strategy_;
  std::unique_ptr<Searching<G>> farther_;  ///< may be null
  State state_{};
  std::vector<Ledger> ledgers_{};
  std::vector<Judgement> judgements_{};
  std::vector<TurnMark> turns_{};
  std::deque<Action> plan_{};  ///< the answers by which the last line that was judged goes on
  bool was_forced_ = false;
  bool sealed_ = false;
};

}  // namespace bathys::coach
