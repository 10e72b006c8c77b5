// For tests: work of twelve pieces, of which the first does not end before all others are done or one has failed. Who
// had been given a share of the pieces beforehand, the first among them, would wait for ever.
//
//   mpirun -n 3 cluster_pieces FOLDER    prints the results in the order in which they are taken; files in FOLDER say
//                                        what is done
//   mpirun -n 3 cluster_pieces FOLDER 5  the piece with this number fails
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <thread>

#include "cli/cluster/cluster.hpp"

namespace {

constexpr int kPieces = 12;

class Pieces {
 public:
  Pieces(std::filesystem::path folder, int failing) : folder_(std::move(folder)), failing_(failing) {}

  std::string make(int piece) const {
    if (piece == failing_) {
      std::ofstream(failed()) << "failed\n";
      throw std::runtime_error("piece " + std::to_string(piece) + " cannot be done");
    }
    if (piece == 0) wait_for_the_others();
    std::ofstream(done(piece)) << "done\n";
    // The longer the number, the longer the result: no two travel alike.
    return std::string(static_cast<std::size_t>(piece) * 1000, 'x');
  }

 private:
  std::filesystem::path done(int piece) const { return folder_ / std::to_string(piece); }
  std::filesystem::path failed() const { return folder_ / "failed"; }
  void wait_for_the_others() const {
    for (int piece = 1; piece < kPieces; ++piece) {
      while (!std::filesystem::exists(done(piece)) && !std::filesystem::exists(failed())) {
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
      }
    }
  }

  std::filesystem::path folder_;
  int failing_;
};

int work(bathys::cli::Cluster& crew, const Pieces& pieces) {
  try {
    crew.run({.pieces = kPieces,
              .make = [&](int piece) { return pieces.make(piece); },
              .take = [](int piece, const std::string& result) { std::printf("%d %zu\n", piece, result.size()); }});
    return crew.end(0, "");
  } catch (const std::exception& error) {
    if (crew.leads()) std::fprintf(stderr, "cluster_pieces: %s\n", error.what());
    return crew.end(1, error.what());
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  bathys::cli::Cluster cluster(argc, argv);
  const Pieces pieces(argv[1], argc > 2 ? std::atoi(argv[2]) : -1);
  return work(cluster, pieces);
}
