// The processes of a cluster as one crew, by MPI. Rank 0 leads: it hands out pieces to whoever asks, works at some
// itself, and takes the results. Only this folder knows of MPI.
#pragma once

#include "bots/crew.hpp"

namespace bathys::cli {

class Cluster final : public Crew {
 public:
  /// From here on this process is one of those that mpirun began; without mpirun it is the only one.
  Cluster(int& argc, char**& argv);
  ~Cluster() override;
  Cluster(const Cluster&) = delete;
  Cluster& operator=(const Cluster&) = delete;

  bool leads() const override { return rank_ == 0; }
  int size() const { return size_; }
  void run(const Work& work) override;
  void share(std::string& bytes) const override;

  /// The code to end with. When something went wrong anywhere, nobody goes on, and the leader says why.
  int end(int code, const std::string& why);

 private:
  class Table;
  void lead(const Work& work);
  void lead(Table& table);
  void follow(const Work& work) const;
  void hear_goodbyes() const;
  int see_off(int code);
  void stop_others() const;

  int rank_ = 0;
  int size_ = 1;
  /// Of the leader: how many of the others have ended, as far as it has listened.
  mutable int gone_ = 0;
};

}  // namespace bathys::cli
