// Sentences of Otys without a language: what happened is said here; questions and answers are said by their rules.
#include <vector>

#include "core/happening_row.hpp"
#include "games/otys/otys.hpp"
#include "games/otys/said.hpp"

namespace bathys {

using namespace otys;

namespace {

/// Kinds of event arguments: s seat, n number, l level, p place, r resource, d diver, t technician, k key,
/// c contract, w reward token, f credits or prestige, S sponsor (takes two: tile and side).
#define BATHYS_HAPPENING(...) BATHYS_HAPPENING_OF("otys", __VA_ARGS__)
constexpr HappeningRow kHappeningRows[] = {
    BATHYS_HAPPENING(game_begins, "s"),
    BATHYS_HAPPENING(turn_begins, "sn"),
    BATHYS_HAPPENING(key_played, "skl"),
    BATHYS_HAPPENING(sponsors_shift, "s"),
    BATHYS_HAPPENING(sponsor_used, "sS"),
    BATHYS_HAPPENING(propelled, "sdpp"),
    BATHYS_HAPPENING(key_taken_back, "sk"),
    BATHYS_HAPPENING(upgraded, "sd"),
    BATHYS_HAPPENING(resource_moved, "srll"),
    BATHYS_HAPPENING(found, "srl"),
    BATHYS_HAPPENING(credits_gained, "sn"),
    BATHYS_HAPPENING(credits_paid, "sn"),
    BATHYS_HAPPENING(batteries_gained, "sn"),
    BATHYS_HAPPENING(battery_spent, "s"),
    BATHYS_HAPPENING(prestige_gained, "snn"),
    BATHYS_HAPPENING(neutral_key_gained, "s"),
    BATHYS_HAPPENING(sold, "srnf"),
    BATHYS_HAPPENING(bought, "srn"),
    BATHYS_HAPPENING(drew, "sn", Audience::others),
    BATHYS_HAPPENING(drew_cards, "sncccc", Audience::seat),
    BATHYS_HAPPENING(kept, "s", Audience::others),
    BATHYS_HAPPENING(kept_card, "sc", Audience::seat),
    BATHYS_HAPPENING(copied, "ssd"),
    BATHYS_HAPPENING(improved, "stn"),
    BATHYS_HAPPENING(explored, "swl"),
    BATHYS_HAPPENING(reward_placed, "swl"),
    BATHYS_HAPPENING(reward_discarded, "sw"),
    BATHYS_HAPPENING(reward_drawn, "swl"),
    BATHYS_HAPPENING(completed, "scln"),
    BATHYS_HAPPENING(contract_revealed, "sc"),
    BATHYS_HAPPENING(deck_shuffled, "n"),
    BATHYS_HAPPENING(key_on_track, "sk"),
    BATHYS_HAPPENING(keys_return, "s"),
    BATHYS_HAPPENING(resurfaced, "sd"),
    BATHYS_HAPPENING(stayed, "sd"),
    BATHYS_HAPPENING(cube_on_space, "srn"),
    BATHYS_HAPPENING(cube_on_contract, "src"),
    BATHYS_HAPPENING(timer_moved, "snn"),
    BATHYS_HAPPENING(timer_pushed, "snn"),
    BATHYS_HAPPENING(cube_to_store, "sr"),
    BATHYS_HAPPENING(cube_lost, "sr"),
    BATHYS_HAPPENING(contract_discarded, "sc"),
    BATHYS_HAPPENING(timer_gone, "sn"),
    BATHYS_HAPPENING(last_round, "s"),
    BATHYS_HAPPENING(game_ends, ""),
};
#undef BATHYS_HAPPENING
static_assert(std::size(kHappeningRows) == kHappenings);

Arg event_arg(char kind, int value, int next) {
  switch (kind) {
    case 's':
      return Arg::seat(seat_at(value));
    case 'l':
      return said_level(value);
    case 'p':
      return said_place(value);
    case 'r':
      return said(static_cast<Resource>(value));
    case 'd':
      return said(static_cast<Diver>(value));
    case 't':
      return said(static_cast<Technician>(value));
    case 'k':
      return said(static_cast<KeyToken>(value));
    case 'c':
      return said_contract(value);
    case 'w':
      return said_reward(value);
    case 'f':
      return said(static_cast<For>(value));
    case 'S':
      return said_sponsor(value, next != 0);
    default:
      return Arg::number(value);
  }
}

}  // namespace

void Otys::components_changed() {
  work_out_payments();
  describe_cards_again();
}

Message Otys::question(const View& view) { return Engine<Otys>::question_for(view); }

Message Otys::answer(const Seen& seen, const Frame& frame, Action action) {
  if (is_any_time(action)) return complete_contract::answer(action);
  return Engine<Otys>::row(frame).answer(seen, frame, action);
}

std::string_view Otys::event_name(const Event& event) { return kHappeningRows[event.kind].name; }

std::span<const EventKind> Otys::event_kinds() {
  static const std::vector<EventKind> kinds = event_kinds_of(kHappeningRows);
  return kinds;
}

Message Otys::message(const Event& event) {
  const HappeningRow& row = kHappeningRows[event.kind];
  Message message{row.key, {}};
  for (std::size_t i = 0; i < row.args.size(); ++i) {
    const int next = i + 1 < event.args.size() ? event.args[i + 1] : 0;
    message.args[i] = event_arg(row.args[i], event.args[i], next);
  }
  return message;
}

}  // namespace bathys
