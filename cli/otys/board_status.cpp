// Beside the boards of Otys: keys, hacker track and technicians; a whole board in two lines where there is no column.
#include "cli/otys/board.hpp"
#include "cli/terminal_pieces.hpp"

namespace bathys::cli::otys_board {
namespace {

using namespace otys;

constexpr std::string_view kUnused = "·";
constexpr int kIndent = 3;

std::string key_sign(const Voice& voice, KeyToken key) {
  if (key == KeyToken::neutral_x) return voice.term("cli.otys.sign.neutral");
  return std::string(kKeyWords[static_cast<std::size_t>(key)]);
}

/// "1·345X": the keys that lie ready.
std::string keys_ready(const Player& player) {
  std::string keys;
  for (int key = 0; key < kOwnKeys; ++key) {
    keys += player.has_key(static_cast<KeyToken>(key)) ? kKeyWords[static_cast<std::size_t>(key)] : kUnused;
  }
  return keys;
}

/// "2X····": as many places as tokens bring the keys back.
std::string track(const Voice& voice, const Player& player) {
  std::string tokens;
  for (const KeyToken key : player.track) tokens += key_sign(voice, key);
  for (int free = player.track.size(); free < threshold(player.hacker); ++free) tokens += kUnused;
  return tokens;
}

void add_amounts(Pieces& pieces, const Player& player) {
  std::string all = std::to_string(player.prestige).append(kPrestigeSign).append(" ");
  pieces.add("", all.append(amounts(player.credits, player.batteries)));
}

/// The length of the track is the hacker's threshold, the reach is the mechanic's.
void add_technicians(Pieces& pieces, const Voice& voice, const Player& player) {
  pieces.add(voice.term("cli.otys.status.track"), track(voice, player));
  pieces.add(voice.term("cli.otys.status.reach"), std::to_string(reach(player.mechanic)));
}

/// What is particular to this turn and nowhere else on the table.
void add_turn(Pieces& pieces, const Voice& voice, const Turn& turn) {
  if (turn.free_effects != 0) {
    pieces.add("", voice.term("cli.otys.status.free_effects"), paint::kGood);
  } else if (turn.double_use != 0) {
    pieces.add("", voice.term("cli.otys.status.double_use"), paint::kGood);
  } else if (turn.sponsor_used != 0) {
    pieces.add("", voice.term("cli.otys.status.sponsor_used"), paint::kFaint);
  }
}

std::vector<std::string> own_status(const Picture& picture) {
  const Player& me = picture.player(picture.subject());
  const Voice& voice = picture.voice;
  Pieces pieces(picture.screen, kIndent);
  pieces.begin(voice.name(picture.subject()));
  // With many boards below it, the head of a low screen has scrolled away.
  if (!sea_shows_others(picture)) add_amounts(pieces, me);
  pieces.add(voice.term("cli.otys.status.x"), me.has_key(KeyToken::own_x) ? "[X]" : kUnused);
  pieces.add(voice.term("cli.otys.status.neutral"), std::to_string(me.neutral_keys));
  add_technicians(pieces, voice, me);
  if (picture.table().turn.seat == picture.subject()) add_turn(pieces, voice, picture.table().turn);
  return pieces.lines();
}

/// A board in one line: the surface, then each level with its diver and resources.
std::string short_board(const Picture& picture, const Player& player) {
  Line line(picture.screen);
  line.add("  ");
  for (int place = 0; place < kPlaces; ++place) {
    const int level = place - kSurface;
    if (level >= 0)
      line.add(picture.is_active(level) ? "▶" : "│", paint::kFaint)
          .add(kLevelWords[static_cast<std::size_t>(level)], paint::kFaint);
    line.add(diver_code(picture.voice, player, player.column[static_cast<std::size_t>(place)]));
    if (level < 0) continue;
    add_cargo(line, picture.voice, player.zone(level), capacity(level), Spacing::tight);
    line.add(back_sign(player.reward_at(level)), paint::kStrong);
  }
  return line.str();
}

std::vector<std::string> other_status(const Picture& picture, Seat seat) {
  const Player& player = picture.player(seat);
  const Voice& voice = picture.voice;
  const bool whole = !sea_shows_others(picture);
  Pieces pieces(picture.screen, kIndent);
  pieces.begin(fit(voice.name(seat), 12));
  if (whole) {
    add_amounts(pieces, player);
  } else {
    pieces.add("", amounts(player.credits, player.batteries));
  }
  pieces.add(voice.term("cli.otys.status.keys"), keys_ready(player));
  pieces.add(voice.term("cli.otys.status.neutral"), std::to_string(player.neutral_keys));
  add_technicians(pieces, voice, player);
  pieces.add(voice.term("cli.otys.status.hand"), std::to_string(player.hand_size));
  std::vector<std::string> lines = pieces.lines();
  if (whole) lines.push_back(short_board(picture, player));
  return lines;
}

}  // namespace

std::vector<std::string> statuses(const Picture& picture) {
  std::vector<std::string> lines = own_status(picture);
  for (const Seat seat : picture.others()) {
    for (std::string& line : other_status(picture, seat)) lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace bathys::cli::otys_board
