"""Checks the component data of Otys and writes it as constant C++ tables: bake_otys.py DATA.json OUT.inc"""

import json

import baking

RESOURCES = ["metal", "plant", "fuel", "tech"]
FRONTS = ["resource", "battery", "contracts", "upgrade", "prestige"]
BACKS = ["credits2", "prestige1"]

CONTRACTS = 32
REWARDS = 32
LEVELS = 5
STORE_ROWS = 3
STEPS = 4
LEVEL_CAPACITY = 6
STORE_TYPES = 3
MAX_PLACES = 3
MAX_DRAWN = 4
PLAYERS = ["1", "2", "3", "4"]
TIMER_TRACK = 99

# Groups of small objects: group, object (None: the group itself), field, least, most; in the order of their C++ struct.
SPONSORS = [
    ("1", "credits", 0, 9),
    ("4", "fee", 0, 9),
    ("4", "prestige", 0, 9),
    ("4", "surface_fee", 0, 9),
    ("4", "surface_prestige", 0, 9),
    ("5", "batteries", 0, 9),
    ("5", "batteries_advanced", 0, 9),
]
DIVERS = [
    ("metal_expert", "upgraded_keys", 1, 9),
    ("plant_expert", "upgraded_credits", 1, 9),
    ("fuel_expert", "upgraded_batteries", 1, 9),
    ("trader", "upgraded_sale", 0, 9),
    ("trader", "upgraded_discount", 0, 9),
    ("spy", "fee", 0, 9),
    ("spy", "upgraded_fee", 0, 9),
    ("engineer", "fee", 0, 9),
    ("engineer", "upgraded_fee", 0, 9),
    ("explorer", "fee", 0, 9),
    ("explorer", "upgraded_fee", 0, 9),
]

# Said by the rules themselves before they were written down here (see baking.components_hash).
MOVED = {
    "store": {"start": [2, 1, 1]},
    "offer": {"places": {"1": 2, "2": 2, "3": 3, "4": 3}, "drawn": 4, "provenance": "rulebook"},
    "sponsors": {
        "1": {"credits": 1},
        "4": {"fee": 2, "prestige": 1, "surface_fee": 2, "surface_prestige": 1},
        "5": {"batteries": 1, "batteries_advanced": 1},
        "provenance": "rulebook",
    },
    "divers": {
        "metal_expert": {"upgraded_keys": 1},
        "plant_expert": {"upgraded_credits": 1},
        "fuel_expert": {"upgraded_batteries": 1},
        "trader": {"upgraded_sale": 1, "upgraded_discount": 1},
        "spy": {"fee": 1, "upgraded_fee": 0},
        "engineer": {"fee": 1, "upgraded_fee": 0},
        "explorer": {"fee": 2, "upgraded_fee": 1},
        "provenance": "rulebook",
    },
    "reward_fronts": {"batteries": 1, "prestige": 1, "provenance": "rulebook"},
    "reward_backs": {"credits": 2, "prestige": 1, "provenance": "rulebook"},
    "solo": {
        "timer_start": 23,
        "timer_start_hard": 22,
        "cube_spaces": [21, 19, 17, 15],
        "cube_spaces_hard": [20, 18, 16, 14],
        "ranks": {"hopeful": 17, "confirmed": 19, "expert": 21},
        "provenance": "rulebook",
    },
}


def fixed_needs(check, where, needs):
    """How many of each resource a fixed contract asks, in the order of RESOURCES."""
    if not isinstance(needs, dict):
        check.problems.add(where, f"a fixed contract's needs must be an object, not {json.dumps(needs)}")
        return [0, 0, 0, 0]
    if not needs:
        check.problems.add(where, "a fixed contract must need something")
    for resource, count in needs.items():
        check.name(where, "resource", resource, RESOURCES)
        check.number(f"{where}, {resource}", count, 1, LEVEL_CAPACITY)
    return [n if type(n := needs.get(resource, 0)) is int else 0 for resource in RESOURCES]


def free_needs(check, where, needs):
    """The numbers of a free contract, padded with 0."""
    if not isinstance(needs, list) or not 1 <= len(needs) <= len(RESOURCES):
        check.problems.add(where, f"a free contract must have 1 to 4 numbers, not {json.dumps(needs)}")
        return [0, 0, 0, 0]
    numbers = [check.number(f"{where}, number {i}", n, 1, LEVEL_CAPACITY) for i, n in enumerate(needs, 1)]
    if numbers != sorted(numbers, reverse=True):
        check.problems.add(where, f"the numbers of a free contract must not increase: {json.dumps(needs)}")
    return numbers + [0] * (len(RESOURCES) - len(numbers))


