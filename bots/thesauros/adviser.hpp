// The greedy bot's answers in Thesauros: every answer to a question is judged, the best one is given.
#pragma once

#include <vector>

#include "bots/thesauros/judges.hpp"

namespace bathys::thesauros {

/// The best answer, and how good it and the next best one are.
struct Choice {
  Action action{};
  Worth worth = kNever;
  Worth next = kNever;

  void consider(Action other, Worth its_worth);
  bool operator==(const Choice&) const = default;
};

/// An answer and what it is worth.
struct JudgedAnswer {
  Action action{};
  Worth worth = kNever;
};

/// What may be answered, and where to write down what each answer is worth.
struct Answers {
  const Options& options;
  std::vector<JudgedAnswer>* judged = nullptr;
};

class Adviser {
 public:
  explicit Adviser(const Weights& weights = {}) : weights_(weights) {}

  const Weights& weights() const { return weights_; }
  /// By what can be seen now. Where meeples are to be placed this looks no further than the zone itself.
  Choice choose(const Seen& seen, const Frame& frame) const;
  /// All answers and what each is worth, in the order in which they are offered, the mine last.
  std::vector<JudgedAnswer> judged(const Seen& seen, const Frame& frame) const;
  /// What a meeple would do in a zone if it stood on that space of the queue, which need not be so.
  Choice act_in_zone(const Outlook& outlook, Standing who, int zone, int place) const;

 private:
  Choice judge(const Outlook& outlook, const Frame& frame, const Answers& answers) const;
  Choice send_recruit(const Outlook& outlook, const Answers& answers) const;

  Weights weights_;
};

}  // namespace bathys::thesauros
