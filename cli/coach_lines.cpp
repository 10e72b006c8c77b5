// What the coach found, as lines of text.
#include "cli/coach_lines.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace bathys::cli {
namespace {

using Lines = std::vector<std::string>;

constexpr std::string_view kIndent = "   ";

void add_indented(Lines& lines, const std::string& text) { lines.push_back(std::string(kIndent) + text); }

void add_reasons(Lines& lines, const AdvisedLine& line, bool best, const wire::AdviceTeller& teller) {
  if (line.reasons.empty()) return;
  add_indented(lines, teller.say({best ? "coach.hint.best" : "coach.hint.other", {}}));
  for (const Reason& reason : line.reasons) add_indented(lines, std::string(kIndent) + teller.reason(reason));
}

void add_verdict(Lines& lines, const Judgement& judgement, Stake stake, const wire::AdviceTeller& teller) {
  const std::string verdict = "coach.verdict." + std::string(kVerdicts[static_cast<std::size_t>(judgement.verdict)]);
  const std::string lost = teller.amount(stake, judgement.loss.value);
  const std::string interval = teller.interval(stake, judgement.loss.error);
  lines.push_back(teller.say({"coach.review.verdict",
                              {Arg::seat(judgement.seat), Arg::number(judgement.decision), Arg::term(verdict),
                               Arg::literal(lost), Arg::literal(interval)}}));
  const auto tell = [&](std::string_view key, const AdvisedLine& line) {
    const std::string answers = answers_text(line, judgement.seat, judgement.decision, teller);
    const std::string chance = teller.amount(stake, line.chance.value);
    add_indented(lines, teller.say({key, {Arg::literal(answers), Arg::literal(chance)}}));
  };
  tell("coach.review.played", *judgement.played);
  tell("coach.review.better", *judgement.better);
  for (const Reason& reason : judgement.better->reasons)
    add_indented(lines, std::string(kIndent) + teller.reason(reason));
}

void add_verdicts(Lines& lines, const Review& review, const wire::AdviceTeller& teller) {
  const auto is_told = [](const Judgement& one) { return one.better && one.played; };
  if (std::none_of(review.judgements.begin(), review.judgements.end(), is_told)) {
    lines.push_back(teller.say({"coach.review.no_verdicts", {}}));
    return;
  }
  lines.push_back(teller.say({"coach.review.verdicts", {}}));
  for (const Judgement& one : review.judgements) {
    if (is_told(one)) add_verdict(lines, one, review.stake, teller);
  }
}

std::string ledger_line(const SeatReview& seat, bool alone, Stake stake, const wire::AdviceTeller& teller) {
  std::vector<std::string> texts{teller.amount(stake, seat.start), teller.change(stake, seat.own.value),
                                 teller.interval(stake, seat.own.error)};
  if (!alone) texts.push_back(teller.change(stake, seat.rivals.value));
  texts.push_back(teller.change(stake, seat.luck.value));
  texts.push_back(teller.interval(stake, seat.luck.error));
  texts.push_back(teller.amount(stake, seat.result));
  Message message{alone ? "coach.review.ledger.alone" : "coach.review.ledger", {Arg::seat(seat.seat)}};
  for (std::size_t i = 0; i < texts.size(); ++i) message.args[i + 1] = Arg::literal(texts[i]);
  return teller.say(message);
}

void add_seat(Lines& lines, const SeatReview& seat, bool alone, Stake stake, const wire::AdviceTeller& teller,
              int columns) {
  lines.push_back("");
  lines.push_back(ledger_line(seat, alone, stake, teller));
  if (columns > 0) {
    add_indented(lines, teller.say({stake == Stake::points ? "coach.review.curve.points" : "coach.review.curve", {}}));
    add_indented(lines, curve(seat, stake, columns));
  }
  add_indented(lines, teller.say({"coach.review.phases", {}}));
  for (std::size_t i = 0; i < seat.phases.size(); ++i) {
    const Phase& phase = seat.phases[i];
    const std::string lost = teller.amount(stake, std::max(0, phase.lost));
    const std::string key = "coach.review.phase." + std::to_string(i);
    add_indented(lines,
                 std::string(kIndent) +
                     teller.say({key, {Arg::number(phase.sound), Arg::number(phase.decisions), Arg::literal(lost)}}));
  }
  if (seat.turning_points.empty()) return;
  add_indented(lines, teller.say({"coach.review.turns", {}}));
  for (const TurningPoint& turn : seat.turning_points) {
    add_indented(lines, std::string(kIndent) + teller.turning_point(stake, seat.seat, turn));
  }
}

}  // namespace

