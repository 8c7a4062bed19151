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

    read.url = host.url
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
    (8 * DAY, "8 days"), (15 * DAY + HOUR, "15 days, 1 hr"), (DAY + 300, "1 day"), (MINUTE, "1 min"),
])
def test_relative(read, away, text):
    assert read({"style": "relative", "date": NOW + away}) == text


def test_relative_counts_months_by_the_calendar(read):
    january, march, next_year = 1_704_067_200, 1_709_251_200, 1_738_368_000  # 2024-01-01, 2024-03-01, 2025-02-01
    assert read({"style": "relative", "date": march}, january) == "2 mths"
    assert read({"style": "relative", "date": january}, next_year) == "1 yr, 1 mth"


@pytest.mark.parametrize("away, text", [
    (0, "+0 seconds"), (1, "-1 second"), (660, "-11 minutes"), (719, "-11 minutes"), (-2 * HOUR, "+2 hours"), (HOUR, "-1 hour"),
    (-3 * DAY, "+3 days"), (7 * DAY, "-7 days"), (-400 * DAY, "+1 year"),
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


def test_other_languages_use_the_browsers_words(read):
    assert read({"style": "offset", "date": NOW + 660, "locale": "de_DE"}) == "-11 Minuten"
    assert read({"style": "relative", "date": NOW + 674, "locale": "fr_FR"}).split() == ["11", "min,", "14", "s"]


def test_months_are_those_of_the_time_zone(read):
    first, later = 1_709_262_000, 1_711_940_400  # 2024-03-01 and 2024-04-01 at 03:00 in GMT: the evening before in New York
    live = {"style": "relative", "date": later}
    assert read({**live, "timeZone": "GMT"}, first) == "1 mth"
    assert read({**live, "timeZone": "America/New_York"}, first) == "1 mth, 2 days"


def test_parts_keep_their_fixed_words(read, browser):
    page = browser.new_page()
    try:
        page.goto(read.url)
        texts = page.evaluate("""async () => {
            const { tick } = await import('/assets/modules/live.js');
            const root = document.createElement('div');
            root.innerHTML = `<svg><text class="live"><tspan>Ends in </tspan><tspan>?</tspan></text><g class="live"></g></svg>`;
            const live = { locale: 'en_US', timeZone: 'GMT', parts: [{ text: 'Ends in ' }, { style: 'timer', date: 1000 }] };
            let stale = 0;
            root.addEventListener('stale', () => stale++);
            for (const element of root.querySelectorAll('.live')) element.dataset.live = JSON.stringify(live);
            tick(root, 910);
            const first = root.textContent;
            tick(root, 910);
            tick(root, 911);
            return [first, root.textContent, stale];
        }""")
        assert texts == ["Ends in 1:30", "Ends in 1:29", 1]
    finally:
        page.close()
