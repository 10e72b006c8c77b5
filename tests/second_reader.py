"""A second implementation of the formats, as far as they can be checked apart from the rules.

Written from docs/formats.md, docs/<game>/formats.md and the component files alone: seeds, the generator, how each game
is laid out, links, and what positions, views and frames look like. It uses nothing of the program;
tests/formats_test.py holds it against it.
"""

import base64
import hashlib
import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORD = 0xFFFFFFFF


# --- Seeds and the generator ------------------------------------------------------------------------------------------


def key_of(seed):
    """Exactly 64 hexadecimal digits are the key itself; any other text is hashed."""
    if re.fullmatch(r"[0-9a-fA-F]{64}", seed):
        return bytes.fromhex(seed)
    return hashlib.sha256(b"bathys seed\n" + seed.encode()).digest()


def rotated(x, n):
    return (x << n | x >> (32 - n)) & WORD


def quarter_round(x, a, b, c, d):
    for left, right, turned, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[left] = (x[left] + x[right]) & WORD
        x[turned] = rotated(x[turned] ^ x[left], by)


def chacha_block(key, counter):
    """Sixteen words of the ChaCha20 key stream: 64-bit counter, nonce 0."""
    words = [int.from_bytes(part, "little") for part in (b"expa", b"nd 3", b"2-by", b"te k")]
    words += [int.from_bytes(key[i : i + 4], "little") for i in range(0, 32, 4)]
    words += [counter & WORD, counter >> 32, 0, 0]
    x = list(words)
    for _ in range(10):
        for columns in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)):
            quarter_round(x, *columns)
        for diagonals in ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
            quarter_round(x, *diagonals)
    return [(one + other) & WORD for one, other in zip(x, words)]


