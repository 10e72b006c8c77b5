// One table: answers of people.
#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <utility>

#include "server/table.hpp"
#include "wire/actions.hpp"
#include "wire/parsing.hpp"

namespace bathys::server {
namespace {

std::vector<Action> read_actions(const AnyGame& game, const std::vector<Json>& given) {
  std::vector<Action> actions;
  for (const Json& one : given) {
    const std::string where = "actions[" + std::to_string(actions.size()) + "]";
    actions.push_back(wire::read_action(game.verbs(), one, where));
  }
  return actions;
}

}  // namespace

void Table::answer(Guest& guest, const ClientMessage& message) {
  const Seat seat = guest.viewer;
  if (!is_seat(seat)) return refuse(guest, message.nonce, "not_seated", "spectators do not answer");
  if (plays_bot(seat)) return refuse(guest, message.nonce, "bot_plays", "a bot plays this seat");
  const bool present = message.change == row_.change;
  const bool other_decision = present && message.decision && *message.decision != game_->decision().number;
  if (!changes_.is_fresh(seat, message.change) || other_decision) {
    return refuse(guest, message.nonce, "stale", "the table stands at change " + std::to_string(row_.change));
  }
  std::vector<Action> actions;
  try {
    actions = read_actions(*game_, message.actions);
  } catch (const BadInput& bad) {
    return refuse(guest, message.nonce, "bad_action", bad.where + ": " + bad.what);
  }
  Before before = this->before();
  std::size_t refused_at = 0;
  if (const Refusal refusal = game_->play_all(seat, actions, refused_at)) {
    Json error = teller(seat, guest.language).refusal(refusal);
    error["at"] = refused_at;
    return refuse(guest, message.nonce, error);
  }
  answered(seat, actions, std::move(before), Reply{guest.connection, seat, message.nonce},
           handle_again(guest, message));
}

void Table::explain(const Guest& guest, const ClientMessage& message) {
  if (!is_seat(guest.viewer)) return refuse(guest, message.nonce, "not_seated", "spectators do not answer");
  Json text{{"type", "explained"}, {"nonce", message.nonce}};
  try {
    const Action action = read_actions(*game_, message.actions).front();
    const Refusal refusal = game_->why_not(guest.viewer, action);
    text["legal"] = !refusal;
    if (refusal) text["refusal"] = teller(guest.viewer, guest.language).refusal(refusal);
  } catch (const BadInput& bad) {
    return refuse(guest, message.nonce, "bad_action", bad.where + ": " + bad.what);
  }
  guest.connection->send(bytes_of(wire::write_json(text)));
}

/// The seats that stand at the same question as before.
SeatSet Table::still_asked(Seat seat, const Before& before) const {
  return before.decision.sealed ? before.decision.asked.without(seat) : SeatSet{};
}

void Table::go_back_to(u32 answers) {
  while (game_->decision().number > answers && game_->can_undo()) game_->undo();
  if (game_->decision().number > answers) game_->rewind(answers);
}

/// The answers are played; here they become a change of the table. `again` is for when another process was first.
void Table::answered(Seat seat, const std::vector<Action>& actions, Before before, std::optional<Reply> reply,
                     Task again) {
  const Decision now = game_->decision();
  const SeatSet waiting = still_asked(seat, before);
  const Clock clock = clock_;
  ++row_.change;
  clock_.answered(seat, before.decision.number);
  // Whoever is still asked the same question keeps the time that is left.
  set_deadlines(SeatSet::first(game_->seats()).without(waiting));
  storage::Append append{row_.id, {}, wall_seconds(), now.over};
  u32 number = now.number - static_cast<u32>(actions.size());
  for (const Action action : actions) {
    append.answers.push_back({number++, index_of(seat), spell(game_->verbs(), action), row_.change});
  }
  if (reply) append.answers.front().nonce = reply->nonce;
  const std::size_t count = actions.size();
  news_ = updates(before, false);
  auto kept = [this, count, answers = now.number, waiting, reply = std::move(reply)] {
    services_.metrics.answers += count;
    changes_.answered(row_.change, answers, waiting);
    if (clock_.is_whole()) store_deadlines();
    deliver(reply);
    after_change();
  };
  auto forget = [this, answers = before.decision.number, clock] {
    go_back_to(answers);
    --row_.change;
    clock_ = clock;
  };
  auto written = when_written({std::move(kept), std::move(forget), std::move(again)});
  // A store of time that another process has made the change of must not be overwritten.
  if (!clock_.is_whole()) store_deadlines();
  services_.storage.append(std::move(append), std::move(written));
}

void Table::deliver(const std::optional<Reply>& reply) {
  if (reply) {
    using Seconds = std::chrono::duration<double>;
    services_.metrics.answer_seconds.note(Seconds(std::chrono::steady_clock::now() - reply->since).count());
    replies_.remember(reply->seat, reply->nonce, row_.change);
  }
  send_news(reply ? &*reply : nullptr);
}

void Table::after_change() {
  tell_undo_request();
  tell_end();
  ask_bots();
}

void Table::tell_end() {
  if (over()) audience_.tell_all(opened_text());
}

void Table::refuse(const Guest& guest, const std::string& nonce, const Json& error) {
  ++services_.metrics.refusals;
  guest.connection->send(bytes_of(refused_text(nonce, error)));
}

void Table::refuse(const Guest& guest, const std::string& nonce, std::string_view code, std::string_view what) {
  refuse(guest, nonce, error_json(code, what));
}

}  // namespace bathys::server
