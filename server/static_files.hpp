// The files of the page: from one folder, compressed when a compressed sibling is there.
#pragma once

#include <filesystem>
#include <string>

#include "server/http.hpp"

namespace bathys::server {

class StaticFiles {
 public:
  explicit StaticFiles(std::filesystem::path folder);

  /// A file, or the page itself for every path that is none: its routes are its own.
  HttpAnswer get(const HttpRequest& request) const;

 private:
  std::filesystem::path folder_;
};

}  // namespace bathys::server
