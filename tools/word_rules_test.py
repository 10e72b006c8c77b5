"""What a careful reader asks of every sentence, as far as a machine can ask it, in every language folder.

Typography, names that are never declined, nouns of the glossary, forms for numbers, ids that say what they are, buttons
that fit. A rule is a function that yields what is wrong with a text; each is shown mistakes first, to prove it sees them.
"""

import re
import unittest
from pathlib import Path

import bake_words
import baking
import games

ROOT = Path(__file__).resolve().parent.parent
WORDS = ROOT / "words"
PAGE = ROOT / "web" / "src"
NO_BREAK = "\u00a0"
MAX_BUTTON = 60
# What an argument of a button is taken for: most are numbers and names.
FILLING = "Nereus"

# Nouns that were once used in place of the glossary's: where, what, and what to say instead. They come from a reader's
# list; who renames a thing of the game again is told here.
BANNED = {
    "en": [
        ("thesauros", r"\bMX\b|\bmissions \{", "mission expenses (ME)"),
        ("thesauros", r"(?i)\bhigh sea\b", "high seas"),
        ("thesauros", r"(?i)\btreasures? of \{", "a 5$ treasure"),
        ("thesauros", r"(?i)\bsit(?:s|ting)?(?: down)? on the pile\b(?!, looks)", "reserve the next technology"),
        ("thesauros", r"(?i)\bopen sea\b", "passage"),
        ("otys", r"that lies up|looked at|confirmed diver|hope of the colony", "face up; checked; seasoned; rising talent"),
        ("", r"serve your sponsors|First page|Look again|as the device", "use your sponsors; Home; Refresh; same as device"),
    ],
    "fr": [
        ("thesauros", r"(?i)\bpatron(?! de l’année)", "boss"),
        ("thesauros", r"(?i)\bcasq", "chapeau"),
        ("thesauros", r"(?i)\bdoubles? actions?\b", "action double"),
        ("thesauros", r"(?i)\bredevance", "royalties"),
        ("thesauros", r"(?i)\bpossesseur", "propriétaire"),
        ("thesauros", r"(?i)\bforeuse", "perforatrice"),
        ("thesauros", r"(?i)\bexcavatrice", "excavateur"),
        ("thesauros", r"(?i)\bauxil", "moteur d’appoint"),
        ("thesauros", r"(?i)\bsonar simple", "sonar basique"),
        ("thesauros", r"(?i)\brival\b", "joueur virtuel"),
        ("thesauros", r"(?i)\bavions?\b", "hydravion"),
        ("thesauros", r"(?i)\bvir(?:e|er|ez|ement|ements)\b", "transférer, transfert"),
        ("thesauros", r"(?i)réserver? la pile|s’asseoir sur la pile", "réserver la prochaine technologie"),
        ("thesauros", r"(?i)\bdépos\w+ un brevet", "développer une technologie"),
        ("thesauros", r"(?i)trésors? cachés?|\bincarcéré", "trésor à détecter, à désincarcérer"),
        ("thesauros", r"(?i)\bcalomni", "dénigrement"),
        ("thesauros", r"(?i)\bmatériel\b", "objets"),
        ("", r"(?i)\bcompagnie", "société"),
        ("", r"(?i)\bpiste de score", "Classement de la colonie"),
        ("otys", r"(?i)\bremplir un contrat|\bcontrats?(?: se)? rempli|\brangées?\b|\bpar pas\b", "réaliser; ligne; cran"),
        ("otys", r"\bjetons? récompense|(?i:\bminuteur)", "jeton Récompense; timer"),
        ("", r"(?i)\bbots?\b", "robot"),
        ("page", r"(?i)\bà son tour\b", "doit jouer"),
        ("", r"(?i)\brobot (?:au hasard|avide)", "robot qui joue au hasard, robot opportuniste"),
    ],
    "ru": [
        ("thesauros_terminal", r"^(?:КП|НИ|ЗК|МС|ЧЯ)$", "ПЕР, РАЗ, ЗАК, ЭКС, ЧК"),
        ("thesauros", r"(?i)ч[её]рн\w+ ящик", "чёрная касса"),
        ("thesauros", r"(?i)\bкадры|\bмисси", "персонал, экспедиции"),
        ("thesauros", r"(?i)\bкас(?:к|ок)", "шляпа"),
        ("thesauros", r"(?i)\bспонсор", "меценат"),
        ("thesauros", r"\b[Нн]аём\b(?!\.)", "найм"),
        ("thesauros", r"(?i)\bбарахолк", "блошиный рынок"),
        ("thesauros", r"(?i)\bлавк", "магазин"),
        ("thesauros", r"(?i)\bплитк", "тайл"),
        ("thesauros_(?:terminal|page)", r"(?i)\bстопк", "колода"),
        ("thesauros", r"(?i)\bколонк", "столбец"),
        ("thesauros", r"(?i)\bбаллон|\bумн|\bвсп\.", "акваланг, мощный сонар, малый мотор"),
        ("thesauros", r"(?i)самол[её]т", "гидроплан"),
        ("thesauros", r"(?i)\bрекрут", "новичок"),
        ("thesauros", r"(?i)\bклевет", "очернение"),
        ("thesauros", r"(?i)\bаукцион", "торг, торги"),
        ("thesauros", r"(?i)\bна колоду", "занять место у колоды"),
        ("thesauros", r"(?i)\bсклад", "берег"),
        ("thesauros", r"(?i)\bобслуживани", "подготовка к новому квадриместру"),
        ("thesauros", r"(?i)сокровищ\w* за \{[01]\}\$", "сокровище (5$)"),
        ("thesauros|page", r"(?i)^перв(?:ая|ой) (?:игра|партия)$|для новичков", "обучающий"),
        ("", r"(?i)случайный бот", "бот наугад"),
        ("otys", r"(?i)\bтрек\w* престижа", "счётчик очков престижа"),
        ("otys", r"(?i)\bжетон\w* наград\b", "жетон награды"),
        ("otys", r"(?i)\bопредел[её]нный контракт|\bнаперечёт", "контракт с заданным набором; ограничены"),
        ("otys_page", r"(?i)\bваше поле|\bполе игрока", "планшет"),
        ("otys_", r"(?:\d|\{[^|}]+\}) престижа?\b", "очко престижа"),
        ("", r"\b(?:Otys|Thesauros)\b(?!\))", "«Отис», «Тезаурос»"),
    ],
}  # fmt: skip

