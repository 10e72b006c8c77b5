"""A language that does not say what English says stops the build, and the message names the key."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import bake_words
import baking


# Both count alike: "one" and "other".
PLURALS = {"one": "n = 1", "other": ""}


def language(name, plurals=None):
    return {"name": name, "plurals": PLURALS if plurals is None else plurals}


def english(**words):
    return {"all": {"language": language("English"), **words}}


def french(**words):
    return {"all": {"language": language("Français"), **words}}


class Comparison(unittest.TestCase):
    def assert_bakes(self, en, fr):
        bake_words.bake({"en": english(**en), "fr": french(**fr)}, {})

    def assert_stops(self, en, fr, *lines):
        """Baking stops with exactly these lines."""
        with self.assertRaises(baking.Stop) as caught:
            self.assert_bakes(en, fr)
        self.assertEqual(list(lines), caught.exception.lines)

    def test_a_missing_key(self):
        self.assert_stops({"yes": "yes"}, {}, 'fr/all.json, "yes": is missing')

    def test_a_missing_key_inside(self):
        self.assert_stops({"a": {"b": "x"}}, {"a": {}}, 'fr/all.json, "a.b": is missing')

    def test_an_unknown_key(self):
        self.assert_stops({}, {"oui": "oui"}, 'fr/all.json, "oui": English has no such key')

    def test_a_lost_placeholder(self):
        self.assert_stops(
            {"gain": "{0} gains {1}"}, {"gain": "{0} gagne"},
            'fr/all.json, "gain": has placeholders {0} where English has {0}, {1}',
        )  # fmt: skip

    def test_another_placeholder(self):
        self.assert_stops(
            {"gain": "gains"}, {"gain": "gagne {2}"}, 'fr/all.json, "gain": has placeholders {2} where English has none'
        )

    def test_placeholders_may_change_order_form_and_number(self):
        self.assert_bakes({"gain": "{0^} gains {1} {1|coin|coins}"}, {"gain": "{1:acc} … {0} {0:nom^}"})

    def test_doubled_braces_are_no_placeholders(self):
        self.assert_bakes({"hint": "write {{0}}"}, {"hint": "écrire"})

    def test_a_placeholder_may_stand_in_braces(self):
        self.assert_stops(
            {"hint": "write {{{0}}}"}, {"hint": "écrire"},
            'fr/all.json, "hint": has placeholders none where English has {0}',
        )  # fmt: skip

    def test_a_broken_placeholder(self):
        for text in ["{", "}", "{x}", "{0", "{8}", "{0:}", "{0|a{b}"]:
            with self.subTest(text):
                self.assert_stops({"a": ""}, {"a": text}, f'fr/all.json, "a": has a broken placeholder: {text}')

    def test_a_language_may_have_the_forms_that_its_sentences_ask_for(self):
        self.assert_bakes(
            {"spy": "spy", "take": "takes {0}"}, {"spy": "espion", "spy.acc": "espions", "take": "prend {0:acc}"}
        )

    def test_a_form_that_no_sentence_asks_for_is_unknown(self):
        self.assert_stops(
            {"spy": "spy"}, {"spy": "espion", "spy.acc": "espions"}, 'fr/all.json, "spy.acc": English has no such key'
        )

    def test_a_form_that_only_english_asks_for_need_not_exist(self):
        self.assert_bakes(
            {"spy": "spy", "spy.many": "spies", "take": "takes {0:many}"}, {"spy": "espion", "take": "prend {0}"}
        )

    def test_a_language_may_speak_to_the_reader_where_english_does_not(self):
        self.assert_bakes({"go": "{0}: go"}, {"go": "{0} part", "go.you": "vous partez"})

    def test_speaking_to_the_reader_brings_no_new_placeholder(self):
        self.assert_stops(
            {"go": "{0}: go"}, {"go": "{0} part", "go.you": "{1}"},
            'fr/all.json, "go.you": has placeholders {1} where "go" has {0}',
        )  # fmt: skip

    def test_what_english_says_to_the_reader_must_exist(self):
        self.assert_stops({"go": "{0}", "go.you": "you"}, {"go": "{0}"}, 'fr/all.json, "go.you": is missing')

    def test_a_key_both_flat_and_nested(self):
        self.assert_stops({"a.b": "x"}, {"a.b": "x", "a": {"b": "y"}}, 'fr/all.json, "a.b": this key is written twice')

    def test_a_number_in_place_of_a_text(self):
        self.assert_stops({"a": "x"}, {"a": 1}, 'fr/all.json, "a": must be a text')

    def test_a_text_longer_than_compilers_must_accept(self):
        self.assert_stops({"a": "x"}, {"a": "é" * 32768}, 'fr/all.json, "a": is longer than 65535 bytes')

    def test_a_language_without_its_name(self):
        with self.assertRaises(baking.Stop) as caught:
            bake_words.bake({"en": english(), "fr": {"all": {"language": language("")}}}, {})
        self.assertEqual(['fr, "language.name": is missing or empty'], caught.exception.lines)

    def test_no_english(self):
        with self.assertRaises(baking.Stop) as caught:
            bake_words.bake({"fr": french()}, {})
        self.assertEqual(["en: is missing; every language is compared with English"], caught.exception.lines)

    def test_a_strange_folder_name(self):
        with self.assertRaises(baking.Stop) as caught:
            bake_words.bake({"en": english(), "Old English": english()}, {})
        self.assertEqual(["Old English: must be named after a language code in small letters"], caught.exception.lines)


class Parts(unittest.TestCase):
    """A language whose words stand in several files."""

    def bake(self, en, fr):
        names = {"en": "English", "fr": "Français"}
        parts = {code: {"all": {"language": language(names[code])}, **more} for code, more in [("en", en), ("fr", fr)]}
        return bake_words.bake(parts, {})

    def assert_stops(self, en, fr, *lines):
        with self.assertRaises(baking.Stop) as caught:
            self.bake(en, fr)
        self.assertEqual(list(lines), caught.exception.lines)

    def test_make_one_table(self):
        text = self.bake({"pearls": {"dive": "dive"}}, {"pearls": {"dive": "plonger"}})
        keys = [line.split('"')[1] for line in text.splitlines() if line.startswith("    {")]
        self.assertEqual(["dive", "language.name"] * 2 + ["en", "fr"], keys)

    def test_may_be_cut_elsewhere_than_in_english(self):
        self.bake({"pearls": {"dive": "dive"}}, {"sea": {"dive": "plonger"}})

    def test_a_missing_key_is_looked_for_where_english_has_it(self):
        self.assert_stops({"pearls": {"dive": "dive"}}, {}, 'fr/pearls.json, "dive": is missing')

    def test_an_unknown_key_is_named_with_its_file(self):
        self.assert_stops({}, {"sea": {"dive": "plonger"}}, 'fr/sea.json, "dive": English has no such key')

    def test_a_key_in_two_files(self):
        self.assert_stops(
            {"pearls": {"dive": "x"}, "sea": {"dive": "x"}}, {"pearls": {"dive": "x"}},
            'en/sea.json, "dive": this key is also in en/pearls.json',
        )  # fmt: skip


class PrintedValues(unittest.TestCase):
    """Words of a game that name values of its component file."""

    CORALS = {"start": {"coins": 3}, "reefs": [{"id": "near", "depth": 2}], "prices": [4, 5], "title": "Corals"}

    def bake(self, en, fr, part="corals"):
        words = {"name": "Corals", "round": "…", "rule.intro": "…"}
        parts = [("en", "English", en), ("fr", "Français", fr)]
        languages = {
            code: {"all": {"language": language(name), "corals": words, "game.corals.tagline": "…"}, part: own} for code, name, own in parts
        }
        return bake_words.bake(languages, {"corals": self.CORALS})

    def assert_stops(self, en, fr, *lines, part="corals"):
        with self.assertRaises(baking.Stop) as caught:
            self.bake(en, fr, part)
        self.assertEqual(list(lines), caught.exception.lines)

    def test_are_whole_numbers_of_the_file(self):
        text = "{=start.coins} {=reefs.near.depth} {=prices.1} {=prices.0 + start.coins - 1|coin|coins}"
        self.assertIn(f'{{"a", "{text}", "corals"}}', self.bake({"a": text}, {"a": text}))

    def test_may_stand_in_every_file_of_the_game(self):
        self.assertIn('"{=prices.0}", "corals"', self.bake({"a": "{=prices.0}"}, {"a": "{=prices.0}"}, "corals_page"))

    def test_belong_to_no_other_file(self):
        for part in ("page", "coralside"):
            lines = [f'{code}/{part}.json, "a": names the printed value prices.0, but these are not the words of one game'
                     for code in ("en", "fr")]  # fmt: skip
            self.assert_stops({"a": "{=prices.0}"}, {"a": "{=prices.0}"}, *lines, part=part)

    def test_that_are_not_there_are_named(self):
        for path in ("start.coin", "start", "title", "reefs.0.depth", "reefs.far.depth", "prices.2", "prices.0.x"):
            lines = [f'{code}/corals.json, "a": the components of corals have no whole number {path}'
                     for code in ("en", "fr")]  # fmt: skip
            self.assert_stops({"a": f"{{={path}}}"}, {"a": f"{{={path}}}"}, *lines)

    def test_are_the_same_in_every_language(self):
        self.assert_stops(
            {"a": "{0} {=start.coins}"}, {"a": "{0} 3"},
            'fr/corals.json, "a": has placeholders {0} where English has {0}, {=start.coins}',
        )  # fmt: skip
        self.bake({"a": "{=start.coins} and {=prices.0}"}, {"a": "{=prices.0}, {=start.coins|un|des} {=start.coins}"})

    def test_may_not_be_written_otherwise(self):
        for text in ("{=}", "{=prices.0+prices.1}", "{=3}", "{=prices.0 + }", "{= prices.0}", "{=prices.0^}", "{=prices.}"):
            self.assert_stops({"a": ""}, {"a": text}, f'fr/corals.json, "a": has a broken placeholder: {text}')

    def test_have_all_plural_forms_of_the_language(self):
        for text in ("{=prices.0|one|two|three}", "{=prices.0|one|two|three} {=prices.0}"):
            where = 'fr/corals.json, "a"'
            self.assert_stops({"a": "{=prices.0}"}, {"a": text}, f"{where}: a plural has 3 forms where the language has 2")


class Plurals(unittest.TestCase):
    """A language says itself how it counts."""

    def assert_stops(self, plurals, *lines):
        with self.assertRaises(baking.Stop) as caught:
            bake_words.bake({"en": english(), "tlh": {"language": {"language": language("tlhIngan Hol", plurals)}}}, {})
        self.assertEqual(list(lines), caught.exception.lines)

    def count(self, plurals, n):
        """The form for n, by the C++ that is baked, whose conditions are Python's but for three words."""
        text = bake_words.bake_plurals({"en": english(), "tlh": {"all": {"language": language("x", plurals)}}}, {})
        body = text.split("pluralTlh(")[1].split("}\n")[0]
        for line in body.splitlines()[1:]:
            condition, _, form = line.strip().rstrip(";").rpartition("return ")
            condition = condition.strip().removeprefix("if ") or "True"
            condition = condition.replace("&&", " and ").replace("||", " or ").replace("!(", " not (")
            if eval(condition, {"n": n}):  # our own output
                return int(form)
        return None

    def test_are_the_rules_of_the_folder(self):
        russian = {"one": "n % 10 = 1 and n % 100 != 11", "few": "n % 10 = 2..4 and n % 100 != 12..14", "many": ""}
        counted = [self.count(russian, n) for n in (0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 111, 112, 101, 104)]
        self.assertEqual([2, 0, 1, 1, 2, 2, 2, 2, 0, 1, 2, 2, 0, 1], counted)

    def test_may_list_numbers_and_join_with_or(self):
        rules = {"zero": "n = 0", "few": "n = 3,5..7 or n % 100 = 50", "other": ""}
        self.assertEqual([0, 2, 1, 2, 1, 1, 2, 1, 1], [self.count(rules, n) for n in (0, 1, 3, 4, 5, 7, 8, 50, 150)])

    def test_may_be_a_single_form(self):
        self.assertEqual([0, 0], [self.count({"other": ""}, n) for n in (1, 2)])

    def test_are_not_words_of_the_catalogue(self):
        self.assertNotIn("plurals", bake_words.bake({"en": english()}, {}))

    def test_that_are_missing(self):
        self.assert_stops({}, 'tlh, "language.plurals": is missing; at least the form "other" is needed')

    def test_with_an_unknown_name(self):
        self.assert_stops(
            {"several": "n = 2", "other": ""},
            'tlh/language.json, "language.plurals.several": a plural is called one of zero, one, two, few, many, other',
        )

    def test_with_a_rule_that_is_none(self):
        for rule in ("", "n is 1", "n = 1 and", "m = 1", "n % 0 = 1", "n = 1; exit"):
            where = 'tlh/language.json, "language.plurals.one"'
            self.assert_stops({"one": rule, "other": ""}, f"{where}: is no rule: {rule}")

    def test_whose_last_form_has_a_rule(self):
        self.assert_stops(
            {"one": "n = 1"},
            'tlh/language.json, "language.plurals.one": the last form serves all other numbers and has no rule',
        )


