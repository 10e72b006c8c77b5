"""The types of a game's views, answers and events for the page, from what the game describes."""

import json

from formats_words import plain

HEAD = """// {game} as the page sees it: made by tools/formats.py from what the engine describes. Not to be edited.

"""
# What tells a view or an answer of this game from anything else.
READERS = """const VIEW_FIELDS = {fields};
const VERBS: Record<string, string[]> = {verbs};

const hasFields = (value: unknown, fields: string[]): value is object =>
  typeof value === "object" && value !== null && fields.every((field) => field in value);

export const isView = (value: unknown): value is View => hasFields(value, VIEW_FIELDS);

export const isAction = (value: {{ verb: string }}): value is Action => hasFields(value, VERBS[value.verb] ?? ["?"]);
"""
FACTS_READER = """
const FACTS_FIELDS = {fields};

export const isFacts = (value: unknown): value is Facts => hasFields(value, FACTS_FIELDS);
"""
# Objects that look alike have one type; it is called by the field, or by these names where that says too little.
CALLED = {
    ("seat", "meeple", "token"): "Standing",
    ("space", "seat", "meeple", "token"): "Buyer",
    ("spot", "hat"): "Meeple",
    ("owner", "diver"): "Copied",
}


def pascal(name):
    return "".join(part.capitalize() for part in name.replace("-", "_").split("_"))


def quoted(words):
    return " | ".join(f'"{word}"' for word in words)


def key(name):
    return name if name.isidentifier() else f'"{name}"'


class Writer:
    def __init__(self, names):
        self.names = names
        self.objects = {}  # body: name
        self.taken = {"View", "Facts", "Frame", "Action", "Question", "Event", "Options"} | {
            pascal(name) + "Word" for name in names.names.values()
        }

    def word(self, words):
        base = plain(words)
        name = self.names.of_words(base)
        union = quoted(base) if name is None else pascal(name) + "Word"
        return union + (' | "none"' if len(base) < len(words) else "")

    def form(self, form):
        kind = form["type"]
        if kind == "number":
            return "number"
        if kind == "flag":
            return "boolean"
        if kind == "word":
            return self.word(form["words"])
        if kind == "text":
            return "string"
        if kind == "list":
            if "item" not in form:
                return "never[]"
            item = "Frame" if form["name"] == "pending" else self.form(form["item"])
            return f"({item})[]" if " | " in item else f"{item}[]"
        return self.object(form)

    def body(self, fields):
        lines = [f"  {key(one['name'])}{'?' if one.get('optional') else ''}: {self.form(one)};\n" for one in fields]
        return "{\n" + "".join(lines) + "}"

    def record(self, fields):
        """One type for all fields of an object that are called by the words of a list; None where there is none."""
        name = self.names.of_words([field["name"] for field in fields])
        forms = {self.form(field) for field in fields}
        return f"Record<{pascal(name)}Word, {forms.pop()}>" if name and len(forms) == 1 else None

    def object(self, form):
        if record := self.record(form["fields"]):
            return record
        body = self.body(form["fields"])
        if body not in self.objects:
            fields = tuple(field["name"] for field in form["fields"])
            name = CALLED.get(fields, pascal(form["name"]))
            while name in self.taken:
                name += "Fields"
            self.taken.add(name)
            self.objects[body] = name
        return self.objects[body]


def literal(fields):
    return "{ " + "; ".join(f"{key(name)}: {form}" for name, form in fields) + " }"


def union(name, members):
    return f"export type {name} =\n" + "".join(f"  | {member}\n" for member in members)[:-1] + ";\n\n"


def frames(game, writer):
    pending = next(field for field in game["view"] if field["name"] == "pending")
    shared = [field for field in pending["item"]["fields"] if field["name"] != "rule"]
    for rule in game["rulebook"]:
        fields = [("rule", f'"{rule["rule"]}"')]
        fields += [(field["name"], writer.form(field)) for field in shared + rule["fields"]]
        yield literal(fields)


def actions(game, writer):
    for verb in game["verbs"]:
        fields = [(one["name"], writer.word(one["words"]) if "words" in one else "string") for one in verb["fields"]]
        yield literal([("verb", f'"{verb["name"]}"')] + fields)


def arg(form):
    return {"number": "number", "seat": "SeatArg", "counts": "Record<string, number>"}.get(form["type"], "string")


def events(game):
    for event in game["events"]:
        args = [arg(form) for form in event["args"]]
        if len(args) > 2 and all(form["type"] == "seat" for form in event["args"]):
            args = args[:2] + [one + "?" for one in args[2:]]  # a list of seats names as many as play
        args = ", ".join(args)
        yield literal([("kind", f'"{event["kind"]}"'), ("args", f"[{args}]")])


def typescript(game, names):
    writer = Writer(names)
    view = writer.body(game["view"])
    facts = writer.body(game["facts"])
    options = writer.body([{**field, "optional": True} for field in game["options"]])
    frame_types = list(frames(game, writer))
    action_types = list(actions(game, writer))
    text = HEAD.format(game=game["game"].capitalize())
    for words, name in names.names.items():
        text += f"export type {pascal(name)}Word = {quoted(words)};\n"
    text += "\n"
    for body, name in writer.objects.items():
        text += f"export type {name} = {body};\n\n"
    text += f"/** The options of a game; each may be left out. */\nexport type Options = {options};\n\n"
    text += "/** What is to be done. Beside its rule a frame has the fields of that rule alone. */\n"
    text += union("Frame", frame_types)
    text += f"/** What one viewer may know. */\nexport type View = {view};\n\n"
    if game["facts"]:
        text += f"/** What follows by the rules from what a viewer sees. */\nexport type Facts = {facts};\n\n"
    text += "/** The JSON form of an answer. */\n" + union("Action", action_types)
    questions = [f'"{rule["rule"]}"' for rule in game["rulebook"] if rule["kind"] == "question"]
    text += "/** The kinds of decisions. */\n" + union("Question", questions)
    text += "export type SeatArg = { seat: number };\n"
    text += "/** What happened, without a language. */\n" + union("Event", events(game))
    required = [field["name"] for field in game["view"] if not field.get("optional")]
    verbs = {verb["name"]: [field["name"] for field in verb["fields"]] for verb in game["verbs"]}
    text += READERS.format(fields=json.dumps(required), verbs=json.dumps(verbs))
    if game["facts"]:
        text += FACTS_READER.format(fields=json.dumps([field["name"] for field in game["facts"]]))
    return text
