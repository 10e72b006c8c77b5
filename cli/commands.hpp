// The commands of the program, each in its own file.
#pragma once

#include <stdexcept>
#include <string>

namespace CLI {
class App;
}

namespace bathys::cli {

inline constexpr int kExitOk = 0;
inline constexpr int kExitFailed = 1;
inline constexpr int kExitWrongUse = 2;

/// What `--threads` takes at most.
inline constexpr int kMaxThreads = 256;

/// Wrong use of a command: one clear line for the person, exit code 2.
struct WrongUse : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Each adds its subcommand with options and help; what it does runs when the words are parsed. The number is the exit
/// code of the program.
void add_play(CLI::App& app, int& exit_code);
void add_engine(CLI::App& app, int& exit_code);
void add_sim(CLI::App& app, int& exit_code);
void add_replay(CLI::App& app, int& exit_code);
void add_review(CLI::App& app, int& exit_code);
void add_bench(CLI::App& app, int& exit_code);
void add_signature(CLI::App& app, int& exit_code);
void add_serve(CLI::App& app, int& exit_code);
void add_backup(CLI::App& app, int& exit_code);
void add_move(CLI::App& app, int& exit_code);
void add_check(CLI::App& app, int& exit_code);
void add_data(CLI::App& app, int& exit_code);
void add_train(CLI::App& app, int& exit_code);
void add_puzzles(CLI::App& app, int& exit_code);
void add_calibrate(CLI::App& app, int& exit_code);
void add_study(CLI::App& app, int& exit_code);

}  // namespace bathys::cli
