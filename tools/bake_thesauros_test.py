"""Broken component data of Thesauros stops the build, and the message names the culprit."""

import copy
import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import bake_thesauros
import baking

ROOT = Path(__file__).resolve().parent.parent
THESAUROS = json.loads((ROOT / "games/thesauros/data/thesauros.components.json").read_text(encoding="utf-8"))


class Broken(unittest.TestCase):
    def setUp(self):
        self.data = copy.deepcopy(THESAUROS)

    def tech(self, name):
        return next(entry for entry in self.data["techs"] if entry["id"] == name)

    def found(self, name):
        return next(entry for entry in self.data["found_objects"]["items"] if entry["id"] == name)

    def assert_stops(self, *lines):
        """Baking stops with exactly these lines."""
        self.assertEqual(list(lines), self.stop_lines())

    def stop_lines(self):
        with self.assertRaises(baking.Stop) as caught:
            bake_thesauros.bake(self.data)
        return caught.exception.lines


class BrokenGroups(Broken):
    def test_a_lost_group(self):
        del self.data["sea"]
        self.assert_stops('the file: the field "sea" is missing')

    def test_an_unknown_group(self):
        self.data["contracts"] = []
        self.assert_stops('the file: unknown field "contracts"')

    def test_another_game(self):
        self.data["game"] = "otys"
        self.assert_stops('the file: unknown game "otys"; known: thesauros')

    def test_a_misspelt_field(self):
        self.data["calendar"]["wages"] = 2
        self.assert_stops('calendar: unknown field "wages"')

    def test_a_group_without_provenance(self):
        for name in bake_thesauros.GROUPS:
            with self.subTest(name):
                self.data = copy.deepcopy(THESAUROS)
                del self.data[name]["provenance"]
                self.assert_stops(f'{name}: the field "provenance" is missing')

    def test_an_unknown_provenance(self):
        self.data["museum"]["provenance"] = "guessed"
        self.assert_stops(
            'museum: unknown provenance "guessed"; known: rulebook, derived, partly, reconstructed'
        )

    def test_a_note_that_is_no_text(self):
        self.data["seaplanes"]["note"] = 3
        self.assert_stops("seaplanes: the note must be a text")


class BrokenGear(Broken):
    def test_a_lost_tech(self):
        self.data["techs"].pop()
        self.assert_stops(
            "techs: must have 15 entries, not 14",
            "techs: must have 5 of level 2, not 4",
            "techs: must have 8 of initiation second_pile, not 7",
        )

    def test_a_tech_of_another_level(self):
        self.tech("cage")["level"] = 2
        self.assert_stops("techs: must have 6 of level 1, not 5", "techs: must have 5 of level 2, not 6")

    def test_an_unknown_tech(self):
        self.tech("cage")["id"] = "net"
        self.assertIn('tech net: unknown tech "net"; known: mask', self.stop_lines()[0])

    def test_techs_in_another_order(self):
        self.data["techs"][1:3] = reversed(self.data["techs"][1:3])
        self.assertIn("tech harpoon, place among the techs: must be 2, not 3", self.stop_lines())

    def test_a_tech_without_copies_for_two(self):
        del self.tech("suit")["copies"]["2"]
        self.assert_stops('tech suit, copies: the field "2" is missing')

    def test_a_tech_without_provenance(self):
        del self.tech("suit")["provenance"]
        self.assert_stops('tech suit: the field "provenance" is missing')

    def test_an_unknown_use(self):
        self.tech("mask")["use"]["fly"] = 1
        self.assert_stops('tech mask, use: unknown field "fly"')

    def test_a_motor_without_a_cost(self):
        del self.tech("aux_motor")["use"]["motor"]["cost"]
        self.assert_stops('gear aux_motor, motor: the field "cost" is missing')

    def test_a_dive_too_deep(self):
        self.tech("suit")["use"]["dive"]["depth"] = 5
        self.assert_stops("gear suit, dive, depth: must be a whole number from 1 to 4, not 5")

    def test_an_empty_use(self):
        self.tech("cage")["use"]["shark"] = {}
        self.assert_stops("gear cage, shark: must have one of kill_on, die_bonus, ignore")

    def test_a_lost_found_object(self):
        self.found("treasure5")["copies"] = 1
        self.assert_stops("found_objects: must be 12 with all copies, not 11")

    def test_a_found_treasure_of_no_value(self):
        self.found("treasure5")["treasure"] = 4
        self.assert_stops("found object treasure5: unknown treasure 4; known: 3, 5, 7, 9")

    def test_a_found_object_that_is_nothing(self):
        del self.found("coin")["cash"]
        self.assert_stops('found object coin: the field "cash" is missing')

    def test_a_shark_that_nothing_meets(self):
        self.tech("cage")["use"]["shark"] = {}
        self.assert_stops("gear cage, shark: must have one of kill_on, die_bonus, ignore")

    def test_lost_found_gear(self):
        self.found("found_motor")["id"] = "found_boat"
        self.assertIn("found object found_motor: must be there and have a use", self.stop_lines())


