// What the terminal has to know of one game: what a game gets that says nothing else, and which games there are.
#include "cli/game_face.hpp"

#include <stdexcept>

namespace bathys::cli {

std::vector<std::string> GameFace::glance(const Looking& looking, int) const { return table(looking); }

std::vector<std::string> GameFace::part(const Looking&, std::string_view) const { return {}; }

Choices GameFace::folded(const AnyGame& game, Seat, const Choices& answers, const Voice& voice) const {
  return folded_by_kind(game, answers, voice);
}

std::vector<Action> GameFace::from_numbers(const AnyGame&, Seat, std::span<const u32>) const { return {}; }

std::vector<std::string> GameFace::hints(const AnyGame&, Seat, const Voice&) const { return {}; }

const GameFace& face_of(std::string_view game) {
  for (const GameFace* const face : {&otys_face(), &thesauros_face()}) {
    if (face->name() == game) return *face;
  }
  throw std::logic_error("no face for " + std::string(game));
}

}  // namespace bathys::cli
