// A judge while it learns.
#include "bots/learning/trainable.hpp"

#include <algorithm>
#include <cmath>

#include "bots/crew.hpp"
#include "bots/search/chance.hpp"
#include "core/bounds.hpp"

namespace bathys {
namespace {

constexpr float kMeanKept = 0.9F;
constexpr float kSquareKept = 0.999F;
constexpr float kTiny = 1e-8F;
/// Of the weights into the result, so that a sum over all units fits into 32 bits.
constexpr float kMaxOut = 15.0F;

/// From -1 to 1.
float spread(Generator& generator) { return static_cast<float>(generator.below(20001)) / 10000.0F - 1.0F; }

}  // namespace

TrainableNetwork::TrainableNetwork(int inputs, Generator& generator, float most)
    : inputs_(inputs), most_(most), learned_(static_cast<std::size_t>(inputs) + 2) {
  for (int i = 0; i < inputs; ++i) {
    for (float& weight : learned_[static_cast<std::size_t>(i)].value) weight = 0.05F * spread(generator);
  }
  for (float& weight : out().value) weight = 0.2F * spread(generator);
  for (float& bias : biases().value) bias = 0.1F;
}

void TrainableNetwork::start_from(const Weights16& learned) {
  check_bounds(learned.inputs == inputs_, "what was learned before has other inputs");
  auto next = learned.numbers.begin();
  for (Learned& row : learned_) {
    for (float& weight : row.value) weight = static_cast<float>(*next++) / Network::kOne;
  }
}

TrainableNetwork::Units TrainableNetwork::units(std::span<const Input> inputs) const {
  Units units = biases().value;
  for (const Input input : inputs) {
    const Units& row = learned_[input.index].value;
    const auto amount = static_cast<float>(input.amount);
    for (std::size_t unit = 0; unit < kUnits; ++unit) units[unit] += row[unit] * amount;
  }
  return units;
}

float TrainableNetwork::judge(std::span<const Input> inputs) const {
  const Units units = this->units(inputs);
  float sum = 0;
  for (std::size_t unit = 0; unit < kUnits; ++unit) sum += std::max(0.0F, units[unit]) * out().value[unit];
  return sum;
}

void TrainableNetwork::note(std::span<const Input> inputs, float wanted) {
  const Units units = this->units(inputs);
  Units back{};
  for (std::size_t unit = 0; unit < kUnits; ++unit) {
    if (units[unit] <= 0) continue;
    out().gradient[unit] += wanted * units[unit];
    back[unit] = wanted * out().value[unit];
    biases().gradient[unit] += back[unit];
  }
  for (const Input input : inputs) {
    Learned& row = learned_[input.index];
    row.noted = true;
    const auto amount = static_cast<float>(input.amount);
    for (std::size_t unit = 0; unit < kUnits; ++unit) row.gradient[unit] += back[unit] * amount;
  }
  out().noted = biases().noted = true;
}

void TrainableNetwork::step(float rate, int notes) {
  ++steps_;
  // Adam's correction for its first steps, without powers.
  const float early = std::min(1.0F, static_cast<float>(steps_) / 100.0F);
  for (Learned& learned : learned_) {
    const float most = &learned == &out() ? kMaxOut : most_;
    if (learned.noted) step(learned, rate * early, 1.0F / static_cast<float>(std::max(1, notes)), most);
  }
}

void TrainableNetwork::step(Learned& learned, float rate, float scale, float most) {
  for (std::size_t unit = 0; unit < kUnits; ++unit) {
    const float gradient = learned.gradient[unit] * scale;
    learned.gradient[unit] = 0;
    learned.mean[unit] = kMeanKept * learned.mean[unit] + (1 - kMeanKept) * gradient;
    learned.square[unit] = kSquareKept * learned.square[unit] + (1 - kSquareKept) * gradient * gradient;
    learned.value[unit] += rate * learned.mean[unit] / (std::sqrt(learned.square[unit]) + kTiny);
    learned.value[unit] = std::clamp(learned.value[unit], -most, most);
  }
  learned.noted = false;
}

std::vector<i16> TrainableNetwork::numbers() const {
  std::vector<i16> numbers;
  for (const Learned& learned : learned_) {
    for (const float weight : learned.value) {
      const float scaled = weight * Network::kOne;
      numbers.push_back(static_cast<i16>(scaled < 0 ? scaled - 0.5F : scaled + 0.5F));
    }
  }
  return numbers;
}

std::string TrainableNetwork::packed() const {
  Parcel parcel;
  parcel.put(steps_);
  for (const Learned& row : learned_) parcel.put(row);
  return parcel.take();
}

void TrainableNetwork::unpack(std::string_view bytes) {
  ParcelReader reader(bytes);
  steps_ = reader.get<u32>();
  for (Learned& row : learned_) row = reader.get<Learned>();
  if (!reader.empty()) throw std::runtime_error("what was learned before is of another network");
}

float logistic(float x) {
  const double of_minus = chances::exp_of_minus(x < 0 ? -x : x);
  return static_cast<float>(x < 0 ? of_minus / (1 + of_minus) : 1 / (1 + of_minus));
}

void shares_of(std::span<const float> judged, std::span<float> shares) {
  const float most = *std::max_element(judged.begin(), judged.end());
  float total = 0;
  for (std::size_t i = 0; i < judged.size(); ++i) {
    shares[i] = static_cast<float>(chances::exp_of_minus(most - judged[i]));
    total += shares[i];
  }
  for (std::size_t i = 0; i < judged.size(); ++i) shares[i] /= total;
}

}  // namespace bathys
