// What a coach found, in sentences and as JSON (docs/formats.md).
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "core/advice.hpp"
#include "core/any_game.hpp"
#include "wire/json.hpp"
#include "wire/json_type.hpp"

namespace bathys::wire {

inline std::string_view stake_name(Stake stake) { return kStakes[static_cast<std::size_t>(stake)]; }

/// Tells about a game, which must outlive it. `viewer` is who reads: "you" instead of a name.
class AdviceTeller {
 public:
  explicit AdviceTeller(const AnyGame& game, Voice voice = {}, Seat viewer = kSpectator);

  /// "61.5%", and with its sign "+3.0%"; "18.5 points" where points are at stake.
  std::string amount(Stake stake, i32 value) const;
  std::string change(Stake stake, i32 value) const;
  /// Within twice this a number lies in 19 of 20 cases.
  std::string interval(Stake stake, i32 error) const { return amount(stake, 2 * error); }
  /// The same where a difference is told: an estimate is never exact, however little the imagined games differed.
  std::string give_or_take(Stake stake, i32 error) const {
    const i32 one = stake == Stake::victory ? kSure : kOnePoint * 100;
    return interval(stake, std::max(error, one / 2000 + 1));
  }
  /// "Expected 54.0%, became 61.0%."
  std::string turned(Stake stake, const Turned& turned) const;
  std::string reason(const Reason& reason) const { return say(reason.message()); }
  std::string turning_point(Stake stake, Seat seat, const TurningPoint& turn) const;
  std::string say(const Message& message) const { return voice_.language.render(message, names_); }

  /// The answers of a line that a seat would give at a decision: {"text","json","say"} as far as they can be foreseen,
  /// {"text","json"} from there on.
  Json answers(const AdvisedLine& line, Seat seat, u32 decision) const;

  /// {"answers":[…],"chance":{…},"behind":{…},"reasons":[…]}
  Json line(const AdvisedLine& line, Seat seat, u32 decision) const;
  Json hint(const Hint& hint, Seat seat) const;
  Json review(const Review& review) const;

 private:
  Json seat(Stake stake, const SeatReview& seat) const;
  Json judgement(const Judgement& judgement) const;

  const AnyGame& game_;
  Voice voice_;
  words::SeatNames names_;
};

}  // namespace bathys::wire
