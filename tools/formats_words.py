"""Names for the lists of words that a game describes: for tables of the documents and types of the page."""

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def called(game):
    """The names of lists, each by its first and its last word, that are better than the first field which has them."""
    path = ROOT / "docs" / game / "word_lists.json"
    names = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {tuple(ends): name for name, ends in names.items()}


# Rules have a table of their own. Words that say nothing about what is listed.
VAGUE = {"item", "card", "to", "from"}


def plain(words):
    """The words without the "none" of an empty place."""
    return [word for word in words if word != "none"]


def forms_of(fields):
    """Every form in reading order, however deep."""
    for field in fields:
        yield field
        yield from forms_of(field.get("fields", []))
        if "item" in field:
            yield from forms_of([field["item"]])


class Names:
    """What the lists of words of one game are called; each has a name of its own."""

    SHORT = 9

    def __init__(self, game):
        self.names = {}
        self.called = called(game["game"])
        fields = [field for verb in game["verbs"] for field in verb["fields"] if "words" in field]
        fields += [form for form in forms_of(game["options"] + game["state"] + game["view"]) if form["type"] == "word"]
        fields += [form for rule in game["rulebook"] for form in forms_of(rule["fields"]) if form["type"] == "word"]
        for field in fields:
            self.add(field["name"], tuple(plain(field["words"])))

    def add(self, name, words):
        if words in self.names or len(words) < 3 or name == "rule":
            return
        name = self.called.get((words[0], words[-1]), name)
        taken = set(self.names.values())
        if name in VAGUE or name in taken:
            name = next(f"{name}_{n}" for n in range(2, 99) if f"{name}_{n}" not in taken)
        self.names[words] = name

    def of_words(self, words):
        return self.names.get(tuple(words))

    def long(self):
        return [(words, name) for words, name in self.names.items() if len(words) >= self.SHORT]
