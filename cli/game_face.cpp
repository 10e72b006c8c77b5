// What the terminal has to know of one game: what a game gets that says nothing else, and which games there are.
#include "cli/game_face.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <stdexcept>

#include "cli/plain_face.hpp"
#include "games/all/games.hpp"

namespace bathys::cli {

std::vector<std::string> GameFace::glance(const Looking& looking, int) const { return table(looking); }

std::vector<std::string> GameFace::part(const Looking&, std::string_view) const { return {}; }

Choices GameFace::folded(const AnyGame& game, Seat, const Choices& answers, const Voice& voice) const {
  return folded_by_kind(game, answers, voice);
}

std::vector<Action> GameFace::from_numbers(const AnyGame&, Seat, std::span<const u32>) const { return {}; }

std::vector<std::string> GameFace::hints(const AnyGame&, Seat, const Voice&) const { return {}; }

// Which games have a face of their own, from the list of games.
#include "cli/own_faces.inc"

namespace {

const GameFace& make_face(const AnyKind& kind) {
  const auto own = kOwnFaces.find(kind.name());
  if (own != kOwnFaces.end()) return own->second();
  static std::map<std::string_view, std::unique_ptr<GameFace>> plain;
  return *plain.try_emplace(kind.name(), plain_face(kind)).first->second;
}

}  // namespace

const GameFace& face_of(std::string_view game) {
  static const auto faces = [] {
    std::map<std::string_view, const GameFace*> all;
    for (const AnyKind* const kind : all_games()) all[kind->name()] = &make_face(*kind);
    return all;
  }();
  const auto found = faces.find(game);
  if (found == faces.end()) throw std::logic_error("no face for " + std::string(game));
  return *found->second;
}

std::vector<OwnOption> all_own_options() {
  std::vector<OwnOption> all;
  for (const AnyKind* const kind : all_games()) {
    const std::string name = words::Language::english().term(std::string(kind->name()) + ".name");
    for (OwnOption option : face_of(kind->name()).own_options()) {
      option.help = name + (option.help.empty() ? "" : ": " + option.help);
      const auto same = std::ranges::find(all, option.name, &OwnOption::name);
      if (same == all.end()) {
        all.push_back(std::move(option));
      } else {
        same->help += "; " + option.help;
      }
    }
  }
  return all;
}

}  // namespace bathys::cli
