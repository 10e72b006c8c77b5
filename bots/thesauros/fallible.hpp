// A player of Thesauros who errs as people do: the worth of every answer is misjudged a little, so that now and then
// the second or third best is given, and never one that throws the game away.
#pragma once

#include "bots/strategy.hpp"
#include "bots/thesauros/weights.hpp"
#include "games/thesauros/thesauros.hpp"

namespace bathys::thesauros {

class Fallible final : public Strategy<Thesauros> {
 public:
  /// Answers are misjudged by up to so much, budgets and bids by so many dollars.
  struct Errors {
    Worth worth = kPoint;
    int dollars = 2;
  };

  explicit Fallible(const Errors& errors) : errors_(errors) {}

  Action choose(const View& view, const Thinking& thinking, Generator& generator) override;

 private:
  Errors errors_;
};

}  // namespace bathys::thesauros
