// The difference between two views as a JSON patch (RFC 6902) of replace, add and remove.
#pragma once

#include <string>

#include "wire/view_tree.hpp"

namespace bathys::wire {

/// Appends the list of operations that turn `before` into `after`: "[]" when they are the same.
void write_patch(const ViewTree& before, const ViewTree& after, std::string& out);

}  // namespace bathys::wire
