// Waiting for somebody who thinks.
#include "cli/play_thinking.hpp"

#include <fmt/format.h>

#include <atomic>
#include <csignal>
#include <future>
#include <optional>

namespace bathys::cli {
namespace {

constexpr std::chrono::milliseconds kBetweenPictures{100};

/// Set by Ctrl-C. There is one keyboard, so there is one thought at a time that it can mean.
std::atomic<bool> stop_thinking = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal may come at any moment");

/// For as long as it lives, the first Ctrl-C stops a thought.
class CtrlC {
 public:
  CtrlC() {
    struct sigaction once {};
    once.sa_handler = [](int) { stop_thinking = true; };
    once.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
    sigaction(SIGINT, &once, &before_);
  }
  ~CtrlC() { sigaction(SIGINT, &before_, nullptr); }
  CtrlC(const CtrlC&) = delete;
  CtrlC& operator=(const CtrlC&) = delete;

 private:
  struct sigaction before_ {};
};

/// What is told of a long thought while it lasts.
class Telling {
 public:
  Telling(Console& console, const Arg& who, bool stoppable)
      : console_(console), who_(who), stoppable_(stoppable), rewrites_(console.screen.wipes && !console.screen.plain) {
    if (!rewrites_) console_.say("cli.thinking", {who});
  }
  ~Telling() {
    if (rewrites_) console_.rewrite("");
  }
  Telling(const Telling&) = delete;
  Telling& operator=(const Telling&) = delete;

  void show(int percent) {
    if (!rewrites_ || percent == shown_) return;
    shown_ = percent;
    const char* const key = stoppable_ ? "cli.thinking.stoppable" : "cli.thinking.percent";
    console_.rewrite(console_.voice.say(key, {who_, Arg::number(percent)}));
  }

 private:
  Console& console_;
  const Arg& who_;
  bool stoppable_;
  bool rewrites_;
  int shown_ = -1;
};

}  // namespace

void wait_while(Console& console, const Arg& who, bool somebody_waits,
                const std::function<void(const Thinking&)>& think, std::chrono::milliseconds patience) {
  stop_thinking = false;
  std::atomic<int> percent = 0;
  const Thinking thinking{.stop = &stop_thinking, .progress = [&percent](int now) { percent = now; }};
  std::future<void> thought = std::async(std::launch::async, [&] { think(thinking); });
  if (thought.wait_for(patience) == std::future_status::ready) return thought.get();
  std::optional<CtrlC> ctrl_c;
  if (somebody_waits) ctrl_c.emplace();
  Telling telling(console, who, somebody_waits);
  do {
    telling.show(percent);
  } while (thought.wait_for(kBetweenPictures) != std::future_status::ready);
  thought.get();
}

Action wait_for(Console& console, Seat seat, bool somebody_waits, const std::function<Action(const Thinking&)>& choose,
                std::chrono::milliseconds patience) {
  Action answer;
  wait_while(
      console, Arg::seat(seat), somebody_waits, [&](const Thinking& thinking) { answer = choose(thinking); }, patience);
  return answer;
}

}  // namespace bathys::cli
