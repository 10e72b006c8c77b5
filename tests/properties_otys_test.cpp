// Properties of any game of Otys.
#include "games/otys/otys.hpp"
#include "tests/game_properties.hpp"

namespace bathys::properties {
namespace {

/// Any set-up that can be.
otys::Setup any_setup() {
  using Sponsors = otys::Setup::Sponsors;
  otys::Setup setup;
  setup.players = *rc::gen::inRange<u8>(1, kMaxSeats + 1);
  setup.sponsors = static_cast<Sponsors>(*rc::gen::inRange(0, 4));
  if (setup.sponsors == Sponsors::given) setup.given_advanced = *rc::gen::inRange<u8>(0, 32);
  // D29: the variant needs another player.
  (setup.players == 1 ? setup.hard : setup.designer_variant) = *rc::gen::inRange<u8>(0, 2);
  if (*rc::gen::arbitrary<bool>()) setup.first = *rc::gen::inRange<u8>(0, setup.players);
  return setup;
}

Referee<Otys> any_otys() { return any_game<Otys>(any_setup(), 400); }

RC_GTEST_PROP(OtysRefusals, ChangeNoByteHoweverManyAndHoweverOdd, ()) { refusals_change_nothing(any_otys()); }
RC_GTEST_PROP(OtysBatches, ArePlayedAsAWholeOrNotAtAll, ()) { batches_are_played_whole_or_not_at_all(any_otys()); }
RC_GTEST_PROP(OtysForms, OfAnyPositionAndAnyViewReadBack, ()) { position_and_views_read_back(any_otys()); }
RC_GTEST_PROP(OtysForms, OfAnyRecordReadBack, ()) { record_and_link_read_back(any_otys()); }
RC_GTEST_PROP(OtysSecrets, AreKeptInAnyGame, ()) { secrets_are_kept(any_otys()); }

RC_GTEST_PROP(OtysNotation, OfAnyTextIsNothingOrSpellsBack, (const std::string& text)) {
  spells_back(Otys::verbs(), text);
}
RC_GTEST_PROP(OtysNotation, OfAnyWordsIsNothingOrSpellsBack, ()) {
  spells_back(Otys::verbs(), any_sentence(Otys::verbs(), {"1", "5", "X", "metal", "2metal+1tech", "1metal+", "left",
                                                          "s1", "c07", "+", "0"}));
}
RC_GTEST_PROP(OtysNotation, ReadsBackEveryWellFormedAction, ()) { actions_read_back(Otys::verbs()); }

}  // namespace
}  // namespace bathys::properties
