"""A language that does not say what English says stops the build, and the message names the key."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import bake_words
import baking


def english(**words):
    return {"language": {"name": "English"}, **words}


def french(**words):
    return {"language": {"name": "Français"}, **words}


class Comparison(unittest.TestCase):
    def assert_bakes(self, en, fr):
        bake_words.bake({"en": english(**en), "fr": french(**fr)})

    def assert_stops(self, en, fr, *lines):
        """Baking stops with exactly these lines."""
        with self.assertRaises(baking.Stop) as caught:
            self.assert_bakes(en, fr)
        self.assertEqual(list(lines), caught.exception.lines)

    def test_a_missing_key(self):
        self.assert_stops({"yes": "yes"}, {}, 'fr.json, "yes": is missing')

    def test_a_missing_key_inside(self):
        self.assert_stops({"a": {"b": "x"}}, {"a": {}}, 'fr.json, "a.b": is missing')

    def test_an_unknown_key(self):
        self.assert_stops({}, {"oui": "oui"}, 'fr.json, "oui": English has no such key')

    def test_a_lost_placeholder(self):
        self.assert_stops(
            {"gain": "{0} gains {1}"}, {"gain": "{0} gagne"},
            'fr.json, "gain": has placeholders {0} where English has {0}, {1}',
        )  # fmt: skip

    def test_another_placeholder(self):
        self.assert_stops(
            {"gain": "gains"}, {"gain": "gagne {2}"}, 'fr.json, "gain": has placeholders {2} where English has none'
        )

    def test_placeholders_may_change_order_form_and_number(self):
        self.assert_bakes({"gain": "{0^} gains {1} {1|coin|coins}"}, {"gain": "{1:acc} … {0} {0:nom^}"})

    def test_doubled_braces_are_no_placeholders(self):
        self.assert_bakes({"hint": "write {{0}}"}, {"hint": "écrire"})

    def test_a_placeholder_may_stand_in_braces(self):
        self.assert_stops(
            {"hint": "write {{{0}}}"}, {"hint": "écrire"},
            'fr.json, "hint": has placeholders none where English has {0}',
        )  # fmt: skip

    def test_a_broken_placeholder(self):
        for text in ["{", "}", "{x}", "{0", "{9}", "{0:}", "{0|a{b}"]:
            with self.subTest(text):
                self.assert_stops({"a": ""}, {"a": text}, f'fr.json, "a": has a broken placeholder: {text}')

    def test_a_language_may_have_the_forms_that_its_sentences_ask_for(self):
        self.assert_bakes(
            {"spy": "spy", "take": "takes {0}"}, {"spy": "espion", "spy.acc": "espions", "take": "prend {0:acc}"}
        )

    def test_a_form_that_no_sentence_asks_for_is_unknown(self):
        self.assert_stops(
            {"spy": "spy"}, {"spy": "espion", "spy.acc": "espions"}, 'fr.json, "spy.acc": English has no such key'
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
            'fr.json, "go.you": has placeholders {1} where "go" has {0}',
        )  # fmt: skip

    def test_what_english_says_to_the_reader_must_exist(self):
        self.assert_stops({"go": "{0}", "go.you": "you"}, {"go": "{0}"}, 'fr.json, "go.you": is missing')

    def test_a_key_both_flat_and_nested(self):
        self.assert_stops({"a.b": "x"}, {"a.b": "x", "a": {"b": "y"}}, 'fr.json, "a.b": this key is written twice')

    def test_a_number_in_place_of_a_text(self):
        self.assert_stops({"a": "x"}, {"a": 1}, 'fr.json, "a": must be a text')

    def test_a_text_longer_than_compilers_must_accept(self):
        self.assert_stops({"a": "x"}, {"a": "é" * 32768}, 'fr.json, "a": is longer than 65535 bytes')

    def test_a_language_without_its_name(self):
        with self.assertRaises(baking.Stop) as caught:
            bake_words.bake({"en": english(), "fr": {"language": {"name": ""}}})
        self.assertEqual(['fr.json, "language.name": is missing or empty'], caught.exception.lines)

    def test_no_english(self):
        with self.assertRaises(baking.Stop) as caught:
            bake_words.bake({"fr": french()})
        self.assertEqual(["en.json: is missing; every language is compared with English"], caught.exception.lines)

    def test_a_strange_file_name(self):
        with self.assertRaises(baking.Stop) as caught:
            bake_words.bake({"en": english(), "Old English": english()})
        self.assertEqual(
            ["Old English.json: must be named after a language code in small letters"], caught.exception.lines
        )


class Tables(unittest.TestCase):
    def test_are_sorted_by_key_with_english_first(self):
        text = bake_words.bake({"de": french(b="1", a={"c": "2"}), "en": english(b="1", a={"c": "2"})})
        keys = [line.split('"')[1] for line in text.splitlines() if line.startswith("    {")]
        self.assertEqual(["a.c", "b", "language.name"] * 2 + ["en", "de"], keys)

    def test_list_the_languages_by_their_own_names(self):
        text = bake_words.bake({"pt-br": french(), "en": english()})
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
    """The script as the build runs it."""

    def bake(self, **texts):
        with tempfile.TemporaryDirectory() as folder:
            sources = [Path(folder) / f"{code}.json" for code in texts]
            for source in sources:
                source.write_text(texts[source.stem], encoding="utf-8")
            target = Path(folder) / "out.inc"
            script = [sys.executable, "-B", Path(__file__).with_name("bake_words.py"), target, *sources]
            done = subprocess.run(script, capture_output=True, text=True)
            return done.returncode, done.stderr, target.exists()

    def test_writes_the_tables(self):
        self.assertEqual((0, "", True), self.bake(en='{"language.name": "English"}'))

    def test_stops_with_the_culprit_and_writes_nothing(self):
        self.assertEqual(
            (1, 'words: error: fr.json, "a": is missing\n', False),
            self.bake(en='{"language.name": "English", "a": "x"}', fr='{"language.name": "Français"}'),
        )

    def test_names_the_file_with_broken_syntax(self):
        status, message, written = self.bake(en="{")
        self.assertEqual((1, False), (status, written))
        self.assertIn("en.json: cannot be read", message)


if __name__ == "__main__":
    unittest.main()
