// What the terminal at hand can show, and lines of text painted for it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bathys::cli {

/// How things are shown. By default nothing but text is assumed.
struct Screen {
  int width = 80;
  int height = 24;
  bool colour = false;
  /// Colours of 24 bits instead of the 256.
  bool fine_colour = false;
  /// Linear sentences for a screen reader: no columns, no drawing, no symbols.
  bool plain = false;
  /// A real terminal that may be wiped between two pictures.
  bool wipes = false;
};

inline constexpr int kMinWidth = 80;
inline constexpr int kMaxWidth = 200;

/// The screen that standard output goes to. Colours need a terminal, and respect NO_COLOR.
Screen detect_screen(bool plain);

/// Takes the size again, for a window may change while a game lasts. Only for a screen that wipes.
void measure(Screen& screen);

/// What wipes the screen; nothing for a screen that does not.
std::string wipe(const Screen& screen);
/// What also wipes the lines that have scrolled away, so that nobody scrolls back to somebody else's secrets.
std::string wipe_all(const Screen& screen);

/// Paint by its meaning; each is the inside of an ANSI colour sequence.
namespace paint {
inline constexpr std::string_view kNone{};
inline constexpr std::string_view kStrong = "1";
inline constexpr std::string_view kFaint = "38;5;245";
inline constexpr std::string_view kTitle = "1;38;5;159";
inline constexpr std::string_view kGood = "1;38;5;120";
inline constexpr std::string_view kWarning = "1;38;5;215";
inline constexpr std::string_view kNumber = "1;38;5;123";
}  // namespace paint

/// One line of text, grown from the left, that knows how wide it is and what lies under it.
class Line {
 public:
  /// `ground` is painted under everything that does not bring its own paint.
  explicit Line(const Screen& screen, std::string_view ground = {});

  Line& add(std::string_view text, std::string_view paint = {});
  /// What another line holds, with its paint; that one has no ground of its own.
  Line& add(const Line& other);
  /// Spaces up to this column; a line that is longer already stays as it is.
  Line& pad_to(int column);
  int width() const { return width_; }
  std::string str() const;

 private:
  bool colour_;
  std::string ground_;
  std::string text_;
  int width_ = 0;
};

std::string painted(const Screen& screen, std::string_view text, std::string_view paint);

/// The text, cut to this many columns; an ellipsis shows where.
std::string fit(std::string_view text, int columns);

/// The text broken at spaces into lines of at most this many columns; all but the first are indented. Words longer than
/// a line are cut. Line breaks in the text stay.
std::vector<std::string> wrap(std::string_view text, int columns, int indent = 0);

}  // namespace bathys::cli
