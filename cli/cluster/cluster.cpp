// The processes of a cluster as one crew, by MPI.
#include "cli/cluster/cluster.hpp"

// The C++ face of MPI was given up long ago.
#define OMPI_SKIP_MPICXX
#define MPICH_SKIP_MPICXX
#include <mpi.h>

#include <chrono>
#include <cstdio>
#include <exception>
#include <map>
#include <mutex>
#include <thread>

namespace bathys::cli {
namespace {

/// A piece that somebody is to do, and what somebody did: the number of the piece, then its result.
constexpr int kOrder = 1;
constexpr int kReport = 2;
/// In an order: there is nothing more to do. In a report: nothing was done yet.
constexpr int kNone = -1;

/// MPI waits by asking again and again. So do we, but let others have the core meanwhile.
void pause() { std::this_thread::sleep_for(std::chrono::microseconds(100)); }

void wait_for(MPI_Request& request) {
  for (int done = 0; done == 0;) {
    MPI_Test(&request, &done, MPI_STATUS_IGNORE);
    if (done == 0) pause();
  }
}

/// Whether a message of that kind has come.
bool has_come(int from, int tag, MPI_Status& status) {
  int there = 0;
  MPI_Iprobe(from, tag, MPI_COMM_WORLD, &there, &status);
  return there != 0;
}

void send_report(int piece, const std::string& result) {
  Parcel parcel;
  parcel.put(piece);
  parcel.put_text(result);
  const std::string bytes = parcel.take();
  MPI_Request request = MPI_REQUEST_NULL;
  MPI_Isend(bytes.data(), static_cast<int>(bytes.size()), MPI_BYTE, 0, kReport, MPI_COMM_WORLD, &request);
  wait_for(request);
}

int receive_order() {
  MPI_Status status;
  while (!has_come(0, kOrder, status)) pause();
  int piece = kNone;
  MPI_Recv(&piece, 1, MPI_INT, 0, kOrder, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  return piece;
}

}  // namespace

/// What the leader knows: which pieces are given out, and which results are there.
class Cluster::Table {
 public:
  explicit Table(const Work& work) : work_(work) {}

  int next() {
    const std::lock_guard lock(mutex_);
    return next_ < work_.pieces ? next_++ : kNone;
  }
  void lay_down(int piece, std::string result) {
    const std::lock_guard lock(mutex_);
    results_[piece] = std::move(result);
  }
  void fail(std::exception_ptr failure) {
    const std::lock_guard lock(mutex_);
    failure_ = std::move(failure);
    next_ = work_.pieces;
  }

  /// Takes what is there in its order; false when the next result has not come.
  bool take() {
    std::string result;
    {
      const std::lock_guard lock(mutex_);
      if (failure_) std::rethrow_exception(failure_);
      const auto found = results_.find(taken_);
      if (found == results_.end()) return false;
      result = std::move(found->second);
      results_.erase(found);
    }
    work_.take(taken_++, result);
    return true;
  }
  bool all_taken() const { return taken_ == work_.pieces; }

 private:
  const Work& work_;
  std::mutex mutex_;
  int next_ = 0;
  int taken_ = 0;
  std::map<int, std::string> results_;
  std::exception_ptr failure_;
};

namespace {

/// Receives a report, lays down what was done, and gives the next order; true when it was the last for that process.
template <class Table>
bool answer_report(Table& table, const MPI_Status& come) {
  int size = 0;
  MPI_Get_count(&come, MPI_BYTE, &size);
  std::string bytes(static_cast<std::size_t>(size), '\0');
  MPI_Recv(bytes.data(), size, MPI_BYTE, come.MPI_SOURCE, kReport, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  ParcelReader reader(bytes);
  const int done = reader.get<int>();
  if (done != kNone) table.lay_down(done, std::string(reader.get_text()));
  const int order = table.next();
  MPI_Send(&order, 1, MPI_INT, come.MPI_SOURCE, kOrder, MPI_COMM_WORLD);
  return order == kNone;
}

}  // namespace

Cluster::Cluster(int& argc, char**& argv) {
  int given = 0;
  // Only the thread that leads speaks with the others.
  MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &given);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
  MPI_Comm_size(MPI_COMM_WORLD, &size_);
}

Cluster::~Cluster() { MPI_Finalize(); }

void Cluster::run(const Work& work) { leads() ? lead(work) : follow(work); }

void Cluster::lead(const Work& work) const {
  Table table(work);
  std::jthread own([&table, &work] {
    try {
      for (int piece = table.next(); piece != kNone; piece = table.next()) table.lay_down(piece, work.make(piece));
    } catch (...) {
      table.fail(std::current_exception());
    }
  });
  try {
    lead(table);
  } catch (...) {
    table.fail(std::current_exception());
    throw;
  }
}

/// Answers the others and takes results, until nobody works and all are taken.
void Cluster::lead(Table& table) const {
  int working = size_ - 1;
  while (working > 0 || !table.all_taken()) {
    MPI_Status come;
    const bool reported = working > 0 && has_come(MPI_ANY_SOURCE, kReport, come);
    if (reported && answer_report(table, come)) --working;
    const bool taken = table.take();
    if (!reported && !taken) pause();
  }
}

void Cluster::follow(const Work& work) const {
  send_report(kNone, {});
  for (int piece = receive_order(); piece != kNone; piece = receive_order()) send_report(piece, work.make(piece));
}

void Cluster::share(std::string& bytes) const {
  auto size = static_cast<unsigned long long>(bytes.size());
  MPI_Request request = MPI_REQUEST_NULL;
  MPI_Ibcast(&size, 1, MPI_UNSIGNED_LONG_LONG, 0, MPI_COMM_WORLD, &request);
  wait_for(request);
  bytes.resize(size);
  MPI_Ibcast(bytes.data(), static_cast<int>(size), MPI_BYTE, 0, MPI_COMM_WORLD, &request);
  wait_for(request);
}

int Cluster::end(int code) const {
  if (code == 0 || size_ == 1) return code;
  // What all of them find is told by the leader, who then ends the others; a process that alone knows tells it itself.
  if (!leads()) {
    std::this_thread::sleep_for(std::chrono::seconds(2));
    std::fprintf(stderr, "bathys: process %d of %d failed; the work is given up\n", rank_ + 1, size_);
  }
  MPI_Abort(MPI_COMM_WORLD, code);
  return code;
}

}  // namespace bathys::cli
