// The golden games of Otys: what is notable in one, and which ones there are.
#pragma once

#include "games/otys/otys.hpp"
#include "tests/golden.hpp"

namespace bathys::golden {

template <>
struct Own<Otys> {
  static constexpr int kRules = otys::kRules;
  static constexpr int kEvents = otys::kHappenings;
  static constexpr u32 kTries = 3000;
  static constexpr u32 kLongest = 700;

  static Facts facts();
  static std::vector<Scenario<Otys>> scenarios();
  static Action choose(const otys::State& state, Seat seat, const Options& options, Generator& dice);

  class Notes {
   public:
    explicit Notes(Facts& facts) : facts_(facts) {}
    void begins(const otys::Setup& setup);
    void answered(const otys::State& state, const Answer& answer);
    void happened(const otys::State& state, const Event& event);
    void ended(const otys::State& state);

   private:
    void note(std::string fact) { facts_.insert(std::move(fact)); }
    void ended_alone();

    Facts& facts_;
    std::vector<otys::Happening> last_{};  ///< what the last answer brought about
    bool bag_was_empty_ = false;
  };
};

}  // namespace bathys::golden
