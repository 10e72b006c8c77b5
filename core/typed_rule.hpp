// A rule owns its frame: it says once, as a small plain struct, what its frame holds, and its functions take that
// struct. The row of the rulebook does the packing, so that nobody else reads the bytes of a frame.
//
//     namespace claim_back {
//     struct Words {
//       u8 level;
//     };
//     void describe(Archive& archive, Words& words);  // its fields in positions
//     void offer(const Seen& seen, const Words& words, Options& options);
//     Refusal why_not(const Seen& seen, const Words& words, Action action);
//     void take(Play& play, const Words& words, Seat seat, Action action);
//     Message question(const Seen& seen, const Words& words);
//     Message answer(const Seen& seen, const Words& words, Action action);
//     extern const Below kBelow;                      // what may lie directly below it
//     Wrong wrong(const At& at, const Words& words);  // why a position cannot have it; null where nothing can be wrong
//     }
//
// A step has `run(Play&, const Words&, Seat)` in place of the question's five, or `run(Play&, const Words&)` when it
// concerns no seat more than another.
#pragma once

#include <array>
#include <bit>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "core/archive.hpp"
#include "core/rule.hpp"

namespace bathys {

/// What a frame holds that says everything by being there.
struct NoWords {
  constexpr bool operator==(const NoWords&) const = default;
};
inline void describe(Archive&, NoWords&) {}

/// Plain, without padding, and no more than a frame has room for.
template <class T>
concept FrameWords = std::is_trivially_copyable_v<T> && sizeof(T) <= sizeof(Frame::args) &&
                     (std::is_empty_v<T> || std::has_unique_object_representations_v<T>);

/// Made of one word: see word_of.
template <FrameWords Words>
constexpr Frame frame_of(u8 rule, SeatSet asked, const Words& words) {
  u64 bits = word_of(rule, asked.bits());
  if constexpr (!std::is_empty_v<Words>) {
    const auto bytes = std::bit_cast<std::array<u8, sizeof(Words)>>(words);
    for (std::size_t i = 0; i < sizeof(Words); ++i) bits |= u64{bytes[i]} << (8 * (i + 2));
  }
  return std::bit_cast<Frame>(bits);
}

/// What the rule that wrote the frame put into it. Only that rule may ask.
template <FrameWords Words>
constexpr Words words_of(const Frame& frame) {
  if constexpr (std::is_empty_v<Words>) {
    return {};
  } else {
    const u64 bits = std::bit_cast<u64>(frame);
    std::array<u8, sizeof(Words)> bytes{};
    for (std::size_t i = 0; i < sizeof(Words); ++i) bytes[i] = static_cast<u8>(bits >> (8 * (i + 2)));
    return std::bit_cast<Words>(bytes);
  }
}

/// Rows made from functions that take `Words`.
template <class Seen, class Play, FrameWords Words>
struct TypedRows {
  using Row = RuleRow<Seen, Play>;
  using At = InStack<Seen>;
  using Offer = void(const Seen&, const Words&, Options&);
  using WhyNot = Refusal(const Seen&, const Words&, Action);
  using Take = void(Play&, const Words&, Seat, Action);
  using Question = Message(const Seen&, const Words&);
  using Answer = Message(const Seen&, const Words&, Action);
  using Run = void(Play&, const Words&, Seat);
  using RunForAll = void(Play&, const Words&);
  using WhyWrong = Wrong(const At&, const Words&);

  template <Offer* offer, WhyNot* why_not, Take* take, Question* question, Answer* answer, WhyWrong* wrong>
  static constexpr Row asks(std::string_view name, std::string_view section, bool open, const Below& below) {
    Row row{.name = name, .section = section, .kind = RuleKind::question, .open = open};
    row.offer = [](const Seen& seen, const Frame& frame, Options& options) {
      offer(seen, words_of<Words>(frame), options);
    };
    row.why_not = [](const Seen& seen, const Frame& frame, Action action) {
      return why_not(seen, words_of<Words>(frame), action);
    };
    row.take = [](Play& play, const Frame& frame, Seat seat, Action action) {
      take(play, words_of<Words>(frame), seat, action);
    };
    row.question = [](const Seen& seen, const Frame& frame) { return question(seen, words_of<Words>(frame)); };
    row.answer = [](const Seen& seen, const Frame& frame, Action action) {
      return answer(seen, words_of<Words>(frame), action);
    };
    return in_positions<wrong>(row, below);
  }

  template <Run* run, WhyWrong* wrong>
  static constexpr Row runs(std::string_view name, std::string_view section, RuleKind kind, const Below& below) {
    Row row{.name = name, .section = section, .kind = kind};
    row.run = [](Play& play, const Frame& frame) { run(play, words_of<Words>(frame), frame.seat()); };
    return in_positions<wrong>(row, below);
  }
  template <RunForAll* run, WhyWrong* wrong>
  static constexpr Row runs(std::string_view name, std::string_view section, RuleKind kind, const Below& below) {
    Row row{.name = name, .section = section, .kind = kind, .for_all = true};
    row.run = [](Play& play, const Frame& frame) { run(play, words_of<Words>(frame)); };
    return in_positions<wrong>(row, below);
  }

 private:
  static constexpr bool is_there(WhyWrong* check) { return check != nullptr; }

