"""live.js by table: what each live text reads at an instant."""

import pytest

NOW = 1_700_000_000
MINUTE, HOUR, DAY = 60, 3600, 86400


@pytest.fixture(scope="module")
def read(browser):
    """A function that formats live texts in the browser."""
    from fake_host import FakeHost
    host = FakeHost()
    page = browser.new_page()
    page.goto(host.url)

    def read(live, now=NOW):
        return page.evaluate("async ([live, now]) => (await import('/assets/modules/live.js')).format(live, now)", [live, now])

    yield read
    page.close()
    host.stop()


@pytest.mark.parametrize("away, text", [
    (0, "0:00"), (1, "0:01"), (59, "0:59"), (900, "15:00"), (899.4, "15:00"), (3723, "1:02:03"), (36000, "10:00:00"),
    (26 * HOUR + 184, "26:03:04"), (-1, "0:01"), (-0.4, "0:00"), (-75.9, "1:15"), (-HOUR, "1:00:00"),
])
def test_timer(read, away, text):
    assert read({"style": "timer", "date": NOW + away}) == text


@pytest.mark.parametrize("away, text", [
    (0, "0 sec"), (1, "1 sec"), (674, "11 min, 14 sec"), (-674, "11 min, 14 sec"), (2 * HOUR + 23 * MINUTE + 5, "2 hr, 23 min"),
    (2 * HOUR, "2 hr"), (2 * HOUR + 5, "2 hr"), (DAY + 2 * HOUR, "1 day, 2 hr"), (-2 * DAY, "2 days"),
    (8 * DAY, "1 wk, 1 day"), (15 * DAY, "2 wks, 1 day"), (MINUTE, "1 min"),
])
def test_relative(read, away, text):
    assert read({"style": "relative", "date": NOW + away}) == text


def test_relative_counts_months_by_the_calendar(read):
    january, march, next_year = 1_704_067_200, 1_709_251_200, 1_738_368_000  # 2024-01-01, 2024-03-01, 2025-02-01
    assert read({"style": "relative", "date": march}, january) == "2 mths"
    assert read({"style": "relative", "date": january}, next_year) == "1 yr, 1 mth"


@pytest.mark.parametrize("away, text", [
    (0, "+0 seconds"), (1, "+1 second"), (-660, "-11 minutes"), (-719, "-11 minutes"), (2 * HOUR, "+2 hours"), (-HOUR, "-1 hour"),
    (3 * DAY, "+3 days"), (-7 * DAY, "-1 week"), (-400 * DAY, "-1 year"),
])
def test_offset(read, away, text):
    assert read({"style": "offset", "date": NOW + away}) == text


@pytest.mark.parametrize("values, now, text", [
    ({}, NOW, "10:00"), ({}, NOW - 50, "10:00"), ({}, NOW + 61, "8:59"), ({}, NOW + 600, "0:00"), ({}, NOW + 9999, "0:00"),
    ({"countsDown": False}, NOW - 5, "0:00"), ({"countsDown": False}, NOW + 61, "1:01"), ({"countsDown": False}, NOW + 9999, "10:00"),
    ({"pause": NOW + 120}, NOW + 100, "8:20"), ({"pause": NOW + 120}, NOW + 400, "8:00"),
    ({"end": NOW + 5400}, NOW, "1:30:00"), ({"end": NOW + 5400, "showsHours": False}, NOW, "90:00"),
])
def test_timer_interval(read, values, now, text):
    live = {"style": "timerInterval", "start": NOW, "end": NOW + 600, "pause": None, "countsDown": True, "showsHours": True, **values}
    assert read(live, now) == text


def test_a_style_of_tomorrow_is_left_alone(read):
    assert read({"style": "stopwatch", "date": NOW}) is None
