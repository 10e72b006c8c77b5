// The course of a game: how the points of all seats went, and whose turn was when.
//
// Everything in it lies open while it is played: points are the same for every viewer (core/laws/secrets.hpp), and
// everybody at the table is told who is asked.
#pragma once

#include <array>
#include <vector>

#include "core/engine.hpp"

namespace bathys {

/// The points from a decision on, until the next of these.
struct Scored {
  u32 decision = 0;
  std::array<i32, kMaxSeats> points{};
};

/// Answers in a row that the same seat was asked for. Those to one sealed question, by whomever, are one turn.
struct CourseTurn {
  u32 decision = 0;  ///< where it begins
  SeatSet asked{};
  int round = 0;  ///< as the game counts; 0 when it counts none
  bool sealed = false;
};

struct Course {
  std::vector<Scored> scored{};
  std::vector<CourseTurn> turns{};
};

/// Follows a game from one decision to the next.
template <Game G>
class CourseOf {
 public:
  using State = typename G::State;

  /// Notes where the game stands before the answer with this number.
  void note(u32 decision, const State& state) {
    if (const auto points = G::outcome(state).points; scored().empty() || scored().back().points != points) {
      scored().push_back({decision, points});
    }
    if (Engine<G>::over(state)) return;
    const CourseTurn turn{decision, Engine<G>::asked(state), round(state),
                          Engine<G>::row(Engine<G>::question(state)).sealed};
    if (turns().empty() || !goes_on(turns().back(), turn)) turns().push_back(turn);
  }
  const Course& course() const { return course_; }

 private:
  /// Whoever is asked by a sealed question leaves it when the answer is given: those who remain are in the same turn.
  static bool goes_on(const CourseTurn& turn, const CourseTurn& next) {
    if (turn.sealed != next.sealed || turn.round != next.round) return false;
    return turn.sealed ? (next.asked.bits() & ~turn.asked.bits()) == 0 : next.asked == turn.asked;
  }
  static int round(const State& state) {
    if constexpr (requires { G::round(state); }) return G::round(state);
    return 0;
  }
  std::vector<Scored>& scored() { return course_.scored; }
  std::vector<CourseTurn>& turns() { return course_.turns; }

  Course course_{};
};

/// The course of a record, which is played once more for it.
template <Game G>
Course course(const Record<G>& record) {
  typename G::State state{};
  Report silent;
  PlayOn<typename G::State> play{state, silent};
  Engine<G>::begin(play, record);
  CourseOf<G> followed;
  followed.note(0, state);
  u32 decision = 0;
  for (const Answer& answer : record.answers) {
    Engine<G>::answer_trusted(play, answer.seat, answer.action);
    followed.note(++decision, state);
  }
  return followed.course();
}

}  // namespace bathys
