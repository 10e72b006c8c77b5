"""The gear of Thesauros: tech cards, what their objects can do, and what the island hides."""

import json

from baking import cpp_string

TECHS = [
    "mask", "aux_motor", "harpoon", "lobster_trap", "bottle", "basic_sonar", "drill", "medium_motor", "speargun",
    "cage", "suit", "super_motor", "evolved_sonar", "satellite", "excavator",
]  # fmt: skip
FOUND_GEAR = ["found_speargun", "found_motor", "found_sonar"]
GEAR = TECHS + ["metal_detector"] + FOUND_GEAR

PLAYERS = ["1", "2", "3", "4"]
TECHS_OF_LEVEL = {0: 4, 1: 6, 2: 5}
PILES = {"display": ("display", 3), "first_pile": ("first", 4), "second_pile": ("second", 8)}
# The rules lay these out by name (0.4).
DISPLAYED = ["mask", "aux_motor", "harpoon"]
TREASURES = [3, 5, 7, 9]
FOUND = 12
NO_INDEX = "kNone"
# Nothing costs more, and nobody gains more at once (kMaxAtOnce).
MOST_AT_ONCE = 100
WITH_BOSS = "with what the boss gets more"
# So many of a kind can be aboard (Load::kMaxOfAKind); so far the strongest motors may carry a zodiac (kMaxReach).
MOST_OF_A_KIND = 7
MOTORS_ABOARD = 2
LONGEST_REACH = 25

# Every number of a GearUse, in its order: the use, the part of it (None: the use is a number itself), its range.
USES = [
    ("dive", "depth", 1, 4),
    ("motor", "spaces", 1, 9),
    ("motor", "cost", 0, 9),
    ("shark", "kill_on", 2, 6),
    ("shark", "die_bonus", 1, 5),
    ("shark", "ignore", True, True),
    ("detect", "depth", 1, 4),
    ("detect", "cost", 0, 9),
    ("extract", "depth", 1, 4),
    ("extract", "cost", 0, 9),
    ("coastal_fishing", None, 1, 99),
    ("lobster_fishing", None, 1, 99),
    ("maps", None, 1, 7),
]
USE_NAMES = list(dict.fromkeys(use for use, *_ in USES))


def use_shape(check, where, use, entry):
    """A use with parts has all of them, except the ways to meet a shark: any of those, but one at least."""
    parts = [part for name, part, *_ in USES if name == use and part]
    if not parts:
        return
    entry = check.fields(f"{where}, {use}", entry, *([[], parts] if use == "shark" else [parts]))
    if use == "shark" and not entry:
        check.problems.add(f"{where}, {use}", f"must have one of {', '.join(parts)}")


def use_number(check, where, uses, use, part, low, high):
    entry = uses.get(use, {})
    if part:
        where, entry = f"{where}, {use}", entry if isinstance(entry, dict) else {}
    else:
        entry, part = uses, use
    if part not in entry:
        return 0
    if low is True:
        check.same(f"{where}, {part}", entry[part], True)
        return 1
    return check.number(f"{where}, {part}", entry[part], low, high)


def gear_use(check, where, name, uses):
    """One GearUse; the names of the uses were checked before."""
    for use in USE_NAMES:
        if use in uses:
            use_shape(check, where, use, uses[use])
    numbers = [use_number(check, where, uses, *use) for use in USES]
    return "{%s, %s}" % (cpp_string(name), ", ".join(map(str, numbers)))


def tech(check, where, entry, expected):
    fields = [
        "id", "level", "initiation", "patent", "object", "royalty", "copies", "end_points", "use", "provenance",
    ]  # fmt: skip
    entry = check.fields(where, entry, fields)
    if entry.get("id") in TECHS:
        check.same(f"{where}, place among the techs", TECHS.index(entry["id"]) + 1, TECHS.index(expected) + 1)
    else:
        check.name(where, "tech", entry.get("id"), TECHS)
    pile = check.name(where, "pile", entry.get("initiation", "display"), list(PILES))
    copies = check.fields(f"{where}, copies", entry.get("copies", {}), PLAYERS)
    costs = [
        check.field(where, entry, "patent", 1, 99),
        check.field(where, entry, "object", 1, 99),
        check.field(where, entry, "royalty", 0, 99),
    ]
    check.at_once(f"{where}, royalty", sum(costs), "with patent and object", MOST_AT_ONCE)
    return "{%s, %d, Pile::%s, %d, %d, %d, {%s}, %d, Provenance::%s}" % (
        cpp_string(expected),
        check.field(where, entry, "level", 0, 2),
        PILES[pile][0],
        *costs,
        ", ".join(str(check.field(f"{where}, copies", copies, players, 1, MOST_OF_A_KIND)) for players in PLAYERS),
        check.field(where, entry, "end_points", 0, 9),
        check.provenance(where, entry),
    )