class BrokenBoard(Broken):
    def test_a_queue_longer_than_its_costs(self):
        self.data["queues"]["3-4"]["9"]["len"]["4"] = 5
        self.assert_stops("queues, 3-4, zone 9: has 5 spaces but only 4 costs")

    def test_a_queue_that_must_not_be_priced(self):
        self.data["queues"]["3-4"]["2"]["costs"] = [1]
        self.assert_stops('queues, 3-4, zone 2: unknown field "costs"')

    def test_a_queue_of_the_mussels(self):
        self.data["queues"]["1-2"]["6"]["len"] = {"1": 3, "2": 3}
        self.assert_stops('queues, 1-2, zone 6, len: must be null, not {"1": 3, "2": 3}')

    def test_a_shop_longer_than_the_board_has_room_for(self):
        self.data["queues"]["3-4"]["7"]["shop"] = [8, 10, 12]
        self.assert_stops("queues, 3-4, zone 7, shop: must be a list of 1 to 2 entries, not [8, 10, 12]")

    def test_a_market_whose_prices_fall(self):
        self.data["market"]["track"]["1-2"] = [3, 3, 4, 6, 5, 7, 8]
        self.assert_stops("market, track, 1-2: the prices must not fall: [3, 3, 4, 6, 5, 7, 8]")

    def test_a_market_too_short(self):
        self.data["market"]["track"]["3-4"].pop()
        self.assert_stops("market, track, 3-4: has 6 spaces from the arrow on for 7 numbers")

    def test_a_market_without_the_arrow(self):
        self.data["market"]["arrow_price"] = 2
        self.assert_stops(
            "market, track, 1-2: has no space of the arrow's price 2",
            "market, track, 3-4: has no space of the arrow's price 2",
        )

    def test_more_maps_than_there_are(self):
        self.data["market"]["start_maps"]["1-2"] = 16
        self.assert_stops("market, start_maps, 1-2: is 16, but there are 15 maps")

    def test_a_seaplane_without_rent(self):
        self.data["seaplanes"]["rent"]["3-4"].pop()
        self.assert_stops("seaplanes, rent, 3-4: must have 2 entries, not 1")

    def test_a_room_without_slots(self):
        self.data["museum"]["1-2"][0]["slots"] = []
        self.assert_stops("museum, 1-2, room A, slots: must be a list of 1 to 3 entries, not []")

    def test_a_room_with_four_slots(self):
        self.data["museum"]["3-4"][1]["slots"].append(1)
        self.assert_stops("museum, 3-4, room 2, slots: must be a list of 1 to 3 entries, not [4, 3, 3, 1]")

    def test_two_rooms_of_one_name(self):
        self.data["museum"]["3-4"][1]["id"] = "1"
        self.assert_stops("museum, 3-4, room 1: this id is used twice")

    def test_rooms_of_more_players_first(self):
        self.data["museum"]["1-2"].reverse()
        self.assert_stops("museum, 1-2: the rooms of fewer players must come first")

    def test_another_price_for_treasures(self):
        self.data["museum"]["sale"]["9"] = 100
        self.assert_stops("museum, sale, 9: must be a whole number from 0 to 99, not 100")

    def test_too_many_reveals(self):
        self.data["calendar"]["tech_reveals"][8] = 1
        self.assert_stops("calendar, tech_reveals: 8 cards for 7 free slots")

    def test_an_auction_twice(self):
        self.data["calendar"]["mercenary_auctions_after"] = [3, 5, 8, 8]
        self.assert_stops("calendar, mercenary_auctions_after: names a number twice: [3, 5, 8, 8]")

    def test_another_base_in_a_later_year(self):
        self.data["calendar"]["income"][1]["base_initiation"] = 35
        self.assert_stops('calendar, income of year 2: unknown field "base_initiation"')

    def test_a_rival_without_slots(self):
        self.data["solo"]["virtual_slots"] = []
        self.assert_stops("solo, virtual_slots: must be a list of 1 to 10 entries, not []")

    def test_advice_that_spends_more_than_the_usual_income(self):
        del self.data["calendar"]["income"][0]["base_initiation"]
        self.data["initiation"]["budget"]["RH"] = 13
        self.assert_stops("initiation, budget: spends 51 of 50")

    def test_mussels_that_give_nothing(self):
        self.data["mussels"]["track"][0]["cash"] = 0
        self.assert_stops("mussels, space 1, cash: must be a whole number from 1 to 9, not 0")

    def test_mussels_that_give_both(self):
        self.data["mussels"]["track"][0]["reputation"] = 1
        self.assert_stops("mussels, space 1: must give either cash or reputation")

    def test_an_advice_above_the_income(self):
        self.data["initiation"]["budget"]["RH"] = 18
        self.assert_stops("initiation, budget: spends 56 of 55")

    def test_a_prototype_that_costs_too_much(self):
        self.tech("drill")["royalty"] = 96
        self.assert_stops("tech drill, royalty: comes to 104$ with patent and object, but nothing is more than 100$ at once")

    def test_a_treasure_that_the_boss_sells_for_too_much(self):
        self.data["museum"]["sale"]["9"] = 99
        self.assert_stops(
            "museum, sale, 9: comes to 101$ with what the boss gets more, but nothing is more than 100$ at once"
        )

    def test_tourists_who_pay_the_boss_too_much(self):
        self.data["lagoon"]["LC"]["gain"] = 99
        self.assert_stops(
            "lagoon, LC, gain: comes to 101$ with what the boss gets more, but nothing is more than 100$ at once"
        )

    def test_a_found_weapon_that_brings_the_boss_too_much(self):
        self.found("found_speargun")["coastal_fishing"] = 99
        self.assert_stops(
            "gear found_speargun, coastal_fishing: comes to 101$ with what the boss gets more, "
            "but nothing is more than 100$ at once"
        )

    def test_more_copies_than_fit_aboard(self):
        self.tech("drill")["copies"]["4"] = 8
        self.assert_stops("tech drill, copies, 4: must be a whole number from 1 to 7, not 8")

    def test_motors_that_reach_too_far(self):
        self.data["sea"]["free_spaces"] = 9
        self.tech("super_motor")["use"]["motor"]["spaces"] = 8
        self.assert_stops("sea, free_spaces: a zodiac with the strongest motors would reach 26 spaces, more than 25")

    def test_a_mercenary_at_sea(self):
        self.data["mercenaries"]["spot"]["5"] = "head"
        self.assert_stops('mercenaries, spot: unknown field "5"')

    def test_a_mercenary_in_the_middle(self):
        self.data["mercenaries"]["spot"]["1"] = "middle"
        self.assert_stops('mercenaries, spot, 1: unknown spot "middle"; known: head, tail')


