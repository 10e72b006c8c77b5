// The strategy behind the best levels of Otys: whole turns are tried in imagined worlds and played on for a while.
#pragma once

#include "bots/otys/quick.hpp"
#include "bots/search/searching.hpp"

namespace bathys::otys {

/// How an expert searches.
struct Depth {
  int simulations = 1100;  ///< in a turn, when nobody says how many, with two players
  int simulations_alone = 260;
  int simulations_more = 800;
  int candidates = 10;  ///< turns that are tried
  int rounds = 1;       ///< played on after the turn itself, up to the end of one's own next turn
  int turns_alone = 4;  ///< in the solo game
};

/// A way to play the turn that is worth trying.
struct Candidate {
  Answers answers{};  ///< as far as nothing unknown is met
  i32 chance = 0;     ///< what the judge thinks of the best end it can come to
};

/// Asks which judge to take: the tests and the school have other ones than those who play.
using JudgeFor = const Judge& (*)(const Public& table);

class Expert final : public Searching<Otys> {
 public:
  Expert(JudgeFor judge_for, const Depth& depth) : judge_for_(judge_for), depth_(depth) {}

  std::vector<SearchedLine> search(const View& view, const Thinking& thinking, Generator& generator,
                                   std::span<const Action> also, const Watch& watch) override;
  i32 glance(const Seen& seen) const override { return judge_for_(seen.table).chance(seen); }
  /// Between turns.
  bool can_glance(const Seen& seen) const override { return is(seen.table.pending.top(), Rule::choose_key); }

  i32 try_out(const State& world, Seat seat, u64 luck) const override;
  i32 achieved(const State& end, Seat seat) const override;
  std::unique_ptr<Searching<Otys>> farther() const override;
  int review_simulations() const override { return 600; }
  bool plans_turns() const override { return true; }

  /// Each answer of a turn takes its part of the budget, and no more than it needs. What earlier answers of the turn
  /// took longer than their part of time is missing later.
  Action choose(const View& view, const Thinking& thinking, Generator& generator) override;

 private:
  class Worlds;

  std::vector<Candidate> candidates(const State& guess, Seat seat, Budget& budget, std::span<const Action> also) const;
  std::vector<SearchedLine> search(const View& view, Budget& budget, Generator& generator, std::span<const Action> also,
                                   const Watch& watch, bool until_settled) const;
  /// Of a budget for a turn in milliseconds, what is left for this answer; at least 1.
  int time_for(const View& view, int of_hundred, int budget_ms);
  int turns_for(const Public& table) const;
  int simulations_for(const Public& table) const;

  /// How long the answers of a turn took, from its first one on.
  struct Taken {
    int round = -1;
    Seat seat{};
    i64 microseconds = 0;
  };

  JudgeFor judge_for_;
  Depth depth_;
  Taken taken_{};
};

}  // namespace bathys::otys
