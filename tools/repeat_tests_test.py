#!/usr/bin/env python3
"""Tests of repeat_tests.py."""

import subprocess
import sys
import unittest

import repeat_tests

REPORT = """<testsuite>
<testcase name="server.Play.Answers" status="run"/>
<testcase name="server.Play.Waits" status="fail"><failure message=""/></testcase>
<testcase name="server.Play.Never" status="disabled"/>
</testsuite>"""

TAP = """TAP version 13
# Subtest: online_test.mjs
    # Subtest: two people play
    ok 1 - two people play
      ---
      duration_ms: 12
      ...
    # Subtest: one goes away
    not ok 2 - one goes away
    # Subtest: not here
    ok 3 - not here # SKIP no browser
    1..3
not ok 1 - online_test.mjs
1..1
# pass 1
# fail 2
"""


class Reports(unittest.TestCase):
    def test_of_ctest_name_each_test_that_ran(self):
        self.assertEqual(
            repeat_tests.cases_of_ctest(REPORT), [("server.Play.Answers", True), ("server.Play.Waits", False)]
        )

    def test_of_node_name_the_parts_and_the_whole_only_where_it_failed(self):
        self.assertEqual(
            repeat_tests.cases_of_tap(TAP),
            [("two people play", True), ("one goes away", False), ("online_test.mjs", False)],
        )
        self.assertEqual(repeat_tests.cases_of_tap(TAP.replace("not ok", "ok"))[-1], ("one goes away", True))


class Counting(unittest.TestCase):
    def test_names_what_failed_once_with_how_often(self):
        tally = repeat_tests.Tally()
        for passed in (True, False, True):
            tally.add([("a", True), ("b", passed)])
        self.assertEqual(str(tally), "1 of 3 failed: b\n6 runs of 2 tests, 1 failed")


class TheLoad(unittest.TestCase):
    def test_ends_with_what_it_is_beside(self):
        load = repeat_tests.Load(2)
        with load:
            self.assertTrue(all(process.poll() is None for process in load.processes))
        self.assertTrue(all(process.returncode is not None for process in load.processes))

    def test_ends_when_its_parent_is_killed(self):
        source = "import os, subprocess, sys, repeat_tests as r\n"
        source += "p = subprocess.Popen([sys.executable, '-c', r.BUSY, str(os.getpid())])\n"
        source += "print('ended', flush=True)\nos._exit(0)"
        with subprocess.Popen(
            [sys.executable, "-c", source], stdout=subprocess.PIPE, cwd=repeat_tests.ROOT / "tools"
        ) as parent:
            # Their output ends only when the last process that holds it does.
            self.assertEqual(parent.stdout.read(), b"ended\n")


if __name__ == "__main__":
    unittest.main()
