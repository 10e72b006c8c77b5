// Laws of legality: legal means offered, every offered answer plays, everything else is refused and changes no byte.
#pragma once

#include <vector>

#include "core/laws/broken.hpp"
#include "core/laws/played.hpp"

namespace bathys::laws {

/// All actions of a verb when they are few, else a random handful: well-formed ones, and some just outside.
class Guesses {
 public:
  Guesses(std::span<const Verb> verbs, const Options& offered, Generator& dice)
      : verbs_(verbs), offered_(offered), dice_(dice) {
    for (std::size_t verb = 0; verb < verbs.size(); ++verb) add_verb(static_cast<u8>(verb));
    for (int i = 0; i < kNeighbours && !offered.empty(); ++i) add_neighbour();
    for (int i = 0; i < kGarbage; ++i) actions_.push_back(garbage());
  }

  const std::vector<Action>& all() const { return actions_; }

 private:
  static constexpr std::size_t kFew = 128;
  static constexpr int kHandful = 16;
  static constexpr int kNeighbours = 16;
  static constexpr int kGarbage = 8;

  u32 below(std::size_t n) { return dice_.below(static_cast<u32>(n)); }

  void add_verb(u8 verb) {
    std::size_t count = 1;
    for (const FieldSpec& field : verbs_[verb].fields) count *= field.spell == nullptr ? field.words.size() : kFew + 1;
    if (count <= kFew) return add_all({.verb = verb}, 0);
    for (int i = 0; i < kHandful; ++i) add_random(verb);
  }
  void add_all(Action action, std::size_t field) {
    const auto& fields = verbs_[action.verb].fields;
    if (field == fields.size()) return actions_.push_back(action);
    for (u32 value = 0; value < fields[field].words.size(); ++value) {
      set_field(action, fields[field], value);
      add_all(action, field + 1);
    }
  }
  void add_random(u8 verb) {
    Action action{.verb = verb};
    for (const FieldSpec& field : verbs_[verb].fields) set_field(action, field, any_value(field));
    actions_.push_back(action);
  }
  /// An offered action with one field changed: the likeliest to be allowed by mistake.
  void add_neighbour() {
    Action action = offered_[static_cast<int>(below(static_cast<std::size_t>(offered_.size())))];
    const auto& fields = verbs_[action.verb].fields;
    if (fields.empty()) return;
    const FieldSpec& field = fields[below(fields.size())];
    set_field(action, field, any_value(field));
    actions_.push_back(action);
  }
  /// One of the words, or one beyond them; for a free spelling a small number, a word's bits, or one in use.
  u32 any_value(const FieldSpec& field) {
    if (field.spell == nullptr) return below(field.words.size() + 1);
    const u32 kind = dice_.below(4);
    if (kind == 0) return dice_.below(16);
    if (kind == 1) return dice_.next();
    if (kind == 2 || offered_.empty()) return dice_.next() & 0x2222u;
    return field_value(offered_[static_cast<int>(below(static_cast<std::size_t>(offered_.size())))], field);
  }
  Action garbage() {
    const u64 bits = u64{dice_.next()} << 32 | dice_.next();
    Action action = std::bit_cast<Action>(bits);
    if (dice_.below(2) == 0) action.verb = static_cast<u8>(below(verbs_.size()));
    return action;
  }

