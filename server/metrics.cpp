// What the server counts about itself.
#include "server/metrics.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>

namespace bathys::server {
namespace {

template <class Number>
void line(std::string& out, const char* name, const char* kind, const char* help, Number value) {
  out.append("# HELP ").append(name).append(" ").append(help).append("\n# TYPE ").append(name).append(" ");
  out.append(kind).append("\n").append(name).append(" ").append(std::to_string(value)).append("\n");
}

std::string number(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.9g", value);
  return text;
}

void histogram(std::string& out, const std::string& name, const char* help, const Histogram& values) {
  out.append("# HELP ").append(name).append(" ").append(help).append("\n# TYPE ").append(name).append(" histogram\n");
  u64 below = 0;
  const auto bucket = [&](const std::string& bound) {
    out.append(name).append("_bucket{le=\"").append(bound).append("\"} ").append(std::to_string(below)).append("\n");
  };
  for (std::size_t i = 0; i < values.bounds().size(); ++i) {
    below += values.count(i);
    bucket(number(values.bounds()[i]));
  }
  below += values.count(values.bounds().size());
  bucket("+Inf");
  out.append(name).append("_sum ").append(number(values.sum())).append("\n");
  out.append(name).append("_count ").append(std::to_string(below)).append("\n");
}

/// What the storage tells of itself.
void write_storage(std::string& out, const storage::Statistics& storage) {
  histogram(out, "bathys_flush_seconds", "From the begin of a transaction until it is on disk", storage.flush_seconds);
  histogram(out, "bathys_group_size", "Changes that shared one transaction", storage.group_size);
  line(out, "bathys_waiting_writes", "gauge", "Changes that wait to be written", storage.waiting_writes.load());
  line(out, "bathys_waiting_reads", "gauge", "Reads that wait", storage.waiting_reads.load());
  line(out, "bathys_log_bytes", "gauge", "Size of the write-ahead log of the file", storage.log_bytes.load());
  line(out, "bathys_log_held", "gauge", "1 while another program keeps the log from starting over",
       int{storage.log_held});
  line(out, "bathys_writes_fail", "gauge", "1 while the latest attempt to write has failed", int{storage.writes_fail});
  line(out, "bathys_listening", "gauge", "1 while news of other processes come", int{storage.listening});
  line(out, "bathys_storage_failures_total", "counter", "Changes and reads that failed", storage.failures.load());
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

std::string Metrics::text(const storage::Statistics& storage) const {
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
  count("bathys_pictures_total", "Whole pictures of tables that were worded, not only sent again", pictures);
  count("bathys_messages_in_total", "Messages of clients", messages_in);
  count("bathys_messages_out_total", "Messages to clients", messages_out);
  count("bathys_bytes_out_total", "Bytes of messages to clients", bytes_out);
  count("bathys_limited_total", "Requests and connections beyond a limit", limited);
  count("bathys_write_failures_total", "Changes that could not be written", write_failures);
  count("bathys_tables_removed_total", "Abandoned tables that were removed", tables_removed);
  count("bathys_games_rated_total", "Finished games that have changed ratings", games_rated);
  count("bathys_conflicts_total", "Changes that another process made first", conflicts);
  count("bathys_others_changes_total", "Changes of other processes that were played here", others_changes);
  histogram(out, "bathys_answer_seconds", "From a request that changes a table until it is acknowledged",
            answer_seconds);
  write_storage(out, storage);
  line(out, "process_resident_memory_bytes", "gauge", "Memory of the process", resident_bytes());
  line(out, "process_cpu_seconds_total", "counter", "Processor time of the process", cpu_seconds());
  return out;
}

}  // namespace bathys::server
