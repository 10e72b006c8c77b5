// Other components for the whole process.
#include "python/components.hpp"

#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <utility>

#include "games/all/games.hpp"
#include "python/convert.hpp"
#include "wire/components.hpp"
#include "wire/json_archive.hpp"
#include "wire/parsing.hpp"

namespace bathys::python {
namespace {

namespace py = pybind11;

/// Held shared by those who work without the lock of the interpreter, alone by who changes the components.
std::shared_mutex& components_lock() {
  static std::shared_mutex lock;
  return lock;
}

/// A file that is in play instead of what was built in.
struct InPlay {
  wire::Json file{};
  std::unique_ptr<OtherComponents> components{};
};

/// Never destroyed: games may be played until the process ends.
InPlay& in_play_of(const AnyKind& kind) {
  static auto& all = *new std::map<std::string_view, InPlay>;
  return all[kind.name()];
}

/// What was in play before is put back first, so that what was built in lies under at most one other.
void put(const AnyKind& kind, wire::Json file) {
  InPlay& in_play = in_play_of(kind);
  in_play.components.reset();
  if (!file.is_null()) in_play.components = wire::put_in_play(kind, file);
  in_play.file = std::move(file);
}

/// Alone: no thread works without the interpreter's lock, and this one has it.
class Alone {
 public:
  Alone() {
    const py::gil_scoped_release released;
    alone_.lock();
  }

 private:
  std::unique_lock<std::shared_mutex> alone_{components_lock(), std::defer_lock};
};

std::string hash_in_play(const AnyKind& kind) { return std::string(kind.components_hash()); }

std::string use_components(const std::string& game, const py::object& file) {
  const AnyKind& kind = kind_named(game);
  const wire::Json given = file.is_none() ? wire::Json() : to_json(file, "components");
  const Alone alone;
  wire::Json before = in_play_of(kind).file;
  try {
    put(kind, given);
  } catch (...) {
    put(kind, std::move(before));
    throw;
  }
  return hash_in_play(kind);
}

/// The file that is in play instead of what was built in, or None.
py::object other_components(const std::string& game) { return to_python(in_play_of(kind_named(game)).file); }

py::object components(const std::string& game) {
  wire::Json shown;
  wire::JsonWriter writer(shown);
  kind_named(game).write_components(writer);
  return to_python(shown);
}

}  // namespace

void Begun::check() const {
  if (kind_->components_hash() == hash_) return;
  throw BadInput{"components", "this was begun with other components than those now in play"};
}

WithoutPython::WithoutPython(const Begun& begun) : unchanged_(components_lock()) { begun.check(); }

const AnyKind& kind_named(const std::string& name) {
  if (const AnyKind* const kind = find_game(name)) return *kind;
  std::string names;
  for (const AnyKind* const kind : all_games()) names.append(names.empty() ? "" : ", ").append(kind->name());
  throw BadInput{"game", wire::found(name) + " is not one of " + names};
}

void add_components(py::module_& module) {
  module.def("components", &components, py::arg("game"),
             "The component file of a game as it is in play: every printed value by its name.");
  module.def(
      "components_hash", [](const std::string& game) { return hash_in_play(kind_named(game)); }, py::arg("game"),
      "The hash that names the components in play in records and links.");
  module.def("_use_components", &use_components, py::arg("game"), py::arg("file"));
  module.def("_other_components", &other_components, py::arg("game"));
}

}  // namespace bathys::python
