// Who does the work of a command.
#include "cli/hands.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <filesystem>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "core/sha256.hpp"

namespace bathys::cli {
namespace {

constexpr std::string_view kMagic = "bathys checkpoint 1\n";
constexpr std::size_t kLargestCheckpoint = std::size_t{4} << 30;
/// Often enough that little is lost, and seldom enough that writing costs nothing.
constexpr double kSecondsBetweenSaves = 2;

double steady_seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

Crew*& cluster() {
  static Crew* crew = nullptr;
  return crew;
}

}  // namespace

Checkpoint::Checkpoint(std::string file, std::string words) : file_(std::move(file)), words_(std::move(words)) {}

std::optional<std::string> Checkpoint::load() const {
  if (file_.empty()) return std::nullopt;
  // It is replaced as a whole: the folder has to allow it, and nobody wants to hear otherwise after minutes of play.
  const std::filesystem::path folder = std::filesystem::path(file_).parent_path();
  if (access(folder.empty() ? "." : folder.c_str(), W_OK) != 0) throw WrongUse("cannot write " + file_);
  if (!std::filesystem::exists(file_)) return std::nullopt;
  const std::string text = read_file(file_, "a checkpoint", kLargestCheckpoint);
  if (!text.starts_with(kMagic)) throw WrongUse(file_ + " is no checkpoint");
  try {
    ParcelReader reader(std::string_view(text).substr(kMagic.size()));
    const std::string_view words = reader.get_text();
    if (words != words_) throw WrongUse(fmt::format("{} is the checkpoint of another command: {}", file_, words));
    const std::string_view sum = reader.get_text();
    const std::string_view state = reader.get_text();
    if (!reader.empty() || sum != hex(sha256(state))) throw std::runtime_error("damaged");
    return std::string(state);
  } catch (const WrongUse&) {
    throw;
  } catch (const std::runtime_error&) {
    throw WrongUse(file_ + " is damaged; without it the work begins anew");
  }
}

void Checkpoint::save(const std::string& state, bool at_once) {
  if (file_.empty()) return;
  if (!at_once && steady_seconds() - saved_at_ < kSecondsBetweenSaves) return;
  Parcel parcel;
  parcel.put_text(words_);
  parcel.put_text(hex(sha256(state)));
  parcel.put_text(state);
  write_file(file_, std::string(kMagic) + parcel.take());
  saved_at_ = steady_seconds();
}

Hands::Hands(Crew& crew, const HandsOptions& options)
    : crew_(crew),
      checkpoint_(options.checkpoint, options.words),
      shows_progress_(options.shows_progress),
      keeps_(!options.checkpoint.empty()) {
  if (!crew.leads()) return;
  const auto state = checkpoint_.load();
  if (!state) return;
  for (ParcelReader reader(*state); !reader.empty();) known_.emplace_back(reader.get_text());
}

void Hands::run(const Work& work) {
  const ProgressBar bar(work.pieces, shows_progress_ && leads());
  // Everybody has to know with which piece the others begin.
  std::string first_bytes = std::to_string(leads() ? take_known(work, bar) : 0);
  crew_.share(first_bytes);
  const int first = std::stoi(first_bytes);
  crew_.run({.pieces = work.pieces - first,
             .make = [&](int piece) { return work.make(first + piece); },
             .take =
                 [&](int piece, const std::string& result) {
                   work.take(first + piece, result);
                   bar.show(first + piece + 1);
                   keep(result);
                 }});
  if (keeps_ && leads() && work.pieces > first) checkpoint_.save(kept_, true);
}

int Hands::take_known(const Work& work, const ProgressBar& bar) {
  const auto count = static_cast<int>(std::min(known_.size() - taken_, static_cast<std::size_t>(work.pieces)));
  for (int piece = 0; piece < count; ++piece) {
    const std::string& result = known_[taken_++];
    work.take(piece, result);
    keep(result);
  }
  bar.show(count);
  return count;
}

void Hands::keep(const std::string& result) {
  if (!keeps_) return;
  Parcel parcel;
  parcel.put_text(result);
  kept_ += parcel.take();
  // What was known already is in the file.
  if (taken_ == known_.size()) checkpoint_.save(kept_);
}

void use_cluster(Crew& crew) { cluster() = &crew; }
bool leads_here() { return cluster() == nullptr || cluster()->leads(); }

CommandCrew::CommandCrew(const HandsOptions& options)
    : threads_(options.threads), hands_(cluster() != nullptr ? *cluster() : static_cast<Crew&>(threads_), options) {}

void add_checkpoint(CLI::App& command, std::string& file) {
  command.add_option("--checkpoint", file, "Keeps in this file what is done, and goes on from it when it is there")
      ->type_name("FILE");
}

std::string content_words(const std::string& components) {
  return components.empty() ? std::string() : " components " + hex(sha256(read_file(components, "a component file")));
}

}  // namespace bathys::cli
