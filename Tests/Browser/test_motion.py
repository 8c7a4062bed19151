"""The change from one entry to the next: what stays moves, what differs turns into the new, what comes and goes does so as told."""

import pytest
from playwright.sync_api import expect

from fake_host import FakeHost, placed
from waiting import until

FRAME = ".home-page [data-widget=steps-small] .picture"
# Each running animation by the part that it moves: duration, delay and the first and last keyframe.
RUNNING = """() => document.getAnimations().filter((a) => a.effect.target?.closest?.('.picture')).map((a) => {
    const timing = a.effect.getComputedTiming(), frames = a.effect.getKeyframes(), target = a.effect.target;
    return { part: target.dataset.part ?? target.querySelector('[data-part]')?.dataset.part, end: timing.endTime,
             from: frames[0], to: frames.at(-1), old: target.closest('svg') !== target.closest('.picture').querySelector('svg') };
})"""


@pytest.fixture
def steps():
    host = FakeHost(widgets=[placed("steps-small", "Steps", "systemSmall", 0, 0, 0, "Steps", "", "")])
    host.widgets[0]["load"] = 40
    yield host
    host.stop()


def shown(page, host, load):
    page.wait_for_selector(".connection[data-state=live]")
    page.wait_for_timeout(150)
    host.change("steps-small", load=load)
    expect(page.locator(FRAME).get_by_text(f"{load}%", exact=True)).to_have_count(1)
    return page.evaluate(RUNNING)


def test_a_bar_grows_by_its_spring_and_no_longer_than_two_seconds(steps, open_page):
    page = open_page(steps.url)
    running = shown(page, steps, 80)
    bar = [a for a in running if a["part"] == "b2"]
    assert len(bar) == 1
    assert bar[0]["end"] == pytest.approx(2000), "five seconds are cut"
    assert "scale(0.5" in bar[0]["from"]["transform"] and bar[0]["to"]["transform"] == "none"
    assert bar[0]["from"]["easing"] == "linear" and page.evaluate(
        "document.getAnimations().some((a) => a.effect.getTiming().easing.startsWith('linear('))")


def test_a_number_rolls_up_or_down_with_its_value(steps, open_page):
    page = open_page(steps.url)
    up = [a for a in shown(page, steps, 80) if a["part"] == "d4"]
    assert len(up) == 2, "the old one leaves while the new one comes"
    arriving = next(a for a in up if a["to"]["opacity"] == "1")
    assert float(arriving["from"]["transform"].split("(")[1].split(",")[1].strip(" px)")) > 5, "a larger number comes from below"
    until(page, f"() => document.querySelectorAll('{FRAME} > svg').length === 1")
    down = [a for a in shown(page, steps, 20) if a["part"] == "d4" and a["to"]["opacity"] == "1"]
    assert float(down[0]["from"]["transform"].split("(")[1].split(",")[1].strip(" px)")) < -5


def test_a_part_comes_and_goes_by_its_transition(steps, open_page):
    page = open_page(steps.url)
    came = [a for a in shown(page, steps, 81) if a["part"] == "c3"]
    assert len(came) == 1 and came[0]["from"]["opacity"] == "0"
    assert came[0]["from"]["transform"] == "translate(0px, -18px)", "from the top, by its own height"
    until(page, f"() => document.querySelectorAll('{FRAME} > svg').length === 1")
    went = [a for a in shown(page, steps, 40) if a["part"] == "c3"]
    assert len(went) == 1 and went[0]["to"]["transform"] == "scale(0.01)"


def test_what_is_the_same_or_immediate_does_not_move(steps, open_page):
    page = open_page(steps.url)
    moving = {a["part"] for a in shown(page, steps, 80)}
    assert moving == {"b2", "d4"}
    until(page, f"() => document.querySelectorAll('{FRAME} > svg').length === 1")
    assert page.evaluate("document.getAnimations().length") == 0


def test_nothing_moves_where_motion_is_reduced(steps, open_page):
    page = open_page(steps.url, reduced_motion="reduce")
    assert shown(page, steps, 80) == []
    assert page.locator(f"{FRAME} > svg").count() == 1
