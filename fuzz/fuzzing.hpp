// What the fuzz targets share: the end of the program when something must not be, and changing JSON as JSON.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "wire/json_type.hpp"

/// libFuzzer's own way to change bytes.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace bathys::fuzzing {

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

/// Ends the program, which libFuzzer reports with the input, when a promise is broken.
inline void require(bool holds, const char* promise) {
  if (holds) return;
  std::fprintf(stderr, "broken: %s\n", promise);
  std::abort();
}

/// Numbers out of a seed, for choices within one mutation.
class Dice {
 public:
  explicit Dice(unsigned seed) : state_(seed * 2654435769u + 1) {}
  std::size_t below(std::size_t n) {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 17;
    state_ ^= state_ << 5;
    return n == 0 ? 0 : state_ % n;
  }

 private:
  std::uint32_t state_;
};

inline void collect(wire::Json& value, std::vector<wire::Json*>& places) {
  places.push_back(&value);
  if (!value.is_structured()) return;
  for (auto& inner : value) collect(inner, places);
}

/// One small change that keeps JSON JSON: a value from elsewhere, a number nearby, an item lost, doubled or moved.
inline void change(wire::Json& root, Dice& dice) {
  std::vector<wire::Json*> places;
  collect(root, places);
  wire::Json& here = *places[dice.below(places.size())];
  if (here.is_array() && !here.empty() && dice.below(2) == 0) {
    const auto item = [&] { return here.begin() + static_cast<std::ptrdiff_t>(dice.below(here.size())); };
    if (dice.below(3) == 0) return here.push_back(wire::Json(*item()));
    if (dice.below(2) == 0) return static_cast<void>(here.erase(item()));
    return std::swap(*item(), *item());
  }
  if (here.is_number_integer() && dice.below(2) == 0) {
    here = here.get<std::int64_t>() % 1'000'000 + static_cast<std::int64_t>(dice.below(5)) - 2;
    return;
  }
  const wire::Json other = *places[dice.below(places.size())];
  here = other;
}

/// A custom mutator for targets whose input is one JSON value: half of the time it changes the value, else the bytes.
inline std::size_t mutate_json(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  Dice dice(seed);
  wire::Json value = wire::Json::parse(text_of(data, size), nullptr, false);
  if (value.is_discarded() || dice.below(4) == 0) return LLVMFuzzerMutate(data, size, most);
  for (std::size_t changes = 1 + dice.below(3); changes > 0; --changes) change(value, dice);
  const std::string text = value.dump(-1, ' ', false, wire::Json::error_handler_t::replace);
  if (text.size() > most) return LLVMFuzzerMutate(data, size, most);
  text.copy(reinterpret_cast<char*>(data), text.size());
  return text.size();
}

}  // namespace bathys::fuzzing
