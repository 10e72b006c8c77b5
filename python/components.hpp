// Other components for the whole process, and what has to be left alone meanwhile (core/components.hpp).
#pragma once

#include <pybind11/pybind11.h>

#include <shared_mutex>
#include <string>

#include "core/any_game.hpp"

namespace bathys::python {

/// The components that something was begun with. With others in play it can only be refused.
class Begun {
 public:
  explicit Begun(const AnyKind& kind) : kind_(&kind), hash_(kind.components_hash()) {}

  const AnyKind& kind() const { return *kind_; }
  /// Throws BadInput when other components are in play now.
  void check() const;

 private:
  const AnyKind* kind_;
  std::string hash_;
};

/// While it lives, Python may go on in other threads, and nobody changes the components. Throws BadInput when they were
/// changed before. For long work on values that no other thread has.
class WithoutPython {
 public:
  explicit WithoutPython(const Begun& begun);

 private:
  pybind11::gil_scoped_release released_{};
  std::shared_lock<std::shared_mutex> unchanged_;
};

/// The game of that name. Throws BadInput when there is none.
const AnyKind& kind_named(const std::string& name);

/// The functions `components` and `use_components`.
void add_components(pybind11::module_& module);

}  // namespace bathys::python