class BrokenSea(Broken):
    def edges(self, face):
        return self.data["sea"][face]["edges"]

    def test_a_space_nobody_knows(self):
        self.edges("3-4").append(["F1", "Z4.6"])
        self.assert_stops('sea, 3-4, edge ["F1", "Z4.6"]: unknown space "Z4.6"')

    def test_a_fifth_column_of_a_small_zone(self):
        self.edges("3-4").append(["Z1.4", "Z1.5"])
        self.assert_stops('sea, 3-4, edge ["Z1.4", "Z1.5"]: unknown space "Z1.5"')

    def test_a_zone_of_the_other_face(self):
        self.edges("1-2").append(["F2", "Z6.1"])
        self.assert_stops('sea, 1-2, edge ["F2", "Z6.1"]: unknown space "Z6.1"')

    def test_a_lost_column(self):
        self.edges("1-2").remove(["Z5.4", "Z5.5"])
        self.assert_stops("sea, 1-2: the space Z5.5 is missing")

    def test_a_way_cut_off(self):
        self.edges("1-2").remove(["Z3.2", "Z3.3"])
        self.assert_stops(
            "sea, 1-2: the space Z3.3 cannot be reached from the port",
            "sea, 1-2: the space Z3.4 cannot be reached from the port",
        )

    def test_an_edge_written_twice(self):
        self.edges("3-4").append(["PORT", "F1"])
        self.assert_stops('sea, 3-4, edge ["PORT", "F1"]: is written twice')

    def test_an_edge_to_itself(self):
        self.edges("3-4").append(["b", "b"])
        self.assert_stops('sea, 3-4, edge ["b", "b"]: joins a space with itself')

    def test_an_edge_of_three(self):
        self.edges("3-4").append(["F1", "F2", "b"])
        self.assert_stops('sea, 3-4, edge ["F1", "F2", "b"]: must be two names of spaces')

    def test_a_way_out_of_the_lagoon(self):
        self.edges("3-4").append(["LA", "LB"])
        self.assert_stops(
            "sea, 3-4: the lagoon spot LA must join only the port",
            "sea, 3-4: the lagoon spot LB must join only the port",
        )

    def test_a_passage_to_nowhere(self):
        self.edges("3-4").append(["F1", "x"])
        self.assert_stops("sea, 3-4: the passage x leads nowhere")

    def test_a_passage_of_the_smaller_face_alone(self):
        self.edges("1-2").extend([["F1", "x"], ["F2", "x"]])
        self.assert_stops("sea, 1-2: the space x is not on the larger face")

    def test_a_fishing_space_that_is_not_listed(self):
        self.data["sea"]["3-4"]["big_fishing"] = ["F1"]
        self.assertIn('sea, 3-4, edge ["F1", "F2"]: unknown space "F2"', self.stop_lines())

    def test_too_many_ways_from_one_space(self):
        for space in ["Z1.1", "Z1.2", "Z1.3", "Z2.1"]:
            self.edges("3-4").append(["F1", space])
        self.assert_stops("sea, 3-4: the space F1 has 8 neighbours, more than 7")

    def test_a_zone_of_no_size(self):
        self.data["zones"]["size"]["1"] = "huge"
        self.assert_stops('zones, size, 1: unknown size "huge"; known: small, large')

    def test_a_gain_that_differs_from_the_tech(self):
        self.data["lagoon"]["LA"]["gain"] = 7
        self.assert_stops("lagoon, LA, gain: is 7, but the lobster_trap says 8")

    def test_a_lagoon_spot_of_another_kind(self):
        self.data["lagoon"]["LC"]["kind"] = "island"
        self.assert_stops('lagoon, LC, kind: must be "tourists", not "island"')


