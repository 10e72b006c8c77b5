// What can be chosen when the server starts.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.hpp"
#include "bots/coach/coach.hpp"
#include "core/integers.hpp"
#include "server/addresses.hpp"

namespace bathys::server {

/// Milliseconds and seconds since 1970, by the machine's clock, which may be set at any time: nothing is measured by
/// it.
i64 now_ms();
inline i64 now_seconds() { return now_ms() / 1000; }

struct Settings {
  std::string bind = "127.0.0.1";
  u16 port = 8080;  ///< 0: any that is free
  std::string web{};
  int threads = 2;
  int bot_threads = 1;
  int bot_ms = 1000;  ///< no bot thinks longer
  /// Bots think less the more of them wait, so that each answers within this time. Half of what people are promised:
  /// what comes while they think is not known when they begin.
  int bot_latency_ms = 1000;
  /// Who plays as a bot of a level; other than the usual ones for tests.
  std::function<std::unique_ptr<Bot>(std::string_view game, std::string_view level)> make_bot = bathys::make_bot;
  /// Who gives hints, and how many simulations for each: 0 for as long as a bot may think.
  std::function<std::unique_ptr<Coach>(std::string_view game)> make_coach = bathys::make_coach;
  int hint_simulations = 0;
  /// Milliseconds since 1970, for what people read and for nothing else; other than the machine's for tests.
  std::function<i64()> wall_ms = now_ms;
  /// Pages from elsewhere that may use the server, like "https://example.org"; the server's own always may.
  std::vector<std::string> origins{};
  /// Names by which people reach the server, besides those that nobody else can own (`host_allowed`).
  std::vector<std::string> hosts{};
  std::vector<AddressRange> trusted_proxies{};  ///< whose X-Forwarded-For is believed

  std::size_t message_bytes = 16 * 1024;
  std::size_t queue_bytes = 1024 * 1024;  ///< what may wait for a client that does not read
  int messages_per_second = 50;           ///< from one connection, after a burst of twice as many; dear ones count more
  int connections = 20'000;
  // For each address; the machine's own is not counted.
  int connections_per_address = 100;
  int tables_per_hour = 100;
  int hello_seconds = 10;
  int unready_ms = 2'000;     ///< a storage that takes longer to answer is not one to send people to
  int unhealthy_ms = 60'000;  ///< one that takes longer, or threads that do nothing for so long, will never go on
  int silence_seconds = 60;   ///< a client that does not even answer a ping is gone
  int idle_seconds = 300;     ///< a table that nobody looks at is dropped from memory
  int keep_days = 0;          ///< a game that is not over is removed when nobody came for so long; 0: never
};

}  // namespace bathys::server
