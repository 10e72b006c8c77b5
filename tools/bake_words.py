"""Checks the languages against English and writes them as constant C++: bake_words.py KIND OUT.inc WORDS.json...

A language is a folder named by its code; each of its files holds one part of its words: "fr/shared.json". Its name and
its plurals are "language.name" and "language.plurals"; a plural is called as in Unicode's CLDR, and its rule is written
as there ("n % 10 = 2..4 and n % 100 != 12..14"). Texts have the forms in this order; the last one serves all other
numbers and has no rule. KIND is "catalogue" for the words or "plurals" for the rules.

The words of a game ("fr/<game>.json", "fr/<game>_page.json") may name values of its component file, which must be there.
"""

import re
import sys
from pathlib import Path

import baking
import games

# What a brace can be: doubled, it is itself; a placeholder for an argument or for printed values; or, alone, a mistake.
PATH = r"[a-z_]+(?:\.[A-Za-z0-9_-]+)*"
SUM = rf"{PATH}(?: [+-] (?:{PATH}|[0-9]+))*"
BRACE = re.compile(
    r"\{\{|\}\}"
    r"|\{(?:(?P<index>[0-7])(?P<forms>\|[^{}]*)?|(?P<term>[0-7])(?::(?P<form>[a-z]+)\^?|\^))\}"
    rf"|\{{=(?P<sum>{SUM})(?P<sum_forms>\|[^{{}}]*)?\}}"
    r"|(?P<mistake>[{}])"
)
CODE = re.compile(r"[a-z]{2,3}(-[a-z]+)?")
NAME_KEY = "language.name"
PLURALS = "language.plurals."
PLURAL_NAMES = ["zero", "one", "two", "few", "many", "other"]
# One comparison of a plural's rule: what, and with which numbers.
RANGE = r"[0-9]+(?:\.\.[0-9]+)?"
RELATION = re.compile(rf"n(?: % (?P<modulus>[1-9][0-9]*))? (?P<sign>=|!=) (?P<ranges>{RANGE}(?:,{RANGE})*)")
# What every game of the list says, beside its own sentences.
GAME_KEYS = ["{}.name", "{}.round", "{}.rule.intro", "game.{}.tagline"]
# A sentence said to the one it is about: a language may have one where English needs none.
VARIANT = "you"


def flatten(problems, where, data, prefix=""):
    """Nested objects as one flat object whose keys are joined with dots."""
    flat = {}
    for key, value in data.items():
        inner = flatten(problems, where, value, f"{prefix}{key}.") if isinstance(value, dict) else {prefix + key: value}
        for name, text in inner.items():
            check_text(problems, f'{where}, "{name}"', text)
            if name in flat:
                problems.add(f'{where}, "{name}"', "this key is written twice")
            flat[name] = text if isinstance(text, str) else ""
    return flat


def check_text(problems, where, text):
    if not isinstance(text, str):
        problems.add(where, "must be a text")
    elif "\0" in text:
        problems.add(where, "must not hold a zero character")
    elif len(text.encode("utf-8")) > baking.MAX_LITERAL_BYTES:
        problems.add(where, f"is longer than {baking.MAX_LITERAL_BYTES} bytes")
    elif any(brace["mistake"] for brace in BRACE.finditer(text)):
        problems.add(where, f"has a broken placeholder: {text}")


def placeholders(text):
    """The (index, form or None) pairs a template asks for."""
    braces = [(brace["index"] or brace["term"], brace["form"]) for brace in BRACE.finditer(text)]
    return [(index, form) for index, form in braces if index]


def indices(text):
    return {index for index, _ in placeholders(text)}


def paths(text):
    """The printed values a template asks for, by their paths."""
    parts = [part for brace in BRACE.finditer(text) if brace["sum"] for part in re.split(" [+-] ", brace["sum"])]
    return {part for part in parts if not part.isdigit()}


def asked(text):
    """All that a template asks for: arguments by number, printed values by path."""
    return indices(text) | {f"={path}" for path in paths(text)}


def plural_counts(text):
    """How many forms each plural of a template has."""
    forms = [brace["forms"] or brace["sum_forms"] for brace in BRACE.finditer(text)]
    return {each.count("|") for each in forms if each}


def game_of(part, game_names):
    """The game whose words a part holds: "<game>_page" are words of that game; None for what all games share."""
    return next((game for game in game_names if part == game or part.startswith(f"{game}_")), None)


def printed_value(data, path):
    """The whole number at a path of component data, or None; entries of a list go by their id, else by their place."""
    for step in path.split("."):
        if isinstance(data, list):
            ids = {entry["id"]: entry for entry in data if isinstance(entry, dict) and "id" in entry}
            data = ids or {str(i): entry for i, entry in enumerate(data)}
        data = data.get(step) if isinstance(data, dict) else None
    return data if type(data) is int else None


