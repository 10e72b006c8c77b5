"""Checks the component data of Thesauros and writes it as constant C++ tables: bake_thesauros.py DATA.json OUT.inc"""

import json

import baking
from bake_thesauros_gear import MOST_AT_ONCE, MOST_OF_A_KIND, PLAYERS, TREASURES, WITH_BOSS, gear_tables, whole
from bake_thesauros_sea import COLUMNS, FACES, LAGOON, ROWS, ZONES, ZONES_OF_FACE, sea_tables

QUADRIMESTERS = 9
YEARS = 3
QUEUES = ["1", "2", "3", "4", "6", "7", "8", "9"]
PRICED_QUEUES = ["1", "4", "9"]
LONGEST_QUEUE = 6
MARKET_SPACES = 9
SHOP_SPACES = 2
MAP_COPIES = 3
ROOMS = 8
ROOM_SLOTS = 3
TECH_SLOTS = 10
FIRST_TECHS = 3
ACCOUNTS = ["RH", "RD", "AG", "FM", "CN"]
MERCENARIES = 4
MERCENARY_ZONES = ["1", "2", "3", "4", "7", "8", "9"]
PLAYERS_OF_FACE = {"1-2": ["1", "2"], "3-4": ["3", "4"]}

# Every group of the data with its fields; all but the techs, which have one each, carry one provenance.
GROUPS = {
    "calendar": [
        "quadrimesters", "income", "transfer_fee", "wage", "compensation", "year_points", "tech_reveals", "maps_added",
        "mercenary_auctions_after", "start_reputation", "sea_from",
    ],
    "player": ["workers", "recruits", "max_extra_motors", "metal_detectors"],
    "reputation": ["idle", "withdrawn", "unpaid", "third_recruit", "zodiac"],
    "boss": ["discount", "mussels", "lagoon", "sale", "die", "treasures", "found_objects"],
    "dive": ["swimsuit", "treasures", "die"],
    "authorities": ["least_bid"],
    "first_techs": ["shown", "on_top"],
    "hats": ["per_zone", "solo_choice", "zones"],
    "queues": FACES,
    "market": ["track", "arrow_price", "start_maps", "numbers", "copies"],
    "seaplanes": ["count", "rent"],
    "mussels": ["track"],
    "advertising": ["track"],
    "museum": [*FACES, "sale", "unopened_room_points", "reserve_points", "unsold_points"],
    "sea": [*FACES, "free_spaces", "paid_space_cost", "open_sea_fishing"],
    "lagoon": list(LAGOON),
    "zones": ["size", "columns", "rows"],
    "dig_tiles": ["legend", "tiles", "drawn"],
    "found_objects": ["items", "on_island"],
    "supply": ["treasures", "sharks"],
    "solo": ["virtual_slots", "rival_copies", "win_over", "museum_bonus", "trophies"],
    "initiation": ["budget", "first_maps"],
    "mercenaries": ["count", "spot", "maps", "maps_taken", "least_bid", "slander", "mine"],
    "end_scoring": ["shark", "map", "map_set", "cash_per_point"],
}  # fmt: skip
SECTIONS = ["game", "version", "provenance", "techs", *GROUPS]

