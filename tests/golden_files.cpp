// The files of the golden games, and the hash of one.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "core/any_game.hpp"
#include "core/sha256.hpp"
#include "games/otys/otys.hpp"
#include "games/thesauros/thesauros.hpp"
#include "tests/golden.hpp"
#include "wire/json.hpp"
#include "wire/parsing.hpp"
#include "wire/record.hpp"

namespace bathys::golden {
namespace {

std::string content(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::filesystem::path record_file(std::string_view game, const std::string& name) {
  return folder(game) / (name + ".json");
}

void look(Sha256& hash, const AnyGame& game) {
  for (int i = 0; i <= game.seats(); ++i) {
    const Seat viewer = i == game.seats() ? kSpectator : seat_at(i);
    hash.update(wire::write_json(wire::Teller(game, viewer).view()) + "\n");
  }
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

/// Plays the answers, from the beginning.
std::string hash_of(AnyGame& game, const std::vector<Answer>& answers) {
  Sha256 hash;
  look(hash, game);
  for (const Answer& answer : answers) {
    if (game.play(answer.seat, answer.action)) throw BadInput{"golden", "a record does not play"};
    look(hash, game);
  }
  for (int i = 0; i <= kMaxSeats; ++i) add_events(hash, game, seat_at(i));
  hash.update(wire::write_json(wire::state_json(game)) + "\n");
  add_outcome(hash, game.outcome());
  return hex(hash.finish());
}

}  // namespace

std::filesystem::path folder(std::string_view game) {
  return std::filesystem::path(BATHYS_ROOT) / "tests" / "golden" / game;
}

template <Game G>
std::string hash_of(const Record<G>& record) {
  AnyGameOf<G> game(beginning(record));
  return hash_of(game, record.answers);
}

template <Game G>
std::map<std::string, Record<G>> read_all() {
  std::map<std::string, Record<G>> records;
  for (const auto& entry : std::filesystem::directory_iterator(folder(G::kName))) {
    if (entry.path().extension() != ".json") continue;
    // One that does not play any more, or was recorded by other rules, must not hide the others.
    try {
      const auto game = wire::load(wire::parse_json(content(entry.path())));
      records.emplace(entry.path().stem().string(), dynamic_cast<const AnyGameOf<G>&>(*game).referee().record());
    } catch (const BadInput& bad) {
      ADD_FAILURE() << entry.path().filename() << ": " << bad.where << ": " << bad.what;
    }
  }
  return records;
}

std::map<std::string, std::string> read_hashes(std::string_view game) {
  std::istringstream lines(content(folder(game) / "hashes.txt"));
  std::map<std::string, std::string> hashes;
  for (std::string name, hash; lines >> name >> hash;) hashes.emplace(name, hash);
  return hashes;
}

template <Game G>
void write_all(const std::map<std::string, Record<G>>& records) {
  for (const auto& [name, hash] : read_hashes(G::kName)) std::filesystem::remove(record_file(G::kName, name));
  std::ofstream hashes(folder(G::kName) / "hashes.txt", std::ios::binary);
  for (const auto& [name, record] : records) {
    Referee<G> referee = beginning(record);
    for (const Answer& answer : record.answers) referee.play(answer.seat, answer.action);
    std::ofstream file(record_file(G::kName, name), std::ios::binary);
    file << wire::write_json(wire::to_json(AnyGameOf<G>(referee), AnyKindOf<G>())) << "\n";
    hashes << name << " " << hash_of(record) << "\n";
  }
}

template std::string hash_of(const Record<Otys>& record);
template std::string hash_of(const Record<Thesauros>& record);
template std::map<std::string, Record<Otys>> read_all<Otys>();
template std::map<std::string, Record<Thesauros>> read_all<Thesauros>();
template void write_all(const std::map<std::string, Record<Otys>>& records);
template void write_all(const std::map<std::string, Record<Thesauros>>& records);

}  // namespace bathys::golden
