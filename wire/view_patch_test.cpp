// The difference of two views leads from one to the other.
#include "wire/view_patch.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "games/all/games.hpp"
#include "wire/json.hpp"
#include "wire/json_archive.hpp"
#include "wire/parsing.hpp"

namespace bathys::wire {
namespace {

using wire::Json;

std::unique_ptr<AnyGame> begin(std::string_view game, const Json& options, std::string_view seed) {
  wire::JsonReader reader(options, "options");
  return find_game(game)->begin(reader, key_from_text(seed));
}

Json patch_of(const ViewTree& before, const ViewTree& after) {
  std::string text;
  write_patch(before, after, text);
  return wire::parse_json(text);
}

void play_randomly(AnyGame& game, Generator& dice) {
  const Seat seat = game.decision().asked.front();
  Options options;
  game.legal(seat, options);
  game.play(seat, options[static_cast<int>(dice.below(static_cast<u32>(options.size())))]);
}

/// Lists of any length and shape, to go where games do not go.
class Made {
 public:
  explicit Made(const Json& value) {
    std::string none;
    tree_.open_object({});
    write("x", value);
    tree_.close_object();
  }
  const ViewTree& tree() const { return tree_; }

 private:
  void write(const std::string& name, const Json& value) {
    if (value.is_number()) {
      i64 number = value;
      tree_.number(name, number, 0, 0);
    } else if (value.is_string()) {
      std::string text = value;
      tree_.text(name, text);
    } else if (value.is_boolean()) {
      bool flag = value;
      tree_.flag(name, flag);
    } else if (value.is_array()) {
      tree_.open_list(name, 0, 0, 0);
      for (const Json& one : value) write({}, one);
      tree_.close_list();
    } else {
      tree_.open_object(name);
      for (const auto& [key, one] : value.items()) write(key, one);
      tree_.close_object();
    }
  }
  ViewTree tree_;
};

/// The patch from one to the other, after checking that it leads there.
Json checked_patch(const Json& before, const Json& after) {
  const Json patch = patch_of(Made(before).tree(), Made(after).tree());
  Json way{{"x", before}};
  way = way.patch(patch);
  EXPECT_EQ(way["x"], after) << patch;
  return patch;
}

TEST(ViewTree, WritesTheSameJsonAsATreeOfValues) {
  for (const char* const game : {"otys", "thesauros"}) {
    const auto begun = begin(game, Json{{"players", 2}}, "same");
    for (const Seat viewer : {seat_at(0), seat_at(1), kSpectator}) {
      std::string text;
      ViewTree(*begun, viewer).write(0, text);
      Json written;
      JsonWriter writer(written);
      begun->write_view_for(viewer, writer);
      EXPECT_EQ(text, wire::write_json(written));
    }
  }
}

TEST(ViewTree, EscapesTexts) {
  for (const std::string& value : {std::string("a\"b\\c\n\t\r\b\f\x01\x1f/é"), std::string(), std::string("plain")}) {
    std::string text;
    write_text(value, text);
    EXPECT_EQ(text, wire::write_json(Json(value)));
  }
}

TEST(ViewPatch, IsEmptyWhenNothingChanged) {
  const auto game = begin("otys", Json{{"players", 2}}, "still");
  EXPECT_EQ(patch_of(ViewTree(*game, seat_at(0)), ViewTree(*game, seat_at(0))), Json::array());
}

std::string written(const ViewTree& tree) {
  std::string text;
  tree.write(0, text);
  return text;
}

TEST(ViewPatch, LeadsFromEachViewOfAGameToTheNext) {
  for (const char* const name : {"otys", "thesauros"}) {
    Generator dice(key_from_text(name));
    const auto game = begin(name, Json{{"players", 2}}, "walk");
    ViewTree kept[2] = {ViewTree(*game, seat_at(0)), ViewTree(*game, seat_at(1))};
    for (int i = 0; i < 400 && !game->decision().over; ++i) {
      const Seat viewer = seat_at(static_cast<int>(dice.below(2)));
      const ViewTree before(*game, viewer, &kept[index_of(viewer)]);
      Json view = wire::Teller(*game, viewer).view();
      play_randomly(*game, dice);
      const Json patch = patch_of(before, ViewTree(*game, viewer));
      ViewTree after(*game, viewer, &before);
      ASSERT_EQ(patch_of(before, after), patch) << "what was taken over has changed";
      ASSERT_EQ(written(after), written(ViewTree(*game, viewer)));
      kept[index_of(viewer)] = std::move(after);
      view = view.patch(patch);
      ASSERT_EQ(view, wire::Teller(*game, viewer).view()) << name << " " << i << " " << patch;
    }
  }
}

TEST(ViewPatch, TakesOneOutOfTheMiddleOfAListInOneStep) {
  EXPECT_EQ(checked_patch({1, 2, 3, 4}, {1, 3, 4}), (Json{{{"op", "remove"}, {"path", "/x/1"}}}));
  EXPECT_EQ(checked_patch({1, 3, 4}, {1, 2, 3, 4}), (Json{{{"op", "add"}, {"path", "/x/1"}, {"value", 2}}}));
}

TEST(ViewPatch, FindsItsWayBetweenAnyTwoValues) {
  checked_patch({1, 2, 3, 4, 5}, {5, 4});
  checked_patch(Json::array(), {1, {{"a", 2}}});
  checked_patch({{"a", 1}, {"b", 2}}, {{"b", 3}, {"c", Json::array()}});
  checked_patch({{"a", {{"b", true}}}}, {{"a", "b"}});
  checked_patch({{"a/b", 1}, {"c~d", 2}}, {{"a/b", 3}, {"c~d", 4}});
  checked_patch({{1, 2}, {3}}, {{1}, {3, 4}, {5}});
}

TEST(ViewPatch, FindsItsWayBetweenRandomLists) {
  Generator dice(key_from_text("lists"));
  const auto any_list = [&] {
    Json list = Json::array();
    for (u32 i = dice.below(7); i > 0; --i) list.push_back(static_cast<int>(dice.below(3)));
    return list;
  };
  for (int i = 0; i < 500; ++i) {
    const Json before = any_list();
    checked_patch(before, any_list());
  }
}

}  // namespace
}  // namespace bathys::wire
