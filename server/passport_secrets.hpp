// What a passport's secret opens, and what nobody can open without it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/integers.hpp"

namespace bathys::server {

/// By which the turns of a passport can be read and nothing can be done. Whoever knows the passport's secret knows the
/// feed's; the other way nothing can be found out.
std::string feed_secret(std::string_view secret, u64 number);
/// What might be one.
bool is_feed_secret(std::string_view text);

/// The token of a seat, for the storage: only the passport's secret opens it.
std::string sealed(std::string_view token, std::string_view secret, std::string_view table);
/// Nothing for what was not sealed like that.
std::optional<std::string> unsealed(std::string_view text, std::string_view secret, std::string_view table);

/// A name of something in a feed that says nothing about it: always the same for the same text.
std::string name_for(std::string_view text);

}  // namespace bathys::server
