// The face of a game that has none of its own: everything is shown from its fields and said in its sentences.
#pragma once

#include <memory>

#include "cli/game_face.hpp"

namespace bathys::cli {

/// `kind` must outlive the face.
///
/// Fields are called by the words "<game>.field.<name>" and their values by "<game>.word.<value>" where the catalogue
/// has them, else as they are written. Options of the command line are the fields of the set-up.
std::unique_ptr<GameFace> plain_face(const AnyKind& kind);

}  // namespace bathys::cli
