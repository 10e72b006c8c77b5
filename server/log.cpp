// What the server says to whoever watches over it.
#include "server/log.hpp"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <atomic>
#include <chrono>
#include <ctime>
#include <nlohmann/json.hpp>

namespace bathys::server {
namespace {

std::atomic<bool> as_json = false;

const char* name_of(Severity severity) {
  switch (severity) {
    case Severity::info:
      return "info";
    case Severity::warning:
      return "warning";
    case Severity::error:
      return "error";
  }
  return "error";
}

spdlog::logger& logger() {
  static const auto one = [] {
    auto made = std::make_shared<spdlog::logger>("bathys", std::make_shared<spdlog::sinks::stderr_sink_mt>());
    made->set_pattern("%v");
    made->flush_on(spdlog::level::trace);
    return made;
  }();
  return *one;
}

/// Of the wall, in UTC.
std::string now() {
  const auto moment = std::chrono::system_clock::now();
  const std::time_t seconds = std::chrono::system_clock::to_time_t(moment);
  const auto milliseconds =
      std::chrono::duration_cast<std::chrono::milliseconds>(moment.time_since_epoch()).count() % 1000;
  std::tm parts{};
  ::gmtime_r(&seconds, &parts);
  char text[32];
  const std::size_t size = std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &parts);
  std::string fraction = std::to_string(milliseconds);
  fraction.insert(0, 3 - fraction.size(), '0');
  return std::string(text, size).append(".").append(fraction).append("Z");
}

/// One line stays one line.
std::string in_one_line(std::string text) {
  for (char& letter : text) {
    if (static_cast<unsigned char>(letter) < 0x20) letter = ' ';
  }
  return text;
}

}  // namespace

std::string log_line(bool json, std::string_view time, Severity severity, std::string_view event,
                     std::initializer_list<LogField> fields) {
  if (json) {
    nlohmann::ordered_json line{{"time", time}, {"level", name_of(severity)}, {"event", event}};
    for (const LogField& field : fields) line[std::string(field.name)] = field.value;
    return line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
  }
  std::string line = std::string(time).append(" ").append(name_of(severity)).append(": ").append(event);
  const char* before = " (";
  for (const LogField& field : fields) {
    line.append(before).append(field.name).append("=").append(in_one_line(field.value));
    before = ", ";
  }
  return fields.size() == 0 ? line : line.append(")");
}

void log_as_json(bool json) { as_json = json; }

void log(Severity severity, std::string_view event, std::initializer_list<LogField> fields) {
  const std::string line = log_line(as_json, now(), severity, event, fields);
  const auto level = severity == Severity::error     ? spdlog::level::err
                     : severity == Severity::warning ? spdlog::level::warn
                                                     : spdlog::level::info;
  logger().log(level, spdlog::string_view_t(line.data(), line.size()));
}

}  // namespace bathys::server
