// Only objects whose __init__ has run are what they seem: Game.__new__(Game) alone makes none. pybind11 would hand out
// memory that nobody filled.
#pragma once

#include <pybind11/pybind11.h>

namespace bathys::python {

/// The caster of a class of ours: refuses objects that were never made, with a TypeError like any wrong argument.
template <class T>
struct MadeOnly : pybind11::detail::type_caster_base<T> {
  bool load(pybind11::handle given, bool convert) {
    return was_made(given) && pybind11::detail::type_caster_base<T>::load(given, convert);
  }

 private:
  static bool was_made(pybind11::handle given) {
    if (!given || !pybind11::isinstance<T>(given)) return true;  // no object of ours: that is for others to refuse
    auto* const object = reinterpret_cast<pybind11::detail::instance*>(given.ptr());
    return object->get_value_and_holder().value_ptr() != nullptr;
  }
};

}  // namespace bathys::python

/// To be said once for each class, before anything takes or gives one.
#define BATHYS_MADE_ONLY(Class) \
  template <>                   \
  struct pybind11::detail::type_caster<Class> : bathys::python::MadeOnly<Class> {}
