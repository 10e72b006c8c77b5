// The program without MPI, begun by mpirun.
#include "cli/cluster/other_program.hpp"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "cli/cluster/launcher.hpp"
#include "cli/commands.hpp"

namespace bathys::cli {

void go_on_as_cluster(char** words) {
  if (launched_processes() <= 1) return;
  std::error_code failed;
  const auto here = std::filesystem::read_symlink("/proc/self/exe", failed);
  const std::string cluster = here.string() + "_mpi";
  if (!failed) execv(cluster.c_str(), words);
  if (launched_rank() <= 0) {
    std::fprintf(stderr, "bathys: begun by mpirun, but there is no bathys_mpi beside it (docs/cluster.md)\n");
  }
  std::exit(kExitWrongUse);
}

}  // namespace bathys::cli
