// A game with somebody on every seat: answers of bots, undo for people, and saving.
#include "cli/play_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

#include "games/all/games.hpp"
#include "wire/parsing.hpp"
#include "wire/record.hpp"

namespace bathys::cli {

Table::Table(std::unique_ptr<AnyGame> game, std::vector<SeatPlan> seats)
    : game_(std::move(game)),
      seats_(std::move(seats)),
      generator_(Generator(game_->seed()).fork("bots at the terminal")),
      saved_at_(game_->decision().number) {
  for (const SeatPlan& seat : seats_) {
    if (!seat.is_human()) bots_.try_emplace(seat.bot, make_bot(game_->name(), seat.bot));
  }
}

int Table::humans() const {
  return static_cast<int>(std::count_if(seats_.begin(), seats_.end(), [](const SeatPlan& s) { return s.is_human(); }));
}

Seat Table::onlooker() const {
  if (humans() != 1) return kSpectator;
  const auto person = std::find_if(seats_.begin(), seats_.end(), [](const SeatPlan& s) { return s.is_human(); });
  return seat_at(static_cast<int>(person - seats_.begin()));
}

words::SeatNames Table::names(const words::Language& language) const {
  words::SeatNames names;
  std::map<std::string, int> met;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const SeatPlan& seat = seats_[i];
    names.names[i] = seat.name;
    if (seat.is_human() || !seat.name.empty()) continue;
    const std::string level(bots_.at(seat.bot)->level());
    names.names[i] = language.term("cli.bot." + level);
    if (const int n = ++met[level]; n > 1) names.names[i] += fmt::format(" {}", n);
  }
  return names;
}

Refusal Table::play_all(Seat seat, const std::vector<Action>& actions) {
  std::size_t refused_at = 0;
  return game_->play_all(seat, actions, refused_at);
}

Action Table::bot_answer(Seat seat, const Thinking& thinking) {
  Bot& bot = *bots_.at(seats_[static_cast<std::size_t>(index_of(seat))].bot);
  return bot.choose(*game_, seat, thinking, generator_);
}

std::optional<Action> Table::forced_answer() const { return plays_forced ? game_->forced() : std::nullopt; }

bool Table::has_choice(const AnyGame& game) const {
  const Decision decision = game.decision();
  if (decision.over || !is_human(decision.asked.front())) return false;
  return !plays_forced || !game.forced();
}

std::unique_ptr<AnyGame> Table::undone(Refusal& refusal) const {
  auto trial = game_->clone();
  do {
    refusal = trial->undo();
  } while (!refusal && !has_choice(*trial));
  return trial;
}

Refusal Table::undo(Seat by) {
  Refusal refusal;
  auto trial = undone(refusal);
  if (refusal) return refusal;
  const u32 to = trial->decision().number;
  taken_back_.push_back({by, to, game_->decision().number - to});
  game_ = std::move(trial);
  return kAllowed;
}

Seat Table::undo_leads_to() const {
  Refusal refusal;
  const auto trial = undone(refusal);
  return refusal ? kNoSeat : trial->decision().asked.front();
}

bool Table::save(const std::string& file) {
  std::ofstream out(file, std::ios::binary | std::ios::trunc);
  out << wire::write_json(wire::to_json(*game_, *find_game(game_->name()))) << '\n' << std::flush;
  if (!out) return false;
  saved_at_ = game_->decision().number;
  return true;
}

}  // namespace bathys::cli
