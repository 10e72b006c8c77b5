// The engine as a child process: the protocol on a pair of streams.
#pragma once

#include <iosfwd>

#include "wire/protocol.hpp"

namespace bathys::cli {

/// Answers each line of `in` with one line on `out`, at once, until the input ends, `quit` is asked or nobody reads any
/// more. Needs no more memory for a line than the protocol allows, however long it is.
void converse(std::istream& in, std::ostream& out, wire::Protocol& protocol);

}  // namespace bathys::cli
