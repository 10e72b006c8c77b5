// Which turn of Otys fits what is pending.
#include <algorithm>
#include <functional>

#include "games/otys/otys.hpp"
#include "games/otys/position.hpp"

namespace bathys::otys {
namespace {

/// The parts of a turn, against the stage it stands at.
class TurnCheck {
 public:
  TurnCheck(const State& state, const Standing& standing)
      : state_(state), table_(state.table), turn_(state.table.turn), stage_(standing.stage), standing_(standing) {}

  void run() const {
    check_key();
    check_tracks();
    check_drawn();
    if (stage_ != Stage::laying_cubes) check_laid_out();
    if (stage_ == Stage::over) return check_end();
    check_scores();
    check_sponsor();
    check_copied();
    if (stage_ == Stage::laying_cubes) check_set_up();
  }

 private:
  bool key_chosen() const { return stage_ >= Stage::step_one; }
  bool key_in_play() const { return stage_ == Stage::step_one || stage_ == Stage::activation; }
  /// The effect of the activated diver, or of a copied one, may have been used.
  bool effect_used() const { return stage_ > Stage::activation || (stage_ == Stage::activation && !standing_.fresh); }

  void check_key() const {
    // A solo game may end in mid-turn, also before a key is chosen (8.7).
    const bool either = stage_ == Stage::over && table_.is_solo();
    if (!either && key_chosen() != (turn_.level != kNone))
      throw BadInput{"turn.level",
                     key_chosen() ? "a level must be active" : "no level is active before a key is chosen"};
    if (!either && key_in_play() != (turn_.key_in_play != 0))
      throw BadInput{"turn.key_in_play", key_in_play() ? "a key must be in play" : "no key is in play"};
    if (turn_.key_in_play != 0 && turn_.key < KeyToken::own_x && static_cast<u8>(turn_.key) != turn_.level)
      throw BadInput{"turn.key_in_play", "a numbered key opens its own level"};
  }

  /// 2.6: a full track gives its keys back. D8: only a hacker who moved in this very turn may find it too full.
  void check_tracks() const {
    for (int i = 0; i < table_.seats(); ++i) {
      const Player& player = table_.player(seat_at(i));
      const bool moved = seat_at(i) == turn_.seat && effect_used() && turn_.key_in_play != 0;
      const int hacker = moved ? std::max(player.hacker - 2, 0) : player.hacker;
      if (player.track.size() < threshold(hacker)) continue;
      throw BadInput{name_in_position(seat_at(i)) + ".track", "a full hacker track gives its keys back"};
    }
  }

  /// D24: fewer than four only when there were no more.
  void check_drawn() const {
    const bool keeping = stage_ != Stage::over && is(table_.pending.top(), Rule::keep_contract);
    const bool more = table_.colony.deck_size > 0 || !table_.colony.contract_discards.empty();
    for (int i = 0; i < table_.seats(); ++i) {
      const int drawn = table_.player(seat_at(i)).drawn_size;
      const bool drawer = keeping && seat_at(i) == turn_.seat;
      const bool right = drawer ? drawn == cards_drawn() || (drawn > 0 && !more) : drawn == 0;
      if (right) continue;
      throw BadInput{name_in_position(seat_at(i)) + ".drawn",
                     drawer ? std::to_string(cards_drawn()) + " contracts are drawn, fewer only when there are no more"
                            : "nobody is keeping one"};
    }
  }

  void check_end() const {
    if (table_.is_solo()) return;
    if (!end::reached(table_))
      throw BadInput{"pending",
                     "the game is not over before somebody has " + std::to_string(end_prestige()) + " prestige"};
    if (neighbours::left_of(table_, turn_.seat) != turn_.first)
      throw BadInput{"turn.seat", "the game ends with a full round"};
  }