# The lone numbers: group, field, range, constant.
NUMBERS = [
    ("calendar", "wage", 1, 9, "kWageData"),
    ("calendar", "maps_added", 0, 9, "kMapsAddedData"),
    ("calendar", "start_reputation", 0, 99, "kStartReputationData"),
    ("calendar", "sea_from", 1, 9, "kSeaFromData"),
    ("player", "max_extra_motors", 0, 2, "kMaxMotorsData"),
    ("player", "metal_detectors", 0, MOST_OF_A_KIND, "kMetalDetectorsData"),
    ("reputation", "idle", 0, 9, "kIdleLossData"),
    ("reputation", "withdrawn", 0, 9, "kWithdrawnLossData"),
    ("reputation", "unpaid", 0, 9, "kUnpaidLossData"),
    ("reputation", "third_recruit", 0, 9, "kThirdRecruitPointsData"),
    ("reputation", "zodiac", 0, 9, "kZodiacPointsData"),
    ("boss", "discount", 0, 9, "kBossDiscountData"),
    ("boss", "mussels", 0, 9, "kBossMusselsData"),
    ("boss", "lagoon", 0, 9, "kBossLagoonData"),
    ("boss", "sale", 0, 9, "kBossSaleData"),
    ("boss", "die", 0, 5, "kBossDieData"),
    ("boss", "treasures", 1, 4, "kBossTreasuresData"),
    ("boss", "found_objects", 1, 2, "kBossFoundData"),
    ("dive", "swimsuit", 1, 4, "kSwimsuitData"),
    ("dive", "treasures", 1, 4, "kTreasuresData"),
    ("dive", "die", 2, 20, "kDieData"),
    ("authorities", "least_bid", 1, 99, "kMinBidData"),
    ("first_techs", "on_top", 0, 7, "kTechsOnTopData"),
    ("dig_tiles", "drawn", 2, 3, "kTilesDrawnData"),
    ("solo", "rival_copies", 0, 1, "kRivalCopiesData"),
    ("initiation", "first_maps", 0, 4, "kFirstMapsData"),
    ("mercenaries", "maps_taken", 1, 2, "kMercenaryMapsData"),
    ("mercenaries", "least_bid", 1, 99, "kMinRaiseData"),
    ("mercenaries", "slander", 0, 99, "kSlanderData"),
    ("hats", "solo_choice", 0, 4, "kSoloHatsData"),
    ("museum", "unopened_room_points", 0, 9, "kUnopenedPointsData"),
    ("museum", "reserve_points", 0, 9, "kReservePointsData"),
    ("museum", "unsold_points", 0, 9, "kUnsoldPointsData"),
    ("sea", "free_spaces", 1, 9, "kFreeSpacesData"),
    ("sea", "paid_space_cost", 0, 9, "kPaidSpaceCostData"),
    ("sea", "open_sea_fishing", 0, 9, "kOpenSeaGainData"),
    ("found_objects", "on_island", 1, 12, "kFoundOnIslandData"),
    ("solo", "win_over", 1, 999, "kSoloWinOverData"),
    ("end_scoring", "shark", 0, 9, "kSharkPointsData"),
    ("end_scoring", "map", 0, 9, "kMapPointsData"),
    ("end_scoring", "cash_per_point", 1, 99, "kCashPerPointData"),
]


# Said by the rules themselves before they were written down here (see baking.components_hash).
MOVED = {
    "calendar": {"sea_from": 2},
    "player": {"metal_detectors": 1},
    "reputation": {
        "idle": 1, "withdrawn": 1, "unpaid": 1, "third_recruit": 1, "zodiac": 1, "provenance": "rulebook",
    },
    "boss": {
        "discount": 2, "mussels": 2, "lagoon": 2, "sale": 2, "die": 1, "treasures": 2, "found_objects": 2,
        "provenance": "rulebook", "note": "a specialist has the same advantage in the zone of the hat",
    },
    "dive": {"swimsuit": 1, "treasures": 1, "die": 6, "provenance": "rulebook"},
    "authorities": {"least_bid": 2, "provenance": "rulebook"},
    "first_techs": {"shown": 3, "on_top": 3, "provenance": "rulebook"},
    "dig_tiles": {"drawn": 3},
    "solo": {"rival_copies": 1},
    "initiation": {"first_maps": 4},
    "mercenaries": {"maps_taken": 2, "least_bid": 1, "slander": 4, "mine": {"columns": 3, "levels": 3}},
}  # fmt: skip


def braces(values):
    """A C++ initialiser of numbers, truth values or nested lists of them."""
    if isinstance(values, list):
        return "{%s}" % ", ".join(map(braces, values))
    return str(values).lower() if isinstance(values, bool) else str(values)


def constant(declaration, values):
    return f"inline constexpr {declaration} = {braces(values)};\n"