  std::span<const Verb> verbs_;
  const Options& offered_;
  Generator& dice_;
  std::vector<Action> actions_{};
};

/// A question asks players who sit at the table: one, or several when it is sealed. Each has an answer, none twice.
template <Game G>
void no_dead_end(const typename G::State& state) {
  const Frame& frame = Engine<G>::question(state);
  const auto& row = Engine<G>::row(frame);
  const u8 seated = SeatSet::first(G::seats(state)).bits();
  require(row.kind == RuleKind::question, "no dead end", row.name, " is pending but is no question");
  require(!frame.asked.empty() && (frame.asked.bits() & ~seated) == 0, "no dead end", row.name, " asks nobody");
  require(frame.asked.size() == 1 || row.sealed, "no dead end", row.name, " asks several seats but is not sealed");
  Options options;
  for (int i = 0; i < kMaxSeats; ++i) {
    Engine<G>::legal(state, seat_at(i), options);
    require(options.empty() != frame.asked.has(seat_at(i)), "no dead end", row.name, " to ", name_of(seat_at(i)));
  }
}

template <Game G>
void offered_are_distinct(const Options& offered) {
  for (int i = 0; i < offered.size(); ++i) {
    require(offered.find(offered[i]) == i, "an answer is offered once", spell(G::verbs(), offered[i]));
  }
}

/// Whatever is not offered is refused with a code, by a rule when it means anything at all, and nothing changes.
template <Game G>
void refused_changes_nothing(Referee<G>& referee, Seat seat, Action action) {
  const auto text = [&] { return name_of(seat) + ": " + spell(G::verbs(), action); };
  const auto before = referee.state();
  const u32 number = referee.decision_number();
  const Refusal refusal = referee.play(seat, action);
  require_or(static_cast<bool>(refusal), "what is not offered is refused", text);
  const bool same = same_bytes(before, referee.state()) && referee.decision_number() == number;
  require_or(same, "what is refused changes no byte", text);
  const bool cited = !well_formed(G::verbs(), action) || !refusal.rule.empty();
  require_or(cited, "a refusal cites a rule", [&] { return text() + ": " + std::string(refusal.code); });
}

/// Returns how many refusals were tried.
template <Game G>
u32 legal_means_offered(Referee<G>& referee, Generator& dice) {
  Options offered;
  const Seat asked = referee.asked().front();
  referee.legal(asked, offered);
  offered_are_distinct<G>(offered);
  for (const Action action : offered) {
    const auto text = [&] { return spell(G::verbs(), action); };
    require_or(!referee.why_not(asked, action), "what is offered is allowed", text);
    require_or(well_formed(G::verbs(), action), "what is offered is well-formed", text);
  }
  u32 refused = 0;
  const Guesses guesses(G::verbs(), offered, dice);
  for (const Action action : guesses.all()) {
    const Seat anybody = seat_at(static_cast<int>(dice.below(kMaxSeats + 2)));
    if (!referee.asked().has(anybody)) refused_changes_nothing(referee, anybody, action);
    if (offered.has(action)) {
      require_or(!referee.why_not(asked, action), "what is offered is allowed",
                 [&] { return spell(G::verbs(), action); });
    } else {
      refused_changes_nothing(referee, asked, action);
      ++refused;
    }
  }
  return refused;
}

/// Every offered answer can be played, and leads to a position that can be.
template <Game G>
void every_offer_plays(const typename G::State& state) {
  Options offered;
  const Seat asked = Engine<G>::asked(state).front();
  Engine<G>::legal(state, asked, offered);
  for (const Action action : offered) {
    const Played<G> played(state, asked, action);
    require_accepted("every offered answer plays", [&] { G::check_position(played.state); });
    if (!Engine<G>::over(played.state)) no_dead_end<G>(played.state);
  }
}

/// Sealed answers may come in any order.
template <Game G>
void sealed_in_any_order(const typename G::State& state, Generator& dice) {
  const SeatSet asked = Engine<G>::asked(state);
  if (asked.size() < 2) return;
  const auto any_answer = [&](Seat seat) {
    Options options;
    Engine<G>::legal(state, seat, options);
    return Answer{seat, options[static_cast<int>(dice.below(static_cast<u32>(options.size())))]};
  };
  const Answer first = any_answer(asked.front());
  const Answer second = any_answer(asked.without(asked.front()).front());
  const auto played = [&](const Answer& before, const Answer& after) {
    return Played<G>(Played<G>(state, before.seat, before.action).state, after.seat, after.action).state;
  };
  require_or(same_bytes(played(first, second), played(second, first)), "sealed answers may come in any order",
             [&] { return spell(G::verbs(), first.action) + " and " + spell(G::verbs(), second.action); });
}

/// Until the last sealed answer is there, nobody can tell one from another.
template <Game G>
void sealed_are_secret(const typename G::State& state) {
  const SeatSet asked = Engine<G>::asked(state);
  if (asked.size() < 2) return;
  Options options;
  Engine<G>::legal(state, asked.front(), options);
  const Played<G> one(state, asked.front(), options[0]);
  for (const Action action : options) {
    const Played<G> other(state, asked.front(), action);
    require(!other.learned, "sealed answers are secret", "nobody can have learned anything from one");
    for (const Seat viewer : viewers<G>(state)) {
      const bool secret = viewer == asked.front() || one.same_for(viewer, other);
      require_or(secret, "sealed answers are secret",
                 [&] { return name_of(viewer) + " can tell " + spell(G::verbs(), action); });
    }
  }
}

}  // namespace bathys::laws
