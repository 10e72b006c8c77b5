// The game at the terminal, from the first question to the outcome.
#include "cli/play_loop.hpp"

#include <array>

#include "cli/board.hpp"
#include "cli/play_asking.hpp"
#include "cli/play_thinking.hpp"
#include "cli/points.hpp"

namespace bathys::cli {
namespace {

class Loop {
 public:
  Loop(Table& table, Console& console) : table_(table), console_(console) {
    for (int i = 0; i < table.game().seats(); ++i) bookmark(seat_at(i)) = bookmark_for(table.game(), seat_at(i));
  }

  void run() {
    while (!table_.game().decision().over) {
      const Seat seat = table_.asked();
      if (!table_.is_human(seat)) {
        let_bot_answer(seat);
        watch();
      } else if (const auto result = ask(seat); result != Asking::Result::moved_on) {
        return leave(result);
      }
    }
    finish();
  }

 private:
  void let_bot_answer(Seat seat) {
    const auto choose = [this, seat](const Thinking& thinking) { return table_.bot_answer(seat, thinking); };
    table_.play(seat, wait_for(console_, seat, table_.humans() > 0, choose));
  }

  Asking::Result ask(Seat seat) {
    if (const auto forced = table_.forced_answer()) return give(seat, *forced);
    if (!curtain(seat)) return Asking::Result::ended;
    console_.voice = console_.voice.to(seat);
    const std::size_t before = table_.taken_back().size();
    const Asking::Result result = Asking(table_, console_, seat, bookmark(seat)).run();
    if (table_.taken_back().size() > before) tell_of(table_.taken_back().back());
    return result;
  }

  /// Everybody at the table hears of it when they are next at the screen.
  void tell_of(const TakenBack& taken_back) {
    for (int i = 0; i < table_.game().seats(); ++i) {
      bookmark(seat_at(i)).notes.push_back(taken_back_line(taken_back, console_.voice.to(seat_at(i))));
    }
  }

  /// What needs no asking needs nobody at the keyboard either; whoever answered reads of it next time.
  Asking::Result give(Seat seat, Action forced) {
    const Voice voice = console_.voice.to(seat);
    const std::string label = voice.say(table_.game().answer_for(seat, forced));
    bookmark(seat).notes.push_back(voice.say("cli.forced", {Arg::literal(label)}));
    table_.play(seat, forced);
    return Asking::Result::moved_on;
  }

  Bookmark& bookmark(Seat viewer) { return bookmarks_[static_cast<std::size_t>(index_of(viewer))]; }

  /// Between two people nobody's secrets stay on the screen. False when the input ends here.
  bool curtain(Seat seat) {
    if (table_.humans() < 2 || at_screen_ == seat) return true;
    at_screen_ = seat;
    console_.voice = console_.voice.to(kSpectator);
    console_.raw(wipe_all(console_.screen));
    console_.say("cli.curtain", {Arg::seat(seat)});
    const bool ready = console_.ask(console_.voice.say("cli.press_enter")).has_value();
    console_.raw(wipe_all(console_.screen));
    return ready;
  }

  /// With nobody to ask, the story is told as it happens.
  void watch() {
    if (table_.humans() > 0) return;
    tell_news(kSpectator);
  }

  void tell_news(Seat viewer) {
    constexpr int kMaxLines = 8;
    const News told = news(table_.game(), viewer, console_.voice, bookmark(viewer));
    for (const std::string& line : news_lines(told, console_.screen, kMaxLines)) console_.print(line);
  }

  void leave(Asking::Result result) {
    if (result == Asking::Result::ended) return console_.say(table_.unsaved() ? "cli.ended_unsaved" : "cli.ended");
    console_.say("cli.goodbye");
  }

  void finish() {
    constexpr int kLinesOfTheEnd = 10;
    const Seat viewer = table_.onlooker();
    console_.voice = console_.voice.to(viewer);
    console_.raw(wipe(console_.screen));
    const int room = console_.screen.height - kLinesOfTheEnd;
    for (const std::string& line : glance_lines(table_.game(), viewer, console_.voice, console_.screen, room)) {
      console_.print(line);
    }
    tell_news(viewer);
    for (const std::string& line : outcome_lines(table_.game(), console_.voice)) {
      console_.tell(line, paint::kGood, 2);
    }
    for (const std::string& line : source_lines(table_.game(), console_.voice, console_.screen)) console_.print(line);
    if (table_.humans() > 0 && table_.unsaved()) offer_to_save();
  }

  void offer_to_save() {
    while (const auto file = console_.ask(console_.voice.say("cli.save_at_end"))) {
      if (file->empty()) return;
      save_as(table_, console_, *file);
      if (!table_.unsaved()) return;
    }
  }

  Table& table_;
  Console& console_;
  std::array<Bookmark, kMaxSeats + 1> bookmarks_{};
  Seat at_screen_ = kNoSeat;
};

}  // namespace

void play(Table& table, Console& console) { Loop(table, console).run(); }

}  // namespace bathys::cli