class NewLanguage(unittest.TestCase):
    """A language is a folder and nothing else: the real words and one more."""

    WORDS = Path(__file__).resolve().parent.parent / "words"

    def bake(self, change=lambda words: None):
        languages = bake_words.load(sorted(self.WORDS.glob("*/*.json")))
        made_up = bake_words.load(sorted(self.WORDS.glob("en/*.json")))["en"]
        made_up["language"] = {"language": language("Ubbi Dubbi")}
        change(made_up)
        return bake_words.bake({**languages, "ub": made_up}, bake_words.load_components())

    def test_is_listed_beside_the_others(self):
        self.assertIn('{"ub", "Ubbi Dubbi", kUb, std::size(kUb)},', self.bake())

    def test_that_lacks_a_sentence_of_a_game_stops_the_build(self):
        for game in bake_words.games.names():
            with self.assertRaises(baking.Stop) as caught:
                self.bake(lambda words, game=game: words[game][game].pop("verdict"))
            self.assertIn(f'ub/{game}.json, "{game}.verdict.wins": is missing', caught.exception.lines)


class Games(unittest.TestCase):
    """A game of the list that says nothing stops the build."""

    def test_must_say_what_they_are(self):
        with self.assertRaises(baking.Stop) as caught:
            bake_words.bake({"en": english()}, {"corals": {}})
        keys = ["corals.name", "corals.round", "corals.rule.intro", "game.corals.tagline"]
        lines = [f'en, "{key}": is missing; corals is in the list of games' for key in keys]
        self.assertEqual(lines, caught.exception.lines)

    def test_must_explain_what_has_a_title(self):
        words = {"name": "Corals", "round": "…", "rule": {"intro": "…", "title": {"1": "Setup"}}}
        with self.assertRaises(baking.Stop) as caught:
            bake_words.bake({"en": english(corals=words, game={"corals.tagline": "…"})}, {"corals": {}})
        self.assertEqual(['en, "corals.rule.1": is missing; the section has a title'], caught.exception.lines)