class Generator:
    def __init__(self, key):
        self.key = key
        self.position = 0

    def word(self):
        word = chacha_block(self.key, self.position // 16)[self.position % 16]
        self.position += 1
        return word

    def below(self, n):
        product = self.word() * n
        while product & WORD < 2**32 % n:
            product = self.word() * n
        return product >> 32

    def shuffle(self, items):
        items = list(items)
        for i in range(len(items) - 1, 0, -1):
            other = self.below(i + 1)
            items[i], items[other] = items[other], items[i]
        return items


# --- What the pages say -----------------------------------------------------------------------------------------------


def cells(line):
    return [cell.strip() for cell in line.split("|")[1:-1]]


class Page:
    """The tables of docs/<game>/formats.md."""

    def __init__(self, game):
        text = (ROOT / "docs" / game / "formats.md").read_text()
        blocks = re.findall(r"<!-- generated: \S+ (\S+) -->\n(.*?)<!-- end -->", text, re.DOTALL)
        self.blocks = {
            what: [cells(line) for line in body.splitlines() if line.startswith("|")] for what, body in blocks
        }
        self.words = {name.strip("*"): re.findall(r"`([^`]+)`", words) for name, words in self.rows("words")}
        self.position = self.fields("position")
        differences = self.fields("view")
        left_out = re.search(r"\nNot in a view: (.*)\.\n", text)[1]
        hidden = set(re.findall(r"`([^`]+)`", left_out))
        self.view = {path: form for path, form in self.position.items() if path not in hidden} | differences
        self.frames = {}
        for rule, fields, below, *_ in self.rows("frames"):
            forms = dict(part.split(": ", 1) for part in fields.split("; ") if ": " in part)
            self.frames[rule.strip("`")] = (
                {name.strip("`"): form for name, form in forms.items()},
                re.findall(r"`([^`]+)`", below),
            )
        section = text.split("## The order of legal answers")[-1].split("\n## ")[0]
        around = re.sub(r"<!-- generated.*?<!-- end -->", "", section, flags=re.DOTALL)
        named = set(re.findall(r"`([^`]+)`", around))
        self.answers = {
            row[0].split("`")[1]: named | set(re.findall(r"`([^`]+)`", row[1])) for row in self.rows("order")
        }
        self.rules = [row[0].strip("`") for row in self.rows("rules")]

    def rows(self, what):
        return self.blocks.get(what, [])[2:]

    def fields(self, what):
        return {row[0].strip("`"): row[1] for row in self.rows(what)}

    def listed(self, form):
        """The words that a form names: one by one, or by the name of their list."""
        words = re.findall(r"`([^`]+)`", form)
        for name in re.findall(r"\*(\w+)\*", form):
            words += self.words[name]
        return words


def fits(page, form, value):
    """Whether a value has the form that a table gives for it."""
    form = form.removesuffix(", may be missing").split(", for each of ")[0]
    if listing := re.match(r"list of (at most )?(\d+)(?: to (\d+))?(?:: (.*))?$", form):
        least, most = int(listing[2]), int(listing[3] or listing[2])
        within = (0 if listing[1] else least) <= len(value) <= most
        return isinstance(value, list) and within and all(fits(page, listing[4], item) for item in value if listing[4])
    if span := re.match(r"(-?\d+) to (-?\d+)$", form):
        return type(value) is int and int(span[1]) <= value <= int(span[2])
    if form == "true or false":
        return isinstance(value, bool)
    if form == "text":
        return isinstance(value, str)
    if form == "object":
        return isinstance(value, dict)
    return value in page.listed(form)


def walk(value, path=""):
    """(path, value) of every field, as the tables name them; options and frames have tables of their own."""
    for name, field in value.items():
        here = path + name
        yield here, field
        if here in ("setup", "pending"):
            continue
        if isinstance(field, dict):
            yield from walk(field, here + ".")
        if isinstance(field, list):
            for item in field:
                if isinstance(item, dict):
                    yield from walk(item, here + "[].")


def documented(table, path):
    """The row that tells of a field: its own, or that of all fields of its object."""
    if path in table:
        return path
    for row in (row for row in table if ".*" in row):
        pattern = re.escape(row).replace(r"\*", r"[^.\[\]]+")
        if re.fullmatch(pattern, path):
            return row
    return None


def has_rows_below(table, path):
    return any(row.startswith((path + ".", path + "[]")) for row in table) or any(
        re.match(re.escape(row.rsplit(".", 1)[0]).replace(r"\*", r"[^.\[\]]+"), path) for row in table if ".*[" in row
    )


def complaints(page, table, value, seen):
    """What a position or a view has that its table does not allow; the rows that were met are added to `seen`."""
    for path, field in walk(value):
        row = documented(table, path)
        if row is None and isinstance(field, dict) and has_rows_below(table, path):
            continue
        if row is None:
            yield f"{path} is not documented"
        elif not fits(page, table[row], field):
            yield f"{path}: {json.dumps(field)[:80]} is not {table[row]}"
        seen.add(row)
    yield from frame_complaints(page, value["pending"], seen)


def frame_complaints(page, frames, seen):
    for place, frame in enumerate(frames):
        rule = frame["rule"]
        if rule not in page.rules:
            yield f"there is no rule {rule}"
        if rule not in page.frames:
            continue
        fields, below = page.frames[rule]
        for name, form in fields.items():
            if name not in frame or not fits(page, form, frame[name]):
                yield f"{rule}.{name}: {frame.get(name)} is not {form}"
        unknown = set(frame) - set(fields) - {"rule", "seat", "seats", "asked"}
        if unknown:
            yield f"{rule} has {unknown}"
        if below and (place + 1 == len(frames) or frames[place + 1]["rule"] not in below):
            yield f"{rule} does not lie on one of {below}"


# --- Links ------------------------------------------------------------------------------------------------------------

OPTION_BYTES = {"otys": 6, "thesauros": 2, "pearls": 2}


class Link:
    """The bytes of a link."""

    def __init__(self, text, rules, components):
        self.game, version, letters = text.split(".")
        assert version == "1"
        data = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
        head = OPTION_BYTES[self.game]
        self.options = data[:head]
        self.seed = data[head : head + 32]
        self.count = int.from_bytes(data[head + 32 : head + 34], "little")
        self.number = int.from_bytes(data[head + 34 : -4], "little")
        mixed = f"{self.game}.1.{rules}{components}".encode() + data[:-4]
        self.sound = hashlib.sha256(mixed).digest()[:4] == data[-4:]

    def digit(self, radix):
        self.number, digit = divmod(self.number, radix)
        return digit


# --- Where the games draw ---------------------------------------------------------------------------------------------


def components(game):
    return json.loads((ROOT / "games" / game / "data" / f"{game}.components.json").read_text())


def otys_set_up(page, options, seed):
    """Otys: columns, resources, tokens, sponsors, store, deck, sides, first player."""
    generator = Generator(key_of(seed))
    resources = ["metal", "plant", "fuel", "tech"]
    columns, levels = [], []
    for _ in range(options["players"]):
        columns.append(generator.shuffle(page.words["diver_side"][:8]))
        levels.append([None] + generator.shuffle(resources))
    bag = list(page.words["reward"])
    rewards = [[bag.pop(generator.below(len(bag))) for _ in range(2)] for _ in range(5)]
    sponsors = generator.shuffle(range(1, 6))
    store = generator.shuffle(resources)
    deck = generator.shuffle(page.words["contract"])
    sides = ["basic"] * 5
    if options.get("sponsors") == "random":
        sides = [["basic", "advanced"][generator.below(2)] for _ in range(5)]
    first = generator.below(options["players"]) if options.get("first", "random") == "random" else int(options["first"])
    return {
        "columns": columns,
        "levels": levels,
        "rewards": rewards,
        "sponsors": [(tile, sides[tile - 1]) for tile in sponsors],
        "store": {store[0]: 2, store[1]: 1, store[2]: 1, store[3]: 0},
        "deck": deck,
        "first": first,
        "position": generator.position,
    }


def tech_piles(generator, mode, techs):
    """The techs on display and the pile from the top."""
    if mode == "initiation":
        piles = ([one["id"] for one in techs if one["initiation"] == pile] for pile in ("first_pile", "second_pile"))
        first, second = map(generator.shuffle, piles)
        return ["mask", "harpoon", "aux_motor"], first + second
    level = [[one["id"] for one in techs if one["level"] == n] for n in range(3)]
    display = [] if mode == "mercenaries" else ["mask"]
    simple = generator.shuffle(one for one in level[0] if one not in display)
    while len(display) < 3:
        display.append(simple.pop())
    simple = generator.shuffle(simple + level[1])
    upper = [simple.pop() for _ in range(3)]
    return display, upper + generator.shuffle(simple + level[2])


class Market:
    """The spaces from the cheapest (3.2.3): a number that comes again gets cheaper."""

    def __init__(self, arrow):
        self.spaces = [(0, 0)] * 9
        self.arrow = arrow

    def add(self, number):
        at = next((i for i, (lying, _) in enumerate(self.spaces) if lying == number), None)
        if at is None:
            at = next(i for i in range(self.arrow, 9) if self.spaces[i][1] == 0)
            self.spaces[at] = (number, 1)
            return
        stack = (number, self.spaces[at][1] + 1)
        self.spaces[at] = stack
        for cheaper in range(at - 1, -1, -1):
            if self.spaces[cheaper][1] == 0:
                self.spaces[cheaper], self.spaces[at] = stack, (0, 0)
                return


def thesauros_set_up(page, options, seed):
    """Thesauros: turn order, techs, maps, dig tiles, the island."""
    data = components("thesauros")
    generator = Generator(key_of(seed))
    mode, players = options["mode"], options["players"]
    face = "1-2" if players <= 2 else "3-4"
    order = generator.shuffle(range(players))
    slots, pile = tech_piles(generator, mode, data["techs"])
    maps = data["market"]
    market = Market(maps["track"][face].index(maps["arrow_price"]))
    reserve = generator.shuffle(n for n in range(1, maps["numbers"][face] + 1) for _ in range(maps["copies"]))
    wanted = maps["start_maps"][face]
    if mode == "initiation":
        for number in (1, 2, 3, 4):
            reserve.remove(number)
            market.add(number)
            wanted -= 1
    for _ in range(wanted):
        market.add(reserve.pop(0))
    large = generator.shuffle(page.words["tile"][:12])
    small = generator.shuffle(page.words["tile"][12:])
    island = generator.shuffle(page.words["object"])[: data["found_objects"]["on_island"]]
    return {
        "order": order,
        "slots": slots,
        "pile": pile,
        "market": market.spaces,
        "reserve": reserve,
        "large": large,
        "small": small,
        "island": sorted(island, key=page.words["object"].index),
        "position": generator.position,
    }


def pearls_set_up(page, options, seed):
    """Pearls: the deck, whose last pearl is the top, and the purses."""
    generator = Generator(key_of(seed))
    deck = generator.shuffle(f"p{n}" for n in range(1, 13))
    purses = generator.shuffle(str(coins) for coins in components("pearls")["purses"]["coins"])
    pearls = [deck.pop() for _ in range(options["players"])]
    return {"up": deck.pop(), "deck": deck, "pearls": pearls, "purses": purses[: options["players"]]}


# --- What a way at sea costs ------------------------------------------------------------------------------------------


def sea_of(players):
    """The spaces that each one joins."""
    joined = {}
    for one, other in components("thesauros")["sea"]["1-2" if players <= 2 else "3-4"]["edges"]:
        joined.setdefault(one, []).append(other)
        joined.setdefault(other, []).append(one)
    return joined


def spaces_from(state, seat, zodiac):
    """Spaces of a shortest way to each one."""
    joined = sea_of(len(state["players"]))
    company = state["players"][seat]
    maps = {number for kind in ("maps", "satellite_maps", "mercenary_maps") for number in company.get(kind, [])}
    start = state["zodiacs"][zodiac]["space"]
    far, ring = {start: 0}, [start]
    while ring:
        near, ring = ring, []
        for here in near:
            for there in joined[here]:
                closed = there.startswith("Z") and there[1] not in maps
                if not closed and there not in far:
                    far[there] = far[here] + 1
                    ring.append(there)
    if not state["sailed"]:
        far[start] = 2
    return far


def motor_uses():
    data = components("thesauros")
    uses = {one["id"]: one["use"] for one in data["techs"]} | {one["id"]: one for one in data["found_objects"]["items"]}
    return {name: use["motor"] for name, use in uses.items() if "motor" in use}


class Voyage:
    """All ways to give the spaces of a move so far.

    Of each: free ones left, paid ones left, what the tiles aboard still drive (None: not begun), which kinds began, as
    often as they did, and the price.
    """

    def __init__(self, owned):
        sea = components("thesauros")["sea"]
        self.paid_cost = sea["paid_space_cost"]
        self.uses = motor_uses()
        self.owned = owned
        self.aboard = []  # kinds, those longest aboard first
        self.ways = {(sea["free_spaces"], 1, (), ()): 0}

    def price(self):
        return min(self.ways.values(), default=None)

    def change(self, motors):
        for kind in self.uses:
            while self.aboard.count(kind) > motors.count(kind):
                place = self.aboard.index(kind)
                del self.aboard[place]
                self.change_left(lambda left, place=place: left[:place] + left[place + 1 :])
            while self.aboard.count(kind) < motors.count(kind):
                self.aboard.append(kind)
                self.change_left(lambda left: (*left, None))

    def all(self):
        return [(*way, cost) for way, cost in self.ways.items()]

    def change_left(self, change):
        self.keep((free, paid, change(left), began, cost) for free, paid, left, began, cost in self.all())

    def keep(self, ways):
        cheapest = {}
        for *way, cost in ways:
            cheapest[tuple(way)] = min(cost, cheapest.get(tuple(way), cost))
        self.ways = cheapest

    def sail(self, spaces):
        for _ in range(spaces):
            self.keep(next_way for way in self.all() for next_way in self.one_more(*way))

    def one_more(self, free, paid, left, began, cost):
        if free:
            yield free - 1, paid, left, began, cost
        if paid:
            yield free, paid - 1, left, began, cost + self.paid_cost
        for place, kind in enumerate(self.aboard):
            rest, times, dues = left[place], began, cost
            if rest is None:
                if began.count(kind) == self.owned[kind]:
                    continue
                rest, times = self.uses[kind]["spaces"], tuple(sorted((*began, kind)))
                dues += self.uses[kind]["cost"]
            if rest:
                yield free, paid, (*left[:place], rest - 1, *left[place + 1 :]), times, dues


def owned_motors(state, seat):
    things = list(state["players"][seat]["ashore"])
    for boat in state["zodiacs"]:
        if boat["owner"] == str(seat):
            things += boat["load"]
    return {kind: things.count(kind) for kind in motor_uses()}


def sea_price(state, seat, zodiac, to):
    """What a leg of this zodiac to a space adds to the price of its move; None where it does not get there."""
    spaces = spaces_from(state, seat, zodiac).get(to)
    if spaces is None:
        return None
    voyage = Voyage(owned_motors(state, seat))
    for stretch in state["sailed"]:
        voyage.change(stretch["motors"])
        voyage.sail(stretch["spaces"])
    before = voyage.price()
    voyage.change([kind for kind in state["zodiacs"][zodiac]["load"] if kind in voyage.uses])
    voyage.sail(spaces)
    after = voyage.price()
    return None if after is None or after >= 99 else after - before
