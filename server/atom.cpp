// The turns of a passport as an Atom feed (RFC 4287).
#include <ctime>

#include "server/desk.hpp"
#include "server/passport_secrets.hpp"

namespace bathys::server {
namespace {

/// Names are people's; whatever they are made of is text.
std::string escaped(std::string_view text) {
  std::string out;
  for (const char letter : text) {
    switch (letter) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += letter;
    }
  }
  return out;
}

std::string time_text(i64 seconds) {
  const std::time_t time = seconds;
  std::tm parts{};
  ::gmtime_r(&time, &parts);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
  return text;
}

std::string element(std::string_view name, std::string_view text) {
  return std::string("<").append(name).append(">").append(escaped(text)).append("</").append(name).append(">\n");
}

std::string link_to(std::string_view address) {
  return std::string("<link rel=\"alternate\" type=\"text/html\" href=\"").append(escaped(address)).append("\"/>\n");
}

}  // namespace

std::string atom_feed(const std::string& name, const std::string& title, i64 changed, const std::vector<Turn>& turns) {
  std::string text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n";
  text += element("id", name) + element("title", title) + element("updated", time_text(changed));
  text += "<author><name>bathys</name></author>\n" + link_to("/");
  for (const Turn& turn : turns) {
    text += "<entry>\n";
    text += element("id", name_for(name + "\n" + turn.table + "\n" + std::to_string(turn.decision)));
    text += element("title", turn.title) + element("updated", time_text(turn.since));
    // The page knows the seat where it is held; the address alone opens nothing.
    text += link_to("/t/" + turn.table) + element("summary", turn.title) + "</entry>\n";
  }
  return text + "</feed>\n";
}

}  // namespace bathys::server
