// The class `Encoding` of the Python module.
#include "python/encoding.hpp"

#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <nlohmann/json.hpp>

#include "lab/vector_env.hpp"
#include "wire/parsing.hpp"

namespace bathys::python {
namespace {

namespace py = pybind11;

py::dict field_dict(const lab::Field& field) {
  py::dict shown;
  shown["name"] = field.name;
  shown["kind"] = std::string(lab::kind_name(field.kind));
  shown["at"] = field.at;
  shown["size"] = field.size;
  shown["least"] = field.least;
  shown["most"] = field.most;
  py::list words;
  for (const std::string& word : field.words) words.append(word);
  shown["words"] = words;
  return shown;
}

std::span<u8> bytes_of(py::array_t<u8>& row) { return {row.mutable_data(), static_cast<std::size_t>(row.size())}; }

/// The layout of a game as it began, which is that of every position before the end.
lab::Layout layout_of(const PyGame& like) {
  if (like.over()) throw BadInput{"game", "the game is over; one that goes on is expected"};
  return lab::Layout::of(like.begun().kind(), like.any());
}

}  // namespace

PyEncoding::PyEncoding(const PyGame& like)
    : begun_(like.begun()), layout_(layout_of(like)), actions_(like.any().verbs()) {}

py::list PyEncoding::fields() const {
  py::list shown;
  for (const lab::Field& field : layout_.fields()) shown.append(field_dict(field));
  return shown;
}

std::string PyEncoding::action_text(i64 index) const {
  begun_.check();
  if (index >= 0 && index < actions_.size()) return actions_.text(static_cast<int>(index));
  throw BadInput{"index", "answers have numbers from 0 to " + std::to_string(actions_.size() - 1) + ", found " +
                              std::to_string(index)};
}

int PyEncoding::action_index(const std::string& text) const {
  begun_.check();
  if (const auto index = actions_.index(text)) return *index;
  throw BadInput{"text", wire::found(text) + " is no answer with a number"};
}

void PyEncoding::check(const PyGame& game) const {
  begun_.check();
  if (&game.begun().kind() != &begun_.kind()) throw BadInput{"game", "a game of " + this->game() + " is expected"};
}

py::object PyEncoding::observation(const PyGame& game, const std::optional<int>& seat) const {
  check(game);
  const Seat who = game.seat_or_asked(seat);
  py::array_t<u8> row(static_cast<py::ssize_t>(layout_.size()));
  try {
    lab::encode_view(layout_, game.any(), who, bytes_of(row));
  } catch (const OutOfBounds&) {
    throw BadInput{"game", "it was set up otherwise than the games of this encoding"};
  }
  return row;
}

py::object PyEncoding::mask(const PyGame& game, const std::optional<int>& seat) const {
  check(game);
  py::array_t<u8> row(static_cast<py::ssize_t>(actions_.mask_size()));
  lab::encode_mask(actions_, game.any(), game.seat_or_asked(seat), bytes_of(row));
  return row;
}

void add_encoding(py::module_& module) {
  using py::arg;
  const py::object none = py::none();
  py::class_<PyEncoding> encoding(
      module, "Encoding",
      "Games of one set-up as numbers: what a seat sees as bytes, answers as numbers from 0 "
      "on (docs/python.md).");
  encoding.def(py::init<const PyGame&>(), arg("game"), "The encoding of all games that are set up like this one.");
  encoding.attr("VERSION") = lab::kEncodingVersion;
  encoding.def_property_readonly("game", &PyEncoding::game, "The name of the game.");
  encoding.def_property_readonly("size", &PyEncoding::size, "How many bytes an observation has.");
  encoding.def_property_readonly("actions", &PyEncoding::actions, "How many answers have a number.");
  encoding.def_property_readonly(
      "hash", &PyEncoding::hash,
      "Names version, places and words of the fields: observations with the same hash can be read alike.");
  encoding.def_property_readonly(
      "actions_hash", &PyEncoding::actions_hash,
      "Names all answers in the order of their numbers: numbers mean the same answers where it is the same.");
  encoding.def("fields", &PyEncoding::fields,
               "Where each field of a view lies: dicts with name, kind, at, size (in bytes), least, most, words.");
  encoding.def("action_text", &PyEncoding::action_text, arg("index"), "The answer with this number, in notation.");
  encoding.def("action_index", &PyEncoding::action_index, arg("text"), "The number of an answer.");
  encoding.def("observation", &PyEncoding::observation, arg("game"), arg("seat") = none,
               "What a seat of a game sees, as an array of bytes; without a seat the one who must answer.");
  encoding.def("mask", &PyEncoding::mask, arg("game"), arg("seat") = none,
               "What a seat may answer, one bit for each number, the first in the lowest bit of the first byte:\n"
               "numpy.unpackbits(mask, bitorder=\"little\") gives one for each.");
}

}  // namespace bathys::python
