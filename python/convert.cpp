// Values between Python and JSON, without a text in between.
#include "python/convert.hpp"

#include <nlohmann/json.hpp>
#include <string>

#include "core/refusal.hpp"
#include "wire/parsing.hpp"

namespace bathys::python {
namespace {

namespace py = pybind11;
using wire::Json;

std::string type_name(const py::handle& value) { return Py_TYPE(value.ptr())->tp_name; }

Json whole_number(const py::handle& value, std::string_view where) {
  int overflow = 0;
  const long long number = PyLong_AsLongLongAndOverflow(value.ptr(), &overflow);
  if (overflow != 0) throw BadInput{std::string(where), "a whole number of at most 64 bits is expected"};
  return number;
}

Json converted(const py::handle& value, std::string_view where, int depth);

Json object_of(const py::dict& fields, std::string_view where, int depth) {
  if (fields.size() > wire::kMaxFields) {
    throw BadInput{std::string(where), "an object has at most " + std::to_string(wire::kMaxFields) + " fields"};
  }
  Json object = Json::object();
  for (const auto& [key, value] : fields) {
    if (!py::isinstance<py::str>(key)) {
      throw BadInput{std::string(where), "the keys of a dict are texts, found " + type_name(key)};
    }
    object[key.cast<std::string>()] = converted(value, where, depth + 1);
  }
  return object;
}

Json list_of(const py::sequence& items, std::string_view where, int depth) {
  Json list = Json::array();
  for (std::size_t i = 0; i < items.size(); ++i) list.push_back(converted(items[i], where, depth + 1));
  return list;
}

Json converted(const py::handle& value, std::string_view where, int depth) {
  if (depth > wire::kMaxDepth) {
    throw BadInput{std::string(where), "nested deeper than " + std::to_string(wire::kMaxDepth)};
  }
  if (value.is_none()) return nullptr;
  if (PyBool_Check(value.ptr())) return value.ptr() == Py_True;
  if (PyLong_Check(value.ptr())) return whole_number(value, where);
  if (PyFloat_Check(value.ptr())) return PyFloat_AS_DOUBLE(value.ptr());
  if (py::isinstance<py::str>(value)) return value.cast<std::string>();
  if (py::isinstance<py::dict>(value)) return object_of(py::reinterpret_borrow<py::dict>(value), where, depth);
  if (PyList_Check(value.ptr()) || PyTuple_Check(value.ptr())) {
    return list_of(py::reinterpret_borrow<py::sequence>(value), where, depth);
  }
  throw BadInput{std::string(where), "a value that JSON can hold is expected, found " + type_name(value)};
}

}  // namespace

py::object to_python(const Json& value) {
  switch (value.type()) {
    case Json::value_t::boolean:
      return py::bool_(value.get<bool>());
    case Json::value_t::number_integer:
      return py::int_(value.get<long long>());
    case Json::value_t::number_unsigned:
      return py::int_(value.get<unsigned long long>());
    case Json::value_t::number_float:
      return py::float_(value.get<double>());
    case Json::value_t::string:
      return py::str(value.get_ref<const std::string&>());
    case Json::value_t::array: {
      py::list list(value.size());
      for (std::size_t i = 0; i < value.size(); ++i) list[i] = to_python(value[i]);
      return list;
    }
    case Json::value_t::object: {
      py::dict fields;
      for (const auto& [key, field] : value.items()) fields[py::str(key)] = to_python(field);
      return fields;
    }
    default:
      return py::none();
  }
}

Json to_json(const py::handle& value, std::string_view where) { return converted(value, where, 0); }

}  // namespace bathys::python
