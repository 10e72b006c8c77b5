// Judges of answers: for each question of Thesauros, what each answer is worth to the one who is asked.
//
// A judge is made for one question and then asked about every answer to it. Worths of one question are comparable with
// those of others: the gain over doing nothing, in points.
#pragma once

#include "bots/thesauros/chart.hpp"

namespace bathys::thesauros {

/// What one more map of a number is worth, its price not counted.
Worth map_worth(const Outlook& outlook, int number);
/// What one more piece of gear is worth, its price not counted.
Worth gear_worth(const Outlook& outlook, Gear gear);

/// Refusing to act costs a point of reputation, for the first action of a meeple (3.2).
inline Worth declined(const Frame& frame) { return Acting::of(frame).second == 0 ? -kPoint : 0; }

// Money (2).

class BudgetJudge {
 public:
  explicit BudgetJudge(const Outlook& outlook);
  Worth operator()(Action action) const;

 private:
  std::array<int, kAccounts> plan_{};
};

/// What an account should hold for the rest of the year.
int wages_this_year(const Outlook& outlook);

class AllocateJudge {
 public:
  AllocateJudge(const Outlook& outlook, const Frame& frame);
  Worth operator()(Action action) const;

 private:
  Action wanted_;
};

class TransferJudge {
 public:
  TransferJudge(const Outlook& outlook, const Frame& frame);
  Worth operator()(Action action) const;

 private:
  const Outlook& outlook_;
  int missing_;
};

class BlackBoxJudge {
 public:
  explicit BlackBoxJudge(const Outlook& outlook);
  Worth operator()(Action action) const;

 private:
  int missing_;
};

// Ashore (3.2.1 to 3.2.3, 3.2.9).

class RecruitJudge {
 public:
  RecruitJudge(const Outlook& outlook, const Frame& frame);
  Worth operator()(Action action) const;

 private:
  Worth recruit() const;
  const Outlook& outlook_;
  const Frame& frame_;
};

class ResearchJudge {
 public:
  ResearchJudge(const Outlook& outlook, const Frame& frame) : outlook_(outlook), frame_(frame) {}
  Worth operator()(Action action) const;

 private:
  Worth patent(int tech) const;
  Worth royalty_to_rival(Action action) const;
  const Outlook& outlook_;
  const Frame& frame_;
};

class MarketJudge {
 public:
  MarketJudge(const Outlook& outlook, const Frame& frame) : outlook_(outlook), frame_(frame) {}
  Worth operator()(Action action) const;

 private:
  const Outlook& outlook_;
  const Frame& frame_;
};

class ClaimJudge {
 public:
  explicit ClaimJudge(const Outlook& outlook) : outlook_(outlook) {}
  Worth operator()(Action action) const;

 private:
  const Outlook& outlook_;
};

class TileJudge {
 public:
  TileJudge(const Outlook& outlook, const Frame& frame) : outlook_(outlook), zone_(choose_tile::zone_of(frame)) {}
  Worth operator()(Action action) const;

 private:
  const Outlook& outlook_;
  int zone_;
};

class AdvertiseJudge {
 public:
  AdvertiseJudge(const Outlook& outlook, const Frame& frame) : outlook_(outlook), frame_(frame) {}
  Worth operator()(Action action) const;

 private:
  const Outlook& outlook_;
  const Frame& frame_;
};

class ChooseTechJudge {
 public:
  explicit ChooseTechJudge(const Outlook& outlook) : outlook_(outlook) {}
  Worth operator()(Action action) const;

 private:
  const Outlook& outlook_;
};

// The sea (3.2.4, 3.2.5, 3.2.7).

class SeaplaneJudge {
 public:
  SeaplaneJudge(const Outlook& outlook, const Frame& frame) : outlook_(outlook), frame_(frame) {}
  Worth operator()(Action action) const;

 private:
  const Outlook& outlook_;
  const Frame& frame_;
};
/// What it is worth to bring all gear ashore to the zodiacs at sea.
Worth supply_worth(const Outlook& outlook);

class ShiftJudge {
 public:
  ShiftJudge(const Outlook& outlook, const Frame& frame) : outlook_(outlook), shore_(shift_cargo::has_shore(frame)) {}
  Worth operator()(Action action) const;

