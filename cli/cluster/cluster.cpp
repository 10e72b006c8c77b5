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
#include <stdexcept>
#include <thread>
#include <vector>

namespace bathys::cli {
namespace {

/// A piece that somebody is to do, and what somebody did: the number of the piece, then its result.
constexpr int kOrder = 1;
constexpr int kReport = 2;
/// To the leader, the last words of every process: the code it ends with, and why. From the leader: the work is given
/// up.
constexpr int kGoodbye = 3;
constexpr int kStop = 4;
/// What the leader gives to everybody.
constexpr int kShare = 5;
/// In an order: there is nothing more to do. In a report: nothing was done yet.
constexpr int kNone = -1;

/// How long those who still work at a piece may take to hear that the work is given up.
constexpr std::chrono::seconds kPatience{10};

/// MPI waits by asking again and again. So do we, but let others have the core meanwhile.
void pause() { std::this_thread::sleep_for(std::chrono::microseconds(100)); }

/// Whether a message of that kind has come.
bool has_come(int from, int tag, MPI_Status& status) {
  int there = 0;
  MPI_Iprobe(from, tag, MPI_COMM_WORLD, &there, &status);
  return there != 0;
}

std::string receive(const MPI_Status& come) {
  int size = 0;
  MPI_Get_count(&come, MPI_BYTE, &size);
  std::string bytes(static_cast<std::size_t>(size), '\0');
  MPI_Recv(bytes.data(), size, MPI_BYTE, come.MPI_SOURCE, come.MPI_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  return bytes;
}

/// Waits for the leader's next message of that kind, unless the leader has given up and none will come.
MPI_Status await_leader(int tag) {
  MPI_Status come;
  while (!has_come(0, tag, come)) {
    if (has_come(0, kStop, come)) throw std::runtime_error("the work is given up");
    pause();
  }
  return come;
}

/// To the leader, who listens at all times.
void send_to_leader(int tag, const std::string& bytes) {
  MPI_Request request = MPI_REQUEST_NULL;
  MPI_Isend(bytes.data(), static_cast<int>(bytes.size()), MPI_BYTE, 0, tag, MPI_COMM_WORLD, &request);
  for (int done = 0; done == 0;) {
    MPI_Test(&request, &done, MPI_STATUS_IGNORE);
    if (done == 0) pause();
  }
}

void send_report(int piece, const std::string& result) {
  Parcel parcel;
  parcel.put(piece);
  parcel.put_text(result);
  send_to_leader(kReport, parcel.take());
}

int receive_order() {
  await_leader(kOrder);
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
  const std::string bytes = receive(come);
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

void Cluster::lead(const Work& work) {
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
void Cluster::lead(Table& table) {
  int working = size_ - 1;
  while (working > 0 || !table.all_taken()) {
    MPI_Status come;
    const bool reported = working > 0 && has_come(MPI_ANY_SOURCE, kReport, come);
    if (reported && answer_report(table, come)) --working;
    hear_goodbyes();
    const bool taken = table.take();
    if (!reported && !taken) pause();
  }
}

void Cluster::follow(const Work& work) const {
  send_report(kNone, {});
  for (int piece = receive_order(); piece != kNone; piece = receive_order()) send_report(piece, work.make(piece));
}

void Cluster::share(std::string& bytes) const {
  if (!leads()) {
    bytes = receive(await_leader(kShare));
    return;
  }
  std::vector<MPI_Request> sent(static_cast<std::size_t>(size_ - 1), MPI_REQUEST_NULL);
  for (int rank = 1; rank < size_; ++rank) {
    MPI_Isend(bytes.data(), static_cast<int>(bytes.size()), MPI_BYTE, rank, kShare, MPI_COMM_WORLD,
              &sent[static_cast<std::size_t>(rank - 1)]);
  }
  for (int done = 0; done == 0;) {
    MPI_Testall(size_ - 1, sent.data(), &done, MPI_STATUSES_IGNORE);
    if (done != 0) return;
    hear_goodbyes();
    pause();
  }
}

/// Who ended well has done all that was to do; who did not takes the others along.
void Cluster::hear_goodbyes() const {
  MPI_Status come;
  while (has_come(MPI_ANY_SOURCE, kGoodbye, come)) {
    const std::string bytes = receive(come);
    ParcelReader words(bytes);
    const int code = words.get<int>();
    ++gone_;
    if (code == 0) continue;
    throw std::runtime_error("process " + std::to_string(come.MPI_SOURCE + 1) + " of " + std::to_string(size_) + ": " +
                             std::string(words.get_text()));
  }
}

int Cluster::end(int code, const std::string& why) {
  if (size_ == 1) return code;
  if (leads()) return see_off(code);
  Parcel words;
  words.put(code);
  words.put_text(why);
  send_to_leader(kGoodbye, words.take());
  return code;
}

/// Everybody says goodbye, and all end together: MPI_Abort would drown the one line that says what is wrong, and does
/// not always end. It is left for those who are at a long piece when the work is given up.
int Cluster::see_off(int code) {
  if (code != 0) stop_others();
  auto patience = std::chrono::steady_clock::now() + kPatience;
  while (gone_ < size_ - 1) {
    // Who is about to tell what it did has to get rid of it first.
    for (MPI_Status come; has_come(MPI_ANY_SOURCE, kReport, come);) receive(come);
    try {
      hear_goodbyes();
    } catch (const std::exception& error) {
      // Where the leader has failed, too, it has said why, and that is enough.
      if (code != 0) continue;
      std::fprintf(stderr, "bathys: %s\n", error.what());
      code = 1;
      stop_others();
      patience = std::chrono::steady_clock::now() + kPatience;
    }
    if (code != 0 && std::chrono::steady_clock::now() > patience) MPI_Abort(MPI_COMM_WORLD, code);
    pause();
  }
  return code;
}

void Cluster::stop_others() const {
  for (int rank = 1; rank < size_; ++rank) {
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Isend(nullptr, 0, MPI_BYTE, rank, kStop, MPI_COMM_WORLD, &request);
    MPI_Request_free(&request);
  }
}

}  // namespace bathys::cli
