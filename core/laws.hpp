// The laws of docs/architecture.md, written once for every game: random games are played, and at their decisions each
// law is tried. What is found broken comes with everything needed to see it again.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "core/laws/forced.hpp"
#include "core/laws/forms.hpp"
#include "core/laws/legality.hpp"
#include "core/laws/preview.hpp"
#include "core/laws/secrets.hpp"
#include "core/laws/sources.hpp"
#include "core/laws/undo.hpp"

namespace bathys::laws {

/// How hard to try: cheap laws are tried at every decision, the others at one decision in this many.
struct Effort {
  u32 most_decisions = 20000;  ///< a game that is longer counts as endless
  u32 position = 4;
  u32 legality = 64;
  u32 secrets = 64;
  u32 preview = 64;
  u32 undo = 64;
  u32 barrier = 256;
  u32 forms = 1;     ///< at the end of one game in this many
  int worlds = 2;    ///< guesses for each viewer
  int play_on = 12;  ///< decisions played on from a guess, if any
};

/// What was seen while the laws were tried, so that a test can tell that they were.
struct Tally {
  u64 games = 0;
  u64 decisions = 0;
  u64 refusals = 0;
  u64 guesses = 0;
  u64 undos = 0;
  u64 forced = 0;
  u64 previews = 0;
  u32 longest_game = 0;
  std::size_t longest_link = 0;
};

/// Plays one random game and tries the laws on it.
template <Game G>
class Trial {
 public:
  using State = typename G::State;
  /// A law that needs more than the core, tried where secrets are: it throws Broken.
  using Also = std::function<void(const Referee<G>&, Generator& dice)>;

  Trial(const typename G::Setup& setup, const std::string& seed, const Effort& effort, Tally& tally, const Also& also)
      : seed_(seed),
        effort_(effort),
        tally_(tally),
        also_(also),
        dice_(key_from_text("laws " + seed)),
        leans_(dice_.below(2) == 0),
        referee_(setup, key_from_text(seed)),
        middle_(referee_.state()) {}

  /// Nothing when every law held.
  std::optional<std::string> run() {
    try {
      while (!referee_.over()) decide();
      end();
    } catch (const Broken& broken) {
      return report(broken);
    }
    return std::nullopt;
  }

 private:
  bool due(u32 every) { return dice_.below(every) == 0; }

  void decide() {
    require(referee_.decision_number() < effort_.most_decisions, "the game ends");
    if (due(effort_.position)) {
      require_accepted("components are conserved", [&] { G::check_position(referee_.state()); });
      no_dead_end<G>(referee_.state());
      hides_nothing_is_true<G>(referee_.state());
      tally_.forced += forced_is_the_only_answer<G>(referee_.state()) ? 1 : 0;
      sources_add_up<G>(referee_.state());
    }
    if (due(effort_.legality)) try_legality();
    answer_ = any_answer();
    if (due(effort_.secrets)) try_secrets(&*answer_);
    if (due(effort_.preview)) try_preview();
    if (due(effort_.barrier)) undo_reaches_the_barrier(referee_, barrier_);
    if (due(effort_.undo)) try_undo();
    play();
    answer_.reset();
  }

  Answer any_answer() {
    SeatSet asked = referee_.asked();
    for (u32 skip = dice_.below(static_cast<u32>(asked.size())); skip > 0; --skip) asked.remove(asked.front());
    Options options;
    referee_.legal(asked.front(), options);
    require(!options.empty(), "no dead end");
    return {asked.front(), options[any_place(options.size())]};
  }
  int any_place(int size) {
    const auto one = static_cast<int>(dice_.below(static_cast<u32>(size)));
    return leans_ ? std::min(one, static_cast<int>(dice_.below(static_cast<u32>(size)))) : one;
  }

  void play() {
    ++tally_.decisions;
    const u32 number = referee_.decision_number();
    if (due(number + 1)) {
      middle_ = referee_.state();
      middle_number_ = number;
    }
    require(!referee_.play(answer_->seat, answer_->action), "every offered answer plays");
    if (!referee_.can_undo()) barrier_ = referee_.decision_number();
  }

