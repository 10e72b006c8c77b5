"""Broken component data of Otys stops the build, and the message names the culprit."""

import copy
import json
import random
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import bake_otys
import baking

ROOT = Path(__file__).resolve().parent.parent
OTYS = json.loads((ROOT / "games/otys/data/otys.components.json").read_text(encoding="utf-8"))


class BrokenData(unittest.TestCase):
    def setUp(self):
        self.data = copy.deepcopy(OTYS)

    def contract(self, name):
        return next(entry for entry in self.data["contracts"] if entry["id"] == name)

    def reward(self, name):
        return next(entry for entry in self.data["rewards"] if entry["id"] == name)

    def assert_stops(self, *lines):
        """Baking stops with exactly these lines."""
        with self.assertRaises(baking.Stop) as caught:
            bake_otys.bake(self.data)
        self.assertEqual(list(lines), caught.exception.lines)

    def test_a_lost_contract(self):
        self.data["contracts"].pop()
        self.assert_stops("contracts: must have 32 entries, not 31")

    def test_a_lost_reward(self):
        self.data["rewards"].pop(0)
        self.assert_stops("rewards: must have 32 entries, not 31")

    def test_a_sixth_level(self):
        self.data["levels"]["capacity"].append(6)
        self.assert_stops("levels, capacity: must have 5 entries, not 6")

    def test_a_lost_store_row(self):
        self.data["store"]["rows"].pop()
        self.assert_stops("store, rows: must have 3 entries, not 2")

    def test_a_lost_reach(self):
        self.data["mechanic"]["reach"].pop()
        self.assert_stops("mechanic, reach: must have 4 entries, not 3")

    def test_a_lost_threshold(self):
        self.data["hacker"]["threshold"].pop()
        self.assert_stops("hacker, threshold: must have 4 entries, not 3")

    def test_a_lost_fee(self):
        del self.data["divers"]["spy"]["fee"]
        self.assert_stops('divers, spy: the field "fee" is missing')

    def test_an_impossible_fee(self):
        self.data["sponsors"]["4"]["surface_fee"] = 10
        self.assert_stops("sponsors, 4, surface_fee: must be a whole number from 0 to 9, not 10")

    def test_a_third_contract_in_solo(self):
        self.data["offer"]["places"]["1"] = 3
        self.assert_stops("offer, places, 1: must be a whole number from 2 to 2, not 3")

    def test_cubes_that_do_not_fall(self):
        self.data["solo"]["cube_spaces"][1] = 22
        self.assert_stops("solo, cube_spaces: must fall from below the timers' start: [21, 22, 17, 15]")

    def test_ranks_that_do_not_rise(self):
        self.data["solo"]["ranks"]["confirmed"] = 17
        self.assert_stops("solo, ranks: must rise: [17, 17, 21]")

    def test_a_lost_section(self):
        del self.data["hacker"]
        self.assert_stops('the file: the field "hacker" is missing')

    def test_an_unknown_section(self):
        self.data["sharks"] = []
        self.assert_stops('the file: unknown field "sharks"')

    def test_another_game(self):
        self.data["game"] = "thesauros"
        self.assert_stops('the file: unknown game "thesauros"; known: otys')

    def test_an_unknown_resource_of_a_contract(self):
        self.contract("c01")["needs"] = {"gold": 1}
        self.assert_stops('contract c01: unknown resource "gold"; known: metal, plant, fuel, tech')

    def test_an_unknown_resource_of_a_reward(self):
        self.reward("r03")["front"]["choice"] = ["fuel", "gold"]
        self.assert_stops('reward r03: unknown resource "gold"; known: metal, plant, fuel, tech')

    def test_a_choice_between_equal_resources(self):
        self.reward("r03")["front"]["choice"] = ["fuel", "fuel"]
        self.assert_stops('reward r03: must offer two different resources, not ["fuel", "fuel"]')

    def test_a_choice_on_a_battery(self):
        self.reward("r13")["front"]["choice"] = ["fuel", "tech"]
        self.assert_stops("reward r13: only a resource front has a choice")

    def test_an_unknown_kind_of_contract(self):
        self.contract("c02")["kind"] = "open"
        self.assert_stops('contract c02: unknown kind "open"; known: fixed, free')

    def test_an_unknown_front(self):
        self.reward("r14")["front"]["kind"] = "key"
        self.assert_stops(
            'reward r14: unknown front "key"; known: resource, battery, contracts, upgrade, prestige'
        )

    def test_an_unknown_back(self):
        self.reward("r15")["back"] = "credits3"
        self.assert_stops('reward r15: unknown back "credits3"; known: credits2, prestige1')

    def test_a_name_that_is_not_a_text(self):
        self.reward("r15")["back"] = ["credits2"]
        self.assert_stops('reward r15: unknown back ["credits2"]; known: credits2, prestige1')

    def test_an_id_used_twice(self):
        self.contract("c05")["id"] = "c04"
        self.assert_stops("contract c04: this id is used twice")

    def test_a_lost_id(self):
        del self.reward("r02")["id"]
        self.assert_stops("reward number 2: has no id", 'reward number 2: the field "id" is missing')

    def test_an_unknown_provenance(self):
        self.contract("c06")["provenance"] = "guessed"
        self.assert_stops(
            'contract c06: unknown provenance "guessed"; known: rulebook, derived, partly, reconstructed'
        )

    def test_a_lost_provenance_of_an_entry(self):
        del self.reward("r20")["provenance"]
        self.assert_stops('reward r20: the field "provenance" is missing')

    def test_a_lost_provenance_of_a_section(self):
        del self.data["start"]["provenance"]
        self.assert_stops('start: the field "provenance" is missing')

    def test_a_provenance_that_is_not_explained(self):
        del self.data["provenance"]["partly"]
        self.assert_stops("provenance: must explain exactly the tags rulebook, derived, partly, reconstructed")

    def test_a_level_too_large(self):
        self.data["levels"]["capacity"][4] = 7
        self.assert_stops("levels, capacity, entry 5: must be a whole number from 1 to 6, not 7")

    def test_a_reach_of_nothing(self):
        self.data["mechanic"]["reach"][0] = 0
        self.assert_stops("mechanic, reach, entry 1: must be a whole number from 1 to 7, not 0")

    def test_a_threshold_that_is_not_a_number(self):
        self.data["hacker"]["threshold"][1] = "5"
        self.assert_stops('hacker, threshold, entry 2: must be a whole number from 1 to 6, not "5"')

    def test_a_truth_value_in_place_of_a_number(self):
        self.data["start"]["credits"] = True
        self.assert_stops("start, credits: must be a whole number from 0 to 20, not true")

    def test_a_store_row_without_prestige(self):
        del self.data["store"]["rows"][1]["prestige"]
        self.assert_stops(
            'store, row 2: the field "prestige" is missing',
            "store, row 2, prestige: must be a whole number from 0 to 9, not null",
        )

    def test_an_end_that_is_never_reached(self):
        self.data["end_prestige"]["value"] = 100
        self.assert_stops("end_prestige, value: must be a whole number from 1 to 99, not 100")

    def test_a_fixed_contract_without_needs(self):
        self.contract("c07")["needs"] = {}
        self.assert_stops("contract c07: a fixed contract must need something")

    def test_a_fixed_contract_that_needs_none_of_something(self):
        self.contract("c07")["needs"] = {"metal": 0, "tech": 1}
        self.assert_stops("contract c07, metal: must be a whole number from 1 to 6, not 0")

    def test_a_contract_whose_needs_are_lost(self):
        del self.contract("c07")["needs"]
        self.assert_stops('contract c07: the field "needs" is missing')

    def test_a_free_contract_with_increasing_numbers(self):
        self.contract("c26")["needs"] = [1, 2]
        self.assert_stops("contract c26: the numbers of a free contract must not increase: [1, 2]")

    def test_a_free_contract_with_five_numbers(self):
        self.contract("c27")["needs"] = [1, 1, 1, 1, 1]
        self.assert_stops("contract c27: a free contract must have 1 to 4 numbers, not [1, 1, 1, 1, 1]")

    def test_a_free_contract_without_numbers(self):
        self.contract("c27")["needs"] = []
        self.assert_stops("contract c27: a free contract must have 1 to 4 numbers, not []")

    def test_a_free_contract_with_a_zero(self):
        self.contract("c28")["needs"] = [2, 1, 0]
        self.assert_stops("contract c28, number 3: must be a whole number from 1 to 6, not 0")

    def test_a_contract_that_fits_on_no_level(self):
        self.contract("c32")["needs"] = [3, 2, 2]
        self.assert_stops("contract c32: asks 7 resources, but no level holds more than 6")

    def test_too_much_prestige(self):
        self.contract("c32")["prestige"] = 6
        self.assert_stops("contract c32, prestige: must be a whole number from 1 to 5, not 6")

    def test_no_prestige(self):
        self.contract("c31")["prestige"] = 0
        self.assert_stops("contract c31, prestige: must be a whole number from 1 to 5, not 0")

    def test_a_bonus_of_two_credits(self):
        self.contract("c01")["credits"] = 2
        self.assert_stops("contract c01, credits: must be a whole number from 0 to 1, not 2")

    def test_a_misspelt_field(self):
        self.contract("c01")["battery"] = 1
        self.assert_stops('contract c01: unknown field "battery"')

    def test_several_mistakes_are_all_shown(self):
        self.contract("c01")["prestige"] = 0
        self.reward("r01")["back"] = "nothing"
        self.assert_stops(
            "contract c01, prestige: must be a whole number from 1 to 5, not 0",
            'reward r01: unknown back "nothing"; known: credits2, prestige1',
        )