def padded(values, length):
    return values + [0] * (length - len(values))


def keyed_numbers(check, where, entry, keys, low, high):
    """The numbers of an object that has exactly these keys, in the order of the keys."""
    entry = check.fields(where, entry, keys)
    return [check.field(where, entry, key, low, high) for key in keys]


def distinct(check, where, value, count, low, high):
    numbers = check.numbers(where, value, count, low, high)
    if len(set(numbers)) != len(numbers):
        check.problems.add(where, f"names a number twice: {json.dumps(value)}")
    return numbers


def some(check, where, value, least, most):
    """The value as a list of so many entries."""
    if not isinstance(value, list) or not least <= len(value) <= most:
        check.problems.add(where, f"must be a list of {least} to {most} entries, not {json.dumps(value)}")
        return []
    return value


def prices(check, where, value, most):
    return [check.number(f"{where}, entry {i}", n, 1, 99) for i, n in enumerate(some(check, where, value, 1, most), 1)]


def income(check, entries):
    """Base and gain per map by mode and year; only the first year may say another base for a mode."""
    bases, table = ["base", "base_initiation", "base_mercenaries"], []
    for year, entry in enumerate(check.rows("calendar, income", entries, YEARS), 1):
        where = f"calendar, income of year {year}"
        entry = check.fields(where, entry, ["base", "per_map"], bases if year == 1 else [])
        per_map = check.field(where, entry, "per_map", 0, 99)
        usual = {field: entry.get("base", 0) for field in bases}
        table.append([[check.field(where, {**usual, **entry}, field, 0, 199), per_map] for field in bases])
    by_mode = [[row[mode] for row in table] for mode in range(len(bases))]
    return by_mode + by_mode[:1]


def year_points(check, entry):
    where = "calendar, year_points"
    entry = check.fields(where, entry, PLAYERS)
    rows = [check.numbers(f"{where}, {n}", entry.get(n, [0] * int(n)), int(n), 0, 9) for n in PLAYERS]
    return [padded(row, len(PLAYERS)) for row in rows]


def calendar(check, group):
    check.same("calendar, quadrimesters", group.get("quadrimesters"), QUADRIMESTERS)
    reveals = check.numbers("calendar, tech_reveals", group.get("tech_reveals"), QUADRIMESTERS, 0, 9)
    if sum(reveals) > TECH_SLOTS - FIRST_TECHS:
        check.problems.add("calendar, tech_reveals", f"{sum(reveals)} cards for {TECH_SLOTS - FIRST_TECHS} free slots")
    auctions = "calendar, mercenary_auctions_after"
    after = distinct(check, auctions, group.get("mercenary_auctions_after"), MERCENARIES, 1, QUADRIMESTERS)
    fees = check.numbers("calendar, transfer_fee", group.get("transfer_fee"), YEARS, 0, 9)
    places = check.numbers("calendar, compensation", group.get("compensation"), len(PLAYERS), 0, 99)
    return [
        constant("Income kIncomeData[4][3]", income(check, group.get("income"))),
        constant("int kTransferFeeData[3]", fees),
        constant("int kCompensationData[4]", places),
        constant("int kYearPointsData[4][4]", year_points(check, group.get("year_points", {}))),
        constant("int kTechRevealsData[9]", reveals),
        constant(f"int kAuctionAfterData[{MERCENARIES}]", after),
    ]


def player_and_hats(check, player, hats, first_techs):
    check.same("player, workers", player.get("workers"), 2)
    check.same("player, recruits", player.get("recruits"), 3)
    check.same("first_techs, shown", first_techs.get("shown"), FIRST_TECHS)
    check.same("hats, zones", hats.get("zones"), [2, 3, 7, 8])
    several = keyed_numbers(check, "hats, per_zone", hats.get("per_zone"), PLAYERS[1:], 0, len(PLAYERS))
    # A lone player chooses hats instead.
    return [constant("int kHatsData[4]", [0] + several)]


