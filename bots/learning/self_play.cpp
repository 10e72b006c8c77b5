// Learning by playing against oneself.
#include "bots/learning/self_play.hpp"

namespace bathys {
namespace {

/// What a viewer thinks of a position: the chance of each side. Alone, it is the chance to reach the goal.
std::array<float, kMaxSeats> predict(const Lesson& lesson, int position, int viewer, const TrainableNetwork& network) {
  std::array<float, kMaxSeats> judged{};
  std::array<float, kMaxSeats> shares{};
  const auto seats = static_cast<std::size_t>(lesson.seats());
  for (std::size_t of = 0; of < seats; ++of) {
    judged[of] = network.judge(lesson.side(position, viewer, static_cast<int>(of)));
  }
  if (seats == 1) {
    shares[0] = logistic(judged[0]);
  } else {
    shares_of({judged.data(), seats}, {shares.data(), seats});
  }
  return shares;
}

}  // namespace

std::string Lesson::packed() const {
  Parcel parcel;
  parcel.put(seats_);
  parcel.put(results);
  parcel.put(sides_.size());
  for (const Range& side : sides_) parcel.put(side);
  for (const Input& input : inputs_) parcel.put(input);
  return parcel.take();
}

Lesson Lesson::unpacked(const std::string& bytes) {
  ParcelReader reader(bytes);
  Lesson lesson(reader.get<int>());
  lesson.results = reader.get<std::array<float, kMaxSeats>>();
  for (auto left = reader.get<std::size_t>(); left > 0; --left) lesson.sides_.push_back(reader.get<Range>());
  while (!reader.empty()) lesson.inputs_.push_back(reader.get<Input>());
  return lesson;
}

/// From the last position back: what a position should have been thought of is what came of it, mixed with what was
/// thought of the next.
Errors learn_from(const Lesson& lesson, float lambda, TrainableNetwork& network) {
  Errors errors;
  for (int viewer = 0; viewer < lesson.seats(); ++viewer) {
    std::array<float, kMaxSeats> wanted = lesson.results;
    for (int position = lesson.positions() - 1; position >= 0; --position) {
      const auto thought = predict(lesson, position, viewer, network);
      for (int of = 0; of < lesson.seats(); ++of) {
        const auto at = static_cast<std::size_t>(of);
        const float error = wanted[at] - thought[at];
        network.note(lesson.side(position, viewer, of), error);
        if (of == viewer) errors.squares += static_cast<double>(error) * error;
        wanted[at] = lambda * wanted[at] + (1 - lambda) * thought[at];
      }
      ++errors.count;
    }
  }
  return errors;
}

}  // namespace bathys
