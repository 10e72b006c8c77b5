// Values between Python and JSON, without a text in between.
#pragma once

#include <pybind11/pybind11.h>

#include <string_view>

#include "wire/json_type.hpp"

namespace bathys::python {

/// None, bool, int, float, str, list and dict.
pybind11::object to_python(const wire::Json& value);

/// The JSON of a Python value; tuples count as lists. Throws BadInput, with `where` as the name of the place, for what
/// JSON cannot hold: other types, keys that are no texts, whole numbers beyond 64 bits, things inside themselves.
wire::Json to_json(const pybind11::handle& value, std::string_view where);

}  // namespace bathys::python
