// What a coach found, in sentences and as JSON.
#include "wire/advice.hpp"

#include <cstdlib>
#include <nlohmann/json.hpp>

#include "wire/actions.hpp"

namespace bathys::wire {
namespace {

Message percent_message(std::string_view key, i32 of_sure) {
  const i64 tenths = (i64{std::abs(of_sure)} * 1000 + kSure / 2) / kSure;
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

std::string AdviceTeller::percent(i32 of_sure) const { return say(percent_message("coach.percent", of_sure)); }

std::string AdviceTeller::change(i32 of_sure) const {
  return say(percent_message(of_sure < 0 ? "coach.percent.minus" : "coach.percent.plus", of_sure));
}

std::string AdviceTeller::turning_point(Seat seat, const TurningPoint& turn) const {
  const std::string key = "coach.turn." + std::string(kCauses[static_cast<std::size_t>(turn.cause)]) +
                          (turn.change < 0 ? ".fell" : ".rose");
  const Message change = percent_message("coach.percent", turn.change);
  return say({key, {Arg::seat(seat), Arg::number(turn.decision), Arg::phrase("", change)}});
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
  return {{"sure", kSure}, {"simulations", hint.simulations}, {"lines", std::move(lines)}};
}

Json AdviceTeller::seat(const SeatReview& seat) const {
  Json entries = Json::array();
  for (const LedgerEntry& entry : seat.entries) {
    entries.push_back({entry.before, entry.own, entry.rivals, entry.luck});
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
                     {"text", turning_point(seat.seat, turn)}});
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
  for (const SeatReview& one : review.seats) seats.push_back(seat(one));
  Json judgements = Json::array();
  for (const Judgement& one : review.judgements) judgements.push_back(judgement(one));
  return {{"sure", kSure},
          {"decisions", review.decisions},
          {"over", review.over},
          {"seats", std::move(seats)},
          {"judgements", std::move(judgements)}};
}

}  // namespace bathys::wire
