// The class `Game` of the Python module: any game in play, told as the protocol tells it.
#pragma once

#include <pybind11/pybind11.h>

#include <memory>
#include <optional>
#include <string>

#include "core/any_game.hpp"
#include "python/components.hpp"
#include "python/made.hpp"
#include "wire/json.hpp"

namespace bathys::python {

/// The key of a seed: a whole number or a text, or none for a surprise.
Key key_of(const pybind11::object& seed);

class PyGame {
 public:
  PyGame(const AnyKind& kind, std::unique_ptr<AnyGame> game) : begun_(kind), game_(std::move(game)) {}

  static PyGame begin(const std::string& game, const pybind11::object& players, const pybind11::object& seed,
                      const pybind11::kwargs& options);
  static PyGame from_position(const pybind11::dict& position, const std::optional<std::string>& game);
  static PyGame from_record(const pybind11::dict& record);
  static PyGame from_link(const std::string& link);
  /// A record as JSON text, or a link.
  static PyGame from_text(const std::string& text);

  PyGame copy() const { return {begun_, checked().clone()}; }

  std::string name() const { return std::string(game_->name()); }
  int players() const { return game_->seats(); }
  std::string seed() const;
  bool over() const { return checked().decision().over; }
  pybind11::object asked() const;
  pybind11::object decision() const;
  bool can_undo() const { return checked().can_undo(); }
  pybind11::object outcome() const;

  pybind11::list legal(const std::optional<int>& seat) const;
  pybind11::object answers(const std::optional<int>& seat, const std::string& language) const;
  pybind11::object forced() const;
  void play(const pybind11::object& answers, const std::optional<int>& seat, const std::string& language);
  void undo();
  void rewind(int decision);
  pybind11::object view(const std::optional<int>& seat) const;
  pybind11::object events(const std::optional<int>& seat, i64 since, const std::string& language) const;
  pybind11::object look(const std::optional<int>& seat, i64 since, const std::string& language) const;
  pybind11::object preview(const pybind11::object& answer, const std::optional<int>& seat,
                           const std::string& language) const;
  pybind11::object why_not(const pybind11::object& answer, const std::optional<int>& seat,
                           const std::string& language) const;
  pybind11::object course() const;
  pybind11::object position() const;
  pybind11::object record() const;
  std::string link() const { return checked().link(); }
  std::string bot(const std::string& level, const std::optional<int>& seat, i64 simulations, i64 budget_ms,
                  i64 seed) const;
  pybind11::object hint(const std::optional<int>& seat, i64 lines, i64 simulations, i64 seed,
                        const std::string& language) const;
  pybind11::object review(const std::string& depth, const std::optional<int>& seat, i64 simulations,
                          const std::string& language) const;
  std::string text(const std::optional<int>& seat, int width, bool colour, bool plain,
                   const std::string& language) const;
  std::string svg(const std::optional<int>& seat, int width, const std::string& language) const;
  std::string repr() const;

  const Begun& begun() const { return begun_; }
  const AnyGame& any() const { return checked(); }
  /// A seat of this game; who is asked first when none is named.
  Seat seat_or_asked(const std::optional<int>& seat) const;

 private:
  PyGame(const Begun& begun, std::unique_ptr<AnyGame> game) : begun_(begun), game_(std::move(game)) {}

  /// The game, with the components it was begun with.
  const AnyGame& checked() const;
  AnyGame& checked();
  Seat seat_or_spectator(const std::optional<int>& seat) const;
  Action read(const pybind11::handle& answer) const;
  wire::Teller teller(Seat viewer, const std::string& language) const;

  Begun begun_;
  std::unique_ptr<AnyGame> game_;
};

void add_game(pybind11::module_& module);

}  // namespace bathys::python

BATHYS_MADE_ONLY(bathys::python::PyGame);