# Nouns that are counted: right behind an argument or a printed value they need their forms ("{0} {0|point|points}").
COUNTED = {
    "en": r"(?:point|credit|batter|key|contract|answer|token|shark|treasure|map|space|column|coin|card|choice"
    r"|quadrimester)\w*",
    "fr": r"(?:point|crédit|batterie|clé|contrat|réponse|jeton|requin|trésor|carte|case|colonne|pièce|choix"
    r"|quadrimestre)\w*",
    "ru": r"(?:очк|очек|кредит|батаре|ключ|контракт|ответ|жетон|акул|сокровищ|карт|клет|столбц|монет|вариант"
    r"|квадриместр)\w*",
}

# A row of values has its noun once, behind the last ("3, 2 and 1 coins").
ROW = r"\} (?:and|or|et|ou|и|или) $"

# Sentences about players that have no twin for "you": which arguments are names.
PEOPLE = {
    "page.turn.did": "0", "page.turn.playing": "0", "page.seat.plays": "0", "page.decision_of": "0",
    "page.undo.asked": "0", "page.curtain.title": "0", "page.curtain.text": "0", "page.curtain.lift": "0",
    "page.replay.play_on.how": "0", "page.result.lead": "1", "otys.page.board_of": "0", "otys.page.score_of": "0",
    "thesauros.page.desk": "0", "thesauros.page.recruits_of": "0", "thesauros.page.tech.owned": "1",
    "thesauros.page.tech.sold": "1", "cli.curtain": "0", "cli.undo_other": "0",
}  # fmt: skip

# Texts of which every language says the same: the guided games, the cards and the page.
SAME_FACTS = r"page$|\w+_(?:lesson|help|page)$"

# "de {0}" before what is no name: numbers, amounts, and nouns that never begin with a vowel.
DE_NO_NAME = """otys.answer.cube otys.event.cube_on_space otys.event.cube_on_contract otys.event.cube_to_store
otys.event.cube_lost pearls.verdict.wins pearls.verdict.wins.you pearls.verdict.shared cli.data.wrong
refusal.seat_count refusal.bid_too_low cli.thesauros.hint.raise cli.thesauros.plain.ways""".split()