class AnyData(unittest.TestCase):
    """Whatever is done to the data, it is baked or refused with words; nothing else ever comes out."""

    ODD_VALUES = [
        None, True, False, -1, 0, 7, 99, 10**30, 1.5, float("nan"), float("inf"), "", "metal", "\x00", "?\"\\?",
        "x" * 5000, [], [[]], {}, {"id": "c01"}, {"metal": "1"}, ["metal", "metal"], [1, [2]], {"": None},
    ]  # fmt: skip

    def places(self, value):
        """Every container of the data with one key of it."""
        if isinstance(value, (dict, list)):
            for key in value if isinstance(value, dict) else range(len(value)):
                yield value, key
                yield from self.places(value[key])

    def change(self, data, dice):
        """One random change: a value replaced, taken from elsewhere, lost or doubled."""
        holder, key = dice.choice(list(self.places(data)))
        other_holder, other_key = dice.choice(list(self.places(data)))
        kind = dice.randrange(4)
        if kind == 0:
            holder[key] = copy.deepcopy(dice.choice(self.ODD_VALUES))
        elif kind == 1:
            holder[key] = copy.deepcopy(other_holder[other_key])
        elif kind == 2:
            del holder[key]
        elif isinstance(holder, list):
            holder.insert(key, copy.deepcopy(holder[key]))
        else:
            holder[str(key) + "?"] = holder[key]

    def assert_baked_or_refused(self, bake):
        try:
            self.assertIn("kComponentsHash", bake())
        except baking.Stop as stop:
            self.assertTrue(stop.lines)
            self.assertTrue(all(line.strip() for line in stop.lines))

    def test_changed_anywhere_is_baked_or_refused(self):
        for seed in range(1500):
            dice = random.Random(seed)
            data = copy.deepcopy(OTYS)
            for _ in range(dice.randint(1, 3)):
                self.change(data, dice)
            with self.subTest(seed):
                self.assert_baked_or_refused(lambda: bake_otys.bake(data))

    def test_an_odd_value_at_every_place_is_baked_or_refused(self):
        for i in range(len(list(self.places(OTYS)))):
            data = copy.deepcopy(OTYS)
            holder, key = list(self.places(data))[i]
            holder[key] = random.Random(i).choice(self.ODD_VALUES)
            with self.subTest(i):
                self.assert_baked_or_refused(lambda: bake_otys.bake(data))

    def test_a_damaged_file_is_baked_or_refused(self):
        whole = json.dumps(OTYS).encode()
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "otys.json"
            for seed in range(500):
                dice = random.Random(seed)
                damaged = bytearray(whole)
                at = dice.randrange(len(damaged))
                damaged[at : at + dice.randrange(40)] = dice.randbytes(dice.randrange(4))
                file.write_bytes(damaged)
                with self.subTest(seed):
                    self.assert_baked_or_refused(lambda: bake_otys.bake(baking.load_json(file)))

    def test_a_file_that_no_parser_likes_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "otys.json"
            half_a_character = json.dumps({**OTYS, "contracts": [{**OTYS["contracts"][0], "note": "\ud800"}]})
            big_number = '{"version": ' + "1" * 10_000 + "}"
            for text in ["", "[" * 100_000, big_number, "\ufeff{}", "nul", half_a_character]:
                file.write_text(text, encoding="utf-8")
                with self.subTest(text[:20]), self.assertRaises(baking.Stop):
                    bake_otys.bake(baking.load_json(file))

    def test_no_change_ever_ends_the_program_with_a_traceback(self):
        for seed in range(5):
            dice = random.Random(seed)
            data = copy.deepcopy(OTYS)
            self.change(data, dice)
            with self.subTest(seed), tempfile.TemporaryDirectory() as folder:
                source = Path(folder) / "otys.json"
                source.write_text(json.dumps(data), encoding="utf-8")
                script = [sys.executable, "-B", ROOT / "tools/bake_otys.py", source, Path(folder) / "out.inc"]
                done = subprocess.run(script, capture_output=True, text=True)
                self.assertIn(done.returncode, (0, 1))
                self.assertNotIn("Traceback", done.stderr)


