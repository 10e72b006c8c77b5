// The table of a game as one viewer sees it: asks the face of the game.
#include "cli/board.hpp"

#include "cli/game_face.hpp"

namespace bathys::cli {

std::vector<std::string> board_lines(const AnyGame& game, Seat viewer, const Voice& voice, const Screen& screen) {
  return face_of(game.name()).table({game, viewer, voice.to(viewer), screen});
}

std::vector<std::string> glance_lines(const AnyGame& game, Seat viewer, const Voice& voice, const Screen& screen,
                                      int room) {
  return face_of(game.name()).glance({game, viewer, voice.to(viewer), screen}, room);
}

std::vector<std::string> sections_for(const AnyGame& game, Seat viewer) {
  const Decision decision = game.decision();
  if (decision.over) return {};
  std::vector<std::string> sections{std::string(decision.section)};
  const Voice voice;
  const Screen screen;
  face_of(game.name()).add_subjects({game, viewer, voice, screen}, sections);
  return sections;
}

}  // namespace bathys::cli
