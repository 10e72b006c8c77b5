// A list with a fixed capacity that lives inside the state: no heap, no padding, unused places are always zero.
#pragma once

#include <array>
#include <initializer_list>
#include <type_traits>

#include "core/bounds.hpp"
#include "core/integers.hpp"

namespace bathys {

/// Unused places stay zero, so equal lists have equal bytes (law 6: equality is memcmp).
template <class T, int Capacity>
class FixedList {
  static_assert(Capacity > 0 && Capacity <= 255);

 public:
  constexpr FixedList() = default;
  constexpr FixedList(std::initializer_list<T> items) {
    for (const T& item : items) push_back(item);
  }

  static constexpr int capacity() { return Capacity; }
  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == Capacity; }

  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  constexpr T& operator[](int i) {
    check_bounds(i >= 0 && i < size_, "no such place in the list");
    return items_[static_cast<std::size_t>(i)];
  }
  constexpr const T& operator[](int i) const {
    check_bounds(i >= 0 && i < size_, "no such place in the list");
    return items_[static_cast<std::size_t>(i)];
  }
  constexpr T& back() { return (*this)[size_ - 1]; }
  constexpr const T& back() const { return (*this)[size_ - 1]; }

  constexpr void push_back(const T& item) {
    check_bounds(!full(), "the list is full");
    items_[size_++] = item;
  }
  constexpr T pop_back() {
    check_bounds(!empty(), "the list is empty");
    const T item = items_[--size_];
    items_[size_] = T{};
    return item;
  }
  /// Takes out the item at `i`; those behind it close up.
  constexpr T take_at(int i) {
    const T item = (*this)[i];
    for (int k = i; k + 1 < size_; ++k) items_[static_cast<std::size_t>(k)] = items_[static_cast<std::size_t>(k + 1)];
    pop_back();
    return item;
  }
  constexpr void clear() { *this = FixedList{}; }

  /// Place of the first such item, or -1.
  constexpr int find(const T& wanted) const {
    for (int i = 0; i < size_; ++i) {
      if (items_[static_cast<std::size_t>(i)] == wanted) return i;
    }
    return -1;
  }
  constexpr bool has(const T& wanted) const { return find(wanted) >= 0; }

  constexpr bool operator==(const FixedList&) const = default;

 private:
  std::array<T, Capacity> items_{};
  u8 size_ = 0;
};

}  // namespace bathys