class BrokenTiles(Broken):
    def setUp(self):
        super().setUp()
        self.tiles = self.data["dig_tiles"]["tiles"]

    def test_a_lost_tile(self):
        del self.tiles["S9"]
        self.assert_stops('dig_tiles, tiles: the field "S9" is missing')

    def test_a_thirteenth_large_tile(self):
        self.tiles["L13"] = self.tiles["L1"]
        self.assert_stops('dig_tiles, tiles: unknown field "L13"')

    def test_a_lost_row(self):
        self.tiles["L1"].pop()
        self.assert_stops("dig tile L1: must have 4 entries, not 3")

    def test_a_lost_column(self):
        self.tiles["L1"][2].pop()
        self.assert_stops("dig tile L1, row 3: must have 5 entries, not 4")

    def test_a_small_tile_with_five_columns(self):
        self.tiles["S3"][0].append("")
        self.assert_stops("dig tile S3, row 1: must have 4 entries, not 5")

    def test_unknown_cells(self):
        for cell in ["p4", "x3", "sh", "SH ", "p", "p33", None, 3]:
            with self.subTest(cell):
                self.tiles["S3"][1][2] = cell
                self.assert_stops(
                    f"dig tile S3, row 2: unknown cell {json.dumps(cell)}; "
                    'known: "", SH, and p, h or i with 3, 5, 7 or 9'
                )


