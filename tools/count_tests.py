"""Counts the tests in a JUnit file of ctest: count_tests.py FILE prints "PASSED FAILED"; skipped tests are neither."""

import sys
import xml.etree.ElementTree as ElementTree


def outcome(case):
    """True for passed, False for failed, None for a test that chose not to run."""
    skipped = case.find("skipped")
    if case.get("status") == "disabled":
        return None
    # ctest also calls a test "skipped" when its program is missing; that is a failure.
    if skipped is not None and skipped.get("message", "").startswith("SKIP_"):
        return None
    return case.get("status") == "run"


def count(text):
    outcomes = [outcome(case) for case in ElementTree.fromstring(text).iter("testcase")]
    return outcomes.count(True), outcomes.count(False)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        print(*count(file.read()))
