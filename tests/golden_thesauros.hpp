// The golden games of Thesauros: what is notable in one, and which ones there are.
#pragma once

#include "games/thesauros/thesauros.hpp"
#include "tests/golden.hpp"

namespace bathys::golden {

template <>
struct Own<Thesauros> {
  static constexpr int kRules = thesauros::kRules;
  static constexpr int kEvents = thesauros::kHappenings;
  static constexpr u32 kTries = 300;
  static constexpr u32 kLongest = 1500;

  static Facts facts();
  static std::vector<Scenario<Thesauros>> scenarios();
  static Action choose(const thesauros::State& state, Seat seat, const Options& options, Generator& dice);

  class Notes {
   public:
    explicit Notes(Facts& facts) : facts_(facts) {}
    void begins(const thesauros::Setup& setup);
    void answered(const thesauros::State& state, const Answer& answer);
    void happened(const thesauros::State& state, const Event& event);
    void ended(const thesauros::State& state);

   private:
    void note(std::string fact) { facts_.insert(std::move(fact)); }
    void ended_alone(const thesauros::State& state);

    Facts& facts_;
  };
};

}  // namespace bathys::golden
