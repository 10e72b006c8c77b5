// The Python module: `bathys._engine`, which the package python/bathys shows to people.
#include <pybind11/pybind11.h>

#include "bots/bot.hpp"
#include "games/all/games.hpp"
#include "python/components.hpp"
#include "python/encoding.hpp"
#include "python/errors.hpp"
#include "python/game.hpp"
#include "python/vector_env.hpp"

namespace {

namespace py = pybind11;

py::tuple games() {
  py::list names;
  for (const bathys::AnyKind* const kind : bathys::all_games()) names.append(std::string(kind->name()));
  return py::tuple(names);
}

py::tuple levels() {
  py::list names;
  for (const std::string_view level : bathys::bot_levels()) names.append(std::string(level));
  return py::tuple(names);
}

}  // namespace

PYBIND11_MODULE(_engine, module) {
  module.doc() = "The engine of bathys.";
  bathys::python::translate_errors();
  module.attr("GAMES") = games();
  module.attr("LEVELS") = levels();
  module.attr("__version__") = BATHYS_VERSION;
  bathys::python::add_components(module);
  bathys::python::add_game(module);
  bathys::python::add_encoding(module);
  bathys::python::add_vector_env(module);
}
