// Properties of any game of Thesauros.
#include "games/thesauros/random_play.hpp"
#include "tests/game_properties.hpp"

namespace bathys::properties {
namespace {

/// Any mode with any number of players; the last of nine quadrimesters is within reach.
Referee<Thesauros> any_thesauros() {
  return any_game<Thesauros>(*rc::gen::elementOf(thesauros::all_option_sets()), 600);
}

RC_GTEST_PROP(ThesaurosRefusals, ChangeNoByteHoweverManyAndHoweverOdd, ()) { refusals_change_nothing(any_thesauros()); }
RC_GTEST_PROP(ThesaurosBatches, ArePlayedAsAWholeOrNotAtAll, ()) {
  batches_are_played_whole_or_not_at_all(any_thesauros());
}
RC_GTEST_PROP(ThesaurosForms, OfAnyPositionAndAnyViewReadBack, ()) { position_and_views_read_back(any_thesauros()); }
RC_GTEST_PROP(ThesaurosForms, OfAnyRecordReadBack, ()) { record_and_link_read_back(any_thesauros()); }
RC_GTEST_PROP(ThesaurosSecrets, AreKeptInAnyGame, ()) { secrets_are_kept(any_thesauros()); }

RC_GTEST_PROP(ThesaurosNotation, OfAnyTextIsNothingOrSpellsBack, (const std::string& text)) {
  spells_back(Thesauros::verbs(), text);
}
RC_GTEST_PROP(ThesaurosNotation, OfAnyWordsIsNothingOrSpellsBack, ()) {
  spells_back(Thesauros::verbs(),
              any_sentence(Thesauros::verbs(), {"1", "9", "12", "007", "hr", "bb", "boss", "worker2", "mask", "z1",
                                                "z9", "Z1.1", "F2", "reserve", "1.2", "r0", "double", "shore"}));
}
RC_GTEST_PROP(ThesaurosNotation, ReadsBackEveryWellFormedAction, ()) { actions_read_back(Thesauros::verbs()); }

}  // namespace
}  // namespace bathys::properties
