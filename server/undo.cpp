// Taking back: who has a say, who may without asking, and what was taken back so far.
#include "server/undo.hpp"

#include <nlohmann/json.hpp>

namespace bathys::server {

SeatSet Undo::having_say(const std::vector<storage::SeatRow>& seats) {
  SeatSet say;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const bool person = seats[i].level.empty() || !seats[i].token_hash.empty();
    if (person) say.add(seat_at(static_cast<int>(i)));
  }
  return say;
}

std::optional<u32> Undo::last_answer_of(const AnyGame& game, Seat seat) {
  const auto& answers = game.answers();
  for (auto i = static_cast<u32>(answers.size()); i-- > 0;) {
    if (answers[i].seat == seat && !game.was_forced(i)) return i;
  }
  return std::nullopt;
}

bool Undo::is_free(const AnyGame& game, Seat seat, u32 to, SeatSet having_say) {
  if (having_say.without(seat).empty()) return true;
  const auto& answers = game.answers();
  for (u32 i = to; i < answers.size(); ++i) {
    if (answers[i].seat != seat && having_say.has(answers[i].seat) && !game.was_forced(i)) return false;
  }
  const auto trial = game.clone();
  while (trial->decision().number > to) {
    if (trial->undo()) return false;
  }
  return true;
}

void Undo::note(const storage::TakenBack& taken_back) {
  history_.push_back(taken_back);
  if (history_.size() > storage::kMaxTakenBack) history_.erase(history_.begin());
}

wire::Json Undo::history_since(u64 change, const words::Language& language, const words::SeatNames& names) const {
  wire::Json list = wire::Json::array();
  for (const storage::TakenBack& one : history_) {
    if (one.change <= change) continue;
    const Message message{"table.taken_back", {Arg::seat(seat_at(one.by)), Arg::number(one.count)}};
    list.push_back({{"by", one.by},
                    {"to", one.to},
                    {"count", one.count},
                    {"change", one.change},
                    {"text", language.render(message, names)}});
  }
  return list;
}

}  // namespace bathys::server
