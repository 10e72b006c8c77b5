// Whether chances are what they are called, as a table, as JSON and as a picture.
#pragma once

#include <array>
#include <string>

#include "bots/coach/calibration.hpp"
#include "bots/coach/reliability.hpp"
#include "wire/json_type.hpp"

namespace bathys::cli {

/// One for each of `kCallers`.
using Reliabilities = std::array<coach::Reliability, kCallers.size()>;

Reliabilities sorted_by_caller(const std::vector<Call>& calls);

/// An object with one field for each caller; the fields are described in docs/coach.md.
wire::Json reliability_json(const Reliabilities& callers);
std::string reliability_table(const Reliabilities& callers);
/// SVG, one plot for each caller: how often positions were won, by what they were called.
std::string reliability_picture(const std::string& title, const Reliabilities& callers);

}  // namespace bathys::cli
