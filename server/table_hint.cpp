// One table: what the coach would answer, told to the seat that asks and to nobody else.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "server/rated.hpp"
#include "server/table.hpp"
#include "wire/advice.hpp"
#include "wire/parsing.hpp"

namespace bathys::server {
namespace {

constexpr int kLines = 3;

}  // namespace

/// Whoever plays with nobody but bots harms no one; among people the table was made with hints or without. A game that
/// counts for ratings has none, whoever is left.
bool Table::allows_hints() const {
  const SeatSet people = Undo::having_say(row_.seats);
  return row_.hints || (people.size() == 1 && !still_rated(row_));
}

/// The coach thinks about a copy, elsewhere, and from the view of the seat alone; the table goes on.
void Table::hint(const Guest& guest, const ClientMessage& message) {
  const Seat seat = guest.viewer;
  const auto refused = [&](std::string_view code, std::string_view what) { refuse(guest, message.nonce, code, what); };
  if (!is_seat(seat)) return refused("not_seated", "spectators do not answer");
  if (!allows_hints()) return refused("no_hints", "this table was made without hints");
  if (!game_->decision().asked.has(seat)) {
    return refuse(guest, message.nonce, teller(seat, guest.language).refusal(game_->why_not(seat, Action{})));
  }
  const auto asked = [&](const AwaitedHint& one) { return one.to == guest.connection; };
  if (std::any_of(hints_.begin(), hints_.end(), asked)) return refused("one_hint", "the last hint is not answered yet");
  AwaitedHint awaited{++thoughts_, guest.connection, seat, row_.change, message.nonce, {}};
  std::shared_ptr<const AnyGame> copy = game_->clone();
  const wire::Voice voice{guest.language, names()};
  awaited.stops =
      services_.bots.give([self = shared_from_this(), copy, seat, voice, number = thoughts_](const Thinking& thinking) {
        const Settings& settings = self->services_.settings;
        const auto coach = settings.make_coach(copy->name());
        const Effort effort{settings.hint_simulations, thinking.limit_ms, thinking.stop};
        const Hint found = coach->hint(*copy, seat, effort, kLines, 0);
        std::string told = wire::write_json(wire::AdviceTeller(*copy, voice, seat).hint(found, seat));
        self->in_turn([table = self.get(), number, told = std::move(told)] { table->tell_hint(number, told); });
      });
  hints_.push_back(std::move(awaited));
}

/// What was found for somebody who does not want it any more is not told.
void Table::tell_hint(u64 number, const std::string& hint) {
  stop_unwanted_hints();
  const auto found =
      std::find_if(hints_.begin(), hints_.end(), [&](const AwaitedHint& one) { return one.number == number; });
  if (found == hints_.end()) return;
  ++services_.metrics.hints;
  found->to->send(bytes_of(hinted_text(found->nonce, found->change, hint)));
  hints_.erase(found);
}

/// The seat has answered, answers were taken back, whoever asked has left, or the table was put away.
void Table::stop_unwanted_hints() {
  const auto unwanted = [&](const AwaitedHint& one) {
    return closed_ || !changes_.is_fresh(one.seat, one.change) || audience_.find(one.to.get()) == nullptr;
  };
  for (const AwaitedHint& one : hints_) {
    if (!unwanted(one)) continue;
    one.stops->stop();
    one.to->send(bytes_of(refused_text(one.nonce, error_json("stale", "the table has gone on"))));
  }
  std::erase_if(hints_, unwanted);
}

}  // namespace bathys::server
