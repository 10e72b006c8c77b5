// The laws find what they are there for: each game here is Pearls with one thing broken.
#include "core/laws.hpp"
#include "games/pearls/testing.hpp"

namespace bathys::pearls {
namespace {

constexpr Setup kSetup{.players = 3, .rounds = 3};
constexpr laws::Effort kEverything{
    .most_decisions = 200, .position = 1, .legality = 1, .secrets = 1, .preview = 1, .undo = 1, .barrier = 1};

/// What the laws say of a game, after some games of it.
template <Game G>
std::string verdict(const laws::Effort& effort = kEverything) {
  laws::Tally tally;
  return laws::broken_law<G>(kSetup, "broken", 100, effort, tally).value_or("all laws hold");
}

bool names(const std::string& text, std::string_view law) {
  return text.starts_with("\"" + std::string(law) + "\" is broken");
}
#define EXPECT_BREAKS(game, law) EXPECT_TRUE(names(verdict<game>(), law)) << verdict<game>()

/// The rulebook of Pearls with one row changed.
template <class Change>
std::vector<Row> rules_with(Rule rule, Change change) {
  std::vector<Row> rows(Pearls::rulebook().begin(), Pearls::rulebook().end());
  change(rows[static_cast<std::size_t>(rule)]);
  return rows;
}
const Row& printed(Rule rule) { return Pearls::rulebook()[static_cast<std::size_t>(rule)]; }

TEST(Laws, HoldForPearls) { EXPECT_EQ(verdict<Pearls>(), "all laws hold"); }

TEST(Laws, CountWhatTheyTried) {
  laws::Tally tally;
  ASSERT_EQ(laws::broken_law<Pearls>(kSetup, "count", 10, kEverything, tally), std::nullopt);
  EXPECT_EQ(tally.games, 10u);
  EXPECT_GT(tally.decisions, 60u);
  EXPECT_GT(tally.refusals, tally.decisions);
  EXPECT_GT(tally.guesses, tally.decisions);
  EXPECT_EQ(tally.undos, tally.decisions);
  EXPECT_EQ(tally.previews, tally.decisions);
  EXPECT_GT(tally.longest_game, 5u);
  EXPECT_GT(tally.longest_link, 40u);
}

struct Endless : Pearls {
  static std::span<const Row> rulebook() {
    static const auto rows = rules_with(Rule::open_bids, [](Row& row) {
      row.run = [](Play& play, const Frame& frame) {
        for (Private& own : play.state.privates) own.left = own.right = kNone;
        play.state.table.pending.then({{static_cast<u8>(Rule::bid), SeatSet::first(3), {}}, frame});
      };
    });
    return rows;
  }
};
TEST(Laws, FindAGameWithoutAnEnd) { EXPECT_BREAKS(Endless, "the game ends"); }

struct Stuck : Pearls {
  static std::span<const Row> rulebook() {
    static const auto rows = rules_with(Rule::bid, [](Row& row) {
      row.offer = [](const Seen& seen, const Frame& frame, Options& options) {
        if (seen.table.players[0].spent == 0) printed(Rule::bid).offer(seen, frame, options);
      };
    });
    return rows;
  }
};
TEST(Laws, FindAQuestionWithoutAnAnswer) { EXPECT_BREAKS(Stuck, "no dead end"); }

struct Stuttering : Pearls {
  static std::span<const Row> rulebook() {
    static const auto rows = rules_with(Rule::place, [](Row& row) {
      row.offer = [](const Seen& seen, const Frame& frame, Options& options) {
        printed(Rule::place).offer(seen, frame, options);
        options.add(act(Do::take));
      };
    });
    return rows;
  }
};
TEST(Laws, FindAnAnswerThatIsOfferedTwice) { EXPECT_BREAKS(Stuttering, "an answer is offered once"); }

struct Generous : Pearls {
  static std::span<const Row> rulebook() {
    static const auto rows = rules_with(Rule::bid, [](Row& row) {
      row.offer = [](const Seen& seen, const Frame& frame, Options& options) {
        printed(Rule::bid).offer(seen, frame, options);
        options.add(act(Do::bid, options.size()));
      };
    });
    return rows;
  }
};
TEST(Laws, FindAnOfferThatIsNotAllowed) { EXPECT_BREAKS(Generous, "what is offered is allowed"); }

struct Lenient : Pearls {
  static std::span<const Row> rulebook() {
    static const auto rows = rules_with(Rule::bid, [](Row& row) {
      row.why_not = [](const Seen& seen, const Frame& frame, Action action) {
        return action.d == 9 ? kAllowed : printed(Rule::bid).why_not(seen, frame, action);
      };
    });
    return rows;
  }
};
TEST(Laws, FindWhatIsAllowedButNotOffered) { EXPECT_BREAKS(Lenient, "what is not offered is refused"); }

struct Curt : Pearls {
  static std::span<const Row> rulebook() {
    static const auto rows = rules_with(Rule::bid, [](Row& row) {
      row.why_not = [](const Seen& seen, const Frame& frame, Action action) {
        return Refusal{printed(Rule::bid).why_not(seen, frame, action).code};
      };
    });
    return rows;
  }
};
TEST(Laws, FindARefusalWithoutARule) { EXPECT_BREAKS(Curt, "a refusal cites a rule"); }

struct Careless : Pearls {
  static void take_any_time(Play& play, const Frame& frame, Seat seat, Action action) {
    const u16 gone = play.state.table.gone;
    Pearls::take_any_time(play, frame, seat, action);
    play.state.table.gone = gone;
  }
};
TEST(Laws, FindALostComponent) {
  EXPECT_BREAKS(Careless, "a guess can be played on");
  laws::Effort effort = kEverything;
  effort.secrets = 1'000'000;
  EXPECT_TRUE(names(verdict<Careless>(effort), "every offered answer plays")) << verdict<Careless>(effort);
  effort.legality = 1'000'000;
  EXPECT_TRUE(names(verdict<Careless>(effort), "components are conserved")) << verdict<Careless>(effort);
}

struct Fickle : Pearls {
  static void begin(Play& play, const Setup& setup, const Key& key) {
    static u8 games = 0;
    Pearls::begin(play, setup, key);
    play.state.table.players[0].unused = ++games;
  }
};
TEST(Laws, FindAGameThatIsMoreThanItsInputs) { EXPECT_BREAKS(Fickle, "undo leads back to what was played"); }

/// Tells how many coins lie behind the hand, through a byte that nobody looks at.
struct Transparent : Pearls {
  static View view(const State& state, Seat viewer) {
    View view = Pearls::view(state, viewer);
    view.unused[0] = state.own(kAnna).left;
    return view;
  }
};
TEST(Laws, FindAViewThatShowsASecret) { EXPECT_BREAKS(Transparent, "sealed answers are secret"); }

struct Gossiping : Pearls {
  static std::span<const Row> rulebook() {
    static const auto rows = rules_with(Rule::bid, [](Row& row) {
      row.take = [](Play& play, const Frame& frame, Seat seat, Action action) {
        printed(Rule::bid).take(play, frame, seat, action);
        play.report.tell(
            {static_cast<u8>(Happening::fist_closed_own), SeatSet::everybody(), {static_cast<i16>(action.d)}});
      };
    });
    return rows;
  }
};
TEST(Laws, FindAnEventThatTellsASecret) { EXPECT_BREAKS(Gossiping, "sealed answers are secret"); }

/// The event speaks of something that is not on the table.
struct Whispering : Pearls {
  static std::span<const Row> rulebook() {
    static const auto rows = rules_with(Rule::place, [](Row& row) {
      row.take = [](Play& play, const Frame& frame, Seat seat, Action action) {
        printed(Rule::place).take(play, frame, seat, action);
        play.report.tell({static_cast<u8>(Happening::lost), SeatSet::everybody(), {play.state.own(kAnna).pearl}});
      };
    });
    return rows;
  }
};
TEST(Laws, FindAnEventThatTellsOfHiddenThings) { EXPECT_BREAKS(Whispering, "non-interference"); }

/// A seat finds the answers of its neighbour in front of it.
struct Confused : Pearls {
  using Pearls::seen;
  static Seen seen(const State& state, Seat seat) {
    return {state.table, state.own(seat_at((index_of(seat) + 1) % 3)), seat};
  }
};
TEST(Laws, FindAnOfferThatReadsTheSecretsOfOthers) { EXPECT_BREAKS(Confused, "a guess offers what the truth offers"); }

struct Boasting : Pearls {
  static Outcome outcome(const State& state) {
    Outcome outcome = Pearls::outcome(state);
    outcome.points[0] += state.own(kAnna).pearl;
    return outcome;
  }
  static std::vector<PointSource> sources(const State& state) { return {{"all", outcome(state).points}}; }
};
TEST(Laws, FindAnOutcomeThatTellsASecret) { EXPECT_BREAKS(Boasting, "a guess offers what the truth offers"); }

/// Who holds an odd pearl must take what they win; nobody else can tell.
Row odd_pearls_take() {
  Row row = printed(Rule::place);
  row.open = false;
  row.offer = [](const Seen& seen, const Frame&, Options& options) {
    options.add(act(Do::take));
    if (seen.own.pearl % 2 == 0) options.add(act(Do::discard));
  };
  row.why_not = [](const Seen& seen, const Frame& frame, Action action) -> Refusal {
    if (is(action, Do::discard) && seen.own.pearl % 2 != 0) return {"odd", "5"};
    return printed(Rule::place).why_not(seen, frame, action);
  };
  return row;
}
struct Peeking : Pearls {
  static std::span<const Row> rulebook() {
    static const auto rows = rules_with(Rule::place, [](Row& row) { row = odd_pearls_take(); });
    return rows;
  }
};
TEST(Laws, FindARowThatHidesSomethingAndDoesNotSaySo) { EXPECT_BREAKS(Peeking, "what is said to be in the open is"); }
struct Honest : Pearls {
  static std::span<const Row> rulebook() {
    static const auto rows = rules_with(Rule::place, [](Row& row) {
      row = odd_pearls_take();
      row.hidden = true;
    });
    return rows;
  }
};
TEST(Laws, LetARowHideWhatItSaysItHides) {
  // That somebody may not throw a pearl away tells of the other one; Pearls does not report this as learning.
  const std::string said = verdict<Honest>({.position = 1, .undo = 1, .worlds = 0});
  EXPECT_FALSE(names(said, "what is said to be in the open is")) << said;
  EXPECT_FALSE(names(said, "a forced answer is the only one")) << said;
}

struct Miscounting : Pearls {
  static std::vector<PointSource> sources(const State& state) {
    auto sources = Pearls::sources(state);
    sources.pop_back();
    return sources;
  }
};
TEST(Laws, FindSourcesThatDoNotAddUp) { EXPECT_BREAKS(Miscounting, "sources add up to the points"); }

/// Deals purses without remembering what the players have paid.
struct Forgetful : Pearls {
  static State imagine(const View& view, Generator& generator) {
    View vague = view;
    for (Player& player : vague.table.players) player.proven = player.spent;
    State state = Pearls::imagine(vague, generator);
    state.table = view.table;
    return state;
  }
};
TEST(Laws, FindAGuessThatCannotBe) {
  laws::Effort effort = kEverything;
  effort.play_on = 0;
  EXPECT_TRUE(names(verdict<Forgetful>(effort), "a guess is a position that can be")) << verdict<Forgetful>(effort);
}

struct Dreaming : Pearls {
  static State imagine(const View& view, Generator& generator) {
    View other = view;
    other.viewer = kSpectator;
    other.own = {};
    return Pearls::imagine(other, generator);
  }
};
TEST(Laws, FindAGuessThatForgetsWhatTheViewerKnows) { EXPECT_BREAKS(Dreaming, "view(imagine(view)) == view"); }

struct Secretive : Pearls {
  static void take_any_time(Play& play, const Frame& frame, Seat seat, Action action) {
    Report unheard;
    Play aside{play.state, unheard};
    Pearls::take_any_time(aside, frame, seat, action);
  }
};
TEST(Laws, FindKnowledgeThatWasNotReported) { EXPECT_BREAKS(Secretive, "undo takes back no knowledge"); }

/// Says that somebody learned something only when it lies there already.
struct Late : Pearls {
  static void take_any_time(Play& play, const Frame& frame, Seat seat, Action action) {
    Report unheard;
    Play aside{play.state, unheard};
    Pearls::take_any_time(aside, frame, seat, action);
    play.report.learned();
  }
};
TEST(Laws, FindAPreviewThatShowsWhatWouldBeLearned) { EXPECT_BREAKS(Late, "a preview tells what really happens"); }

/// Says that only the others learned what nobody knew.
struct Modest : Pearls {
  static void take_any_time(Play& play, const Frame& frame, Seat seat, Action action) {
    Report unheard;
    Play aside{play.state, unheard};
    Pearls::take_any_time(aside, frame, seat, action);
    play.report.others_learned(seat);
  }
};
TEST(Laws, FindAPreviewThatGoesOnAfterLearning) { EXPECT_BREAKS(Modest, "a preview tells what really happens"); }

struct Racing : Pearls {
  static std::span<const Row> rulebook() {
    static const auto rows = rules_with(Rule::bid, [](Row& row) {
      row.take = [](Play& play, const Frame& frame, Seat seat, Action action) {
        printed(Rule::bid).take(play, frame, seat, action);
        play.state.table.players[3].unused = static_cast<u8>(seat);
      };
    });
    return rows;
  }
};
TEST(Laws, FindSealedAnswersWhoseOrderMatters) { EXPECT_BREAKS(Racing, "sealed answers may come in any order"); }

struct Mumbling : Pearls {
  static std::span<const Verb> verbs() {
    static const std::vector<Verb> twins = [] {
      std::vector<Verb> all(Pearls::verbs().begin(), Pearls::verbs().end());
      all[static_cast<std::size_t>(Do::discard)].name = "take";
      return all;
    }();
    return twins;
  }
};
TEST(Laws, FindNotationThatDoesNotReadBack) { EXPECT_BREAKS(Mumbling, "notation reads back"); }

TEST(Laws, SayHowToSeeABrokenOneAgain) {
  const std::string text = verdict<Careless>();
  EXPECT_NE(text.find("game pearls, seed \"broken "), std::string::npos) << text;
  EXPECT_NE(text.find(", decision "), std::string::npos) << text;
  const auto link = text.substr(text.find("pearls.1."));
  EXPECT_NO_THROW(from_link<Careless>(link)) << text;
}

}  // namespace
}  // namespace bathys::pearls
