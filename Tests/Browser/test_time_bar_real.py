"""The time bar of the real `vitrine dev`: it runs a copy ahead, and nothing real has happened after. Needs VITRINE_BIN."""

import json
import urllib.request

from playwright.sync_api import expect

from waiting import until

SLOW = 120_000


def get(real, path):
    return json.load(urllib.request.urlopen(real.url + path, timeout=60))


def real_rows(real):
    return [(row["number"], row["at"], row["outcome"]) for row in get(real, "/api/ledger?limit=2000")["rows"]]


def test_a_day_ahead_and_back(real, open_page):
    page = open_page(real.url)
    page.wait_for_selector(".home-page .widget .picture > svg", timeout=SLOW)
    # The first loads are over.
    real.until(lambda state: state["widgets"] and all(widget["entry"] for widget in state["widgets"]), 120)
    rows, now = real_rows(real), real.now()
    there = {widget["id"]: widget["reloads"] for widget in real.state()["widgets"]}

    # Looking ahead: no reload, no charge.
    page.keyboard.press("m")
    until(page, "() => [...document.querySelectorAll('.home-page [data-widget]')].some((e) => e.dataset.then)", None, 20)
    assert "at=" in page.url
    assert real_rows(real) == rows
    page.keyboard.press("n")

    # Running ahead: both happen, on a copy.
    answer = real.post("/api/time", {"to": now + 6 * 3600})
    assert answer["ahead"] and answer["course"] == 1
    real.until(lambda state: "destination" not in state["clock"], 300)
    expect(page.locator(".timebar")).to_have_attribute("data-time", "ahead")
    ahead = real.state()
    assert ahead["now"] >= now + 6 * 3600
    assert any(widget["reloads"] > there[widget["id"]] + 3 for widget in ahead["widgets"]), "they were loaded again and again"
    assert any(row[1] > now + 3600 for row in real_rows(real)), "the ledger says so"
    past = get(real, f"/api/timebar?from={now}&to={now + 6 * 3600}")
    assert any(stretch["certainty"] == "past" for widget in past["widgets"] for stretch in widget["stretches"])
    # What is shown an hour after now was kept there.
    identifier = past["widgets"][0]["id"]
    picture = urllib.request.urlopen(f"{real.url}/api/widgets/{identifier}.svg?at={now + 3600}&course=1", timeout=20).read()
    assert picture.startswith(b"<svg") or b"<svg" in picture[:200]
    # Extensions see that time, too: their entries are of it.
    assert any(widget["entry"]["date"] > now + 3600 for widget in ahead["widgets"])

    page.get_by_role("button", name="Back to Now").click()
    expect(page.locator(".timebar")).to_have_attribute("data-time", "now", timeout=SLOW)
    after = real.state()
    assert not after["clock"]["ahead"] and after["now"] < now + 3600
    assert {widget["id"] for widget in after["widgets"]} == set(there)
    kept = real_rows(real)
    assert kept[-len(rows):] == rows and all(at < now + 3600 for _, at, _ in kept), "no row came from the copy, none went"
    # And after a kill in the middle of a run ahead it is all there, too.
    real.post("/api/time", {"rate": 3600})
    real.process.kill()
    real.process.wait()
    real.start()
    real.wait()
    again = real.state()
    assert {widget["id"] for widget in again["widgets"]} == set(there)
    assert not again["clock"]["ahead"]
    assert all(at < now + 3600 for _, at, _ in real_rows(real))
