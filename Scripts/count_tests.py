#!/usr/bin/env python3
"""Adds up what the test runners said in the logs of a folder and prints one closing line.

    count_tests.py FOLDER

Exits with 1 when a test failed, when a runner stopped before its closing line, or when no test ran.
"""

import re
import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Count:
    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __add__(self, other: "Count") -> "Count":
        return Count(
            self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped
        )

    @property
    def total(self) -> int:
        return self.passed + self.failed + self.skipped


def xctest(log: str) -> Count | None:
    """Counts test cases; one that began and never ended (a crash) has failed."""
    started = set(re.findall(r"^Test Case '([^']+)' started", log, re.M))
    ended = dict(re.findall(r"^Test Case '([^']+)' (passed|failed|skipped) \(", log, re.M))
    if not started:
        return None
    count = Count()
    for name in started:
        match ended.get(name):
            case "passed":
                count.passed += 1
            case "skipped":
                count.skipped += 1
            case _:
                count.failed += 1
    return count


def swift_testing(log: str) -> Count | None:
    """Counts the tests of Swift Testing, from its marks at the ends of tests."""
    passed = len(re.findall(r"^. Test (?!run with |case ).* passed after ", log, re.M))
    failed = len(re.findall(r"^. Test (?!run with |case ).* failed after ", log, re.M))
    skipped = len(re.findall(r"^. Test (?!run with |case ).* skipped", log, re.M))
    return Count(passed, failed, skipped) if passed + failed + skipped else None


def pytest(log: str) -> Count | None:
    """Reads pytest's closing line, such as `2 failed, 3 passed, 1 skipped in 4.5s`."""
    lines = re.findall(r"^=*\s*((?:\d+ \w+,? ?)+) in [\d.]+s.*$", log, re.M)
    if not lines:
        return None
    count = Count()
    for number, word in re.findall(r"(\d+) (\w+)", lines[-1]):
        if word in ("passed", "xpassed"):
            count.passed += int(number)
        elif word in ("failed", "error", "errors"):
            count.failed += int(number)
        elif word in ("skipped", "xfailed"):
            count.skipped += int(number)
    return count


READERS = {"swift": [xctest, swift_testing], "browser": [pytest], "push": [pytest]}


def main(folder: Path) -> int:
    total = Count()
    is_good = True
    for name, readers in READERS.items():
        log = folder / f"{name}.log"
        if not log.exists():
            continue
        text = log.read_text(errors="replace")
        counts = [count for reader in readers if (count := reader(text)) is not None]
        if not counts:
            print(f"The runner '{name}' ran no test.", file=sys.stderr)
            is_good = False
        total = sum(counts, total)
    if total.total == 0:
        print("No test ran.", file=sys.stderr)
        is_good = False
    print(f"{total.passed} passed, {total.failed} failed, {total.skipped} skipped", flush=True)
    return 0 if is_good and total.failed == 0 else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