def shares(check, entries, field, wanted):
    """How many techs there are with each value of a field."""
    values = [entry.get(field) for entry in entries if isinstance(entry, dict)]
    for value, count in wanted.items():
        if values.count(value) != count:
            check.problems.add("techs", f"must have {count} of {field} {value}, not {values.count(value)}")


def use_of(check, where, entry):
    use = entry.get("use", {}) if isinstance(entry, dict) else {}
    use = check.fields(f"{where}, use", use, [], USE_NAMES)
    if not use:
        check.problems.add(where, "its object must have a use")
    return use


def found_item(check, where, entry):
    """The rows of Found for all copies of one item."""
    name = entry.get("id")
    kind = "gear" if name in FOUND_GEAR else "treasure" if "treasure" in entry else "cash"
    if kind == "gear":
        check.fields(where, entry, ["id"], USE_NAMES)
        return [f"{{{cpp_string(name)}, {GEAR.index(name)}, 0, {NO_INDEX}}}"]
    check.fields(where, entry, ["id", kind], ["copies"])
    copies = check.field(where, {"copies": 1, **entry}, "copies", 1, FOUND)
    cash, treasure = 0, NO_INDEX
    if kind == "cash":
        cash = check.field(where, entry, "cash", 1, 99)
    elif entry["treasure"] in TREASURES:
        treasure = TREASURES.index(entry["treasure"])
    else:
        check.problems.add(where, f"unknown treasure {json.dumps(entry['treasure'])}; known: 3, 5, 7, 9")
    names = [name] if copies == 1 else [f"{name}_{i}" for i in range(1, copies + 1)]
    return [f"{{{cpp_string(str(each))}, {NO_INDEX}, {cash}, {treasure}}}" for each in names]


def found_rows(check, items):
    """All rows of Found, and the uses of the found gear by its name."""
    rows, uses = [], {}
    for where, entry in zip(check.ids("found object", items), items):
        entry = entry if isinstance(entry, dict) else {}
        rows += found_item(check, where, entry)
        if entry.get("id") in FOUND_GEAR:
            uses[entry["id"]] = {key: value for key, value in entry.items() if key in USE_NAMES}
    for name in FOUND_GEAR:
        if not uses.get(name):
            check.problems.add(f"found object {name}", "must be there and have a use")
    if len(rows) != FOUND:
        check.problems.add("found_objects", f"must be {FOUND} with all copies, not {len(rows)}")
    return rows, uses


def whole(value):
    return value if type(value) is int else 0


def found_gains(check, uses, more):
    """A found weapon earns on the coast what it says, and the boss more."""
    for name, use in uses.items():
        gain = whole(use.get("coastal_fishing"))
        check.at_once(f"gear {name}, coastal_fishing", gain + more, WITH_BOSS, MOST_AT_ONCE)


def reach(check, uses, sea):
    motors = [use["motor"] for use in uses.values() if isinstance(use, dict) and isinstance(use.get("motor"), dict)]
    strongest = max((whole(motor.get("spaces")) for motor in motors), default=0)
    spaces = whole(sea.get("free_spaces")) + 1 + MOTORS_ABOARD * strongest
    if spaces > LONGEST_REACH:
        message = f"a zodiac with the strongest motors would reach {spaces} spaces, more than {LONGEST_REACH}"
        check.problems.add("sea, free_spaces", message)


def table(declaration, rows):
    return f"inline constexpr {declaration}[{len(rows)}] = {{\n" + "".join(f"    {row},\n" for row in rows) + "};\n"


def gear_tables(check, data):
    entries = check.rows("techs", data["techs"], len(TECHS))
    places = check.ids("tech", entries)
    techs = [tech(check, where, entry, name) for where, entry, name in zip(places, entries, TECHS)]
    for place, entry, name in zip(places, entries, TECHS):
        if isinstance(entry, dict) and name == "mask":
            check.same(f"{place}, level", entry.get("level"), 0)
        if isinstance(entry, dict) and name in DISPLAYED:
            check.same(f"{place}, initiation", entry.get("initiation"), "display")
    shares(check, entries, "level", TECHS_OF_LEVEL)
    shares(check, entries, "initiation", {pile: count for pile, (_, count) in PILES.items()})
    uses = {name: use_of(check, where, entry) for where, entry, name in zip(places, entries, TECHS)}
    items = data["found_objects"].get("items", [])
    found, found_uses = found_rows(check, items if isinstance(items, list) else [])
    found_gains(check, found_uses, whole(data["boss"].get("lagoon")))
    uses = {**uses, **found_uses}
    reach(check, uses, data["sea"])
    gear = [gear_use(check, f"gear {name}", name, uses.get(name, {})) for name in GEAR]
    return [table("Tech kTechData", techs), table("GearUse kGearUseData", gear), table("Found kFoundData", found)]