std::string answers_text(const AdvisedLine& line, Seat seat, u32 decision, const wire::AdviceTeller& teller) {
  std::string text;
  for (const wire::Json& answer : teller.answers(line, seat, decision)) {
    text += text.empty() ? "" : " → ";
    text += answer.contains("say") ? answer["say"].get<std::string>() : answer["text"].get<std::string>();
  }
  return text;
}

void tell_lines(const std::vector<std::string>& lines, Console& console) {
  for (const std::string& line : lines) {
    const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
    const std::string space = line.substr(0, indent);
    const auto parts = wrap(line.substr(indent), console.screen.width - 1 - static_cast<int>(indent));
    for (const std::string& part : parts) console.print(space + part);
    if (parts.empty()) console.print("");
  }
}

std::vector<std::string> hint_lines(const AnyGame& game, const Hint& hint, Seat seat,
                                    const wire::AdviceTeller& teller) {
  Lines lines;
  const bool points = hint.stake == Stake::points;
  for (std::size_t i = 0; i < hint.lines.size(); ++i) {
    const AdvisedLine& line = hint.lines[i];
    const std::string answers = answers_text(line, seat, game.decision().number, teller);
    const std::string chance = teller.amount(hint.stake, line.chance.value);
    lines.push_back(teller.say({points ? "coach.hint.line.points" : "coach.hint.line",
                                {Arg::number(static_cast<i64>(i + 1)), Arg::literal(answers), Arg::literal(chance)}}));
    if (i > 0 && !line.behind.is_clear()) add_indented(lines, teller.say({"coach.hint.alike", {}}));
    if (i > 0 && line.behind.is_clear()) {
      const std::string less = teller.amount(hint.stake, line.behind.value);
      const std::string interval = teller.give_or_take(hint.stake, line.behind.error);
      add_indented(lines, teller.say({"coach.hint.behind", {Arg::literal(less), Arg::literal(interval)}}));
    }
    add_reasons(lines, line, i == 0, teller);
    const std::string notation = spell(game.verbs(), line.answers.front());
    add_indented(lines, teller.say({"coach.hint.what", {Arg::literal(notation)}}));
  }
  return lines;
}

std::string curve(const SeatReview& seat, Stake stake, int columns) {
  constexpr std::string_view kBlocks[] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
  constexpr i32 kLevels = 8;
  std::vector<i32> chances;
  for (const LedgerEntry& entry : seat.entries) chances.push_back(entry.before);
  chances.push_back(seat.result);
  // Chances stand against certainty, points against the most there were.
  const i32 most = stake == Stake::victory ? kSure : std::max(1, *std::max_element(chances.begin(), chances.end()));
  const std::size_t width = std::min(chances.size(), static_cast<std::size_t>(columns));
  std::string row;
  for (std::size_t i = 0; i < width; ++i) {
    const std::size_t place = width == 1 ? 0 : i * (chances.size() - 1) / (width - 1);
    row += kBlocks[std::min(static_cast<i32>(i64{chances[place]} * kLevels / most), kLevels - 1)];
  }
  return row;
}

std::vector<std::string> review_lines(const AnyGame& game, const Review& review, ReviewDepth depth,
                                      const wire::AdviceTeller& teller, int columns) {
  const std::string name = std::string(game.name()) + ".name";
  const std::string thorough = "coach.depth." + std::string(kReviewDepths[static_cast<std::size_t>(depth)]);
  Lines lines{
      teller.say({"coach.review.title", {Arg::term(name), Arg::number(review.decisions), Arg::term(thorough)}})};
  if (!review.over) lines.push_back(teller.say({"coach.review.unfinished", {}}));
  for (const SeatReview& seat : review.seats) add_seat(lines, seat, game.seats() == 1, review.stake, teller, columns);
  lines.push_back("");
  add_verdicts(lines, review, teller);
  return lines;
}

}  // namespace bathys::cli
