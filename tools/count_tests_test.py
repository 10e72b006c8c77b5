"""Every way a test can end is counted on the right side."""

import unittest

import count_tests


def suite(*cases):
    return f"<testsuite>{''.join(cases)}</testsuite>"


PASSED = '<testcase name="a" status="run"/>'
FAILED = '<testcase name="b" status="fail"><failure message=""/></testcase>'
SKIPPED = '<testcase name="c" status="notrun"><skipped message="SKIP_REGULAR_EXPRESSION_MATCHED"/></testcase>'
DISABLED = '<testcase name="d" status="disabled"/>'
MISSING = '<testcase name="e" status="notrun"><skipped message="Unable to find executable: e"/></testcase>'


class Count(unittest.TestCase):
    def test_nothing(self):
        self.assertEqual((0, 0), count_tests.count(suite()))

    def test_passed_and_failed(self):
        self.assertEqual((2, 1), count_tests.count(suite(PASSED, FAILED, PASSED)))

    def test_skipped_and_disabled_are_neither(self):
        self.assertEqual((1, 0), count_tests.count(suite(SKIPPED, PASSED, DISABLED)))

    def test_a_missing_program_is_a_failure(self):
        self.assertEqual((0, 1), count_tests.count(suite(MISSING)))

    def test_without_a_status_the_elements_tell(self):
        cases = suite(
            '<testcase name="a"/>',
            '<testcase name="b"><failure message=""/></testcase>',
            '<testcase name="c"><error message=""/></testcase>',
            '<testcase name="d"><skipped/></testcase>',
            '<testsuite><testcase name="e"/></testsuite>',
        )
        self.assertEqual((2, 2), count_tests.count(cases))

    def test_node_tells_totals(self):
        text = "TAP version 13\nok 1 - a\n# pass 7 of them\n1..5\n# tests 5\n# pass 3\n# fail 2\n# skipped 0\n"
        self.assertEqual((3, 2), count_tests.count(text))


if __name__ == "__main__":
    unittest.main()
