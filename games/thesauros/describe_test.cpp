// The fields of Thesauros, written and read back.
#include <deque>

#include "games/thesauros/random_play.hpp"
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

/// Writes everything as one line of words and reads it back from there.
class Tape final : public Archive {
 public:
  void rewind() { reading_ = true; }
  bool finished() const { return words_.empty(); }

  bool reading() const override { return reading_; }
  void number(std::string_view name, i64& value, i64 least, i64 most) override {
    if (reading_) value = std::stoll(next(name));
    if (value < least || value > most) refuse(name, std::to_string(value) + " is out of range");
    if (!reading_) write(name, std::to_string(value));
  }
  void flag(std::string_view name, bool& value) override {
    if (reading_) value = next(name) == "yes";
    if (!reading_) write(name, value ? "yes" : "no");
  }
  void word(std::string_view name, int& index, std::span<const std::string_view> words) override {
    if (!reading_) return write(name, std::string(words[static_cast<std::size_t>(index)]));
    const std::string word = next(name);
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) refuse(name, word + " is no such word");
    index = static_cast<int>(found - words.begin());
  }
  void text(std::string_view name, std::string& value) override {
    if (reading_) value = next(name);
    if (!reading_) write(name, value);
  }
  void open_object(std::string_view name) override { mark(name); }
  void close_object() override { mark("}"); }
  int open_list(std::string_view name, int size, int least, int most) override {
    i64 wide = size;
    number(name, wide, least, most);
    return static_cast<int>(wide);
  }
  void close_list() override { mark("]"); }
  /// Anywhere before the end of the object.
  bool has(std::string_view name) const override {
    if (!reading_) return true;
    const auto end = std::find(words_.begin(), words_.end(), "}=");
    return std::any_of(words_.begin(), end, [&](const std::string& word) { return is_field(word, name); });
  }
  [[noreturn]] void refuse(std::string_view name, std::string what) override {
    throw BadInput{std::string(name), what};
  }

  /// What is on the tape, "mode=solo players=1".
  std::string words() const {
    std::string all;
    for (const std::string& word : words_) all.append(all.empty() ? "" : " ").append(word);
    return all;
  }
  /// Changes the first such word.
  void replace(const std::string& word, const std::string& by) { *std::find(words_.begin(), words_.end(), word) = by; }
  static Tape of(std::initializer_list<std::string> words) {
    Tape tape;
    tape.words_ = words;
    tape.reading_ = true;
    return tape;
  }

 private:
  static bool is_field(const std::string& word, std::string_view name) {
    return word.size() > name.size() && word.starts_with(name) && word[name.size()] == '=';
  }
  void write(std::string_view name, const std::string& value) { words_.push_back(std::string(name) + "=" + value); }
  std::string next(std::string_view name) {
    if (words_.empty() || !is_field(words_.front(), name)) throw BadInput{std::string(name), "is missing"};
    const std::string value = words_.front().substr(name.size() + 1);
    words_.pop_front();
    return value;
  }
  void mark(std::string_view name) { reading_ ? static_cast<void>(next(name)) : write(name, ""); }

  std::deque<std::string> words_{};
  bool reading_ = false;
};

template <class Value>
Value written_and_read(Value value) {
  Tape tape;
  Thesauros::describe(tape, value);
  tape.rewind();
  Value again{};
  Thesauros::describe(tape, again);
  EXPECT_TRUE(tape.finished());
  return again;
}

TEST(Fields, GiveBackTheSameStateAtEveryDecisionOfRandomGames) {
  for_all_positions(2, "states", [](RandomGame& game) {
    ASSERT_TRUE(same_bytes(written_and_read(game.state()), game.state())) << describe_options(game.state().table.setup);
  });
}

TEST(Fields, GiveBackTheSameViewToEveryViewer) {
  for_all_positions(1, "views", [](RandomGame& game) {
    for (int viewer = 0; viewer <= kMaxSeats; ++viewer) {
      if (viewer >= game.state().table.seats() && seat_at(viewer) != kSpectator) continue;
      const View view = Thesauros::view(game.state(), seat_at(viewer));
      ASSERT_TRUE(same_bytes(written_and_read(view), view)) << "viewer " << viewer;
    }
  });
}

TEST(Fields, NameEverythingAsPeopleDo) {
  TestTable game(TestTable::with(Mode::standard, 2));
  game.money(kAnna, {12, 14, 13, 5}, 6).send_to_sea(kAnna, "F2", kBoss, {Gear::mask, Gear::aux_motor, Gear::aux_motor});
  Tape tape;
  Thesauros::describe(tape, game.state());
  const std::string words = tape.words();
  EXPECT_NE(words.find("accounts= hr=12 rd=14 gp=13 mx=5 }="), std::string::npos);
  EXPECT_NE(words.find("owner=0 space=F2 crew=boss load=3 gear=mask gear=aux_motor gear=aux_motor"), std::string::npos);
  EXPECT_NE(words.find("meeple= spot=zodiac hat=none }="), std::string::npos);
  EXPECT_NE(words.find("black_box=6"), std::string::npos);
}

