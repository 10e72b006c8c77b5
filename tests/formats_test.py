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

    def ask(self, cmd, **fields):
        self.child.stdin.write(json.dumps({"id": 0, "cmd": cmd, **fields}) + "\n")
        self.child.stdin.flush()
        answer = json.loads(self.child.stdout.readline())
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
        facts = self.engine.ask("look", seat=viewer)["decision"].get("facts", {})
        wrong += second_reader.complaints(page, page.facts, facts, set())
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


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
