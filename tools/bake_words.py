"""Checks the languages against English and writes them as constant C++ tables: bake_words.py OUT.inc WORDS.json...

A language is a folder named by its code; each of its files holds one part of its words: "fr/otys.json".
"""

import re
import sys
from pathlib import Path

import baking

# What a brace can be: doubled, it is itself; a placeholder; or, alone, a mistake.
BRACE = re.compile(r"\{\{|\}\}|\{(?P<index>[0-7])(?:\|[^{}]*|:(?P<form>[a-z]+)\^?|\^)?\}|(?P<mistake>[{}])")
CODE = re.compile(r"[a-z]{2,3}(-[a-z]+)?")
NAME_KEY = "language.name"
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


def constant_name(code):
    return "k" + "".join(part.capitalize() for part in code.split("-"))


def table(code, words):
    rows = "".join(f"    {{{baking.cpp_string(key)}, {baking.cpp_string(words[key])}}},\n" for key in sorted(words))
    return f"inline constexpr Entry {constant_name(code)}[] = {{\n{rows}}};\n"


def language_row(code, words):
    constant = constant_name(code)
    return f"    {{{baking.cpp_string(code)}, {baking.cpp_string(words[NAME_KEY])}, {constant}, std::size({constant})}},\n"


def bake(languages):
    """The C++ text of {code: {part: data}}; raises baking.Stop with everything that is wrong."""
    problems = baking.Problems()
    merged = {code: merge(problems, code, parts) for code, parts in languages.items()}
    if "en" not in merged:
        problems.add("en", "is missing; every language is compared with English")
    for code, (words, files) in merged.items():
        if not CODE.fullmatch(code):
            problems.add(code, "must be named after a language code in small letters")
        if not words.get(NAME_KEY):
            problems.add(f'{code}, "{NAME_KEY}"', "is missing or empty")
        compare(problems, code, words, files, *merged.get("en", (words, files)))
    flat = {code: words for code, (words, _) in merged.items()}
    problems.stop_if_any()
    codes = sorted(flat, key=lambda code: (code != "en", code))
    head = "// The words of all languages, baked from the catalogue; edit the catalogue, not this file.\n"
    rows = "".join(language_row(code, flat[code]) for code in codes)
    tables = [table(code, flat[code]) for code in codes]
    return "\n".join([head] + tables + [f"inline constexpr LanguageData kLanguages[] = {{\n{rows}}};\n"])


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
    if len(arguments) < 2:
        sys.exit("use: bake_words.py OUT.inc WORDS.json...")
    target, *sources = arguments
    baking.run("words", lambda: baking.write_if_changed(target, bake(load(sources))))


if __name__ == "__main__":
    main(sys.argv[1:])
