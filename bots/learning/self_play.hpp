// Learning by playing against oneself: games are played with the judge as it is, and the judge learns from them what
// positions lead to (temporal differences).
//
// Games of a batch are played side by side, each from its own seed, with the same judge; then the judge learns from all
// of them in their order. So the result depends on the seed alone, not on who plays which game.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

#include "bots/crew.hpp"
#include "bots/learning/trainable.hpp"
#include "core/engine.hpp"

namespace bathys {

struct Schooling {
  Key seed{};
  int games = 14000;
  int batch = 64;
  int threads = 1;
  /// Who plays the games; null: so many threads. Of the processes of a crew the one who leads learns.
  Crew* crew = nullptr;
  float rate = 0.002F;   ///< at the beginning; falls to a tenth in the end
  float lambda = 0.85F;  ///< how far what comes later counts at once
  int explored = 8;      ///< of 100 answers or turns, at the beginning; falls to a quarter in the end
  /// Told after every batch: games so far, and the mean error of prediction, of 1000. May be empty.
  std::function<void(int games, int error)> progress{};
  /// What `keep` was last given, to go on from there; empty: from the beginning.
  std::string begun{};
  /// Given after every batch all that is needed to go on. May be empty.
  std::function<void(const std::string& state)> keep{};
};

/// What a game says so that a judge can learn it.
template <class T>
concept Teachable = requires(const typename T::Game::State& state, const typename T::Game::Seen& seen,
                             const typename T::Game::View& view, Inputs& inputs, const Network& network,
                             Generator& generator, Seat seat) {
  { T::kInputs } -> std::convertible_to<int>;
  /// The set-up of one game of self-play.
  { T::setup(generator) } -> std::same_as<typename T::Game::Setup>;
  /// Whether a position is one that is judged, for example one between turns.
  { T::is_judged(state) } -> std::same_as<bool>;
  /// One side of the table, as the viewer sees it. What others hide is never among the inputs.
  T::describe(seen, seat, inputs);
  /// What the game brought a seat, from 0 to 1; of several seats they add up to 1.
  { T::result(state, seat) } -> std::same_as<float>;
  /// An answer by this judge; of 100 choices `explored` are tried out of curiosity.
  { T::choose(view, network, int{}, generator) } -> std::same_as<Action>;
};

/// A game as it is learned from: what each seat saw of each side at every judged position.
class Lesson {
 public:
  explicit Lesson(int seats) : seats_(seats) {}

  int seats() const { return seats_; }
  int positions() const { return static_cast<int>(sides_.size()) / (seats_ * seats_); }
  std::span<const Input> side(int position, int viewer, int of) const {
    const auto [from, to] = sides_[static_cast<std::size_t>((position * seats_ + viewer) * seats_ + of)];
    return {inputs_.data() + from, to - from};
  }
  void add_side(const Inputs& inputs) {
    const std::size_t from = inputs_.size();
    inputs_.insert(inputs_.end(), inputs.begin(), inputs.end());
    sides_.push_back({from, inputs_.size()});
  }
  std::array<float, kMaxSeats> results{};

  /// As bytes that travel, and back.
  std::string packed() const;
  static Lesson unpacked(const std::string& bytes);

 private:
  struct Range {
    std::size_t from, to;
  };
  int seats_;
  std::vector<Input> inputs_;
  std::vector<Range> sides_;
};

/// Lets the judge learn from a game; returns the sum of squared errors of its predictions, and how many there were.
struct Errors {
  double squares = 0;
  int count = 0;
};
Errors learn_from(const Lesson& lesson, float lambda, TrainableNetwork& network);

template <Teachable T>
class SelfPlay {
 public:
  using G = typename T::Game;
  using State = typename G::State;

  explicit SelfPlay(const Schooling& schooling) : schooling_(schooling), generator_(schooling.seed) {}

  TrainableNetwork run() {
    TrainableNetwork network = beginner();
    ThreadCrew threads(schooling_.threads);
    Crew& crew = schooling_.crew != nullptr ? *schooling_.crew : threads;
    for (int done = go_on(crew, network); done < schooling_.games; done += schooling_.batch) {
      const int now = std::min(schooling_.batch, schooling_.games - done);
      const std::vector<Lesson> lessons = play_batch(crew, network, done, now);
      if (!crew.leads()) continue;
      learn(lessons, network, done);
      if (schooling_.keep) schooling_.keep(state_of(network, done + now));
    }
    return network;
  }

 private:
  static constexpr u32 kMaxDecisions = 20000;

