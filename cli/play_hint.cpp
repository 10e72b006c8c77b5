// One question to one person: what the coach would do.
#include "bots/coach/coach.hpp"
#include "cli/coach_lines.hpp"
#include "cli/play_asking.hpp"
#include "cli/play_thinking.hpp"

namespace bathys::cli {

/// From what the person can see and nothing else; among people only where their table allows it.
void Asking::hint() {
  if (!table_.allows_hints()) return console_.say("coach.hint.not_here");
  Options options;
  game().legal(seat_, options);
  if (options.size() == 1) return console_.say("coach.hint.none");
  constexpr int kThinkMs = 1000;
  constexpr int kLines = 3;
  const auto coach = make_coach(game().name());
  Hint hint;
  wait_while(console_, Arg::term("coach.name"), true, [&](const Thinking& thinking) {
    const Effort effort{.budget_ms = kThinkMs, .stop = thinking.stop, .progress = thinking.progress};
    hint = coach->hint(game(), seat_, effort, kLines, 0);
  });
  const wire::AdviceTeller teller(game(), {console_.voice.language, console_.voice.names.names}, seat_);
  tell_lines(hint_lines(game(), hint, seat_, teller), console_);
}

}  // namespace bathys::cli
