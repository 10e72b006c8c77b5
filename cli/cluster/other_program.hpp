// The program without MPI, begun by mpirun: many processes that know nothing of each other would each do everything.
#pragma once

namespace bathys::cli {

/// Goes on as `bathys_mpi`, which lies beside this program, when mpirun began it. Throws nothing; returns when mpirun
/// did not. Ends the process with a clear line when there is no such program.
void go_on_as_cluster(char** words);

}  // namespace bathys::cli
