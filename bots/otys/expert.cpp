// The strategy behind the best levels of Otys.
#include "bots/otys/expert.hpp"

#include <algorithm>
#include <chrono>

namespace bathys::otys {
namespace {

/// Everything worth trying: more than the quick policy looks at.
constexpr Width kWide{.nodes = 6000, .propelled = 2, .completions = 5, .idle = true};

/// The part of a turn's budget that one of its answers may take, of 100: the later, the less is left to decide.
struct Part {
  /// Together more than the whole, because many answers turn out to be plain and need none.
  int simulations;
  /// With the four later answers that a turn usually has this is the whole: somebody waits for it. Whoever answers the
  /// whole turn takes no more than what is left of it.
  int time;
};

Part part_of_budget(const View& view) {
  const Frame& question = view.table.pending.top();
  if (is(question, Rule::choose_key)) return {50, 45};
  if (is(question, Rule::step_one)) return {25, 15};
  return {20, 10};
}

int part(int whole, int of_hundred) {
  return whole == 0 ? 0 : std::max(1, static_cast<int>(i64{whole} * of_hundred / 100));
}

i64 microseconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - start).count();
}

/// Collects the different ways to play a turn as far as they can be foreseen, each with the best end it can come to.
class CandidateWalk final : public TurnWalk {
 public:
  CandidateWalk(const Judge& judge, const State& start, Seat me, const Width& width, Budget* budget,
                std::vector<Candidate>& found)
      : TurnWalk(start, me, width), judge_(judge), budget_(budget), found_(found) {}

 private:
  void ended(const TurnEnd& end) override {
    Candidate here{{}, judge_.chance(Otys::seen(end.state, me()))};
    for (int i = 0; i < end.foreseen; ++i) here.answers.push_back(end.answers[i]);
    const auto same = std::find_if(found_.begin(), found_.end(),
                                   [&](const Candidate& other) { return other.answers == here.answers; });
    if (same == found_.end()) {
      found_.push_back(here);
    } else {
      same->chance = std::max(same->chance, here.chance);
    }
  }
  i32 after_completion(const State& state) override { return judge_.chance(Otys::seen(state, me())); }

  /// At least half of the time is for trying what was found.
  bool hurries() override { return budget_ != nullptr && budget_->hurries(Budget::kWhole / 2); }

  TurnJudge judge_;
  Budget* budget_;
  std::vector<Candidate>& found_;
};

/// Every turn worth trying; without time for that, those that were found and what the quick policy looks at.
std::vector<Candidate> turns_found(const Judge& judge, const State& guess, Seat seat, Budget& budget) {
  std::vector<Candidate> found;
  bool wide = false;
  if (!budget.hurries(Budget::kWhole / 2)) {
    CandidateWalk walk(judge, guess, seat, kWide, &budget, found);
    walk.run();
    wide = !walk.broken_off();
  }
  if (!wide) CandidateWalk(judge, guess, seat, kQuickWidth, nullptr, found).run();
  return found;
}

bool begin_alike(const Candidate& a, const Candidate& b) { return a.answers[0] == b.answers[0]; }

}  // namespace

/// The worlds in which all candidates are tried, one after the other.
class Expert::Worlds {
 public:
  Worlds(const View& view, const Judge& judge, int turns, Generator& generator)
      : view_(view), judge_(judge), turns_(turns), generator_(generator) {}

  /// Where a candidate leads in a world.
  State play(const Candidate& candidate, int number) {
    if (number != number_) guess_ = Otys::imagine(view_, generator_);
    number_ = number;
    State state = guess_;
    Report silent;
    Play play{state, silent};
    for (const Action action : candidate.answers) Engine<Otys>::answer_trusted(play, view_.viewer, action);
    const Turn& begun = view_.table.turn;
    const bool goes_on = state.table.turn.seat == begun.seat && state.table.turn.round == begun.round;
    play_turns(judge_, state, turns_ + (goes_on ? 1 : 0), kQuickWidth);
    return state;
  }

 private:
  const View& view_;
  const Judge& judge_;
  int turns_;
  Generator& generator_;
  int number_ = -1;
  State guess_{};
};

int Expert::turns_for(const Public& table) const {
  return table.is_solo() ? depth_.turns_alone : depth_.rounds * table.seats();
}

int Expert::simulations_for(const Public& table) const {
  return table.is_solo() ? depth_.simulations_alone : table.seats() == 2 ? depth_.simulations : depth_.simulations_more;
}

