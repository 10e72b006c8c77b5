#include "server/addresses.hpp"

#include <gtest/gtest.h>

namespace bathys::server {
namespace {

std::vector<AddressRange> ranges(std::initializer_list<const char*> texts) {
  std::vector<AddressRange> all;
  for (const char* const text : texts) all.push_back(AddressRange::read(text).value());
  return all;
}

TEST(AddressRange, HoldsTheAddressesWhoseFirstBitsAreTheSame) {
  const auto range = AddressRange::read("10.1.128.0/17").value();
  EXPECT_TRUE(range.holds("10.1.128.1"));
  EXPECT_TRUE(range.holds("::ffff:10.1.255.255"));
  EXPECT_FALSE(range.holds("10.1.127.255"));
  EXPECT_FALSE(range.holds("::1"));
  EXPECT_FALSE(range.holds("nonsense"));
  EXPECT_TRUE(AddressRange::read("0.0.0.0/0")->holds("1.2.3.4"));
  EXPECT_TRUE(AddressRange::read("fd00::/8")->holds("fd12::7"));
}

TEST(AddressRange, IsNotReadFromAnythingElse) {
  for (const char* const text : {"", "10.1.2", "10.0.0.0/33", "10.0.0.0/", "::/129", "10.0.0.0/8x", "example.org"}) {
    EXPECT_FALSE(AddressRange::read(text)) << text;
  }
}

TEST(ClientAddress, IsTheLastOneThatNoTrustedProxyHas) {
  const auto trusted = ranges({"127.0.0.1", "10.0.0.0/8"});
  EXPECT_EQ(client_address("127.0.0.1", "1.2.3.4", trusted), "1.2.3.4");
  EXPECT_EQ(client_address("127.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.9", trusted), "1.2.3.4");
  EXPECT_EQ(client_address("127.0.0.1", "10.0.0.8,10.0.0.9", trusted), "10.0.0.8");
  EXPECT_EQ(client_address("127.0.0.1", "", trusted), "127.0.0.1");
}

TEST(ClientAddress, IsNotWhatSomebodySaysWhoIsNotTrusted) {
  EXPECT_EQ(client_address("9.9.9.9", "1.2.3.4", ranges({"127.0.0.1"})), "9.9.9.9");
  EXPECT_EQ(client_address("127.0.0.1", "1.2.3.4", {}), "127.0.0.1");
  EXPECT_EQ(client_address("127.0.0.1", "1.2.3.4, nonsense", ranges({"127.0.0.1"})), "127.0.0.1");
}

TEST(HostAllowed, IsAnAddressALocalNameOrOneThatWasGiven) {
  for (const char* const host : {"", "localhost:8080", "127.0.0.1:1", "[::1]:8080", "::1", "box", "Example.org",
                                 "example.org.:443", "play.example.net"}) {
    EXPECT_TRUE(host_allowed(host, {"example.org"}, {"https://play.example.net:444"})) << host;
  }
}

TEST(HostAllowed, IsNoNameThatSomebodyElseMayOwn) {
  for (const char* const host : {"evil.example", "example.org.evil.example", "127.0.0.1.evil.example", "a.b:80"}) {
    EXPECT_FALSE(host_allowed(host, {"example.org"}, {})) << host;
  }
}

}  // namespace
}  // namespace bathys::server
