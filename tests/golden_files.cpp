// The files of the golden games, and the hash of one.
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "core/any_game.hpp"
#include "core/sha256.hpp"
#include "tests/golden.hpp"
#include "wire/json.hpp"
#include "wire/parsing.hpp"
#include "wire/record.hpp"

namespace bathys::golden {
namespace {

std::filesystem::path folder() { return std::filesystem::path(BATHYS_ROOT) / "tests" / "golden"; }

std::string content(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

Record<Otys> read(const std::filesystem::path& path) {
  const auto game = wire::load(wire::parse_json(content(path)));
  return dynamic_cast<const AnyGameOf<Otys>&>(*game).referee().record();
}

Referee<Otys> beginning(const Record<Otys>& record) {
  return record.start ? Referee<Otys>(*record.start) : Referee<Otys>(record.setup, record.seed);
}

/// Without words: those may change when the game does not.
void add_events(Sha256& hash, const AnyGame& game, Seat viewer) {
  for (const LoggedEvent& logged : game.events_for(viewer, 0)) {
    hash.update(std::to_string(logged.decision).append(" ").append(game.event_name(logged.event)));
    for (const i16 arg : logged.event.args) hash.update(" " + std::to_string(arg));
    hash.update("\n");
  }
}

void add_outcome(Sha256& hash, const Outcome& outcome) {
  hash.update("winners " + std::to_string(outcome.winners.bits()));
  for (const i32 points : outcome.points) hash.update(" " + std::to_string(points));
  hash.update("\n");
}

}  // namespace

std::string hash_of(const Record<Otys>& record) {
  Sha256 hash;
  AnyGameOf<Otys> game(beginning(record));
  const auto look = [&] {
    for (int i = 0; i <= game.seats(); ++i) {
      const Seat viewer = i == game.seats() ? kSpectator : seat_at(i);
      hash.update(wire::write_json(wire::Teller(game, viewer).view()) + "\n");
    }
  };
  look();
  for (const Answer& answer : record.answers) {
    if (game.play(answer.seat, answer.action)) throw BadInput{"golden", "a record does not play"};
    look();
  }
  for (int i = 0; i <= kMaxSeats; ++i) add_events(hash, game, seat_at(i));
  hash.update(wire::write_json(wire::state_json(game)) + "\n");
  add_outcome(hash, game.outcome());
  return hex(hash.finish());
}

std::map<std::string, Record<Otys>> read_all() {
  std::map<std::string, Record<Otys>> records;
  for (const auto& entry : std::filesystem::directory_iterator(folder())) {
    if (entry.path().extension() == ".json") records.emplace(entry.path().stem().string(), read(entry.path()));
  }
  return records;
}

std::map<std::string, std::string> read_hashes() {
  std::istringstream lines(content(folder() / "hashes.txt"));
  std::map<std::string, std::string> hashes;
  for (std::string name, hash; lines >> name >> hash;) hashes.emplace(name, hash);
  return hashes;
}

void write_all(const std::map<std::string, Record<Otys>>& records) {
  for (const auto& [name, record] : read_all()) std::filesystem::remove(folder() / (name + ".json"));
  std::ofstream hashes(folder() / "hashes.txt", std::ios::binary);
  for (const auto& [name, record] : records) {
    Referee<Otys> referee = beginning(record);
    for (const Answer& answer : record.answers) referee.play(answer.seat, answer.action);
    std::ofstream file(folder() / (name + ".json"), std::ios::binary);
    file << wire::write_json(wire::to_json(AnyGameOf<Otys>(referee), AnyKindOf<Otys>())) << "\n";
    hashes << name << " " << hash_of(record) << "\n";
  }
}

}  // namespace bathys::golden
