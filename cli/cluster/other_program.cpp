// The program without MPI, begun by mpirun.
#include "cli/cluster/other_program.hpp"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>

#include "cli/commands.hpp"

namespace bathys::cli {

void go_on_as_cluster(char** words) {
  const char* const size = std::getenv("OMPI_COMM_WORLD_SIZE");
  if (size == nullptr || std::string_view(size) == "1") return;
  std::error_code failed;
  const auto here = std::filesystem::read_symlink("/proc/self/exe", failed);
  const std::string cluster = here.string() + "_mpi";
  if (!failed) execv(cluster.c_str(), words);
  const char* const rank = std::getenv("OMPI_COMM_WORLD_RANK");
  if (rank == nullptr || std::string_view(rank) == "0") {
    std::fprintf(stderr, "bathys: begun by mpirun, but there is no bathys_mpi beside it (docs/cluster.md)\n");
  }
  std::exit(kExitWrongUse);
}

}  // namespace bathys::cli
