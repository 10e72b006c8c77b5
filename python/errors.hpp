// What goes wrong, as Python exceptions (python/bathys/_errors.py).
#pragma once

#include <pybind11/pybind11.h>

#include <string>

#include "core/any_game.hpp"
#include "words/catalogue.hpp"

namespace bathys::python {

/// An answer that the game refuses: becomes bathys.Refused with its code and rule.
struct RefusedAnswer {
  std::string code;
  std::string rule;  ///< "otys 4.2"; empty when no rule is concerned
  std::string message;
};

/// Throws RefusedAnswer when there is a refusal.
void refuse_if(const Refusal& refusal, const AnyGame& game, const words::Language& language);

/// From here on BadInput, OtherRules and RefusedAnswer become exceptions of Python.
void translate_errors();

}  // namespace bathys::python