  void try_legality() {
    tally_.refusals += legal_means_offered(referee_, dice_);
    every_offer_plays<G>(referee_.state());
    notation_round_trip<G>(referee_.state());
    sealed_in_any_order<G>(referee_.state(), dice_);
    sealed_are_secret<G>(referee_.state());
  }

  void try_secrets(const Answer* answer) {
    for (const Seat viewer : viewers<G>(referee_.state())) {
      for (int i = 0; i < effort_.worlds; ++i) guess_is_as_good<G>(referee_.state(), viewer, answer, dice_);
      if (effort_.play_on > 0) {
        can_be_played_on<G>(G::imagine(referee_.view(viewer), dice_), dice_, effort_.play_on);
      }
      tally_.guesses += static_cast<u64>(effort_.worlds);
    }
    if (answer != nullptr) nobody_learned<G>(referee_.state(), *answer, dice_, effort_.worlds);
    if (also_) also_(referee_, dice_);
  }

  void try_preview() {
    preview_is_true<G>(referee_.state(), *answer_, dice_, effort_.worlds);
    ++tally_.previews;
  }

  void try_undo() {
    Referee<G> copy = referee_;
    undo_restores(copy, *answer_);
    ++tally_.undos;
  }

  void end() {
    const Outcome outcome = G::outcome(referee_.state());
    const u8 seated = SeatSet::first(G::seats(referee_.state())).bits();
    const bool alone = G::seats(referee_.state()) == 1;  // who plays alone may lose
    const bool somebody = (alone || !outcome.winners.empty()) && (outcome.winners.bits() & ~seated) == 0;
    require(outcome.over && somebody, "a game that is over has a winner");
    require(static_cast<bool>(referee_.play(seat_at(0), Action{})), "nothing is played after the end");
    require_accepted("components are conserved", [&] { G::check_position(referee_.state()); });
    sources_add_up<G>(referee_.state());
    ++tally_.games;
    tally_.longest_game = std::max(tally_.longest_game, referee_.decision_number());
    try_secrets(nullptr);
    if (due(effort_.forms)) try_forms();
  }

  void try_forms() {
    undo_reaches_the_barrier(referee_, barrier_);
    replay_is_the_same(referee_);
    position_goes_on_alike(referee_, middle_, middle_number_);
    const std::size_t link = link_round_trip<G>(referee_.record());
    const bool usual = referee_.decision_number() <= kUsualGame;
    require(link < kLongestLink || !usual, "a whole game is a short link", std::to_string(link), " bytes");
    tally_.longest_link = std::max(tally_.longest_link, link);
  }

  std::string report(const Broken& broken) const {
    std::string text = broken.what() + ("\n  game " + std::string(G::kName)) + ", seed \"" + seed_ + "\", decision " +
                       std::to_string(referee_.decision_number());
    if (answer_) text += ", " + name_of(answer_->seat) + " answers \"" + spell(G::verbs(), answer_->action) + "\"";
    return text + "\n  so far: " + link_so_far();
  }
  /// A broken game may have taken an answer that it does not offer; such a record has no link.
  std::string link_so_far() const {
    try {
      return to_link<G>(referee_.record());
    } catch (const BadInput& bad) {
      return "no link (" + bad.what + ")";
    }
  }

  const std::string& seed_;
  const Effort& effort_;
  Tally& tally_;
  const Also& also_;
  Generator dice_;
  bool leans_;  ///< prefers what is offered first: such games are shorter and go to other places
  Referee<G> referee_;
  std::optional<Answer> answer_{};
  u32 barrier_ = 0;  ///< the decision that undo cannot go behind
  State middle_;
  u32 middle_number_ = 0;
};

/// Tries the laws on games with seeds "name 0", "name 1", …: the first that is broken, or nothing.
template <Game G>
std::optional<std::string> broken_law(const typename G::Setup& setup, const std::string& name, u32 games,
                                      const Effort& effort, Tally& tally, const typename Trial<G>::Also& also = {}) {
  for (u32 i = 0; i < games; ++i) {
    const std::string seed = name + " " + std::to_string(i);
    if (auto broken = Trial<G>(setup, seed, effort, tally, also).run()) return broken;
  }
  return std::nullopt;
}

}  // namespace bathys::laws
