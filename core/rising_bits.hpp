// The set bits of a word in rising order: how sets that are kept in one word are gone through.
#pragma once

#include <bit>

namespace bathys {

/// Shows the numbers of the bits as `Value`.
template <class Word, class Value = int>
class RisingBits {
 public:
  constexpr explicit RisingBits(Word left) : left_(left) {}
  constexpr Value operator*() const { return static_cast<Value>(std::countr_zero(left_)); }
  constexpr RisingBits& operator++() {
    left_ = static_cast<Word>(left_ & (left_ - 1));
    return *this;
  }
  constexpr bool operator!=(const RisingBits& other) const { return left_ != other.left_; }

 private:
  Word left_;
};

}  // namespace bathys
