// The files of the page: from one folder, compressed when a compressed sibling is there.
#pragma once

#include <filesystem>
#include <string>

#include "server/http.hpp"

namespace bathys::server {

class StaticFiles {
 public:
  explicit StaticFiles(std::filesystem::path folder);

  /// A file; any other path gets the page itself, which has routes of its own.
  HttpAnswer get(const HttpRequest& request) const;

 private:
  std::filesystem::path folder_;
};

}  // namespace bathys::server