# Arguments that are ids: a noun stands before them or their description behind them.
IDS = {
    "thesauros.answer.tile": "0", "thesauros.event.tile_turned_up": "1", "thesauros.event.sailed": "2",
    "thesauros.event.passed_by": "2", "thesauros.event.move_ended": "2", "thesauros.ask.under_way": "3",
    "thesauros.ask.under_way_meeting": "3", "thesauros.answer.sail": "1", "thesauros.answer.sail_gain": "1",
    "thesauros.answer.sail_island": "1", "thesauros.answer.sail_stay": "1", "thesauros.answer.sail_stay_gain": "1",
    "thesauros.answer.pass_by": "1", "thesauros.answer.pass_by_port": "1", "otys.answer.keep": "0",
    "otys.answer.keep_free": "0", "otys.contract.fixed": "0", "otys.contract.free": "0",
    "cli.thesauros.plain.place": "0", "cli.otys.plain.public": "0", "cli.otys.plain.own": "0",
    "cli.otys.plain.drawn": "0", "cli.thesauros.plain.drawn": "0",
}  # fmt: skip
ID_NOUNS = r"(?i)(?:tile|contract|contrat(?: public)?|tuile|тайл|контракт)[ \u00a0]$"

# How a language says what a quadrimester is.
FOUR_MONTHS = {"en": "four months", "fr": "quatre mois", "ru": "четыре месяца"}


def plain(text, filling="x"):
    """A text with something in place of its placeholders; of plurals the longest form."""

    def fill(brace):
        forms = brace["forms"] or brace["sum_forms"]
        return max(forms[1:].split("|"), key=len) if forms else filling

    return bake_words.BRACE.sub(fill, text)


def typography(language, text):
    if "'" in text:
        yield "a straight apostrophe"
    if " …" in text:
        yield "a space before an ellipsis"
    if language == "fr":
        yield from french_spaces(plain(text))


def french_spaces(text):
    """High punctuation has its no-break space. A mark behind a comma is a sign of the board, and one inside a word
    ("4$:5") is notation."""
    for mark in re.finditer(r"(?<!,[ \u00a0])[;?!»]|:(?![\w×(])", text):
        if text[: mark.start()][-1:] != NO_BREAK:
            yield f"no no-break space before “{mark[0]}”"
    if re.search(f"«(?!{NO_BREAK})", text):
        yield "no no-break space behind “«”"


def names(language, key, text, is_seat):
    """A player's name is never declined, never stands after "de", and tells no gender."""
    if language == "fr" and key not in DE_NO_NAME and re.search(r"(?i)\b(?:de |du |d’)\{\d[:^]?\w*\}(?! \{\d\|)", text):
        yield "“de” before an argument that may be a name"
    if language == "ru":
        for index in is_seat:
            if re.search(rf"(?i)\b(?:у|от|для|к|с|игрок(?:а|у|ом)) \{{{index}\}}", text):
                yield "a name that would have to be declined"
            if re.search(rf"(?i)\{{{index}\}} \w+л(?:а|ся|ась)?\b|\w+л \{{{index}\}}", text):
                yield "a verb that tells a gender"
    if language == "en" and re.search(r"(?i)\b(?:he|she|his|her|hers|him)\b", text):
        yield "a word that tells a gender"


def numbers(language, text):
    if noun := COUNTED.get(language):
        for number in re.finditer(rf"\{{(?:\d|=[^}}|]+)\}}[ \u00a0]{noun}", text):
            if not re.search(ROW, text[: number.start()]):
                yield "a number before a noun without its forms"


def facts(text):
    """The numbers of a sentence, in figures or as printed values."""
    return {*re.findall(r"\{=([^}|]+)", text), *re.findall(r"\d+", bake_words.BRACE.sub(" ", text))}


def glossary(language, part, text):
    for where, banned, instead in BANNED.get(language, ()):
        if re.match(where, part) and re.search(banned, text):
            yield f"{re.search(banned, text)[0]!r}: the glossary says {instead}"


def lone_ids(key, text):
    index = IDS.get(key.removesuffix(".you"))
    if index:
        before, _, behind = text.partition(f"{{{index}}}")
        if not behind.startswith(" (") and not re.search(ID_NOUNS, before):
            yield f"{{{index}}} is an id and stands alone"
    if re.search(r"\b[cr]\d\d\b|\bZ\d\.\d\b|\bF\d\b", text):
        yield "an id"


def buttons():
    """The keys of the texts that stand on the page's buttons."""
    keys = set()
    for path in sorted(PAGE.rglob("*.tsx")):
        if path.name.endswith(".test.tsx"):
            continue
        game = next((name for name in games.names() if name in path.parts), None)
        for button in re.findall(r"<[bB]utton\b.*?(?:</[bB]utton>|/>)", path.read_text(encoding="utf-8"), re.DOTALL):
            keys.update(re.findall(r"\bsay\(\s*\"([\w.+]+)\"", button))
            keys.update(f"{game}.page.{key}" for key in re.findall(r"\btext\(\s*\"([\w.+]+)\"", button) if game)
    return keys