TEST(Fields, CountCoveredCellsFromOne) {
  TestTable game;
  game.place_tile(1, "S1").turn_up(1);
  game.table().site(1).cover(1, 2);
  Tape tape;
  Thesauros::describe(tape, game.state());
  EXPECT_NE(tape.words().find("tile=S1 covered=1 item=2.3"), std::string::npos);
}

Setup setup_from(std::initializer_list<std::string> words) {
  Tape tape = Tape::of(words);
  Setup setup;
  Thesauros::describe(tape, setup);
  return setup;
}

TEST(SetupFields, AreAStandardGameOfTwoWhenNothingIsSaid) {
  EXPECT_EQ(setup_from({}), TestTable::with(Mode::standard, 2));
}

TEST(SetupFields, MakeOnePlayerAloneASoloGame) {
  EXPECT_EQ(setup_from({"players=1"}), TestTable::with(Mode::solo, 1));
  EXPECT_EQ(setup_from({"mode=solo"}), TestTable::with(Mode::solo, 1));
}

TEST(SetupFields, AreTakenAsTheyAreSaid) {
  EXPECT_EQ(setup_from({"mode=mercenaries", "players=4"}), TestTable::with(Mode::mercenaries, 4));
}

TEST(SetupFields, RefuseInWordsWhatCannotGoTogether) {
  const auto complaint = [](std::initializer_list<std::string> words) -> std::string {
    try {
      setup_from(words);
    } catch (const BadInput& bad) {
      return bad.where + ": " + bad.what;
    }
    return "";
  };
  EXPECT_EQ(complaint({"mode=solo", "players=2"}), "players: the solo game is for one player");
  EXPECT_EQ(complaint({"mode=standard", "players=1"}), "players: a standard game is for 2 to 4 players");
  EXPECT_EQ(complaint({"mode=initiation", "players=1"}), "players: an initiation game is for 2 to 4 players");
  EXPECT_EQ(complaint({"mode=mercenaries", "players=1"}), "players: a mercenaries game is for 2 to 4 players");
}

TEST(Fields, RefuseWhatIsListedTwice) {
  TestTable game;
  Tape tape;
  Thesauros::describe(tape, game.state());
  tape.rewind();
  tape.replace("item=2", "item=1");
  State again{};
  try {
    Thesauros::describe(tape, again);
    FAIL();
  } catch (const BadInput& bad) {
    EXPECT_EQ(bad.where, "satellite_left");
    EXPECT_EQ(bad.what, "1 is listed twice");
  }
}

/// The position as it is read back after some words were changed.
State read_back(TestTable& game, std::initializer_list<std::pair<std::string, std::string>> changes) {
  Tape tape;
  Thesauros::describe(tape, game.state());
  for (const auto& [word, by] : changes) tape.replace(word, by);
  tape.rewind();
  State state{};
  Thesauros::describe(tape, state);
  return state;
}

TEST(SourcesOfAPosition, AreReadBack) {
  TestTable game;
  game.anna().reputation = 31;
  game.anna().gained_by(Source::doors) = 4;
  EXPECT_TRUE(same_bytes(read_back(game, {}), game.state()));
}

TEST(SourcesOfAPosition, MustAddUpToTheReputation) {
  TestTable game;
  try {
    read_back(game, {{"reputation=10", "reputation=12"}});
    FAIL() << "10 from the start are not 12";
  } catch (const BadInput& bad) {
    EXPECT_EQ(bad.where + ": " + bad.what, "players: the sources of player 0 do not add up to the reputation");
  }
  EXPECT_EQ(read_back(game, {{"reputation=10", "reputation=12"}, {"before=0", "before=2"}}).table.players[0].reputation,
            12);
}

TEST(Positions, D131GiveAPlayerAtMost900Dollars) {
  TestTable game;
  game.money(kAnna, {400, 300, 0, 0}, 200);
  EXPECT_TRUE(same_bytes(read_back(game, {}), game.state()));
  try {
    read_back(game, {{"black_box=200", "black_box=201"}});
    FAIL() << "901$ in all";
  } catch (const BadInput& bad) {
    EXPECT_EQ(bad.where + ": " + bad.what, "accounts: more than 900$ in all is more than a position gives");
  }
}

TEST(Positions, D131TellWhatPlayBroughtBeyond900Dollars) {
  TestTable game;
  game.money(kAnna, {400, 300, 0, 0}, 201);
  EXPECT_TRUE(same_bytes(read_back(game, {}), game.state()));
}

}  // namespace
}  // namespace bathys::thesauros
