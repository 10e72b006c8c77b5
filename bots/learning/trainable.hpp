// A judge while it learns: the same shape as the network that plays, in floating point.
//
// Only additions, multiplications, divisions and square roots, in a fixed order: the same on every platform that keeps
// to IEEE 754.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/learning/network.hpp"
#include "core/generator.hpp"

namespace bathys {

class TrainableNetwork {
 public:
  /// No weight into the units grows beyond `most`.
  TrainableNetwork(int inputs, Generator& generator, float most = 127.0F);

  /// Goes on from what was learned before: the first numbers are those of a network that plays.
  void start_from(const Weights16& learned);

  int inputs() const { return inputs_; }
  /// What a side is worth, as the logarithm of odds.
  float judge(std::span<const Input> inputs) const;
  /// Notes that the result for these inputs should grow by so much.
  void note(std::span<const Input> inputs, float wanted);
  /// Takes one step (Adam) along everything noted since the last, divided by `notes`.
  void step(float rate, int notes);

  /// As the network that plays keeps them, rounded.
  std::vector<i16> numbers() const;

  /// All that learning goes on from, as bytes for a machine of the same kind; throws std::runtime_error for bytes of
  /// another network.
  std::string packed() const;
  void unpack(std::string_view bytes);

 private:
  using Units = std::array<float, kUnits>;
  /// A weight with what Adam remembers of it.
  struct Learned {
    Units value{};
    Units gradient{};
    Units mean{};
    Units square{};
    bool noted = false;
  };

  Units units(std::span<const Input> inputs) const;
  static void step(Learned& learned, float rate, float scale, float most);

  int inputs_;
  float most_;
  u32 steps_ = 0;
  /// One for each input, then the biases, then the weights into the result.
  std::vector<Learned> learned_;
  Learned& biases() { return learned_[static_cast<std::size_t>(inputs_)]; }
  Learned& out() { return learned_[static_cast<std::size_t>(inputs_) + 1]; }
  const Learned& biases() const { return learned_[static_cast<std::size_t>(inputs_)]; }
  const Learned& out() const { return learned_[static_cast<std::size_t>(inputs_) + 1]; }
};

/// 1 / (1 + e^-x).
float logistic(float x);

/// The chance of each side by how they are judged; they add up to 1.
void shares_of(std::span<const float> judged, std::span<float> shares);

}  // namespace bathys
