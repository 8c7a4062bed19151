"""The time bar: looking at what was and will be moves nothing; playing runs the host ahead and back."""

import re

import pytest
from playwright.sync_api import expect

from fake_time import TimeHost
from waiting import comes, until


@pytest.fixture
def times():
    host = TimeHost()
    yield host
    host.stop()


def track(page):
    """The stretch of time; it has its marks."""
    expect(page.locator(".track .entry").first).to_be_attached()
    return page.locator(".track")


def point(page, host, instant):
    """Where an instant is on the track."""
    box = track(page).bounding_box()
    low, high = (float(page.locator(".track .now").get_attribute(f"aria-value{name}")) for name in ("min", "max"))
    return box["x"] + (instant - low) / (high - low) * box["width"], box["y"] + 26


def drag(page, host, instant):
    start, end = point(page, host, host.now()), point(page, host, instant)
    page.mouse.move(start[0] + 2, start[1])
    page.mouse.down()
    page.mouse.move(*end, steps=4)
    page.mouse.up()


def shown_at(page):
    return re.search(r"[?&]at=(\d+)", page.url)


CERTAINTY = "id => document.querySelector(`[data-widget='${id}']`).dataset.then"
PROCESSOR, FOCUS = "processor-small", "focus-small"


def test_dragging_shows_what_was_and_moves_nothing(times, open_page):
    page = open_page(times.url)
    clock = page.locator(".timebar .clock")
    expect(page.get_by_role("button", name="Back to Now")).to_be_hidden()
    drag(page, times, times.started - 7200)
    assert page.evaluate(CERTAINTY, PROCESSOR) == "past"
    expect(page.locator(".timebar .subject")).to_contain_text("ago, as it was kept")
    expect(clock).not_to_be_empty()
    comes(page, lambda: {name for name, _ in times.pictures} >= {PROCESSOR, FOCUS}, True)
    asked = [at for name, at in times.pictures if name == PROCESSOR]
    assert abs(asked[-1] - (times.started - 7200)) < 700, "a picture of then"
    assert shown_at(page), "the instant is in the address"
    assert times.moves == [] and not any(path.endswith("/reload") for path in times.requests)
    # Live texts are of then, too: this timer goes to a date.
    focus = page.locator(f"[data-widget='{FOCUS}'] .live").first
    expect(focus).to_have_text(re.compile(r"^2:\d\d:\d\d$"))
    page.get_by_role("button", name="Back to Now").click()
    until(page, "id => document.querySelector(`[data-widget='${id}']`).dataset.then === undefined", PROCESSOR)
    assert not shown_at(page)
    expect(focus).to_have_text(re.compile(r"^\d\d:\d\d$"))


def test_what_is_not_known_is_said_on_the_widget(times, open_page):
    page = open_page(times.url)
    drag(page, times, times.started - 6 * 3600)
    note = page.locator(f"[data-widget='{PROCESSOR}'] .then")
    expect(note).to_contain_text("Nothing was kept before")
    assert page.evaluate(CERTAINTY, PROCESSOR) == "nothing"
    drag(page, times, times.started + 6 * 3600)
    expect(note).to_contain_text("Beyond its timeline: it would be loaded at")
    expect(page.locator(".timebar .subject")).to_contain_text("by the timelines there are")
    drag(page, times, times.started + 3600)
    assert page.evaluate(CERTAINTY, PROCESSOR) == "present"
    expect(note).to_be_hidden()
    page.keyboard.press("Escape")
    until(page, "id => document.querySelector(`[data-widget='${id}']`).dataset.then === undefined", PROCESSOR)


def test_a_link_shows_the_instant(times, open_page):
    page = open_page(f"{times.url}/?at={int(times.started - 3600)}&widget={PROCESSOR}")
    until(page, "id => document.querySelector(`[data-widget='${id}']`)?.dataset.then === 'past'", PROCESSOR)
    expect(page.locator("#inspector .why")).to_contain_text("At ")
    expect(page.locator(".timebar")).to_have_attribute("data-time", "looking")


def test_marks_say_why(times, open_page):
    times.decide(5400, "reload", "Loaded, since its timeline asked for it. Charged: 1 of 48 in 24 hours.")
    times.decide(3000, "deferred", "Put off until 14:20, though WidgetCenter was called: the hour's share of the budget is used. 12 of 48 are used.")
    times.decide(2000, "push", "Loaded, since a push came. Charged: 2 of 48 in 24 hours.", widget=FOCUS)
    page = open_page(times.url)
    track(page)
    for kind in ("reload", "deferred", "push", "planned"):
        expect(page.locator(f".track .{kind}")).to_have_count(1)
    page.locator(".track .deferred").hover()
    expect(page.locator(".tip")).to_contain_text("Put off until 14:20, though WidgetCenter was called")
    page.locator(".track .deferred").click()
    expect(page.locator(f"[data-widget='{PROCESSOR}']").first).to_have_attribute("aria-current", "true")
    expect(page.locator("#inspector .why")).to_contain_text("Put off until 14:20")
    expect(page.locator("#inspector .why")).not_to_contain_text("a push came"), "that is another widget's"
    expect(page.locator(".track .push")).to_have_count(0)
    expect(page.locator(".track .reload")).to_have_count(1)