def too_long(text):
    if len(plain(text, FILLING)) > MAX_BUTTON:
        yield f"longer than {MAX_BUTTON} characters"


def separators(source):
    """Lines of code that put a colon between two texts by themselves: languages differ in the space before it."""
    for line in source.splitlines():
        if re.search(r"\}: \$?\{\w", line) and not re.search(r"Error|console\.|^\s*(?://|\*)", line):
            yield line.strip()


def all_words():
    """{language: {part: {key: text}}}."""
    problems = baking.Problems()
    languages = bake_words.load(sorted(WORDS.glob("*/*.json")))
    return {
        code: {part: bake_words.flatten(problems, part, data) for part, data in parts.items()}
        for code, parts in languages.items()
    }


def seat_of(key, english):
    """The arguments of a sentence that are players: who is told about in the second person elsewhere comes first."""
    return ["0"] if f"{key}.you" in english else [*PEOPLE.get(key, "")]


class WordRules(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.words = all_words()
        cls.flat = {
            code: {key: text for texts in parts.values() for key, text in texts.items()}
            for code, parts in cls.words.items()
        }

    def sentences(self):
        for code, parts in self.words.items():
            for part, texts in parts.items():
                for key, text in texts.items():
                    yield code, part, key, text

    def expect_nothing(self, code, key, complaints):
        with self.subTest(language=code, key=key):
            self.assertEqual([], list(complaints))

    def test_typography(self):
        for code, _, key, text in self.sentences():
            self.expect_nothing(code, key, typography(code, text))

    def test_names_of_players(self):
        for code, _, key, text in self.sentences():
            self.expect_nothing(code, key, names(code, key, text, seat_of(key, self.flat["en"])))

    def test_numbers_before_nouns(self):
        for code, _, key, text in self.sentences():
            self.expect_nothing(code, key, numbers(code, text))

    def test_facts_are_the_same_in_every_language(self):
        for code, part, key, text in self.sentences():
            if re.match(SAME_FACTS, part):
                with self.subTest(language=code, key=key):
                    self.assertEqual(facts(self.flat["en"].get(key, text)), facts(text))

    def test_nouns_of_the_glossary(self):
        for code, part, key, text in self.sentences():
            self.expect_nothing(code, key, glossary(code, part, text))

    def test_ids_say_what_they_are(self):
        for code, _, key, text in self.sentences():
            self.expect_nothing(code, key, lone_ids(key, text))

    def test_known_ids_and_exceptions_are_there(self):
        for key in [*IDS, *DE_NO_NAME, *PEOPLE]:
            self.assertIn(key, self.flat["en"])

    def test_buttons_fit(self):
        keys = buttons()
        self.assertGreater(len(keys), 20, "buttons are found in the page's code")
        for code, texts in self.flat.items():
            for key in sorted(keys & texts.keys()):
                self.expect_nothing(code, key, too_long(texts[key]))

    def test_rulings_that_are_cited_can_be_read(self):
        for code, texts in self.flat.items():
            for game in games.names():
                for key in (key for key in texts if key.startswith(f"{game}.rule.")):
                    for ruling in re.findall(r"\bD\d+\b", texts[key]):
                        self.assertIn(f"{game}.rulings.{ruling}", texts, f"{code}, {key}")

    def test_the_introduction_says_what_a_quadrimester_is(self):
        for code, months in FOUR_MONTHS.items():
            self.assertIn(months, self.flat[code]["thesauros.rule.intro"])

    def test_code_of_the_page_leaves_colons_to_the_words(self):
        for path in sorted(PAGE.rglob("*.ts*")):
            if ".test." not in path.name:
                self.assertEqual([], list(separators(path.read_text(encoding="utf-8"))), path.relative_to(ROOT))


class PlantedMistakes(unittest.TestCase):
    """Each rule finds what it is there for, and lets good sentences pass."""

    def found(self, complaints):
        return len(list(complaints)) > 0

    def test_of_typography_are_found(self):
        for code, text in [
            ("en", "the boss's hat"), ("ru", "d'Artagnan"), ("en", "Loading …"), ("fr", "Table : {0}"),
            ("fr", "Table: {0}"), ("fr", "Vraiment ?"), ("fr", "Vraiment!"), ("fr", "« Sans foi »"),
            ("fr", "un ; deux"), ("fr", "{0} : {1:the}"),
        ]:  # fmt: skip
            self.assertTrue(self.found(typography(code, text)), text)
        for code, text in [
            ("en", "the boss’s hat: {0}"), ("en", "Loading…"), ("fr", f"Table{NO_BREAK}: {{0}}"), ("ru", "Стол: {0}"),
            ("fr", f"«{NO_BREAK}Oui{NO_BREAK}!{NO_BREAK}»"), ("fr", "signes, ! deux fois, »2 avance, 4$:5×2, {0}:1"),
        ]:  # fmt: skip
            self.assertFalse(self.found(typography(code, text)), text)

    def test_of_names_are_found(self):
        for code, text in [
            ("fr", "Budget de {0}"), ("fr", "la mine d’{0}"), ("fr", "prend la place de {2:the}"),
            ("ru", "Поле игрока {0}"), ("ru", "ответ, который дал {0}"), ("ru", "{0} сходила"), ("en", "{0} plays his key"),
        ]:  # fmt: skip
            self.assertTrue(self.found(names(code, "a.key", text, ["0"])), text)
        for code, text in [
            ("fr", "Budget ({0})"), ("fr", "une pioche de {0} {0|contrat|contrats}"), ("ru", "{0}: мина взрывается"),
            ("ru", "Планшет: {0}"), ("en", "{0} plays the key"),
        ]:  # fmt: skip
            self.assertFalse(self.found(names(code, "a.key", text, ["0"])), text)

    def test_of_numbers_are_found(self):
        for code, text in [
            ("en", "{0} points: {1}"), ("fr", "{0} points"), ("ru", "{0} очка: {1}"), ("en", "{=sponsors.4.fee} credits"),
        ]:  # fmt: skip
            self.assertTrue(self.found(numbers(code, text)), text)
        for code, text in [("ru", "{0} {0|очко|очка|очков}: {1}"), ("en", "{=purses.0}, {=purses.1} and {=purses.2} coins")]:
            self.assertFalse(self.found(numbers(code, text)), text)

    def test_of_facts_are_found(self):
        self.assertNotEqual(facts("Press key 4: {=boss.discount}$."), facts("Touchez la clé 5 : {=boss.discount}$."))
        self.assertNotEqual(facts("{=boss.die} more"), facts("{=boss.discount} de plus"))
        self.assertEqual(facts("Key 4 for {=a.b} {=a.b|credit|credits}"), facts("La clé 4, {=a.b} crédits"))

    def test_of_the_glossary_are_found(self):
        for code, part, text in [
            ("ru", "thesauros_terminal", "ЗК"), ("ru", "thesauros_terminal", "Осталось касок: {0}."),
            ("fr", "thesauros_terminal", "Le patron"), ("fr", "page", "une compagnie"), ("en", "thesauros", "zone 5 (high sea)"),
            ("ru", "page", "Сыграть в Otys"), ("ru", "otys_lesson", "3 престижа"), ("fr", "otys_page", "Un contrat se remplit"),
        ]:  # fmt: skip
            self.assertTrue(self.found(glossary(code, part, text)), text)
        self.assertFalse(self.found(glossary("ru", "otys", "Спонсор: {0}")))
        self.assertFalse(self.found(glossary("ru", "page", "«Отис» (Otys)")))
        self.assertFalse(self.found(glossary("fr", "thesauros", "hydravions, adversaires, Patron de l’année")))

    def test_of_lone_ids_are_found(self):
        for key, text in [("thesauros.event.sailed", "sails to {2}."), ("a.key", "as c14"), ("a.key", "to Z2.4")]:
            self.assertTrue(self.found(lone_ids(key, text)), text)
        for key, text in [("thesauros.event.sailed.you", "sails to {2} ({3})."), ("thesauros.answer.tile", "Tile {0}: {1}")]:
            self.assertFalse(self.found(lone_ids(key, text)), text)

    def test_of_length_are_found(self):
        self.assertTrue(self.found(too_long("x" * (MAX_BUTTON + 1))))
        self.assertFalse(self.found(too_long("{0} {0|contract|contracts}")))

    def test_of_separators_in_code_are_found(self):
        self.assertTrue(self.found(separators("label={`${name}: ${where}`}")))
        self.assertFalse(self.found(separators("throw new Error(`${name}: ${where}`)")))


if __name__ == "__main__":
    unittest.main()
