// The search for puzzles in one game of bots: every stage is dearer than the one before, and most decisions do not get
// far (docs/puzzles.md).
#pragma once

#include <algorithm>
#include <bit>
#include <string>
#include <utility>
#include <vector>

#include "bots/coach/advising.hpp"
#include "bots/coach/puzzles.hpp"
#include "bots/greedy.hpp"
#include "bots/match.hpp"

namespace bathys::coach {

template <Game G>
class PuzzlesOf final : public PuzzleSource {
 public:
  using State = typename G::State;
  using View = typename G::View;

  PuzzlesOf(std::string seed, const PuzzleEffort& effort)
      : seed_(std::move(seed)),
        effort_(effort),
        quick_(make_searching<G>()),
        farther_(quick_->farther()),
        greedy_(make_greedy<G>()),
        hard_(make_bot(G::kName, "hard")) {
    for (const auto& setup : G::option_sets()) {
      const AnyGameOf<G> game{Referee<G>(setup, Key{})};
      (game.seats() == 2 ? duels_ : others_).push_back(setup);
    }
  }

  std::optional<Puzzle> in_game(u32 number) override {
    game_ = number;
    const std::vector<Moment> moments = played(number);
    Generator order = dice("order", 0);
    std::vector<u32> places;
    for (u32 i = 0; i < moments.size(); ++i) places.push_back(i);
    order.shuffle(std::span(places));
    places.resize(std::min<std::size_t>(places.size(), kMaxLooks));
    for (const u32 place : places) {
      if (auto puzzle = puzzle_at(moments[place])) return puzzle;
    }
    return std::nullopt;
  }

 private:
  /// So many decisions of a game are looked at; where it has no puzzle in these, others have.
  static constexpr std::size_t kMaxLooks = 40;
  /// More answers are no question that a person can think through.
  static constexpr int kMaxAnswers = 40;
  /// What the best must be ahead, of `kSure` and in tenths of a standard error, at each stage.
  static constexpr i32 kScreened = kSure / 25;
  static constexpr i32 kAhead = kSure / 20;
  static constexpr i32 kSurely = 3;
  /// Fewer worlds for each answer would prove nothing (`kFewestWorlds`).
  static constexpr int kWorldsEach = 12;

  /// A decision in a game.
  struct Moment {
    State state;
    Seat seat;
    u32 decision;
  };
  /// What one search found, with the numbers it was made of.
  struct Found {
    Advising<G> advising;
    int simulations;
  };

  Generator dice(std::string_view what, u32 decision) const {
    return Generator(key_from_text("puzzle " + seed_ + " " + std::to_string(game_) + " " + std::to_string(decision) +
                                   " " + std::string(what)));
  }

  /// Three games of five are duels; the option sets take turns.
  typename G::Setup setup_for(u32 number) const {
    constexpr u32 kOfFive[] = {0, 3, 1, 4, 2};
    const u32 turn = number / 5;
    const bool duel = others_.empty() || (!duels_.empty() && kOfFive[number % 5] < 3);
    const auto& sets = duel ? duels_ : others_;
    const u32 place = !duel ? turn * 2 + kOfFive[number % 5] - 3 : turn * 3 + kOfFive[number % 5];
    return sets[place % sets.size()];
  }

  /// The decisions of a game of bots that are worth a look.
  std::vector<Moment> played(u32 number) const {
    const Key seed = dice("game", 0).key();
    AnyGameOf<G> game{Referee<G>(setup_for(number), seed)};
    const std::vector<Bot*> seats(static_cast<std::size_t>(game.seats()), hard_.get());
    play_match(game, seats, seed);
    std::vector<Moment> moments;
    State state{};
    Report silent;
    PlayOn<State> play{state, silent};
    Engine<G>::begin(play, game.referee().record());
    Seat before = kNoSeat;
    int round = -1;
    u32 decision = 0;
    for (const Answer& answer : game.answers()) {
      const bool begins = answer.seat != std::exchange(before, answer.seat) || round_of(state) != round;
      round = round_of(state);
      if ((begins || !quick_->plans_turns()) && is_question(state)) moments.push_back({state, answer.seat, decision});
      Engine<G>::answer_trusted(play, answer.seat, answer.action);
      ++decision;
    }
    return moments;
  }
  static int round_of(const State& state) {
    if constexpr (requires { G::round(state); }) return G::round(state);
    return 0;
  }
  /// One seat is asked something that a person can think through.
  static bool is_question(const State& state) {
    const SeatSet asked = Engine<G>::asked(state);
    if (asked.size() != 1 || Engine<G>::row(Engine<G>::question(state)).sealed) return false;
    Options options;
    Engine<G>::legal(state, asked.front(), options);
    return options.size() >= 2 && options.size() <= kMaxAnswers;
  }