/// The best by the judge; answers in `also` that none of them begins with come with their best candidate.
std::vector<Candidate> Expert::candidates(const State& guess, Seat seat, Budget& budget,
                                          std::span<const Action> also) const {
  std::vector<Candidate> found = turns_found(judge_for_(guess.table), guess, seat, budget);
  std::stable_sort(found.begin(), found.end(),
                   [](const Candidate& a, const Candidate& b) { return a.chance > b.chance; });
  const auto most = std::min(found.size(), static_cast<std::size_t>(depth_.candidates));
  std::vector<Candidate> best(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(most));
  for (const Action action : also) {
    const auto begins = [action](const Candidate& candidate) { return candidate.answers[0] == action; };
    if (std::any_of(best.begin(), best.end(), begins)) continue;
    const auto other = std::find_if(found.begin(), found.end(), begins);
    best.push_back(other != found.end() ? *other : Candidate{{action}, 0});
  }
  return best;
}

std::vector<SearchedLine> Expert::search(const View& view, Budget& budget, Generator& generator,
                                         std::span<const Action> also, const Watch& watch, bool until_settled) const {
  const auto tried = candidates(Otys::imagine(view, generator), view.viewer, budget, also);
  const auto alike = [&](auto first, auto last) {
    return until_settled && std::all_of(first, last, [&](const Judged& judged) {
             return begin_alike(tried[static_cast<std::size_t>(judged.candidate)],
                                tried[static_cast<std::size_t>(first->candidate)]);
           });
  };
  const Judge& judge = judge_for_(view.table);
  Worlds worlds(view, judge, turns_for(view.table), generator);
  const auto simulate = [&](int candidate, int world) {
    const State end = worlds.play(tried[static_cast<std::size_t>(candidate)], world);
    if (watch) watch(candidate, world, end);
    return judge.chance(Otys::seen(end, view.viewer));
  };
  const bool clear = until_settled && std::all_of(tried.begin(), tried.end(), [&](const Candidate& candidate) {
                       return begin_alike(candidate, tried.front());
                     });
  std::vector<SearchedLine> lines;
  // In a hurry the judge's favourite will do.
  if (clear || (until_settled && budget.is_gone())) {
    lines.push_back({{tried[0].answers.begin(), tried[0].answers.end()}, {}});
    return lines;
  }
  for (Judged& judged : halve(static_cast<int>(tried.size()), budget, simulate, alike, {.each_once = !until_settled})) {
    const Answers& answers = tried[static_cast<std::size_t>(judged.candidate)].answers;
    lines.push_back({{answers.begin(), answers.end()}, std::move(judged)});
  }
  return lines;
}

std::vector<SearchedLine> Expert::search(const View& view, const Thinking& thinking, Generator& generator,
                                         std::span<const Action> also, const Watch& watch) {
  Budget budget(thinking, simulations_for(view.table));
  return search(view, budget, generator, also, watch, false);
}

Action Expert::choose(const View& view, const Thinking& thinking, Generator& generator) {
  Options options;
  legal<Otys>(view, options);
  if (options.size() == 1) return options[0];
  const Part parts = part_of_budget(view);
  Thinking mine = thinking;
  mine.simulations = part(mine.simulations, parts.simulations);
  mine.limit_ms = part(mine.limit_ms, parts.time);
  mine.budget_ms = time_for(view, parts.time, mine.budget_ms);
  Budget budget(mine, part(simulations_for(view.table), parts.simulations));
  const auto start = std::chrono::steady_clock::now();
  const Action action = search(view, budget, generator, {}, {}, true).front().answers.front();
  taken_.microseconds += microseconds_since(start);
  return action;
}

int Expert::time_for(const View& view, int of_hundred, int budget_ms) {
  const Turn& turn = view.table.turn;
  const bool begins = is(view.table.pending.top(), Rule::choose_key);
  if (begins || taken_.round != turn.round || taken_.seat != turn.seat) taken_ = {turn.round, turn.seat, 0};
  if (budget_ms == 0) return 0;
  const i64 left = budget_ms - taken_.microseconds / 1000;
  return static_cast<int>(std::clamp<i64>(left, 1, part(budget_ms, of_hundred)));
}

/// As far as in a search. The judge knows positions between turns, so a turn that has begun is finished first.
i32 Expert::try_out(const State& world, Seat seat, u64) const {
  const Judge& judge = judge_for_(world.table);
  State state = world;
  const bool begun = !is(state.table.pending.top(), Rule::choose_key);
  play_turns(judge, state, turns_for(state.table) + (begun ? 1 : 0), kQuickWidth);
  return judge.chance(Otys::seen(state, seat));
}

i32 Expert::achieved(const State& end, Seat seat) const { return Judge::result(end.table, seat); }

std::unique_ptr<Searching<Otys>> Expert::farther() const {
  Depth depth = depth_;
  for (int* const turns : {&depth.rounds, &depth.turns_alone}) *turns *= 2;
  return std::make_unique<Expert>(judge_for_, depth);
}

}  // namespace bathys::otys
