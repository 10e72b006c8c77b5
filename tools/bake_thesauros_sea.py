"""The sea of Thesauros: the spaces of both faces and how they join, the lagoon, the zones and the dig tiles."""

import json
import re

from bake_thesauros_gear import MOST_AT_ONCE, TREASURES, WITH_BOSS, table, whole
from baking import cpp_string

FACES = ["1-2", "3-4"]
ZONES_OF_FACE = {"1-2": 5, "3-4": 7}
ZONES = [str(zone) for zone in range(1, 8)]
ROWS = 4
COLUMNS = {"small": 4, "large": 5}
TILES = [f"L{i}" for i in range(1, 13)] + [f"S{i}" for i in range(1, 10)]
MAX_SPACES = 48
MAX_NEIGHBOURS = 7

PORT = "PORT"
# The lagoon: kind of the spot, what must be aboard, and the fields that say what it gives.
LAGOON = {
    "LA": ("lobster", "lobster_trap", {"gain": "lobster_trap"}),
    "LB": ("coastal", "harpoon or speargun", {"gain_harpoon": "harpoon", "gain_speargun": "speargun"}),
    "LC": ("tourists", None, {"gain": None}),
    "LD1": ("island", "metal_detector", {}),
    "LD2": ("island", "metal_detector", {}),
}
FISHING = re.compile(r"F[1-9]")
PASSAGE = re.compile(r"[a-z]")
DIG = re.compile(r"Z([1-7])\.([1-5])")
CELL = re.compile(r"([phi])([3579])")
CELL_KINDS = {"p": "plain", "h": "hidden", "i": "rock"}


def zone_sizes(check, zones):
    """The size of each zone, in order."""
    sizes = check.fields("zones, size", zones.get("size", {}), ZONES)
    check.same("zones, columns", zones.get("columns"), COLUMNS)
    check.same("zones, rows", zones.get("rows"), ROWS)
    return [check.name(f"zones, size, {zone}", "size", sizes.get(zone, "large"), list(COLUMNS)) for zone in ZONES]


def cell(check, where, text):
    if text == "":
        return "{Cell::nothing, 0}"
    if text == "SH":
        return "{Cell::shark, 0}"
    found = CELL.fullmatch(text) if isinstance(text, str) else None
    if not found:
        check.problems.add(where, f'unknown cell {json.dumps(text)}; known: "", SH, and p, h or i with 3, 5, 7 or 9')
        return "{Cell::nothing, 0}"
    return "{Cell::%s, %d}" % (CELL_KINDS[found[1]], TREASURES.index(int(found[2])))


def dig_tile(check, name, rows):
    where, columns = f"dig tile {name}", COLUMNS["large" if name.startswith("L") else "small"]
    text = []
    for i, row in enumerate(check.rows(where, rows, ROWS), 1):
        cells = check.rows(f"{where}, row {i}", row, columns)
        text.append("{{%s}}" % ", ".join(cell(check, f"{where}, row {i}", each) for each in cells))
    return "{%s, %d, {{%s}}}" % (cpp_string(name), columns, ", ".join(text))


def dig_tiles(check, section):
    if not isinstance(section.get("legend"), str):
        check.problems.add("dig_tiles, legend", "must be a text")
    tiles = check.fields("dig_tiles, tiles", section.get("tiles", {}), TILES)
    return table("DigTile kDigTileData", [dig_tile(check, name, tiles[name]) for name in TILES if name in tiles])


def lagoon_spot(check, name, entry, techs, more):
    """The gains of a spot; those of gear must be what the tech of that gear says."""
    kind, needs, gains = LAGOON[name]
    where = f"lagoon, {name}"
    entry = check.fields(where, entry, ["kind", *(["needs"] if needs else []), *gains])
    check.same(f"{where}, kind", entry.get("kind"), kind)
    if needs:
        check.same(f"{where}, needs", entry.get("needs"), needs)
    numbers = []
    for field, gear in gains.items():
        numbers.append(check.field(where, entry, field, 1, 99))
        check.at_once(f"{where}, {field}", numbers[-1] + more, WITH_BOSS, MOST_AT_ONCE)
        use = techs.get(gear, {})
        said = use.get("lobster_fishing", use.get("coastal_fishing")) if isinstance(use, dict) else None
        if gear and said != numbers[-1]:
            check.problems.add(f"{where}, {field}", f"is {numbers[-1]}, but the {gear} says {json.dumps(said)}")
    return numbers


def lagoon(check, section, entries, more):
    techs = {entry.get("id"): entry.get("use") for entry in entries if isinstance(entry, dict)}
    gains = {name: lagoon_spot(check, name, section.get(name, {}), techs, more) for name in LAGOON}
    check.problems.stop_if_any()
    return (
        f"inline constexpr int kLobsterGainData = {gains['LA'][0]};\n"
        f"inline constexpr int kCoastalGainData[2] = {{{gains['LB'][0]}, {gains['LB'][1]}}};\n"
        f"inline constexpr int kTouristGainData = {gains['LC'][0]};\n"
    )


def known_space(name, fishing, digs):
    """Whether a face can have a space of this name; passages have a small letter, and only the edges list them."""
    return name == PORT or name in LAGOON or name in fishing or name in digs or bool(PASSAGE.fullmatch(name))