def queue(check, where, zone, entry, players):
    """The lengths of a queue by players, and its prices."""
    fields = ["len"] + (["costs"] if zone in PRICED_QUEUES else []) + (["shop"] if zone == "7" else [])
    entry = check.fields(where, entry, fields)
    costs = prices(check, f"{where}, costs", entry.get("costs"), LONGEST_QUEUE) if zone in PRICED_QUEUES else []
    if zone == "6":
        check.same(f"{where}, len", entry.get("len"), None)
        return [0, 0], costs
    lengths = keyed_numbers(check, f"{where}, len", entry.get("len", {}), players, 1, LONGEST_QUEUE)
    if costs and max(lengths) > len(costs):
        check.problems.add(where, f"has {max(lengths)} spaces but only {len(costs)} costs")
    return lengths, costs


def queues(check, group):
    lengths, costs, shops = [], [], []
    for face in FACES:
        entries = check.fields(f"queues, {face}", group.get(face, {}), QUEUES)
        read = [
            queue(check, f"queues, {face}, zone {zone}", zone, entries.get(zone, {}), PLAYERS_OF_FACE[face])
            for zone in QUEUES
        ]
        lengths += [list(each) for each in zip(*(length for length, _ in read))]
        costs.append([[len(cost), cost] for _, cost in read])
        port = entries.get("7", {})
        shop = port.get("shop") if isinstance(port, dict) else None
        shops.append(prices(check, f"queues, {face}, zone 7, shop", shop, SHOP_SPACES))
    return [
        constant("u8 kQueueLengthData[4][8]", lengths),
        constant("Track kQueuePriceData[2][8]", costs),
        constant("Track kShopData[2]", [[len(shop), shop] for shop in shops]),
    ]


def track(check, face, entries, arrow_price, numbers):
    """The prices of a market track and where new numbers start; every number must find a space from there on."""
    where = f"market, track, {face}"
    spaces = prices(check, where, entries.get(face), MARKET_SPACES)
    if spaces != sorted(spaces):
        check.problems.add(where, f"the prices must not fall: {json.dumps(spaces)}")
    if arrow_price not in spaces:
        check.problems.add(where, f"has no space of the arrow's price {json.dumps(arrow_price)}")
        return spaces, 0
    arrow = spaces.index(arrow_price)
    if len(spaces) - arrow < numbers:
        check.problems.add(where, f"has {len(spaces) - arrow} spaces from the arrow on for {numbers} numbers")
    return spaces, arrow


def market(check, group):
    check.same("market, numbers", group.get("numbers"), ZONES_OF_FACE)
    check.same("market, copies", group.get("copies"), MAP_COPIES)
    numbers = list(ZONES_OF_FACE.values())
    start = keyed_numbers(check, "market, start_maps", group.get("start_maps", {}), FACES, 0, max(numbers) * MAP_COPIES)
    for face, maps, count in zip(FACES, start, numbers):
        if maps > count * MAP_COPIES:
            check.problems.add(f"market, start_maps, {face}", f"is {maps}, but there are {count * MAP_COPIES} maps")
    entries = check.fields("market, track", group.get("track", {}), FACES)
    tracks = [track(check, face, entries, group.get("arrow_price"), n) for face, n in zip(FACES, numbers)]
    return [
        constant("Track kMarketData[2]", [[len(spaces), spaces] for spaces, _ in tracks]),
        constant("int kArrowPriceData", group.get("arrow_price", 0)),
        constant("int kMarketArrowData[2]", [arrow for _, arrow in tracks]),
        constant("int kMarketStartData[2]", start),
    ]


def seaplanes(check, group):
    counts = keyed_numbers(check, "seaplanes, count", group.get("count", {}), FACES, 1, MARKET_SPACES)
    entries = check.fields("seaplanes, rent", group.get("rent", {}), FACES)
    rents = [
        check.numbers(f"seaplanes, rent, {face}", entries.get(face, [0] * count), count, 0, 99)
        for face, count in zip(FACES, counts)
    ]
    return [constant("Track kSeaplaneRentData[2]", [[len(rent), rent] for rent in rents])]