  /// Which sponsor was used says which of its effects lasts.
  void check_sponsor() const {
    const int tile = turn_.sponsor_used != 0 && key_chosen() ? table_.colony.sponsor_at(turn_.level) : -1;
    const bool advanced = tile >= 0 && table_.colony.is_advanced(tile);
    if (turn_.sponsor_used != 0 && !key_chosen())
      throw BadInput{"turn.sponsor_used", "a sponsor is used after a key is chosen"};
    require_flag(turn_.free_effects, tile == 0 && advanced, "turn.free_effects");
    require_flag(turn_.double_use, tile == 1 && !advanced, "turn.double_use");
    require_flag(turn_.pointed, tile == 3 && !advanced, "turn.pointed");
    const Player& player = table_.player(turn_.seat);
    const bool stands_there = stage_ != Stage::closing;
    if (turn_.pointed != 0 && stands_there && !player.is_upgraded(player.diver_at_level(turn_.level)))
      throw BadInput{"turn.pointed", "the diver pointed at is not upgraded"};
  }
  static void require_flag(u8 flag, bool expected, const char* where) {
    if ((flag != 0) == expected) return;
    throw BadInput{where, expected ? "the sponsor that was used has this effect"
                                   : "the sponsor's effect is there, but that sponsor was not used"};
  }

  /// 5.3: divers used through the spy, each of another neighbour, are remembered in the designer's variant.
  void check_copied() const {
    if (standing_.copied_owner != kNoSeat && table_.setup.designer_variant != 0) check_copied_in_use();
    if (turn_.copied.empty()) return;
    if (table_.setup.designer_variant == 0 || table_.is_solo() || !effect_used())
      throw BadInput{"turn.copied", "divers are remembered in the designer's variant, when they were copied"};
    if (stage_ != Stage::closing && table_.player(turn_.seat).diver_at_level(turn_.level) != Diver::spy)
      throw BadInput{"turn.copied", "no spy is active"};
    for (const Copied& copied : turn_.copied) check_copied(copied);
    if (turn_.copied.size() == 2 && (turn_.copied[0].owner == turn_.copied[1].owner || turn_.double_use == 0))
      throw BadInput{"turn.copied", "two only with sponsor 2, of two neighbours"};
  }
  void check_copied(const Copied& copied) const {
    const bool neighbour = copied.owner == neighbours::on(table_, turn_.seat, Side::left) ||
                           copied.owner == neighbours::on(table_, turn_.seat, Side::right);
    if (!neighbour) throw BadInput{"turn.copied", "not a neighbour"};
    const bool waits = stage_ != Stage::closing || is_asked(copied);
    if (waits && table_.player(copied.owner).diver_at_level(turn_.level) != copied.diver)
      throw BadInput{"turn.copied", "that diver is not on the active level of its owner"};
  }
  bool is_asked(const Copied& copied) const {
    for (int i = 0; i < table_.pending.size(); ++i) {
      const Frame& frame = table_.pending.from_top(i);
      if (is(frame, Rule::copied_resurface) && frame.seat() == copied.owner) return true;
    }
    return false;
  }
  void check_copied_in_use() const {
    const Seat owner = standing_.copied_owner;
    if (!turn_.copied.has({owner, table_.player(owner).diver_at_level(turn_.level)}))
      throw BadInput{"turn.copied", "the copied diver is missing"};
  }

  void check_laid_out() const {
    check_offer();
    if (table_.is_solo()) check_cubes();
  }

  /// 6.4: a public contract that is missing is replaced before the next question, as long as there are cards, and the
  /// one that was discarded is always there. A solo game may end before that (8.7).
  void check_offer() const {
    if (table_.colony.deck_size == 0 && table_.colony.contract_discards.empty()) return;
    int missing = replacement_pending() || (stage_ == Stage::over && table_.is_solo()) ? -1 : 0;
    for (int place = 0; place < table_.offer_places(); ++place) {
      if (table_.colony.contracts[static_cast<std::size_t>(place)] == kNone) ++missing;
    }
    if (missing > 0) throw BadInput{"colony.contracts", "a place is empty, and there are cards to fill it"};
  }
  bool replacement_pending() const {
    for (int i = 0; i < table_.pending.size(); ++i) {
      if (is(table_.pending.from_top(i), Rule::replace_contract)) return true;
    }
    return false;
  }

