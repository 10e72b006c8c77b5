// Who asks, and for whom: hosts that this server answers to, and clients behind proxies.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/integers.hpp"

namespace bathys::server {

/// A part of the addresses of the net: "10.0.0.0/8", "::1", "192.168.1.7".
class AddressRange {
 public:
  /// Nothing when the text is none.
  static std::optional<AddressRange> read(std::string_view text);
  bool holds(std::string_view address) const;

 private:
  std::vector<u8> bytes_{};  ///< 4 or 16
  unsigned bits_ = 0;
};

/// Who is behind a connection that comes from `peer`. What a proxy says in X-Forwarded-For counts only when it is
/// trusted, and of that the last address that is not itself a trusted proxy's: everything before it can be invented.
std::string client_address(const std::string& peer, std::string_view forwarded_for,
                           const std::vector<AddressRange>& trusted);

/// Whether a request may name this host. A page from elsewhere can make a browser believe that its own name leads here
/// (DNS rebinding) and would then be taken for ours; so only names that nobody else can own are answered to: addresses,
/// names without a dot, "localhost", those given, and those of `origins` ("https://example.org"). Programs that name no
/// host are welcome.
bool host_allowed(std::string_view host, const std::vector<std::string>& named,
                  const std::vector<std::string>& origins);

}  // namespace bathys::server
