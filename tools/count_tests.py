"""Counts the tests in a report: count_tests.py FILE prints "PASSED FAILED"; skipped tests are neither.

A report is JUnit's XML, in which ctest says in an attribute how a test ended and Vitest leaves an element in a test that
did not pass, or TAP with Node's totals at its end.
"""

import re
import sys
import xml.etree.ElementTree as ElementTree


def outcome(case):
    """True for passed, False for failed, None for a test that chose not to run."""
    skipped = case.find("skipped")
    if case.get("status") is None:
        failed = case.find("failure") is not None or case.find("error") is not None
        return False if failed else None if skipped is not None else True
    if case.get("status") == "disabled":
        return None
    # ctest also calls a test "skipped" when its program is missing; that is a failure.
    if skipped is not None and skipped.get("message", "").startswith("SKIP_"):
        return None
    return case.get("status") == "run"


def count_tap(text):
    return tuple(sum(map(int, re.findall(rf"^# {word} (\d+)$", text, re.M))) for word in ("pass", "fail"))


def count(text):
    if text.startswith("TAP version"):
        return count_tap(text)
    outcomes = [outcome(case) for case in ElementTree.fromstring(text).iter("testcase")]
    return outcomes.count(True), outcomes.count(False)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        print(*count(file.read()))