def test_thousands_of_marks_become_few(times, open_page):
    for i in range(3000):
        times.decide((3000 - i) * 5, "reload", f"Loaded {i}.")
    page = open_page(times.url)
    expect(page.locator(".track .reload").first).to_be_attached()
    count = page.locator(".track .mark").count()
    assert count < 400, count
    many = page.locator(".track .reload[data-many]").first
    assert int(many.get_attribute("data-many")) > 10
    assert re.search(r"\d+ reloads, .* to ", many.get_attribute("aria-label"))
    seconds = page.evaluate("""() => { const start = performance.now(); for (let i = 0; i < 20; i++) document.querySelector('.track').dispatchEvent(new WheelEvent('wheel', { deltaY: i % 2 ? 60 : -60, clientX: 600, cancelable: true })); return (performance.now() - start) / 20000; }""")
    assert seconds < 0.25, seconds


def test_keys(times, open_page):
    page = open_page(times.url)
    needle = page.locator(".track .now")
    track(page)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".timebar")).to_have_attribute("data-time", "looking")
    first = int(needle.get_attribute("aria-valuenow"))
    assert first <= times.now()
    page.keyboard.press("ArrowLeft")
    assert int(needle.get_attribute("aria-valuenow")) < first
    page.keyboard.press("ArrowRight")
    assert int(needle.get_attribute("aria-valuenow")) == first
    page.keyboard.press("n")
    expect(page.locator(".timebar")).to_have_attribute("data-time", "now")
    page.keyboard.press("m")
    midnight = page.evaluate("() => { const d = new Date(Date.now()); d.setHours(24, 0, 0, 0); return d / 1000; }")
    assert abs(int(needle.get_attribute("aria-valuenow")) - midnight) <= 1
    expect(needle).to_have_attribute("aria-valuetext", re.compile("."))
    needle.focus()
    before = int(needle.get_attribute("aria-valuenow"))
    page.keyboard.press("ArrowUp")
    assert int(needle.get_attribute("aria-valuenow")) > before


def test_jumps(times, open_page):
    page = open_page(times.url, timezone_id="Europe/Berlin")
    track(page)
    needle = page.locator(".track .now")

    def jump(name):
        page.get_by_label("Jump to").select_option(name)
        return int(needle.get_attribute("aria-valuenow"))

    assert times.now() < jump("entry") <= times.now() + 901
    page.keyboard.press("n")
    assert abs(jump("reload") - (times.started - 600 + 11 * 900)) <= 1
    at = jump("clocks")
    shift = page.evaluate("at => new Date((at - 120) * 1000).getTimezoneOffset() - new Date((at + 60) * 1000).getTimezoneOffset()", at)
    assert abs(shift) == 60
    expect(page.locator(".toast")).to_contain_text(re.compile("Clocks go (forward|back) 1 hour"))
    expect(page.locator(".track .clocks")).to_have_count(1)


def test_where_clocks_never_change(times, open_page):
    page = open_page(times.url, timezone_id="UTC")
    track(page)
    page.get_by_label("Jump to").select_option("clocks")
    expect(page.locator(".toast")).to_contain_text("do not change")


def test_zoom(times, open_page):
    page = open_page(times.url)
    track(page)
    span = lambda: round(float(page.locator(".track .now").get_attribute("aria-valuemax")) - float(page.locator(".track .now").get_attribute("aria-valuemin")))
    assert span() == 86400
    page.get_by_role("button", name="1 h", exact=True).click()
    assert span() == 3600
    assert "zoom=1h" in page.url
    page.locator(".track").hover()
    page.mouse.wheel(0, -200)
    comes(page, lambda: span() < 3600, True)
    page.get_by_role("button", name="7 d", exact=True).click()
    assert span() == 7 * 86400
    expect(page.locator(".track .tick.day").nth(3)).to_be_attached()


def test_running_ahead_and_back(times, open_page):
    page = open_page(times.url)
    track(page)
    page.get_by_role("button", name="Play").click()
    comes(page, lambda: times.moves, [{"rate": 60}])
    expect(page.locator(".timebar")).to_have_attribute("data-time", "ahead")
    expect(page.locator(".timebar .subject")).to_contain_text("Ahead of the machine")
    page.get_by_role("button", name="3600×").click()
    comes(page, lambda: times.moves[-1], {"rate": 3600})
    page.get_by_role("button", name="Pause").click()
    comes(page, lambda: times.moves[-1], {"rate": 0})
    expect(page.locator(".timebar .subject")).to_contain_text("standing")
    page.get_by_role("button", name="Back to Now").click()
    comes(page, lambda: times.moves[-1], {"back": True})
    expect(page.locator(".timebar")).to_have_attribute("data-time", "now")