  Found search(Searching<G>& strategy, const View& view, int simulations, Generator generator,
               const std::vector<Action>& also, bool with_evidence) const {
    const Thinking thinking{.simulations = simulations};
    return {Advising<G>(strategy, view, thinking, generator, also, with_evidence), simulations};
  }

  std::optional<Puzzle> puzzle_at(const Moment& moment) {
    const View view = G::view(moment.state, moment.seat);
    Generator sight = dice("at first sight", moment.decision);
    const Action obvious = greedy_->choose(view, {}, sight);
    const auto best = screened(view, obvious, moment.decision);
    if (!best || !seen_again(view, obvious, *best, moment.decision)) return std::nullopt;
    return confirmed(view, obvious, *best, moment.decision);
  }

  /// A cheap look: what seems much better than the obvious answer, if anything.
  std::optional<Action> screened(const View& view, Action obvious, u32 decision) const {
    const Found found = search(*quick_, view, effort_.screening, dice("screen", decision), {obvious}, false);
    const SearchedLine& best = found.advising.best();
    const SearchedLine* const plain = found.advising.beginning_with(obvious);
    if (best.answers.front() == obvious || plain == nullptr) return std::nullopt;
    const Sample gain = difference(best.judged, plain->judged);
    if (gain.mean() < kScreened || gain.mean() < gain.error()) return std::nullopt;
    return best.answers.front();
  }

  /// The same in other worlds, with all answers.
  bool seen_again(const View& view, Action obvious, Action best, u32 decision) const {
    const auto all = answers_at(view);
    const Found found = search(*quick_, view, enough_for(all, effort_.looking), dice("look", decision), all, false);
    if (found.advising.best().answers.front() != best) return false;
    for (const SearchedLine* const line : worth_telling(found.advising.lines())) {
      const Action action = line->answers.front();
      if (action == best) continue;
      const Sample gain = difference(found.advising.best().judged, line->judged);
      if (gain.mean() < kScreened || gain.mean() < gain.error() * (action == obvious ? 2 : 1)) return false;
    }
    return true;
  }

  std::optional<Puzzle> confirmed(const View& view, Action obvious, Action best, u32 decision) {
    const auto all = answers_at(view);
    Searching<G>& strategy = farther_ ? *farther_ : *quick_;
    const Found found =
        search(strategy, view, enough_for(all, effort_.confirming), dice("confirm", decision), all, true);
    const Advising<G>& deep = found.advising;
    if (deep.best().answers.front() != best || !is_clear_cut(deep)) return std::nullopt;
    // Whoever gives the obvious answer is told why it is wrong; and what sets the best apart is what the puzzle is
    // about.
    const SearchedLine& plain = *deep.beginning_with(obvious);
    if (deep.advised(plain, deep.best()).reasons.empty()) return std::nullopt;
    Generator worlds = dice("position", decision);
    const State world = G::imagine(view, worlds);
    Puzzle puzzle;
    puzzle.id = std::to_string(game_) + "-" + std::to_string(decision);
    puzzle.seat = view.viewer;
    puzzle.decision = decision;
    puzzle.obvious = obvious;
    puzzle.stake = deep.stake();
    puzzle.theme = theme_of(deep.advised(deep.best(), plain).reasons);
    puzzle.position = std::make_unique<AnyGameOf<G>>(Referee<G>(world));
    puzzle.steps.push_back(step(deep, deep.best(), found.simulations));
    follow(world, view.viewer, deep.best().answers, decision, puzzle.steps);
    const int narrow = is_narrow(puzzle.steps.front()) ? 1 : 0;
    puzzle.difficulty = std::min(kHardestPuzzle, rungs(view, best, decision) + narrow);
    return puzzle;
  }

  /// Every other answer is clearly worse, and the next best beyond doubt.
  static bool is_clear_cut(const Advising<G>& deep) {
    const auto told = worth_telling(deep.lines());
    if (told.size() < 2 || told[1]->answers.front() == told[0]->answers.front()) return false;
    for (std::size_t i = 1; i < told.size(); ++i) {
      const Sample gain = difference(told[0]->judged, told[i]->judged);
      if (gain.mean() < kAhead || !is_clear(gain)) return false;
      if (i == 1 && gain.mean() < kSurely * gain.error()) return false;
    }
    return true;
  }

