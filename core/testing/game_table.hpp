// What tables for tests share in every game: a position, answers in notation, and what came of them.
//
// A game derives its own table and adds helpers that set up positions by hand; `Table` is that class, so that calls can
// be chained.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/engine.hpp"
#include "core/notation.hpp"

namespace bathys {

inline constexpr Seat kAnna{0};
inline constexpr Seat kBruno{1};
inline constexpr Seat kClara{2};
inline constexpr Seat kDimitri{3};

/// Where a component stands among the words for its kind.
inline u8 word_index(std::span<const std::string_view> words, std::string_view word) {
  return static_cast<u8>(std::find(words.begin(), words.end(), word) - words.begin());
}

template <Game G, class Table>
class GameTable {
 public:
  using State = typename G::State;

  State& state() { return state_; }
  const State& state() const { return state_; }

  /// The seat that is asked, of several the first.
  Seat asked() const { return Engine<G>::asked(state_).front(); }
  bool is_asked(Seat seat) const { return Engine<G>::asked(state_).has(seat); }
  std::string_view question() const { return over() ? "" : Engine<G>::row(Engine<G>::question(state_)).name; }
  bool over() const { return Engine<G>::over(state_); }

  /// The legal answers in notation, in the order offered.
  std::vector<std::string> legal() const { return legal(asked()); }
  std::vector<std::string> legal(Seat seat) const {
    Options options;
    Engine<G>::legal(state_, seat, options);
    std::vector<std::string> texts;
    for (const Action action : options) texts.push_back(spell(G::verbs(), action));
    return texts;
  }
  bool offers(std::string_view text) const { return offers(asked(), text); }
  bool offers(Seat seat, std::string_view text) const {
    const auto all = legal(seat);
    return std::find(all.begin(), all.end(), text) != all.end();
  }
  /// Why a seat may not answer this.
  Refusal why_not(std::string_view text) const { return why_not(asked(), text); }
  Refusal why_not(Seat seat, std::string_view text) const {
    const auto action = parse(G::verbs(), text);
    if (!action) return {"unreadable"};
    return Engine<G>::why_not(state_, seat, *action);
  }
  /// The refusal as one text, "short_of_credits 4.4"; "allowed" when there is none. What is refused must not be
  /// offered, and what is allowed must be.
  std::string refusal(std::string_view text) const {
    const Refusal refusal = why_not(text);
    EXPECT_NE(static_cast<bool>(refusal), offers(text)) << text << " is offered and refused, or neither";
    return refusal ? std::string(refusal.code).append(" ").append(refusal.rule) : "allowed";
  }

  /// The seat that is asked plays these answers one after the other; the position must stay a possible one.
  Table& play(std::initializer_list<std::string_view> texts) {
    for (const std::string_view text : texts) play(text);
    return self();
  }
  Table& play(std::string_view text) {
    if (over()) {
      ADD_FAILURE() << text << ": the game is over";
      return self();
    }
    return play(asked(), text);
  }
  Table& play(Seat seat, std::string_view text) {
    if (const Refusal refusal = why_not(seat, text)) {
      ADD_FAILURE() << text << " is refused: " << refusal.code << " (" << refusal.rule << ") at " << question();
      return self();
    }
    EXPECT_TRUE(offers(seat, text)) << text << " is allowed, but not offered";
    const Action action = *parse(G::verbs(), text);
    return run([&](auto& on) { Engine<G>::answer_trusted(on, seat, action); });
  }
  /// Fails the test when the position is impossible.
  void check() const {
    try {
      G::check_position(state_);
    } catch (const BadInput& bad) {
      ADD_FAILURE() << "impossible position: " << bad.where << ": " << bad.what;
    }
  }

  /// Everything that happened so far, and whether the last answer told somebody something hidden.
  const std::vector<Event>& happened() const { return happened_; }
  bool somebody_learned() const { return learned_; }
  template <class Happening>
  int count(Happening kind) const {
    return static_cast<int>(std::count_if(happened_.begin(), happened_.end(),
                                          [&](const Event& event) { return event.kind == static_cast<u8>(kind); }));
  }
  /// The last thing of this kind that happened; the test fails when there is none.
  template <class Happening>
  Event last(Happening kind) const {
    for (auto event = happened_.rbegin(); event != happened_.rend(); ++event) {
      if (event->kind == static_cast<u8>(kind)) return *event;
    }
    ADD_FAILURE() << "it did not happen";
    return {};
  }

 protected:
  GameTable(const typename G::Setup& setup, std::string_view seed) {
    silently([&](auto& play) { Engine<G>::begin(play, setup, key_from_text(seed)); });
  }

  /// Does something to the position that nobody is told of.
  template <class Deed>
  Table& silently(Deed deed) {
    Report silent;
    PlayOn<State> play{state_, silent};
    deed(play);
    return self();
  }
  /// Runs on after the pending steps were changed by hand.
  Table& advance() {
    return run([](auto& on) { Engine<G>::advance(on); });
  }

 private:
  struct Sink final : EventSink {
    explicit Sink(std::vector<Event>& to) : events(to) {}
    void happened(const Event& event) override { events.push_back(event); }
    std::vector<Event>& events;
  };

  template <class Deed>
  Table& run(Deed deed) {
    Sink sink(happened_);
    Report report(&sink);
    PlayOn<State> on{state_, report};
    deed(on);
    learned_ = report.somebody_learned();
    check();
    return self();
  }
  Table& self() { return static_cast<Table&>(*this); }

  State state_{};
  std::vector<Event> happened_{};
  bool learned_ = false;
};

}  // namespace bathys