class Tables(unittest.TestCase):
    def test_are_sorted_by_key_with_english_first(self):
        text = bake_words.bake({"de": french(b="1", a={"c": "2"}), "en": english(b="1", a={"c": "2"})}, {})
        keys = [line.split('"')[1] for line in text.splitlines() if line.startswith("    {")]
        self.assertEqual(["a.c", "b", "language.name"] * 2 + ["en", "de"], keys)

    def test_list_the_languages_by_their_own_names(self):
        text = bake_words.bake({"pt-br": french(), "en": english()}, {})
        self.assertIn('    {"en", "English", kEn, std::size(kEn)},', text.splitlines())
        self.assertIn('    {"pt-br", "Français", kPtBr, std::size(kPtBr)},', text.splitlines())


class Literals(unittest.TestCase):
    def test_escape_what_cpp_reads_otherwise(self):
        self.assertEqual(r'"a\"b\\c\nd\te\001"', baking.cpp_string('a"b\\c\nd\te\x01'))

    def test_keep_other_alphabets(self):
        self.assertEqual('"Ныряльщик é"', baking.cpp_string("Ныряльщик é"))

    def test_hold_no_trigraph(self):
        self.assertEqual(r'"what?\?\?(now?)"', baking.cpp_string("what???(now?)"))


