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

  /// The code to end with. When something went wrong, all processes end at once: others would wait for this one.
  int end(int code) const;

 private:
  class Table;
  void lead(const Work& work) const;
  void lead(Table& table) const;
  void follow(const Work& work) const;

  int rank_ = 0;
  int size_ = 1;
};

}  // namespace bathys::cli
