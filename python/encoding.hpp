// The class `Encoding` of the Python module: games of one set-up as numbers, for programs that learn.
#pragma once

#include <pybind11/pybind11.h>

#include <memory>
#include <optional>
#include <string>

#include "lab/action_space.hpp"
#include "lab/layout.hpp"
#include "python/game.hpp"

namespace bathys::python {

class PyEncoding {
 public:
  /// Of all games that are set up like this one. Throws BadInput when it has gone on so far that it is over.
  explicit PyEncoding(const PyGame& like);
  PyEncoding(Begun begun, lab::Layout layout, lab::ActionSpace actions)
      : begun_(std::move(begun)), layout_(std::move(layout)), actions_(std::move(actions)) {}

  std::string game() const { return std::string(begun_.kind().name()); }
  u32 size() const { return layout_.size(); }
  int actions() const { return actions_.size(); }
  std::string hash() const { return layout_.hash(); }
  std::string actions_hash() const { return actions_.hash(); }
  pybind11::list fields() const;
  std::string action_text(i64 index) const;
  int action_index(const std::string& text) const;
  pybind11::object observation(const PyGame& game, const std::optional<int>& seat) const;
  pybind11::object mask(const PyGame& game, const std::optional<int>& seat) const;

 private:
  void check(const PyGame& game) const;

  Begun begun_;
  lab::Layout layout_;
  lab::ActionSpace actions_;
};

void add_encoding(pybind11::module_& module);

}  // namespace bathys::python

BATHYS_MADE_ONLY(bathys::python::PyEncoding);
