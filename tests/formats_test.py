"""The formats as their pages describe them, held against the program: formats_test.py PROGRAM

The tables of the pages and the types of the page are what the program describes (tools/formats.py); a second reader,
written from the pages alone, understands positions, views and links of random games and lays out games
from their seeds.
"""

import json
import random
import subprocess
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "tests")]

import formats  # noqa: E402
import second_reader  # noqa: E402

PROGRAM = str(Path(sys.argv[1]).resolve()) if len(sys.argv) > 1 else "bathys"

# Every mode and every option at least once, so that every field of a position occurs.
OPTIONS = {
    "otys": [
        {"players": 1, "hard": True, "sponsors": "random"},
        {"players": 2, "designer_variant": True, "sponsors": "given", "advanced": ["1", "3"], "first": "1"},
        {"players": 4},
    ],
    "thesauros": [
        {"mode": "solo", "players": 1},
        {"mode": "standard", "players": 2},
        {"mode": "initiation", "players": 3},
        {"mode": "mercenaries", "players": 4},
    ],
    "pearls": [{"players": 2, "rounds": 4}, {"players": 4, "rounds": 3}],
}


class Engine:
    """The program as a child: one request, one answer."""

    def __init__(self):
        self.child = subprocess.Popen([PROGRAM, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def answer(self, cmd, **fields):
        self.child.stdin.write(json.dumps({"id": 0, "cmd": cmd, **fields}) + "\n")
        self.child.stdin.flush()
        return json.loads(self.child.stdout.readline())

    def ask(self, cmd, **fields):
        answer = self.answer(cmd, **fields)
        assert answer["ok"], answer
        return answer

    def close(self):
        self.child.stdin.close()
        self.child.stdout.close()
        self.child.wait()


class WithTheProgram(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls):
        cls.engine.close()

    def new(self, game, options, seed):
        return self.engine.ask("new", game=game, options=options, seed=seed)["decision"]

    def setUp(self):
        self.met = {}  # the verbs that each question offered

    def state(self):
        return self.engine.ask("state")["state"]

    def play(self, game, options, seed):
        """Plays at random; tells before every answer who is asked, how many answers there are and which it is."""
        chance = random.Random(seed)
        decision = self.new(game, options, seed)
        while not decision["over"]:
            seat = chance.choice(decision["asked"])
            legal = self.engine.ask("legal", seat=seat)["legal"]
            self.met.setdefault(decision["kind"], set()).update(answer["json"]["verb"] for answer in legal)
            choice = chance.randrange(len(legal))
            yield decision["asked"], seat, len(legal), legal[choice]["text"]
            decision = self.engine.ask("do", seat=seat, action=legal[choice]["text"])["decision"]


class Generated(unittest.TestCase):
    def test_documents_and_types_are_what_the_program_describes(self):
        for path, text in formats.outputs(formats.describe(PROGRAM)):
            name = str(path.relative_to(ROOT))
            message = f"{name}: tools/formats.py PROGRAM --write renews it"
            self.assertEqual(path.read_text() if path.exists() else "", text, message)
            if path.suffix == ".md":
                self.assertEqual(formats.unwritten(text), [], f"{name}: cells to be written")

    def test_every_game_has_its_page(self):
        for game in formats.describe(PROGRAM):
            if game in OPTIONS:
                self.assertTrue((ROOT / "docs" / game / "formats.md").exists(), game)


class Positions(WithTheProgram):
    """Every field is documented, and every documented field occurs."""

    EVERY = 7  # answers between two looks

    def check(self, game, games_each):
        page = second_reader.Page(game)
        seen = {"state": set(), "view": set()}
        for options in OPTIONS[game]:
            for number in range(games_each):
                for answers, (asked, seat, _, _) in enumerate(self.play(game, options, f"formats {number}")):
                    if answers % self.EVERY == 0:
                        self.look(page, seat if answers % 2 else "spectator", seen)
                self.look(page, "spectator", seen)
        for kind, verbs in self.met.items():
            named = {words.split(" … ")[0].split("=")[0] for words in page.answers[kind]}
            unnamed = {verb for verb in verbs if not any(one == verb or one.startswith(verb + " ") for one in named)}
            self.assertEqual(unnamed, set(), f"answers that the order of {kind} does not name")
        for kind, table in (("state", page.position), ("view", page.view)):
            self.assertEqual(sorted(set(table) - seen[kind]), [], f"never met in a {kind} of {game}")

    def look(self, page, viewer, seen):
        wrong = list(second_reader.complaints(page, page.position, self.state(), seen["state"]))
        view = self.engine.ask("view", seat=viewer)["view"]
        wrong += second_reader.complaints(page, page.view, view, seen["view"])
        self.assertEqual(wrong, [])

    def test_of_otys(self):
        self.check("otys", 2)

    def test_of_thesauros(self):
        self.check("thesauros", 2)

    def test_of_pearls(self):
        self.check("pearls", 2)


class Links(WithTheProgram):
    def check(self, game):
        options = OPTIONS[game][-1]
        played = list(self.play(game, options, "links"))
        described = self.engine.ask("describe")["described"]
        link = second_reader.Link(self.engine.ask("link")["link"], described["rules"], described["components"])
        self.assertTrue(link.sound, "the checksum")
        self.assertEqual(link.seed, second_reader.key_of("links"))
        self.assertEqual(link.count, len(played))
        self.assertIn(options["players"], link.options)
        # The game again, read from the digits: each is the place of an answer among the legal ones.
        self.new(game, options, "links")
        for asked, seat, count, text in played:
            if len(asked) > 1:
                self.assertEqual(asked[link.digit(len(asked))], seat)
            legal = self.engine.ask("legal", seat=seat)["legal"]
            self.assertEqual(legal[link.digit(count)]["text"], text)
            self.engine.ask("do", seat=seat, action=text)
        self.assertEqual(link.number, 0, "nothing is left over")

    def test_of_otys(self):
        self.check("otys")

    def test_of_thesauros(self):
        self.check("thesauros")

    def test_of_pearls(self):
        self.check("pearls")


class SetUps(WithTheProgram):
    """Games are laid out from their seeds as "Where … draws" tells."""

    SEEDS = ["formats", "1", "0f" * 32]

    def each(self, game):
        page = second_reader.Page(game)
        for options in OPTIONS[game]:
            for seed in self.SEEDS:
                self.new(game, options, seed)
                with self.subTest(game=game, options=options, seed=seed):
                    yield page, options, seed, self.state()

    def test_of_otys(self):
        for page, options, seed, state in self.each("otys"):
            ours = second_reader.otys_set_up(page, options, seed)
            players = state["players"]
            self.assertEqual([player["column"] for player in players], ours["columns"])
            lying = [[next((one for one, n in level.items() if n), None) for level in one["levels"]] for one in players]
            self.assertEqual(lying, ours["levels"])
            colony = state["colony"]
            self.assertEqual(colony["rewards"], ours["rewards"])
            self.assertEqual([one["tile"] for one in colony["sponsors"]], [tile for tile, _ in ours["sponsors"]])
            if options.get("sponsors") == "random":
                self.assertEqual([one["side"] for one in colony["sponsors"]], [side for _, side in ours["sponsors"]])
            self.assertEqual(colony["store"], ours["store"])
            public = [card for card in colony["contracts"] if card != "none"]
            self.assertEqual(public + state["secret"]["deck"], ours["deck"])
            self.assertEqual(state["turn"]["first"], ours["first"])
            self.assertEqual(state["secret"]["generator"]["position"], ours["position"])

    def test_of_thesauros(self):
        for page, options, seed, state in self.each("thesauros"):
            ours = second_reader.thesauros_set_up(page, options, seed)
            board, secret = state["board"], state["secret"]
            self.assertEqual([int(seat) for seat in board["order"]], ours["order"])
            self.assertEqual(board["slots"], ours["slots"])
            self.assertEqual([(space["number"], space["count"]) for space in board["market"]], ours["market"])
            for part in ("pile", "reserve", "large", "small", "island"):
                self.assertEqual(secret[part], ours[part], part)
            self.assertEqual(secret["generator"]["position"], ours["position"])

    def test_of_pearls(self):
        for page, options, seed, state in self.each("pearls"):
            ours = second_reader.pearls_set_up(page, options, seed)
            self.assertEqual(state["up"], ours["up"])
            self.assertEqual(state["deck"], ours["deck"])
            self.assertEqual([player["pearl"] for player in state["players"]], ours["pearls"])
            self.assertEqual([player["purse"] for player in state["players"]], ours["purses"])


class WaysAtSea(WithTheProgram):
    """Legs cost what "The order of legal answers" tells (D125)."""

    # Whoever is at sea goes on, through the port and past its other zodiacs, and changes its motors.
    LIKED = {"pass_by": 20, "load": 8, "unload": 8, "shift": 8, "high_seas": 8, "place": 4, "budget": 2, "shop": 4}
    MOTORS = ["aux_motor", "medium_motor", "super_motor"]

    def show_motors(self, state):
        """The three motors are the first techs."""
        board, pile = state["board"], state["secret"]["pile"]
        cards = board["slots"] + pile
        level = {one["id"]: one["level"] for one in second_reader.components("thesauros")["techs"]}
        rest = sorted((card for card in cards if card not in self.MOTORS), key=level.get)
        board["slots"], state["secret"]["pile"] = list(self.MOTORS), rest

    def give_motors(self, state, chance):
        """Somebody has developed them all, and everybody has some ashore."""
        players = state["players"]
        for motor in self.MOTORS:
            state["board"]["owners"][motor] = str(chance.randrange(len(players)))
            while state["board"]["copies"][motor]:
                state["board"]["copies"][motor] -= 1
                chance.choice(players)["ashore"].append(motor)
        for player in players:
            player["accounts"]["mx"] = chance.choice([2, 5, 40])

    def prepared(self, options, seed):
        self.new("thesauros", options, seed)
        state = self.state()
        self.show_motors(state)
        self.give_motors(state, random.Random(seed))
        return self.engine.ask("position", game="thesauros", state=state)["decision"]

    def check(self, seat, legal):
        """How many legs were compared, and how many of them after a change of motors."""
        state, changed = self.state(), 0
        legs = [answer for answer in legal if answer["json"]["verb"] in ("sail", "pass_by")]
        for leg in legs:
            zodiac = int(leg["json"]["zodiac"][1:]) - 1
            aboard = [thing for thing in state["zodiacs"][zodiac]["load"] if thing.endswith("motor")]
            stays = state["sailed"] and leg["json"]["space"] == state["zodiacs"][zodiac]["space"]
            price = 0 if stays else second_reader.sea_price(state, seat, zodiac, leg["json"]["space"])
            self.assertEqual(leg["price"], price, (leg["text"], state["sailed"], aboard))
            changed += any(sorted(stretch["motors"]) != sorted(aboard) for stretch in state["sailed"])
        return len(legs), changed

    def some_voyage(self, aboard, chance):
        """Stretches as a move might have had them, mostly with more and fewer tiles of one kind."""
        kind = chance.choice(aboard or self.MOTORS)
        stretches = []
        for _ in range(chance.randrange(1, 5)):
            motors = [kind] * chance.choice([0, 1, 1, 2]) + chance.choice([[], [], [chance.choice(self.MOTORS)]])
            stretches.append({"spaces": chance.choice([1, 1, 2, 3]), "motors": motors[:2]})
        return stretches

    def check_other_voyages(self, seat, chance):
        """The same pause after other ways to it, as far as the program takes them."""
        state, compared = self.state(), 0
        boat = state["zodiacs"][int(state["pending"][0]["zodiac"][1:]) - 1]
        aboard = [thing for thing in boat["load"] if thing in self.MOTORS]
        for _ in range(10):
            other = {**state, "sailed": self.some_voyage(aboard, chance)}
            other = self.engine.answer("position", game="thesauros", state=other)
            if other["ok"]:
                compared += self.check(seat, self.engine.ask("legal", seat=seat)["legal"])[1]
        self.engine.ask("position", game="thesauros", state=state)
        return compared

    def test_cost_what_the_page_says(self):
        compared = changed = 0
        for number in range(24):
            players = 2 + number % 3
            options = {"mode": "standard", "players": players}
            decision = self.prepared(options, f"ways {number}")
            chance = random.Random(number)
            while not decision["over"]:
                seat = decision["asked"][0]
                legal = self.engine.ask("legal", seat=seat)["legal"]
                if decision["kind"] in ("sea_turn", "under_way"):
                    legs, others = self.check(seat, legal)
                    compared, changed = compared + legs, changed + others
                if decision["kind"] == "under_way":
                    changed += self.check_other_voyages(seat, chance)
                weights = [self.LIKED.get(answer["json"]["verb"], 1) for answer in legal]
                answer = chance.choices(legal, weights)[0]
                decision = self.engine.ask("do", seat=seat, action=answer["text"])["decision"]
        self.assertGreater(compared, 1000)
        self.assertGreater(changed, 1000)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
