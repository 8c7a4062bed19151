"""Previews of a project in every form, listed and drawn by the real program."""

import json
import os
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROJECT = ROOT / "Tests/Fixtures/Projects/Previews"


@pytest.fixture
def vitrine(tmp_path):
    binary = os.environ.get("VITRINE_BIN")
    if not binary:
        pytest.skip("VITRINE_BIN is not set: build vitrine and name the executable to run these tests")
    environment = os.environ | {"XDG_STATE_HOME": str(tmp_path / "state")}

    def run(command, *arguments):
        words = [os.path.abspath(binary), command, str(PROJECT), *arguments]
        return subprocess.run(words, capture_output=True, text=True, env=environment, timeout=300)

    return run


def test_the_list_has_every_preview_with_its_place(vitrine):
    answer = vitrine("list", "--json")
    assert answer.returncode == 0, answer.stderr
    previews = json.loads(answer.stdout)["previews"]
    assert len(previews) == 22
    small = previews[0]
    assert (small["number"], small["name"], small["form"], small["family"]) == (1, "Ebb and flow", "widget", "systemSmall")
    assert small["file"].endswith("Previews/Previews.swift") and small["line"] == 5
    two = next(each for each in previews if each.get("name") == "Two")
    source = (PROJECT / "Previews.swift").read_text().splitlines()
    assert "struct Tide_Previews: PreviewProvider" in source[two["line"] - 1]


def test_previews_are_drawn_by_name_number_and_place(vitrine, tmp_path):
    out = tmp_path / "out"
    answer = vitrine("render", "--source", "preview:Ebb and flow", "--out", str(out), "--json")
    assert answer.returncode == 0, answer.stderr
    facts = json.loads(answer.stdout)
    assert [each["entry"]["index"] for each in facts["previews"]] == [0, 1]
    assert facts["previews"][0]["size"] == {"width": 158, "height": 158}
    assert sorted(each.name for each in out.iterdir()) == ["Ebb and flow-0.png", "Ebb and flow-1.png"]

    assert vitrine("render", "--source", "preview:Previews.swift:5", "--out", str(tmp_path / "one.png")).returncode == 0
    assert (tmp_path / "one.png").read_bytes() == (out / "Ebb and flow-0.png").read_bytes()

    ferry = vitrine("render", "--source", "preview:Ferry", "--out", str(out), "--json")
    assert [each["presentation"] for each in json.loads(ferry.stdout)["activities"]] == ["content", "content"]


def test_mistakes_are_told_and_cost_no_other_picture(vitrine, tmp_path):
    unknown = vitrine("render", "--source", "preview:Flood", "--out", str(tmp_path / "out"))
    assert unknown.returncode == 2
    assert "no preview `Flood`" in unknown.stderr and "`Ebb and flow`" in unknown.stderr

    everything = vitrine("render", "--source", "preview", "--out", str(tmp_path / "out"), "--json")
    assert everything.returncode == 1
    facts = json.loads(everything.stdout)
    assert len(facts["missing"]) == 5
    messages = " ".join(each["message"] for each in facts["missing"])
    assert "no entries" in messages and "HarbourEntry" in messages and "UIKit" in messages
    assert "Unexpectedly found nil" in messages and "Previews.swift:" in messages
    assert {"After", "Island"} <= {each.stem for each in (tmp_path / "out").iterdir()}

    several = vitrine("render", "--source", "preview:Tide_Previews", "--out", str(tmp_path / "one.png"))
    assert several.returncode == 2 and "previews match" in several.stderr
