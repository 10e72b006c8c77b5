// What an answer would do, as far as the one who answers can know it before giving it.
//
// The answer is played on a guess, which is made from the viewer's own view and from nothing else. So a preview is a
// function of what the viewer sees anyway: it can tell nothing new. It goes on until somebody is asked again, and stops
// before anything hidden matters: before a rule that draws by chance runs, and where a rule reports that the viewer is
// about to learn something. Up to there every guess agrees with the truth, and core/laws/preview.hpp holds it to that.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/engine.hpp"
#include "core/sha256.hpp"

namespace bathys {

/// Why a preview goes no further.
enum class Stopped : u8 {
  question,  ///< somebody is asked
  sealed,    ///< others must give their sealed answers first
  over,      ///< the game is over
  chance,    ///< what follows is drawn by chance
  learned,   ///< the viewer would learn something hidden
};
inline constexpr std::string_view kStoppedNames[] = {"question", "sealed", "over", "chance", "learned"};
constexpr std::string_view name_of(Stopped stopped) { return kStoppedNames[static_cast<std::size_t>(stopped)]; }

/// Plays an answer on a state up to the point where the viewer could not know how it goes on.
template <Game G>
class Foresight final : private EventSink {
 public:
  using State = typename G::State;
  using View = typename G::View;

  /// The answer is a legal one of the viewer's own.
  Foresight(const State& from, Seat viewer, Action action) : state_(from), viewer_(viewer) {
    Report report(this);
    PlayOn<State> play{state_, report};
    Engine<G>::take_trusted(play, viewer, action);
    run_on(play);
    if (!blind_) after_ = G::view(state_, viewer);
  }

  /// What the viewer sees at the end of it.
  const View& after() const { return after_; }
  /// What the viewer is told on the way.
  const std::vector<Event>& events() const { return events_; }
  Stopped stopped() const { return stopped_; }

 private:
  void run_on(PlayOn<State>& play) {
    auto& pending = G::pending(state_);
    while (!blind_) {
      if (pending.empty()) return stop(Stopped::over);
      const auto& rule = Engine<G>::row(pending.top());
      if (rule.kind == RuleKind::question) {
        const bool waits = rule.sealed && !pending.top().asked.has(viewer_);
        return stop(waits ? Stopped::sealed : Stopped::question);
      }
      if (rule.kind == RuleKind::chance) return stop(Stopped::chance);
      const Frame frame = pending.pop();
      rule.run(play, frame);
    }
  }
  void stop(Stopped why) { stopped_ = why; }

  void happened(const Event& event) override {
    if (!blind_ && event.audience.has(viewer_)) events_.push_back(event);
  }
  /// The rule runs to its end, but nobody looks any more.
  void about_to_learn(SeatSet who) override {
    if (blind_ || !who.has(viewer_)) return;
    blind_ = true;
    after_ = G::view(state_, viewer_);
    stop(Stopped::learned);
  }

  State state_;
  Seat viewer_;
  View after_{};
  std::vector<Event> events_{};
  Stopped stopped_ = Stopped::question;
  bool blind_ = false;
};

/// What an answer would do for a viewer: how it looks before and after, and what is told in between.
template <Game G>
struct Preview {
  std::optional<Refusal> refusal{};  ///< when the answer is not legal; nothing changes then
  typename G::View before{};
  typename G::View after{};
  std::vector<Event> events{};
  Stopped stopped = Stopped::question;
};

/// A guess that depends on the view alone: the same view gives the same guess, so previews are the same every time.
template <Game G>
typename G::State guess_from(const typename G::View& view) {
  Sha256 hash;
  hash.update("preview");
  hash.update(std::span(reinterpret_cast<const u8*>(&view), sizeof view));
  Generator generator(hash.finish());
  return G::imagine(view, generator);
}

/// Only the viewer's own answers: what others could answer depends on what they alone know.
template <Game G>
Preview<G> preview(const typename G::View& view, Seat seat, Action action) {
  Preview<G> shown{.before = view, .after = view};
  if (seat != view.viewer || !is_seat(seat)) {
    shown.refusal = Refusal{"not_your_seat"};
    return shown;
  }
  const auto guess = guess_from<G>(view);
  if (const Refusal refusal = Engine<G>::why_not(guess, seat, action)) {
    shown.refusal = refusal;
    return shown;
  }
  const Foresight<G> foresight(guess, seat, action);
  shown.after = foresight.after();
  shown.events = foresight.events();
  shown.stopped = foresight.stopped();
  return shown;
}

}  // namespace bathys
