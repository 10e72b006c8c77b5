// What the launcher of a cluster (mpirun, mpiexec) says to the processes that it begins, in their environment.
#pragma once

#include <cstdlib>

namespace bathys::cli {

/// The value of the first of these names that is a number from 0 on, or -1.
inline int launcher_number(const char* open_mpi, const char* others) {
  for (const char* const name : {open_mpi, others}) {
    const char* const text = std::getenv(name);
    if (text != nullptr && *text >= '0' && *text <= '9') return std::atoi(text);
  }
  return -1;
}

/// How many processes were begun together; 1 or less without a launcher.
inline int launched_processes() { return launcher_number("OMPI_COMM_WORLD_SIZE", "PMI_SIZE"); }
inline int launched_rank() { return launcher_number("OMPI_COMM_WORLD_RANK", "PMI_RANK"); }

}  // namespace bathys::cli