 private:
  const Outlook& outlook_;
  bool shore_;
};

class LoadJudge {
 public:
  LoadJudge(const Outlook& outlook, const Frame& frame) : outlook_(outlook), frame_(frame) {}
  Worth operator()(Action action) const;

 private:
  const Outlook& outlook_;
  const Frame& frame_;
};

class SeaTurnJudge {
 public:
  SeaTurnJudge(const Outlook& outlook, const Frame& frame);
  Worth operator()(Action action) const;

 private:
  Worth sail(Action action) const;
  Worth dive(int zodiac) const;
  Worth rest(int zodiac) const;
  const Chart& chart(int zodiac) const { return *charts_[static_cast<std::size_t>(zodiac)]; }
  const Zodiac& boat(int zodiac) const { return outlook_.table.zodiac(zodiac); }
  Worth arrival(int zodiac, int to) const;

  const Outlook& outlook_;
  bool departing_;
  int turns_;
  std::array<std::optional<Chart>, kZodiacs> charts_{};
};

class LiftJudge {
 public:
  LiftJudge(const Outlook& outlook, const Frame& frame) : outlook_(outlook), frame_(frame) {}
  Worth operator()(Action action) const;

 private:
  Worth lifted(int row) const;
  const Outlook& outlook_;
  const Frame& frame_;
};

class PortJudge {
 public:
  PortJudge(const Outlook& outlook, const Frame& frame);
  Worth operator()(Action action) const;

 private:
  Worth embark() const;
  Worth shop() const;
  const Outlook& outlook_;
  const Frame& frame_;
  int meeple_;
  Worth departure_;
};
/// What a trip to a space of the lagoon brings.
Worth lagoon_worth(const Outlook& outlook, int to, bool expert, bool has_speargun);

class CoastalGearJudge {
 public:
  explicit CoastalGearJudge(const Outlook& outlook) : outlook_(outlook) {}
  Worth operator()(Action action) const;

 private:
  const Outlook& outlook_;
};

class FoundJudge {
 public:
  explicit FoundJudge(const Outlook& outlook) : outlook_(outlook) {}
  Worth operator()(Action action) const;

 private:
  const Outlook& outlook_;
};

// The museum (3.2.8).

class MuseumJudge {
 public:
  MuseumJudge(const Outlook& outlook, const Frame& frame) : outlook_(outlook), frame_(frame) {}
  Worth operator()(Action action) const;

 private:
  Worth sponsor(int index) const;
  Worth sell(int kind, int index) const;
  Worth into_room(int index) const;
  Worth likely_to_open(int index, int filled) const;
  const Outlook& outlook_;
  const Frame& frame_;
};

// The authorities (3.2.10) and mercenaries (V).

/// What the envelope would bring, were it posted now.
Worth envelope_worth(const Outlook& outlook);

class BidJudge {
 public:
  explicit BidJudge(const Outlook& outlook) : outlook_(outlook) {}
  Worth operator()(Action action) const;

 private:
  const Outlook& outlook_;
};

class AuctionJudge {
 public:
  explicit AuctionJudge(const Outlook& outlook);
  Worth operator()(Action action) const;

 private:
  int most_;
  int next_;
};

/// What a mercenary in a zone brings.
Worth mercenary_worth(const Outlook& outlook, int zone);
Worth mine_worth(const Outlook& outlook, int number, int column);

class StealJudge {
 public:
  explicit StealJudge(const Outlook& outlook) : outlook_(outlook) {}
  Worth operator()(Action action) const;

 private:
  const Outlook& outlook_;
};

class RearrangeJudge {
 public:
  explicit RearrangeJudge(const Outlook& outlook) : outlook_(outlook) {}
  Worth operator()(Action action) const;

 private:
  Worth of_switch(Action action) const;
  Worth of_carry(Action action) const;
  Worth points_at(int exhibit) const;
  Worth side(u8 owner) const;
  const Outlook& outlook_;
};

}  // namespace bathys::thesauros
