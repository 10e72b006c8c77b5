// Where the greedy bot places its meeples in Thesauros: it imagines the quadrimester and sees what each zone will
// bring.
#pragma once

#include <vector>

#include "bots/thesauros/deployment.hpp"

namespace bathys::thesauros {

class Placement {
 public:
  /// The question is one of placing: 3.1.1, or that of a recruit (3.2.1).
  Placement(const Adviser& adviser, const View& view, Generator& generator);

  Action best() const;
  /// All answers and what each is worth.
  std::vector<JudgedAnswer> judged() const;

 private:
  void imagine_quadrimester(const View& view, Generator& generator);
  void judge_zones();
  Choice in_zone(const Outlook& then, int meeple, int zone) const;

  const Adviser& adviser_;
  Seen seen_;
  Frame question_;
  Outlook outlook_;
  /// The table as it will be when the queue of a zone has acted.
  std::array<State, Deployment::kAllZones> after_zone_;
  Deployment deployment_;
};

}  // namespace bathys::thesauros