def read_edges(check, where, entries, fishing, digs):
    """The neighbours of each space of a face."""
    neighbours = {}
    for entry in entries:
        edge = f"{where}, edge {json.dumps(entry)}"
        if not isinstance(entry, list) or len(entry) != 2 or not all(isinstance(name, str) for name in entry):
            check.problems.add(edge, "must be two names of spaces")
            continue
        for name in entry:
            if not known_space(name, fishing, digs):
                check.problems.add(edge, f"unknown space {json.dumps(name)}")
        a, b = entry
        if a == b:
            check.problems.add(edge, "joins a space with itself")
        if b in neighbours.get(a, ()):
            check.problems.add(edge, "is written twice")
        neighbours.setdefault(a, set()).add(b)
        neighbours.setdefault(b, set()).add(a)
    return neighbours


def reached(neighbours):
    """All spaces one can come to from the port."""
    seen, queue = {PORT}, [PORT]
    for space in queue:
        fresh = sorted(neighbours.get(space, set()) - seen)
        seen.update(fresh)
        queue += fresh
    return seen


def check_graph(check, where, neighbours, fishing, digs):
    for space in [PORT, *LAGOON, *fishing, *digs]:
        if space not in neighbours:
            check.problems.add(where, f"the space {space} is missing")
    for space, others in sorted(neighbours.items()):
        if space in LAGOON and others != {PORT}:
            check.problems.add(where, f"the lagoon spot {space} must join only the port")
        if PASSAGE.fullmatch(space) and len(others) < 2:
            check.problems.add(where, f"the passage {space} leads nowhere")
        if len(others) > MAX_NEIGHBOURS:
            check.problems.add(where, f"the space {space} has {len(others)} neighbours, more than {MAX_NEIGHBOURS}")
    for space in sorted(set(neighbours) - reached(neighbours)):
        check.problems.add(where, f"the space {space} cannot be reached from the port")


def fishing_spaces(check, where, names):
    listed = names if isinstance(names, list) else []
    known = [name for name in listed if isinstance(name, str) and FISHING.fullmatch(name)]
    if not known or known != names:
        check.problems.add(f"{where}, big_fishing", 'must be a list of names such as "F1"')
    return known


def face_graph(check, sea, face, sizes):
    where = f"sea, {face}"
    entry = check.fields(where, sea.get(face, {}), ["edges", "big_fishing"])
    fishing = fishing_spaces(check, where, entry.get("big_fishing"))
    digs = [f"Z{i}.{c}" for i, size in enumerate(sizes[: ZONES_OF_FACE[face]], 1) for c in range(1, COLUMNS[size] + 1)]
    edges = entry.get("edges", [])
    neighbours = read_edges(check, where, edges if isinstance(edges, list) else [], fishing, digs)
    check_graph(check, where, neighbours, fishing, digs)
    return neighbours


def space_row(name):
    """One Space."""
    zone = DIG.fullmatch(name)
    kind = "dig" if zone else "fishing" if FISHING.fullmatch(name) else "passage" if PASSAGE.fullmatch(name) else "port"
    kind = LAGOON[name][0] if name in LAGOON else kind
    place = (int(zone[1]), int(zone[2]) - 1) if zone else (0, 0)
    return "{%s, SpaceKind::%s, %d, %d}" % (cpp_string(name), kind, *place)


def ordered(spaces):
    """Port, lagoon, fishing spaces, passages, then the dig spaces by zone and column."""
    groups = [FISHING, PASSAGE, DIG]
    return [PORT, *LAGOON] + [name for group in groups for name in sorted(spaces) if group.fullmatch(name)]


def sea_tables(check, data):
    sizes = zone_sizes(check, data["zones"])
    sea = data["sea"]
    graphs = [face_graph(check, sea, face, sizes) for face in FACES]
    for space in sorted(set(graphs[0]) - set(graphs[1])):
        check.problems.add("sea, 1-2", f"the space {space} is not on the larger face")
    spaces = ordered(set(graphs[1]))
    if len(spaces) > MAX_SPACES:
        check.problems.add("sea", f"has {len(spaces)} spaces, more than {MAX_SPACES}")
    check.problems.stop_if_any()
    rows = [[sorted(map(spaces.index, graph.get(space, ()))) for space in spaces] for graph in graphs]
    text = ["{%s}" % ", ".join("{%d, {%s}}" % (len(row), ", ".join(map(str, row))) for row in face) for face in rows]
    large = ", ".join("true" if size == "large" else "false" for size in sizes)
    return [
        table("Space kSpaceData", [space_row(space) for space in spaces]),
        f"inline constexpr Neighbours kNeighbourData[2][{len(spaces)}] = {{\n    {text[0]},\n    {text[1]},\n}};\n",
        f"inline constexpr bool kLargeZoneData[{len(ZONES)}] = {{{large}}};\n",
        lagoon(
            check,
            data["lagoon"],
            data["techs"] if isinstance(data["techs"], list) else [],
            whole(data["boss"].get("lagoon")),
        ),
        dig_tiles(check, data["dig_tiles"]),
    ]
