// Laws of previews: they tell what really happens, as far as it follows from what the viewer sees, and not a bit more.
#pragma once

#include <algorithm>

#include "core/laws/legality.hpp"
#include "core/preview.hpp"

namespace bathys::laws {

template <Game G>
bool same_preview(const Preview<G>& a, const Foresight<G>& b) {
  return same_bytes(a.after, b.after()) && a.events == b.events() && a.stopped == b.stopped();
}

/// What the preview shows is how it goes on in truth: all of it, or its beginning when something hidden stopped it.
template <Game G>
void preview_comes_true(const Preview<G>& shown, const typename G::State& truth, const Answer& answer) {
  const auto law = [&](bool holds, std::string_view what) {
    require(holds, "a preview tells what really happens", what);
  };
  law(same_preview(shown, Foresight<G>(truth, answer.seat, answer.action)), "up to where it stops");
  const Played<G> played(truth, answer.seat, answer.action);
  const auto heard = played.events_for(answer.seat);
  law(shown.events.size() <= heard.size(), "it tells more than happens");
  law(std::equal(shown.events.begin(), shown.events.end(), heard.begin()), "the events");
  if (shown.stopped == Stopped::chance || shown.stopped == Stopped::learned) return;
  law(shown.events.size() == heard.size(), "it tells less than happens");
  law(same_bytes(shown.after, G::view(played.state, answer.seat)), "the view");
  law((shown.stopped == Stopped::over) == Engine<G>::over(played.state), "the end");
}

/// Non-interference: worlds that look the same to the viewer give the same preview, whichever of them it is played on.
template <Game G>
void preview_needs_the_view_alone(const Preview<G>& shown, const typename G::View& view, const Answer& answer,
                                  Generator& dice) {
  const auto law = [&](bool holds, std::string_view what) { require(holds, "non-interference of previews", what); };
  const auto world = G::imagine(view, dice);
  law(same_preview(shown, Foresight<G>(world, answer.seat, answer.action)), "another guess shows something else");
  const auto again = preview<G>(G::view(world, answer.seat), answer.seat, answer.action);
  const bool same = same_bytes(again.after, shown.after) && again.events == shown.events;
  law(same && again.stopped == shown.stopped, "another world of the same view shows something else");
}

/// What may not be answered has no preview, for the reason for which it may not be answered.
template <Game G>
void preview_refuses_alike(const typename G::State& truth, Seat viewer, Generator& dice) {
  constexpr int kHandful = 4;
  const auto law = [&](bool holds, Action action) {
    require_or(holds, "what may not be answered has no preview", [&] { return spell(G::verbs(), action); });
  };
  const auto view = G::view(truth, viewer);
  Options offered;
  Engine<G>::legal(truth, viewer, offered);
  const Guesses guesses(G::verbs(), offered, dice);
  for (int i = 0; i < kHandful; ++i) {
    const Action action = guesses.all()[dice.below(static_cast<u32>(guesses.all().size()))];
    const Refusal refusal = Engine<G>::why_not(truth, viewer, action);
    const auto shown = preview<G>(view, viewer, action);
    law(shown.refusal.has_value() == static_cast<bool>(refusal), action);
    if (!refusal) continue;
    law(shown.refusal->code == refusal.code && shown.refusal->rule == refusal.rule, action);
    law(shown.events.empty() && same_bytes(shown.after, view), action);
  }
}

/// Nobody is shown what the answer of another would do.
template <Game G>
void preview_is_for_the_own_seat(const typename G::State& truth, const Answer& answer) {
  for (const Seat viewer : viewers<G>(truth)) {
    if (viewer == answer.seat) continue;
    const auto shown = preview<G>(G::view(truth, viewer), answer.seat, answer.action);
    require(shown.refusal && shown.refusal->code == "not_your_seat", "a preview is for the own seat", name_of(viewer));
  }
}

/// All laws of this file, for one answer that may be given.
template <Game G>
void preview_is_true(const typename G::State& truth, const Answer& answer, Generator& dice, int worlds) {
  const auto view = G::view(truth, answer.seat);
  const auto shown = preview<G>(view, answer.seat, answer.action);
  require(!shown.refusal, "every offered answer has a preview", name_of(answer.seat));
  require(same_bytes(shown.before, view), "a preview begins with what is seen", name_of(answer.seat));
  preview_comes_true(shown, truth, answer);
  for (int i = 0; i < worlds; ++i) preview_needs_the_view_alone(shown, view, answer, dice);
  preview_refuses_alike<G>(truth, answer.seat, dice);
  preview_is_for_the_own_seat<G>(truth, answer);
}

}  // namespace bathys::laws