def places(value, path=()):
    """The path of everything inside a JSON value; two entries stand for all of a list."""
    keys = value if isinstance(value, dict) else range(min(len(value), 2)) if isinstance(value, list) else []
    for key in keys:
        yield (*path, key)
        yield from places(value[key], (*path, key))


class AnyValue(unittest.TestCase):
    """Whatever is broken, baking stops with lines to read, never with a traceback."""

    # Texts for readers, not for the tables.
    FREE = [("provenance", tag) for tag in baking.PROVENANCES]

    def test_replaced_by_something_else(self):
        data = copy.deepcopy(THESAUROS)
        for path in places(THESAUROS):
            if path in self.FREE:
                continue
            for other in [{"odd": 1}, -1]:
                with self.subTest(path=path, other=other):
                    self.assert_stops(data, path, other)
        self.assertEqual(THESAUROS, data)

    def assert_stops(self, data, path, other):
        """Stops with the other value in that place, which is then put back."""
        holder = data
        for key in path[:-1]:
            holder = holder[key]
        kept, holder[path[-1]] = holder[path[-1]], other
        try:
            self.assertRaises(baking.Stop, bake_thesauros.bake, data)
        finally:
            holder[path[-1]] = kept


class GoodData(unittest.TestCase):
    def test_tables_say_what_the_data_says(self):
        text = bake_thesauros.bake(THESAUROS)
        for line in [
            '    {"mask", 0, Pile::display, 3, 2, 1, {3, 3, 4, 5}, 1, Provenance::partly},',
            '    {"cage", 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0},',
            '    {"treasure3_2", kNone, 0, 0},',
            '    {"Z4.5", SpaceKind::dig, 4, 4},',
            '        {"3", 3, 1, {2, 0, 0}, 3, 1},',
            "inline constexpr Track kShopData[2] = {{1, {8}}, {2, {8, 10}}};",
            "inline constexpr bool kLargeZoneData[7] = {false, false, false, true, true, true, true};",
        ]:
            self.assertIn(line, text.splitlines())


    def test_the_hash_leaves_out_what_the_rules_said_before_it_was_data(self):
        former = baking.without(THESAUROS, bake_thesauros.MOVED)
        self.assertNotIn("boss", former)
        self.assertNotIn("drawn", former["dig_tiles"])
        self.assertIn("tiles", former["dig_tiles"])
        self.assertEqual(baking.components_hash(former), baking.components_hash(THESAUROS, bake_thesauros.MOVED))


class Program(unittest.TestCase):
    """The script as the build runs it."""

    def bake(self, data):
        with tempfile.TemporaryDirectory() as folder:
            source, target = Path(folder) / "thesauros.json", Path(folder) / "out.inc"
            source.write_text(json.dumps(data), encoding="utf-8")
            script = [sys.executable, "-B", ROOT / "tools/bake_thesauros.py", source, target]
            done = subprocess.run(script, capture_output=True, text=True)
            return done, target.read_text(encoding="utf-8") if target.exists() else None

    def test_writes_the_tables(self):
        done, written = self.bake(THESAUROS)
        self.assertEqual((0, "", bake_thesauros.bake(THESAUROS)), (done.returncode, done.stderr, written))

    def test_stops_with_the_file_and_the_culprit_and_writes_nothing(self):
        done, written = self.bake({**THESAUROS, "version": 2})
        self.assertEqual((1, None), (done.returncode, written))
        self.assertIn("thesauros.json: error: version: must be a whole number from 1 to 1, not 2\n", done.stderr)


if __name__ == "__main__":
    unittest.main()