def check_values(problems, where, text, game, components):
    """What a text says of printed values stands in the component file of its game."""
    for path in sorted(paths(text)):
        if game is None:
            problems.add(where, f"names the printed value {path}, but these are not the words of one game")
        elif printed_value(components.get(game), path) is None:
            problems.add(where, f"the components of {game} have no whole number {path}")


def forms_of(words):
    """The forms of terms ("acc") that this language's own templates ask for."""
    return {form for text in words.values() for _, form in placeholders(text) if form}


def base_of(key, endings, known):
    """The key that this one is a form of, or None: "diver.spy.acc" is a form of "diver.spy"."""
    base, _, ending = key.rpartition(".")
    return base if ending in endings and base in known else None


def merge(problems, code, parts, components):
    """The words of all parts of one language, and the file that each of them stands in."""
    words, files = {}, {}
    for part, data in sorted(parts.items()):
        where, game = f"{code}/{part}.json", game_of(part, components)
        for key, text in flatten(problems, where, data).items():
            if key in words:
                problems.add(f'{where}, "{key}"', f"this key is also in {files[key]}")
            check_values(problems, f'{where}, "{key}"', text, game, components)
            words[key], files[key] = text, where
    return words, files


def compare(problems, code, words, files, english, english_files):
    """A language says everything that English says, with the same arguments, and nothing else but its own forms."""
    asked_in_english = forms_of(english)
    own_endings = forms_of(words) | {VARIANT}
    for key in sorted(english):
        if key not in words and base_of(key, asked_in_english, english) is None:
            problems.add(f'{code}{english_files[key].removeprefix("en")}, "{key}"', "is missing")
    for key, text in sorted(words.items()):
        base, where = base_of(key, own_endings, english), files[key]
        if key not in english and base is None:
            problems.add(f'{where}, "{key}"', "English has no such key")
        elif key in english and asked(text) != asked(english[key]):
            problems.add(f'{where}, "{key}"', f"has placeholders {listed(text)} where English has {listed(english[key])}")
        elif key not in english and not asked(text) <= asked(english[base]):
            problems.add(f'{where}, "{key}"', f'has placeholders {listed(text)} where "{base}" has {listed(english[base])}')


def listed(text):
    return ", ".join(f"{{{index}}}" for index in sorted(asked(text))) or "none"


def relation(text):
    """The C++ condition of one comparison, or None when it cannot be read."""
    match = RELATION.fullmatch(text.strip())
    if not match:
        return None
    value = f"n % {match['modulus']}" if match["modulus"] else "n"
    tests = []
    for part in match["ranges"].split(","):
        low, _, high = part.partition("..")
        tests.append(f"({value} >= {low} && {value} <= {high})" if high else f"{value} == {low}")
    joined = tests[0] if len(tests) == 1 else "(" + " || ".join(tests) + ")"
    return joined if match["sign"] == "=" else f"!({joined})"


def condition(rule):
    """The C++ condition of a plural's rule, comparisons joined by "and" and "or"; None when it cannot be read."""
    either = [[relation(part) for part in every.split(" and ")] for every in rule.split(" or ")]
    if any(part is None for every in either for part in every):
        return None
    joined = [" && ".join(every) for every in either]
    return joined[0] if len(joined) == 1 else " || ".join(f"({every})" for every in joined)


def take_plurals(problems, code, words, files):
    """The plurals of a language in their order, taken out of its words: [(name, C++ condition)]."""
    keys = [key for key in words if key.startswith(PLURALS)]
    plurals = [(key.removeprefix(PLURALS), words.pop(key), files.pop(key)) for key in keys]
    if not plurals:
        problems.add(f'{code}, "{PLURALS[:-1]}"', "is missing; at least the form \"other\" is needed")
    for i, (name, rule, file) in enumerate(plurals):
        where = f'{file}, "{PLURALS}{name}"'
        if name not in PLURAL_NAMES:
            problems.add(where, f'a plural is called one of {", ".join(PLURAL_NAMES)}')
        if i + 1 == len(plurals) and rule:
            problems.add(where, "the last form serves all other numbers and has no rule")
        if i + 1 < len(plurals) and condition(rule) is None:
            problems.add(where, f"is no rule: {rule}")
    return [(name, condition(rule) if rule else None) for name, rule, _ in plurals]


def check_plurals(problems, words, files, plurals):
    """Every plural has all the forms of its language, or one for all numbers."""
    for key, text in sorted(words.items()):
        for count in sorted(plural_counts(text) - {1, len(plurals)}):
            problems.add(f'{files[key]}, "{key}"', f"a plural has {count} forms where the language has {len(plurals)}")


def check_games(problems, names, english):
    """Every game of the list says what it is, and what has a title in its rules has a text."""
    for game in names:
        for key in (key.format(game) for key in GAME_KEYS):
            if key not in english:
                problems.add(f'en, "{key}"', f"is missing; {game} is in the list of games")
        title = f"{game}.rule.title."
        for section in (key.removeprefix(title) for key in english if key.startswith(title)):
            if f"{game}.rule.{section}" not in english:
                problems.add(f'en, "{game}.rule.{section}"', "is missing; the section has a title")


