// `--components FILE`: another component file for one run of the program.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/any_game.hpp"

namespace CLI {
class App;
}

namespace bathys::cli {

/// Adds the option; the text stays empty when it is not given.
void add_components(CLI::App& command, std::string& file);

/// The components of that file, in play as long as the answer lives; null when no file is given. Without a game it is
/// that of the file. Throws WrongUse, naming the value, for a file that cannot be read or is no component file of the
/// game. Games of other components must not be alive.
std::unique_ptr<OtherComponents> other_components(const std::string& file, std::string_view game = {});

/// What a table of figures says when other components are in play; otherwise nothing.
std::string components_line(std::string_view game);

}  // namespace bathys::cli