def contract(check, where, entry):
    entry = check.fields(
        where, entry, ["id", "kind", "needs", "prestige", "provenance"], ["credits", "batteries", "note"]
    )
    kind = check.name(where, "kind", entry.get("kind", "fixed"), ["fixed", "free"])
    read_needs = fixed_needs if kind == "fixed" else free_needs
    needs = read_needs(check, where, entry["needs"]) if "needs" in entry else [0, 0, 0, 0]
    if sum(needs) > LEVEL_CAPACITY:
        check.problems.add(where, f"asks {sum(needs)} resources, but no level holds more than {LEVEL_CAPACITY}")
    note = entry.get("note", "")
    if not isinstance(note, str):
        check.problems.add(where, "the note must be a text")
        note = ""
    return "{%s, Kind::%s, {%s}, %d, %d, %d, Provenance::%s, %s}" % (
        baking.cpp_string(str(entry.get("id"))),
        kind,
        ", ".join(map(str, needs)),
        check.number(f"{where}, prestige", entry.get("prestige", 1), 1, 5),
        check.number(f"{where}, credits", entry.get("credits", 0), 0, 1),
        check.number(f"{where}, batteries", entry.get("batteries", 0), 0, 1),
        check.provenance(where, entry),
        baking.cpp_string(note),
    )


def choice(check, where, front):
    """The indices of the two resources a front offers; {0, 0} when it offers none."""
    if front.get("kind") != "resource":
        if "choice" in front:
            check.problems.add(where, "only a resource front has a choice")
        return [0, 0]
    pair = front.get("choice")
    if not isinstance(pair, list) or len(pair) != 2 or pair[0] == pair[1]:
        check.problems.add(where, f"must offer two different resources, not {json.dumps(pair)}")
        return [0, 0]
    return [RESOURCES.index(check.name(where, "resource", resource, RESOURCES)) for resource in pair]


def reward(check, where, entry):
    entry = check.fields(where, entry, ["id", "front", "back", "provenance"])
    front = check.fields(f"{where}, front", entry.get("front", {"kind": FRONTS[0]}), ["kind"], ["choice"])
    kind = check.name(where, "front", front.get("kind", FRONTS[0]), FRONTS)
    return "{%s, Front::%s, {%s}, Back::%s, Provenance::%s}" % (
        baking.cpp_string(str(entry.get("id"))),
        kind,
        ", ".join(map(str, choice(check, where, front) if "front" in entry else [0, 0])),
        check.name(where, "back", entry.get("back", BACKS[0]), BACKS),
        check.provenance(where, entry),
    )


def table(check, data, what, count, row, declaration):
    """The C++ table of all contracts or all rewards."""
    entries = check.rows(f"{what}s", data.get(f"{what}s", []), count)
    rows = [row(check, where, entry) for where, entry in zip(check.ids(what, entries), entries)]
    return f"inline constexpr {declaration}[{count}] = {{\n" + "".join(f"    {text},\n" for text in rows) + "};\n"


def braces(numbers):
    return "{%s}" % ", ".join(map(str, numbers))


def constant(declaration, value, provenance):
    """A C++ constant and, named after it, the constant of its provenance."""
    tag = declaration.split()[-1].split("[")[0].removesuffix("Data") + "Provenance"
    return (
        f"inline constexpr {declaration} = {value};\n"
        f"inline constexpr Provenance {tag} = Provenance::{provenance};\n"
    )


def list_constant(check, data, section, field, count, low, high, declaration):
    entry = check.fields(section, data.get(section, {}), [field, "provenance"])
    numbers = check.numbers(f"{section}, {field}", entry.get(field, []), count, low, high)
    return constant(f"int {declaration}[{count}]", braces(numbers), check.provenance(section, entry))


def number_constant(check, data, section, field, low, high, declaration):
    entry = data.get(section, {})
    entry = entry if isinstance(entry, dict) else {}
    value = check.number(f"{section}, {field}", entry.get(field), low, high)
    return constant(f"int {declaration}", value, check.provenance(section, entry))


def store_constant(check, data):
    entry = check.fields("store", data.get("store", {}), ["rows", "start", "provenance"])
    start = check.numbers("store, start", entry.get("start", []), STORE_TYPES, 0, STORE_ROWS)
    rows = []
    for i, row in enumerate(check.rows("store, rows", entry.get("rows", []), STORE_ROWS), 1):
        where = f"store, row {i}"
        row = check.fields(where, row, ["credits", "prestige"])
        credits = check.number(f"{where}, credits", row.get("credits"), 1, 9)
        rows.append("{%d, %d}" % (credits, check.number(f"{where}, prestige", row.get("prestige"), 0, 9)))
    return (
        constant(f"StoreRow kStoreRowData[{STORE_ROWS}]", "{%s}" % ", ".join(rows), check.provenance("store", entry))
        + f"inline constexpr int kStoreStartData[{STORE_TYPES}] = {{{', '.join(map(str, start))}}};\n"
    )


def group_constant(check, data, section, rows, declaration):
    """The numbers of a group of small objects, in the order of the rows."""
    parts = list(dict.fromkeys(part for part, *_ in rows))
    group = check.fields(section, data.get(section, {}), [*parts, "provenance"])
    entries = {
        part: check.fields(f"{section}, {part}", group.get(part, {}), [row[1] for row in rows if row[0] == part])
        for part in parts
    }
    numbers = [check.field(f"{section}, {part}", entries[part], field, low, high) for part, field, low, high in rows]
    return constant(f"int {declaration}[{len(rows)}]", braces(numbers), check.provenance(section, group))


