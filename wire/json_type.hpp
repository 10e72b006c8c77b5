// The JSON value used everywhere: objects keep the order in which their fields were written.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace bathys::wire {

using Json = nlohmann::ordered_json;

}  // namespace bathys::wire
