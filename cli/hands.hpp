// Who does the work of a command: the threads of this process, or the processes of a cluster when the program was begun
// by mpirun; with a bar for whoever watches, and a file to go on from when the work was broken off.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/crew.hpp"
#include "cli/progress_bar.hpp"

namespace CLI {
class App;
}

namespace bathys::cli {

/// A file that keeps how far some work has come. It belongs to the words it was begun with: those of another command
/// are refused, and so is a file that is damaged, with WrongUse.
class Checkpoint {
 public:
  /// Nothing is kept with an empty file name.
  Checkpoint(std::string file, std::string words);

  /// What was kept last; nothing when there is no such file.
  std::optional<std::string> load() const;
  /// Keeps it, at once or with what comes soon after. Whoever reads the file sees all of it or what was before.
  void save(const std::string& state, bool at_once = false);

 private:
  std::string file_;
  std::string words_;
  double saved_at_ = -1e9;
};

struct HandsOptions {
  int threads = 1;
  std::string checkpoint{};    ///< a file, or empty
  std::string words{};         ///< all that decides what comes of the work
  bool shows_progress = true;  ///< a bar for each piece of work
};

/// Other hands with what was done already taken from the file, and what they do kept there.
class Hands final : public Crew {
 public:
  Hands(Crew& crew, const HandsOptions& options);

  bool leads() const override { return crew_.leads(); }
  void share(std::string& bytes) const override { crew_.share(bytes); }
  void run(const Work& work) override;

 private:
  int take_known(const Work& work, const ProgressBar& bar);
  void keep(const std::string& result);

  Crew& crew_;
  Checkpoint checkpoint_;
  bool shows_progress_;
  bool keeps_;
  std::vector<std::string> known_{};  ///< results of an earlier run, in the order in which they are taken
  std::size_t taken_ = 0;
  std::string kept_{};
};

/// The processes of a cluster, from the beginning of the program to its end; without them threads do the work.
void use_cluster(Crew& cluster);
/// Whether this process may write and print.
bool leads_here();

/// A crew for a command.
class CommandCrew final : public Crew {
 public:
  explicit CommandCrew(const HandsOptions& options);
  bool leads() const override { return hands_.leads(); }
  void share(std::string& bytes) const override { hands_.share(bytes); }
  void run(const Work& work) override { hands_.run(work); }

 private:
  ThreadCrew threads_;
  Hands hands_;
};

/// Adds `--checkpoint`; the text stays empty when it is not given.
void add_checkpoint(CLI::App& command, std::string& file);
/// What a component file adds to the words of a command: its content, wherever it lies.
std::string content_words(const std::string& components);

}  // namespace bathys::cli
