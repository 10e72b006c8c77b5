// The program `bathys`: reads the words of the command line and runs one command.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <string_view>

#include "cli/commands.hpp"
#include "cli/hands.hpp"
#include "core/refusal.hpp"
#ifdef BATHYS_MPI
#include "cli/cluster/cluster.hpp"
#else
#include "cli/cluster/other_program.hpp"
#endif

namespace {

using namespace bathys::cli;

/// What this process had to say last.
std::string& last_words() {
  static std::string words;
  return words;
}

/// One line, whatever went wrong, also where many processes find it: what one of them alone finds, the leader is told.
int told(int code, const std::string& what) {
  last_words() = what;
  if (leads_here()) std::fprintf(stderr, "bathys: %s\n", what.c_str());
  return code;
}
int wrong_use(const std::string& what) { return told(kExitWrongUse, what); }

int run(int argc, char** argv) {
  CLI::App app{"Board games for people and programs: play, simulate, study.", "bathys"};
  app.require_subcommand(1);
  app.set_version_flag("--version", BATHYS_VERSION);
  int exit_code = kExitOk;
  add_serve(app, exit_code);
  add_backup(app, exit_code);
  add_move(app, exit_code);
  add_check(app, exit_code);
  add_play(app, exit_code);
  add_engine(app, exit_code);
  add_sim(app, exit_code);
  add_replay(app, exit_code);
  add_review(app, exit_code);
  add_train(app, exit_code);
  add_puzzles(app, exit_code);
  add_calibrate(app, exit_code);
  add_study(app, exit_code);
  add_bench(app, exit_code);
  add_signature(app, exit_code);
  add_data(app, exit_code);
  const std::string_view first = argc > 1 ? argv[1] : "";
  const bool is_word = !first.empty() && first[0] != '-';
  const auto commands = app.get_subcommands([&](const CLI::App* command) { return command->get_name() == first; });
  if (is_word && commands.empty()) {
    return wrong_use("there is no command \"" + std::string(first) + "\"; bathys --help lists them");
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    // Help and version come this way too, with code 0.
    return error.get_exit_code() == 0 ? app.exit(error) : wrong_use(error.what());
  }
  return exit_code;
}

int run_and_tell(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const WrongUse& wrong) {
    return wrong_use(wrong.what());
  } catch (const bathys::BadInput& bad) {
    return wrong_use(bad.where + ": " + bad.what);
  } catch (const std::exception& error) {
    return told(kExitFailed, error.what());
  }
}

}  // namespace

#ifdef BATHYS_MPI
namespace {
/// The commands that hand out their work.
bool is_shared(std::string_view command) { return command == "sim" || command == "train" || command == "study"; }
}  // namespace

int main(int argc, char** argv) {
  Cluster cluster(argc, argv);
  use_cluster(cluster);
  if (cluster.size() > 1 && !is_shared(argc > 1 ? argv[1] : "")) {
    return cluster.end(wrong_use("only sim, train and study share their work among processes"), last_words());
  }
  const int code = run_and_tell(argc, argv);
  return cluster.end(code, last_words());
}
#else
int main(int argc, char** argv) {
  go_on_as_cluster(argv);
  return run_and_tell(argc, argv);
}
#endif