def cube_tracks(check, mussels, advertising):
    gains = []
    for i, entry in enumerate(check.rows("mussels, track", mussels.get("track"), 3), 1):
        where = f"mussels, space {i}"
        entry = check.fields(where, entry, [], ["cash", "reputation"])
        if len(entry) != 1:
            check.problems.add(where, "must give either cash or reputation")
        gains.append([check.field(where, entry, field, 1, 9) if field in entry else 0 for field in ["cash", "reputation"]])
    points = check.numbers("advertising, track", advertising.get("track"), 3, 0, 9)
    return [constant("Mussels kMusselData[3]", gains), constant("int kAdvertisingData[3]", points)]


def room(check, where, entry, players):
    entry = check.fields(where, entry, ["id", "min_players", "slots", "cost", "door"])
    slots = prices(check, f"{where}, slots", entry.get("slots"), ROOM_SLOTS)
    return "{%s, %d, %d, {%s}, %d, %d}" % (
        baking.cpp_string(str(entry.get("id"))),
        check.field(where, entry, "min_players", int(players[0]), int(players[-1])),
        len(slots),
        ", ".join(map(str, padded(slots, ROOM_SLOTS))),
        check.field(where, entry, "cost", 0, 99),
        check.field(where, entry, "door", 0, 99),
    )


def rooms_in_play(check, face, entries):
    """How many rooms are in play for each number of players of the face; those of fewer players come first."""
    least = [entry.get("min_players") if isinstance(entry, dict) else None for entry in entries]
    least = [n if type(n) is int else 0 for n in least]
    if least != sorted(least):
        check.problems.add(f"museum, {face}", "the rooms of fewer players must come first")
    return [sum(n <= int(players) for n in least) for players in PLAYERS_OF_FACE[face]]


def museum(check, group, more):
    sale = keyed_numbers(check, "museum, sale", group.get("sale", {}), [str(value) for value in TREASURES], 0, 99)
    for value, price in zip(TREASURES, sale):
        check.at_once(f"museum, sale, {value}", price + more, WITH_BOSS, MOST_AT_ONCE)
    text, counts, printed = [], [], []
    for face in FACES:
        entries = some(check, f"museum, {face}", group.get(face), 1, ROOMS)
        places = check.ids(f"museum, {face}, room", entries)
        rows = [room(check, where, entry, PLAYERS_OF_FACE[face]) for where, entry in zip(places, entries)]
        text.append("    {\n" + "".join(f"        {row},\n" for row in rows) + "    },\n")
        counts += rooms_in_play(check, face, entries)
        printed.append(len(entries))
    return [
        f"inline constexpr Room kRoomData[2][{ROOMS}] = {{\n{''.join(text)}}};\n",
        constant("int kRoomCountData[4]", counts),
        constant("int kRoomsPrintedData[2]", printed),
        constant(f"int kSaleData[{len(TREASURES)}]", sale),
    ]


def solo(check, group):
    slots = some(check, "solo, virtual_slots", group.get("virtual_slots"), 1, TECH_SLOTS)
    slots = distinct(check, "solo, virtual_slots", slots, len(slots), 1, TECH_SLOTS)
    bonus = keyed_numbers(check, "solo, museum_bonus", group.get("museum_bonus", {}), ["6", "7", "8", "9"], 0, 99)
    names = ["boss", "museum", "fishing"]
    entries = check.fields("solo, trophies", group.get("trophies", {}), names)
    trophies = [check.numbers(f"solo, trophies, {name}", entries.get(name, [0] * 3), 3, 1, 250) for name in names]
    return [
        constant("bool kRivalSlotData[11]", [slot in slots for slot in range(1, TECH_SLOTS + 2)]),
        constant("int kSoloBonusData[4]", bonus),
        constant("int kTrophyData[3][3]", trophies),
    ]


