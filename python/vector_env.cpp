// The class `VectorEnv` of the Python module. Its arrays are the memory that the games write to.
#include "python/vector_env.hpp"

#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <atomic>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <vector>

#include "core/sha256.hpp"
#include "lab/vector_env.hpp"
#include "python/convert.hpp"
#include "python/encoding.hpp"
#include "python/game.hpp"
#include "wire/parsing.hpp"

namespace bathys::python {
namespace {

namespace py = pybind11;

lab::Reward reward_named(const std::string& name) {
  if (name == "victory") return lab::Reward::victory;
  if (name == "points") return lab::Reward::points;
  throw BadInput{"reward", "\"victory\" or \"points\" is expected, found " + wire::found(name)};
}

/// Whole numbers of any width, one for each game.
std::vector<i64> read_actions(const py::object& given, int games) {
  const auto array = py::array::ensure(given);
  if (!array) {
    PyErr_Clear();
    throw BadInput{"actions", "an array of whole numbers is expected"};
  }
  const char kind = array.dtype().kind();
  if (kind != 'i' && kind != 'u') throw BadInput{"actions", "an array of whole numbers is expected"};
  if (array.ndim() != 1 || array.shape(0) != games)
    throw BadInput{"actions", "one answer for each of the " + std::to_string(games) + " games is expected"};
  const auto numbers = py::array_t<i64, py::array::c_style | py::array::forcecast>::ensure(array);
  if (!numbers) throw py::error_already_set();
  return {numbers.data(), numbers.data() + games};
}

class PyVectorEnv {
 public:
  PyVectorEnv(const std::string& game, i64 n, const py::object& players, const py::object& seed,
              const std::string& reward, i64 threads, const py::kwargs& options)
      : PyVectorEnv(PyGame::begin(game, players, seed, options), n, reward, threads) {}

  int games() const { return env_->games(); }
  int players() const { return env_->seats(); }
  int threads() const { return env_->threads(); }
  py::object encoding() const { return encoding_; }

  void reset(const py::object& seed) {
    const Alone alone(*this);
    const std::optional<Key> key = seed.is_none() ? std::nullopt : std::optional(key_of(seed));
    const WithoutPython running(begun_);
    if (key) {
      env_->restart(*key);
    } else {
      env_->restart();
    }
  }

  void step(const py::object& actions) {
    const std::vector<i64> answers = read_actions(actions, games());
    const Alone alone(*this);
    const WithoutPython running(begun_);
    env_->step(answers);
  }

  py::object sample() {
    const Alone alone(*this);
    py::array_t<i64> answers(games());
    env_->sample({answers.mutable_data(), static_cast<std::size_t>(games())});
    return answers;
  }

  std::string seed(i64 game) const {
    const Alone alone(*this);
    return hex(env_->seed_of(place(game)));
  }
  PyGame game(i64 game) const {
    const Alone alone(*this);
    begun_.check();
    return {begun_.kind(), env_->game(place(game))};
  }

  const lab::VectorEnv& env() const { return *env_; }

 private:
  PyVectorEnv(const PyGame& like, i64 n, const std::string& reward, i64 threads)
      : begun_(like.begun()),
        env_(
            lab::make_vector_env(begun_.kind(), like.any(),
                                 {.games = narrowed(n), .threads = narrowed(threads), .reward = reward_named(reward)})),
        encoding_(py::cast(PyEncoding(begun_, env_->layout(), env_->actions()))) {}

  /// One call at a time: what another thread of Python asks meanwhile is refused.
  class Alone {
   public:
    explicit Alone(const PyVectorEnv& env) : env_(env) {
      if (env_.busy_->test_and_set()) throw BadInput{"env", "another thread is using it"};
    }
    ~Alone() { env_.busy_->clear(); }
    Alone(const Alone&) = delete;
    Alone& operator=(const Alone&) = delete;

   private:
    const PyVectorEnv& env_;
  };

  static int narrowed(i64 number) {
    return static_cast<int>(std::clamp<i64>(number, -1, std::numeric_limits<int>::max()));
  }

  int place(i64 game) const {
    if (game >= 0 && game < games()) return static_cast<int>(game);
    throw BadInput{"game", "0 to " + std::to_string(games() - 1) + " is expected, found " + std::to_string(game)};
  }

