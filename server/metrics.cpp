// What the server counts about itself.
#include "server/metrics.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <fstream>

namespace bathys::server {
namespace {

template <class Number>
void line(std::string& out, const char* name, const char* kind, const char* help, Number value) {
  out.append("# HELP ").append(name).append(" ").append(help).append("\n# TYPE ").append(name).append(" ");
  out.append(kind).append("\n").append(name).append(" ").append(std::to_string(value)).append("\n");
}

long resident_bytes() {
  long pages = 0;
  std::ifstream("/proc/self/statm") >> pages >> pages;
  return pages * ::sysconf(_SC_PAGESIZE);
}

double cpu_seconds() {
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

}  // namespace

std::string Metrics::text() const {
  std::string out;
  const auto count = [&](const char* name, const char* help, const auto& value) {
    line(out, name, "counter", help, value.load());
  };
  line(out, "bathys_connections", "gauge", "WebSocket connections open now", connections.load());
  line(out, "bathys_tables", "gauge", "Tables in memory now", tables.load());
  line(out, "bathys_tables_set_aside", "gauge", "Tables that could not be opened", tables_set_aside.load());
  count("bathys_tables_created_total", "Tables created", tables_created);
  count("bathys_tables_loaded_total", "Tables that came back into memory", tables_loaded);
  count("bathys_answers_total", "Answers accepted and on disk", answers);
  count("bathys_bot_answers_total", "Answers that bots gave", bot_answers);
  count("bathys_bots_stopped_total", "Thoughts of bots that nobody wanted any more", bots_stopped);
  count("bathys_hints_total", "Hints told to people", hints);
  count("bathys_undos_total", "Answers taken back, counted once for each request", undos);
  count("bathys_refusals_total", "Messages that were refused", refusals);
  count("bathys_messages_in_total", "Messages of clients", messages_in);
  count("bathys_messages_out_total", "Messages to clients", messages_out);
  count("bathys_bytes_out_total", "Bytes of messages to clients", bytes_out);
  count("bathys_limited_total", "Requests and connections beyond a limit", limited);
  count("bathys_write_failures_total", "Changes that could not be written", write_failures);
  count("bathys_conflicts_total", "Changes that another process made first", conflicts);
  count("bathys_others_changes_total", "Changes of other processes that were played here", others_changes);
  line(out, "process_resident_memory_bytes", "gauge", "Memory of the process", resident_bytes());
  line(out, "process_cpu_seconds_total", "counter", "Processor time of the process", cpu_seconds());
  return out;
}

}  // namespace bathys::server
