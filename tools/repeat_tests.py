#!/usr/bin/env python3
"""Runs tests again and again beside a load, and counts how each ended: finds those that the speed of a machine decides.

    tools/repeat_tests.py server storage                     every test of two labels of ctest, 50 times
    tools/repeat_tests.py --times 10 tests/browser/*_test.mjs

The load keeps every core busy all the while (--load chooses how many processes it has). A test that failed once is
named with how often, and its runs are kept in build/repeated; then the last word is the status 1.
"""

import argparse
import collections
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import count_tests

ROOT = Path(__file__).resolve().parent.parent
# Ends by itself, should this script be killed.
BUSY = "import os, sys\nwhile os.getppid() == int(sys.argv[1]):\n    for _ in range(1_000_000): pass"


class Load:
    """So many processes that do nothing but keep a core busy."""

    def __init__(self, processes):
        self.count, self.processes = processes, []

    def __enter__(self):
        self.processes = [subprocess.Popen([sys.executable, "-c", BUSY, str(os.getpid())]) for _ in range(self.count)]

    def __exit__(self, *_):
        for process in self.processes:
            process.kill()
            process.wait()


def cases_of_ctest(text):
    """(name, passed) for each test of a report that did run."""
    cases = ((case.get("name"), count_tests.outcome(case)) for case in ElementTree.fromstring(text).iter("testcase"))
    return [(name, passed) for name, passed in cases if passed is not None]


def cases_of_tap(text):
    """The same of what Node says, for tests without parts: their parts tell more."""
    found = re.findall(r"^( *)(not ok|ok) \d+ - (.*?)(?: # (SKIP|TODO).*)?$", text, re.M)
    cases, parts = [], 0  # a test stands behind its parts, which are indented
    for indent, word, name, left_out in found:
        whole = parts > len(indent)
        parts = len(indent)
        if not left_out and not (whole and word == "ok"):
            cases.append((name, word == "ok"))
    return cases


class Tally:
    def __init__(self):
        self.runs, self.failures = collections.Counter(), collections.Counter()

    def add(self, cases):
        for name, passed in cases:
            self.runs[name] += 1
            if not passed:
                self.failures[name] += 1

    def __str__(self):
        lines = [f"{count} of {self.runs[name]} failed: {name}" for name, count in self.failures.most_common()]
        lines.append(f"{sum(self.runs.values())} runs of {len(self.runs)} tests, {sum(self.failures.values())} failed")
        return "\n".join(lines)


def run_label(label, build, report):
    command = ["ctest", "--test-dir", str(build), "--label-regex", f"^{label}$", "--parallel", str(os.cpu_count()),
               "--no-tests=error", "--output-junit", str(report)]  # fmt: skip
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if not report.exists():
        sys.exit(done.stdout)
    return cases_of_ctest(report.read_text(encoding="utf-8"))


def run_file(path, report):
    with report.open("w", encoding="utf-8") as output:
        command = ["node", "--test", "--test-reporter=tap", path]
        subprocess.run(command, stdout=output, stderr=subprocess.STDOUT, check=False)
    return cases_of_tap(report.read_text(encoding="utf-8")) or [(path, False)]


def repeat(what, times, build, kept):
    tally = Tally()
    name = Path(what).stem
    for number in range(1, times + 1):
        report = kept / f"{name}-{number}.txt"
        report.unlink(missing_ok=True)
        cases = run_file(what, report) if what.endswith(".mjs") else run_label(what, build, report)
        tally.add(cases)
        failed = [case for case, passed in cases if not passed]
        if not failed:
            report.unlink()
        print(f"{name} {number}: {', '.join(failed) if failed else 'passed'}", flush=True)
    return tally


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--load", type=int, default=os.cpu_count(), metavar="PROCESSES")
    parser.add_argument("--build", type=Path, default=ROOT / "build")
    parser.add_argument("what", nargs="+", metavar="LABEL|FILE")
    options = parser.parse_args()
    kept = ROOT / "build" / "repeated"
    kept.mkdir(parents=True, exist_ok=True)
    tallies = {}
    with Load(options.load):
        for what in options.what:
            tallies[what] = repeat(what, options.times, options.build.resolve(), kept)
    for what, tally in tallies.items():
        print(f"\n{what}:\n{tally}")
    return 1 if any(tally.failures for tally in tallies.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
