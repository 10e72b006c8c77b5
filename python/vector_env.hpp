// The class `VectorEnv` of the Python module: many games at once, in arrays.
#pragma once

#include <pybind11/pybind11.h>

namespace bathys::python {

void add_vector_env(pybind11::module_& module);

}  // namespace bathys::python