class GoodData(unittest.TestCase):
    def test_tables_say_what_the_data_says(self):
        text = bake_otys.bake(OTYS)
        for line in [
            '    {"c01", Kind::fixed, {1, 1, 0, 0}, 1, 1, 1, Provenance::reconstructed, ""},',
            '    {"c32", Kind::free, {3, 2, 1, 0}, 5, 0, 0, Provenance::reconstructed, ""},',
            '    {"r01", Front::resource, {0, 1}, Back::credits2, Provenance::reconstructed},',
            '    {"r29", Front::prestige, {0, 0}, Back::credits2, Provenance::reconstructed},',
            "inline constexpr int kLevelCapacityData[5] = {3, 3, 4, 5, 6};",
            "inline constexpr Provenance kLevelCapacityProvenance = Provenance::rulebook;",
            "inline constexpr StoreRow kStoreRowData[3] = {{3, 1}, {2, 0}, {1, 0}};",
            "inline constexpr int kEndPrestigeData = 18;",
        ]:
            self.assertIn(line, text.splitlines())

    def test_the_hash_does_not_depend_on_layout_or_order(self):
        backwards = dict(reversed(OTYS.items()))
        self.assertEqual(baking.components_hash(OTYS), baking.components_hash(backwards))

    def test_the_hash_depends_on_every_value(self):
        changed = copy.deepcopy(OTYS)
        changed["contracts"][9]["prestige"] += 1
        self.assertNotEqual(baking.components_hash(OTYS), baking.components_hash(changed))

    def test_the_hash_leaves_out_what_the_rules_said_before_it_was_data(self):
        former = baking.without(OTYS, bake_otys.MOVED)
        self.assertNotIn("divers", former)
        self.assertEqual(baking.components_hash(former), baking.components_hash(OTYS, bake_otys.MOVED))

    def test_the_hash_depends_on_such_a_value_when_it_is_another(self):
        hashes = {baking.components_hash(OTYS, bake_otys.MOVED)}
        for group, entry, field in [("divers", "spy", "fee"), ("sponsors", "4", "fee"), ("solo", "ranks", "expert")]:
            changed = copy.deepcopy(OTYS)
            changed[group][entry][field] += 1
            hashes.add(baking.components_hash(changed, bake_otys.MOVED))
        self.assertEqual(4, len(hashes))