  /// 9.1: who has not had this round's turn yet has the prestige of the last round, after which the game went on.
  void check_scores() const {
    if (table_.is_solo()) return;
    for (Seat seat = neighbours::left_of(table_, turn_.seat); seat != turn_.first;
         seat = neighbours::left_of(table_, seat)) {
      check_score(seat);
    }
  }
  void check_score(Seat seat) const {
    if (table_.player(seat).prestige < end_prestige()) return;
    throw BadInput{name_in_position(seat) + ".prestige", "the game would have ended with the last round"};
  }

  /// 8.2, 8.4: the cubes of the track go from the first space on, and each takes the one of its type on a contract with
  /// it. The first contracts carry the first two types; the others wait for new ones, in order.
  void check_cubes() const {
    const Solo& solo = table_.solo;
    const auto gone = std::find_if(solo.track.begin(), solo.track.end(), [](u8 cube) { return cube != kNone; });
    if (std::find(gone, solo.track.end(), kNone) != solo.track.end())
      throw BadInput{"solo.track", "the cubes go from the first space on"};
    const int waiting = solo.waiting.size();
    for (int i = 0; i < waiting; ++i) {
      if (waiting > 2 || space_of(static_cast<u8>(solo.waiting[i])) != kResources - waiting + i)
        throw BadInput{"solo.waiting", "the last cubes of the track wait, in their order"};
    }
    if (waiting > 0 && gone - solo.track.begin() > 2 - waiting)
      throw BadInput{"solo.waiting", "a cube that left the track has brought a new contract, which takes one"};
    for (int place = 0; place < table_.offer_places(); ++place) check_cube(place, waiting);
  }
  void check_cube(int place, int waiting) const {
    const u8 cube = table_.solo.cubes[static_cast<std::size_t>(place)];
    const bool replaced = table_.colony.contracts[static_cast<std::size_t>(place)] == kNone;
    if (cube == kNone) {
      if (waiting > 0 && !replaced) throw BadInput{"solo.cubes", "a contract has none though cubes wait"};
      return;
    }
    const int space = space_of(cube);
    if (space < 0) throw BadInput{"solo.cubes", "the cube of that type has left the track with its contract"};
    if (space != place && (space < 2 || space >= kResources - waiting))
      throw BadInput{"solo.cubes", "the first contracts carry the first two types, new ones those that waited"};
  }
  /// The space, from 0, on which the cube of this type lies; -1 when it is gone.
  int space_of(u8 type) const {
    const auto& track = table_.solo.track;
    const auto found = std::find(track.begin(), track.end(), type);
    return found == track.end() ? -1 : static_cast<int>(found - track.begin());
  }

  /// 8.1: nothing has happened yet but cubes being laid on the spaces, from the first one on (D12).
  void check_set_up() const {
    const Solo& solo = table_.solo;
    const u8 start = static_cast<u8>(timers::start(table_.setup));
    if (solo.timers != std::array{start, start}) throw BadInput{"solo.timers", "begin at their start"};
    const auto is_none = [](u8 cube) { return cube == kNone; };
    if (!solo.waiting.empty() || !std::all_of(solo.cubes.begin(), solo.cubes.end(), is_none))
      throw BadInput{"solo.cubes", "cubes lie on contracts only after the spaces have theirs"};
    if (!std::is_partitioned(solo.track.begin(), solo.track.end(), std::not_fn(is_none)))
      throw BadInput{"solo.track", "the spaces are filled in order"};
    Options options;
    Engine<Otys>::legal(state_, turn_.seat, options);
    if (options.size() < 2) throw BadInput{"solo.track", "there is no tie to decide"};
    if (table_.colony.deck_size != kContracts)
      throw BadInput{"colony.contracts", "all lie in the deck until the cubes lie on the spaces"};  // D28
  }

  const State& state_;
  const Public& table_;
  const Turn& turn_;
  Stage stage_;
  const Standing& standing_;
};

}  // namespace

void check_turn(const State& state, const Standing& standing) { TurnCheck(state, standing).run(); }

}  // namespace bathys::otys