  Begun begun_;
  std::unique_ptr<lab::VectorEnv> env_;
  py::object encoding_;
  std::unique_ptr<std::atomic_flag> busy_ = std::make_unique<std::atomic_flag>();
};

/// What the games write to, for reading: it lives as long as somebody has it.
template <class T>
py::array shared(const py::object& self, std::span<const T> values, std::vector<py::ssize_t> shape) {
  py::array array(py::dtype::of<T>(), std::move(shape), values.data(), self);
  array.attr("setflags")(py::arg("write") = false);
  return array;
}

}  // namespace
}  // namespace bathys::python

BATHYS_MADE_ONLY(bathys::python::PyVectorEnv);

namespace bathys::python {
namespace {

const lab::VectorEnv& env_of(const py::object& self) {
  py::detail::make_caster<PyVectorEnv> caster;
  if (!caster.load(self, false)) throw py::type_error("a VectorEnv that was made by VectorEnv(...) is expected");
  return py::detail::cast_op<const PyVectorEnv&>(caster).env();
}

}  // namespace

void add_vector_env(py::module_& module) {
  using py::arg;
  const py::object none = py::none();
  py::class_<PyVectorEnv> env(
      module, "VectorEnv",
      "Many games of one set-up at once, in arrays that share memory with the engine. A game that "
      "is over is followed by the next in the same step (docs/python.md).");
  env.def(
      py::init<const std::string&, i64, const py::object&, const py::object&, const std::string&, i64,
               const py::kwargs&>(),
      arg("game"), arg("n"), arg("players") = none, arg("seed") = none, arg("reward") = "victory", arg("threads") = 1,
      "n games: VectorEnv(\"otys\", 1024, players=2, seed=1). Options are those of Game. `reward` is \"victory\" (1 "
      "for a victory,\n-1 for a defeat, shared among winners) or \"points\". The same seed and answers give the same "
      "on any number of threads.");
  env.def("reset", &PyVectorEnv::reset, arg("seed") = none,
          "Begins all games anew: those of a seed, or the ones that follow.");
  env.def(
      "step", &PyVectorEnv::step, arg("actions"),
      "One answer for each game, by number. Raises BadInput naming the first that its mask does not have; nothing has "
      "changed then.");
  env.def("sample", &PyVectorEnv::sample, "For each game one answer of its mask, all equally likely.");
  env.def("seed", &PyVectorEnv::seed, arg("game"), "The seed of the game that is played in this place.");
  env.def("game", &PyVectorEnv::game, arg("game"), "The game in this place as a Game that goes its own way.");
  env.def_property_readonly("games", &PyVectorEnv::games, "How many games there are.");
  env.def_property_readonly("players", &PyVectorEnv::players, "How many play each.");
  env.def_property_readonly("threads", &PyVectorEnv::threads, "How many threads play them.");
  env.def_property_readonly("encoding", &PyVectorEnv::encoding, "What the numbers mean: an Encoding.");
  env.def_property_readonly(
      "observations",
      [](const py::object& self) {
        const lab::VectorEnv& env = env_of(self);
        return shared(self, env.observations(), {env.games(), static_cast<py::ssize_t>(env.layout().size())});
      },
      "What the seat to move of each game sees: (games, encoding.size) bytes.");
  env.def_property_readonly(
      "masks",
      [](const py::object& self) {
        const lab::VectorEnv& env = env_of(self);
        return shared(self, env.masks(), {env.games(), static_cast<py::ssize_t>(env.actions().mask_size())});
      },
      "What it may answer: one bit for each number, as in Encoding.mask.");
  env.def_property_readonly(
      "seats", [](const py::object& self) { return shared(self, env_of(self).to_move(), {env_of(self).games()}); },
      "The seat to move of each game.");
  env.def_property_readonly(
      "dones", [](const py::object& self) { return shared(self, env_of(self).dones(), {env_of(self).games()}); },
      "1 where the last step ended a game, else 0.");
  env.def_property_readonly(
      "rewards",
      [](const py::object& self) {
        return shared(self, env_of(self).rewards(), {env_of(self).games(), env_of(self).seats()});
      },
      "What the last step gave to each seat of each game: 0 before a game ends.");
  env.def("__repr__", [](const PyVectorEnv& self) {
    return "<bathys.VectorEnv " + self.encoding().cast<const PyEncoding&>().game() + ", " +
           std::to_string(self.games()) + " games, " + std::to_string(self.players()) + " players>";
  });
}

}  // namespace bathys::python
