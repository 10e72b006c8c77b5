// Which bots there are, and how a strategy becomes a bot: it is handed the view of its seat and nothing else.
#include "bots/bot.hpp"

#include <array>
#include <cassert>
#include <string>

#include "bots/greedy.hpp"
#include "bots/random.hpp"
#include "games/all/list.hpp"

namespace bathys {
namespace {

constexpr std::array<std::string_view, 2> kLevels{"random", "greedy"};

struct Alias {
  std::string_view name;
  std::string_view level;
};
constexpr Alias kAliases[] = {{"easy", "random"}, {"normal", "greedy"}, {"hard", "greedy"}};

std::string_view level_called(std::string_view name) {
  for (const Alias& alias : kAliases) {
    if (alias.name == name) return alias.level;
  }
  return name;
}

template <Game G>
class BotOf final : public Bot {
 public:
  BotOf(std::string_view level, std::unique_ptr<Strategy<G>> strategy)
      : level_(level), strategy_(std::move(strategy)) {}

  std::string_view level() const override { return level_; }

  Action choose(const AnyGame& game, Seat seat, const Thinking& thinking, Generator& generator) override {
    assert(game.decision().asked.has(seat));
    const auto& known = dynamic_cast<const AnyGameOf<G>&>(game);
    return strategy_->choose(known.referee().view(seat), thinking, generator);
  }

 private:
  std::string_view level_;
  std::unique_ptr<Strategy<G>> strategy_;
};

template <Game G>
std::unique_ptr<Bot> make_bot_of(std::string_view level) {
  if (level == "random") return std::make_unique<BotOf<G>>(kLevels[0], std::make_unique<RandomStrategy<G>>());
  if (level == "greedy") return std::make_unique<BotOf<G>>(kLevels[1], make_greedy<G>());
  return nullptr;
}

std::string level_names() {
  std::string names;
  for (const std::string_view level : bot_levels()) names.append(names.empty() ? "" : ", ").append(level);
  return names;
}

}  // namespace

std::unique_ptr<Bot> make_bot(std::string_view game, std::string_view level) {
  std::unique_ptr<Bot> bot;
  AllGames::each([&]<Game G>() {
    if (game == G::kName) bot = make_bot_of<G>(level_called(level));
  });
  return bot;
}

std::span<const std::string_view> bot_levels() { return kLevels; }

Action choose_as_bot(const AnyGame& game, Seat seat, std::string_view level, int budget_ms, u64 seed) {
  const auto bot = make_bot(game.name(), level);
  if (!bot) throw BadInput{"level", "one of " + level_names() + " is expected"};
  Generator generator(key_from_text("bot " + std::to_string(seed)));
  return bot->choose(game, seat, {.budget_ms = budget_ms}, generator);
}

}  // namespace bathys