def plural_function(code, plurals):
    lines = [f"  if ({rule}) return {i};\n" for i, (_, rule) in enumerate(plurals) if rule]
    unused = "" if lines else "[[maybe_unused]] "
    return (
        f"constexpr std::size_t plural{constant_name(code)[1:]}({unused}u64 n) {{\n"
        + "".join(lines)
        + f"  return {len(plurals) - 1};\n}}\n"
    )


def constant_name(code):
    return "k" + "".join(part.capitalize() for part in code.split("-"))


def table(code, words, files, game_names):
    """The entries of a language; a text that names printed values says of which game."""

    def row(key):
        text = [baking.cpp_string(key), baking.cpp_string(words[key])]
        if paths(words[key]):
            text.append(baking.cpp_string(game_of(Path(files[key]).stem, game_names)))
        return f"    {{{', '.join(text)}}},\n"

    return f"inline constexpr Entry {constant_name(code)}[] = {{\n{''.join(map(row, sorted(words)))}}};\n"


def language_row(code, words):
    constant = constant_name(code)
    return f"    {{{baking.cpp_string(code)}, {baking.cpp_string(words[NAME_KEY])}, {constant}, std::size({constant})}},\n"


def read_all(languages, components, game_names=()):
    """{code: (words, files, plurals)} of {code: {part: data}}, which name values of {game: component data}, English
    first; raises baking.Stop with all that is wrong."""
    problems = baking.Problems()
    merged = {code: merge(problems, code, parts, components) for code, parts in languages.items()}
    plurals = {code: take_plurals(problems, code, words, files) for code, (words, files) in merged.items()}
    if "en" not in merged:
        problems.add("en", "is missing; every language is compared with English")
    for code, (words, files) in merged.items():
        if not CODE.fullmatch(code):
            problems.add(code, "must be named after a language code in small letters")
        if not words.get(NAME_KEY):
            problems.add(f'{code}, "{NAME_KEY}"', "is missing or empty")
        compare(problems, code, words, files, *merged.get("en", (words, files)))
        check_plurals(problems, words, files, plurals[code])
    check_games(problems, game_names, merged.get("en", ({}, {}))[0])
    problems.stop_if_any()
    codes = sorted(merged, key=lambda code: (code != "en", code))
    return {code: (*merged[code], plurals[code]) for code in codes}


def bake(languages, components):
    """The C++ text of the words of {code: {part: data}} for the games of {game: component data}."""
    known = read_all(languages, components, components)
    head = "// The words of all languages, baked from the catalogue; edit the catalogue, not this file.\n"
    rows = "".join(language_row(code, words) for code, (words, _, _) in known.items())
    tables = [table(code, words, files, components) for code, (words, files, _) in known.items()]
    return "\n".join([head] + tables + [f"inline constexpr LanguageData kLanguages[] = {{\n{rows}}};\n"])


def bake_plurals(languages, components):
    """The C++ text of the plural rules of {code: {part: data}}."""
    known = read_all(languages, components)
    head = "// The plurals of all languages, baked from the catalogue; edit the catalogue, not this file.\n"
    functions = [plural_function(code, plurals) for code, (_, _, plurals) in known.items()]
    rows = "".join(f"    {{{baking.cpp_string(code)}, plural{constant_name(code)[1:]}}},\n" for code in known)
    return "\n".join([head] + functions + [f"constexpr Rule kRules[] = {{\n{rows}}};\n"])


def load(paths):
    languages = {}
    for path in map(Path, paths):
        where = f"{path.parent.name}/{path.name}"
        try:
            data = baking.load_json(path)
        except baking.Stop as stop:
            raise baking.Stop([f"{where}: {line}" for line in stop.lines]) from stop
        if not isinstance(data, dict):
            raise baking.Stop([f"{where}: must be an object"])
        languages.setdefault(path.parent.name, {})[path.stem] = data
    return languages


def load_components():
    """The component data of every game of the list."""
    components = {}
    for game in games.names():
        try:
            components[game] = baking.load_json(games.components(game))
        except baking.Stop as stop:
            raise baking.Stop([f"{game}.components.json: {line}" for line in stop.lines]) from stop
    return components


def main(arguments):
    if len(arguments) < 3 or arguments[0] not in ("catalogue", "plurals"):
        sys.exit("use: bake_words.py catalogue|plurals OUT.inc WORDS.json...")
    kind, target, *sources = arguments

    def text():
        return (bake if kind == "catalogue" else bake_plurals)(load(sources), load_components())

    baking.run("words", lambda: baking.write_if_changed(target, text()))


if __name__ == "__main__":
    main(sys.argv[1:])
