// The sentences of Pearls: which one, and with what. The words are in words/<language>/pearls.json.
#include <vector>

#include "core/happening_row.hpp"
#include "games/pearls/pearls.hpp"

namespace bathys {

using namespace pearls;

namespace {

/// Kinds of event arguments: s seat, p pearl, n number.
#define BATHYS_HAPPENING(...) BATHYS_HAPPENING_OF("pearls", __VA_ARGS__)
constexpr HappeningRow kHappeningRows[] = {
    BATHYS_HAPPENING(pearl_up, "p"),
    BATHYS_HAPPENING(fist_closed, "s", Audience::others),
    BATHYS_HAPPENING(fist_closed_own, "sn", Audience::seat),
    BATHYS_HAPPENING(bid_opened, "sn"),
    BATHYS_HAPPENING(won, "spn"),
    BATHYS_HAPPENING(lost, "p"),
    BATHYS_HAPPENING(taken, "sp"),
    BATHYS_HAPPENING(discarded, "sp"),
    BATHYS_HAPPENING(swapped, "sp", Audience::others),
    BATHYS_HAPPENING(swapped_own, "spp", Audience::seat),
    BATHYS_HAPPENING(pearl_shown, "sp"),
    BATHYS_HAPPENING(game_ends, ""),
};
#undef BATHYS_HAPPENING
static_assert(std::size(kHappeningRows) == kHappenings);

Arg event_arg(char kind, int value) {
  if (kind == 's') return Arg::seat(seat_at(value));
  return Arg::number(kind == 'p' ? worth(value) : value);
}

}  // namespace

Message Pearls::question(const View& view) { return Engine<Pearls>::question_for(view); }

Message Pearls::answer(const Seen& seen, const Frame& frame, Action action) {
  return is_any_time(action) ? swap::answer(seen) : Engine<Pearls>::row(frame).answer(seen, frame, action);
}

std::string_view Pearls::event_name(const Event& event) { return kHappeningRows[event.kind].name; }

std::span<const EventKind> Pearls::event_kinds() {
  static const std::vector<EventKind> kinds = event_kinds_of(kHappeningRows);
  return kinds;
}

Message Pearls::message(const Event& event) {
  const HappeningRow& row = kHappeningRows[event.kind];
  Message message{row.key, {}};
  for (std::size_t i = 0; i < row.args.size(); ++i) message.args[i] = event_arg(row.args[i], event.args[i]);
  return message;
}

}  // namespace bathys
