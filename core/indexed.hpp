// Arrays that are asked by what a game counts with: an enumeration, or a plain number.
#pragma once

#include <array>
#include <cstddef>

namespace bathys {

/// An array whose places are called by `Index`, so that nobody has to turn a noun into a std::size_t first.
template <class Index, class T, std::size_t N>
struct Indexed : std::array<T, N> {
  constexpr T& operator[](Index i) { return std::array<T, N>::operator[](static_cast<std::size_t>(i)); }
  constexpr const T& operator[](Index i) const { return std::array<T, N>::operator[](static_cast<std::size_t>(i)); }
};

/// Places that are counted from 0.
template <class T, std::size_t N>
using Places = Indexed<int, T, N>;

}  // namespace bathys
