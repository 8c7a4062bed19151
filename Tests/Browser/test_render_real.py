"""`vitrine render` on a bundle with one of everything, by the real program."""

import json
import os
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture
def render(tmp_path):
    binary = os.environ.get("VITRINE_BIN")
    if not binary:
        pytest.skip("VITRINE_BIN is not set: build vitrine and name the executable to run these tests")
    environment = os.environ | {"XDG_STATE_HOME": str(tmp_path / "state")}

    def run(*arguments, project="Mixed"):
        folder = ROOT / "Tests/Fixtures/Projects" / project
        command = [os.path.abspath(binary), "render", str(folder), "--out", str(tmp_path / "out"), *arguments]
        return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=300)

    return run


def test_one_crash_does_not_cost_the_other_pictures(render, tmp_path):
    answer = render("--json")
    assert answer.returncode == 1
    facts = json.loads(answer.stdout)
    assert {(each["kind"], each["family"]) for each in facts["pictures"]} == {("steady", "systemSmall"), ("steady", "accessoryInline")}
    assert [(each["kind"], each["span"]) for each in facts["controls"]] == [("ping", "small"), ("ping", "wide"), ("ping", "large")]
    assert [each["presentation"] for each in facts["activities"]] == ["content", "compact", "minimal", "expanded"]
    (missing,) = facts["missing"]
    assert (missing["kind"], missing["family"]) == ("trapping", "systemSmall")
    assert "Index out of range. In Mixed.Trapping.getTimeline" in missing["message"] and "Mixed.swift:" in missing["message"]
    assert len(list((tmp_path / "out").glob("*.png"))) == 9

    # For people the same, in words.
    answer = render()
    assert answer.returncode == 1
    assert "RideAttributes has no #Preview, so it is drawn with made-up values" in answer.stderr
    assert "trapping systemSmall: error: The extension crashed" in answer.stderr
    assert answer.stderr.rstrip().endswith("the other pictures are there.")


def test_where_nothing_can_be_drawn_the_reason_is_the_last_word(render):
    answer = render("--kind", "trapping")
    assert answer.returncode == 1
    assert answer.stderr.startswith("error: The extension crashed"), answer.stderr


def test_one_file_has_room_for_one_picture(render, tmp_path):
    answer = render("--out", str(tmp_path / "one.png"))
    assert answer.returncode == 2
    assert "7 pictures match, but --out names one file" in answer.stderr
    answer = render("--kind", "steady", "--family", "small", "--out", str(tmp_path / "one.png"))
    assert answer.returncode == 0 and (tmp_path / "one.png").stat().st_size > 1000


def test_a_widget_of_before_ios_17_is_drawn_as_one_if_asked(render, tmp_path):
    picture = tmp_path / "legacy.svg"

    def facts(*arguments):
        answer = render("--json", "--out", str(picture), *arguments, project="Legacy")
        assert answer.returncode == 0, answer.stderr
        (drawn,) = json.loads(answer.stdout)["pictures"]
        return [each["code"] for each in drawn["findings"]]

    orange = '<rect x="0" y="0" width="158" height="158" fill="#ff8d28"/>'
    assert facts() == ["no-container-background"] and orange not in picture.read_text()
    # Without content margins, and on the system's background.
    assert facts("--linked-sdk", "16") == [] and orange in picture.read_text()
    assert facts("--linked-sdk", "17") == ["no-container-background"]
    answer = render("--linked-sdk", "19", project="Legacy")
    assert answer.returncode != 0
    assert "There is no such SDK; known are those of iOS 14, 15, 16, 17, 18, 26" in answer.stderr
