// Puzzles as JSON, and solving one.
#include "wire/puzzle.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "games/all/games.hpp"
#include "wire/actions.hpp"
#include "wire/json_archive.hpp"
#include "wire/parsing.hpp"

namespace bathys::wire {
namespace {

constexpr std::string_view kReason = "coach.reason.";
constexpr int kMaxPuzzleSteps = 48;
constexpr int kMaxLines = 200;
constexpr int kMaxReasons = 8;
constexpr i64 kMaxWritten = 1'000'000'000;

Json mean_json(const Estimate& estimate) { return {estimate.value, estimate.error}; }

Json line_json(std::span<const Verb> verbs, const AdvisedLine& line) {
  Json answers = Json::array();
  for (const Action action : line.answers) answers.push_back(spell(verbs, action));
  Json reasons = Json::array();
  for (const Reason& reason : line.reasons) {
    reasons.push_back(
        {{"kind", reason.sentence.substr(kReason.size())}, {"about", reason.about}, {"tenths", reason.tenths}});
  }
  return {{"answers", std::move(answers)},
          {"chance", mean_json(line.chance)},
          {"behind", mean_json(line.behind)},
          {"reasons", std::move(reasons)}};
}

i64 number(JsonReader& reader, std::string_view name, i64 least, i64 most) {
  i64 value = 0;
  reader.number(name, value, least, most);
  return value;
}

std::string text(JsonReader& reader, std::string_view name) {
  std::string value;
  reader.text(name, value);
  return value;
}

Estimate read_estimate(JsonReader& reader, std::string_view name) {
  reader.open_list(name, 0, 2, 2);
  Estimate estimate;
  estimate.value = static_cast<i32>(number(reader, {}, -kMostTold, kMostTold));
  estimate.error = static_cast<i32>(number(reader, {}, 0, kMostTold));
  reader.close_list();
  return estimate;
}

Action read_answer(JsonReader& reader, std::string_view name, std::span<const Verb> verbs) {
  const std::string given = text(reader, name);
  const auto action = parse(verbs, given);
  if (!action) reader.refuse(name, "\"" + given + "\" is not an answer");
  return *action;
}

Reason read_reason(JsonReader& reader) {
  reader.open_object({});
  Reason reason;
  reason.sentence = std::string(kReason) + text(reader, "kind");
  reason.about = text(reader, "about");
  reason.tenths = static_cast<i32>(number(reader, "tenths", 0, 100'000));
  if (!words::Language::english().has(reason.sentence)) reader.refuse("kind", "there is no such reason");
  reader.close_object();
  return reason;
}

AdvisedLine read_line(JsonReader& reader, std::span<const Verb> verbs) {
  reader.open_object({});
  AdvisedLine line;
  const int answers = reader.open_list("answers", 0, 1, kMaxPuzzleSteps);
  for (int i = 0; i < answers; ++i) line.answers.push_back(read_answer(reader, {}, verbs));
  reader.close_list();
  line.chance = read_estimate(reader, "chance");
  line.behind = read_estimate(reader, "behind");
  const int reasons = reader.open_list("reasons", 0, 0, kMaxReasons);
  for (int i = 0; i < reasons; ++i) line.reasons.push_back(read_reason(reader));
  reader.close_list();
  reader.close_object();
  return line;
}

Stake read_stake(JsonReader& reader) {
  if (!reader.has("stake")) return Stake::victory;
  int stake = 0;
  reader.word("stake", stake, kStakes);
  return static_cast<Stake>(stake);
}

PuzzleStep read_step(JsonReader& reader, std::span<const Verb> verbs) {
  reader.open_object({});
  PuzzleStep step;
  step.simulations = static_cast<int>(number(reader, "simulations", 0, kMaxWritten));
  const int lines = reader.open_list("lines", 0, 1, kMaxLines);
  for (int i = 0; i < lines; ++i) step.lines.push_back(read_line(reader, verbs));
  reader.close_list();
  reader.close_object();
  return step;
}

/// Every question of the line is asked, and every answer judged there may be given.
void check_steps(const Puzzle& puzzle) {
  const auto game = puzzle.position->clone();
  for (std::size_t i = 0; i < puzzle.steps.size(); ++i) {
    const std::string where = "steps[" + std::to_string(i) + "]";
    for (const AdvisedLine& line : puzzle.steps[i].lines) {
      const Action action = line.answers.front();
      if (const Refusal refusal = game->why_not(puzzle.seat, action)) {
        throw BadInput{where,
                       "\"" + spell(game->verbs(), action) + "\" is no answer there: " + std::string(refusal.code)};
      }
    }
    game->play(puzzle.seat, puzzle.steps[i].lines.front().answers.front());
  }
}

const AdvisedLine* line_beginning(const PuzzleStep& step, Action action) {
  const auto found = std::find_if(step.lines.begin(), step.lines.end(),
                                  [action](const AdvisedLine& line) { return line.answers.front() == action; });
  return found == step.lines.end() ? nullptr : &*found;
}

void check_question(const Puzzle& puzzle) {
  if (!puzzle.position->decision().asked.has(puzzle.seat)) throw BadInput{"seat", "is not asked in this position"};
  const PuzzleStep& first = puzzle.steps.front();
  const AdvisedLine* const obvious = line_beginning(first, puzzle.obvious);
  if (obvious == nullptr) throw BadInput{"obvious", "is not judged"};
  if (!is_wrong(*obvious)) throw BadInput{"obvious", "is not clearly worse than the best answer"};
}

}  // namespace

Json puzzle_json(const Puzzle& puzzle) {
  const auto verbs = puzzle.position->verbs();
  Json steps = Json::array();
  for (const PuzzleStep& step : puzzle.steps) {
    Json lines = Json::array();
    for (const AdvisedLine& line : step.lines) lines.push_back(line_json(verbs, line));
    steps.push_back({{"simulations", step.simulations}, {"lines", std::move(lines)}});
  }
  return {{"id", puzzle.id},
          {"seat", index_of(puzzle.seat)},
          {"decision", puzzle.decision},
          {"stake", stake_name(puzzle.stake)},
          {"theme", {{"name", puzzle.theme.name}, {"about", puzzle.theme.about}}},
          {"difficulty", puzzle.difficulty},
          {"obvious", spell(verbs, puzzle.obvious)},
          {"steps", std::move(steps)},
          {"position", state_json(*puzzle.position)}};
}

Puzzle read_puzzle(const AnyKind& kind, const Json& given) {
  JsonReader reader(given);
  Puzzle puzzle;
  puzzle.id = text(reader, "id");
  reader.open_object("position");
  puzzle.position = kind.from_position(reader);
  reader.close_object();
  const auto verbs = puzzle.position->verbs();
  puzzle.seat = seat_at(static_cast<int>(number(reader, "seat", 0, puzzle.position->seats() - 1)));
  puzzle.decision = static_cast<u32>(number(reader, "decision", 0, 1'000'000));
  puzzle.stake = read_stake(reader);
  reader.open_object("theme");
  puzzle.theme = {text(reader, "name"), text(reader, "about")};
  reader.close_object();
  puzzle.difficulty = static_cast<int>(number(reader, "difficulty", 1, kHardestPuzzle));
  puzzle.obvious = read_answer(reader, "obvious", verbs);
  const int steps = reader.open_list("steps", 0, 1, kMaxPuzzleSteps);
  for (int i = 0; i < steps; ++i) puzzle.steps.push_back(read_step(reader, verbs));
  reader.close_list();
  reader.finish();
  check_question(puzzle);
  check_steps(puzzle);
  return puzzle;
}

std::string puzzles_text(const PuzzlesHead& head, const std::vector<Puzzle>& puzzles) {
  Json top{{"bathys_puzzles", kPuzzlesFormat},
           {"game", head.kind->name()},
           {"rules", head.kind->rules_version()},
           {"components", head.kind->components_hash()},
           {"command", head.command}};
  std::string file = write_json(top);
  file.back() = ',';
  file += "\"puzzles\":[";
  for (const Puzzle& puzzle : puzzles) file += (file.back() == '[' ? "\n" : ",\n") + write_json(puzzle_json(puzzle));
  return file + "\n]}\n";
}

PuzzlesHead read_puzzles(std::string_view file, Json& puzzles) {
  const Json top = parse_json(file);
  JsonReader reader(top);
  number(reader, "bathys_puzzles", kPuzzlesFormat, kPuzzlesFormat);
  PuzzlesHead head;
  const std::string game = text(reader, "game");
  head.kind = find_game(game);
  if (head.kind == nullptr) throw BadInput{"game", "unknown game " + found(Json(game))};
  const auto rules = static_cast<u32>(number(reader, "rules", 0, 1'000'000));
  if (rules != head.kind->rules_version()) throw OtherRules(rules, head.kind->rules_version());
  if (text(reader, "components") != head.kind->components_hash())
    throw BadInput{"components", "made with other components"};
  head.command = text(reader, "command");
  constexpr int kMaxPuzzles = 10'000;
  reader.open_list("puzzles", 0, 0, kMaxPuzzles);
  reader.close_list();
  reader.finish();
  puzzles = top["puzzles"];
  return head;
}

const PuzzleStep* step_at(const Puzzle& puzzle, const AnyGame& game) {
  const auto& given = game.answers();
  if (given.size() >= puzzle.steps.size()) return nullptr;
  for (std::size_t i = 0; i < given.size(); ++i) {
    if (given[i] != Answer{puzzle.seat, puzzle.steps[i].lines.front().answers.front()}) return nullptr;
  }
  return &puzzle.steps[given.size()];
}

std::optional<JudgedSolution> judge_solution(const Puzzle& puzzle, const PuzzleStep& step, Action action) {
  const AdvisedLine* const given = line_beginning(step, action);
  if (given == nullptr) return std::nullopt;
  const AdvisedLine* const leading = &step.lines.front();
  const Solution solution = given == leading ? Solution::best : is_wrong(*given) ? Solution::wrong : Solution::good;
  return JudgedSolution{solution, given, leading, &step == &puzzle.steps.front() && action == puzzle.obvious};
}

bool play_forced_steps(const Puzzle& puzzle, AnyGame& game) {
  const PuzzleStep* step = step_at(puzzle, game);
  while (step != nullptr && step->lines.size() == 1) {
    game.play(puzzle.seat, step->lines.front().answers.front());
    step = step_at(puzzle, game);
  }
  return step == nullptr;
}

AdvisedLine line_from(const Puzzle& puzzle, const PuzzleStep& step) {
  AdvisedLine line = step.lines.front();
  line.answers.clear();
  for (const PuzzleStep* at = &step; at != puzzle.steps.data() + puzzle.steps.size(); ++at) {
    line.answers.push_back(at->lines.front().answers.front());
  }
  return line;
}

std::string theme_text(const Theme& theme, const words::Language& language) {
  return language.render({"puzzle.theme." + theme.name, {Arg::term(theme.about)}}, {});
}

Json puzzle_told(const Puzzle& puzzle, const words::Language& language) {
  return {{"seat", index_of(puzzle.seat)},
          {"theme",
           {{"name", puzzle.theme.name}, {"about", puzzle.theme.about}, {"text", theme_text(puzzle.theme, language)}}},
          {"difficulty", puzzle.difficulty},
          {"steps", puzzle.steps.size()}};
}

Json SolutionTeller::line(const AdvisedLine& line) const {
  return advice_.line(line, puzzle_.seat, game_.decision().number);
}

AdvisedLine beginning_of(AdvisedLine line) {
  line.answers.resize(1);
  return line;
}

Json SolutionTeller::judged(const PuzzleStep& step, const JudgedSolution& judged) const {
  const bool best = judged.solution == Solution::best;
  Json told{{"solution", kSolutions[static_cast<std::size_t>(judged.solution)]},
            {"obvious", judged.obvious},
            {"over", judged.solution == Solution::good},
            {"sure", kSure},
            {"stake", stake_name(puzzle_.stake)},
            {"point", kOnePoint},
            {"given", line(beginning_of(*judged.given))}};
  if (!best) told["better"] = line(line_from(puzzle_, step));
  return told;
}

Json SolutionTeller::shown(const PuzzleStep& step) const {
  return {{"solution", "shown"},
          {"obvious", false},
          {"over", true},
          {"sure", kSure},
          {"stake", stake_name(puzzle_.stake)},
          {"point", kOnePoint},
          {"better", line(line_from(puzzle_, step))}};
}

}  // namespace bathys::wire
