// `bathys serve`: tables for people in many places, until it is told to end.
#include <pthread.h>
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "cli/commands.hpp"
#include "server/log.hpp"
#include "server/server.hpp"
#include "storage/postgres/postgres_storage.hpp"
#include "storage/sqlite/sqlite_storage.hpp"

namespace bathys::cli {
namespace {

namespace fs = std::filesystem;

struct ServeWords {
  server::Settings settings{};
  std::string database{};
  std::string log = "text";
  std::vector<std::string> proxies{};
};

fs::path folder_of_program() {
  std::error_code none;
  return fs::read_symlink("/proc/self/exe", none).parent_path();
}

fs::path data_folder() {
  if (const char* const data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data != '\0') return data;
  if (const char* const home = std::getenv("HOME"); home != nullptr && *home != '\0') {
    return fs::path(home) / ".local" / "share";
  }
  throw WrongUse("no home folder is known; --db names the file for the tables");
}

/// Beside the program where it was built, in the shared data where it was installed.
fs::path usual_page() {
  const fs::path program = folder_of_program();
  return fs::exists(program / "web") ? program / "web" : program.parent_path() / "share" / "bathys" / "web";
}

/// The usual place, which is made when it is not there yet.
std::string usual_database() {
  const fs::path folder = data_folder() / "bathys";
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw WrongUse(folder.string() + ": " + error.message());
  return folder / "bathys.db";
}

std::unique_ptr<storage::Storage> open_database(const std::string& name) {
  try {
    if (storage::is_postgres(name)) return storage::open_postgres(name);
    return storage::open_sqlite(name.empty() ? usual_database() : name);
  } catch (const storage::StorageError& error) {
    throw WrongUse(error.what());
  }
}

/// Each client needs a file of the system.
void allow_many_files() {
  rlimit files{};
  if (::getrlimit(RLIMIT_NOFILE, &files) != 0) return;
  files.rlim_cur = files.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &files);
}

/// The signals that end the program; threads made after this leave them to `wait_for_the_end`.
sigset_t hold_signals() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGHUP);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  std::signal(SIGPIPE, SIG_IGN);
  return signals;
}

/// SIGHUP, at which other servers read their settings or open their logs again, is for nothing here: there is neither.
void wait_for_the_end(const sigset_t& signals) {
  for (int signal = SIGHUP; signal == SIGHUP;) sigwait(&signals, &signal);
}

std::vector<server::AddressRange> read_proxies(const std::vector<std::string>& texts) {
  std::vector<server::AddressRange> ranges;
  for (const std::string& text : texts) {
    const auto range = server::AddressRange::read(text);
    if (!range) throw WrongUse("--trust-proxy: an address like 10.0.0.0/8 or ::1 is expected, found " + text);
    ranges.push_back(*range);
  }
  return ranges;
}

void serve(ServeWords words) {
  if (words.settings.web.empty()) words.settings.web = usual_page();
  words.settings.trusted_proxies = read_proxies(words.proxies);
  server::log_as_json(words.log == "json");
  allow_many_files();
  const sigset_t signals = hold_signals();
  try {
    server::Server server(words.settings, open_database(words.database));
    std::printf("bathys serves at %s\n", server.address().c_str());
    std::fflush(stdout);
    wait_for_the_end(signals);
  } catch (const server::CannotServe& error) {
    throw WrongUse(error.what());
  }
}

void add_options(CLI::App& command, ServeWords& words) {
  server::Settings& settings = words.settings;
  command.add_option("--port", settings.port, "The port; 0 for any that is free")->capture_default_str();
  command.add_option("--bind", settings.bind, "The address to listen at")->capture_default_str();
  command.add_option("--db", words.database,
                     "The file for the tables (default: bathys/bathys.db in the data folder), or postgresql://…");
  command.add_option("--web", settings.web,
                     "The folder of the page (default: web beside the program, or where it was installed)");
  command.add_option("--origin", settings.origins, "A page from elsewhere that may use the server");
  command.add_option("--host", settings.hosts, "A name by which people reach the server, besides addresses");
  command.add_option("--trust-proxy", words.proxies,
                     "A proxy whose X-Forwarded-For is believed: an address, or a range like 10.0.0.0/8");
  command.add_option("--log", words.log, "How the log is written")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
  const auto number = [&](const char* name, int& value, int least, int most, const char* help) {
    command.add_option(name, value, help)->check(CLI::Range(least, most))->capture_default_str();
  };
  constexpr int kMax = 1'000'000;
  number("--threads", settings.threads, 1, 256, "Threads that serve");
  settings.bot_threads = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, 256);
  number("--bot-threads", settings.bot_threads, 1, 256, "Threads in which bots think; usually one for each core");
  number("--bot-ms", settings.bot_ms, 1, 60'000, "No bot thinks longer, in milliseconds; less when many wait");
  number("--rate", settings.messages_per_second, 1, kMax, "Messages a second from one connection");
  number("--connections", settings.connections, 1, kMax, "Connections at once");
  number("--connections-per-address", settings.connections_per_address, 1, kMax, "Connections from one address");
  number("--tables-per-hour", settings.tables_per_hour, 1, kMax, "Tables that one address may make in an hour");
  number("--keep-days", settings.keep_days, 0, 36'500,
         "Days until a game that is not over is removed when nobody comes; 0: never");
  number("--idle", settings.idle_seconds, 1, kMax, "Seconds until a table that nobody looks at is dropped from memory");
}

}  // namespace

void add_serve(CLI::App& app, int& exit_code) {
  CLI::App* const command = app.add_subcommand("serve", "The web server: the page, tables online, bots and spectators");
  auto words = std::make_shared<ServeWords>();
  add_options(*command, *words);
  command->footer("Design and limits are described in docs/server.md.");
  command->callback([words, &exit_code] {
    serve(*words);
    exit_code = kExitOk;
  });
}

}  // namespace bathys::cli
