// Where the greedy bot places its meeples in Thesauros: it imagines the quadrimester and sees what each zone will
// bring.
#pragma once

#include "bots/thesauros/adviser.hpp"

namespace bathys::thesauros {

class Placement {
 public:
  /// The question is one of placing: 3.1.1, or that of a recruit (3.2.1).
  Placement(const Adviser& adviser, const View& view, Generator& generator);

  Action best() const;

 private:
  static constexpr int kAllZones = kZones + 1;
  /// What each meeple at hand could do in each zone.
  struct Row {
    u8 meeple = 0;
    std::array<Choice, kAllZones> zones{};
    bool operator==(const Row&) const = default;
  };

  void imagine_quadrimester(const View& view, Generator& generator);
  void judge_zones();
  Choice in_zone(const Outlook& then, int meeple, int zone) const;
  Worth with_training(int meeple, int zone) const;
  Worth with_others(int meeple, int zone) const;
  Worth of(Action action) const;
  Worth of_meeple(int meeple, int zone, bool twice) const;
  Worth of_mercenary(int zone) const;
  bool is_recruit() const;

  const Adviser& adviser_;
  Seen seen_;
  Frame question_;
  Outlook outlook_;
  /// The table as it will be when the queue of a zone has acted.
  std::array<State, kAllZones> after_zone_;
  FixedList<Row, kMeeples> rows_{};
};

}  // namespace bathys::thesauros