def test_run_to_here(times, open_page):
    page = open_page(times.url)
    drag(page, times, times.started + 2 * 3600)
    page.get_by_role("button", name="Run to Here").click()
    comes(page, lambda: len(times.moves), 1)
    assert abs(times.moves[0]["to"] - (times.started + 7200)) < 300
    expect(page.locator(".timebar")).to_have_attribute("data-time", "ahead")


def test_a_clock_that_cannot_move_is_only_looked_at(open_page):
    host = TimeHost(movable=False)
    try:
        page = open_page(host.url)
        drag(page, host, host.started + 2 * 3600)
        expect(page.get_by_role("button", name="Run to Here")).to_be_hidden()
        page.get_by_role("button", name="Back to Now").click()
        page.get_by_role("button", name="Play").click()
        assert host.moves == []
    finally:
        host.stop()


def test_the_past_plays_until_now(times, open_page):
    page = open_page(times.url)
    drag(page, times, times.started - 3600)
    page.get_by_role("button", name="3600×").click()
    page.get_by_role("button", name="Play").click()
    expect(page.locator(".timebar")).to_have_attribute("data-time", "now")
    assert times.moves == [], "nothing but looking"


def test_low_power_and_load(times, open_page):
    page = open_page(times.url)
    button = page.get_by_role("button", name="Low Power Mode")
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    comes(page, lambda: times.moves, [{"lowPower": True}])
    expect(button).to_have_attribute("aria-pressed", "true")
    page.get_by_label("Load of the device").fill("50")
    comes(page, lambda: times.moves[-1], {"load": 0.5})


def test_the_ledger(times, open_page):
    for i in range(250):
        times.decide((250 - i) * 60, ("reload", "deferred", "merged")[i % 3], f"Sentence {i}.", widget=(PROCESSOR, FOCUS)[i % 2])
    page = open_page(times.url)
    page.click(f"[data-widget='{PROCESSOR}']")
    page.get_by_role("button", name="Ledger", exact=True).click()
    rows = page.locator(".ledger-table tbody tr")
    expect(rows).to_have_count(100)
    expect(page.get_by_label("Widget", exact=True)).to_have_value(PROCESSOR)
    numbers = rows.evaluate_all("list => list.map(e => Number(e.dataset.number))")
    assert numbers == sorted(numbers, reverse=True) and all(number % 2 for number in numbers)
    page.locator(".ledger-end").scroll_into_view_if_needed()
    expect(rows).to_have_count(125)
    expect(page.locator(".ledger-end")).to_contain_text("125 decisions")
    page.get_by_role("button", name="Put Off", exact=True).click()
    expect(page.locator(".ledger-table tr[data-outcome=charged]")).to_have_count(0)
    expect(rows.first.locator(".outcome")).to_have_text("Put off")
    assert "outcome=deferred" in page.url
    page.get_by_label("Widget", exact=True).select_option("")
    expect(page.locator(".budget-plot")).to_be_hidden()
    # A row shows the stage of then, and says why.
    page.get_by_label("Widget", exact=True).select_option(PROCESSOR)
    rows.nth(4).get_by_role("button").click()
    expect(page.locator(".ledger-panel .answer")).to_contain_text("Sentence")
    expect(page.locator(".ledger-table tr[aria-current]")).to_have_count(1)
    expect(page.locator(".timebar")).to_have_attribute("data-time", "looking")


def test_a_new_decision_comes_on_top(times, open_page):
    times.decide(60, "reload", "One.")
    page = open_page(f"{times.url}/?surface=ledger")
    rows = page.locator(".ledger-table tbody tr")
    expect(rows).to_have_count(1)
    times.decide(30, "deferred", "Two.")
    times.send("ledger", {"id": PROCESSOR})
    expect(rows).to_have_count(2)
    expect(rows.first.locator(".outcome")).to_have_text("Put off")


@pytest.mark.parametrize("width, height", [(1440, 900), (1280, 800), (1024, 768), (390, 844)])
def test_it_has_room(times, open_page, width, height):
    times.decide(3000, "deferred", "Put off until 14:20, though WidgetCenter was called: the hour's share of the budget is used.")
    page = open_page(times.url, width=width, height=height)
    track(page)

    def everything_fits():
        bar = page.locator(".timebar").bounding_box()
        parts = [page.locator(".track").bounding_box(), *page.eval_on_selector_all(".timebar .legend > *", "list => list.filter((e) => e.offsetWidth).map((e) => e.getBoundingClientRect().toJSON())")]
        assert len(parts) >= 3
        for box in parts:
            assert bar["x"] <= box["x"] and box["x"] + box["width"] <= bar["x"] + bar["width"] + 1, box
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")

    everything_fits()
    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Run to Here")).to_be_visible()
    everything_fits()
    page.get_by_role("button", name="Run to Here").click()
    expect(page.locator(".timebar")).to_have_attribute("data-time", "ahead")
    everything_fits()
