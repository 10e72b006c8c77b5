// What each meeple at hand could do in each zone of Thesauros, and what it is worth to place one of them somewhere,
// with the others in mind.
#pragma once

#include "bots/thesauros/adviser.hpp"

namespace bathys::thesauros {

class Deployment {
 public:
  static constexpr int kAllZones = kZones + 1;
  struct Row {
    u8 meeple = 0;
    std::array<Choice, kAllZones> zones{};
    bool operator==(const Row&) const = default;
  };

  /// The question is one of placing: 3.1.1, or that of a recruit (3.2.1).
  Deployment(const Outlook& outlook, const Frame& question);

  bool is_recruit() const { return is(question_, Rule::place_recruit); }
  bool is_open(int zone) const;
  FixedList<Row, kMeeples>& rows() { return rows_; }
  const FixedList<Row, kMeeples>& rows() const { return rows_; }

  /// What a meeple would learn by being placed there (3.2).
  Worth with_training(int meeple, int zone) const;
  /// Whole plans are compared: what all meeples at hand will do together.
  Worth of(Action action) const;

 private:
  Worth with_others(int meeple, int zone) const;
  Worth of_meeple(int meeple, int zone, bool twice) const;
  Worth of_mercenary(int zone) const;

  const Outlook& outlook_;
  Frame question_;
  FixedList<Row, kMeeples> rows_{};  ///< one for each meeple at hand
};

}  // namespace bathys::thesauros
