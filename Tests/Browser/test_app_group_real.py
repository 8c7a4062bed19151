"""An app and its widget that share an App Group, by the real `vitrine dev` and `vitrine app`."""

import json
import os
import pathlib
import subprocess

import pytest

from vitrine_dev import real_host


@pytest.fixture
def counter(tmp_path):
    yield from real_host("Tests/Fixtures/Projects/Counter", tmp_path)


def shown(state, words):
    return next((each for each in state["widgets"] if words in each["accessibility"]), None)


def test_what_the_app_sets_is_in_the_widget_and_the_other_way_round(counter):
    """Statements 98, 252, 265: a change of the app's data followed by a reload changes the widget; both read one App Group."""
    counter.until(lambda state: shown(state, "count 0"), 90)
    for number in (5, 7):
        assert f"set {number}" in counter.vitrine("app", str(counter.folder), "--", str(number))
        widget = counter.until(lambda state: shown(state, f"count {number}"))
    answer = counter.post(f"/api/widgets/{widget['id']}/tap", {"hit": widget["hits"][0]["token"], "nonce": "a-first-tap"})
    assert answer["result"] == "performed", answer
    counter.until(lambda state: shown(state, "count 8"))
    assert "count 8" in counter.vitrine("app", str(counter.folder))
    counter.restart()
    counter.until(lambda state: shown(state, "count 8"))

    # The ledger says who asked, and that it was free.
    facts = json.loads(counter.vitrine("budget", "--json"))
    rows = [(row["cause"], row["outcome"], row["rule"]) for row in facts["ledger"]]
    assert ("widgetCenter", "granted", "appInForeground") in rows, rows
    assert ("interaction", "granted", "interaction") in rows, rows
    assert [each["budget"]["used"] for each in facts["widgets"]] == [0]


def test_defaults_are_looked_at_and_changed_from_the_command_line(counter):
    """Statement 98: a change of the shared data followed by a reload changes the widget."""
    counter.until(lambda state: shown(state, "count 0"), 90)
    assert "1 widget is loaded again" in counter.vitrine("defaults", "group.example.counter", "count", "41")
    widget = counter.until(lambda state: shown(state, "count 41"))
    counter.post(f"/api/widgets/{widget['id']}/tap", {"hit": widget["hits"][0]["token"], "nonce": "a-tap-of-it"})
    counter.until(lambda state: shown(state, "count 42"))
    facts = json.loads(counter.vitrine("defaults", "group.example.counter", "count", "--json"))
    assert facts == {"group": "group.example.counter", "values": {"count": {"type": "integer", "value": "42"}}}


def test_a_program_that_nobody_told_of_a_host_finds_the_one_that_shows_its_project(counter):
    counter.until(lambda state: shown(state, "count 0"), 90)
    counter.vitrine("app", str(counter.folder), "--", "1")
    counter.until(lambda state: shown(state, "count 1"))
    caches = pathlib.Path(os.environ.get("XDG_CACHE_HOME", pathlib.Path.home() / ".cache"))
    program = max((caches / "vitrine").rglob("bin/CounterApp-*/CounterApp-*"), key=lambda path: path.stat().st_mtime)
    environment = {name: counter.environment[name] for name in ("PATH", "HOME", "XDG_STATE_HOME")}
    said = subprocess.run([program, "6"], env=environment, capture_output=True, text=True, timeout=60, check=True).stdout
    assert "set 6" in said
    counter.until(lambda state: shown(state, "count 6"))


def test_what_is_set_stays_with_the_project(counter):
    counter.until(lambda state: shown(state, "count 0"), 90)
    counter.vitrine("app", str(counter.folder), "--", "3")
    files = list((counter.folder.parent / "state").rglob("group.example.counter.plist"))
    assert len(files) == 1, files