class Program(unittest.TestCase):
    """The script as the build runs it; for the plurals, because the words want those of all games."""

    def bake(self, **texts):
        with tempfile.TemporaryDirectory() as folder:
            sources = [Path(folder) / code / "all.json" for code in texts]
            for source in sources:
                source.parent.mkdir()
                source.write_text(texts[source.parent.name], encoding="utf-8")
            target = Path(folder) / "out.inc"
            script = [sys.executable, "-B", Path(__file__).with_name("bake_words.py"), "plurals", target, *sources]
            done = subprocess.run(script, capture_output=True, text=True)
            return done.returncode, done.stderr, target.exists()

    def test_writes_the_tables(self):
        self.assertEqual((0, "", True), self.bake(en='{"language.name": "English", "language.plurals.other": ""}'))

    def test_stops_with_the_culprit_and_writes_nothing(self):
        self.assertEqual(
            (1, 'words: error: fr/all.json, "a": is missing\n', False),
            self.bake(
                en='{"language.name": "English", "language.plurals.other": "", "a": "x"}',
                fr='{"language.name": "Français", "language.plurals.other": ""}',
            ),
        )

    def test_names_the_file_with_broken_syntax(self):
        status, message, written = self.bake(en="{")
        self.assertEqual((1, False), (status, written))
        self.assertIn("en/all.json: cannot be read", message)


if __name__ == "__main__":
    unittest.main()
