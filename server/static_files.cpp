// The files of the page.
#include "server/static_files.hpp"

#include <array>
#include <fstream>
#include <iterator>
#include <optional>
#include <utility>

namespace bathys::server {
namespace {

namespace fs = std::filesystem;

constexpr std::pair<std::string_view, std::string_view> kFileTypes[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".wasm", "application/wasm"},
    {".txt", "text/plain; charset=utf-8"},
    {".woff2", "font/woff2"},
};
struct Packing {
  std::string_view name, ending;
};
constexpr Packing kPackings[] = {{"br", ".br"}, {"gzip", ".gz"}};

std::string_view type_of(const fs::path& file) {
  const std::string ending = file.extension().string();
  for (const auto& [known, type] : kFileTypes) {
    if (known == ending) return type;
  }
  return "application/octet-stream";
}

/// Letters that cannot lead out of the folder, and no hidden files.
bool harmless(std::string_view path) {
  if (path.empty() || path.front() != '/') return false;
  for (const char letter : path) {
    const bool usual = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
                       (letter >= '0' && letter <= '9') || letter == '/' || letter == '.' || letter == '-' ||
                       letter == '_';
    if (!usual) return false;
  }
  return path.find("/.") == std::string_view::npos && path.find("//") == std::string_view::npos;
}

std::optional<std::string> read(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(in), {});
}

bool is_file(const fs::path& file) {
  std::error_code none;
  return fs::is_regular_file(file, none);
}

/// Changes whenever the file does.
std::string tag_of(const fs::path& file, std::string_view packing) {
  std::error_code none;
  const auto written = fs::last_write_time(file, none).time_since_epoch().count();
  return "\"" + std::to_string(written) + "-" + std::to_string(fs::file_size(file, none)) + std::string(packing) + "\"";
}

HttpAnswer send_file(const fs::path& file, bool hashed, const HttpRequest& request) {
  HttpAnswer answer;
  answer.type = type_of(file);
  fs::path found = file;
  std::string_view packing;
  for (const Packing& one : kPackings) {
    const fs::path sibling = file.string() + std::string(one.ending);
    if (request.accept_encoding.find(one.name) == std::string::npos || !is_file(sibling)) continue;
    found = sibling;
    packing = one.name;
    break;
  }
  const std::string tag = tag_of(found, packing);
  answer.headers = {{"ETag", tag},
                    {"Vary", "Accept-Encoding"},
                    {"Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache"}};
  if (!packing.empty()) answer.headers.emplace_back("Content-Encoding", packing);
  if (request.if_none_match == tag) {
    answer.status = 304;
    return answer;
  }
  auto body = read(found);
  if (!body) return error_answer(404, "not_found", "there is no such file");
  answer.body = std::move(*body);
  return answer;
}

}  // namespace

StaticFiles::StaticFiles(fs::path folder) : folder_(std::move(folder)) {}

HttpAnswer StaticFiles::get(const HttpRequest& request) const {
  if (harmless(request.path)) {
    const fs::path file = folder_ / request.path.substr(1);
    // The names of these change with their content.
    if (is_file(file)) return send_file(file, request.path.starts_with("/assets/"), request);
    if (request.path.starts_with("/assets/")) return error_answer(404, "not_found", "there is no such file");
  }
  const fs::path page = folder_ / "index.html";
  if (!is_file(page))
    return error_answer(404, "not_found", "the page is not built; the server answers at /api and /ws");
  return send_file(page, false, request);
}

}  // namespace bathys::server
