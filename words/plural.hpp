// Which plural form of a word goes with a number, by language.
#pragma once

#include <cstddef>
#include <string_view>

#include "core/integers.hpp"

namespace bathys::words {

/// The place, from 0, of the form that goes with `n` (by its absolute value) in the language with this code, whose
/// folder says which forms there are (language.json: one and other in English). Any other language counts like English.
std::size_t plural_index(std::string_view language, i64 n);

/// The form for `n` out of `forms` separated by bars ("credit|credits"). When there are too few, the last one serves.
std::string_view choose_plural(std::string_view language, i64 n, std::string_view forms);

}  // namespace bathys::words
