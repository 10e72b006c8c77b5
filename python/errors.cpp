// What goes wrong, as Python exceptions (python/bathys/_errors.py).
#include "python/errors.hpp"

#include "core/former_rules.hpp"
#include "wire/json.hpp"

namespace bathys::python {
namespace {

namespace py = pybind11;

void raise(const char* type, const std::string& message, const std::string& code, const std::string& rule) {
  const py::object kind = py::module_::import("bathys._errors").attr(type);
  const py::object rule_or_none = rule.empty() ? py::object(py::none()) : py::object(py::str(rule));
  const py::object error = kind(message, code, rule_or_none);
  PyErr_SetObject(kind.ptr(), error.ptr());
}

}  // namespace

void refuse_if(const Refusal& refusal, const AnyGame& game, const words::Language& language) {
  if (!refusal) return;
  throw RefusedAnswer{std::string(refusal.code),
                      refusal.rule.empty() ? std::string() : wire::citation(game.name(), refusal.rule),
                      wire::refusal_text(refusal, language, {})};
}

void translate_errors() {
  py::register_exception_translator([](std::exception_ptr thrown) {
    try {
      if (thrown) std::rethrow_exception(thrown);
    } catch (const RefusedAnswer& refused) {
      raise("Refused", refused.message, refused.code, refused.rule);
    } catch (const OtherRules& other) {
      raise("BadInput", words::Language::english().render(other.message(), {}), std::string(OtherRules::kCode), "");
    } catch (const BadInput& bad) {
      raise("BadInput", bad.where.empty() ? bad.what : bad.where + ": " + bad.what, "bad_input", "");
    }
  });
}

}  // namespace bathys::python
