// The printed components of a game: where each value comes from, and the one way to put other ones in play.
//
// A game keeps all its printed values in one plain struct, `G::Components`, baked from its component file, and one
// variable of it, `G::in_play()`, which its rules read. `G::describe(archive, components)` lists the fields once, with
// their bounds: a component file can be read at run time, and every value has a name (core/printed_values.hpp).
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string_view>

#include "core/archive.hpp"
#include "core/printed_values.hpp"

namespace bathys {

/// Where a value comes from; told to people by `bathys data`.
enum class Provenance : u8 { rulebook, derived, partly, reconstructed };
inline constexpr std::array<std::string_view, 4> kProvenanceWords{"rulebook", "derived", "partly", "reconstructed"};

/// Where the values of a group come from.
struct TableNote {
  std::string_view name;
  Provenance provenance;

  constexpr bool operator==(const TableNote&) const = default;
};

/// The SHA-256 of the component data, as hexadecimal digits: part of every record and link.
using ComponentsHash = std::array<char, 64>;
constexpr ComponentsHash components_hash_of(std::string_view digits) {
  ComponentsHash hash{};
  for (std::size_t i = 0; i < hash.size() && i < digits.size(); ++i) hash[i] = digits[i];
  return hash;
}
constexpr std::string_view as_text(const ComponentsHash& hash) { return {hash.data(), hash.size()}; }

/// The head of every component file. What it says in words is for people: it is read and not kept.
void component_head(Archive& archive, std::string_view game);
/// A text for people: read and not kept.
void component_note(Archive& archive, std::string_view name);
/// The name of an item, which the game knows by its place: no other is accepted.
void component_id(Archive& archive, std::string_view id);
/// A number that may be left out, which says 0.
template <std::integral T>
void number_if_any(Archive& archive, std::string_view name, T& value, i64 least, i64 most) {
  if (archive.reading() ? !archive.has(name) : value == 0) {
    value = 0;
  } else {
    field(archive, name, value, least, most);
  }
}
/// A number that the game is built around: it stands in the file, and can be no other.
void fixed_number(Archive& archive, std::string_view name, i64 value);

/// A group of values with one provenance, its note among `notes`.
template <class Notes, class Fields>
void component_group(Archive& archive, Notes& notes, std::string_view name, Fields fields) {
  object(archive, name, [&] {
    fields();
    for (TableNote& note : notes) {
      if (note.name == name) named(archive, "provenance", note.provenance, kProvenanceWords);
    }
    component_note(archive, "note");
  });
}

template <class G>
concept HasComponents = requires(Archive& archive, typename G::Components& components) {
  { G::in_play() } -> std::same_as<typename G::Components&>;
  { components.hash } -> std::same_as<ComponentsHash&>;
  G::describe(archive, components);
};

template <HasComponents G>
ValuesByName values_by_name_of(typename G::Components components) {
  return ValuesByName([&](Archive& archive) { G::describe(archive, components); });
}

/// The names of the values in play; found out when first asked for.
template <HasComponents G>
ValuesByName& values_in_play() {
  static ValuesByName values = values_by_name_of<G>(G::in_play());
  return values;
}

/// Puts other components in play, for the whole process. Nothing guards them, because rules read them millions of times
/// a second: set them before other threads play, and not in the middle of a game.
template <HasComponents G>
void use_components(const typename G::Components& components) {
  ValuesByName& values = values_in_play<G>();
  G::in_play() = components;
  // What a game works out of its components once: `static void components_changed()`.
  if constexpr (requires { G::components_changed(); }) G::components_changed();
  values = values_by_name_of<G>(components);
}

/// Components that are in play until the end of a scope.
class OtherComponents {
 public:
  virtual ~OtherComponents() = default;
};

template <HasComponents G>
class ComponentsInPlay final : public OtherComponents {
 public:
  explicit ComponentsInPlay(const typename G::Components& components)
      : before_(std::make_unique<typename G::Components>(G::in_play())) {
    use_components<G>(components);
  }
  ~ComponentsInPlay() override { use_components<G>(*before_); }
  ComponentsInPlay(const ComponentsInPlay&) = delete;
  ComponentsInPlay& operator=(const ComponentsInPlay&) = delete;

 private:
  std::unique_ptr<const typename G::Components> before_;
};

/// The components that an archive holds; throws BadInput naming the value that is missing or cannot be.
template <HasComponents G>
typename G::Components read_components(Archive& archive, std::string_view hash) {
  typename G::Components components = G::in_play();
  G::describe(archive, components);
  components.hash = components_hash_of(hash);
  return components;
}

}  // namespace bathys
