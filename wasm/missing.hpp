// What the sources use of C++20 that the standard library of Debian's Emscripten does not have yet; included before
// each unit of the WebAssembly build and nowhere else.
#pragma once

#include <algorithm>
#include <bit>
#include <iterator>
#include <type_traits>

#if !defined(__cpp_lib_bit_cast)
namespace std {

template <class To, class From>
requires(sizeof(To) == sizeof(From) && is_trivially_copyable_v<To> && is_trivially_copyable_v<From>) constexpr To
    bit_cast(const From& from) noexcept {
  return __builtin_bit_cast(To, from);
}

}  // namespace std
#endif

#if !defined(__cpp_lib_ranges)
namespace std::ranges {

template <class Range, class Predicate>
constexpr bool all_of(Range&& range, Predicate predicate) {
  return std::all_of(std::begin(range), std::end(range), predicate);
}

}  // namespace std::ranges
#endif