  /// All lines of a question, the one that leads on first. Of the others the first answer is enough.
  static PuzzleStep step(const Advising<G>& advising, const SearchedLine& leading, int simulations) {
    PuzzleStep step{{}, simulations};
    const auto told = best_of_each(advising.lines());
    const auto other =
        std::find_if(told.begin(), told.end(), [&](const SearchedLine* line) { return !begin_alike(*line, leading); });
    step.lines.push_back(advising.advised(leading, other == told.end() ? leading : **other));
    for (const SearchedLine* const line : told) {
      if (begin_alike(*line, leading)) continue;
      AdvisedLine advised = advising.advised(*line, leading);
      advised.behind = difference(leading.judged, line->judged).estimate();
      advised.answers.resize(1);
      step.lines.push_back(std::move(advised));
    }
    return step;
  }
  static bool begin_alike(const SearchedLine& a, const SearchedLine& b) {
    return a.answers.front() == b.answers.front();
  }
  static std::vector<const SearchedLine*> best_of_each(const std::vector<SearchedLine>& lines) {
    std::vector<const SearchedLine*> best;
    for (const SearchedLine& line : lines) {
      const auto alike = [&](const SearchedLine* other) { return begin_alike(*other, line); };
      if (std::none_of(best.begin(), best.end(), alike)) best.push_back(&line);
    }
    return best;
  }

  /// The questions on the way of the line, each judged anew.
  void follow(State world, Seat seat, std::vector<Action> line, u32 decision, std::vector<PuzzleStep>& steps) {
    Report silent;
    PlayOn<State> play{world, silent};
    for (u32 at = 1; at < line.size(); ++at) {
      Engine<G>::answer_trusted(play, seat, line[at - 1]);
      if (Engine<G>::over(world) || Engine<G>::asked(world) != SeatSet(seat)) return;
      const View view = G::view(world, seat);
      const auto all = answers_at(view);
      if (all.size() == 1) {
        steps.push_back({{{all, {}, {}, {}}}, 0});
        continue;
      }
      const Found found = search(*quick_, view, enough_for(all, effort_.confirming / 2),
                                 dice("step " + std::to_string(at), decision), all, true);
      const SearchedLine* leading = found.advising.beginning_with(line[at]);
      if (leading == nullptr) return;
      if (is_wrong(found.advising.advised(*leading, *leading))) leading = &found.advising.best();
      line.resize(at);
      line.insert(line.end(), leading->answers.begin(), leading->answers.end());
      steps.push_back(step(found.advising, *leading, found.simulations));
    }
  }

  /// Another answer is not far behind: two look alike.
  static bool is_narrow(const PuzzleStep& step) {
    return std::any_of(step.lines.begin() + 1, step.lines.end(),
                       [](const AdvisedLine& line) { return line.behind.value < kVerdictLeast[2]; });
  }

  /// On which rung of the ladder of simulations it is found, from 1 on.
  int rungs(const View& view, Action best, u32 decision) const {
    constexpr int kLadder[kHardestPuzzle - 1] = {30, 75, 180, 450};
    int rung = kHardestPuzzle - 1;
    for (; rung > 0; --rung) {
      const int simulations = kLadder[rung - 1];
      const Found found =
          search(*quick_, view, simulations, dice("with " + std::to_string(simulations), decision), {}, false);
      if (found.advising.best().answers.front() != best) break;
    }
    return rung + 1;
  }

  static std::vector<Action> answers_at(const View& view) {
    Options options;
    legal<G>(view, options);
    return {options.begin(), options.end()};
  }
  /// As many simulations as give every answer its worlds in the first round of a search.
  static int enough_for(const std::vector<Action>& all, int simulations) {
    const auto rounds = static_cast<int>(std::bit_width(all.size() + 10));
    return std::max(simulations, kWorldsEach * rounds * static_cast<int>(all.size() + 10) / 2);
  }

  std::string seed_;
  PuzzleEffort effort_;
  std::unique_ptr<Searching<G>> quick_;
  std::unique_ptr<Searching<G>> farther_;  ///< may be null
  std::unique_ptr<Strategy<G>> greedy_;
  std::unique_ptr<Bot> hard_;
  std::vector<typename G::Setup> duels_{};
  std::vector<typename G::Setup> others_{};
  u32 game_ = 0;
};

}  // namespace bathys::coach
