// What the server says to whoever watches over it: one line for each event, on the standard error.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace bathys::server {

enum class Severity { info, warning, error };

struct LogField {
  std::string_view name;
  std::string value;
};

/// From now on every line is an object of JSON: {"time":"…","level":"error","event":"…","table":"…"}. Otherwise it is
/// text: "2026-01-31T12:00:00.000Z error: a table is set aside (table=…, where=…)". Never with tokens or seeds.
void log_as_json(bool json);
/// From any thread.
void log(Severity severity, std::string_view event, std::initializer_list<LogField> fields = {});

/// The line without its time, for `log` and its test.
std::string log_line(bool json, std::string_view time, Severity severity, std::string_view event,
                     std::initializer_list<LogField> fields);

}  // namespace bathys::server