def offer_constant(check, data):
    entry = check.fields("offer", data.get("offer", {}), ["places", "drawn", "provenance"])
    places = check.fields("offer, places", entry.get("places", {}), PLAYERS)
    # The cubes of a solo game lie on exactly two contracts (8.2).
    bounds = {"1": (2, 2)}
    numbers = [check.field("offer, places", places, n, *bounds.get(n, (1, MAX_PLACES))) for n in PLAYERS]
    source = check.provenance("offer", entry)
    drawn = check.field("offer", entry, "drawn", 1, MAX_DRAWN)
    return constant("int kOfferPlacesData[4]", braces(numbers), source) + constant("int kCardsDrawnData", drawn, source)


def cube_spaces(check, solo, field, start):
    """Four spaces that a timer reaches one after the other."""
    spaces = check.numbers(f"solo, {field}", solo.get(field, []), len(RESOURCES), 1, TIMER_TRACK)
    if spaces != sorted(set(spaces), reverse=True) or (spaces and spaces[0] >= start):
        check.problems.add(f"solo, {field}", f"must fall from below the timers' start: {json.dumps(spaces)}")
    return spaces


def solo_constant(check, data):
    fields = ["timer_start", "timer_start_hard", "cube_spaces", "cube_spaces_hard", "ranks", "provenance"]
    solo = check.fields("solo", data.get("solo", {}), fields)
    starts = [check.field("solo", solo, field, 1, TIMER_TRACK) for field in fields[:2]]
    cubes = [cube_spaces(check, solo, field, start) for field, start in zip(fields[2:4], starts)]
    names = ["hopeful", "confirmed", "expert"]
    ranks = check.fields("solo, ranks", solo.get("ranks", {}), names)
    marks = [check.field("solo, ranks", ranks, name, 1, 99) for name in names]
    if marks != sorted(set(marks)):
        check.problems.add("solo, ranks", f"must rise: {json.dumps(marks)}")
    return (
        constant("int kTimerStartData[2]", braces(starts), check.provenance("solo", solo))
        + f"inline constexpr int kCubeSpaceData[2][{len(RESOURCES)}] = {{{', '.join(map(braces, cubes))}}};\n"
        + f"inline constexpr int kRankData[3] = {braces(marks)};\n"
    )


def otys(check, data):
    """All tables of Otys, in the order in which they are declared."""
    check.fields("neutral_x_keys", data.get("neutral_x_keys", {}), ["count", "provenance"])
    check.fields("start", data.get("start", {}), ["credits", "batteries", "provenance"])
    check.fields("end_prestige", data.get("end_prestige", {}), ["value", "provenance"])
    check.fields("reward_fronts", data.get("reward_fronts", {}), ["batteries", "prestige", "provenance"])
    check.fields("reward_backs", data.get("reward_backs", {}), ["credits", "prestige", "provenance"])
    return [
        table(check, data, "contract", CONTRACTS, contract, "ContractData kContractData"),
        table(check, data, "reward", REWARDS, reward, "RewardData kRewardData"),
        list_constant(check, data, "levels", "capacity", LEVELS, 1, LEVEL_CAPACITY, "kLevelCapacityData"),
        store_constant(check, data),
        list_constant(check, data, "mechanic", "reach", STEPS, 1, 7, "kReachData"),
        list_constant(check, data, "hacker", "threshold", STEPS, 1, 6, "kThresholdData"),
        number_constant(check, data, "neutral_x_keys", "count", 0, 24, "kNeutralKeysData"),
        number_constant(check, data, "start", "credits", 0, 20, "kStartCreditsData"),
        number_constant(check, data, "start", "batteries", 0, 20, "kStartBatteriesData"),
        number_constant(check, data, "end_prestige", "value", 1, 99, "kEndPrestigeData"),
        offer_constant(check, data),
        group_constant(check, data, "sponsors", SPONSORS, "kSponsorData"),
        group_constant(check, data, "divers", DIVERS, "kDiverData"),
        number_constant(check, data, "reward_fronts", "batteries", 1, 9, "kFrontBatteriesData"),
        number_constant(check, data, "reward_fronts", "prestige", 1, 9, "kFrontPrestigeData"),
        number_constant(check, data, "reward_backs", "credits", 1, 9, "kBackCreditsData"),
        number_constant(check, data, "reward_backs", "prestige", 1, 9, "kBackPrestigeData"),
        solo_constant(check, data),
    ]


SECTIONS = [
    "game", "version", "provenance", "levels", "store", "mechanic", "hacker", "neutral_x_keys", "start",
    "end_prestige", "offer", "sponsors", "divers", "reward_fronts", "reward_backs", "solo", "contracts", "rewards",
]  # fmt: skip


def bake(data):
    """The C++ text of the data; raises baking.Stop with everything that is wrong."""
    return baking.bake_components("otys", data, SECTIONS, otys, MOVED)


if __name__ == "__main__":
    baking.main_of_components(bake)
