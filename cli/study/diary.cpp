// What a study keeps of a game.
#include "cli/study/diary.hpp"

#include <fmt/format.h>

#include "games/all/games.hpp"
#include "wire/json.hpp"

namespace bathys::cli {
namespace {

/// What an argument of an event is called; without an id for what is no component.
Named named(const Arg& arg, const words::Language& language) {
  switch (arg.kind) {
    case Arg::Kind::number:
      return {std::to_string(arg.value), std::to_string(arg.value)};
    case Arg::Kind::term: {
      // "sponsor.1.basic" and "sponsor.2.basic" are told apart by all that follows the game's own noun.
      const std::size_t noun = arg.text.find('.', arg.text.find('.') + 1);
      return {std::string(arg.text.substr(noun + 1)), language.term(arg.text)};
    }
    case Arg::Kind::phrase: {
      std::string described = language.render(*arg.inner, {});
      const bool says_its_name = described.starts_with(arg.text);
      return {std::string(arg.text), says_its_name ? described : fmt::format("{} · {}", arg.text, described)};
    }
    default:
      return {};
  }
}

class Diary {
 public:
  Diary(const AnyGame& game, const words::Language& language)
      : groups_(deed_groups(*find_game(game.name()), language)), game_(game), language_(language) {}

  void count_deeds(PlayedGame& played) const {
    if (groups_.empty()) return;
    for (int i = 0; i < game_.seats(); ++i) {
      // Their own events, because others may not be told what they do in secret.
      for (const LoggedEvent& logged : game_.events_for(seat_at(i), 0)) count(logged.event, i, played);
    }
  }

 private:
  void count(const Event& event, int seat, PlayedGame& played) const {
    const std::string_view kind = game_.event_name(event);
    for (const DeedGroup& group : groups_) {
      if (group.event != kind) continue;
      const Message message = game_.message(event);
      const Arg& who = message.args[0];
      if (who.kind != Arg::Kind::seat || who.value != seat) continue;
      const Named item = group.arg == 0 ? Named{} : named(message.args[static_cast<std::size_t>(group.arg)], language_);
      if (group.arg == 0 || !item.id.empty()) ++played.deeds[{group.id, item}][static_cast<std::size_t>(seat)];
    }
  }

  std::vector<DeedGroup> groups_;
  const AnyGame& game_;
  const words::Language& language_;
};

/// How everybody began: the first answer of each seat as it was said then.
std::array<Named, kMaxSeats> openings_of(const AnyGame& game, const words::Language& language) {
  std::array<Named, kMaxSeats> openings;
  const auto again = game.clone();
  again->rewind(0);
  int missing = game.seats();
  u32 number = 0;
  for (const Answer& answer : game.answers()) {
    Named& opening = openings[static_cast<std::size_t>(index_of(answer.seat))];
    if (!game.was_forced(number++) && opening.id.empty()) {
      opening = {spell(game.verbs(), answer.action),
                 language.render(again->answer_for(answer.seat, answer.action), {})};
      if (--missing == 0) break;
    }
    again->play(answer.seat, answer.action);
  }
  return openings;
}

void put_named(Parcel& parcel, const Named& named) {
  parcel.put_text(named.id);
  parcel.put_text(named.name);
}
Named get_named(ParcelReader& reader) {
  Named named;
  named.id = reader.get_text();
  named.name = reader.get_text();
  return named;
}

}  // namespace

PlayedGame played(const Series& series, int number, const words::Language& language) {
  SeriesGame begun = begin_game(series, number);
  const MatchResult result = play_on(begun, number, series);
  PlayedGame played;
  played.finished = result.finished;
  if (!played.finished) return played;
  played.winners = result.winners;
  played.points = result.points;
  played.rounds = result.rounds;
  played.decisions = result.decisions;
  for (const PointSource& source : begun.game->sources()) {
    played.sources.push_back(
        {{std::string(source.name), wire::source_word(begun.game->name(), source, language)}, source.points});
  }
  Diary(*begun.game, language).count_deeds(played);
  played.openings = openings_of(*begun.game, language);
  return played;
}

std::string packed(const PlayedGame& game) {
  Parcel parcel;
  parcel.put(game.finished);
  parcel.put(game.winners);
  parcel.put(game.points);
  parcel.put(game.rounds);
  parcel.put(game.decisions);
  for (const Named& opening : game.openings) put_named(parcel, opening);
  parcel.put(game.sources.size());
  for (const auto& [source, points] : game.sources) {
    put_named(parcel, source);
    parcel.put(points);
  }
  for (const auto& [deed, times] : game.deeds) {
    parcel.put_text(deed.group);
    put_named(parcel, deed.item);
    parcel.put(times);
  }
  return parcel.take();
}

PlayedGame unpacked_game(const std::string& bytes) {
  ParcelReader reader(bytes);
  PlayedGame game;
  game.finished = reader.get<bool>();
  game.winners = reader.get<SeatSet>();
  game.points = reader.get<BySeat>();
  game.rounds = reader.get<u32>();
  game.decisions = reader.get<u32>();
  for (Named& opening : game.openings) opening = get_named(reader);
  for (auto left = reader.get<std::size_t>(); left > 0; --left) {
    const Named source = get_named(reader);
    game.sources.emplace_back(source, reader.get<BySeat>());
  }
  while (!reader.empty()) {
    Deed deed;
    deed.group = reader.get_text();
    deed.item = get_named(reader);
    game.deeds[deed] = reader.get<BySeat>();
  }
  return game;
}

std::vector<DeedGroup> deed_groups(const AnyKind& kind, const words::Language& language) {
  std::vector<DeedGroup> groups;
  for (const EventEntry& entry : kind.events()) {
    for (int arg = 0; arg < Message::kMaxArgs; ++arg) {
      std::string id(entry.kind.name);
      if (arg > 0) id += "." + std::to_string(arg);
      const std::string key = fmt::format("{}.study.{}", kind.name(), id);
      if (!words::Language::english().has(key)) continue;
      groups.push_back({id, language.term(key), std::string(entry.kind.name), arg});
    }
  }
  return groups;
}

}  // namespace bathys::cli
