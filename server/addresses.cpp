// Who asks, and for whom: hosts that this server answers to, and clients behind proxies.
#include "server/addresses.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <cctype>
#include <charconv>

namespace bathys::server {
namespace {

/// The bytes of an address, 4 or 16; none when it is no address. An IPv4 address within IPv6 is taken for itself.
std::vector<u8> bytes_of_address(std::string_view text) {
  const std::string whole(text);
  std::vector<u8> bytes(16);
  if (::inet_pton(AF_INET, whole.c_str(), bytes.data()) == 1) {
    bytes.resize(4);
    return bytes;
  }
  if (::inet_pton(AF_INET6, whole.c_str(), bytes.data()) != 1) return {};
  const bool mapped = std::all_of(bytes.begin(), bytes.begin() + 10, [](u8 byte) { return byte == 0; }) &&
                      bytes[10] == 0xFF && bytes[11] == 0xFF;
  if (mapped) bytes.erase(bytes.begin(), bytes.begin() + 12);
  return bytes;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

bool any_holds(const std::vector<AddressRange>& ranges, std::string_view address) {
  return std::any_of(ranges.begin(), ranges.end(), [&](const AddressRange& one) { return one.holds(address); });
}

/// "example.org:8080" and "[::1]:8080" without port and brackets, in small letters.
std::string name_of_host(std::string_view host) {
  if (host.starts_with('[')) {
    const std::size_t end = host.find(']');
    host = host.substr(1, end == std::string_view::npos ? end : end - 1);
  } else if (std::count(host.begin(), host.end(), ':') == 1) {
    host = host.substr(0, host.find(':'));
  }
  if (host.ends_with('.')) host.remove_suffix(1);
  std::string name(host);
  std::transform(name.begin(), name.end(), name.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return name;
}

}  // namespace

std::optional<AddressRange> AddressRange::read(std::string_view text) {
  const std::size_t slash = text.find('/');
  AddressRange range;
  range.bytes_ = bytes_of_address(text.substr(0, slash));
  if (range.bytes_.empty()) return std::nullopt;
  range.bits_ = static_cast<unsigned>(range.bytes_.size() * 8);
  if (slash == std::string_view::npos) return range;
  const std::string_view bits = text.substr(slash + 1);
  unsigned given = 0;
  const auto [end, error] = std::from_chars(bits.data(), bits.data() + bits.size(), given);
  if (error != std::errc() || end != bits.data() + bits.size() || given > range.bits_) return std::nullopt;
  range.bits_ = given;
  return range;
}

bool AddressRange::holds(std::string_view address) const {
  const std::vector<u8> other = bytes_of_address(address);
  if (other.size() != bytes_.size()) return false;
  for (unsigned bit = 0; bit < bits_; ++bit) {
    const auto mask = static_cast<u8>(0x80u >> (bit % 8));
    if ((bytes_[bit / 8] & mask) != (other[bit / 8] & mask)) return false;
  }
  return true;
}

std::string client_address(const std::string& peer, std::string_view forwarded_for,
                           const std::vector<AddressRange>& trusted) {
  std::string client = peer;
  while (any_holds(trusted, client) && !forwarded_for.empty()) {
    const std::size_t comma = forwarded_for.rfind(',');
    const std::string_view last = trimmed(forwarded_for.substr(comma == std::string_view::npos ? 0 : comma + 1));
    // What is no address was not written by a proxy that does its work.
    if (bytes_of_address(last).empty()) return client;
    client = last;
    forwarded_for = comma == std::string_view::npos ? std::string_view() : forwarded_for.substr(0, comma);
  }
  return client;
}

bool host_allowed(std::string_view host, const std::vector<std::string>& named,
                  const std::vector<std::string>& origins) {
  const std::string name = name_of_host(host);
  if (name.empty() || name.find('.') == std::string::npos || !bytes_of_address(name).empty()) return true;
  const auto is_named = [&](const std::string& one) { return name_of_host(one) == name; };
  const auto is_origin = [&](const std::string& origin) {
    const std::size_t scheme = origin.find("://");
    return scheme != std::string::npos && name_of_host(std::string_view(origin).substr(scheme + 3)) == name;
  };
  return std::any_of(named.begin(), named.end(), is_named) || std::any_of(origins.begin(), origins.end(), is_origin);
}

}  // namespace bathys::server
