// The client side of HTTP and WebSocket, as little of it as a load tool needs.
#include "bench/load_socket.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <utility>

namespace bathys::load {
namespace {

constexpr std::size_t kChunk = 16 * 1024;
constexpr u8 kTextFrame = 0x81;
constexpr u8 kCloseFrame = 0x88;
constexpr u8 kPingFrame = 0x89;
constexpr u8 kPongFrame = 0x8A;
constexpr u8 kMasked = 0x80;

void write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(file, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno == EAGAIN) continue;  // frames are small: the buffer is never full for long
    if (sent < 0) throw std::runtime_error(std::string("send: ") + std::strerror(errno));
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}

}  // namespace

int connect_to(u16 port) {
  const int file = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (file < 0 || ::connect(file, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    throw std::runtime_error(std::string("connect: ") + std::strerror(errno));
  }
  const int yes = 1;
  ::setsockopt(file, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  return file;
}

std::string request(u16 port, const std::string& method, const std::string& path, const std::string& body) {
  const int file = connect_to(port);
  write_all(file, method + " " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: " +
                      std::to_string(body.size()) + "\r\n\r\n" + body);
  std::string answer;
  char chunk[kChunk];
  for (ssize_t got = 0; (got = ::read(file, chunk, sizeof chunk)) > 0;) {
    answer.append(chunk, static_cast<std::size_t>(got));
  }
  ::close(file);
  const std::size_t end = answer.find("\r\n\r\n");
  if (end == std::string::npos) throw std::runtime_error("no answer to " + path);
  return answer.substr(end + 4);
}

WebSocket::WebSocket(u16 port) : file_(connect_to(port)) {
  write_all(file_,
            "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
  while (input_.find("\r\n\r\n") == std::string::npos) {
    if (!read()) throw std::runtime_error("no WebSocket there");
  }
  input_.erase(0, input_.find("\r\n\r\n") + 4);
}

WebSocket::WebSocket(WebSocket&& other) noexcept { *this = std::move(other); }

WebSocket& WebSocket::operator=(WebSocket&& other) noexcept {
  std::swap(file_, other.file_);
  std::swap(input_, other.input_);
  std::swap(used_, other.used_);
  return *this;
}

WebSocket::~WebSocket() {
  if (file_ >= 0) ::close(file_);
}

void WebSocket::make_nonblocking() { ::fcntl(file_, F_SETFL, ::fcntl(file_, F_GETFL) | O_NONBLOCK); }

void WebSocket::send(std::string_view text) { send(kTextFrame, text); }

void WebSocket::send(u8 kind, std::string_view text) {
  std::string frame;
  frame.reserve(text.size() + 8);
  frame += static_cast<char>(kind);
  if (text.size() < 126) {
    frame += static_cast<char>(kMasked | text.size());
  } else {
    frame += static_cast<char>(kMasked | 126);
    frame += static_cast<char>(text.size() >> 8);
    frame += static_cast<char>(text.size() & 0xFF);
  }
  frame.append(4, '\0').append(text);
  write_all(file_, frame);
}

bool WebSocket::read() {
  input_.erase(0, used_);
  used_ = 0;
  const std::size_t before = input_.size();
  input_.resize(before + kChunk);
  const ssize_t got = ::read(file_, input_.data() + before, kChunk);
  input_.resize(before + static_cast<std::size_t>(got > 0 ? got : 0));
  return got > 0 || (got < 0 && (errno == EAGAIN || errno == EINTR));
}

bool WebSocket::next(std::string_view& message) {
  while (true) {
    const std::string_view rest = std::string_view(input_).substr(used_);
    if (rest.size() < 2) return false;
    const auto byte = [&](std::size_t i) { return static_cast<u8>(rest[i]); };
    std::size_t head = 2;
    u64 size = byte(1) & 0x7F;
    if (size >= 126) {
      const std::size_t more = size == 126 ? 2 : 8;
      if (rest.size() < head + more) return false;
      size = 0;
      for (std::size_t i = 0; i < more; ++i) size = (size << 8) | byte(head + i);
      head += more;
    }
    if (rest.size() < head + size) return false;
    used_ += head + size;
    if (byte(0) == kCloseFrame) throw std::runtime_error("closed: " + std::string(rest.substr(head + 2, size - 2)));
    if (byte(0) == kPingFrame) send(kPongFrame, rest.substr(head, size));  // who does not answer is taken for gone
    if (byte(0) != kTextFrame) continue;
    message = rest.substr(head, size);
    return true;
  }
}

}  // namespace bathys::load