  template <WhyWrong* wrong>
  static constexpr Row in_positions(Row row, const Below& below) {
    row.below = &below;
    row.wrong = [](const At& at) -> Wrong {
      const Words words = words_of<Words>(at.frame());
      if (frame_of(at.frame().rule, at.frame().asked, words) != at.frame()) return {"", "holds more than its fields"};
      if constexpr (is_there(wrong)) return wrong(at, words);
      return {};
    };
    row.describe = [](Archive& archive, Frame& frame) {
      Words words = words_of<Words>(frame);
      describe(archive, words);
      frame = frame_of(frame.rule, frame.asked, words);
    };
    return row;
  }
};

/// A question whose answers only the one who is asked sees.
template <class Seen, class Play>
constexpr RuleRow<Seen, Play> hidden(RuleRow<Seen, Play> row) {
  row.hidden = true;
  return row;
}
/// Several seats answer in secret, each until it has given its last answer.
template <class Seen, class Play>
constexpr RuleRow<Seen, Play> sealed(RuleRow<Seen, Play> row,
                                     std::type_identity_t<bool (*)(const Play&, Seat)> answered = nullptr) {
  row.sealed = true;
  row.answered = answered;
  return row;
}

/// Throws BadInput for a frame that no game can have where it lies. They are looked at as play builds them, from the
/// bottom: a rule may rely on what lies below its own frame. `seen(seat)` shows the table to a seat.
template <class Rows, class Stack, class SeenBy>
void check_stack(const Rows& rulebook, const Stack& stack, SeenBy seen) {
  const auto place = [](int depth) { return "pending[" + std::to_string(depth) + "]"; };
  for (int depth = stack.size() - 1; depth >= 0; --depth) {
    const Frame& frame = stack.from_top(depth);
    const auto& row = rulebook[frame.rule];
    if (row.wrong == nullptr) continue;
    const bool bottom = depth + 1 == stack.size();
    if (bottom && !row.below->empty()) throw BadInput{place(depth), "needs something below it"};
    if (!bottom && !row.below->has(stack.from_top(depth + 1).rule)) {
      throw BadInput{place(depth + 1), "cannot lie directly below " + std::string(row.name)};
    }
    const auto sees = seen(frame.asked.empty() ? seat_at(0) : frame.seat());
    const Wrong wrong = row.wrong({sees, depth});
    if (!wrong) continue;
    throw BadInput{wrong.field.empty() ? place(depth) : place(depth).append(".").append(wrong.field),
                   std::string(wrong.what)};
  }
  if (stack.size() > 0 && rulebook[stack.top().rule].kind != RuleKind::question)
    throw BadInput{place(0), "is not a question"};
}

/// Frames were written as plain numbers once, from `a` on, before rules named their fields: such records still load.
inline bool read_plain_numbers(Archive& archive, Frame& frame) {
  static constexpr std::array<std::string_view, 4> kNumbers{"a", "b", "c", "d"};
  if (!archive.reading() || !archive.has("a")) return false;
  for (std::size_t i = 0; i < kNumbers.size(); ++i) {
    if (archive.has(kNumbers[i])) field(archive, kNumbers[i], frame.args[i], 0, 255);
  }
  return true;
}

/// The pending work of a game, the next first, each frame by its own fields; `asked(frame)` describes whom it asks.
template <class Rows, class Stack, class Asked>
void pending_field(Archive& archive, std::string_view name, const Rows& rulebook, Stack& stack, Asked asked) {
  std::vector<std::string_view> rules;
  for (const auto& row : rulebook) {
    if (!archive.wants_places()) rules.push_back(row.name);
  }
  const int size = archive.open_list(name, stack.size(), 0, stack.capacity());
  FixedList<Frame, std::decay_t<Stack>::capacity()> frames;
  for (int i = 0; i < size; ++i) frames.push_back(archive.reading() ? Frame{} : stack.from_top(i));
  for (Frame& frame : frames) {
    object_of(archive, "frame", frame, [&] {
      named(archive, "rule", frame.rule, std::span<const std::string_view>(rules));
      asked(frame);
      archive.fields_of_rule();
      // The form of each rule's own fields is shown by its row.
      if (archive.wants_form() || read_plain_numbers(archive, frame)) return;
      rulebook[frame.rule].describe(archive, frame);
    });
  }
  archive.close_list();
  if (!archive.reading()) return;
  stack.clear();
  for (int i = size; i > 0; --i) stack.push(frames[i - 1]);
}
/// The same for frames that concern one seat each.
template <class Rows, class Stack>
void pending_field(Archive& archive, std::string_view name, const Rows& rulebook, Stack& stack) {
  pending_field(archive, name, rulebook, stack, [&](Frame& frame) {
    u8 seat = frame.asked.empty() ? u8{0} : static_cast<u8>(frame.seat());
    field(archive, "seat", seat, 0, kMaxSeats - 1);
    frame.asked = SeatSet(seat_at(seat));
  });
}

}  // namespace bathys

// What a rulebook declares of each rule, in the rule's own namespace; the game has `Seen`, `Play` and `At`, the rule
// `Words`.
#define BATHYS_QUESTION                                                 \
  void offer(const Seen& seen, const Words& words, Options& options);   \
  Refusal why_not(const Seen& seen, const Words& words, Action action); \
  void take(Play& play, const Words& words, Seat seat, Action action);  \
  Message question(const Seen& seen, const Words& words);               \
  Message answer(const Seen& seen, const Words& words, Action action);  \
  extern const Below kBelow
#define BATHYS_STEP_OF_SEAT                            \
  void run(Play& play, const Words& words, Seat seat); \
  extern const Below kBelow
/// A step that concerns no seat more than another.
#define BATHYS_STEP_FOR_ALL                 \
  void run(Play& play, const Words& words); \
  extern const Below kBelow
/// Whether a frame can be there is said by what lies below it, and by these of its own.
#define BATHYS_CHECKED Wrong wrong(const At& at, const Words& words)
#define BATHYS_UNCHECKED inline constexpr Wrong (*wrong)(const At&, const Words&) = nullptr
