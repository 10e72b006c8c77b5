// Words of the command line that several commands share.
#pragma once

#include <string>

#include "cli/play_setup.hpp"
#include "words/catalogue.hpp"

namespace CLI {
class App;
}

namespace bathys::cli {

/// Adds `--lang`; the text stays empty when it is not given.
void add_language(CLI::App& command, std::string& language);

/// Adds the options that only some games take.
void add_own_options(CLI::App& command, OwnOptions& own);

/// The games there are, for the help: "one, two or three".
std::string game_names();

/// The language with this code, or the one of the environment when the text is empty.
words::Language chosen_language(const std::string& code);

}  // namespace bathys::cli