class Program(unittest.TestCase):
    """The script as the build runs it."""

    def bake(self, text):
        with tempfile.TemporaryDirectory() as folder:
            source, target = Path(folder) / "otys.json", Path(folder) / "deep" / "out.inc"
            source.write_text(text, encoding="utf-8")
            script = [sys.executable, "-B", ROOT / "tools/bake_otys.py", source, target]
            done = subprocess.run(script, capture_output=True, text=True)
            return done, target.read_text(encoding="utf-8") if target.exists() else None

    def test_writes_the_tables(self):
        done, written = self.bake(json.dumps(OTYS))
        self.assertEqual((0, "", bake_otys.bake(OTYS)), (done.returncode, done.stderr, written))

    def test_stops_with_the_file_and_the_culprit_and_writes_nothing(self):
        done, written = self.bake(json.dumps({**OTYS, "rewards": OTYS["rewards"][1:]}))
        self.assertEqual((1, None), (done.returncode, written))
        self.assertIn("otys.json: error: rewards: must have 32 entries, not 31\n", done.stderr)

    def test_names_a_key_written_twice(self):
        done, written = self.bake('{"game": "otys", "game": "otys"}')
        self.assertEqual((1, None), (done.returncode, written))
        self.assertIn('the key "game" is written twice', done.stderr)

    def test_says_where_the_syntax_breaks(self):
        done, _ = self.bake('{"game": }')
        self.assertEqual(1, done.returncode)
        self.assertIn("line 1 column 10", done.stderr)


if __name__ == "__main__":
    unittest.main()
