// `bathys study`: series of games between strong bots, and what they tell about a game, as a page and as JSON.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "bots/crew.hpp"
#include "cli/play_setup.hpp"
#include "cli/statistics.hpp"
#include "cli/study/figures.hpp"
#include "wire/json_type.hpp"

namespace bathys::cli {

/// As given on the command line.
struct StudyOptions {
  std::string game{};
  std::string out{};
  std::string bot{};                  ///< on every seat; empty: the usual one of studies
  std::vector<int> players{};         ///< empty: every number that can play
  bool all = false;                   ///< every option set of the game
  std::vector<std::string> levels{};  ///< of the curve of skill
  int games = 200;
  int threads = 1;
  std::string seed = "study";
  std::string language{};
  OwnOptions own{};
  std::string components{};
  std::string compare{};
  std::string checkpoint{};
  bool pictures = false;  ///< every plot as a file of its own, too
};

/// The bot that plays where `--bot` is not given: as strong as two cores can afford in minutes.
std::string_view usual_study_bot();

/// How a bot did in the curve of skill.
struct Skill {
  std::string bot{};
  plot::Mark mark{};  ///< share won against `kSkillRival`; alone the mean of points
};
inline constexpr std::string_view kSkillRival = "hard";

/// One part of a study: a set-up.
struct StudyPart {
  wire::Json setup{};
  int seats = 0;
  std::vector<PlayedGame> games{};
  std::vector<PlayedGame> changed{};  ///< the same seeds with other components; empty without a comparison
  std::vector<Skill> skills{};
};

struct Study {
  std::string game{};
  std::string bot{};
  std::string command{};     ///< what makes the same study again
  int games = 0;             ///< of a part
  std::string components{};  ///< hashes
  std::string changed{};
  std::vector<StudyPart> parts{};
};

/// All that decides what comes of a study; whose checkpoint is another's is told by it.
std::string study_words(const StudyOptions& options);

/// Plays everything. Throws WrongUse for impossible options. Only who leads the crew knows the games.
Study make_study(const StudyOptions& options, Crew& crew);

/// A figure with both component files.
struct Compared {
  std::string group{};
  Named item{};
  Estimate first{}, second{}, difference{};
  bool certain = false;  ///< stands out even among all that were compared
};
std::vector<Compared> compared_figures(const StudyPart& part);

wire::Json study_json(const Study& study);
/// A plot of the page as a file of its own; named by what it shows, and by its part where there are several.
struct StudyPicture {
  std::string name{};
  std::string svg{};
};

/// One page without outside resources.
std::string study_page(const Study& study, const words::Language& language);
std::string study_page(const Study& study, const words::Language& language, std::vector<StudyPicture>& pictures);

}  // namespace bathys::cli
