// Work in numbered pieces, done by many hands: the threads of one process, or the processes of a cluster. Which hand
// does which piece is left to whoever is free, and results are taken in the order of the pieces, so that what comes of
// the work depends on the pieces alone.
#pragma once

#include <cstring>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace bathys {

/// Pieces with the numbers from 0 on. What a piece gives is a text of bytes, because it may have to travel.
struct Work {
  int pieces = 0;
  std::function<std::string(int piece)> make;                      ///< called by several threads at once
  std::function<void(int piece, const std::string& result)> take;  ///< called by one thread, in order
};

/// Every process of a crew does the same calls in the same order.
class Crew {
 public:
  virtual ~Crew() = default;

  /// Whether this is the process in which results are taken. It alone writes and prints.
  virtual bool leads() const { return true; }
  /// Returns when all is done; throws what `make` or `take` throws, and gives up the rest then.
  virtual void run(const Work& work) = 0;
  /// Gives everybody what the leader has.
  virtual void share(std::string& bytes) const { static_cast<void>(bytes); }
};

/// The threads of this process.
class ThreadCrew final : public Crew {
 public:
  explicit ThreadCrew(int threads) : threads_(threads) {}
  void run(const Work& work) override;

 private:
  int threads_;
};

/// Bytes of plain values, one after the other, for results that travel between processes of the same program.
class Parcel {
 public:
  template <class T>
  void put(const T& value) {
    static_assert(std::is_trivially_copyable_v<T>);
    bytes_.append(reinterpret_cast<const char*>(&value), sizeof(value));
  }
  void put_text(std::string_view text) {
    put(text.size());
    bytes_.append(text);
  }
  std::string take() { return std::move(bytes_); }

 private:
  std::string bytes_;
};

/// Opens a parcel. Throws std::runtime_error when it is shorter than it should be.
class ParcelReader {
 public:
  explicit ParcelReader(std::string_view bytes) : rest_(bytes) {}

  template <class T>
  T get() {
    T value{};
    const std::string_view bytes = next(sizeof(T));
    std::memcpy(&value, bytes.data(), sizeof(T));
    return value;
  }
  std::string_view get_text() { return next(get<std::size_t>()); }
  bool empty() const { return rest_.empty(); }

 private:
  std::string_view next(std::size_t size) {
    if (rest_.size() < size) throw std::runtime_error("a result is damaged");
    const std::string_view bytes = rest_.substr(0, size);
    rest_.remove_prefix(size);
    return bytes;
  }

  std::string_view rest_;
};

}  // namespace bathys
