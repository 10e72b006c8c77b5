// The sentences of Pearls: which one, and with what. The words are in words/<language>/pearls.json.
#include <vector>

#include "games/pearls/pearls.hpp"

namespace bathys {

using namespace pearls;

namespace {

Message bid_question(const View& view) {
  const Arg pearl = Arg::number(worth(view.table.up));
  if (!view.table.pending.top().asked.has(view.viewer)) return {"pearls.ask.bids", {pearl}};
  if (!view.table.halfway.has(view.viewer)) return {"pearls.ask.left", {pearl}};
  return {"pearls.ask.right", {pearl, Arg::number(view.own.left)}};
}

struct HappeningRow {
  std::string_view name;
  std::string_view key;
  std::string_view args;  ///< s seat, p pearl, n number
  Audience audience = Audience::everybody;
};
#define BATHYS_HAPPENING(name, ...) \
  HappeningRow { #name, "pearls.event." #name, __VA_ARGS__ }
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

Message Pearls::question(const View& view) {
  if (view.table.pending.empty()) return {};
  const Frame& frame = view.table.pending.top();
  if (pearls::is(frame, Rule::bid)) return bid_question(view);
  return {"pearls.ask.place", {Arg::seat(frame.seat()), Arg::number(worth(view.table.up))}};
}

Message Pearls::answer(const Seen& seen, const Frame&, Action action) {
  switch (static_cast<Do>(action.verb)) {
    case Do::bid:
      return {seen.table.halfway.has(seen.who) ? "pearls.answer.right" : "pearls.answer.left",
              {Arg::number(static_cast<int>(action.d))}};
    case Do::take:
      return {"pearls.answer.take", {Arg::number(worth(seen.table.up))}};
    case Do::discard:
      return {"pearls.answer.discard", {Arg::number(worth(seen.table.up))}};
    case Do::swap:
      break;
  }
  return {"pearls.answer.swap", {Arg::number(worth(seen.own.pearl))}};
}

std::string_view Pearls::event_name(const Event& event) { return kHappeningRows[event.kind].name; }

std::span<const EventKind> Pearls::event_kinds() {
  static const std::vector<EventKind> kinds = [] {
    std::vector<EventKind> all;
    for (const HappeningRow& row : kHappeningRows) all.push_back({row.name, row.audience});
    return all;
  }();
  return kinds;
}

Message Pearls::message(const Event& event) {
  const HappeningRow& row = kHappeningRows[event.kind];
  Message message{row.key, {}};
  for (std::size_t i = 0; i < row.args.size(); ++i) message.args[i] = event_arg(row.args[i], event.args[i]);
  return message;
}

}  // namespace bathys
