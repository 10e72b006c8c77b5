// The difference between two views as a JSON patch.
#include "wire/view_patch.hpp"

#include <algorithm>
#include <vector>

namespace bathys::wire {
namespace {

using Kind = ViewTree::Kind;

class Patch {
 public:
  Patch(const ViewTree& before, const ViewTree& after, std::string& out) : before_(before), after_(after), out_(out) {}

  void compare(u32 old, u32 now) {
    if (after_.took_over(now, before_, old)) return;
    if (before_[old].kind != after_[now].kind) return replace(now);
    if (before_[old].kind == Kind::object) return compare_objects(old, now);
    if (before_[old].kind == Kind::list) return compare_lists(old, now);
    if (!same(old, now)) replace(now);
  }

 private:
  using Places = std::vector<u32>;

  bool same(u32 old, u32 now) const {
    return after_.took_over(now, before_, old) || ViewTree::same(before_, old, after_, now);
  }

  static Places children(const ViewTree& tree, u32 index) {
    Places places;
    for (u32 i = index + 1; i < tree[index].end; i = tree[i].end) places.push_back(i);
    return places;
  }

  /// Fields keep their order, so the field wanted is nearly always the next one.
  static u32 find(const ViewTree& tree, u32 object, std::string_view name, u32& next) {
    if (next < tree[object].end && tree.name_of(next) == name) {
      const u32 found = next;
      next = tree[next].end;
      return found;
    }
    for (u32 i = object + 1; i < tree[object].end; i = tree[i].end) {
      if (tree.name_of(i) != name) continue;
      next = tree[i].end;
      return i;
    }
    return 0;
  }

  /// Whether taking fields away and adding others at the end leads to the same order. Frames of two rules may share a
  /// name in the midst of others.
  bool keeps_order(u32 old, u32 now) const {
    u32 next = old + 1;
    u32 last = old;
    bool added = false;
    for (u32 i = now + 1; i < after_[now].end; i = after_[i].end) {
      const u32 found = find(before_, old, after_.name_of(i), next);
      if (found != 0 && (added || found < last)) return false;
      if (found == 0) added = true;
      if (found != 0) last = found;
    }
    return true;
  }

  void compare_objects(u32 old, u32 now) {
    if (!keeps_order(old, now)) return replace(now);
    u32 next = now + 1;
    for (u32 i = old + 1; i < before_[old].end; i = before_[i].end) {
      const Step step(*this, before_.name_of(i));
      if (const u32 found = find(after_, now, before_.name_of(i), next)) {
        compare(i, found);
      } else {
        operation("remove", 0);
      }
    }
    next = old + 1;
    for (u32 i = now + 1; i < after_[now].end; i = after_[i].end) {
      if (find(before_, old, after_.name_of(i), next) != 0) continue;
      const Step step(*this, after_.name_of(i));
      operation("add", i);
    }
  }

  void compare_lists(u32 old, u32 now) {
    if (same(old, now)) return;
    const Places was = children(before_, old);
    const Places is = children(after_, now);
    std::size_t head = 0;
    std::size_t tail = 0;
    const std::size_t both = std::min(was.size(), is.size());
    if (was.size() != is.size()) {
      // What stands unchanged at either end stays, so that taking something from a list is one operation.
      while (head < both && same(was[head], is[head])) ++head;
      while (tail < both - head && same(was[was.size() - 1 - tail], is[is.size() - 1 - tail])) ++tail;
    }
    const std::size_t until = both - tail;
    for (std::size_t i = head; i < until; ++i) {
      const Step step(*this, i);
      compare(was[i], is[i]);
    }
    for (std::size_t i = until; i + tail < was.size(); ++i) {
      const Step step(*this, until);
      operation("remove", 0);
    }
    for (std::size_t i = until; i + tail < is.size(); ++i) {
      const Step step(*this, i);
      operation("add", is[i]);
    }
  }

  /// One step deeper in the path, as long as it lives.
  class Step {
   public:
    Step(Patch& patch, std::string_view name) : patch_(patch), size_(patch.path_.size()) {
      patch.path_ += '/';
      for (const char letter : name) {
        if (letter == '~' || letter == '/') {
          patch.path_ += letter == '~' ? "~0" : "~1";
        } else {
          patch.path_ += letter;
        }
      }
    }
    Step(Patch& patch, std::size_t place) : patch_(patch), size_(patch.path_.size()) {
      patch.path_ += '/';
      write_number(static_cast<i64>(place), patch.path_);
    }
    ~Step() { patch_.path_.resize(size_); }

   private:
    Patch& patch_;
    std::size_t size_;
  };

  void replace(u32 now) { operation("replace", now); }

  void operation(std::string_view name, u32 value) {
    if (!first_) out_ += ',';
    first_ = false;
    out_.append(R"({"op":")").append(name).append(R"(","path":)");
    write_text(path_, out_);
    if (name != "remove") {
      out_ += R"(,"value":)";
      after_.write(value, out_);
    }
    out_ += '}';
  }

  const ViewTree& before_;
  const ViewTree& after_;
  std::string& out_;
  std::string path_;
  bool first_ = true;
};

}  // namespace

void write_patch(const ViewTree& before, const ViewTree& after, std::string& out) {
  out += '[';
  Patch(before, after, out).compare(0, 0);
  out += ']';
}

}  // namespace bathys::wire
