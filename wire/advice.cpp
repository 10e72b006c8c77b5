// What a coach found, in sentences and as JSON.
#include "wire/advice.hpp"

#include <cstdlib>
#include <nlohmann/json.hpp>

#include "wire/actions.hpp"

namespace bathys::wire {
namespace {

/// With their signs and without.
struct AmountKeys {
  std::string_view plain;
  std::string_view more;
  std::string_view less;
};
constexpr AmountKeys kPercent{"coach.percent", "coach.percent.plus", "coach.percent.minus"};
constexpr AmountKeys kPoints{"coach.points", "coach.points.plus", "coach.points.minus"};

const AmountKeys& keys_of(Stake stake) { return stake == Stake::victory ? kPercent : kPoints; }

/// A chance in tenths of a percent, points in tenths of a point.
Message amount_message(std::string_view key, Stake stake, i32 value) {
  const i64 whole = stake == Stake::victory ? kSure : kOnePoint;
  const i64 parts = stake == Stake::victory ? 1000 : 10;
  const i64 tenths = (i64{std::abs(value)} * parts + whole / 2) / whole;
  return {key, {Arg::number(tenths / 10), Arg::number(tenths % 10)}};
}

Json estimate_json(const Estimate& estimate) { return {{"value", estimate.value}, {"error", estimate.error}}; }

/// Whether the game can be played on to the next answer of the same line without anybody learning anything by it.
bool leads_on(const AnyGame& game, Seat seat, Action action) {
  const AnyPreview preview = game.preview_for(seat, seat, action);
  return !preview.refusal && preview.stopped == Stopped::question;
}

}  // namespace

AdviceTeller::AdviceTeller(const AnyGame& game, Voice voice, Seat viewer)
    : game_(game), voice_(std::move(voice)), names_{voice_.names, viewer} {}

std::string AdviceTeller::amount(Stake stake, i32 value) const {
  return say(amount_message(keys_of(stake).plain, stake, value));
}

std::string AdviceTeller::change(Stake stake, i32 value) const {
  const AmountKeys& keys = keys_of(stake);
  return say(amount_message(value < 0 ? keys.less : keys.more, stake, value));
}

std::string AdviceTeller::turning_point(Stake stake, Seat seat, const TurningPoint& turn) const {
  const std::string key = "coach.turn." + std::string(kCauses[static_cast<std::size_t>(turn.cause)]) +
                          (turn.change < 0 ? ".fell" : ".rose");
  const Message change = amount_message(keys_of(stake).plain, stake, turn.change);
  const std::string told = say({key, {Arg::seat(seat), Arg::number(turn.decision), Arg::phrase("", change)}});
  if (!turn.turned) return told;
  const std::string turned = this->turned(stake, *turn.turned);
  return say({"coach.turn.with", {Arg::literal(told), Arg::literal(turned)}});
}

std::string AdviceTeller::turned(Stake stake, const Turned& turned) const {
  const std::string expected = amount(stake, turned.expected);
  const std::string became = amount(stake, turned.became);
  return say({"coach.review.turned", {Arg::literal(expected), Arg::literal(became)}});
}

Json AdviceTeller::answers(const AdvisedLine& line, Seat seat, u32 decision) const {
  auto game = game_.clone();
  if (game->decision().number != decision) game->rewind(decision);
  Json list = Json::array();
  bool foreseen = true;
  for (const Action action : line.answers) {
    foreseen = foreseen && !game->why_not(seat, action);
    if (!foreseen) {
      list.push_back({{"text", spell(game->verbs(), action)}, {"json", action_json(game->verbs(), action)}});
      continue;
    }
    list.push_back(Teller(*game, seat, {voice_.language, voice_.names}).answer(action));
    foreseen = leads_on(*game, seat, action);
    if (foreseen) game->play(seat, action);
  }
  return list;
}

Json AdviceTeller::line(const AdvisedLine& line, Seat seat, u32 decision) const {
  Json reasons = Json::array();
  for (const Reason& one : line.reasons) {
    reasons.push_back({{"kind", one.sentence.substr(one.sentence.find('.', one.sentence.find('.') + 1) + 1)},
                       {"about", one.about},
                       {"tenths", one.tenths},
                       {"text", reason(one)}});
  }
  return {{"answers", answers(line, seat, decision)},
          {"chance", estimate_json(line.chance)},
          {"behind", estimate_json(line.behind)},
          {"reasons", std::move(reasons)}};
}

Json AdviceTeller::hint(const Hint& hint, Seat seat) const {
  Json lines = Json::array();
  for (const AdvisedLine& one : hint.lines) lines.push_back(line(one, seat, game_.decision().number));
  return {{"sure", kSure},
          {"stake", stake_name(hint.stake)},
          {"point", kOnePoint},
          {"simulations", hint.simulations},
          {"lines", std::move(lines)}};
}

Json AdviceTeller::seat(Stake stake, const SeatReview& seat) const {
  Json entries = Json::array();
  for (const LedgerEntry& entry : seat.entries) {
    Json told{entry.before, entry.own, entry.rivals, entry.luck};
    if (entry.turned) {
      told.push_back(entry.turned->expected);
      told.push_back(entry.turned->became);
    }
    entries.push_back(std::move(told));
  }
  Json phases = Json::array();
  for (const Phase& phase : seat.phases) {
    phases.push_back({{"decisions", phase.decisions}, {"sound", phase.sound}, {"lost", phase.lost}});
  }
  Json turns = Json::array();
  for (const TurningPoint& turn : seat.turning_points) {
    turns.push_back({{"decision", turn.decision},
                     {"by", index_of(turn.by)},
                     {"cause", kCauses[static_cast<std::size_t>(turn.cause)]},
                     {"before", turn.before},
                     {"change", turn.change},
                     {"text", turning_point(stake, seat.seat, turn)}});
  }
  return {{"seat", index_of(seat.seat)},
          {"start", seat.start},
          {"result", seat.result},
          {"own", estimate_json(seat.own)},
          {"rivals", estimate_json(seat.rivals)},
          {"luck", estimate_json(seat.luck)},
          {"entries", std::move(entries)},
          {"phases", std::move(phases)},
          {"turning_points", std::move(turns)}};
}

Json AdviceTeller::judgement(const Judgement& judgement) const {
  Json told{{"decision", judgement.decision},
            {"seat", index_of(judgement.seat)},
            {"verdict", kVerdicts[static_cast<std::size_t>(judgement.verdict)]},
            {"loss", estimate_json(judgement.loss)}};
  if (judgement.better) told["better"] = line(*judgement.better, judgement.seat, judgement.decision);
  if (judgement.played) told["played"] = line(*judgement.played, judgement.seat, judgement.decision);
  return told;
}

Json AdviceTeller::review(const Review& review) const {
  Json seats = Json::array();
  for (const SeatReview& one : review.seats) seats.push_back(seat(review.stake, one));
  Json judgements = Json::array();
  for (const Judgement& one : review.judgements) judgements.push_back(judgement(one));
  return {{"sure", kSure},
          {"stake", stake_name(review.stake)},
          {"point", kOnePoint},
          {"decisions", review.decisions},
          {"over", review.over},
          {"seats", std::move(seats)},
          {"judgements", std::move(judgements)}};
}

}  // namespace bathys::wire