  /// A game may limit its weights, `T::kMaxWeight`, and go on from what was learned before, `T::learned_before()`.
  TrainableNetwork beginner() {
    float most = 127.0F;
    if constexpr (requires { T::kMaxWeight; }) most = T::kMaxWeight;
    TrainableNetwork network(T::kInputs, generator_, most);
    if constexpr (requires { T::learned_before(); }) network.start_from(T::learned_before());
    return network;
  }

  /// What something is at the moment that was `whole` at the beginning and will be the part `end` of it at the end.
  float falling(float whole, float end, int done) const {
    const float part = static_cast<float>(done) / static_cast<float>(schooling_.games);
    return whole * (1 - part * (1 - end));
  }

  static std::string state_of(const TrainableNetwork& network, int done) {
    Parcel parcel;
    parcel.put(done);
    parcel.put_text(network.packed());
    return parcel.take();
  }
  /// How many games were played before; everybody has to know.
  int go_on(const Crew& crew, TrainableNetwork& network) const {
    std::string begun = schooling_.begun;
    crew.share(begun);
    if (begun.empty()) return 0;
    ParcelReader reader(begun);
    const int done = reader.get<int>();
    network.unpack(reader.get_text());
    return done;
  }

  std::vector<Lesson> play_batch(Crew& crew, const TrainableNetwork& network, int first, int games) const {
    Parcel parcel;
    for (const i16 number : network.numbers()) parcel.put(number);
    std::string bytes = parcel.take();
    crew.share(bytes);
    std::vector<i16> numbers;
    for (ParcelReader reader(bytes); !reader.empty();) numbers.push_back(reader.get<i16>());
    const Network judge({T::kInputs, numbers});
    std::vector<Lesson> lessons;
    crew.run({.pieces = games,
              .make = [&](int piece) { return play(judge, first + piece).packed(); },
              .take = [&](int, const std::string& lesson) { lessons.push_back(Lesson::unpacked(lesson)); }});
    return lessons;
  }

  Lesson play(const Network& judge, int number) const {
    Generator generator = Generator(schooling_.seed).fork("game " + std::to_string(number));
    const int explored = static_cast<int>(falling(static_cast<float>(schooling_.explored), 0.25F, number));
    State state;
    Report silent;
    PlayOn<State> play{state, silent};
    Engine<G>::begin(play, T::setup(generator), generator.draw_key());
    Lesson lesson(G::seats(state));
    State before = state;
    for (u32 n = 0; n < kMaxDecisions && !Engine<G>::over(state); ++n) {
      if (T::is_judged(state)) {
        note(as_seen_since(before, state, generator), lesson);
        before = state;
      }
      const Seat seat = Engine<G>::asked(state).front();
      Engine<G>::answer_trusted(play, seat, T::choose(G::view(state, seat), judge, explored, generator));
    }
    for (int i = 0; i < lesson.seats(); ++i) {
      lesson.results[static_cast<std::size_t>(i)] = T::result(state, seat_at(i));
    }
    return lesson;
  }

  /// A game may hide now and then what turned up since the position before, as it is when a turn is judged that would
  /// turn it up: `T::hide_news(before, state, generator)`.
  static State as_seen_since(const State& before, const State& state, Generator& generator) {
    State shown = state;
    if constexpr (requires { T::hide_news(before, shown, generator); }) T::hide_news(before, shown, generator);
    return shown;
  }

  static void note(const State& state, Lesson& lesson) {
    for (int viewer = 0; viewer < lesson.seats(); ++viewer) {
      for (int of = 0; of < lesson.seats(); ++of) {
        Inputs inputs;
        T::describe(G::seen(state, seat_at(viewer)), seat_at(of), inputs);
        lesson.add_side(inputs);
      }
    }
  }

  void learn(const std::vector<Lesson>& lessons, TrainableNetwork& network, int done) const {
    Errors errors;
    int noted = 0;
    for (std::size_t i = 0; i < lessons.size(); ++i) {
      const Errors here = learn_from(lessons[i], schooling_.lambda, network);
      errors.squares += here.squares;
      errors.count += here.count;
      noted += here.count;
      // A few games make one step: fewer are too noisy, more too slow.
      if (i % kGamesAStep + 1 < kGamesAStep && i + 1 < lessons.size()) continue;
      network.step(falling(schooling_.rate, 0.1F, done), noted);
      noted = 0;
    }
    if (schooling_.progress) {
      schooling_.progress(done + static_cast<int>(lessons.size()),
                          static_cast<int>(errors.squares * 1000 / std::max(1, errors.count)));
    }
  }

  static constexpr std::size_t kGamesAStep = 4;

  Schooling schooling_;
  Generator generator_;
};

}  // namespace bathys
