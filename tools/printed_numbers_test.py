"""No sentence of a game says a printed value by itself: a number in it is a name, a citation, or named below.

Values of the component files are written as {=calendar.wage}, so that who corrects a file corrects all sentences.
"""

import re
import unittest
from pathlib import Path

import bake_words
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
EXCEPTIONS = {}


def bare(language, text):
    """A text without placeholders, citations and names."""
    text = bake_words.BRACE.sub("", text)
    for pattern in CITATIONS + [rf"(?i:{NAMED[language]})[ \u00a0](?:с[ \u00a0])?{ROW}"]:
        text = re.sub(pattern, "", text)
    return text


class Sentences(unittest.TestCase):
    def test_say_no_printed_value_by_themselves(self):
        names = games.names()
        for code, parts in bake_words.load(sorted(WORDS.glob("*/*.json"))).items():
            for part, data in parts.items():
                if not bake_words.game_of(part, names):
                    continue
                words = bake_words.flatten(bake_words.baking.Problems(), part, data)
                for key, text in words.items():
                    left = bare(code, text)
                    with self.subTest(language=code, key=key):
                        self.assertFalse(re.search(r"\d", left) and key not in EXCEPTIONS, f"{code} {key}: {left}")


if __name__ == "__main__":
    unittest.main()
