#include "core/bounds.hpp"

namespace bathys {

void out_of_bounds(const char* what) { throw OutOfBounds(what); }

}  // namespace bathys
