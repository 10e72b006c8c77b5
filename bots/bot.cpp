// Which bots there are, and how a strategy becomes a bot: it is handed the view of its seat and nothing else.
#include "bots/bot.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <string>

#include "bots/greedy.hpp"
#include "bots/level.hpp"
#include "bots/random.hpp"
#include "games/all/list.hpp"

namespace bathys {
namespace {

constexpr std::array<std::string_view, 6> kLevels{"random", "easy", "greedy", "normal", "hard", "expert"};
constexpr std::array<std::string_view, 4> kForPeople{"easy", "normal", "hard", "expert"};
constexpr int kMaxSimulations = 10'000'000;
constexpr int kMaxBudgetMs = 600'000;

/// The name of a bot in its parts.
struct Named {
  std::string_view level;
  Thinking thinking{};
};

std::optional<int> number_in(std::string_view text, int most) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc{} && end == text.data() + text.size();
  return whole && number >= 1 && number <= most ? std::optional(number) : std::nullopt;
}

/// "2000", "100ms" or "1s".
std::optional<Thinking> read_budget(std::string_view text) {
  struct Unit {
    std::string_view sign;
    int ms;
  };
  for (const Unit& unit : {Unit{"ms", 1}, Unit{"s", 1000}}) {
    if (!text.ends_with(unit.sign)) continue;
    text.remove_suffix(unit.sign.size());
    const auto number = number_in(text, kMaxBudgetMs / unit.ms);
    return number ? std::optional(Thinking{.budget_ms = *number * unit.ms}) : std::nullopt;
  }
  const auto number = number_in(text, kMaxSimulations);
  return number ? std::optional(Thinking{.simulations = *number}) : std::nullopt;
}

std::optional<Named> read_name(std::string_view name) {
  const std::size_t at = name.find('@');
  Named named{name.substr(0, at)};
  const auto known = std::find(kLevels.begin(), kLevels.end(), named.level);
  if (known == kLevels.end()) return std::nullopt;
  named.level = *known;  // lives as long as the program
  if (at == std::string_view::npos) return named;
  const auto thinking = read_budget(name.substr(at + 1));
  if (!thinking) return std::nullopt;
  named.thinking = *thinking;
  return named;
}

template <Game G>
class BotOf final : public Bot {
 public:
  BotOf(const Named& named, std::unique_ptr<Strategy<G>> strategy) : named_(named), strategy_(std::move(strategy)) {}

  std::string_view level() const override { return named_.level; }

  Action choose(const AnyGame& game, Seat seat, const Thinking& thinking, Generator& generator) override {
    assert(game.decision().asked.has(seat));
    const auto& known = dynamic_cast<const AnyGameOf<G>&>(game);
    return strategy_->choose(known.referee().view(seat), own_or(thinking), generator);
  }

 private:
  /// The budget in the name of the bot counts before any other.
  Thinking own_or(const Thinking& thinking) const {
    const Thinking& own = named_.thinking;
    if (own.simulations == 0 && own.budget_ms == 0) return thinking;
    return {own.simulations, own.budget_ms, thinking.limit_ms, thinking.stop, thinking.progress};
  }

  Named named_;
  std::unique_ptr<Strategy<G>> strategy_;
};

template <Game G>
std::unique_ptr<Strategy<G>> make_strategy(std::string_view level) {
  if (level == "random") return std::make_unique<RandomStrategy<G>>();
  if (level == "greedy") return make_greedy<G>();
  const auto place = std::find(kForPeople.begin(), kForPeople.end(), level) - kForPeople.begin();
  return make_level<G>(static_cast<Level>(place));
}

std::string level_names() {
  std::string names;
  for (const std::string_view level : bot_levels()) names.append(names.empty() ? "" : ", ").append(level);
  return names;
}

}  // namespace

std::unique_ptr<Bot> make_bot(std::string_view game, std::string_view name) {
  const auto named = read_name(name);
  if (!named) return nullptr;
  std::unique_ptr<Bot> bot;
  AllGames::each([&]<Game G>() {
    if (game == G::kName) bot = std::make_unique<BotOf<G>>(*named, make_strategy<G>(named->level));
  });
  return bot;
}

std::span<const std::string_view> bot_levels() { return kLevels; }
std::span<const std::string_view> levels_for_people() { return kForPeople; }

bool is_level(std::string_view name) { return std::find(kLevels.begin(), kLevels.end(), name) != kLevels.end(); }

Action choose_as_bot(const AnyGame& game, Seat seat, const BotWish& wish) {
  const auto bot = make_bot(game.name(), wish.level);
  if (!bot) throw BadInput{"level", "one of " + level_names() + " is expected"};
  Generator generator(key_from_text("bot " + std::to_string(wish.seed)));
  const Thinking thinking{.simulations = wish.simulations, .budget_ms = wish.budget_ms, .limit_ms = wish.limit_ms};
  return bot->choose(game, seat, thinking, generator);
}

}  // namespace bathys