def budget(check, group, calendar_group):
    amounts = keyed_numbers(check, "initiation, budget", group.get("budget", {}), ACCOUNTS, 0, 99)
    try:
        first_year = calendar_group["income"][0]
        income_to_split = first_year.get("base_initiation", first_year["base"])
    except (KeyError, IndexError, TypeError, AttributeError):
        income_to_split = sum(amounts)
    if isinstance(income_to_split, int) and sum(amounts) > income_to_split:
        check.problems.add("initiation, budget", f"spends {sum(amounts)} of {income_to_split}")
    return [constant("int kAdvisedBudgetData[5]", amounts)]


def mercenaries(check, group):
    check.same("mercenaries, count", group.get("count"), MERCENARIES)
    check.same("mercenaries, maps", group.get("maps"), [int(zone) for zone in ZONES])
    spots = check.fields("mercenaries, spot", group.get("spot", {}), MERCENARY_ZONES)
    for zone, spot in spots.items():
        check.name(f"mercenaries, spot, {zone}", "spot", spot, ["head", "tail"])
    mine = check.fields("mercenaries, mine", group.get("mine", {}), ["columns", "levels"])
    return [
        constant("bool kMercenaryFirstData[11]", [spots.get(str(zone)) == "head" for zone in range(11)]),
        constant("int kMineColumnsData", check.field("mercenaries, mine", mine, "columns", 1, COLUMNS["small"])),
        constant("int kMineLevelsData", check.field("mercenaries, mine", mine, "levels", 1, ROWS)),
    ]


def end_scoring(check, group):
    map_set = check.fields("end_scoring, map_set", group.get("map_set", {}), ["size", "points"])
    return [
        constant("int kMapSetSizeData", check.field("end_scoring, map_set", map_set, "size", 1, 9)),
        constant("int kMapSetPointsData", check.field("end_scoring, map_set", map_set, "points", 0, 9)),
    ]


def supply(check, group):
    """Printed counts only: in play nothing runs out (D8)."""
    values = [str(value) for value in TREASURES]
    treasures = keyed_numbers(check, "supply, treasures", group.get("treasures", {}), values, 1, 99)
    return [
        constant(f"int kTreasureSupplyData[{len(values)}]", treasures),
        constant("int kSharkSupplyData", check.field("supply", group, "sharks", 1, 99)),
    ]


def notes(check, data):
    """The provenance of each group."""
    rows = [f'{{"{name}", Provenance::{check.provenance(name, data[name])}}}' for name in GROUPS]
    return f"inline constexpr TableNote kNoteData[{len(rows)}] = {{\n    " + ",\n    ".join(rows) + ",\n};\n"


def thesauros(check, data):
    """All tables of Thesauros."""
    for name, fields in GROUPS.items():
        entry = check.fields(name, data[name], [*fields, "provenance"], ["note"])
        if not isinstance(entry.get("note", ""), str):
            check.problems.add(name, "the note must be a text")
    check.problems.stop_if_any()
    lone = [constant(f"int {name}", check.field(group, data[group], *field)) for group, *field, name in NUMBERS]
    return [
        notes(check, data),
        "".join(lone),
        "".join(calendar(check, data["calendar"])),
        *player_and_hats(check, data["player"], data["hats"], data["first_techs"]),
        "".join(queues(check, data["queues"])),
        "".join(market(check, data["market"])),
        *seaplanes(check, data["seaplanes"]),
        "".join(cube_tracks(check, data["mussels"], data["advertising"])),
        *museum(check, data["museum"], whole(data["boss"].get("sale"))),
        "".join(solo(check, data["solo"])),
        *budget(check, data["initiation"], data["calendar"]),
        *mercenaries(check, data["mercenaries"]),
        "".join(end_scoring(check, data["end_scoring"])),
        *supply(check, data["supply"]),
        *gear_tables(check, data),
        *sea_tables(check, data),
    ]


def bake(data):
    """The C++ text of the data; raises baking.Stop with everything that is wrong."""
    return baking.bake_components("thesauros", data, SECTIONS, thesauros, MOVED)


if __name__ == "__main__":
    baking.main_of_components(bake)
