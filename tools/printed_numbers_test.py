"""No sentence of a game says a printed value by itself: a number in it is a name, a citation, or named below.

Values of the component files are written as {=calendar.wage}, so that who corrects a file corrects all sentences.
"""

import re
import unittest
from pathlib import Path

import bake_words
import baking
import games

WORDS = Path(__file__).resolve().parent.parent / "words"

# Numbers in a row: "5", "1 to 5", "2, 3, 7 and 8", "5/7", "1–4".
ROW = r"\d+(?:(?:, | and | or | to | et | ou | à | и | или | по |/|–)\d+)*"
# What is called by a number, in each language; and before all, citations: "(8)", "3.2.5.1 to 3.2.5.7", "V.3", "D29".
CITATIONS = [r"\b(?:\d+|[VSI])(?:\.\d+)+(?: B\b)?", r"\(\d\)", r"\bD\d+\b"]
NAMED = {
    "en": r"\b(?:zones?|levels?|sponsors?|rooms?|slots?|hats?|zodiacs?|workers?|steps?|keys?|years?|quadrimesters?"
    r"|surface|pearls?)",
    "fr": r"\b(?:zones?|fouilles|niveaux?|sponsors?|salles?|places?|chapeau(?: n°)?|OS|zodiacs?|ouvriers?|étapes?|clés?"
    r"|années?|quadrimestres?|emplacements?|surface|perles?)",
    "ru": r"\b(?:зон\w*|раскопк\w*|уров\w*|ур\.|спонсор\w*|зал\w*|мест\w*|шляп\w*|зодиак\w*|рабоч\w*|шаг\w*|ключ\w*"
    r"|год\w*|квадриместр\w*|поверхност\w*|жемчужин\w*)",
}
# Numbers that are none of the above and no values either: why, which, and where.
ALLOWED = [
    (
        "a battery is the token that is spent",
        "1",
        """cli.otys.group.sponsor_move cli.otys.group.propel otys.ask.resurface.you otys.ask.copied_resurface.you
        otys.answer.sponsor_move otys.answer.propel otys.answer.stay otys.event.battery_spent
        otys.event.battery_spent.you otys.rule.2.4 otys.rule.2.6 otys.rule.3.5 otys.thing.oxygen.text
        otys.thing.propeller.text otys.thing.sponsor_5_advanced.text""",
    ),
    (
        "one card or resource is handled at a time",
        "1",
        """cli.otys.sign.contracts cli.otys.signs otys.front.resource otys.front.contracts otys.answer.find
        otys.answer.find_bonus otys.answer.find_key otys.answer.sell otys.answer.buy otys.answer.draw otys.answer.gain
        otys.event.resource_moved otys.event.resource_moved.you otys.event.found otys.event.found.you otys.event.sold
        otys.event.sold.you otys.event.bought otys.event.bought.you otys.page.does.metal_expert
        otys.page.does.metal_expert+ otys.page.does.plant_expert otys.page.does.plant_expert+
        otys.page.does.fuel_expert otys.page.does.fuel_expert+ otys.page.does.tech_expert otys.page.does.tech_expert+
        otys.page.does.trader otys.page.does.trader+ otys.page.does.spy otys.page.does.spy+ otys.page.does.spy.solo
        otys.page.does.spy+.solo otys.thing.metal_expert.text otys.thing.plant_expert.text otys.thing.fuel_expert.text
        otys.thing.tech_expert.text otys.thing.trader.text""",
    ),
    ("a token shows two resources, a diver or a meeple acts twice", "2",
     """otys.front.resource cli.otys.sponsor.2.basic thesauros.answer.place_double
     thesauros.answer.place_double_priced thesauros.answer.place_double_mussels thesauros.answer.send_double
     thesauros.answer.send_double_priced thesauros.answer.send_double_mussels"""),
    ("a name stands apart from its number", "1 2 3 4 5 7 8 9 10",
     """refusal.sponsor_sides otys.rule.intro otys.rule.1.1 otys.rule.2.4 otys.rule.2.6 otys.rule.3.3
     cli.otys.sponsor.3.advanced otys.sponsor.3.advanced.short thesauros.rule.S.2
     thesauros.page.phase.zone otys.thing.level.text otys.thing.key.text
     thesauros.thing.hat.text thesauros.thing.level.text thesauros.thing.map.text"""),
    ("a row begins with it", "1", "refusal.round_count pearls.rule.1.1 thesauros.rule.0.5"),
    ("a bound of all rules", "0", "otys.rule.1.1 otys.thing.technician_step.text pearls.rule.2.3 thesauros.rule.2.4 thesauros.rule.3.2"),
    ("the number of pieces in the box or of places on a board", "3 9 12 15 21 22 32",
     """cli.otys.plain.column otys.page.store_column otys.rule.1.2 otys.thing.technician_step.text notice.thesauros thesauros.rule.0.4
     thesauros.rule.0.6 thesauros.verdict.solo_won"""),
    ("the unit that is counted", "1", "thesauros.rule.4.3 thesauros.page.less thesauros.page.more"),
    ("numbers of players", "1 2 3 4", "cli.thesauros.data.tech"),
    ("examples of signs and answers", "1 2 3 4 5",
     "cli.otys.signs otys.rule.6.2 thesauros.ask.choose_tile.you cli.thesauros.signs"),
]  # fmt: skip


def allowed():
    """{key: the numbers that may stand in it}."""
    numbers = {}
    for _, those, keys in ALLOWED:
        for key in keys.split():
            numbers.setdefault(key, set()).update(those.split())
    return numbers


def bare(language, text):
    """A text without placeholders, citations and names."""
    text = bake_words.BRACE.sub("", text)
    for pattern in CITATIONS + [rf"(?i:{NAMED[language]})[ \u00a0](?:с[ \u00a0])?{ROW}"]:
        text = re.sub(pattern, "", text)
    return text


def numbers_left():
    """(language, key, numbers) of every text of a game, in the languages whose names are known here."""
    problems = baking.Problems()
    languages = bake_words.load(sorted(WORDS.glob("*/*.json")))
    for code, parts in ((code, languages[code]) for code in NAMED):
        # A lesson counts what lies on the table of one prepared position; the test that plays it knows that position.
        of_games = (part for part in parts if bake_words.game_of(part, games.names()))
        for part in (part for part in of_games if not part.endswith("_lesson")):
            for key, text in bake_words.flatten(problems, part, parts[part]).items():
                yield code, key, set(re.findall(r"\d+", bare(code, text)))


class Sentences(unittest.TestCase):
    def test_say_no_printed_value_by_themselves(self):
        known = allowed()
        for code, key, numbers in numbers_left():
            with self.subTest(language=code, key=key):
                self.assertEqual(set(), numbers - known.get(key, set()))

    def test_need_every_exception(self):
        said = {}
        for _, key, numbers in numbers_left():
            said.setdefault(key, set()).update(numbers)
        for key in allowed():
            self.assertTrue(said.get(key), f"{key} says no number any more")


if __name__ == "__main__":
    unittest.main()
