"""Checks the languages against English and writes them as constant C++: bake_words.py KIND OUT.inc WORDS.json...

A language is a folder named by its code; each of its files holds one part of its words: "fr/shared.json". Its name and
its plurals are "language.name" and "language.plurals"; a plural is called as in Unicode's CLDR, and its rule is written
as there ("n % 10 = 2..4 and n % 100 != 12..14"). Texts have the forms in this order; the last one serves all other
numbers and has no rule. KIND is "catalogue" for the words or "plurals" for the rules.
"""

import re
import sys
from pathlib import Path

import baking
import games

# What a brace can be: doubled, it is itself; a placeholder; or, alone, a mistake.
BRACE = re.compile(r"\{\{|\}\}|\{(?P<index>[0-7])(?:\|[^{}]*|:(?P<form>[a-z]+)\^?|\^)?\}|(?P<mistake>[{}])")
CODE = re.compile(r"[a-z]{2,3}(-[a-z]+)?")
NAME_KEY = "language.name"
PLURALS = "language.plurals."
PLURAL_NAMES = ["zero", "one", "two", "few", "many", "other"]
# One comparison of a plural's rule: what, and with which numbers.
RANGE = r"[0-9]+(?:\.\.[0-9]+)?"
RELATION = re.compile(rf"n(?: % (?P<modulus>[1-9][0-9]*))? (?P<sign>=|!=) (?P<ranges>{RANGE}(?:,{RANGE})*)")
# What every game of the list says, beside its own sentences.
GAME_KEYS = ["{}.name", "{}.rule.intro", "game.{}.tagline", "page.game.{}", "page.tagline.{}"]
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
    return [(brace["index"], brace["form"]) for brace in BRACE.finditer(text) if brace["index"]]


def indices(text):
    return {index for index, _ in placeholders(text)}


def forms_of(words):
    """The forms of terms ("acc") that this language's own templates ask for."""
    return {form for text in words.values() for _, form in placeholders(text) if form}


def base_of(key, endings, known):
    """The key that this one is a form of, or None: "diver.spy.acc" is a form of "diver.spy"."""
    base, _, ending = key.rpartition(".")
    return base if ending in endings and base in known else None


def merge(problems, code, parts):
    """The words of all parts of one language, and the file that each of them stands in."""
    words, files = {}, {}
    for part, data in sorted(parts.items()):
        where = f"{code}/{part}.json"
        for key, text in flatten(problems, where, data).items():
            if key in words:
                problems.add(f'{where}, "{key}"', f"this key is also in {files[key]}")
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
        elif key in english and indices(text) != indices(english[key]):
            problems.add(f'{where}, "{key}"', f"has placeholders {listed(text)} where English has {listed(english[key])}")
        elif key not in english and not indices(text) <= indices(english[base]):
            problems.add(f'{where}, "{key}"', f'has placeholders {listed(text)} where "{base}" has {listed(english[base])}')


def listed(text):
    return ", ".join(f"{{{index}}}" for index in sorted(indices(text))) or "none"


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


def table(code, words):
    rows = "".join(f"    {{{baking.cpp_string(key)}, {baking.cpp_string(words[key])}}},\n" for key in sorted(words))
    return f"inline constexpr Entry {constant_name(code)}[] = {{\n{rows}}};\n"


def language_row(code, words):
    constant = constant_name(code)
    return f"    {{{baking.cpp_string(code)}, {baking.cpp_string(words[NAME_KEY])}, {constant}, std::size({constant})}},\n"


def read_all(languages, game_names=()):
    """{code: (words, plurals)} of {code: {part: data}}, English first; raises baking.Stop with all that is wrong."""
    problems = baking.Problems()
    merged = {code: merge(problems, code, parts) for code, parts in languages.items()}
    plurals = {code: take_plurals(problems, code, words, files) for code, (words, files) in merged.items()}
    if "en" not in merged:
        problems.add("en", "is missing; every language is compared with English")
    for code, (words, files) in merged.items():
        if not CODE.fullmatch(code):
            problems.add(code, "must be named after a language code in small letters")
        if not words.get(NAME_KEY):
            problems.add(f'{code}, "{NAME_KEY}"', "is missing or empty")
        compare(problems, code, words, files, *merged.get("en", (words, files)))
    check_games(problems, game_names, merged.get("en", ({}, {}))[0])
    problems.stop_if_any()
    codes = sorted(merged, key=lambda code: (code != "en", code))
    return {code: (merged[code][0], plurals[code]) for code in codes}


def bake(languages, game_names=()):
    """The C++ text of the words of {code: {part: data}}."""
    known = read_all(languages, game_names)
    head = "// The words of all languages, baked from the catalogue; edit the catalogue, not this file.\n"
    rows = "".join(language_row(code, words) for code, (words, _) in known.items())
    tables = [table(code, words) for code, (words, _) in known.items()]
    return "\n".join([head] + tables + [f"inline constexpr LanguageData kLanguages[] = {{\n{rows}}};\n"])


def bake_plurals(languages):
    """The C++ text of the plural rules of {code: {part: data}}."""
    known = read_all(languages)
    head = "// The plurals of all languages, baked from the catalogue; edit the catalogue, not this file.\n"
    functions = [plural_function(code, plurals) for code, (_, plurals) in known.items()]
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


def main(arguments):
    if len(arguments) < 3 or arguments[0] not in ("catalogue", "plurals"):
        sys.exit("use: bake_words.py catalogue|plurals OUT.inc WORDS.json...")
    kind, target, *sources = arguments

    def text():
        languages = load(sources)
        return bake(languages, games.names()) if kind == "catalogue" else bake_plurals(languages)

    baking.run("words", lambda: baking.write_if_changed(target, text()))


if __name__ == "__main__":
    main(sys.argv[1:])
